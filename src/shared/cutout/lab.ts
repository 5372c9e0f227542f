import type { PixelImage } from '../scan/pixel-image.ts';

type Planes = [Float32Array, Float32Array, Float32Array];

const known = new WeakMap<PixelImage, Planes>();

/**
 * CIE L*a*b* of every pixel (D65), each 0 to about 255 with a and b around 128. Gray images are allowed. Returns the same planes
 * for the same image.
 */
export function labOf(image: PixelImage): Planes {
  const planes = known.get(image) ?? convert(image);
  known.set(image, planes);
  return planes;
}

function convert({ data, width, height, channels }: PixelImage): Planes {
  const count = width * height;
  const planes: Planes = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const second = channels === 1 ? 0 : 1;
  for (let index = 0, at = 0; index < count; index += 1, at += channels) {
    const red = linear[data[at] ?? 0] ?? 0;
    const green = linear[data[at + second] ?? 0] ?? 0;
    const blue = linear[data[at + 2 * second] ?? 0] ?? 0;
    const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    planes[0][index] = (116 * y - 16) * 2.55;
    planes[1][index] = 500 * (x - y) + 128;
    planes[2][index] = 200 * (y - z) + 128;
  }
  return planes;
}

/** sRGB to linear light (IEC 61966-2-1). */
const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
