import type { PDFDict } from '@cantoo/pdf-lib';
import { arrayEntry, asNumber, resolve } from '../../objects/access.ts';

/** A transformation matrix `[a b c d e f]` (ISO 32000-2, 8.3.4). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. */
export const multiply = (inner: Matrix, outer: Matrix): Matrix => [
  inner[0] * outer[0] + inner[1] * outer[2],
  inner[0] * outer[1] + inner[1] * outer[3],
  inner[2] * outer[0] + inner[3] * outer[2],
  inner[2] * outer[1] + inner[3] * outer[3],
  inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
  inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
];

export const scaling = (factor: number): Matrix => [factor, 0, 0, factor, 0, 0];

/** The mean scale factor of both directions. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c)) || Math.hypot(a, b);

/** The matrix in an entry; the identity when absent, PDF's default for all matrices except FontMatrix. */
export function readMatrix(dictionary: PDFDict, key: string): Matrix {
  const values = arrayEntry(dictionary, key)?.asArray() ?? [];
  if (values.length < 6) return identity;
  return toMatrix(values.map((item) => asNumber(resolve(dictionary.context, item)) ?? 0));
}

export function toMatrix(values: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values;
  return [a, b, c, d, e, f];
}

/** A matrix as the operands of `cm` and `Tm`, precise to a pixel of a large page. */
export const operands = (matrix: Matrix): string =>
  matrix.map((value, index) => Number(value.toFixed(index < 4 ? 6 : 3))).join(' ');

/** The inverse. Throws when the matrix has no area. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-12) throw new Error('A matrix without area has no inverse');
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}
