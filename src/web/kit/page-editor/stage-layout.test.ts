import { expect, it } from 'vitest';
import { anchorAt, layOutPages, nextZoom, pageAtHeight, pagesBetween, placeOf } from './stage-layout.ts';

const room = { width: 1000, height: 600 };
const pages = Array.from({ length: 300 }, (_, index) => ({
  width: 600 + (index % 2) * 60,
  height: 800,
  rotation: 0 as const,
}));

it('shows pages in the size of paper at 100%, and fits them to the width or whole', () => {
  expect(layOutPages(pages, 1, room).scale).toBeCloseTo(96 / 72);
  expect(layOutPages(pages, 'width', room).scale).toBeCloseTo((1000 - 32) / 660);
  expect(layOutPages(pages, 'page', room).scale).toBeCloseTo((600 - 32) / 800);
});

it('mounts only the pages that can be seen', () => {
  const layout = layOutPages(pages, 1, room);
  const top = layout.tops[100] ?? 0;
  expect(pageAtHeight(layout, top)).toBe(100);
  expect(pageAtHeight(layout, top - 1)).toBe(99);
  expect(pagesBetween(layout, top + 10, top + 610)).toEqual([100]);
  expect(pagesBetween(layout, -500, 100)).toEqual([0]);
});

it('keeps the place at the pointer when the zoom changes', () => {
  const before = layOutPages(pages, 1, room);
  const anchor = anchorAt(before, pages, 480, 5000);
  const after = layOutPages(pages, 2, room);
  const place = placeOf(after, pages, anchor);
  expect(anchorAt(after, pages, place.x, place.y)).toEqual({
    page: anchor.page,
    x: expect.closeTo(anchor.x),
    y: expect.closeTo(anchor.y),
  });
});

it('steps to the next quarter, also from between', () => {
  expect(nextZoom(1, 1)).toBe(1.25);
  expect(nextZoom(1.1, 1)).toBe(1.25);
  expect(nextZoom(1.1, -1)).toBe(1);
  expect(nextZoom(3, 1)).toBe(3);
  expect(nextZoom(0.5, -1)).toBe(0.5);
});

it('stays within the height that browsers can scroll', () => {
  const many = Array.from({ length: 20_000 }, () => ({ width: 600, height: 800, rotation: 0 as const }));
  expect(layOutPages(many, 3, room).height).toBeLessThan(17_000_000);
});
