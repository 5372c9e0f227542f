import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hex } from './color-space.ts';
import {
  maxSwatches,
  type Palette,
  type PaletteAction,
  type PaletteState,
  reducePalette,
  startPalette,
} from './palette-state.ts';
import { derivePalette, paletteTypes } from './palette-types.ts';
import { decodePalette, encodePalette } from './share-link.ts';

const start = startPalette('#3b82f6', 'triadic');
const perform = (state: PaletteState, ...actions: PaletteAction[]) => actions.reduce(reducePalette, state);
const colorsOf = (state: PaletteState) => state.palette.swatches.map(({ hex }) => hex);

describe('working on a palette', () => {
  it('follows a valid base colour and keeps the last palette while the field holds none', () => {
    const typed = perform(start, { do: 'type-base', text: '#ff0000' });
    expect(colorsOf(typed)).toEqual(derivePalette('#ff0000', 'triadic'));
    const broken = perform(typed, { do: 'type-base', text: '#ff00zz' });
    expect(broken.palette).toBe(typed.palette);
    expect(broken.baseText).toBe('#ff00zz');
    expect(broken.baseError).toContain('not a hex colour');
    expect(perform(broken, { do: 'type-base', text: 'f00' }).baseError).toBeUndefined();
  });

  it('keeps locked swatches at their places through new types and random palettes', () => {
    const locked = perform(start, { do: 'set-swatch', index: 1, hex: '#123456' }, { do: 'toggle-lock', index: 1 });
    const random = perform(locked, { do: 'show', colors: ['#000001', '#000002', '#000003'], source: 'random' });
    expect(colorsOf(random)).toEqual(['#000001', '#123456', '#000003']);
    expect(colorsOf(perform(random, { do: 'choose-type', type: 'analogous' }))[1]).toBe('#123456');
  });

  it('does not lose a locked swatch when the new palette is shorter', () => {
    const locked = perform(start, { do: 'set-swatch', index: 5, hex: '#123456' }, { do: 'toggle-lock', index: 5 });
    expect(colorsOf(perform(locked, { do: 'choose-type', type: 'tetradic' }))).toEqual([
      ...derivePalette('#3b82f6', 'tetradic'),
      '#123456',
    ]);
  });

  it('puts the colours of an image around the locked ones', () => {
    const locked = perform(start, { do: 'set-swatch', index: 1, hex: '#123456' }, { do: 'toggle-lock', index: 1 });
    const shown = perform(locked, { do: 'show', colors: ['#000001', '#000002'], source: 'image' });
    expect(colorsOf(shown)).toEqual(['#000001', '#123456', '#000002']);
  });

  it('goes back to the chosen type when a random palette is left', () => {
    const random = perform(start, { do: 'show', colors: ['#000001'], source: 'random' });
    expect(colorsOf(perform(random, { do: 'type-base', text: '#ff0000' }))).toEqual(
      derivePalette('#ff0000', 'triadic'),
    );
    expect(colorsOf(perform(random, { do: 'choose-type', type: random.type }))).toEqual(colorsOf(start));
  });

  it('has nothing to undo where nothing changed, or before the palette it was opened with', () => {
    expect(perform(start, { do: 'choose-type', type: 'triadic' }).past).toEqual([]);
    const opened = perform(start, { do: 'open', palette: { ...start.palette, source: 'tetradic' } });
    expect(opened.past).toEqual([]);
    expect(opened.type).toBe('tetradic');
  });

  it('undoes and redoes step by step, and a drag in the colour picker at once', () => {
    const dragged = perform(
      start,
      ...['#ff0000', '#fe0000', '#fd0000'].map((text) => ({ do: 'type-base', text }) as const),
    );
    expect(dragged.past).toHaveLength(1);
    const undone = perform(dragged, { do: 'undo' });
    expect(undone.palette).toEqual(start.palette);
    expect(undone.baseText).toBe('#3b82f6');
    expect(perform(undone, { do: 'redo' }).palette).toEqual(dragged.palette);
    expect(perform(start, { do: 'undo' })).toBe(start);
  });

  it('moves, adds and removes swatches within bounds', () => {
    const [first, second, ...rest] = colorsOf(start);
    expect(colorsOf(perform(start, { do: 'move-swatch', from: 0, to: 1 }))).toEqual([second, first, ...rest]);
    expect(perform(start, { do: 'move-swatch', from: 0, to: 99 })).toBe(start);
    expect(perform(start, { do: 'toggle-lock', index: -1 })).toBe(start);
    const full = perform(start, ...Array.from({ length: 40 }, () => ({ do: 'add-swatch', hex: '#111111' }) as const));
    expect(full.palette.swatches).toHaveLength(maxSwatches);
    const emptied = perform(start, ...Array.from({ length: 40 }, () => ({ do: 'remove-swatch', index: 0 }) as const));
    expect(emptied.palette.swatches).toHaveLength(1);
  });

  it('replaces a colour wherever it is, in one step', () => {
    const twice = perform(start, { do: 'set-swatch', index: 3, hex: '#3b82f6' });
    const replaced = perform(twice, { do: 'replace', old: '#3b82f6', hex: '#123456' });
    expect(colorsOf(replaced)).toEqual(colorsOf(twice).map((hex) => (hex === '#3b82f6' ? '#123456' : hex)));
    expect(colorsOf(perform(replaced, { do: 'undo' }))).toEqual(colorsOf(twice));
    expect(perform(start, { do: 'replace', old: '#123456', hex: '#654321' })).toBe(start);
  });

  it('undoes what was done before a reload', () => {
    const done = perform(start, { do: 'type-base', text: '#ff0000' }, { do: 'choose-type', type: 'analogous' });
    const { palette, past, future } = perform(done, { do: 'undo' });
    const reloaded = perform(
      startPalette('#000000', 'tetradic'),
      { do: 'open', palette },
      { do: 'resume', past, future },
    );
    expect(perform(reloaded, { do: 'undo' }).palette).toEqual(start.palette);
    expect(perform(reloaded, { do: 'redo' }).palette).toEqual(done.palette);
  });

  it('comes back to the start when everything is undone, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
        const done = perform(start, ...actions);
        const undone = perform(done, ...done.past.map(() => ({ do: 'undo' }) as const));
        expect(undone.palette).toEqual(start.palette);
        const redone = perform(undone, ...undone.future.map(() => ({ do: 'redo' }) as const));
        expect(redone.palette).toEqual(done.palette);
        expect(done.palette.swatches.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('share links', () => {
  it('are short and readable', () => {
    const palette: Palette = {
      base: '#3b82f6',
      source: 'split-complementary',
      swatches: [
        { hex: '#3b82f6', locked: true },
        { hex: '#ffffff', locked: false },
      ],
    };
    expect(encodePalette(palette)).toBe('#palette=split-complementary.3b82f6.3b82f6x-ffffff');
  });

  it('hold the whole palette', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        expect(decodePalette(encodePalette(palette))).toEqual(palette);
        expect(encodeURI(encodePalette(palette))).toBe(encodePalette(palette));
      }),
    );
  });

  it('give nothing for anything else', () => {
    const hostile = [
      '',
      '#',
      '#palette=',
      '#palette=triadic.3b82f6.',
      '#palette=triadic.3b82f6.3b82f6-',
      '#palette=triadic.3b82f6.<script>',
      '#palette=triadic.3B82F6.3b82f6',
      '#palette=constructor.3b82f6.3b82f6',
      '#palette=__proto__.3b82f6.3b82f6',
      '#palette=triadic.3b82f6.3b82f6xx',
      '#palette=triadic.3b82f6.3b82f6\n',
      `#palette=triadic.3b82f6.${Array.from({ length: 25 }, () => 'ffffff').join('-')}`,
      `#palette=triadic.3b82f6.${'ffffff-'.repeat(100_000)}`,
      '#palette=%74riadic.3b82f6.3b82f6',
    ];
    for (const hash of hostile) expect(decodePalette(hash)).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(decodePalette(text)).toBeUndefined();
        expect(decodePalette(`#palette=triadic.3b82f6.${text}`)?.swatches.length ?? 0).toBeLessThanOrEqual(maxSwatches);
      }),
    );
  });
});

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
const anyType = fc.constantFrom(...paletteTypes.map(({ id }) => id));
const anyIndex = fc.integer({ min: -1, max: 8 });
const anyPalette: fc.Arbitrary<Palette> = fc.record({
  base: anyHex,
  source: fc.oneof(anyType, fc.constantFrom('random', 'image')),
  swatches: fc.array(fc.record({ hex: anyHex, locked: fc.boolean() }), { minLength: 1, maxLength: maxSwatches }),
});
const anyAction: fc.Arbitrary<PaletteAction> = fc.oneof(
  fc.record({ do: fc.constant('type-base'), text: fc.oneof(anyHex, fc.string()) }),
  fc.record({ do: fc.constant('choose-type'), type: anyType }),
  fc.record({ do: fc.constant('choose-wheel'), wheel: fc.constantFrom('hsl', 'oklch') }),
  fc.record({
    do: fc.constant('show'),
    colors: fc.array(anyHex, { minLength: 1, maxLength: 8 }),
    source: fc.constantFrom('random', 'image'),
  }),
  fc.record({ do: fc.constant('toggle-lock'), index: anyIndex }),
  fc.record({ do: fc.constant('set-swatch'), index: anyIndex, hex: anyHex }),
  fc.record({ do: fc.constant('replace'), old: anyHex, hex: anyHex }),
  fc.record({ do: fc.constant('add-swatch'), hex: anyHex }),
  fc.record({ do: fc.constant('remove-swatch'), index: anyIndex }),
  fc.record({ do: fc.constant('move-swatch'), from: anyIndex, to: anyIndex }),
  fc.record({ do: fc.constant('load'), palette: anyPalette }),
);
