import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ImageResize, planResize } from './resize-plan.ts';

const photo = { width: 4000, height: 3000 };

describe('a 4000 × 3000 photo', () => {
  test.each([
    ['by its width alone', { width: 1000, fit: 'inside' }, { scaled: { width: 1000, height: 750 } }],
    ['by its height alone', { height: 300, fit: 'cover' }, { scaled: { width: 400, height: 300 } }],
    ['stretched', { width: 100, height: 100, fit: 'fill' }, { scaled: { width: 100, height: 100 } }],
    ['inside a square', { width: 100, height: 100, fit: 'inside' }, { scaled: { width: 100, height: 75 } }],
    [
      'cut to a square around its middle',
      { width: 300, height: 300, fit: 'cover' },
      { scaled: { width: 400, height: 300 }, crop: { left: 50, top: 0, width: 300, height: 300 } },
    ],
    [
      'cut to a square around a point near its right edge',
      { width: 300, height: 300, fit: 'cover', position: { x: 0.95, y: 0.5 } },
      { scaled: { width: 400, height: 300 }, crop: { left: 100, top: 0, width: 300, height: 300 } },
    ],
    [
      'padded to a square',
      { width: 400, height: 400, fit: 'contain' },
      { scaled: { width: 400, height: 300 }, pad: { left: 0, top: 50, right: 0, bottom: 50 } },
    ],
    [
      'padded to a square, sitting at the bottom',
      { width: 400, height: 400, fit: 'contain', position: { x: 0.5, y: 1 } },
      { scaled: { width: 400, height: 300 }, pad: { left: 0, top: 100, right: 0, bottom: 0 } },
    ],
    [
      'cut to its right half, then brought to a width',
      { width: 200, fit: 'inside', crop: { left: 0.5, top: 0, width: 0.5, height: 1 } },
      { region: { left: 2000, top: 0, width: 2000, height: 3000 }, scaled: { width: 200, height: 300 } },
    ],
    [
      'cut to a corner that is enlarged and padded',
      { width: 1000, height: 1000, fit: 'contain', crop: { left: 0.9, top: 0.9, width: 0.1, height: 0.1 } },
      {
        region: { left: 3600, top: 2700, width: 400, height: 300 },
        scaled: { width: 1000, height: 750 },
        pad: { left: 0, top: 125, right: 0, bottom: 125 },
      },
    ],
    ['not enlarged', { width: 8000, fit: 'inside', enlarge: false }, { scaled: photo }],
    [
      'not enlarged, but cut where it is too large',
      { width: 5000, height: 1000, fit: 'cover', enlarge: false },
      { scaled: photo, crop: { left: 0, top: 1000, width: 4000, height: 1000 } },
    ],
  ] satisfies [string, ImageResize, object][])('%s', (_, resize, plan) => {
    expect(planResize(photo, resize)).toEqual(plan);
  });
});

const side = fc.integer({ min: 1, max: 20_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

test('whatever the sizes, cover and contain give the wanted size, inside stays within it, and cuts stay in the image', () => {
  fc.assert(
    fc.property(side, side, side, side, share, share, (sourceWidth, sourceHeight, width, height, x, y) => {
      const source = { width: sourceWidth, height: sourceHeight };
      const wanted = { width, height, position: { x, y } };
      const cover = planResize(source, { ...wanted, fit: 'cover' });
      expect(cover.crop ?? cover.scaled).toMatchObject({ width, height });
      if (cover.crop) {
        expect(Math.min(cover.crop.left, cover.crop.top)).toBeGreaterThanOrEqual(0);
        expect(cover.crop.left + width).toBeLessThanOrEqual(cover.scaled.width);
        expect(cover.crop.top + height).toBeLessThanOrEqual(cover.scaled.height);
      }
      const { scaled, pad = { left: 0, top: 0, right: 0, bottom: 0 } } = planResize(source, {
        ...wanted,
        fit: 'contain',
      });
      expect(scaled.width + pad.left + pad.right).toBe(width);
      expect(scaled.height + pad.top + pad.bottom).toBe(height);
      expect(Math.min(...Object.values(pad), scaled.width - 1, scaled.height - 1)).toBeGreaterThanOrEqual(0);
    }),
  );
});
