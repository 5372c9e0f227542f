import { expect, test } from 'vitest';
import { createShortLaneWatch } from './short-lane-watch.ts';

test('a single visitor does not extend the time limit', () => {
  const lane = createLane();
  for (let job = 0; job < 50; job++) lane.work('attacker', 60_000);
  expect(lane.patience()).toBe(2_000);
  for (const visitor of ['a', 'b', 'c', 'd', 'e']) lane.work(visitor, 200);
  expect(lane.patience()).toBe(2_000);
});

test('on a slow machine, the time limit is longer', () => {
  const lane = createLane();
  for (const visitor of ['a', 'b', 'c', 'd', 'e']) lane.work(visitor, 1_500);
  expect(lane.patience()).toBe(6_000);
  for (const visitor of ['a', 'b', 'c', 'd', 'e']) lane.work(visitor, 9_000);
  expect(lane.patience()).toBe(10_000);
});

function createLane() {
  let time = 0;
  const { patience, watch } = createShortLaneWatch(() => time);
  return {
    patience,
    work: (owner: string, milliseconds: number) => {
      const end = watch(owner, new AbortController(), async () => false);
      time += milliseconds;
      end();
    },
  };
}
