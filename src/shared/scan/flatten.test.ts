import { expect, test } from 'vitest';
import type { Corners } from './corners.ts';
import { enhance } from './enhance.ts';
import { outputSize } from './output-size.ts';
import type { PixelImage } from './pixel-image.ts';
import { makeScene } from './sample-scene.ts';
import { warp } from './warp.ts';

const square: Corners = [
  { x: 10, y: 10 },
  { x: 110, y: 10 },
  { x: 110, y: 110 },
  { x: 10, y: 110 },
];

test.each([
  ['A4', Math.SQRT2],
  ['US Letter', 11 / 8.5],
  ['an identity card lying', 53.98 / 85.6],
  ['a receipt, which has no known proportions,', 2.7],
])('%s gets its true proportions back from a tilted photo', (_, ratio) => {
  for (const seed of [1, 2, 3, 4]) {
    const { image, corners } = makeScene({ seed, ratio, tilt: 30, width: 240, height: 320, size: 0.6 });
    const { width, height } = outputSize(corners, 3000, image);
    expect(Math.abs(height / width / ratio - 1)).toBeLessThan(0.03);
  }
});

test('a flattened sheet has at most as many pixels as asked for, and at least one', () => {
  expect(outputSize(square, 60)).toEqual({ width: 60, height: 60 });
  expect(outputSize(square, 3000)).toEqual({ width: 100, height: 100 });
  const [a, b] = square;
  expect(outputSize([a, b, b, a], 3000).height).toBeGreaterThan(0);
});

test('warping puts each place of the sheet where it belongs', () => {
  const image = gradient(120, 120);
  const flat = warp(image, square, 100, 100);
  expect([flat.width, flat.height, flat.channels]).toEqual([100, 100, 3]);
  expect(pixel(flat, 0, 0)).toEqual(pixel(image, 10, 10));
  expect(pixel(flat, 99, 40)).toEqual(pixel(image, 109, 50));
  const [a, b, c, d] = square;
  expect(pixel(warp(image, [b, c, d, a], 100, 100), 0, 0)).toEqual(pixel(image, 109, 10));
});

test('a smaller copy is the mean of what it stands for', () => {
  const stripes: PixelImage = { data: new Uint8Array(120 * 120), width: 120, height: 120, channels: 1 };
  for (let at = 0; at < stripes.data.length; at += 2) stripes.data[at] = 200;
  const flat = warp(stripes, square, 25, 25);
  expect(Math.min(...flat.data)).toBeGreaterThan(90);
  expect(Math.max(...flat.data)).toBeLessThan(110);
});

test('what lies beyond the photo is filled with its last pixels', () => {
  const white: PixelImage = { data: new Uint8Array(100).fill(240), width: 10, height: 10, channels: 1 };
  const [from, to] = [-3, 13];
  const beyond: Corners = [
    { x: from, y: from },
    { x: to, y: from },
    { x: to, y: to },
    { x: from, y: to },
  ];
  expect(new Set(warp(white, beyond, 16, 16).data)).toEqual(new Set([240]));
});

test.each(['auto', 'strong'] as const)('a shadow across a page goes with %s, and the ink stays', (strength) => {
  const { clean } = page();
  const result = enhance(withShadow(clean), { color: 'gray', strength });
  expect(result.channels).toBe(1);
  // In the light, at the shadow's edge and deep inside it.
  for (const [x, y] of [
    [30, 52],
    [150, 52],
    [250, 52],
  ] as const) {
    expect(pixel(result, x, y)[0]).toBeGreaterThan(245);
    expect(pixel(result, x, y + 8)[0]).toBeLessThan(70);
  }
});

test('strong makes faint ink darker than auto does', () => {
  const faint = mapPixels(page().clean, (color) => color.map((value) => (value < 100 ? 150 : value)));
  // Every page has something dark.
  for (let at = 0; at < 6000; at += 1) faint.data[at] = 20;
  const [auto = 0, strong = 0] = (['auto', 'strong'] as const).map(
    (strength) => pixel(enhance(faint, { color: 'gray', strength }), 30, 161)[0],
  );
  expect(strong).toBeLessThan(auto - 15);
});

