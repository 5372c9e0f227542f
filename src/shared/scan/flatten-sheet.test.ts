import { expect, test } from 'vitest';
import { insetCorners } from './corners.ts';
import { findFold } from './find-fold.ts';
import { flattenSheet, type SheetLook } from './flatten-sheet.ts';
import type { PixelImage } from './pixel-image.ts';
import { makeBook, samplePage } from './sample-book.ts';
import { makeScene, randomFrom } from './sample-scene.ts';
import { skewOf } from './skew.ts';
import { straighten, whitenOutside } from './straighten.ts';
import { warp } from './warp.ts';

const look: SheetLook = { mode: 'book', color: 'gray', strength: 'auto', maxLongSide: 1000 };

test('the fold of an open book is found in its shadow, also beside the middle', () => {
  const { image, corners } = makeBook(640, 480, 0.02);
  const spread = warp(image, corners, 600, 430);
  const fold = findFold(spread);
  expect(fold?.top).toBeGreaterThan(290);
  expect(fold?.bottom).toBeLessThan(310);
  const shifted = warp(
    image,
    [{ ...corners[0], x: corners[0].x + 60 }, corners[1], corners[2], { ...corners[3], x: corners[3].x + 60 }],
    600,
    430,
  );
  expect(findFold(shifted)?.top).toBeLessThan(285);
});

test('a single page has no fold', () => {
  const { image, corners } = makeScene({ seed: 1 });
  expect(findFold(warp(image, corners, 300, 424))).toBeUndefined();
  expect(flattenSheet(image, corners, look)).toHaveLength(1);
});

test('the curl of both pages is flattened: lines are straight, and columns equally wide', () => {
  const { image, corners } = makeBook(960, 720, 0.07);
  const pages = flattenSheet(image, corners, look);
  expect(pages).toHaveLength(2);
  for (const [index, { pixels }] of pages.entries()) {
    expect(pixels.width / pixels.height).toBeCloseTo(samplePage.width, 1);
    // Ten lines per page: the third one's position at the left, middle and right, as a share of the page's height.
    const heights = [0.2, 0.5, 0.8].map((share) => lineNear(pixels, share, 0.3));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.012);
    // The rules are evenly spaced from the fold.
    for (const rule of [0.2, 0.4, 0.6]) {
      const fromFold = rule / samplePage.width;
      expect(ruleNear(pixels, index === 0 ? 1 - fromFold : fromFold)).toBeLessThan(0.03);
    }
  }
});

test('without a bend, the pages of a book are cut out straight', () => {
  const { image, corners } = makeBook(640, 480, 0.0001);
  const [left] = flattenSheet(image, corners, look);
  expect((left?.pixels.width ?? 0) / (left?.pixels.height ?? 1)).toBeCloseTo(samplePage.width, 1);
});

test('a receipt may be longer than a page, and a card is a card', () => {
  const receipt = makeScene({ seed: 5, ratio: 3, width: 480, height: 1200, size: 0.8 });
  const [long] = flattenSheet(receipt.image, receipt.corners, { ...look, mode: 'receipt', maxLongSide: 400 });
  expect(long?.pixels.height).toBeGreaterThan(800);
  const card = makeScene({ seed: 6, ratio: 0.66, width: 640, height: 480 });
  const [flat] = flattenSheet(card.image, card.corners, { ...look, mode: 'id-card' });
  if (!flat) throw new Error('There is no card.');
  expect(flat.pixels.width / flat.pixels.height).toBeCloseTo(85.6 / 53.98, 2);
  expect(flat.pixelsPerInch).toBeCloseTo((flat.pixels.width / 85.6) * 25.4, 1);
});

test.each([-10, -2, 3])('a scan laid in askew by %s degrees is straightened, without losing any of it', (degrees) => {
  const page = tilted(linesOfText(), degrees);
  const whole = insetCorners(page.width, page.height, 0);
  const [flat] = flattenSheet(page, whole, { ...look, mode: 'document' });
  if (!flat) throw new Error('There is no page.');
  expect(Math.abs(skewOf(flat.pixels).degrees)).toBeLessThan(0.1);
  expect(inkOf(flat.pixels)).toBeGreaterThan(inkOf(page) * 0.75);
  // What turning adds is blank, and cut off.
  expect(flat.pixels.width).toBe(page.width);
});

test('a straight page keeps its pixels in place', () => {
  const page = linesOfText();
  const [flat] = flattenSheet(page, insetCorners(page.width, page.height, 0), { ...look, mode: 'document' });
  expect(flat?.pixels).toMatchObject({ width: page.width, height: page.height });
});

/** Gray paper with lines of dark words. */
function linesOfText(): PixelImage {
  const [width, height] = [600, 849];
  const data = new Uint8Array(width * height).fill(225);
  const random = randomFrom(1);
  for (let top = 90; top < height - 90; top += 24) {
    for (let left = 60; left < width - 110; ) {
      const right = left + 8 + random() * 50;
      for (let y = top; y < top + 9; y += 1) data.fill(30, Math.round(y * width + left), Math.round(y * width + right));
      left = right + 8;
    }
  }
  return { data, width, height, channels: 1 };
}

/** Laid in askew: the lid of the scanner is as light as the paper. */
function tilted(page: PixelImage, degrees: number): PixelImage {
  const { pixels, edges } = straighten(page, -degrees);
  whitenOutside(pixels, edges);
  return { ...pixels, data: pixels.data.map((level) => Math.min(level, 225)) };
}

const inkOf = ({ data }: PixelImage): number => data.filter((level) => level < 128).length;

/** The darkest row near a height, in a narrow strip of the page; both as shares. */
function lineNear({ data, width, height }: PixelImage, across: number, down: number): number {
  // Between two rules.
  const left = Math.round(width * across);
  return (
    darkest(Math.round((down - 0.04) * height), Math.round((down + 0.04) * height), (row) => {
      let sum = 0;
      for (let column = left - 6; column < left + 6; column += 1) sum += data[row * width + column] ?? 0;
      return sum;
    }) / height
  );
}

/** Distance from this share of the width to the darkest column nearby, between two lines. */
function ruleNear({ data, width, height }: PixelImage, across: number): number {
  const reach = 0.05;
  const found = darkest(Math.round((across - reach) * width), Math.round((across + reach) * width), (column) => {
    let sum = 0;
    for (let row = Math.round(height * 0.53); row < height * 0.57; row += 1) sum += data[row * width + column] ?? 0;
    return sum;
  });
  return Math.abs(found / width - across);
}

function darkest(from: number, to: number, level: (place: number) => number): number {
  let best = from;
  for (let place = from; place <= to; place += 1) if (level(place) < level(best)) best = place;
  return best;
}
