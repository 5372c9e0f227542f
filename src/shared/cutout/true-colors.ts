import type { PixelImage } from '../scan/pixel-image.ts';
import { boxFilter } from './box-filter.ts';
import type { Mask } from './find-subject.ts';
import { colorPlanes } from './guided-filter.ts';
import { resample } from './scaled-plane.ts';
import { smallCopy } from './small-copy.ts';

type Planes = [Float32Array, Float32Array, Float32Array];

/** The colours of subject and background around each pixel, 0 to 1, smooth enough for a small copy of the photo. */
export type TrueColors = { width: number; height: number; subject: Planes; background: Planes };

const side = 400;

/**
 * Estimates what colours soft pixels mix, so that no fringe of the old background stays in hair.
 * Forte, 'Approximate fast foreground colour estimation', ICIP 2021: a wide pass, then a narrow one.
 */
export function estimateColors(photo: PixelImage, mask: Mask): TrueColors {
  const small = smallCopy(photo, side);
  const { width, height } = small;
  const alpha = resample(mask.alpha, mask, small);
  const colors = colorPlanes(small);
  const longer = Math.max(width, height);
  const wide = blend(colors, alpha, { width, height, radius: Math.max(2, Math.round(longer / 11)) }, colors, colors);
  const narrow = blend(colors, alpha, { width, height, radius: Math.max(1, Math.round(longer / 150)) }, ...wide);
  const [subject, background] = narrow;
  return { width, height, subject, background };
}

function blend(
  colors: Planes,
  alpha: Float32Array,
  { width, height, radius }: { width: number; height: number; radius: number },
  subject: Planes,
  background: Planes,
): [Planes, Planes] {
  const mean = (plane: Float32Array) => boxFilter(plane, width, height, radius);
  const rest = alpha.map((value) => 1 - value);
  const [share, other] = [mean(alpha), mean(rest)];
  const around = (planes: Planes, weight: Float32Array, sum: Float32Array, otherwise: Planes) =>
    planes.map((plane, channel) => {
      const weighted = mean(plane.map((value, index) => value * (weight[index] ?? 0)));
      return weighted.map((value, index) => {
        const total = sum[index] ?? 0;
        // Where none is near, what is known from farther away.
        return total > 1e-3 ? value / total : (otherwise[channel]?.[index] ?? 0);
      });
    }) as Planes;
  const behind = around(background, rest, other, background);
  const before = around(subject, alpha, share, subject);
  const corrected = before.map((plane, channel) =>
    plane.map((value, index) => {
      const a = alpha[index] ?? 0;
      const mixed = a * value + (1 - a) * (behind[channel]?.[index] ?? 0);
      return Math.min(1, Math.max(0, value + a * ((colors[channel]?.[index] ?? 0) - mixed)));
    }),
  ) as Planes;
  return [corrected, behind];
}
