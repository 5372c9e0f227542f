import type { RgbaImage } from '../../shared/qr/draw-code.ts';

/**
 * Blurs an opaque image with a 3 x 3 binomial kernel (weights 1 2 1 in both directions, standard deviation 0.7 pixels), like
 * a slightly unfocused camera.
 */
export const blurred = (image: RgbaImage): RgbaImage => smoothed(smoothed(image, 1), image.width);

/** One pass of 1 2 1 along rows (`step` 1) or columns (`step` the width); border pixels are repeated. */
function smoothed({ width, height, data }: RgbaImage, step: number): RgbaImage {
  const result = new Uint8ClampedArray(data.length);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const position = step === 1 ? pixel % width : Math.floor(pixel / width);
    const last = (step === 1 ? width : height) - 1;
    const before = position === 0 ? pixel : pixel - step;
    const after = position === last ? pixel : pixel + step;
    for (let channel = 0; channel < 4; channel += 1) {
      const sum =
        (data[before * 4 + channel] ?? 0) + 2 * (data[pixel * 4 + channel] ?? 0) + (data[after * 4 + channel] ?? 0);
      result[pixel * 4 + channel] = sum / 4;
    }
  }
  return { width, height, data: result };
}
