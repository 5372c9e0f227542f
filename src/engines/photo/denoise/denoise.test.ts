import { expect, test } from 'vitest';
import { createFilterStep } from '../filters/filter-step.ts';
import type { Tile } from '../photo-tile.ts';
import { createChromaStep } from './chroma-step.ts';

const side = 96;

test('noise in light and colours becomes much weaker, and an edge stays where it is', () => {
  const noisy = tileOf((x, random) => (x < side / 2 ? 70 : 180) + 60 * random());
  const filtered = createFilterStep({ step: 'filter', filters: 'denoise-strong', amount: 1 }).apply(noisy);
  const smooth = createChromaStep({ step: 'chroma', sigma: 8, isFine: true, amount: 1 }).apply(filtered);
  const clean = tileOf((x) => (x < side / 2 ? 70 : 180));
  expect(errorOf(smooth, clean)).toBeLessThan(errorOf(noisy, clean) / 3);
});

test('at strength 0 a photo stays as it is', () => {
  const noisy = tileOf((x, random) => 100 + x / 2 + 60 * random());
  const filtered = createFilterStep({ step: 'filter', filters: 'denoise-strong', amount: 0, gain: 2 }).apply(noisy);
  const smooth = createChromaStep({ step: 'chroma', sigma: 8, isFine: true, amount: 0 }).apply(filtered);
  expect(errorOf(smooth, noisy)).toBe(0);
});

function tileOf(value: (x: number, random: () => number) => number): Tile {
  let state = 9;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647 - 0.5;
  };
  const data = Uint8Array.from({ length: side * side * 3 }, (_, at) => value(Math.floor(at / 3) % side, random));
  return { x: 0, y: 0, width: side, height: side, channels: 3, data };
}

/** Root mean square of the differences. */
function errorOf(one: Tile, other: Tile): number {
  const sum = one.data.reduce((total, sample, at) => total + (sample - (other.data[at] ?? 0)) ** 2, 0);
  return Math.sqrt(sum / one.data.length);
}
