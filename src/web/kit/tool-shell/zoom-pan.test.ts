import { expect, test } from 'vitest';
import { fittingView, maxScale, panBy, zoomAround } from './zoom-pan.ts';

const stage = { width: 800, height: 600 };

test('the point under the pointer stays where it is', () => {
  const point = { x: 200, y: -100 };
  const view = zoomAround(fittingView, 2, point, stage);
  // Before, the image's own point was at `point`; after, it is at offset + 2 × point.
  expect({ x: view.offset.x + 2 * point.x, y: view.offset.y + 2 * point.y }).toEqual(point);
});

test('zooming out again shows the whole image in its place', () => {
  const closer = zoomAround(fittingView, 4, { x: 300, y: 200 }, stage);
  const { scale, offset } = zoomAround(closer, 0.25, { x: -300, y: 50 }, stage);
  expect([scale, offset.x, offset.y].map(Math.abs)).toEqual([1, 0, 0]);
});

test('nobody can zoom further than the bounds', () => {
  expect(zoomAround(fittingView, 1000, { x: 0, y: 0 }, stage).scale).toBe(maxScale);
  expect(zoomAround(fittingView, 0.1, { x: 0, y: 0 }, stage).scale).toBe(1);
});

test('an image that fits cannot be moved, a larger one only up to its edge', () => {
  expect(panBy(fittingView, { x: 50, y: 50 }, stage)).toEqual(fittingView);
  const twice = zoomAround(fittingView, 2, { x: 0, y: 0 }, stage);
  expect(panBy(twice, { x: 5000, y: -5000 }, stage).offset).toEqual({ x: 400, y: -300 });
});
