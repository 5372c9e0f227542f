import { expect, test } from 'vitest';
import { insetCorners } from '../../../shared/scan/corners.ts';
import { followSteadiness } from './steadiness.ts';

const size = { width: 480, height: 270 };
const paper = insetCorners(480, 270);

test('a trembling hand counts as steady from when it stopped moving', () => {
  const start = followSteadiness(undefined, paper, size, 100);
  const trembled = insetCorners(480, 270, 0.102);
  expect(followSteadiness(start, trembled, size, 900)?.since).toBe(100);
});

test('another view of the paper starts over', () => {
  const start = followSteadiness(undefined, paper, size, 100);
  expect(followSteadiness(start, insetCorners(480, 270, 0.2), size, 900)?.since).toBe(900);
});

test('a slow drift is not steady', () => {
  const shares = [0.1, 0.105, 0.11, 0.115, 0.12, 0.125];
  const rests = shares.reduce(
    (rest: ReturnType<typeof followSteadiness>, share, index) =>
      followSteadiness(rest, insetCorners(480, 270, share), size, index * 200),
    undefined,
  );
  expect(rests?.since).toBeGreaterThan(0);
});

test('it is never steady without a sure paper', () => {
  expect(followSteadiness({ corners: paper, since: 0 }, undefined, size, 900)).toBeUndefined();
});
