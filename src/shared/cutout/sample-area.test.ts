import { expect, test } from 'vitest';
import { wholePhoto } from './area.ts';
import { sampleArea } from './sample-area.ts';

/** Red grows from left to right, green from top to bottom. */
const image = {
  data: Uint8Array.from({ length: 3 * 100 * 50 }, (_, at) =>
    at % 3 === 0 ? (Math.floor(at / 3) % 100) * 2 : at % 3 === 1 ? Math.floor(at / 300) * 4 : 7,
  ),
  ...({ width: 100, height: 50, channels: 3 } as const),
};
const pixel = (pixels: Uint8Array, width: number, x: number, y: number) => [
  ...pixels.subarray(3 * (y * width + x), 3 * (y * width + x) + 3),
];

test('an area is averaged where it gets smaller, and smooth where it gets larger', () => {
  const small = sampleArea(image, wholePhoto, { width: 10, height: 5 });
  expect(pixel(small, 10, 4, 2)).toEqual([89, 98, 7]);
  const large = sampleArea(image, { left: 0.2, top: 0.2, right: 0.3, bottom: 0.4 }, { width: 40, height: 40 });
  const reds = Array.from({ length: 40 }, (_, x) => pixel(large, 40, x, 20)[0] ?? 0);
  expect(reds.every((value, x) => x === 0 || Math.abs(value - (reds[x - 1] ?? 0)) <= 1)).toBe(true);
});

test('it may be mirrored, and what is outside of the image is black', () => {
  const area = { left: -0.5, top: 0, right: 0.5, bottom: 1 };
  const plain = sampleArea(image, area, { width: 20, height: 10 });
  const mirrored = sampleArea(image, area, { width: 20, height: 10 }, true);
  expect([pixel(plain, 20, 4, 5), pixel(plain, 20, 15, 5)[2]]).toEqual([[0, 0, 0], 7]);
  expect(pixel(mirrored, 20, 4, 5)).toEqual(pixel(plain, 20, 15, 5));
});
