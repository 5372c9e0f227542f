import { type Hex, hslOfHex } from './color-space.ts';
import { formatOklch } from './export-palette.ts';

/** `rgb(59, 130, 246)`: the comma form, which every program reads. */
export function formatRgb(hex: Hex): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
}

/** `hsl(217.2, 91.2%, 59.8%)`: with one decimal every eight-bit channel round-trips within one step. */
export function formatHsl(hex: Hex): string {
  const { hue, saturation, lightness } = hslOfHex(hex);
  const short = (value: number) => Number(value.toFixed(1));
  return `hsl(${short(hue)}, ${short(saturation)}%, ${short(lightness)}%)`;
}

/** The CSS notations of a colour, most common first. */
export const colorFormats: readonly { name: string; format: (hex: Hex) => string }[] = [
  { name: 'HEX', format: (hex) => hex },
  { name: 'RGB', format: formatRgb },
  { name: 'HSL', format: formatHsl },
  { name: 'OKLCH', format: formatOklch },
];
