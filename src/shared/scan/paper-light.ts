import { luma, type PixelImage } from './pixel-image.ts';

/** Brightness of blank paper in each cell of an image, 0 to 255 per channel. */
export type PaperLight = { columns: number; rows: number; cellSize: number; channels: Float32Array[] };

/** In pixels; a cell must contain some blank paper between letters. */
const minCellSize = 12;
const cellsOnLongSide = 80;
/** The lightest share of a cell, taken as paper. */
const paperShare = 0.2;
/** Dark prints up to this share of the longer side are ignored; larger ones count as shadow. */
const printShare = 0.1;

/**
 * Estimates the light on the paper: the lightest fifth of each cell, with dark prints closed (a morphological closing),
 * smoothed.
 */
export function readPaperLight(image: PixelImage): PaperLight {
  const longSide = Math.max(image.width, image.height);
  const cellSize = Math.max(minCellSize, Math.ceil(longSide / cellsOnLongSide));
  const columns = Math.ceil(image.width / cellSize);
  const rows = Math.ceil(image.height / cellSize);
  const light: PaperLight = {
    ...{ columns, rows, cellSize },
    channels: Array.from({ length: image.channels === 1 ? 1 : 3 }, () => new Float32Array(columns * rows)),
  };
  const histogram = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) readCell(image, light, { row, column, histogram });
  }
  const reach = Math.max(1, Math.round((longSide * printShare) / cellSize / 2));
  light.channels = light.channels.map((cells) => {
    const grid = { columns, rows };
    return smooth(extreme(extreme(cells, grid, reach, Math.max), grid, reach, Math.min), grid);
  });
  return light;
}

function readCell(
  { data, width, height, channels }: PixelImage,
  light: PaperLight,
  { row, column, histogram }: { row: number; column: number; histogram: Uint32Array },
): void {
  const { cellSize } = light;
  const [left, top] = [column * cellSize, row * cellSize];
  const [right, bottom] = [Math.min(width, left + cellSize), Math.min(height, top + cellSize)];
  const brightness = (at: number) =>
    channels === 1 ? (data[at] ?? 0) : luma(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) | 0;
  histogram.fill(0);
  let count = 0;
  for (let y = top; y < bottom; y += 2) {
    for (let x = left; x < right; x += 2) {
      const level = brightness((y * width + x) * channels);
      histogram[level] = (histogram[level] ?? 0) + 1;
      count += 1;
    }
  }
  const threshold = levelAbove(histogram, count * paperShare);
  const sums = [0, 0, 0];
  let taken = 0;
  for (let y = top; y < bottom; y += 2) {
    for (let x = left; x < right; x += 2) {
      const at = (y * width + x) * channels;
      if (brightness(at) < threshold) continue;
      taken += 1;
      for (let channel = 0; channel < light.channels.length; channel += 1) {
        sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
      }
    }
  }
  for (const [channel, cells] of light.channels.entries()) {
    cells[row * light.columns + column] = (sums[channel] ?? 0) / Math.max(1, taken);
  }
}

/** The level that `count` pixels reach. */
function levelAbove(histogram: Uint32Array, count: number): number {
  let left = count;
  let level = 255;
  for (; level > 0; level -= 1) {
    left -= histogram[level] ?? 0;
    if (left <= 0) break;
  }
  return level;
}

type Grid = { columns: number; rows: number };

/** Maximum or minimum within `reach` cells, first along rows, then columns. */
function extreme(
  cells: Float32Array,
  { columns, rows }: Grid,
  reach: number,
  pick: (a: number, b: number) => number,
): Float32Array {
  const along = (source: Float32Array, length: number, lines: number, step: number, lineStep: number) => {
    const result = new Float32Array(source.length);
    for (let line = 0; line < lines; line += 1) {
      for (let place = 0; place < length; place += 1) {
        const start = line * lineStep;
        let value = source[start + place * step] ?? 0;
        const last = Math.min(length - 1, place + reach);
        for (let near = Math.max(0, place - reach); near <= last; near += 1) {
          value = pick(value, source[start + near * step] ?? 0);
        }
        result[start + place * step] = value;
      }
    }
    return result;
  };
  return along(along(cells, columns, rows, 1, columns), rows, columns, columns, 1);
}

/** The mean of each cell and its neighbours. */
function smooth(cells: Float32Array, { columns, rows }: Grid): Float32Array {
  const result = new Float32Array(cells.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let [sum, count] = [0, 0];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
          sum += cells[y * columns + x] ?? 0;
          count += 1;
        }
      }
      result[row * columns + column] = sum / count;
    }
  }
  return result;
}

/** One image row of the grid, interpolated between cell centres. `y` in pixels; fills `line`. */
export function rowOfCells(
  cells: Float32Array,
  { columns, rows, cellSize }: PaperLight,
  y: number,
  line: Float32Array,
) {
  const vertical = Math.max(0, Math.min(rows - 1, (y + 0.5) / cellSize - 0.5));
  const above = Math.floor(vertical);
  const below = Math.min(rows - 1, above + 1);
  const share = vertical - above;
  const between = Float32Array.from({ length: columns }, (_, column) => {
    const upper = cells[above * columns + column] ?? 0;
    return upper + ((cells[below * columns + column] ?? 0) - upper) * share;
  });
  // From the centre of one cell to the next in even steps.
  for (let column = -1; column < columns; column += 1) {
    const left = between[Math.max(0, column)] ?? 0;
    const step = ((between[Math.min(columns - 1, column + 1)] ?? 0) - left) / cellSize;
    const start = (column + 0.5) * cellSize;
    const end = Math.min(line.length, Math.ceil(start + cellSize));
    for (let x = Math.max(0, Math.ceil(start)); x < end; x += 1) line[x] = left + step * (x - start);
  }
}
