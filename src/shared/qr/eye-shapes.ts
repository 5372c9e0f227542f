import { t } from '../language/translate.ts';
import { type Contour, type CornerRadii, polygon, reversed, roundedBox } from './contour.ts';

/** The ring of an eye (finder pattern), 7 modules wide. */
export const eyeFrames = ['square', 'rounded', 'circle', 'drop'] as const;
export type EyeFrame = (typeof eyeFrames)[number];

/** The centre of an eye, 3 modules wide. */
export const eyePupils = ['square', 'rounded', 'circle', 'drop', 'diamond'] as const;
export type EyePupil = (typeof eyePupils)[number];

export const eyeLabels = {
  square: t('Square'),
  rounded: t('Rounded'),
  circle: t('Circle'),
  drop: t('Drop'),
  diamond: t('Diamond'),
} as const satisfies Record<EyeFrame | EyePupil, string>;

export const EYE_SIZE = 7;

type Corner = 'topLeft' | 'topRight' | 'bottomLeft';
/** An eye's position in modules, and its corner of the code. */
type Eye = { x: number; y: number; corner: Corner };

/** The three eyes of a code of `size` modules. */
export const eyesOf = (size: number): Eye[] => [
  { x: 0, y: 0, corner: 'topLeft' },
  { x: size - EYE_SIZE, y: 0, corner: 'topRight' },
  { x: 0, y: size - EYE_SIZE, corner: 'bottomLeft' },
];

/** Whether a module belongs to an eye. */
export const isInEye = (size: number, x: number, y: number): boolean =>
  eyesOf(size).some((eye) => x >= eye.x && x < eye.x + EYE_SIZE && y >= eye.y && y < eye.y + EYE_SIZE);

/** A drop is round except for the corner pointing into the code. */
const dropRadii = (radius: number, corner: Corner): CornerRadii =>
  corner === 'topLeft'
    ? [radius, radius, 0, radius]
    : corner === 'topRight'
      ? [radius, radius, radius, 0]
      : [radius, 0, radius, radius];

const even = (radius: number): CornerRadii => [radius, radius, radius, radius];

/**
 * Radii in modules. Measured with ZXing at 34 scales from 2.5 to 16 pixels per module, sharp and blurred: rings of up to 2.5
 * are always read, full circles in 98% of the images (84% around a square centre), drops of 3.5 in 82 to 89%.
 */
const frameRadii = { rounded: 2, circle: EYE_SIZE / 2, drop: 2.5 } as const;
const pupilRadii = { rounded: 0.8, circle: 1.5, drop: 1.5 } as const;

function radiiOf(shape: EyeFrame, radii: Record<Exclude<EyeFrame, 'square'>, number>, corner: Corner): CornerRadii {
  if (shape === 'square') return even(0);
  return shape === 'drop' ? dropRadii(radii.drop, corner) : even(radii[shape]);
}

/** The ring of one eye, one module thick. */
export function eyeFrameContours(shape: EyeFrame, { x, y, corner }: Eye): Contour[] {
  const outer = radiiOf(shape, frameRadii, corner);
  const [topLeft, topRight, bottomRight, bottomLeft] = outer;
  const inner: CornerRadii = [within(topLeft), within(topRight), within(bottomRight), within(bottomLeft)];
  return [
    roundedBox({ x, y, width: EYE_SIZE, height: EYE_SIZE }, outer),
    reversed(roundedBox({ x: x + 1, y: y + 1, width: EYE_SIZE - 2, height: EYE_SIZE - 2 }, inner)),
  ];
}

const within = (radius: number): number => Math.max(0, radius - 1);

/** The centre of one eye. */
export function eyePupilContour(shape: EyePupil, { x, y, corner }: Eye): Contour {
  if (shape !== 'diamond') {
    return roundedBox({ x: x + 2, y: y + 2, width: 3, height: 3 }, radiiOf(shape, pupilRadii, corner));
  }
  const centre = { x: x + EYE_SIZE / 2, y: y + EYE_SIZE / 2 };
  // Readers look for 1:1:3:1:1 along lines through the middle; with tips at 1.8 the middle lines keep 3 modules on average.
  const reach = 1.8;
  return polygon([
    { x: centre.x, y: centre.y - reach },
    { x: centre.x + reach, y: centre.y },
    { x: centre.x, y: centre.y + reach },
    { x: centre.x - reach, y: centre.y },
  ]);
}
