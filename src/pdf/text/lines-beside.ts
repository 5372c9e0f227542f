import type { TextSegment } from './text-segments.ts';

/** Segments of one line, sorted by centre; `tallest` is the one that overlaps the most others. */
type OpenLine<Segment> = { segments: Segment[]; tallest: Segment };

/**
 * Groups segments into lines: those that share more than half of the lower one's height with a segment of the line. Anything
 * but text (an image, a table) is its own line. Scattered words may form one huge line, so lines are searched from the end
 * and only as far up as a piece of text can reach: otherwise 100,000 words take minutes.
 */
export function linesBeside<Segment extends TextSegment>(segments: readonly Segment[]): Segment[][] {
  const ordered = segments.toSorted((a, b) => middleOf(a) - middleOf(b));
  const tallest = segments.reduce(
    (most, { text, top, bottom }) => (text === '' ? most : Math.max(most, bottom - top)),
    0,
  );
  const lines: Segment[][] = [];
  // In order; drops lines that nothing further down can belong to.
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

/** Whether a segment belongs to the line; segments with a centre above `end` cannot. */
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

/** Sort key: the centre of text, the top edge of an image. */
const middleOf = ({ text, top, bottom }: TextSegment): number => (text === '' ? top : (top + bottom) / 2);
