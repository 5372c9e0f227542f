import { parse } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hex, hexOfOklch } from './color-space.ts';
import { type ExportFormat, exportFormats, exportName, formatOklch, groupOfPalette } from './export-palette.ts';
import { makeRamp } from './ramp.ts';

const brand = groupOfPalette('Brand Blue!', ['#3b82f6', '#ffffff']);

describe('taking a palette away', () => {
  it('writes CSS variables', () => {
    expect(write('css', brand)).toBe(':root {\n  --brand-blue-1: #3b82f6;\n  --brand-blue-2: #ffffff;\n}\n');
  });

  it('writes SCSS variables and a map of them', () => {
    expect(write('scss', brand)).toBe(
      "$brand-blue-1: #3b82f6;\n$brand-blue-2: #ffffff;\n\n$brand-blue-colors: (\n  '1': $brand-blue-1,\n  '2': $brand-blue-2,\n);\n",
    );
  });

  it('writes a theme for Tailwind 4', () => {
    const ramp = { name: 'brand', colors: makeRamp('#3b82f6').map(({ step, hex }) => ({ name: String(step), hex })) };
    const theme = write('tailwind', ramp);
    expect(theme).toMatch(/^@theme \{\n {2}--color-brand-50: oklch\(97/);
    expect(theme).toContain(`--color-brand-500: ${formatOklch('#3b82f6')};`);
    expect(theme.match(/--color-brand-/g)).toHaveLength(11);
  });

  it('writes JSON that reads back', () => {
    expect(JSON.parse(write('json', brand))).toEqual({ 'brand-blue': { 1: '#3b82f6', 2: '#ffffff' } });
  });

  it('writes an SVG with a strip for each group', () => {
    const svg = write('svg', brand, brand);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="500" height="200"/);
    expect(svg.match(/<rect /g)).toHaveLength(4);
    expect(svg).toContain('<title>brand-blue-2-1 #3b82f6</title>');
  });

  it('lets no name break out of its file', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...exportFormats), (name, format) => {
        expect(exportName(name)).toMatch(/^[a-z][a-z\d-]*$/);
        const written = format.write([{ name, colors: [{ name, hex: '#000000' }] }]);
        expect(written).toMatch(/^[\x20-\x7e\n]+$/);
      }),
    );
    expect(write('svg', groupOfPalette('</title><script>alert(1)</script>', ['#000000']))).not.toContain('<script');
    expect(exportName('Größe 2')).toBe('gro-e-2');
    expect(exportName('123')).toBe('palette');
  });

  it('writes OKLCH that comes back as the same eight-bit colour', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const parsed = parse(formatOklch(hex));
        if (parsed?.mode !== 'oklch') throw new Error('not oklch');
        expect(hexOfOklch({ lightness: parsed.l, chroma: parsed.c, hue: parsed.h ?? 0 })).toBe(hex);
      }),
      { numRuns: 2000 },
    );
  });
});

function write(id: ExportFormat['id'], ...groups: Parameters<ExportFormat['write']>[0]): string {
  const format = exportFormats.find((candidate) => candidate.id === id);
  if (!format) throw new Error(`no format ${id}`);
  return format.write(groups);
}

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
