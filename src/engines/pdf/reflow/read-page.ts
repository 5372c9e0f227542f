import type { Pdfium } from '../pdfium/pdfium-library.ts';
import { readStyledSegments } from '../text/text-segments.ts';
import type { CharacterStyle, PageReading, Segment } from './page-reading.ts';
import { PageSpace } from './page-space.ts';
import { StyleReader } from './read-styles.ts';

/** Reads an opened page (`FPDF_PAGE`), counted from 0. */
export function readPage(pdfium: Pdfium, page: number, index: number): PageReading {
  const space = PageSpace.of(pdfium, page);
  const styles = new StyleReader(pdfium, space);
  try {
    const layers = readStyledSegments(pdfium, page, (textPage, at) => styles.styleOf(textPage, at));
    const main = layers.find(({ turns }) => turns === space.uprightTurns);
    const segments = (main?.segments ?? []).map((segment) => placed(segment, space));
    const turned = layers.filter((layer) => layer !== main);
    return {
      number: index + 1,
      width: space.width,
      height: space.height,
      kind: layers.length > 0 ? 'text' : 'empty',
      segments,
      turned,
      rules: [],
      fills: [],
      figures: [],
      links: [],
      doubts: [],
    };
  } finally {
    styles.close();
  }
}

/**
 * A segment on the page as shown. Its height is that of its letters: what fonts say of their own height differs twofold, and
 * lines would seem to lie over each other.
 */
function placed(segment: Segment, space: PageSpace): Segment {
  const box = space.fromUpright(segment);
  const shift = box.left - segment.left;
  const pieces = segment.pieces.map((piece) => ({ ...piece, left: piece.left + shift, right: piece.right + shift }));
  const { baseline, size } = mainStyle(segment);
  const isBelievable = baseline > box.top && baseline < box.bottom + size * 0.5 && size > 1;
  const height = isBelievable ? { top: baseline - size * ascent, bottom: baseline + size * descent } : {};
  return { ...segment, ...box, ...height, fontSize: isBelievable ? size : segment.fontSize, pieces };
}

/** How far the letters of most fonts reach above and below the line they stand on, in sizes. */
const ascent = 0.78;
const descent = 0.22;

/** The style of most letters of a segment. */
function mainStyle({ pieces }: Segment): CharacterStyle {
  const [first, ...others] = pieces;
  if (first === undefined) throw new Error('A segment has no pieces');
  return others.reduce((best, piece) => (piece.text.length > best.text.length ? piece : best), first).style;
}
