import type { PageObjects } from '../../../pdf/reading/page-objects.ts';
import type { Segment } from '../../../pdf/reading/page-reading.ts';

/** Fewer shapes than this are decoration. */
const minShapes = 60;
/** Tables have a filled cell or two per text; charts have more shapes. */
const shapesPerText = 3;
/** A page with more long lines than this is text. */
const maxLongLines = 2;
const longLine = 48;

/**
 * The words of a page that is entirely a chart or plan: far more shapes than labels, no running text. Such a page must stay
 * an image, as labels mean nothing without the drawing. Undefined for text pages.
 * `texts` holds `upright` and rotated text.
 */
export function drawnPage(
  { fills, drawings }: Pick<PageObjects, 'fills' | 'drawings'>,
  texts: readonly Segment[],
  upright: readonly Segment[],
): { words: string } | undefined {
  const shapes = fills.filter(({ color }) => color !== '#ffffff').length + drawings.length;
  if (texts.length === 0 || shapes < Math.max(minShapes, texts.length * shapesPerText)) return undefined;
  if (upright.filter(({ text }) => text.length >= longLine).length > maxLongLines) return undefined;
  return { words: texts.map(({ text }) => text).join(' ') };
}
