import { expect, test } from 'vitest';
import { compareGray, type GrayPixels } from './similarity.ts';

test('an image is identical to itself', () => {
  const page = paper(200, 300, 'text');
  expect(compareGray(page, { ...page, data: page.data.slice() })).toEqual({ mean: 1, worstTile: 1 });
});

test('a line that vanished from a page hardly moves the mean, but its tile tells', () => {
  const page = paper(600, 800, 'text');
  const without = { ...page, data: page.data.slice() };
  without.data.fill(255, 400 * 600, 412 * 600);
  const { mean, worstTile } = compareGray(page, without);
  expect(mean).toBeGreaterThan(0.95);
  expect(worstTile).toBeLessThan(0.8);
});

test('slight noise is closer than strong noise', () => {
  const page = paper(200, 200, 'text');
  const slight = compareGray(page, noisy(page, 8)).mean;
  const strong = compareGray(page, noisy(page, 90)).mean;
  expect(slight).toBeGreaterThan(strong);
  expect(strong).toBeLessThan(0.9);
});

test('images of different sizes have nothing in common', () => {
  expect(compareGray(paper(100, 100, 'blank'), paper(100, 101, 'blank')).mean).toBe(0);
});

/** White; with dark strokes if it should look like text. */
function paper(width: number, height: number, kind: 'text' | 'blank'): GrayPixels {
  const data = new Uint8Array(width * height).fill(255);
  if (kind === 'text')
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) if (y % 16 < 9 && (x * 7 + (y >> 4) * 13) % 11 < 4) data[y * width + x] = 20;
  return { data, width, height };
}

function noisy({ data, width, height }: GrayPixels, strength: number): GrayPixels {
  const shifted = data.map((value, index) => Math.abs(value - ((index * 7919) % strength)));
  return { data: shifted, width, height };
}
