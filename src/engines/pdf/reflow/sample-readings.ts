import type { CharacterStyle, PageReading, Segment } from './page-reading.ts';

/*
 * Pages for tests, made up of pieces of text at places.
 */

export type SampleText = Partial<CharacterStyle> & { text: string; left: number; baseline: number; right?: number };

/** Letters of these pages are half as wide as they are high. */
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

/** A page of A4 with these pieces of text. */
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

/** Lines of running text below each other, 12 points apart, each as wide as given. */
export function lines(texts: readonly string[], top: number, look: Partial<SampleText> = {}): Segment[] {
  return texts.map((text, index) => segment({ left: 72, right: 523, ...look, text, baseline: top + index * 12 }));
}
