import { parse, rgb } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colorFormats, formatHsl, formatRgb } from './color-formats.ts';
import type { Hex } from './color-space.ts';

it('writes colours as CSS does', () => {
  expect(colorFormats.map(({ format }) => format('#3b82f6'))).toEqual([
    '#3b82f6',
    'rgb(59, 130, 246)',
    'hsl(217.2, 91.2%, 59.8%)',
    'oklch(62.308% 0.18801 259.815)',
  ]);
  expect(formatHsl('#808080')).toBe('hsl(0, 0%, 50.2%)');
  expect(formatRgb('#000000')).toBe('rgb(0, 0, 0)');
});

it('writes nothing that reads as another colour', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      for (const { name, format } of colorFormats) {
        const steps = channelsOf(format(hex)).map((channel, index) =>
          Math.abs(channel - (channelsOf(hex)[index] ?? 0)),
        );
        expect(Math.max(...steps), name).toBeLessThanOrEqual(name === 'HSL' ? 1 : 0);
      }
    }),
  );
});

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

function channelsOf(text: string): number[] {
  const color = rgb(parse(text));
  if (!color) throw new Error(`${text} is no colour.`);
  return [color.r, color.g, color.b].map((channel) => Math.round(channel * 255));
}
