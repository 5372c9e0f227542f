import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('how long a line takes follows the jobs that ended lately', () => {
  let time = 0;
  const pace = createPace(() => time);
  for (let job = 0; job < 20; job++) {
    pace.ended();
    time += 500;
  }
  expect(pace.secondsUntil(60)).toBe(30);
  expect(pace.secondsUntil(0.1)).toBe(1);
  expect(pace.secondsUntil(1_000_000)).toBe(300);
});

test('when jobs stop ending, the line is said to take longer and longer', () => {
  let time = 0;
  const pace = createPace(() => time);
  for (let job = 0; job < 10; job++) pace.ended();
  time = 60_000;
  expect(pace.secondsUntil(10)).toBe(60);
});

test('without any end there is still a guess', () => {
  expect(createPace(() => 0).secondsUntil(5)).toBe(10);
});
