import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestColorName } from './color-names.ts';
import { colorDistance, type Hex, hslOfHex } from './color-space.ts';
import { derivePalette, paletteTypes } from './palette-types.ts';
import { randomPalette, randomPaletteSize } from './random-palette.ts';
import { layOutStrip } from './swatch-strip.ts';

describe('palettes of a base colour', () => {
  it('turns hues as colour theory has it', () => {
    expect(derivePalette('#ff0000', 'complementary')).toEqual([
      '#990000',
      '#ff0000',
      '#ff6666',
      '#009999',
      '#00ffff',
      '#66ffff',
    ]);
    expect(derivePalette('#ff0000', 'triadic').filter((_, index) => index % 2 === 0)).toEqual([
      '#ff0000',
      '#00ff00',
      '#0000ff',
    ]);
    expect(derivePalette('#ff0000', 'tetradic')).toEqual(['#ff0000', '#80ff00', '#00ffff', '#8000ff']);
    expect(derivePalette('#ff0000', 'analogous')).toEqual(['#ff00ff', '#ff0080', '#ff0000', '#ff8000', '#ffff00']);
    expect(derivePalette('#ff0000', 'split-complementary').filter((_, index) => index % 2 === 0)).toEqual([
      '#ff0000',
      '#00ff80',
      '#0080ff',
    ]);
  });

  it('steps a monochromatic palette evenly from dark to light around the base', () => {
    const lightnesses = derivePalette('#3b82f6', 'monochromatic').map((hex) => Math.round(hslOfHex(hex).lightness));
    expect(lightnesses).toEqual([10, 26, 42, 60, 74, 90]);
    expect(derivePalette('#ffffff', 'monochromatic').at(-1)).toBe('#ffffff');
    expect(derivePalette('#000000', 'monochromatic')[0]).toBe('#000000');
  });

  it('keeps the base, and every derived colour between 10 and 90 percent of lightness', () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...paletteTypes), fc.constantFrom('hsl', 'oklch'), (base, { id }, wheel) => {
        const palette = derivePalette(base, id, wheel);
        expect(palette).toContain(base);
        for (const hex of palette) {
          expect(hex).toMatch(/^#[\da-f]{6}$/);
          if (hex === base || wheel === 'oklch') continue;
          expect(hslOfHex(hex).lightness).toBeGreaterThan(9.7);
          expect(hslOfHex(hex).lightness).toBeLessThan(90.3);
        }
      }),
    );
  });
});

describe('random palettes', () => {
  it('have six colours that are told apart, the same for the same numbers', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const palette = randomPalette(seeded(seed));
        expect(palette).toHaveLength(randomPaletteSize);
        expect(palette).toEqual(randomPalette(seeded(seed)));
        palette.forEach((one, index) => {
          for (const other of palette.slice(index + 1)) expect(colorDistance(one, other)).toBeGreaterThan(0.07);
        });
      }),
    );
  });

  it('keep locked colours at their places and stay apart from them', () => {
    fc.assert(
      fc.property(fc.integer(), anyHex, fc.nat({ max: 5 }), (seed, hex, place) => {
        const locked = Array.from({ length: 6 }, (_, index) => (index === place ? hex : undefined));
        const palette = randomPalette(seeded(seed), locked);
        expect(palette[place]).toBe(hex);
        expect(palette.filter((other) => colorDistance(hex, other) < 0.07)).toEqual([hex]);
      }),
    );
  });

  it('reach all around the colour circle', () => {
    const hues = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      for (const hex of randomPalette(seeded(seed))) hues.add(Math.floor(hslOfHex(hex).hue / 30));
    }
    expect(hues.size).toBe(12);
  });
});

describe('the image of a palette', () => {
  it('is 500 x 100 pixels without gaps', () => {
    fc.assert(
      fc.property(fc.array(anyHex, { minLength: 1, maxLength: 24 }), (colors) => {
        const strip = layOutStrip(colors);
        expect(strip.map(({ hex }) => hex)).toEqual(colors);
        strip.forEach(({ x, width, height }, index) => {
          expect(x).toBe(index === 0 ? 0 : (strip[index - 1]?.x ?? 0) + (strip[index - 1]?.width ?? 0));
          expect(Math.abs(width - 500 / colors.length)).toBeLessThan(1.01);
          expect(height).toBe(100);
        });
        expect((strip.at(-1)?.x ?? 0) + (strip.at(-1)?.width ?? 0)).toBe(500);
      }),
    );
  });
});

describe('colour names', () => {
  it('are those of CSS, exact or nearest', () => {
    expect(nearestColorName('#4682b4')).toEqual({ name: 'steelblue', hex: '#4682b4', isExact: true, distance: 0 });
    expect(nearestColorName('#ff0101')).toMatchObject({ name: 'red', isExact: false });
    expect(nearestColorName('#000000').name).toBe('black');
  });
});

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

/** Mulberry32, a small seeded generator. */
function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
