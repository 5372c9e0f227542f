import { expect, test } from 'vitest';
import { createFilterStep } from './filter-step.ts';

const side = 24;

test.each([
  ['columns', (x: number) => x % 2],
  ['rows', (_x: number, y: number) => y % 2],
  ['a checkerboard', (x: number, y: number) => (x + y) % 2],
  ['dots', (x: number, y: number) => (x % 2) * (y % 2)],
] as const)('deblurring keeps %s of single pixels', (_name, pattern) => {
  const tile = drawTile((x, y) => 80 + 80 * pattern(x, y));
  expect(inner(deblur(tile).data)).toEqual(inner(tile.data));
});

test('deblurring sharpens a blurred edge', () => {
  const tile = drawTile((x) => 120 + 60 * Math.tanh((x - 11.5) / 2.5));
  const { data } = deblur(tile);
  const step = (pixels: Uint8Array) => (pixels[(12 * side + 13) * 3] ?? 0) - (pixels[(12 * side + 10) * 3] ?? 0);
  expect(step(data)).toBeGreaterThan(step(tile.data) + 10);
});

const deblur = createFilterStep({ step: 'filter', filters: 'deblur-1.6', amount: 1 }).apply;

function drawTile(valueAt: (x: number, y: number) => number) {
  const data = new Uint8Array(side * side * 3);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    data.fill(valueAt(pixel % side, Math.floor(pixel / side)), pixel * 3, pixel * 3 + 3);
  }
  return { x: 0, y: 0, width: side, height: side, channels: 3, data } as const;
}

/** Without 4 pixels at the edges, which repeat and so do not alternate. */
const inner = (data: Uint8Array): number[] =>
  [...data].filter((_, at) => {
    const pixel = Math.floor(at / 3);
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    return x >= 4 && y >= 4 && x < side - 4 && y < side - 4;
  });
