import { expect, test } from 'vitest';
import { createGrowingPause } from './growing-pause.ts';

test('the pause doubles up to half a minute while something keeps failing', () => {
  const pause = createGrowingPause();
  expect(Array.from({ length: 8 }, () => pause.after(0))).toEqual([
    500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test('after a minute of health it begins anew', () => {
  const pause = createGrowingPause();
  for (let failure = 0; failure < 8; failure++) pause.after(59_999);
  expect(pause.after(60_000)).toBe(500);
  expect(pause.after(0)).toBe(1000);
});
