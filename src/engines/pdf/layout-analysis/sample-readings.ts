import type { CharacterStyle, PageReading, Rule, Segment } from '../../../pdf/reading/page-reading.ts';
import type { FlowBlock, FlowDocument, FlowTable } from '../../document-writers/flow-document.ts';

/* Pages for tests, built from positioned text. */

export type SampleText = Partial<CharacterStyle> & { text: string; left: number; baseline: number; right?: number };

/** These letters are half as wide as high. */
const letterWidth = 0.5;

export function segment({ text, left, right, ...look }: SampleText): Segment {
  const style: CharacterStyle = {
    fontName: 'Times-Roman',
    size: 10,
    bold: false,
    italic: false,
    monospace: false,
    serif: true,
    color: '#000000',
    isInvisible: false,
    ...look,
  };
  const end = right ?? left + text.length * style.size * letterWidth;
  const box = { left, right: end, top: style.baseline - style.size * 0.78, bottom: style.baseline + style.size * 0.22 };
  return { ...box, text, fontSize: style.size, pieces: [{ text, style, left, right: end }] };
}

/** An A4 page with these segments. */
export function reading(segments: readonly Segment[], more: Partial<PageReading> = {}): PageReading {
  return {
    number: 1,
    width: 595,
    height: 842,
    kind: 'text',
    segments: [...segments],
    turned: [],
    rules: [],
    fills: [],
    figures: [],
    links: [],
    doubts: [],
    ...more,
  };
}

/** Stacked lines of running text, 12 points apart, of the given widths. */
export function lines(texts: readonly string[], top: number, look: Partial<SampleText> = {}): Segment[] {
  return texts.map((text, index) => segment({ left: 72, right: 523, ...look, text, baseline: top + index * 12 }));
}

/** Rules around and between table cells with these boundaries. */
export function gridRules(xs: readonly number[], ys: readonly number[]): Rule[] {
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)];
  return [
    ...ys.map((at) => ({ direction: 'horizontal' as const, at, from: left, to: right })),
    ...xs.map((at) => ({ direction: 'vertical' as const, at, from: top, to: bottom })),
  ];
}

export const tablesIn = ({ sections }: FlowDocument): FlowTable[] =>
  sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));

/** The words of each cell, row by row, with spans: `'3x1 Group'`. */
export const cellsIn = ({ rows }: FlowTable): string[][] =>
  rows.map(({ cells }) =>
    cells.map(({ columnSpan, rowSpan, blocks }) => {
      const words = blocks.map(wordsIn).join(' / ');
      return columnSpan > 1 || rowSpan > 1 ? `${columnSpan}x${rowSpan} ${words}` : words;
    }),
  );

const wordsIn = (block: FlowBlock): string =>
  block.kind === 'paragraph' ? block.runs.map((run) => (run.kind === 'text' ? run.text : ' ')).join('') : block.kind;
