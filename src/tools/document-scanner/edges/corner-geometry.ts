import { t } from '../../../shared/language/translate.ts';
import type { Corners, Point } from '../../../shared/scan/corners.ts';

export type ImageMeasures = { width: number; height: number };

/** Clockwise, in the order of `Corners`. */
export const cornerNames = [
  t('Top left corner'),
  t('Top right corner'),
  t('Bottom right corner'),
  t('Bottom left corner'),
] as const;
export const cornerIndexes = [0, 1, 2, 3] as const;
export type CornerIndex = (typeof cornerIndexes)[number];

const mapCorners = ([a, b, c, d]: Corners, change: (corner: Point, index: CornerIndex) => Point): Corners => [
  change(a, 0),
  change(b, 1),
  change(c, 2),
  change(d, 3),
];

/** Moves one corner, clamped to the image, in whole pixels. */
export const moveCorner = (
  corners: Corners,
  moved: CornerIndex,
  to: Point,
  { width, height }: ImageMeasures,
): Corners =>
  mapCorners(corners, (corner, index) =>
    index === moved
      ? { x: Math.round(Math.min(Math.max(to.x, 0), width)), y: Math.round(Math.min(Math.max(to.y, 0), height)) }
      : corner,
  );

/** The same paper a quarter turn further: rotates the cut-out page clockwise without touching the image. */
export const turnCorners = ([a, b, c, d]: Corners): Corners => [d, a, b, c];

/** The distance of the corner that moved most, as a part of the image's diagonal. */
export function cornerShift(before: Corners, after: Corners, { width, height }: ImageMeasures): number {
  const shifts = cornerIndexes.map((index) =>
    Math.hypot(after[index].x - before[index].x, after[index].y - before[index].y),
  );
  return Math.max(...shifts) / Math.hypot(width, height);
}

/** Beyond this part of the diagonal it is another paper or view: not smoothed. */
const jump = 0.12;
/** Smoothing factor towards the new corners. A still camera trembles by a pixel or two, a moving one must not lag. */
const restingWeight = 0.3;
const movingWeight = 0.75;
const trembling = 0.01;

/** Smoothed edges over a moving image: calm at rest, quick in motion. */
export function smoothCorners(shown: Corners | undefined, found: Corners, size: ImageMeasures): Corners {
  if (!shown) return found;
  const shift = cornerShift(shown, found, size);
  if (shift > jump) return found;
  const weight = shift < trembling ? restingWeight : movingWeight;
  return mapCorners(shown, (corner, index) => ({
    x: corner.x + (found[index].x - corner.x) * weight,
    y: corner.y + (found[index].y - corner.y) * weight,
  }));
}

/** How far an arrow key moves a corner, in image pixels: about one screen pixel. */
export const keyStep = ({ width, height }: ImageMeasures): number =>
  Math.max(1, Math.round(Math.max(width, height) / 1000));

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The corner after a key; undefined for other keys. Shift moves ten times as far. */
export function cornerByKey(corner: Point, key: string, withShift: boolean, size: ImageMeasures): Point | undefined {
  const way = arrows[key];
  if (!way) return undefined;
  const distance = keyStep(size) * (withShift ? 10 : 1);
  return { x: corner.x + way.x * distance, y: corner.y + way.y * distance };
}

/** `'412 across, 87 down'`, in pixels of the image. */
export const describePlace = ({ x, y }: Point): string =>
  t('{x} across, {y} down', { x: Math.round(x), y: Math.round(y) });
