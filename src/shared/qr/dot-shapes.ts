import { t } from '../language/translate.ts';
import { type Contour, polygon, roundedBox } from './contour.ts';
import { type Corner, gridOutline } from './grid-outline.ts';

/** How modules outside the eyes are drawn. */
export const dotShapes = ['square', 'rounded', 'leaf', 'dots', 'mosaic', 'diamond', 'columns', 'rows'] as const;
export type DotShape = (typeof dotShapes)[number];

export const dotShapeLabels = {
  square: t('Squares'),
  rounded: t('Rounded'),
  leaf: t('Leaves'),
  dots: t('Dots'),
  mosaic: t('Mosaic'),
  diamond: t('Diamonds'),
  columns: t('Columns'),
  rows: t('Rows'),
} as const satisfies Record<DotShape, string>;

type IsDark = (x: number, y: number) => boolean;

const roundedCorner = (corner: Corner): number => (corner === 'concave' ? 0.2 : 0.5);
const leafCorner = (corner: Corner): number => (corner === 'topLeft' || corner === 'bottomRight' ? 0.5 : 0);

/**
 * Half the width of a dot, and the inset of lines from their modules' edges. Readers sample the middle of a module and
 * average around it, so gaps are fine as long as the middle is dark.
 */
const DOT_RADIUS = 0.46;
const LINE_INSET = 0.1;
const MOSAIC_INSET = 0.06;
/** Beyond half a module neighbouring tips meet; the shape then covers 67% of its module instead of 50%. */
const DIAMOND_RADIUS = 0.58;

const shapes: Record<DotShape, (size: number, isDark: IsDark) => Contour[]> = {
  square: (size, isDark) => gridOutline(size, isDark, () => 0),
  rounded: (size, isDark) => gridOutline(size, isDark, roundedCorner),
  leaf: (size, isDark) => gridOutline(size, isDark, leafCorner),
  dots: (size, isDark) => eachDark(size, isDark, (x, y) => centredBox(x, y, DOT_RADIUS, DOT_RADIUS)),
  mosaic: (size, isDark) => eachDark(size, isDark, (x, y) => centredBox(x, y, 0.5 - MOSAIC_INSET, 0.1)),
  diamond: (size, isDark) => eachDark(size, isDark, diamondAt),
  columns: (size, isDark) =>
    runs(size, (along, across) => isDark(across, along)).map(({ along, across, length }) =>
      roundedBox(
        { x: across + LINE_INSET, y: along, width: 1 - 2 * LINE_INSET, height: length },
        allCorners(0.5 - LINE_INSET),
      ),
    ),
  rows: (size, isDark) =>
    runs(size, isDark).map(({ along, across, length }) =>
      roundedBox(
        { x: along, y: across + LINE_INSET, width: length, height: 1 - 2 * LINE_INSET },
        allCorners(0.5 - LINE_INSET),
      ),
    ),
};

/** Outlines of all dark modules of a square of `size` modules. */
export const dotContours = (shape: DotShape, size: number, isDark: IsDark): Contour[] => shapes[shape](size, isDark);

const allCorners = (radius: number) => [radius, radius, radius, radius] as const;

const centredBox = (x: number, y: number, half: number, radius: number): Contour =>
  roundedBox({ x: x + 0.5 - half, y: y + 0.5 - half, width: 2 * half, height: 2 * half }, allCorners(radius));

function diamondAt(x: number, y: number): Contour {
  const centre = { x: x + 0.5, y: y + 0.5 };
  return polygon([
    { x: centre.x, y: centre.y - DIAMOND_RADIUS },
    { x: centre.x + DIAMOND_RADIUS, y: centre.y },
    { x: centre.x, y: centre.y + DIAMOND_RADIUS },
    { x: centre.x - DIAMOND_RADIUS, y: centre.y },
  ]);
}

function eachDark(size: number, isDark: IsDark, shapeAt: (x: number, y: number) => Contour): Contour[] {
  const contours: Contour[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) if (isDark(x, y)) contours.push(shapeAt(x, y));
  }
  return contours;
}

/** Runs of dark modules along one axis. */
function runs(
  size: number,
  isDark: (along: number, across: number) => boolean,
): { along: number; across: number; length: number }[] {
  const found: { along: number; across: number; length: number }[] = [];
  for (let across = 0; across < size; across += 1) {
    let length = 0;
    for (let along = 0; along <= size; along += 1) {
      if (along < size && isDark(along, across)) length += 1;
      else {
        if (length > 0) found.push({ along: along - length, across, length });
        length = 0;
      }
    }
  }
  return found;
}
