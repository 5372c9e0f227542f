import { brightnessAt, type GrayImage, histogramOf } from './gray-image.ts';

/** Cell size for measuring paper brightness: larger than letters at 300 dpi, smaller than shadows. */
const cell = 24;
/** The percentile of a cell's brightness taken as paper. */
const paperShare = 0.8;
/** Paper from here on is white, which removes grain and show-through. */
const whitePoint = 232;
/** Share of the darkest pixels, taken as ink. */
const inkShare = 0.015;

/** Divides an image by its local paper brightness, in place: shadows and yellowed paper become white, ink black. */
export function evenPaper(image: GrayImage): void {
  const columns = Math.ceil(image.width / cell);
  const rows = Math.ceil(image.height / cell);
  const paper = smooth(spread(measure(image, columns, rows), columns, rows), columns, rows);
  const histogram = divide(image, paper, columns, rows);
  stretch(image, histogram);
}

/** Paper brightness per cell. */
function measure({ data, width, height }: GrayImage, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows);
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      let count = 0;
      const [bottom, right] = [Math.min(height, (row + 1) * cell), Math.min(width, (column + 1) * cell)];
      for (let y = row * cell; y < bottom; y += 2) {
        for (let x = column * cell; x < right; x += 2) {
          const value = data[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
          count += 1;
        }
      }
      let above = count * (1 - paperShare);
      let value = 255;
      while (value > 0) {
        above -= counts[value] ?? 0;
        if (above <= 0) break;
        value -= 1;
      }
      paper[row * columns + column] = value;
    }
  }
  return paper;
}

/** Cells inside thick letters and lines take the brightest of their 5 by 5 neighbourhood. */
function spread(paper: Float32Array, columns: number, rows: number): Float32Array {
  const result = new Float32Array(paper.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let largest = 0;
      for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y++) {
        for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++) {
          largest = Math.max(largest, paper[y * columns + x] ?? 0);
        }
      }
      result[row * columns + column] = largest;
    }
  }
  return result;
}

/** The mean of each 5 by 5 neighbourhood. */
function smooth(paper: Float32Array, columns: number, rows: number): Float32Array {
  const result = new Float32Array(paper.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      let count = 0;
      for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y++) {
        for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++) {
          sum += paper[y * columns + x] ?? 0;
          count += 1;
        }
      }
      result[row * columns + column] = sum / count;
    }
  }
  return result;
}

/** Divides by the paper brightness, interpolated between cell centres, and returns the new histogram. */
function divide(image: GrayImage, paper: Float32Array, columns: number, rows: number): Uint32Array {
  const { data, width, height } = image;
  const counts = new Uint32Array(256);
  const across = Array.from({ length: width }, (_, x) => placeBetween(x, columns));
  for (let y = 0; y < height; y++) {
    const down = placeBetween(y, rows);
    const [above, below] = [down.first * columns, down.second * columns];
    for (let x = 0; x < width; x++) {
      const { first, second, share } = across[x] as Place;
      const upper = (paper[above + first] ?? 0) * (1 - share) + (paper[above + second] ?? 0) * share;
      const lower = (paper[below + first] ?? 0) * (1 - share) + (paper[below + second] ?? 0) * share;
      const light = Math.max(1, upper * (1 - down.share) + lower * down.share);
      const index = y * width + x;
      const value = Math.min(255, ((data[index] ?? 0) * 255) / light) | 0;
      data[index] = value;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

type Place = { first: number; second: number; share: number };

function placeBetween(pixel: number, cells: number): Place {
  const place = Math.min(Math.max(0, (pixel + 0.5) / cell - 0.5), cells - 1);
  const first = Math.floor(place);
  return { first, second: Math.min(cells - 1, first + 1), share: place - first };
}

/** Stretches contrast: ink to black, paper to white. */
function stretch({ data }: GrayImage, histogram: Uint32Array): void {
  const ink = inkOf(histogram, data.length) * 0.9;
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round(Math.min(1, Math.max(0, (value - ink) / (whitePoint - ink))) * 255),
  );
  for (let index = 0; index < data.length; index++) data[index] = table[data[index] ?? 0] ?? 0;
}

/** The mean of the darkest pixels. */
function inkOf(histogram: Uint32Array, pixels: number): number {
  let [sum, count] = [0, 0];
  for (let value = 0; value < 200 && count < pixels * inkShare; value++) {
    const here = histogram[value] ?? 0;
    sum += value * here;
    count += here;
  }
  return count === 0 ? 0 : sum / count;
}

/** Light text on a dark background, as on screens: few bright pixels, but some. */
export function isLightOnDark(image: GrayImage): boolean {
  const histogram = histogramOf(image, 31);
  return (
    brightnessAt(histogram, 0.5) < 90 && brightnessAt(histogram, 0.85) < 110 && brightnessAt(histogram, 0.995) > 150
  );
}

export function invert({ data }: GrayImage): void {
  for (let index = 0; index < data.length; index++) data[index] = 255 - (data[index] ?? 0);
}
