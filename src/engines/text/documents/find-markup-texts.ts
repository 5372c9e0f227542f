import { isSoftBreak } from '../../../shared/text/sentences.ts';
import type { MarkupGrammar } from './markup-grammars.ts';
import { findAttribute, type MarkupToken, markupTokens } from './markup-tokens.ts';
import type { Range, TextPlace } from './text-places.ts';

/** Void elements of HTML have no closing tag. */
const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** A text that is being collected. Blocks can be within blocks: a text box in a paragraph, a list in an item. */
type OpenText = {
  name: string;
  pieces: Range[][];
  /** How the last piece looks, and whether something that counts came after it. */
  look: string;
  isApart: boolean;
  /** Whether a line break or a tab came after it. */
  isBroken?: boolean;
};

/** Finds the texts of XML or HTML, in the order in which they end. */
export function findMarkupTexts(source: string, grammar: MarkupGrammar): TextPlace[] {
  const places: TextPlace[] = [];
  const open: OpenText[] = [{ name: '', pieces: [], look: '', isApart: false }];
  const runLooks: string[] = [];
  const fields = new Fields();
  let look = { start: -1, attributes: '' };
  let inText = 0;
  let skipped: { name: string; depth: number } | undefined;

  const finish = (text: OpenText | undefined) => {
    const pieces = withoutEnds(source, text?.pieces ?? []);
    if (pieces.length > 0) places.push({ pieces });
  };
  const current = (): OpenText => open.at(-1) ?? { name: '', pieces: [], look: '', isApart: false };

  for (const written of markupTokens(source, grammar.language)) {
    const token = grammar.withoutPrefix ? { ...written, name: written.name.replace(/^\w+:/, '') } : written;
    if (skipped) {
      if (token.name === skipped.name) skipped.depth += token.kind === 'open' ? 1 : token.kind === 'close' ? -1 : 0;
      if (grammar.fields && token.kind === 'text') fields.code(source, token, skipped.name);
      if (skipped.depth === 0) skipped = undefined;
      continue;
    }
    if (token.kind === 'text') {
      const isText = look.start < 0 && (!grammar.textElements || inText > 0) && !fields.isResult();
      if (isText) {
        const text = current();
        if (text.isBroken && beginsAnew(source, text, token)) {
          finish(text);
          text.pieces = [];
        }
        addPiece(text, token, runLooks.at(-1) ?? '');
      } else if (grammar.textElements && inText > 0) current().isApart = true;
      continue;
    }
    const { name, kind } = token;
    const tag = source.slice(token.start, token.end);
    const opens = kind === 'open' && !(grammar.language === 'html' && voidElements.test(name));
    if (opens && grammar.isSkipped(name, tag)) {
      skipped = { name, depth: 1 };
      if (!grammar.isBlock(name)) current().isApart = true;
      continue;
    }
    if (grammar.attributes && (kind === 'open' || kind === 'empty')) {
      places.push(...attributeTexts(tag, token, grammar.attributes));
    }
    if (grammar.fields) fields.tag(name, kind, tag);

    if (grammar.runs && name === grammar.runs.look && runLooks.length > 0) {
      // The properties of a run: not text, and compared as a whole.
      const attributes = tag.replace(/^<\/?[^\s/>]+|\/?>$/g, '');
      if (opens) look = { start: token.end, attributes };
      else if (kind === 'close' && look.start >= 0) {
        const whole = look.attributes + source.slice(look.start, token.start);
        runLooks[runLooks.length - 1] = whole.replace(grammar.runs.withoutLook, '');
        look = { start: -1, attributes: '' };
      } else if (kind === 'empty') runLooks[runLooks.length - 1] = attributes.replace(grammar.runs.withoutLook, '');
      continue;
    }
    if (look.start >= 0) continue;
    if (grammar.runs && name === grammar.runs.run) {
      if (opens) runLooks.push('');
      else if (kind === 'close') runLooks.pop();
    }
    if (grammar.textElements?.has(name)) inText = Math.max(0, inText + (opens ? 1 : kind === 'close' ? -1 : 0));
    if (grammar.isBlock(name)) {
      if (grammar.language === 'html') {
        // Any border of a block ends the text before it; no stack is needed, and none can be broken.
        finish(open.pop());
        open.push({ name: '', pieces: [], look: '', isApart: false });
      } else if (opens) {
        current().isApart = true;
        open.push({ name, pieces: [], look: '', isApart: false });
      } else if (kind === 'close' && open.length > 1) finish(open.pop());
      continue;
    }
    if (grammar.breaks.has(name)) current().isBroken = true;
    if (!grammar.ignored?.has(name) && kind !== 'other') current().isApart = true;
  }
  while (open.length > 0) {
    const rest = open.pop();
    if (grammar.language === 'html') finish(rest);
  }
  return places;
}

