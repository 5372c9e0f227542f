import type { PageObjects } from '../../../pdf/reading/page-objects.ts';
import { type Fill, heightOf, type Segment, widthOf } from '../../../pdf/reading/page-reading.ts';

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
  const shapes = withoutGradients(fills).filter(({ color }) => color !== '#ffffff').length + drawings.length;
  if (texts.length === 0 || shapes < Math.max(minShapes, texts.length * shapesPerText)) return undefined;
  if (upright.filter(({ text }) => text.length >= longLine).length > maxLongLines) return undefined;
  return { words: texts.map(({ text }) => text).join(' ') };
}

/** Thinner areas beside each other in many colours are one gradient, as behind the titles of slides. */
const maxStrip = 4;
const minStrips = 8;

/** The areas without those that form gradients: strips with the same ends. */
function withoutGradients(fills: readonly Fill[]): Fill[] {
  const strips = Map.groupBy(fills, (fill) => {
    const { left, right, top, bottom } = fill;
    if (heightOf(fill) <= maxStrip) return `across ${Math.round(left)} ${Math.round(right)}`;
    return widthOf(fill) <= maxStrip ? `down ${Math.round(top)} ${Math.round(bottom)}` : 'area';
  });
  return [...strips].flatMap(([ends, group]) =>
    ends !== 'area' && new Set(group.map(({ color }) => color)).size >= minStrips ? [] : group,
  );
}