test('colours stay colours while yellowish light becomes white', () => {
  const { clean, stamp } = page();
  const lamp = mapPixels(clean, ([red, green, blue]) => [red * 0.95, green * 0.85, blue * 0.66]);
  const result = enhance(lamp, { color: 'color', strength: 'auto' });
  expect(pixel(result, 30, 52)).toEqual([255, 255, 255]);
  const [red = 0, green = 0, blue = 0] = pixel(result, stamp.x, stamp.y);
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green, blue)).toBeLessThan(90);
});

test('paper of a strong colour keeps it', () => {
  const yellow = mapPixels(page().clean, ([red, green, blue]) => [red, green * 0.92, blue * 0.35]);
  const [red = 0, , blue = 0] = pixel(enhance(yellow, { color: 'color', strength: 'auto' }), 30, 52);
  expect(red - blue).toBeGreaterThan(100);
});

test('black and white has nothing in between, also in the shadow', () => {
  const result = enhance(withShadow(page().clean), { color: 'blackAndWhite', strength: 'auto' });
  expect(new Set(result.data)).toEqual(new Set([0, 255]));
  const ink = result.data.filter((value) => value === 0).length / result.data.length;
  const drawn = enhance(page().clean, { color: 'blackAndWhite', strength: 'auto' }).data;
  expect(ink).toBeCloseTo(drawn.filter((value) => value === 0).length / drawn.length, 2);
});

test.each([0, 255])('an image of nothing but %s stays finite and does not fail', (level) => {
  const nothing: PixelImage = { data: new Uint8Array(40 * 30 * 4).fill(level), width: 40, height: 30, channels: 4 };
  for (const color of ['color', 'gray', 'blackAndWhite'] as const) {
    const { data, width, height, channels } = enhance(nothing, { color, strength: 'strong' });
    expect(data.length).toBe(width * height * channels);
  }
  const dot = { data: new Uint8Array([level]), width: 1, height: 1, channels: 1 } as const;
  expect(enhance(dot, { color: 'gray', strength: 'auto' }).data).toHaveLength(1);
});

test('the photo that is cleaned is not written to', () => {
  const { clean } = page();
  const before = clean.data.slice();
  enhance(clean, { color: 'color', strength: 'strong' });
  expect(clean.data).toEqual(before);
});

/** A white page with black lines and a red stamp. */
function page(): { clean: PixelImage; stamp: { x: number; y: number } } {
  const [width, height] = [300, 400];
  const clean: PixelImage = { data: new Uint8Array(width * height * 3).fill(235), width, height, channels: 3 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      if (y > 40 && y % 20 < 3 && x > 20 && x < 280) clean.data.set([40, 40, 44], at);
      if (x >= 60 && x < 84 && y >= 203 && y < 219) clean.data.set([190, 30, 40], at);
    }
  }
  return { clean, stamp: { x: 70, y: 211 } };
}

function withShadow(image: PixelImage): PixelImage {
  return mapPixels(image, (color, x) => color.map((value) => value / (1 + 0.9 / (1 + Math.exp((120 - x) / 14)))));
}

function mapPixels(image: PixelImage, change: (color: [number, number, number], x: number) => number[]): PixelImage {
  const data = new Uint8Array(image.data.length);
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = image.data.subarray(at, at + 3);
    data.set(change([red, green, blue], (at / 3) % image.width), at);
  }
  return { ...image, data };
}

function gradient(width: number, height: number): PixelImage {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set([2 * x, 2 * y, x + y], (y * width + x) * 3);
  }
  return { data, width, height, channels: 3 };
}

function pixel({ data, width, channels }: PixelImage, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * channels, (y * width + x + 1) * channels)];
}
