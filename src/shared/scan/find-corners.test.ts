import { expect, test } from 'vitest';
import { type Corners, checkCorners, clockwise, insetCorners, orderCorners } from './corners.ts';
import { findCorners } from './find-corners.ts';
import { overlap } from './overlap.ts';
import type { PixelImage } from './pixel-image.ts';
import { refineCorners } from './refine-corners.ts';
import { makeScene, type SceneOptions } from './sample-scene.ts';

test.each<[string, SceneOptions]>([
  ['a letter on a dark table', { seed: 1 }],
  ['a letter on wood, in the shadow of the phone', { seed: 2, table: 'wood', shadow: true }],
  ['a sheet with a table, whose frame is not the sheet', { seed: 3, content: 'table', contrast: 60 }],
  ['a sheet with a large image on tiles', { seed: 4, table: 'tiles', content: 'image' }],
  ['a receipt among other things', { seed: 5, table: 'clutter', ratio: 2.4, contrast: 120 }],
  ['a bank card, photographed askew', { seed: 6, ratio: 0.63, tilt: 35, width: 640, height: 480, size: 0.6 }],
  ['a blank sheet on a table that is hardly darker', { seed: 7, content: 'blank', contrast: 25 }],
  ['a sheet turned by a quarter', { seed: 8, roll: 90 }],
  ['a sheet of which a corner is cut off by the image', { seed: 9, size: 0.7, shift: { x: 0.12, y: 0 } }],
])('%s is found, and with certainty', (_, options) => {
  const { image, corners } = makeScene(options);
  const found = findCorners(image);
  expect(overlap(refineCorners(image, found.corners), corners)).toBeGreaterThan(0.97);
  expect(found.sure).toBe(true);
});

test('a large photo is looked at in a small copy and answered in its own pixels', () => {
  const { image, corners } = makeScene({ seed: 10, width: 1200, height: 1600 });
  expect(overlap(findCorners(image).corners, corners)).toBeGreaterThan(0.97);
});

test('refining brings the corners to less than a pixel', () => {
  const { image, corners } = makeScene({ seed: 11, width: 900, height: 1200 });
  const refined = refineCorners(image, findCorners(image).corners);
  for (const [index, corner] of refined.entries()) {
    expect(Math.hypot(corner.x - (corners[index]?.x ?? 0), corner.y - (corners[index]?.y ?? 0))).toBeLessThan(1);
  }
});

test.each<[string, PixelImage]>([
  ['a table with nothing on it', makeScene({ seed: 12, empty: true, table: 'wood' }).image],
  ['a single pixel', flat(1, 1, 200)],
  ['a strip one pixel high', flat(2000, 1, 200)],
  ['an image of nothing but black', flat(320, 240, 0)],
  ['a page that fills the image', flat(320, 240, 245)],
])('in %s no sheet is claimed', (_, image) => {
  expect(findCorners(image).sure).toBe(false);
});

test('where nothing is found the corners stand a tenth inside of the image', () => {
  expect(findCorners(flat(300, 200, 0)).corners).toEqual(insetCorners(300, 200));
  expect(insetCorners(300, 200)[2]).toEqual({ x: 270, y: 180 });
});

test.each<[string, { x: number; y: number }[]]>([
  ['ok', shape(10, 10, 190, 12, 180, 90, 15, 80)],
  ['ok', shape(10, 10, 15, 80, 180, 90, 190, 12)],
  ['ok', shape(-5, 0, 205, 0, 200, 100, 0, 100)],
  ['notFour', shape(10, 10, 190, 10, 180, 90)],
  ['notFour', shape(10, 10, 190, 10, Number.NaN, 90, 15, 80)],
  ['outside', shape(-30, 10, 190, 12, 180, 90, 15, 80)],
  ['outside', shape(10, 10, 190, 12, 180, 900, 15, 80)],
  ['crossed', shape(10, 10, 180, 90, 190, 12, 15, 80)],
  ['bent', shape(10, 10, 190, 12, 60, 40, 15, 90)],
  ['tooSmall', shape(10, 10, 12, 10, 12, 12, 10, 12)],
  ['tooSmall', shape(50, 50, 50, 50, 50, 50, 50, 50)],
])('corners are checked: %s', (verdict, points) => {
  expect(checkCorners(points, 200, 100)).toBe(verdict);
});

test('corners in any order are brought into the one that the page expects', () => {
  const upright: Corners = corners(10, 10, 190, 12, 180, 90, 15, 80);
  const [a, b, c, d] = upright;
  expect(orderCorners([c, a, d, b])).toEqual(upright);
  expect(clockwise([a, d, c, b])).toEqual(upright);
});

function flat(width: number, height: number, level: number): PixelImage {
  return { data: new Uint8ClampedArray(width * height * 3).fill(level), width, height, channels: 3 };
}

function shape(...numbers: number[]): { x: number; y: number }[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));
}

function corners(...numbers: number[]): Corners {
  const [a, b, c, d] = shape(...numbers);
  if (!a || !b || !c || !d) throw new Error('Four points are needed.');
  return [a, b, c, d];
}
