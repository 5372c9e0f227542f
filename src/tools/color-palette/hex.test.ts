import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Hex,
  hexOfHsl,
  hexOfLinear,
  hexOfOklab,
  hexOfOklch,
  hslOfHex,
  linearOfHex,
  oklabOfHex,
  oklchOfHex,
} from './color-space.ts';
import { parseHex } from './hex.ts';

describe('reading a hex colour', () => {
  it.each([
    ['#3b82f6', '#3b82f6', 1],
    ['3B82F6', '#3b82f6', 1],
    [' #F80 ', '#ff8800', 1],
    ['f80', '#ff8800', 1],
    ['#f808', '#ff8800', 0x88 / 255],
    ['#3b82f600', '#3b82f6', 0],
    ['3b82f6ff', '#3b82f6', 1],
  ])('takes %j for %s', (typed, hex, alpha) => {
    expect(parseHex(typed)).toEqual({ valid: true, hex, alpha });
  });

  it.each([
    ['', 'Please enter a hex colour, such as #3b82f6.'],
    ['#', 'Please enter a hex colour, such as #3b82f6.'],
    ['#ggg', '“ggg” is not a hex colour. Please use the digits 0 to 9 and the letters a to f, such as #3b82f6.'],
    ['blue', '“blue” is not a hex colour. Please use the digits 0 to 9 and the letters a to f, such as #3b82f6.'],
    ['#12345', 'A hex colour has 3, 4, 6 or 8 digits, this one has 5 digits. Try #3b82f6.'],
    ['1', 'A hex colour has 3, 4, 6 or 8 digits, this one has 1 digit. Try #3b82f6.'],
  ])('says what is wrong with %j', (typed, message) => {
    expect(parseHex(typed)).toEqual({ valid: false, message });
  });

  it('refuses everything else without breaking, and echoes little of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const parsed = parseHex(typed);
        if (parsed.valid) expect(parsed.hex).toMatch(/^#[\da-f]{6}$/);
        else expect(parsed.message.length).toBeLessThan(140);
      }),
    );
    for (const typed of ['##123', '#１２３', '#12 345', '0x123456', '#-12345', '#1e3.']) {
      expect(parseHex(typed).valid).toBe(false);
    }
  });
});

describe('colour spaces', () => {
  it('give back the same eight-bit colour', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(hexOfOklch(oklchOfHex(hex))).toBe(hex);
        expect(hexOfOklab(oklabOfHex(hex))).toBe(hex);
        expect(hexOfLinear(linearOfHex(hex))).toBe(hex);
        expect(hexOfHsl(hslOfHex(hex))).toBe(hex);
      }),
      { numRuns: 1000 },
    );
  });

  it('know the corners of sRGB', () => {
    expect(oklchOfHex('#ff0000').lightness).toBeCloseTo(0.628, 3);
    expect(oklchOfHex('#ff0000').chroma).toBeCloseTo(0.2577, 3);
    expect(oklchOfHex('#ff0000').hue).toBeCloseTo(29.23, 1);
    expect(hslOfHex('#00ffff')).toEqual({ hue: 180, saturation: 100, lightness: 50 });
    expect(hexOfOklch({ lightness: 1, chroma: 0, hue: 0 })).toBe('#ffffff');
    expect(hexOfOklch({ lightness: 0.7, chroma: 0.9, hue: -220 })).toMatch(/^#[\da-f]{6}$/);
  });
});

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
