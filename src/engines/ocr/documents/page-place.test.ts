import { expect, test } from 'vitest';
import type { Corners, Point } from '../../../shared/scan/corners.ts';
import type { Matrix } from '../../pdf/compress/content/matrix.ts';
import { type PageBox, placeLayer, placeOnPhoto } from './page-place.ts';

const box: PageBox = { left: 10, bottom: 20, width: 400, height: 600, rotate: 0 };
const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number) =>
  [a * x + c * y + e, b * x + d * y + f].map((value) => Math.round(value * 1000) / 1000);

test.each([
  [0, [10, 620], [410, 620]],
  [90, [10, 20], [10, 620]],
  [180, [410, 20], [10, 20]],
  [270, [410, 620], [410, 20]],
])('on a page that viewers turn by %i degrees, the top of the image is where they show it', (rotate, left, right) => {
  const source = rotate % 180 === 0 ? { width: 800, height: 1200 } : { width: 1200, height: 800 };
  const layer = { source, ...source, turned: 0, skewDegrees: 0 } as const;
  const { toPage } = placeLayer(layer, { ...box, rotate }, true);
  expect([at(toPage, 0, 0), at(toPage, source.width, 0)]).toEqual([left, right]);
});

test.each([
  [90, [10, 20]],
  [180, [410, 20]],
  [270, [410, 620]],
] as const)(
  'text of an image that was turned by %i degrees to be read lies on the image as it is',
  (turned, corner) => {
    const source = turned === 180 ? { width: 800, height: 1200 } : { width: 1200, height: 800 };
    const { toPage } = placeLayer({ source, ...source, turned, skewDegrees: 0 }, box, true);
    expect(at(toPage, 0, 0)).toEqual(corner);
  },
);

test('words of a slightly crooked page run along its lines, those of a clearly crooked one are level', () => {
  const slight = { source: { width: 800, height: 1200 }, width: 820, height: 1214, turned: 0, skewDegrees: 1 } as const;
  const along = placeLayer(slight, box, true);
  expect(along.straighten).toBeUndefined();
  // One degree clockwise: a line ends lower than it begins.
  expect(Math.atan2(-along.toPage[1], along.toPage[0]) * (180 / Math.PI)).toBeCloseTo(1);
  const level = placeLayer({ ...slight, skewDegrees: 5 }, box, true);
  expect(level.toPage[1]).toBeCloseTo(0);
  expect(at(level.straighten ?? [0, 0, 0, 0, 0, 0], 210, 320)).toEqual([210, 320]);
  // Annotations do not move with the content, so it stays.
  expect(placeLayer({ ...slight, skewDegrees: 5 }, box, false).straighten).toBeUndefined();
});

test('words of a flattened sheet lie where the photo shows them, also when it was turned to be read', () => {
  const corners: Corners = [
    { x: 200, y: 300 },
    { x: 600, y: 200 },
    { x: 700, y: 1000 },
    { x: 100, y: 900 },
  ];
  const sheet = { corners, photo: { width: 800, height: 1200 } };
  const source = { width: 500, height: 700 };
  const upright = placeOnPhoto({ source, ...source, turned: 0, skewDegrees: 0 }, sheet, box);
  // Half a point for each pixel of the photo, from the top left of the page.
  expect(upright(0, 0)).toEqual({ x: 110, y: 470 });
  expect(rounded(upright(500, 700))).toEqual({ x: 360, y: 120 });
  const aside = { width: 700, height: 500 };
  const turned = placeOnPhoto({ source: aside, ...aside, turned: 90, skewDegrees: 0 }, sheet, box);
  // Turned clockwise, the sheet's bottom left is at the top left.
  expect(rounded(turned(0, 0))).toEqual({ x: 60, y: 170 });
});

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 });