function addPiece(text: OpenText, { start, end }: Range, look: string): void {
  const last = text.pieces.at(-1);
  if (last && !text.isApart && text.look === look) last.push({ start, end });
  else text.pieces.push([{ start, end }]);
  text.look = look;
  text.isApart = false;
}

/** Lines and columns are texts of their own, unless a sentence goes on in them. */
function beginsAnew(source: string, text: OpenText, { start, end }: Range): boolean {
  const next = source.slice(start, end);
  if (next.trim() === '') return false;
  text.isBroken = false;
  const last = text.pieces.slice(-3).flat();
  const before = last.map((range) => source.slice(range.start, range.end));
  return !isSoftBreak(before.join('').trim(), next);
}

/** Without pieces of white space at the beginning and end; none without a letter. */
function withoutEnds(source: string, pieces: readonly Range[][]): Range[][] {
  const textOf = (ranges: readonly Range[]) => ranges.map(({ start, end }) => source.slice(start, end)).join('');
  const hasText = pieces.map((ranges) => textOf(ranges).trim() !== '');
  if (!pieces.some((ranges) => /\p{L}/u.test(textOf(ranges).replace(/&[#\w]+;/g, '')))) return [];
  return pieces.slice(hasText.indexOf(true), hasText.lastIndexOf(true) + 1);
}

function attributeTexts(tag: string, { start }: MarkupToken, names: readonly string[]): TextPlace[] {
  return names.flatMap((name) => {
    const found = findAttribute(tag, name);
    if (!found || !/\p{L}/u.test(found.value)) return [];
    return [{ pieces: [[{ start: start + found.at, end: start + found.at + found.value.length }]], isQuoted: true }];
  });
}

/** Fields whose results are words of the document; those of others are computed anew. */
const wordsOfDocument = /^\s*(?:HYPERLINK|TOC|INDEX|QUOTE|ADDIN)\b/i;

/** Word's fields (ECMA-376 part 1, 17.16): begin, code, separate, result, end; they can be within each other. */
class Fields {
  readonly #open: { code: string; isResult: boolean }[] = [];

  code(source: string, { start, end }: Range, element: string): void {
    const field = this.#open.at(-1);
    if (field && element === 'w:instrText') field.code += source.slice(start, end);
  }

  tag(name: string, kind: MarkupToken['kind'], tag: string): void {
    if (name === 'w:fldSimple') {
      if (kind === 'open') this.#open.push({ code: findAttribute(tag, 'w:instr')?.value ?? '', isResult: true });
      else if (kind === 'close') this.#open.pop();
    } else if (name === 'w:fldChar' && kind !== 'close') {
      const type = findAttribute(tag, 'w:fldCharType')?.value;
      const field = this.#open.at(-1);
      if (type === 'begin') this.#open.push({ code: '', isResult: false });
      else if (type === 'separate' && field) field.isResult = true;
      else if (type === 'end') this.#open.pop();
    }
  }

  /** Whether this is the computed result of a field. */
  isResult(): boolean {
    return this.#open.some(({ code, isResult }) => isResult && !wordsOfDocument.test(code));
  }
}
