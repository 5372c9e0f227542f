import { expect, it } from 'vitest';
import type { PdfEditOf } from '../../../pdf/editing/pdf-edits.ts';
import { target } from './asked-dialog.tsx';
import { boundsOf, isHit, moveEdit, resizeEdit, rotationTowards, snapped } from './edit-geometry.ts';
import { removePaper } from './remove-paper.ts';
import { type StrokePoint, smoothStroke } from './smooth-stroke.ts';
import type { StageEdit } from './stage-edit.ts';

const rectangle: PdfEditOf<'rectangle'> = {
  ...{ type: 'rectangle', page: 1, x: 100, y: 100, width: 50, height: 20 },
  ...{ color: '#ff0000', strokeWidth: 2, opacity: 1, fill: undefined },
};
const stamp: PdfEditOf<'stamp'> = {
  ...{ type: 'stamp', page: 1, x: 100, y: 100, width: 100, height: 40 },
  ...{ content: 'PAID', color: '#ff0000', opacity: 1, rotation: 90 },
};
const ink: PdfEditOf<'ink'> = {
  ...{
    type: 'ink',
    page: 1,
    strokes: [
      [
        [0, 0],
        [10, 20],
      ],
      [[5, 5]],
    ],
    color: '#000000',
    strokeWidth: 1,
    opacity: 1,
  },
};

it('moves the lines of marked text and the points of a drawing with their boxes', () => {
  const mark: StageEdit = {
    ...{ type: 'highlight', page: 1, x: 1, y: 1, width: 9, height: 9, color: '#ffd700', opacity: 1 },
    boxes: [{ x: 1, y: 1, width: 9, height: 4 }],
  };
  expect(moveEdit(mark, 10, 5)).toMatchObject({ x: 11, y: 6, boxes: [{ x: 11, y: 6, width: 9, height: 4 }] });
  expect(moveEdit(ink, 1, 2)).toMatchObject({
    strokes: [
      [
        [1, 2],
        [11, 22],
      ],
      [[6, 7]],
    ],
  });
});

it('resizes at a corner, keeps the other, and never turns a box inside out', () => {
  expect(boundsOf(resizeEdit(rectangle, 'nw', { x: 10, y: 5 }, false))).toEqual({
    x: 110,
    y: 105,
    width: 40,
    height: 15,
  });
  expect(boundsOf(resizeEdit(rectangle, 'se', { x: -500, y: -500 }, false))).toEqual({
    x: 100,
    y: 100,
    width: 4,
    height: 4,
  });
  expect(boundsOf(resizeEdit(ink, 'se', { x: 10, y: 20 }, false))).toEqual({ x: 0, y: 0, width: 20, height: 40 });
});

it('keeps the far corner of a turned thing where it is', () => {
  const bigger = resizeEdit(stamp, 'se', { x: -20, y: 50 }, false);
  const before = corner(stamp);
  const after = corner(bigger);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
  expect(boundsOf(bigger).width / boundsOf(bigger).height).toBeCloseTo(2.5);
});

it('turns towards the pointer and is held by quarter turns', () => {
  expect(rotationTowards(stamp, { x: 150, y: 0 })).toBe(0);
  expect(rotationTowards(stamp, { x: 300, y: 122 })).toBe(90);
  expect(rotationTowards(stamp, { x: 250, y: 20 })).toBe(45);
});

it('hits a line only near it, and a turned box where it is seen', () => {
  const line: StageEdit = { ...rectangle, type: 'line', width: 100, height: 100 };
  expect(isHit(line, { x: 150, y: 152 }, 4)).toBe(true);
  expect(isHit(line, { x: 190, y: 110 }, 4)).toBe(false);
  expect(isHit(stamp, { x: 150, y: 165 }, 0)).toBe(true);
  expect(isHit(stamp, { x: 105, y: 120 }, 0)).toBe(false);
});

it('snaps edges and middles to those of other things nearby', () => {
  const box = { x: 98, y: 300, width: 50, height: 20 };
  expect(snapped(box, [{ x: 100, y: 0, width: 10, height: 10 }], 5)).toEqual({
    ...{ dx: 2, dy: 0 },
    guides: { xs: [100], ys: [] },
  });
  expect(snapped(box, [{ x: 500, y: 500, width: 10, height: 10 }], 5)).toMatchObject({ dx: 0, dy: 0 });
});

it('draws a stroke with few points that stay close to the hand', () => {
  const drawn = Array.from(
    { length: 400 },
    (_, index): StrokePoint => [index, 40 * Math.sin(index / 40) + (index % 2) * 0.3],
  );
  const points = smoothStroke(drawn, 0.4);
  expect(points.length).toBeLessThan(60);
  expect(points[0]).toEqual([0, 0]);
  expect(points.at(-1)?.[0]).toBe(399);
  for (const [x, y] of points) expect(Math.abs(y - 40 * Math.sin(x / 40))).toBeLessThan(0.6);
});

it('makes paper transparent, also where a shadow falls, and finds the ink', () => {
  const [width, height] = [200, 100];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index++) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const paper = 230 - x * 0.25;
    const level = x >= 80 && x < 120 && y >= 40 && y < 46 ? 40 : paper;
    data.set([level, level, level, 255], index * 4);
  }
  expect(removePaper({ data, width, height })).toEqual({ left: 80, top: 40, right: 120, bottom: 46 });
  expect(data[(10 * width + 190) * 4 + 3]).toBe(0);
  expect(data[(43 * width + 100) * 4 + 3]).toBe(255);
  const blank = { data: new Uint8ClampedArray(400).fill(255), width: 10, height: 10 };
  expect(removePaper(blank)).toBeUndefined();
});

it('reads where a link leads', () => {
  expect(target('example.org/a', 9)).toEqual({ url: 'https://example.org/a', toPage: undefined });
  expect(target('name@example.org', 9)).toEqual({ url: 'mailto:name@example.org', toPage: undefined });
  expect(target('http://example.org', 9)).toEqual({ url: 'http://example.org', toPage: undefined });
  expect(target('7', 9)).toEqual({ url: undefined, toPage: 7 });
  expect(target('70', 9)).toEqual({ url: undefined, toPage: undefined });
  expect(target('hello', 9)).toEqual({ url: undefined, toPage: undefined });
});

/** The top left corner of a box that is turned by 90 degrees, as it is seen. */
function corner(edit: StageEdit) {
  const { x, y, width, height } = boundsOf(edit);
  return { x: x + width / 2 + height / 2, y: y + height / 2 - width / 2 };
}
