import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('the estimate follows the jobs that ended recently', () => {
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

test('when no jobs end, the estimate grows', () => {
  let time = 0;
  const pace = createPace(() => time);
  for (let job = 0; job < 10; job++) pace.ended();
  time = 60_000;
  expect(pace.secondsUntil(10)).toBe(60);
});

test('before any job has ended there is a default', () => {
  expect(createPace(() => 0).secondsUntil(5)).toBe(10);
});
