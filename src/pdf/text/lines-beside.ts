import type { TextSegment } from './text-segments.ts';

/** Segments of one line, from its first on by their middles; `tallest` is the one that most others could be beside. */
type OpenLine<Segment> = { segments: Segment[]; tallest: Segment };

/**
 * Groups segments into lines: those that share more than half of the lower one's height with one of the line. What is no text (an
 * image, a table) is a line by itself. Scattered words hang together as one long line, so a line is asked from its end on, and
 * only as far up as a piece of text can reach: otherwise 100,000 words take minutes.
 */
export function linesBeside<Segment extends TextSegment>(segments: readonly Segment[]): Segment[][] {
  const ordered = segments.toSorted((a, b) => middleOf(a) - middleOf(b));
  const tallest = segments.reduce(
    (most, { text, top, bottom }) => (text === '' ? most : Math.max(most, bottom - top)),
    0,
  );
  const lines: Segment[][] = [];
  // In their order; those that nothing further down can be beside are left out from then on.
  let open: OpenLine<Segment>[] = [];
  for (const segment of ordered) {
    if (segment.text === '') {
      lines.push([segment]);
      continue;
    }
    const end = middleOf(segment) - tallest;
    open = open.filter(({ segments: line }) => middleOf(line.at(-1) ?? segment) >= end);
    const line = open.find((candidate) => isBesideLine(candidate, segment, end));
    if (line === undefined) {
      const begun = [segment];
      lines.push(begun);
      open.push({ segments: begun, tallest: segment });
      continue;
    }
    line.segments.push(segment);
    if (tallnessOf(segment) > tallnessOf(line.tallest)) line.tallest = segment;
  }
  return lines;
}

/** Whether a segment is beside one of a line; those with a middle above `end` cannot reach it. */
function isBesideLine({ segments, tallest }: OpenLine<TextSegment>, segment: TextSegment, end: number): boolean {
  if (areBeside(tallest, segment)) return true;
  for (let index = segments.length - 1; index >= 0; index--) {
    const other = segments[index];
    if (other === undefined || middleOf(other) < end) return false;
    if (areBeside(other, segment)) return true;
  }
  return false;
}

function areBeside(a: TextSegment, b: TextSegment): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > Math.min(tallnessOf(a), tallnessOf(b)) * 0.5;
}

const tallnessOf = ({ top, bottom }: TextSegment): number => bottom - top;

/** Where a segment comes among the others: a line by its middle, an image by its upper edge. */
const middleOf = ({ text, top, bottom }: TextSegment): number => (text === '' ? top : (top + bottom) / 2);
