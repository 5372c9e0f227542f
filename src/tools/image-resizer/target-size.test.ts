import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pixelsFor } from './size-presets.ts';
import { type Fit, fits, isEnlarged, namesASize, targetSize } from './target-size.ts';

const landscape = { width: 4000, height: 3000 };

describe('the size of the result', () => {
  test.each([
    ['a width scales the height', { width: 800, fit: 'inside' }, { width: 800, height: 600 }],
    ['a height scales the width', { height: 300, fit: 'inside' }, { width: 400, height: 300 }],
    ['both sides are a box to fit into', { width: 800, height: 800, fit: 'inside' }, { width: 800, height: 600 }],
    ['stretching is exact', { width: 800, height: 800, fit: 'fill' }, { width: 800, height: 800 }],
    ['filling is exact', { width: 100, height: 200, fit: 'cover' }, { width: 100, height: 200 }],
    ['padding is exact', { width: 100, height: 200, fit: 'contain' }, { width: 100, height: 200 }],
    ['percent scales both', { percent: 25, fit: 'inside' }, { width: 1000, height: 750 }],
    ['percent wins over sides', { percent: 50, width: 1, height: 1, fit: 'fill' }, { width: 2000, height: 1500 }],
    ['the longest side is met', { longestSide: 1000, fit: 'inside' }, { width: 1000, height: 750 }],
    ['one side alone is never stretched', { width: 800, fit: 'fill' }, { width: 800, height: 600 }],
    ['a thin image keeps one pixel', { width: 1, fit: 'inside' }, { width: 1, height: 1 }],
    [
      'shrinking ignores the enlarge option',
      { width: 800, fit: 'inside', enlarge: false },
      { width: 800, height: 600 },
    ],
    ['a smaller image keeps its size', { longestSide: 9000, fit: 'inside', enlarge: false }, landscape],
    [
      'and is cropped to the requested proportions',
      { width: 6000, height: 6000, fit: 'cover', enlarge: false },
      { width: 3000, height: 3000 },
    ],
    ['but a percentage applies', { percent: 200, fit: 'inside', enlarge: false }, { width: 8000, height: 6000 }],
  ] as const)('%s', (_case, request, expected) => {
    expect(targetSize(landscape, request)).toEqual(expected);
  });

  test('proportions are kept within half a pixel', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(side, side, side, side, (width, height, boxWidth, boxHeight) => {
        const size = targetSize({ width, height }, { width: boxWidth, height: boxHeight, fit: 'inside' });
        expect(size.width).toBeLessThanOrEqual(boxWidth);
        expect(size.height).toBeLessThanOrEqual(boxHeight);
        const factor = Math.min(boxWidth / width, boxHeight / height);
        expect(Math.abs(size.width - Math.max(1, width * factor))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(size.height - Math.max(1, height * factor))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test('100 percent changes nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 16_384 }),
        fc.integer({ min: 1, max: 16_384 }),
        fc.constantFrom(...fits),
        (width, height, fit) => {
          expect(targetSize({ width, height }, { percent: 100, fit })).toEqual({ width, height });
        },
      ),
    );
  });
});

test.each([
  [{ width: 2000, height: 1500 }, 'inside', false],
  [{ width: 4000, height: 3000 }, 'fill', false],
  [{ width: 4001, height: 3001 }, 'inside', true],
  [{ width: 1000, height: 3500 }, 'fill', true],
  [{ width: 1000, height: 3500 }, 'cover', true],
  [{ width: 1000, height: 3500 }, 'contain', false],
  [{ width: 8000, height: 3000 }, 'contain', false],
] as const)('a photo of 4000 x 3000 brought to %o by %s is enlarged: %s', (target, fit: Fit, enlarged) => {
  expect(isEnlarged(landscape, target, fit)).toBe(enlarged);
});

test('a request must give a size', () => {
  expect(namesASize({})).toBe(false);
  expect(namesASize({ percent: 50 })).toBe(true);
});

test('A4 at 300 dots per inch is 2480 x 3508 pixels', () => {
  expect([pixelsFor(210, 300), pixelsFor(297, 300)]).toEqual([2480, 3508]);
});
