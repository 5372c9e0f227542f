import type { PixelImage } from './pixel-image.ts';

/** A photo reduced by an integer factor, so that downscaling does not skip pixels. */
export type ResampleSource = { image: PixelImage; factor: number };

/** @param shrinkage photo pixels per result pixel, along one side */
export function sourceFor(image: PixelImage, shrinkage: number): ResampleSource {
  const factor = Math.max(1, Math.floor(shrinkage + 0.25));
  return { image: factor === 1 ? image : averaged(image, factor), factor };
}

/** Averages blocks of `factor` × `factor` pixels; drops the remainder at the right and bottom. */
function averaged({ data, width, height, channels }: PixelImage, factor: number): PixelImage {
  const columns = Math.max(1, Math.floor(width / factor));
  const rows = Math.max(1, Math.floor(height / factor));
  const result = new Uint8ClampedArray(columns * rows * channels);
  const sums = new Uint32Array(columns * channels);
  const parts = factor * factor;
  for (let row = 0; row < rows; row += 1) {
    sums.fill(0);
    for (let line = 0; line < factor; line += 1) {
      let from = (row * factor + line) * width * channels;
      for (let column = 0, to = 0; column < columns; column += 1, to += channels) {
        for (let step = 0; step < factor; step += 1) {
          for (let channel = 0; channel < channels; channel += 1, from += 1) {
            sums[to + channel] = (sums[to + channel] ?? 0) + (data[from] ?? 0);
          }
        }
      }
    }
    const start = row * columns * channels;
    for (let at = 0; at < sums.length; at += 1) result[start + at] = (sums[at] ?? 0) / parts;
  }
  return { data: result, width: columns, height: rows, channels };
}

/** Source positions of a row's pixels. */
export type RowPlaces = { x: Float64Array; y: Float64Array };

export const rowPlaces = (width: number): RowPlaces => ({ x: new Float64Array(width), y: new Float64Array(width) });

/** Integer weights in 256ths, which are faster. */
const parts = 256;
/** Rounds instead of truncating. */
const half = (parts * parts) / 2;

/** Fills a row of `target` (1 or 3 channels) from these positions in the whole photo, interpolated. */
export function resampleRow(source: ResampleSource, places: RowPlaces, target: PixelImage, row: number): void {
  const { data, width, height, channels } = source.image;
  const scale = parts / source.factor;
  const result = target.data;
  const isColored = target.channels > 1;
  const [lastX, lastY] = [(width - 1) * parts, (height - 1) * parts];
  const below = width * channels;
  let to = row * target.width * target.channels;
  for (let column = 0; column < target.width; column += 1) {
    const u = Math.max(0, Math.min(lastX, ((places.x[column] ?? 0) * scale - parts / 2) | 0));
    const v = Math.max(0, Math.min(lastY, ((places.y[column] ?? 0) * scale - parts / 2) | 0));
    const here = (v >> 8) * below + (u >> 8) * channels;
    const right = u < lastX ? here + channels : here;
    const down = v < lastY ? below : 0;
    const shareX = u & 255;
    const shareY = v & 255;
    const both = shareX * shareY;
    const far = shareX * parts - both;
    const near = shareY * parts - both;
    const own = parts * parts - both - far - near;
    result[to] =
      (at(data, here) * own +
        at(data, right) * far +
        at(data, here + down) * near +
        at(data, right + down) * both +
        half) >>
      16;
    to += 1;
    if (!isColored) continue;
    // Unrolled: a loop over the channels takes twice as long.
    result[to] =
      (at(data, here + 1) * own +
        at(data, right + 1) * far +
        at(data, here + down + 1) * near +
        at(data, right + down + 1) * both +
        half) >>
      16;
    result[to + 1] =
      (at(data, here + 2) * own +
        at(data, right + 2) * far +
        at(data, here + down + 2) * near +
        at(data, right + down + 2) * both +
        half) >>
      16;
    to += 2;
  }
}

const at = (data: PixelImage['data'], index: number): number => data[index] ?? 0;

/** An empty image for `resampleRow`, without alpha. */
export function blankFor({ channels }: PixelImage, width: number, height: number): PixelImage {
  const kept = channels === 1 ? 1 : 3;
  return { data: new Uint8ClampedArray(width * height * kept), width, height, channels: kept };
}
