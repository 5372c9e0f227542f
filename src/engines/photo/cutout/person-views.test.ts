import { describe, expect, test } from 'vitest';
import { wholePhoto } from '../../../shared/cutout/area.ts';
import type { FocusRegion } from './focus-regions.ts';
import { joinViews, personSide, shareSeen, type View, viewsOf } from './person-views.ts';

describe('people are looked for', () => {
  test('in the whole photo, in squares that overlap and reach both ends, and in squares around it', () => {
    const views = viewsOf(whole, photo());
    const squares = views.filter(({ rims }) => Object.values(rims).includes(true));
    expect(views[0]?.area).toEqual(wholePhoto);
    expect(squares.map(({ area }) => [area.left, area.right])).toEqual([
      [0, 2 / 3],
      [1 / 3, 1],
    ]);
    expect(views.length - squares.length).toBe(1 + 8);
    expect(views.at(-1)?.area.top).toBeLessThan(0);
  });

  test('in a region with several objects around each of them, too', () => {
    const [one, other] = [
      { left: 0.1, top: 0.2, right: 0.4, bottom: 0.9 },
      { left: 0.35, top: 0.2, right: 0.6, bottom: 0.9 },
    ];
    const objects = [one, other].map((box) => ({ box, score: 0.8, kind: 'person' as const }));
    const region = { box: { left: 0.1, top: 0.2, right: 0.6, bottom: 0.9 }, objects };
    expect(viewsOf(region, photo())).toHaveLength(viewsOf({ ...region, objects: [] }, photo()).length + 16);
  });

  test.each([
    [1000, 960],
    [9000, 500],
  ])('in no squares along a photo of %d x %d', (width, height) => {
    expect(viewsOf(whole, { width, height })).toHaveLength(9);
  });
});

describe('views of a photo', () => {
  const views = viewsOf(whole, photo());
  const seenBy = (isPerson: (x: number, view: View) => boolean) =>
    views.map((view) => ({ view, values: valuesOf(view, isPerson) }));

  test('say together where the person is', () => {
    const likelihood = joined(seenBy((x) => x > 0.3 && x < 0.6));
    expect([0.1, 0.45, 0.9].map((x) => (at(likelihood, x) ?? 0) > 0.5)).toEqual([false, true, false]);
  });

  test('count less where they contradict most of the others', () => {
    const likelihood = joined(seenBy((x, view) => (view === views[3] ? x > 0.7 : x > 0.3 && x < 0.6)));
    expect([0.45, 0.9].map((x) => (at(likelihood, x) ?? 0) > 0.5)).toEqual([true, false]);
  });

  test('do not count where they see nothing and most of the others do', () => {
    const likelihood = joined(seenBy((x, view) => view !== views[0] && view !== views[1] && x < 0.4));
    expect([0.2, 0.8].map((x) => (at(likelihood, x) ?? 0) > 0.5)).toEqual([true, false]);
  });

  test('say nothing when each shows the person elsewhere', () => {
    const places = new Map(views.map((view, index) => [view, index / views.length]));
    expect(joined(seenBy((x, view) => Math.abs(x - (places.get(view) ?? 0)) < 0.06))).toBeUndefined();
    expect(joined(seenBy(() => false))).toBeUndefined();
  });

  test('confirm a box when one of them sees something in it', () => {
    const box = { left: 0.2, top: 0.2, right: 0.4, bottom: 0.8 };
    expect(
      shareSeen(
        box,
        seenBy((x, view) => view === views[1] && x < 0.3),
      ),
    ).toBeCloseTo(0.5, 1);
    expect(
      shareSeen(
        box,
        seenBy((x) => x > 0.5),
      ),
    ).toBe(0);
  });
});

function photo() {
  return { width: 1200, height: 800 };
}
const whole: FocusRegion = { box: wholePhoto, objects: [] };
const size = { width: 60, height: 40 };

const joined = (seen: Parameters<typeof joinViews>[2]) => joinViews(whole, { photo: photo(), size }, seen);
const at = (likelihood: ReturnType<typeof joinViews>, x: number) =>
  likelihood?.values[20 * size.width + Math.floor(x * size.width)];

/** What a view shows of a person at places from 0 to 1 across the photo. */
function valuesOf(view: View, isPerson: (x: number, view: View) => boolean): Float32Array {
  const { left, right } = view.area;
  return Float32Array.from({ length: personSide ** 2 }, (_, index) => {
    const part = ((index % personSide) + 0.5) / personSide;
    const x = left + (view.isMirrored ? 1 - part : part) * (right - left);
    return x >= 0 && x <= 1 && isPerson(x, view) ? 1 : 0;
  });
}
