import { expect, test } from 'vitest';
import type { Corners } from '../../../shared/scan/corners.ts';
import { cornerByKey, cornerShift, moveCorner, smoothCorners, turnCorners } from './corner-geometry.ts';

const size = { width: 400, height: 300 };
const paper: Corners = [
  { x: 40, y: 30 },
  { x: 360, y: 30 },
  { x: 360, y: 270 },
  { x: 40, y: 270 },
];

test('a corner that is dragged out of the image stays at its border', () => {
  expect(moveCorner(paper, 1, { x: 900, y: -20 }, size)[1]).toEqual({ x: 400, y: 0 });
});

test('the other three corners stay where they are', () => {
  const [, ...others] = moveCorner(paper, 0, { x: 1, y: 2 }, size);
  expect(others).toEqual(paper.slice(1));
});

test('four turns bring the paper back', () => {
  expect(turnCorners(paper)[0]).toEqual(paper[3]);
  expect(turnCorners(turnCorners(turnCorners(turnCorners(paper))))).toEqual(paper);
});

test('arrow keys go about a pixel of the screen, ten with Shift, whatever the image measures', () => {
  expect(cornerByKey({ x: 50, y: 50 }, 'ArrowRight', false, size)).toEqual({ x: 51, y: 50 });
  expect(cornerByKey({ x: 50, y: 50 }, 'ArrowUp', true, { width: 4000, height: 3000 })).toEqual({ x: 50, y: 10 });
  expect(cornerByKey({ x: 50, y: 50 }, 'Enter', false, size)).toBeUndefined();
});

test('edges over a still camera calm down, and over another paper they jump at once', () => {
  const trembling = moveCorner(paper, 0, { x: 42, y: 30 }, size);
  const shown = smoothCorners(paper, trembling, size);
  expect(shown[0].x).toBeGreaterThan(40);
  expect(shown[0].x).toBeLessThan(41);
  const elsewhere = moveCorner(paper, 0, { x: 200, y: 150 }, size);
  expect(smoothCorners(paper, elsewhere, size)).toEqual(elsewhere);
});

test('a shift is measured as a part of the diagonal', () => {
  expect(cornerShift(paper, moveCorner(paper, 2, { x: 310, y: 270 }, size), size)).toBeCloseTo(0.1);
});
