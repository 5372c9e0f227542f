import {
  converter,
  differenceEuclidean,
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  toGamut,
  wcagLuminance,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeHsl, modeOklab, modeOklch]) registerMode(mode);

/** An opaque sRGB colour in normal form: `#` and six lower-case hexadecimal digits. */
export type Hex = `#${string}`;

/** Hue in degrees (0 for greys), saturation and lightness from 0 to 100. */
export type Hsl = { hue: number; saturation: number; lightness: number };

/** Lightness 0 to 1, chroma 0 to about 0.32 in sRGB, hue in degrees (0 for greys). https://bottosson.github.io/posts/oklab/ */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Linear-light channels from 0 to 1. */
export type LinearRgb = { r: number; g: number; b: number };

/** Lightness 0 to 1 and two opponent axes; distances approximate perceived differences. */
export type Oklab = { l: number; a: number; b: number };

const rgbOf = converter('rgb');
const linearOf = converter('lrgb');
const hslOf = converter('hsl');
const oklabOf = converter('oklab');
const oklchOf = converter('oklch');
const distance = differenceEuclidean('oklab');

/** Reduces chroma until the colour is in sRGB; lightness and hue stay. */
const intoGamut = toGamut('rgb', 'oklch', null, 0);

/** Reads `#rrggbb`, validated by the type. */
function rgbOfHex(hex: Hex) {
  const value = Number.parseInt(hex.slice(1), 16);
  return { mode: 'rgb', r: (value >> 16) / 255, g: ((value >> 8) & 255) / 255, b: (value & 255) / 255 } as const;
}

const asHex = (formatted: string): Hex => `#${formatted.slice(1)}`;

export function hslOfHex(hex: Hex): Hsl {
  const { h = 0, s, l } = hslOf(rgbOfHex(hex));
  return { hue: h, saturation: s * 100, lightness: l * 100 };
}

export function hexOfHsl({ hue, saturation, lightness }: Hsl): Hex {
  const turned = ((hue % 360) + 360) % 360;
  return asHex(formatHex({ mode: 'hsl', h: turned, s: saturation / 100, l: lightness / 100 }));
}

export function oklchOfHex(hex: Hex): Oklch {
  const { l, c, h = 0 } = oklchOf(rgbOfHex(hex));
  return { lightness: l, chroma: c, hue: h };
}

/** Rounding tolerance for sRGB: a quarter of an eight-bit step. */
const gamutTolerance = 0.001;

/** The sRGB colour of this lightness and hue, with as much of the chroma as sRGB allows. */
export function hexOfOklch({ lightness, chroma, hue }: Oklch): Hex {
  const color = { mode: 'oklch', l: lightness, c: chroma, h: ((hue % 360) + 360) % 360 } as const;
  const { r, g, b } = rgbOf(color);
  const isInside = Math.min(r, g, b) >= -gamutTolerance && Math.max(r, g, b) <= 1 + gamutTolerance;
  return asHex(formatHex(isInside ? color : intoGamut(color)));
}

export function oklabOfHex(hex: Hex): Oklab {
  const { l, a, b } = oklabOf(rgbOfHex(hex));
  return { l, a, b };
}

export function hexOfOklab({ l, a, b }: Oklab): Hex {
  return asHex(formatHex(rgbOf({ mode: 'oklab', l, a, b })));
}

export function linearOfHex(hex: Hex): LinearRgb {
  const { r, g, b } = linearOf(rgbOfHex(hex));
  return { r, g, b };
}

/** Clips channels to 0 to 1. */
export function hexOfLinear({ r, g, b }: LinearRgb): Hex {
  return asHex(formatHex(rgbOf({ mode: 'lrgb', r, g, b })));
}

/** The difference of two colours: distance in OKLab, 0 for equal, 1 from black to white; 0.02 is just visible. */
export const colorDistance = (one: Hex, other: Hex): number => distance(rgbOfHex(one), rgbOfHex(other));

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
export const luminanceOf = (hex: Hex): number => wcagLuminance(rgbOfHex(hex));
