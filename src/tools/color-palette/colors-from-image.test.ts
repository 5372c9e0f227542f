import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorsFromPixels } from './colors-from-image.ts';

describe('the colours of an image', () => {
  it('are exact for flat colours, with their shares', () => {
    const pixels = image(100, 10, (x) => (x < 60 ? [255, 0, 0, 255] : x < 90 ? [0, 128, 0, 255] : [20, 30, 200, 255]));
    expect(colorsFromPixels(pixels, 5)).toEqual([
      { hex: '#ff0000', share: 0.6 },
      { hex: '#008000', share: 0.3 },
      { hex: '#141ec8', share: 0.1 },
    ]);
  });

  it('find a small bright spot beside large shades of one colour', () => {
    const pixels = image(100, 100, (x, y) =>
      x < 10 && y < 10 ? [255, 140, 0, 255] : [30, 60 + (x >> 2), 120 + (y >> 2), 255],
    );
    const found = colorsFromPixels(pixels, 5).map(({ hex }) => hex);
    expect(found.some((hex) => hex === '#ff8c00')).toBe(true);
  });

  it('find a red flower beside a waterfall in a dark forest', () => {
    const pixels = image(200, 100, (x, y) => {
      if (x >= 150 && x < 158 && y >= 70 && y < 75) return [190, 40, 50, 255];
      if (x < 60) return [20 + (x >> 2), 18 + (x >> 2), 12, 255];
      if (x < 110) return [70 + (y >> 2), 80 + (y >> 2), 30, 255];
      if (x < 130) return [250, 250, 250, 255];
      if (x < 160) return [120 + (y >> 2), 122 + (y >> 2), 130 + (y >> 2), 255];
      return [120 + (x >> 3), 135 + (y >> 3), 50 + (y >> 3), 255];
    });
    expect(colorsFromPixels(pixels, 5).map(({ hex }) => hex)).toContain('#be2832');
  });

  it('find the rust-brown fur of an animal rather than its pale cheeks', () => {
    const pixels = image(200, 100, (x, y) => {
      if (x >= 100 && x < 120 && y >= 40 && y < 60) return [150 + (x % 9), 95 + (y % 7), 70, 255];
      if (x >= 120 && x < 140 && y >= 40 && y < 70) return [205, 165, 145, 255];
      if (y < 25) return [10, 10, 10, 255];
      if (y < 50) return [40, 60, 30, 255];
      if (y < 75) return [90, 135, 65, 255];
      return y < 80 ? [230, 235, 245, 255] : [30, 45, 25, 255];
    });
    expect(colorsFromPixels(pixels, 5).map(({ hex }) => hex)).toContain('#9b6246');
  });

  it('leave transparent pixels out', () => {
    const pixels = image(10, 10, (x) => (x < 5 ? [255, 255, 255, 0] : [10, 20, 30, 255]));
    expect(colorsFromPixels(pixels, 4)).toEqual([{ hex: '#0a141e', share: 1 }]);
    expect(
      colorsFromPixels(
        image(4, 4, () => [1, 2, 3, 0]),
        4,
      ),
    ).toEqual([]);
    expect(colorsFromPixels({ data: new Uint8ClampedArray(), width: 0, height: 0 }, 4)).toEqual([]);
  });

  it('are the same every time, at most as many as asked for, and share the whole image', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 4000 }), fc.integer({ min: 1, max: 12 }), (bytes, count) => {
        const data = bytes.map((byte, index) => (index % 4 === 3 ? 255 : byte));
        const pixels = { data, width: Math.floor(data.length / 4), height: 1 };
        const colors = colorsFromPixels(pixels, count);
        expect(colors).toEqual(colorsFromPixels(pixels, count));
        expect(colors.length).toBeLessThanOrEqual(count);
        expect(colors.length).toBeGreaterThan(0);
        expect(colors.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
        for (const { hex } of colors) expect(hex).toMatch(/^#[\da-f]{6}$/);
      }),
    );
  });
});

function image(width: number, height: number, colorAt: (x: number, y: number) => [number, number, number, number]) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(colorAt(x, y), (y * width + x) * 4);
  }
  return { data, width, height };
}
