import { brightnessAt, type GrayImage, histogramOf } from './gray-image.ts';

/** Side of the squares that are taken as a whole. */
const cell = 8;
/** Darker than this share of the paper is what lies around it: the lid of a scanner, a table. */
const darkShare = 0.35;
/** A row of squares with fewer dark ones crosses the page. */
const outsideShare = 0.95;
/** Paper lies askew: beyond the rows that are dark as a whole, up to this share of the image may be outside, too. */
const wedgeShare = 0.04;

/** Which squares are outside of the page. */
export type Outside = { cells: Uint8Array; columns: number; rows: number };

/**
 * What lies around a page and is dark: letters are looked for in it in vain, and found. Only what is connected with the edge
 * counts, and only as deep as whole rows are dark, so that a dark heading keeps its letters. Undefined where there is none.
 */
export function findOutside(image: GrayImage): Outside | undefined {
  const columns = Math.ceil(image.width / cell);
  const rows = Math.ceil(image.height / cell);
  const isDark = darkCells(image, columns, rows);
  const inner = innerRectangle(isDark, columns, rows);
  const cells = new Uint8Array(columns * rows);
  const waiting: number[] = [];
  const visit = (column: number, row: number) => {
    if (column < 0 || row < 0 || column >= columns || row >= rows) return;
    const index = row * columns + column;
    const isInner = column >= inner.left && column < inner.right && row >= inner.top && row < inner.bottom;
    if (isInner || cells[index] === 1 || isDark[index] === 0) return;
    cells[index] = 1;
    waiting.push(index);
  };
  for (let column = 0; column < columns; column++) {
    visit(column, 0);
    visit(column, rows - 1);
  }
  for (let row = 0; row < rows; row++) {
    visit(0, row);
    visit(columns - 1, row);
  }
  if (waiting.length === 0) return undefined;
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    visit(column - 1, row);
    visit(column + 1, row);
    visit(column, row - 1);
    visit(column, row + 1);
  }
  return { cells, columns, rows };
}

/** Makes what lies outside of the page white, with the squares beside it, on which its edge is. */
export function whiten({ data, width, height }: GrayImage, { cells, columns, rows }: Outside): void {
  for (const [index, isOutside] of cells.entries()) {
    if (isOutside === 0) continue;
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [left, right] = [Math.max(0, column - 1) * cell, Math.min(width, Math.min(columns, column + 2) * cell)];
    const bottom = Math.min(height, Math.min(rows, row + 2) * cell);
    for (let y = Math.max(0, row - 1) * cell; y < bottom; y++) data.fill(255, y * width + left, y * width + right);
  }
}

function darkCells(image: GrayImage, columns: number, rows: number): Uint8Array {
  const { data, width, height } = image;
  const limit = brightnessAt(histogramOf(image, 31), 0.95) * darkShare;
  const dark = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [sum, count] = [0, 0];
      for (let y = row * cell; y < Math.min(height, (row + 1) * cell); y += 2) {
        for (let x = column * cell; x < Math.min(width, (column + 1) * cell); x += 2) {
          sum += data[y * width + x] ?? 0;
          count += 1;
        }
      }
      dark[row * columns + column] = sum < limit * count ? 1 : 0;
    }
  }
  return dark;
}

/** The squares that are certainly not outside, from each side. */
function innerRectangle(dark: Uint8Array, columns: number, rows: number) {
  const rowIsDark = (row: number) => {
    let count = 0;
    for (let column = 0; column < columns; column++) count += dark[row * columns + column] ?? 0;
    return count >= columns * outsideShare;
  };
  const columnIsDark = (column: number) => {
    let count = 0;
    for (let row = 0; row < rows; row++) count += dark[row * columns + column] ?? 0;
    return count >= rows * outsideShare;
  };
  const depth = (size: number, isOutside: (place: number) => boolean) => {
    let place = 0;
    while (place < size && isOutside(place)) place += 1;
    return place + Math.round(size * wedgeShare);
  };
  return {
    top: depth(rows, rowIsDark),
    bottom: rows - depth(rows, (row) => rowIsDark(rows - 1 - row)),
    left: depth(columns, columnIsDark),
    right: columns - depth(columns, (column) => columnIsDark(columns - 1 - column)),
  };
}
