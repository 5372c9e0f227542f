import type { Segment } from '../../../pdf/reading/page-reading.ts';

/** OCR measurements of one font size spread this much. */
const spread = 1.13;
/** The most common measurements lie closer together. */
const closeness = 1.05;
/** Measurements are binned, in points. */
const step = 0.25;
/** Larger letters are left as they are. */
const largest = 250;

/** A size and the number of letters measured with it. */
type Measured = readonly [size: number, letters: number];

/** OCR measures font sizes line by line, with noise. Merges sizes that are nearly the same. */
export function steadySizes(segments: readonly Segment[]): Segment[] {
  const letters = new Map<number, number>();
  for (const { text, style } of segments.flatMap(({ pieces }) => pieces)) {
    const size = stepped(style.size);
    if (size <= largest) letters.set(size, (letters.get(size) ?? 0) + text.length);
  }
  const measured = [...letters];
  const steady = new Map<number, number>();
  // The most common size first, so that a heading does not absorb the body's lines.
  for (const seed of mostCommonFirst(measured)) {
    if (steady.has(seed)) continue;
    const alike = measured.filter(([size]) => !steady.has(size) && areWithin(spread, size, seed));
    const middle = middleSize(alike);
    for (const [size] of alike) steady.set(size, middle);
  }
  return segments.map((segment) => ({
    ...segment,
    pieces: segment.pieces.map((piece) => {
      const size = steady.get(stepped(piece.style.size)) ?? piece.style.size;
      return { ...piece, style: { ...piece.style, size } };
    }),
  }));
}

const stepped = (size: number): number => Math.max(step, Math.round(size / step) * step);

const areWithin = (factor: number, one: number, other: number): boolean =>
  Math.max(one, other) <= Math.min(one, other) * factor;

const lettersOf = (measured: readonly Measured[]): number => measured.reduce((sum, [, letters]) => sum + letters, 0);

function mostCommonFirst(measured: readonly Measured[]): number[] {
  return measured
    .map(([size]) => ({ size, letters: lettersOf(measured.filter(([other]) => areWithin(closeness, other, size))) }))
    .toSorted((one, other) => other.letters - one.letters)
    .map(({ size }) => size);
}

/** The median size by letters. */
function middleSize(measured: readonly Measured[]): number {
  const half = lettersOf(measured) / 2;
  let passed = 0;
  for (const [size, letters] of measured.toSorted(([one], [other]) => one - other)) {
    passed += letters;
    if (passed >= half) return size;
  }
  return 0;
}
