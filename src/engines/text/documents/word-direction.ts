import { decodeXML } from 'entities';
import { textDirection } from '../../../shared/text/text-direction.ts';
import { isRightToLeft } from '../../../shared/translation/languages.ts';
import { type MarkupToken, markupTokens } from './markup-tokens.ts';
import type { Range } from './text-places.ts';

/** A paragraph, a run or a table, with what its properties (such as `w:pPr`) say about directions. */
type Part = {
  /** Where its content begins. */
  from: number;
  text: string;
  /** Its properties; `at` is where a direction would go in the order of the standard. */
  properties?: Range & { isEmpty: boolean; at?: number };
  /** What says whether it runs from right to left. */
  direction?: Range & { isOn: boolean };
  /** Its properties by name. */
  tags: Map<string, Range>;
};

type Kind = {
  name: string;
  properties: string;
  direction: string;
  /** What follows the direction in the properties (ECMA-376 part 1, 17.3.1.26, 17.3.2.28 and 17.4). */
  after: ReadonlySet<string>;
};

const names = (text: string) => new Set(text.split(' ').map((name) => `w:${name}`));

const paragraphs: Kind = {
  name: 'w:p',
  properties: 'w:pPr',
  direction: 'w:bidi',
  after: names(
    'adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  ),
};
const runs: Kind = {
  name: 'w:r',
  properties: 'w:rPr',
  direction: 'w:rtl',
  after: names('cs em lang eastAsianLayout specVanish oMath rPrChange'),
};
/** Their first column is on the right then. */
const tables: Kind = {
  name: 'w:tbl',
  properties: 'w:tblPr',
  direction: 'w:bidiVisual',
  after: names(
    'tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription tblPrChange',
  ),
};
const kinds = [paragraphs, runs, tables];

/** Word has properties of their own for letters that run from right to left: without them, bold is not bold. */
const forRightToLeft = [
  ['w:b', 'w:bCs'],
  ['w:i', 'w:iCs'],
  ['w:sz', 'w:szCs'],
] as const;

const isOff = /w:val="(?:0|false|off)"/;

type Change = Range & { text: string };

/**
 * Sets the direction of a Word document's paragraphs, runs and tables to that of their language. Where it runs from left to right, only
 * what ran from right to left before changes.
 */
export function setDirection(source: string, language: string): string {
  const wanted = isRightToLeft(language) ? 'rtl' : 'ltr';
  if (wanted === 'ltr' && !/<w:(?:bidi|rtl|bidiVisual)\b/.test(source)) return source;
  const changes: Change[] = [];
  for (const { kind, part } of findParts(source)) {
    const { direction, text } = part;
    if (wanted === 'ltr') {
      if (direction?.isOn && textDirection(text) === 'ltr') changes.push({ ...direction, text: '' });
    } else if (kind !== runs || textDirection(text) === 'rtl') {
      if (kind === runs) changes.push(...forRightToLeft.flatMap(([name, own]) => copyOf(source, part, name, own)));
      changes.push(...beginDirection(part, kind));
    }
  }
  let written = '';
  let from = 0;
  for (const { start, end, text } of changes.toSorted((one, other) => one.start - other.start)) {
    written += source.slice(from, start) + text;
    from = end;
  }
  return written + source.slice(from);
}

function beginDirection({ from, properties, direction }: Part, kind: Kind): Change[] {
  const own = `<${kind.direction}/>`;
  if (direction) return direction.isOn ? [] : [{ ...direction, text: own }];
  const around = `<${kind.properties}>${own}</${kind.properties}>`;
  if (!properties) return [{ start: from, end: from, text: around }];
  const { start, end, isEmpty, at = end } = properties;
  return isEmpty ? [{ start, end, text: around }] : [{ start: at, end: at, text: own }];
}

function copyOf(source: string, { tags }: Part, name: string, own: string): Change[] {
  const tag = tags.get(name);
  if (!tag || tags.has(own)) return [];
  const { start, end } = tag;
  return [{ start: end, end, text: `<${own}${source.slice(start + name.length + 1, end)}` }];
}

/** Paragraphs, runs and tables, also those within others. */
function* findParts(source: string): Generator<{ kind: Kind; part: Part }> {
  const open: { kind: Kind; part: Part }[] = [];
  const path: string[] = [];
  for (const token of markupTokens(source, 'xml')) {
    const { kind: tag, name, start, end } = token;
    if (tag === 'text') {
      if (path.at(-1) === 'w:t') addText(open, decodeXML(source.slice(start, end)));
      continue;
    }
    if (tag === 'other') continue;
    if (tag === 'close') path.pop();
    const own = open.findLast(({ kind }) => kind.name === path.at(-1) || kind.properties === path.at(-1));
    if (own) noteProperties(source, own, token, path);
    const opened = kinds.find((kind) => kind.name === name);
    if (opened && tag === 'open') open.push({ kind: opened, part: { from: end, text: '', tags: new Map() } });
    if (opened && tag === 'close') {
      const finished = open.pop();
      if (finished) yield finished;
    }
    if (tag === 'open') path.push(name);
  }
}

/** To the run and the paragraph around it, but not to those around a text box. */
function addText(open: readonly { kind: Kind; part: Part }[], text: string): void {
  const paragraph = open.findLastIndex(({ kind }) => kind === paragraphs);
  for (const { part } of open.slice(Math.max(0, paragraph))) part.text += text;
}

function noteProperties(
  source: string,
  { kind, part }: { kind: Kind; part: Part },
  { kind: tag, name, start, end }: MarkupToken,
  path: readonly string[],
): void {
  const parent = path.at(-1);
  if (parent === kind.name && name === kind.properties) {
    if (tag !== 'close') part.properties = { start, end, isEmpty: tag === 'empty' };
    else if (part.properties) part.properties = { at: start, ...part.properties, end };
    return;
  }
  if (parent !== kind.properties || path.at(-2) !== kind.name || !part.properties || tag === 'close') return;
  if (kind.after.has(name)) part.properties = { at: start, ...part.properties };
  if (name === kind.direction) part.direction = { start, end, isOn: !isOff.test(source.slice(start, end)) };
  part.tags.set(name, { start, end });
}
