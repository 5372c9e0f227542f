/** Pixels of 8 bits per sample, row by row from the top, interleaved. Sizes in pixels. */
export type Raster = { data: Buffer; width: number; height: number; channels: 1 | 3 | 4 };

/** The layout of an image's samples in its decoded bytes. */
export type SampleLayout = { width: number; height: number; channels: number; bits: number };

/**
 * Unpacks samples of 1, 2, 4, 8 or 16 bits into one byte each. Rows are byte-aligned, the high bits first (ISO 32000-2,
 * 8.9.5.2). 'full-scale' stretches values to 0..255, 'as-is' keeps them (palette indices). Missing bytes are 0, as in
 * viewers.
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

/** Packs bytes of 0 or 255 into bits, rows byte-aligned. */
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

/** Pixels whose components differ by at most this count as gray: scanners and JPEG leave a trace. */
const grayTolerance = 3;

/** A colourless RGB raster as gray; undefined when it has colour. */
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

/** Rec. 601 luma in 1/256, the weights of JPEG. */
export const lumaOf = (red: number, green: number, blue: number): number => (red * 77 + green * 150 + blue * 29) >> 8;

export function toGray({ data, width, height, channels }: Raster): Raster {
  if (channels !== 3) throw new Error(`Gray needs 3 channels, not ${channels}`);
  const gray = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < gray.length; pixel++)
    gray[pixel] = lumaOf(data[3 * pixel] ?? 0, data[3 * pixel + 1] ?? 0, data[3 * pixel + 2] ?? 0);
  return { data: gray, width, height, channels: 1 };
}

const colorSamples = 40_000;

/**
 * The number of different colours in up to 40,000 evenly spaced pixels, counted up to just above `limit`. Few colours mean a
 * drawing or screenshot, which suits lossless coding better than JPEG.
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
