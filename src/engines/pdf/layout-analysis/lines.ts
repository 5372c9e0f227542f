import { type Box, boundsOf, type Segment } from '../../../pdf/reading/page-reading.ts';
import { median } from '../../../shared/median.ts';

/** Segments side by side, in reading order. */
export type Line = Box & {
  segments: Segment[];
  text: string;
  /** Font size of most letters, in points. */
  size: number;
  /** Baseline of most letters. */
  baseline: number;
  rightToLeft: boolean;
};

const rightToLeftLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/g;

/** Whether most letters belong to right-to-left scripts. */
export function isRightToLeft(text: string): boolean {
  const count = text.match(rightToLeftLetters)?.length ?? 0;
  return count > 0 && count > (text.match(/\p{L}/gu)?.length ?? 0) / 2;
}

/** A line from segments in any order; undefined without any. */
export function lineOf(segments: readonly Segment[]): Line | undefined {
  const box = boundsOf(segments);
  if (box === undefined) return undefined;
  const rightToLeft = isRightToLeft(segments.map(({ text }) => text).join(''));
  const ordered = segments.toSorted((a, b) => (rightToLeft ? b.right - a.right : a.left - b.left));
  const letters = ordered.flatMap(({ pieces }) => pieces.map(({ text, style }) => ({ weight: text.length, style })));
  const size = heaviest(letters.map(({ weight, style }) => [Math.round(style.size * 10) / 10, weight]));
  const onLine = letters.filter(({ style }) => Math.abs(style.size - size) < 0.3);
  return {
    ...box,
    segments: ordered,
    text: ordered.map(({ text }) => text).join(' '),
    size,
    baseline: median(onLine.map(({ style }) => style.baseline)),
    rightToLeft,
  };
}

/** The value with the most total weight; 0 for none. */
export function heaviest(values: readonly (readonly [value: number, weight: number])[]): number {
  const weights = new Map<number, number>();
  for (const [value, weight] of values) weights.set(value, (weights.get(value) ?? 0) + weight);
  let best = 0;
  let most = 0;
  for (const [value, weight] of weights) {
    if (weight <= most) continue;
    best = value;
    most = weight;
  }
  return best;
}
