import type { PageObjects } from '../../../pdf/reading/page-objects.ts';
import type { Segment } from '../../../pdf/reading/page-reading.ts';

/** Fewer areas and shapes than this are the decoration of a page. */
const minShapes = 60;
/** Tables have a filled cell or two for each of their texts; charts are drawn of more. */
const shapesForEachText = 3;
/** A page with more longer lines than this is one of text. */
const maxLongLines = 2;
const longLine = 48;

/**
 * The words of a page that is a chart or plan as a whole: drawn of many more areas than it has labels, without running text.
 * Undefined for pages of text. Its labels mean nothing apart from the drawing, so that it must stay an image.
 * `texts` holds `upright` and what runs in other directions.
 */
export function drawnPage(
  { fills, drawings }: Pick<PageObjects, 'fills' | 'drawings'>,
  texts: readonly Segment[],
  upright: readonly Segment[],
): { words: string } | undefined {
  const shapes = fills.filter(({ color }) => color !== '#ffffff').length + drawings.length;
  if (texts.length === 0 || shapes < Math.max(minShapes, texts.length * shapesForEachText)) return undefined;
  if (upright.filter(({ text }) => text.length >= longLine).length > maxLongLines) return undefined;
  return { words: texts.map(({ text }) => text).join(' ') };
}
