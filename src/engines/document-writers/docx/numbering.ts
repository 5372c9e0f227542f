import { escapeXml } from '../../../shared/xml.ts';
import { paragraphsOf } from '../flow-blocks.ts';
import type { FlowDocument, FlowParagraph } from '../flow-document.ts';
import { twips } from './units.ts';

export type FlowList = NonNullable<FlowParagraph['list']>;

/** Number format of a list level. `text` has `%n` for the number of level n. */
type LevelFormat = { format: string; text: string };
/** In whole points, so that lists with the same indent share their format. */
type LevelIndent = { left: number; hanging: number };
type Level = LevelFormat & LevelIndent;
type Numbering = { levels: (Level | undefined)[]; starts: (number | undefined)[]; abstractId: number };

const maxLevels = 9;
const levelStepPoints = 18;

/**
 * Text indent and hanging marker of an item. The marker must fit the hanging indent, so level and paragraphs need the same
 * values. In right-to-left scripts lines begin at the right.
 */
export function listIndent({ indent, rightToLeft }: Pick<FlowParagraph, 'indent' | 'rightToLeft'>): LevelIndent {
  const hanging = indent.firstLine < 0 ? Math.max(1, Math.round(-indent.firstLine)) : levelStepPoints;
  const begin = Math.round(rightToLeft ? indent.right : indent.left);
  return { left: Math.max(begin, hanging), hanging };
}

/** The list level, within Word's nine. */
export const levelOf = ({ level }: Pick<FlowList, 'level'>): number => Math.max(0, Math.min(maxLevels - 1, level));

/** Word numberings for the lists of a document. Lists with the same format share their definition. */
export class ListNumbering {
  readonly #lists = new Map<number, Numbering>();
  readonly #numbers = new Map<number, number>();
  readonly #formats = new Map<string, { id: number; levels: Numbering['levels'] }>();

  constructor({ sections }: Pick<FlowDocument, 'sections'>) {
    for (const { header, blocks, footer } of sections) {
      for (const part of [header, blocks, footer]) {
        for (const paragraph of paragraphsOf(part)) if (paragraph.list) this.#notice(paragraph.list, paragraph);
      }
    }
    for (const [id, numbering] of this.#lists) {
      const key = JSON.stringify(numbering.levels);
      const format = this.#formats.get(key) ?? { id: this.#formats.size, levels: numbering.levels };
      this.#formats.set(key, format);
      numbering.abstractId = format.id;
      this.#numbers.set(id, this.#numbers.size + 1);
    }
  }

  get isEmpty(): boolean {
    return this.#lists.size === 0;
  }

  /** The numId of a list. */
  numberOf({ id }: FlowList): number {
    return this.#numbers.get(id) ?? 0;
  }

  #notice(list: FlowList, paragraph: FlowParagraph): void {
    const level = levelOf(list);
    const numbering = this.#lists.get(list.id) ?? { levels: [], starts: [], abstractId: 0 };
    this.#lists.set(list.id, numbering);
    numbering.levels[level] ??= {
      ...(list.ordered ? orderedFormat(list.marker, level) : bulletFormat(list.marker)),
      ...listIndent(paragraph),
    };
    numbering.starts[level] ??= list.ordered ? Math.max(0, Math.trunc(list.start)) || 1 : 1;
  }

  /** The content of word/numbering.xml. */
  *xml(namespaces: string): Generator<string> {
    yield `<w:numbering ${namespaces}>`;
    for (const { id, levels } of this.#formats.values()) {
      yield `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="multilevel"/>`;
      for (let level = 0; level < maxLevels; level++) yield levelXml(level, levels[level] ?? defaultLevel(level));
      yield '</w:abstractNum>';
    }
    for (const [id, { abstractId, starts }] of this.#lists) {
      yield `<w:num w:numId="${this.#numbers.get(id)}"><w:abstractNumId w:val="${abstractId}"/>`;
      for (const [level, start] of starts.entries()) {
        if (start === undefined) continue;
        yield `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${start}"/></w:lvlOverride>`;
      }
      yield '</w:num>';
    }
    yield '</w:numbering>';
  }
}

const defaultLevel = (level: number): Level => ({
  ...bulletFormat('•'),
  left: (level + 1) * levelStepPoints,
  hanging: levelStepPoints,
});

function levelXml(level: number, { format, text, left, hanging }: Level): string {
  return (
    `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${escapeXml(text)}"/>` +
    `<w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${twips(left)}" w:hanging="${twips(hanging)}"/></w:pPr></w:lvl>`
  );
}

/** Bullets of symbol fonts, as found in PDFs, and their Unicode equivalents. */
const symbolBullets: Readonly<Record<string, string>> = {
  '\u{F0B7}': '•',
  '\u{F0A7}': '▪',
  '\u{F0D8}': '➢',
  '\u{F0FC}': '✓',
  '\u{F076}': '❖',
};

const bulletFormat = (marker: string): LevelFormat => {
  const [bullet = '•'] = marker.trim();
  return { format: 'bullet', text: symbolBullets[bullet] ?? (/\p{Co}|\p{Cc}/u.test(bullet) ? '•' : bullet) };
};

/**
 * `'(iv)'` on level 0 → lower Roman, `'(%1)'`; `'2.1.'` on level 1 → decimal, `'%1.%2.'`. A single letter counts as Roman if
 * it is i, v or x, since lists begin with those.
 */
export function orderedFormat(marker: string, level: number): LevelFormat {
  const [, before = '', number = '', after = '.'] = /^(\D*?)(\d+(?:\.\d+)*|\p{L}+)(.*)$/u.exec(marker.trim()) ?? [];
  const parts = number.split('.').length;
  if (parts > 1) {
    const first = Math.max(1, level + 2 - parts);
    const own = Array.from({ length: Math.min(parts, level + 1) }, (_, index) => `%${first + index}`);
    return { format: 'decimal', text: before + own.join('.') + after };
  }
  return { format: numberFormat(number), text: `${before}%${level + 1}${after}` };
}

function numberFormat(number: string): string {
  if (/^0\d$/.test(number)) return 'decimalZero';
  if (/^\d/.test(number) || number === '') return 'decimal';
  const isRoman = /^[ivx]$/i.test(number) || (number.length > 1 && /^[ivxlcdm]+$/i.test(number));
  const isUpper = number === number.toUpperCase();
  if (isRoman) return isUpper ? 'upperRoman' : 'lowerRoman';
  return isUpper ? 'upperLetter' : 'lowerLetter';
}
