/** An image in memory, row by row, 8 bits per sample: gray, RGB or RGBA. */
export type PixelImage = {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  channels: 1 | 3 | 4;
};

/** One value per pixel, row by row. */
export type Plane = { data: Float32Array; width: number; height: number };

export const createPlane = (width: number, height: number): Plane => ({
  data: new Float32Array(width * height),
  width,
  height,
});

/** Rec. 601 luma, 0 to 255. */
export const luma = (red: number, green: number, blue: number): number => 0.299 * red + 0.587 * green + 0.114 * blue;

/** The luma of each pixel, 0 to 255. Ignores alpha. */
export function grayOf({ data, width, height, channels }: PixelImage): Uint8Array {
  const gray = new Uint8Array(width * height);
  if (channels === 1) {
    gray.set(data.subarray(0, gray.length));
    return gray;
  }
  for (let index = 0, at = 0; index < gray.length; index += 1, at += channels) {
    gray[index] = luma(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) + 0.5;
  }
  return gray;
}

/** Area-averages an image to at most `maxLongSide` pixels on its longer side. Returns a small enough image as it is. */
export function shrink(image: PixelImage, maxLongSide: number): PixelImage {
  const ratio = Math.max(image.width, image.height) / maxLongSide;
  if (ratio <= 1) return image;
  const width = Math.max(1, Math.round(image.width / ratio));
  const height = Math.max(1, Math.round(image.height / ratio));
  const { channels, data } = image;
  const result = new Uint8ClampedArray(width * height * channels);
  const sums = new Float64Array(width * channels);
  const columnOf = Int32Array.from({ length: image.width }, (_, x) => Math.floor((x * width) / image.width) * channels);
  const columns = countOf(columnOf, width, channels);
  for (let row = 0, y = 0; row < height; row += 1) {
    sums.fill(0);
    const end = Math.ceil(((row + 1) * image.height) / height);
    const rows = end - y;
    for (; y < end; y += 1) {
      let from = y * image.width * channels;
      for (let x = 0; x < image.width; x += 1) {
        const to = columnOf[x] ?? 0;
        for (let channel = 0; channel < channels; channel += 1, from += 1) {
          sums[to + channel] = (sums[to + channel] ?? 0) + (data[from] ?? 0);
        }
      }
    }
    for (let column = 0, at = 0; column < width; column += 1) {
      const pixels = (columns[column] ?? 1) * rows;
      for (let channel = 0; channel < channels; channel += 1, at += 1) {
        result[row * width * channels + at] = (sums[at] ?? 0) / pixels;
      }
    }
  }
  return { data: result, width, height, channels };
}

/** Source columns per result column. */
function countOf(columnOf: Int32Array, width: number, channels: number): Int32Array {
  const counts = new Int32Array(width);
  for (const column of columnOf) counts[column / channels] = (counts[column / channels] ?? 0) + 1;
  return counts;
}
