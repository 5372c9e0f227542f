import type { PageBox } from './text/text-segments.ts';
import type { WasmMemory } from './wasm-memory.ts';

/** x' = a x + c y + e, y' = b x + d y + f (ISO 32000-1, 8.3.3). */
export type Matrix = { a: number; b: number; c: number; d: number; e: number; f: number };

export const identity: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** Applies `inner` first, then `outer`. */
export const combined = (inner: Matrix, outer: Matrix): Matrix => ({
  a: inner.a * outer.a + inner.b * outer.c,
  b: inner.a * outer.b + inner.b * outer.d,
  c: inner.c * outer.a + inner.d * outer.c,
  d: inner.c * outer.b + inner.d * outer.d,
  e: inner.e * outer.a + inner.f * outer.c + outer.e,
  f: inner.e * outer.b + inner.f * outer.d + outer.f,
});

export const moved = ({ a, b, c, d, e, f }: Matrix, x: number, y: number): { x: number; y: number } => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** The bounding box of a transformed box. */
export function movedBox(matrix: Matrix, { left, right, top, bottom }: PageBox): PageBox {
  const corners = [
    moved(matrix, left, top),
    moved(matrix, right, top),
    moved(matrix, left, bottom),
    moved(matrix, right, bottom),
  ];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
}

/** Reads an `FS_MATRIX`. */
export const readMatrix = (memory: WasmMemory, address: number): Matrix => ({
  a: memory.float32(address),
  b: memory.float32(address + 4),
  c: memory.float32(address + 8),
  d: memory.float32(address + 12),
  e: memory.float32(address + 16),
  f: memory.float32(address + 20),
});
