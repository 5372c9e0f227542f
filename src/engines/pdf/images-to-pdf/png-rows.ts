import { DamagedImageError } from './embeddable-image.ts';

export type PngHeader = {
  width: number;
  height: number;
  /** Of one sample: 1, 2, 4, 8 or 16. */
  bits: number;
  colorType: number;
  /** Per pixel. */
  samples: number;
  isInterlaced: boolean;
};

type Pass = { x: number; y: number; stepX: number; stepY: number };

/** Adam7: the pixels of each of the seven passes (PNG third edition, 8.2). */
const adam7: readonly Pass[] = [
  { x: 0, y: 0, stepX: 8, stepY: 8 },
  { x: 4, y: 0, stepX: 8, stepY: 8 },
  { x: 0, y: 4, stepX: 4, stepY: 8 },
  { x: 2, y: 0, stepX: 4, stepY: 4 },
  { x: 0, y: 2, stepX: 2, stepY: 4 },
  { x: 1, y: 0, stepX: 2, stepY: 2 },
  { x: 0, y: 1, stepX: 1, stepY: 2 },
];

const rowBytesOf = ({ bits, samples }: PngHeader, width: number): number => Math.ceil((width * bits * samples) / 8);

/** Plain sample rows: unfiltered and deinterlaced. Throws DamagedImageError when pixels are missing. */
export function plainRows(header: PngHeader, filtered: Buffer): Buffer {
  const rowBytes = rowBytesOf(header, header.width);
  if (!header.isInterlaced) return unfilter(filtered, header, rowBytes, header.height);
  const whole = Buffer.alloc(rowBytes * header.height);
  let at = 0;
  for (const pass of adam7) {
    const width = Math.ceil((header.width - pass.x) / pass.stepX);
    const height = Math.ceil((header.height - pass.y) / pass.stepY);
    if (width <= 0 || height <= 0) continue;
    const passRowBytes = rowBytesOf(header, width);
    const rows = unfilter(filtered.subarray(at), header, passRowBytes, height);
    at += (passRowBytes + 1) * height;
    spread({ rows, rowBytes: passRowBytes, width, height, pass }, whole, rowBytes, header.bits * header.samples);
  }
  return whole;
}

type PassRows = { rows: Buffer; rowBytes: number; width: number; height: number; pass: Pass };

function spread({ rows, rowBytes, width, height, pass }: PassRows, whole: Buffer, wholeRowBytes: number, bits: number) {
  for (let y = 0; y < height; y++) {
    const target = (pass.y + y * pass.stepY) * wholeRowBytes;
    for (let x = 0; x < width; x++) {
      const column = pass.x + x * pass.stepX;
      if (bits >= 8) {
        const bytes = bits / 8;
        rows.copy(whole, target + column * bytes, y * rowBytes + x * bytes, y * rowBytes + (x + 1) * bytes);
      } else {
        const value = bitsAt(rows, y * rowBytes, x, bits);
        const place = target + ((column * bits) >> 3);
        whole[place] = (whole[place] ?? 0) | (value << (8 - bits - ((column * bits) & 7)));
      }
    }
  }
}

function bitsAt(rows: Buffer, rowStart: number, x: number, bits: number): number {
  const byte = rows[rowStart + ((x * bits) >> 3)] ?? 0;
  return (byte >> (8 - bits - ((x * bits) & 7))) & ((1 << bits) - 1);
}

/** Undoes PNG row filters (9.2), which subtract a prediction from the left and upper neighbours. */
function unfilter(filtered: Buffer, { bits, samples }: PngHeader, rowBytes: number, height: number): Buffer {
  if (filtered.length < (rowBytes + 1) * height) throw new DamagedImageError('pixels are missing');
  const step = Math.max(1, (bits * samples) >> 3);
  const rows = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y++) {
    const source = y * (rowBytes + 1) + 1;
    const target = y * rowBytes;
    const filter = filtered[source - 1] ?? 0;
    if (filter > 4) throw new DamagedImageError(`unknown filter ${filter}`);
    for (let x = 0; x < rowBytes; x++) {
      const left = x >= step ? (rows[target + x - step] ?? 0) : 0;
      const above = y > 0 ? (rows[target + x - rowBytes] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (rows[target + x - rowBytes - step] ?? 0) : 0;
      rows[target + x] = (filtered[source + x] ?? 0) + prediction(filter, left, above, corner);
    }
  }
  return rows;
}

function prediction(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  const estimate = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Filters each row with none, left or above, whichever gives the smallest numbers: PNG's heuristic (12.7). */
export function filterRows(rows: Buffer, header: PngHeader): Buffer {
  const rowBytes = rowBytesOf(header, header.width);
  const step = Math.max(1, (header.bits * header.samples) >> 3);
  const filtered = Buffer.alloc((rowBytes + 1) * header.height);
  for (let y = 0; y < header.height; y++) {
    const start = y * rowBytes;
    const at = y * (rowBytes + 1);
    const filter = header.bits < 8 ? 0 : bestFilter(rows, start, rowBytes, step, y > 0);
    filtered[at] = filter;
    for (let x = 0; x < rowBytes; x++)
      filtered[at + 1 + x] = difference(rows, start + x, filter, x, step, rowBytes, y > 0);
  }
  return filtered;
}

function bestFilter(rows: Buffer, start: number, rowBytes: number, step: number, hasAbove: boolean): number {
  const sums = [0, 1, 2].map((filter) => {
    let sum = 0;
    for (let x = 0; x < rowBytes; x++) {
      const value = difference(rows, start + x, filter, x, step, rowBytes, hasAbove);
      sum += value < 128 ? value : 256 - value;
    }
    return sum;
  });
  return sums.indexOf(Math.min(...sums));
}

function difference(
  rows: Buffer,
  at: number,
  filter: number,
  x: number,
  step: number,
  rowBytes: number,
  hasAbove: boolean,
): number {
  const value = rows[at] ?? 0;
  if (filter === 1) return (value - (x >= step ? (rows[at - step] ?? 0) : 0)) & 255;
  return filter === 2 ? (value - (hasAbove ? (rows[at - rowBytes] ?? 0) : 0)) & 255 : value;
}

/** Samples of one kind: colours without alpha, alpha alone, or palette indices as bytes. */
export function samplesOf(rows: Buffer, header: PngHeader, kind: 'color' | 'alpha' | 'index'): Buffer {
  const { width, height, bits, samples } = header;
  if (kind === 'index') {
    const rowBytes = rowBytesOf(header, width);
    const indexes = Buffer.alloc(width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) indexes[y * width + x] = bitsAt(rows, y * rowBytes, x, bits);
    }
    return indexes;
  }
  const bytes = bits >> 3;
  const colorBytes = (samples - 1) * bytes;
  const [skip, take] = kind === 'color' ? [0, colorBytes] : [colorBytes, bytes];
  const pixels = width * height;
  const taken = Buffer.alloc(pixels * take);
  for (let pixel = 0; pixel < pixels; pixel++) {
    const from = pixel * samples * bytes + skip;
    for (let byte = 0; byte < take; byte++) taken[pixel * take + byte] = rows[from + byte] ?? 0;
  }
  return taken;
}
