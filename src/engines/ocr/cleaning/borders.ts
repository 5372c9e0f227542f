import { brightnessAt, type GrayImage, histogramOf } from './gray-image.ts';

/** Cell size in pixels. */
const cell = 8;
/** Anything darker than this share of the paper is background: a scanner lid, a table. */
const darkShare = 0.35;
/** A row with a smaller share of dark cells crosses the page. */
const outsideShare = 0.95;
/** Pages may lie askew: beyond the fully dark rows, up to this share of the image may be outside, too. */
const wedgeShare = 0.04;

/** The cells outside the page. */
export type Outside = { cells: Uint8Array; columns: number; rows: number };

/**
 * The dark background around a page, in which OCR would find letters. Only areas connected to the edge count, and only about
 * as deep as fully dark rows, so that a dark heading keeps its letters. Undefined without one.
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

/** Whitens everything outside the page, including adjacent cells, which contain its edge. */
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

/** The rectangle of cells that are certainly inside. */
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
