/** Pixels of 8 bits per sample, row by row from the top, the samples of a pixel side by side. Sizes in pixels. */
export type Raster = { data: Buffer; width: number; height: number; channels: 1 | 3 | 4 };

/** How the samples of an image stand in its decoded bytes. */
export type SampleLayout = { width: number; height: number; channels: number; bits: number };

/**
 * Unpacks samples of 1, 2, 4, 8 or 16 bits into one byte each. Rows begin at byte borders and the first sample sits in the
 * high bits (ISO 32000-2, 8.9.5.2). 'full-scale' stretches the values to 0..255, 'as-is' keeps them (palette indices).
 * Missing bytes count as 0, as viewers take them.
 */
export function unpackSamples(data: Buffer, layout: SampleLayout, values: 'full-scale' | 'as-is'): Buffer {
  const { width, height, channels, bits } = layout;
  const perRow = width * channels;
  const samples = Buffer.alloc(perRow * height);
  if (bits === 8) {
    data.copy(samples, 0, 0, samples.length);
    return samples;
  }
  if (bits === 16) {
    for (let index = 0; index < samples.length; index++) samples[index] = data[2 * index] ?? 0;
    return samples;
  }
  const bytesPerRow = (perRow * bits + 7) >> 3;
  const mask = (1 << bits) - 1;
  const factor = values === 'full-scale' ? 255 / mask : 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < perRow; x++) {
      const bit = x * bits;
      const byte = data[y * bytesPerRow + (bit >> 3)] ?? 0;
      samples[y * perRow + x] = ((byte >> (8 - bits - (bit & 7))) & mask) * factor;
    }
  }
  return samples;
}

/** Packs bytes that are 0 or 255 into one bit each, rows at byte borders. */
export function packBits(samples: Buffer, width: number, height: number): Buffer {
  const bytesPerRow = (width + 7) >> 3;
  const packed = Buffer.alloc(bytesPerRow * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!samples[y * width + x]) continue;
      const index = y * bytesPerRow + (x >> 3);
      packed[index] = (packed[index] ?? 0) | (128 >> (x & 7));
    }
  }
  return packed;
}

/** The largest difference between the colours of a pixel that still passes for gray: scanners and JPEG leave a trace. */
const grayTolerance = 3;

/** The gray version of a colour raster without colour; undefined when it has some. */
export function withoutColor({ data, width, height, channels }: Raster): Raster | undefined {
  if (channels !== 3) return undefined;
  const gray = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < gray.length; pixel++) {
    const red = data[3 * pixel] ?? 0;
    const green = data[3 * pixel + 1] ?? 0;
    const blue = data[3 * pixel + 2] ?? 0;
    if (Math.abs(red - green) > grayTolerance || Math.abs(green - blue) > grayTolerance) return undefined;
    gray[pixel] = green;
  }
  return { data: gray, width, height, channels: 1 };
}

/** Luma of Rec. 601 in 1/256, the weights that JPEG uses. */
export const lumaOf = (red: number, green: number, blue: number): number => (red * 77 + green * 150 + blue * 29) >> 8;

/** RGB pixels as gray. */
export function toGray({ data, width, height, channels }: Raster): Raster {
  if (channels !== 3) throw new Error(`Gray is made of 3 channels, not of ${channels}`);
  const gray = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < gray.length; pixel++)
    gray[pixel] = lumaOf(data[3 * pixel] ?? 0, data[3 * pixel + 1] ?? 0, data[3 * pixel + 2] ?? 0);
  return { data: gray, width, height, channels: 1 };
}

const colorSamples = 40_000;

/**
 * How many different colours there are among up to 40,000 evenly spread pixels; counting stops above `limit`.
 * Few colours mean a drawing or a screenshot, which lossless coding serves better than JPEG.
 */
export function countColors({ data, width, height, channels }: Raster, limit: number): number {
  const pixels = width * height;
  const step = Math.max(1, Math.floor(pixels / colorSamples));
  const seen = new Set<number>();
  for (let pixel = 0; pixel < pixels && seen.size <= limit; pixel += step) {
    const first = data[channels * pixel] ?? 0;
    seen.add(
      channels === 1
        ? first
        : (first << 16) | ((data[channels * pixel + 1] ?? 0) << 8) | (data[channels * pixel + 2] ?? 0),
    );
  }
  return seen.size;
}
