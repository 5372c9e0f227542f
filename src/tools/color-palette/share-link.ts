import type { Hex } from './color-space.ts';
import { maxSwatches, type Palette, type PaletteSource } from './palette-state.ts';
import { isPaletteType } from './palette-types.ts';

/** The hash of a link with the palette: `#palette=triadic.3b82f6.3b82f6-f63b82x`, where x marks a locked swatch. */
export function encodePalette({ base, source, swatches }: Palette): string {
  const colors = swatches.map(({ hex, locked }) => `${hex.slice(1)}${locked ? 'x' : ''}`).join('-');
  return `#palette=${source}.${base.slice(1)}.${colors}`;
}

const shape = /^#?palette=([a-z-]{1,24})\.([\da-f]{6})\.([\da-fx-]+)$/;
const swatchShape = /^([\da-f]{6})(x?)$/;
const longestLink = 300;

/** The palette in a link's hash; undefined for anything `encodePalette` did not make. Never throws. */
export function decodePalette(hash: string): Palette | undefined {
  if (hash.length > longestLink) return undefined;
  const [, source = '', base = '', colors = ''] = shape.exec(hash) ?? [];
  if (!isSource(source)) return undefined;
  const parts = colors.split('-').map((part) => swatchShape.exec(part));
  if (parts.length > maxSwatches || parts.includes(null)) return undefined;
  const swatches = parts.map((part) => ({ hex: hexOfDigits(part?.[1] ?? ''), locked: part?.[2] === 'x' }));
  return { base: hexOfDigits(base), source, swatches };
}

const isSource = (text: string): text is PaletteSource => text === 'random' || text === 'image' || isPaletteType(text);
const hexOfDigits = (digits: string): Hex => `#${digits}`;
