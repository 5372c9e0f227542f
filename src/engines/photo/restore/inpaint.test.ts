import { expect, test } from 'vitest';
import type { PixelImage } from '../../../shared/scan/pixel-image.ts';
import { fillMarked } from './inpaint.ts';

test('a scratch across stripes is filled with stripes, and nothing else changes', () => {
  const original = drawStripes(120, 80);
  const damaged = { ...original, data: original.data.slice() };
  const mask = new Uint8Array(120 * 80);
  for (let y = 0; y < 80; y += 1) for (let x = y + 10; x < y + 16; x += 1) mask[y * 120 + x] = 255;
  for (const [pixel, value] of mask.entries()) if (value !== 0) damaged.data.fill(255, pixel * 3, pixel * 3 + 3);
  fillMarked(damaged, mask);
  let [outside, inside] = [0, 0];
  for (const [pixel, value] of mask.entries()) {
    const off = Math.abs((damaged.data[pixel * 3] ?? 0) - (original.data[pixel * 3] ?? 0));
    if (value === 0) outside += off;
    else inside += off;
  }
  expect(outside).toBe(0);
  expect(inside / (80 * 6)).toBeLessThan(10);
});

test('transparency stays', () => {
  const data = new Uint8Array(20 * 20 * 4).fill(90);
  const mask = new Uint8Array(20 * 20);
  mask[210] = 1;
  data.set([255, 255, 255, 40], 210 * 4);
  fillMarked({ width: 20, height: 20, channels: 4, data }, mask);
  expect([...data.subarray(210 * 4, 211 * 4)]).toEqual([90, 90, 90, 40]);
});

test.each([
  ['all marked', 9, 9],
  ['a single pixel', 1, 1],
])('an image that is %s stays as it is', (_name, width, height) => {
  const image = drawStripes(width, height);
  const before = image.data.slice();
  fillMarked(image, new Uint8Array(width * height).fill(1));
  expect(image.data).toEqual(before);
});

test('an image smaller than a patch is filled, too', () => {
  const data = new Uint8Array(3 * 1 * 3).fill(50);
  data.fill(250, 3, 6);
  fillMarked({ width: 3, height: 1, channels: 3, data }, Uint8Array.of(0, 1, 0));
  expect([...data]).toEqual(new Array(9).fill(50));
});

/** Dark and light stripes, 6 pixels wide each. */
function drawStripes(width: number, height: number): PixelImage {
  const data = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    data.fill((pixel % width) % 12 < 6 ? 40 : 190, pixel * 3, pixel * 3 + 3);
  }
  return { width, height, channels: 3, data };
}
