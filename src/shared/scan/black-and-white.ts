import type { PixelImage } from './pixel-image.ts';

/** Sauvola's k: higher values take less for ink. */
const strictness = { light: 0.4, auto: 0.3, strong: 0.16 } as const;
/** Window size as a share of the longer side: a few lines of text. */
const windowShare = 1 / 50;

/**
 * Adaptive thresholding by local mean and deviation (Sauvola and Pietikäinen 2000). Input and output have 1 channel. Needs
 * memory for only one row of sums.
 */
export function blackAndWhite(image: PixelImage, strength: keyof typeof strictness): PixelImage {
  const { data, width, height } = image;
  const k = strictness[strength];
  const reach = Math.max(7, Math.round((Math.max(width, height) * windowShare) / 2));
  const result = new Uint8ClampedArray(width * height);
  const [sums, squares] = [new Float64Array(width), new Float64Array(width)];
  const addRow = (y: number, sign: number) => {
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const value = data[at] ?? 0;
      sums[x] = (sums[x] ?? 0) + sign * value;
      squares[x] = (squares[x] ?? 0) + sign * value * value;
    }
  };
  for (let y = 0; y < Math.min(reach, height); y += 1) addRow(y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + reach < height) addRow(y + reach, 1);
    if (y - reach - 1 >= 0) addRow(y - reach - 1, -1);
    const rows = Math.min(height - 1, y + reach) - Math.max(0, y - reach) + 1;
    let [sum, square] = [0, 0];
    for (let x = 0; x < Math.min(reach, width); x += 1) {
      sum += sums[x] ?? 0;
      square += squares[x] ?? 0;
    }
    for (let x = 0; x < width; x += 1) {
      if (x + reach < width) {
        sum += sums[x + reach] ?? 0;
        square += squares[x + reach] ?? 0;
      }
      if (x - reach - 1 >= 0) {
        sum -= sums[x - reach - 1] ?? 0;
        square -= squares[x - reach - 1] ?? 0;
      }
      const count = rows * (Math.min(width - 1, x + reach) - Math.max(0, x - reach) + 1);
      const mean = sum / count;
      const deviation = Math.sqrt(Math.max(0, square / count - mean * mean));
      const threshold = mean * (1 + k * (deviation / 128 - 1));
      result[y * width + x] = (data[y * width + x] ?? 0) > threshold ? 255 : 0;
    }
  }
  if (strength !== 'light') removeSpecks(result, width, height);
  return { data: result, width, height, channels: 1 };
}

/** Whitens black pixels without a black neighbour on any side: dust and noise. */
function removeSpecks(data: Uint8ClampedArray, width: number, height: number): void {
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      if (data[at] !== 0) continue;
      if (data[at - 1] && data[at + 1] && data[at - width] && data[at + width]) data[at] = 255;
    }
  }
}
