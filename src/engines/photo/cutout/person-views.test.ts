import { describe, expect, test } from 'vitest';
import { joinViews, personSide, squaresIn, viewFrame } from './person-views.ts';

describe('people are looked for', () => {
  test('in the whole photo, and in squares that overlap and reach both ends', () => {
    const frame = viewFrame({ width: 1200, height: 800 });
    expect(frame).toEqual({ width: 384, height: personSide });
    expect(squaresIn(frame).map(({ left }) => left)).toEqual([0, 128]);
    expect(squaresIn(viewFrame({ width: 700, height: 1400 })).map(({ top }) => top)).toEqual([0, 128, 256]);
  });

  test.each([
    [1000, 960],
    [9000, 500],
  ])('only in the whole photo at %d x %d', (width, height) => {
    expect(squaresIn(viewFrame({ width, height }))).toEqual([]);
  });

  test('and squares say more than the squeezed whole', () => {
    const joined = joinViews(frame, [viewOf((x) => x < 230), viewOf(() => true), viewOf((x) => x < 128)]);
    const row = joined?.subarray(width * 100, width * 101);
    // Of the whole, 300 is inside; the second square, which begins at 128, disagrees.
    expect([row?.[100], row?.[300]].map((value) => (value ?? 0) > 0.5)).toEqual([true, false]);
  });

  test('and are not there when each view shows them elsewhere', () => {
    const left = viewOf((x) => x < 100);
    expect(joinViews(frame, [left, left, viewOf(() => false)])).toBeDefined();
    expect(joinViews(frame, [viewOf((x) => x > 200), left, viewOf(() => false)])).toBeUndefined();
  });
});

const width = 384;
const frame = { width, height: personSide };
const viewOf = (isPerson: (x: number) => boolean): Float32Array =>
  Float32Array.from({ length: personSide ** 2 }, (_, index) => (isPerson(index % personSide) ? 1 : 0));
