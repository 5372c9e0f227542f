import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apcaContrast, apcaUseOf } from './apca.ts';
import { colorDistance, type Hex, luminanceOf, oklchOfHex } from './color-space.ts';
import { colorVisions, findConfusable, simulateVision } from './color-vision.ts';
import { contrastMatrix, contrastRatio, formatRatio, judgeContrast, makeReadable, readableTextOn } from './contrast.ts';
import { guaranteedContrast, makeRamp, type RampGround, rampSteps } from './ramp.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', '21.00:1'],
    ['#777777', '#ffffff', '4.47:1'],
    ['#767676', '#ffffff', '4.54:1'],
    ['#ff0000', '#ffffff', '3.99:1'],
    ['#0000ff', '#ffffff', '8.59:1'],
    ['#ffff00', '#ffffff', '1.07:1'],
    ['#3b82f6', '#3b82f6', '1.00:1'],
  ] as const)('of %s on %s is %s by WCAG', (text, background, ratio) => {
    expect(formatRatio(contrastRatio(text, background))).toBe(ratio);
    expect(contrastRatio(background, text)).toBe(contrastRatio(text, background));
  });

  it('is judged by the limits of WCAG and never rounded up to them', () => {
    expect(judgeContrast('#767676', '#ffffff')).toMatchObject({ bodyText: 'AA', largeText: 'AAA', graphics: true });
    expect(judgeContrast('#777777', '#ffffff')).toMatchObject({ bodyText: 'fail', largeText: 'AA', graphics: true });
    expect(judgeContrast('#aaaaaa', '#ffffff')).toMatchObject({ bodyText: 'fail', largeText: 'fail', graphics: false });
    expect(formatRatio(4.4999)).toBe('4.49:1');
  });

  it('is laid out with texts across and backgrounds down', () => {
    const matrix = contrastMatrix(['#000000', '#ffffff']);
    expect(matrix[0]?.map(({ ratio }) => ratio)).toEqual([1, 21]);
    expect(matrix[1]?.[0]).toMatchObject({ text: '#000000', background: '#ffffff', bodyText: 'AAA' });
  });

  it('of black or white is enough on every colour', () => {
    fc.assert(
      fc.property(anyHex, (background) => {
        expect(contrastRatio(readableTextOn(background), background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('can be reached by a change of lightness that is as small as possible', () => {
    expect(makeReadable('#777777', '#ffffff', 4.5)).toMatch(/^#7[56]7[56]7[56]$/);
    expect(makeReadable('#767676', '#ffffff', 4.5)).toBe('#767676');
    expect(makeReadable('#ffffff', '#777777', 7)).toBeUndefined();
    fc.assert(
      fc.property(anyHex, anyHex, (text, background) => {
        const readable = makeReadable(text, background, 4.5);
        expect(readable && contrastRatio(readable, background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('contrast by APCA', () => {
  // The examples of the apca-w3 README for version 0.1.9 (https://www.npmjs.com/package/apca-w3).
  it.each([
    ['#888888', '#ffffff', 63.056469930209424],
    ['#ffffff', '#888888', -68.54146436644962],
    ['#000000', '#aaaaaa', 58.146262578561334],
    ['#aaaaaa', '#000000', -56.24113336839742],
    ['#112233', '#ddeeff', 91.66830811481631],
    ['#ddeeff', '#112233', -93.06770049484275],
    ['#112233', '#444444', 8.32326136957393],
    ['#444444', '#112233', -7.526878460278154],
  ] as const)('of %s on %s is Lc %d', (text, background, expected) => {
    expect(apcaContrast(text, background)).toBeCloseTo(expected, 9);
  });

  it('says what a pair may be used for, dark on light and light on dark alike', () => {
    expect(apcaUseOf(75)).toBe('body');
    expect(apcaUseOf(-74.9)).toBe('text');
    expect(apcaUseOf(-60)).toBe('text');
    expect(apcaUseOf(45)).toBe('large');
    expect(apcaUseOf(30)).toBe('spot');
    expect(apcaUseOf(29.9)).toBe('none');
    expect(apcaUseOf(0)).toBe('none');
  });
});

describe('ramps', () => {
  it('hold the base unchanged and go from light to dark', () => {
    fc.assert(
      fc.property(anyHex, (base) => {
        const ramp = makeRamp(base);
        expect(ramp.map(({ step }) => step)).toEqual([...rampSteps]);
        expect(ramp.filter(({ isBase }) => isBase).map(({ hex }) => hex)).toEqual([base]);
        const lights = ramp.map(({ hex }) => luminanceOf(hex));
        expect(lights).toEqual([...lights].sort((one, other) => other - one));
        expect(new Set(lights).size).toBe(lights.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('keep every promised contrast whatever the base', () => {
    const grounds: readonly RampGround[] = [...rampSteps, 'white', 'black'];
    fc.assert(
      fc.property(anyHex, (base) => {
        const ramp = makeRamp(base);
        const hexOf = (ground: RampGround): Hex =>
          ground === 'white'
            ? '#ffffff'
            : ground === 'black'
              ? '#000000'
              : (ramp.find(({ step }) => step === ground)?.hex ?? base);
        for (const one of grounds) {
          for (const other of grounds) {
            const ratio = contrastRatio(hexOf(one), hexOf(other));
            expect(ratio).toBeGreaterThanOrEqual(guaranteedContrast(one, other) - 1e-9);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('promise what texts need', () => {
    expect(guaranteedContrast(600, 'white')).toBeGreaterThanOrEqual(4.5);
    expect(guaranteedContrast('black', 500)).toBeGreaterThanOrEqual(4.5);
    expect(guaranteedContrast(500, 'white')).toBeGreaterThanOrEqual(3);
    expect(guaranteedContrast(700, 50)).toBeGreaterThanOrEqual(4.5);
    expect(guaranteedContrast(800, 100)).toBeGreaterThanOrEqual(4.5);
    expect(guaranteedContrast(900, 200)).toBeGreaterThanOrEqual(4.5);
    expect(guaranteedContrast(900, 100)).toBeGreaterThanOrEqual(7);
    expect(guaranteedContrast(500, 500)).toBe(1);
  });

  it('go in even steps of lightness on both sides of the base, with its hue', () => {
    for (const base of ['#3b82f6', '#ef4444', '#22c55e', '#eab308', '#a855f7', '#64748b'] as const) {
      const ramp = makeRamp(base);
      const anchor = ramp.findIndex(({ isBase }) => isBase);
      const colors = ramp.map(({ hex }) => oklchOfHex(hex));
      for (const side of [colors.slice(0, anchor + 1), colors.slice(anchor)]) {
        const steps = side.slice(1).map(({ lightness }, index) => (side[index]?.lightness ?? 0) - lightness);
        expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.03);
      }
      for (const { hue, chroma } of colors) {
        if (chroma > 0.04) expect(Math.abs(hue - oklchOfHex(base).hue)).toBeLessThan(4);
      }
    }
  });

  it('stay grey for greys', () => {
    for (const { hex } of makeRamp('#808080')) expect(oklchOfHex(hex).chroma).toBeLessThan(0.001);
  });
});

describe('colour vision', () => {
  it('follows the matrices of Machado, Oliveira and Fernandes in linear light', () => {
    expect(simulateVision('#ff0000', 'protanopia')).toBe('#6d5f00');
    expect(simulateVision('#ff0000', 'deuteranopia')).toBe('#a39000');
    expect(simulateVision('#0000ff', 'tritanopia')).toBe('#006b96');
  });

  it('leaves black, white and greys as they are', () => {
    for (const { id } of colorVisions) {
      for (const grey of ['#000000', '#ffffff', '#808080'] as const) {
        expect(colorDistance(simulateVision(grey, id), grey)).toBeLessThan(0.005);
      }
    }
  });

  it('keeps luminance where there are no colours', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const grey = simulateVision(hex, 'achromatopsia');
        expect(oklchOfHex(grey).chroma).toBeLessThan(0.001);
        expect(luminanceOf(grey)).toBeCloseTo(luminanceOf(hex), 2);
      }),
    );
  });

  it('finds the red and green that are one colour to many', () => {
    expect(findConfusable(['#a33b2f', '#5f6b20', '#1d4ed8'], 'deuteranopia')).toEqual([
      { one: 0, other: 1, vision: 'deuteranopia' },
    ]);
    expect(findConfusable(['#000000', '#ffffff'], 'deuteranopia')).toEqual([]);
  });
});

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
