import { type Hex, hexOfOklch, luminanceOf, oklchOfHex } from './color-space.ts';

/** What WCAG 2.2 allows a pair of colours for (success criteria 1.4.3, 1.4.6 and 1.4.11). */
export type WcagVerdict = {
  /** 1 to 21. */
  ratio: number;
  bodyText: 'AAA' | 'AA' | 'fail';
  /** From 24 pixels, or 18.7 pixels bold. */
  largeText: 'AAA' | 'AA' | 'fail';
  /** Icons, borders of fields and other parts of the interface. */
  graphics: boolean;
};

/** The contrast ratio of WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), 1 to 21, symmetric. */
export function contrastRatio(one: Hex, other: Hex): number {
  return ratioOfLuminances(luminanceOf(one), luminanceOf(other));
}

/** The same for relative luminances from 0 to 1. */
export function ratioOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export function judgeContrast(one: Hex, other: Hex): WcagVerdict {
  const ratio = contrastRatio(one, other);
  return {
    ratio,
    bodyText: ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : 'fail',
    largeText: ratio >= 4.5 ? 'AAA' : ratio >= 3 ? 'AA' : 'fail',
    graphics: ratio >= 3,
  };
}

/** '4.47:1'. Truncated, not rounded: 4.499 does not pass and must not read as 4.5. */
export const formatRatio = (ratio: number): string => `${(Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2)}:1`;

export type ContrastCell = { text: Hex; background: Hex } & WcagVerdict;

/** Every colour as text on every colour: one row per background, in the order given. */
export function contrastMatrix(colors: readonly Hex[]): ContrastCell[][] {
  return colors.map((background) =>
    colors.map((text) => ({
      text,
      background,
      ...judgeContrast(text, background),
    })),
  );
}

/** Black or white, whichever contrasts more with this colour. One of them always has at least 4.5:1. */
export function readableTextOn(background: Hex): Hex {
  return contrastRatio('#ffffff', background) >= contrastRatio('#000000', background) ? '#ffffff' : '#000000';
}

const lightnessStep = 0.005;

/**
 * The colour nearest to `text` in lightness, of the same hue, with this contrast on `background`; undefined when there is
 * none.
 */
export function makeReadable(text: Hex, background: Hex, ratio: number): Hex | undefined {
  if (contrastRatio(text, background) >= ratio) return text;
  const { lightness, chroma, hue } = oklchOfHex(text);
  for (let distance = lightnessStep; distance <= 1; distance += lightnessStep) {
    for (const target of [lightness - distance, lightness + distance]) {
      if (target < -lightnessStep || target > 1 + lightnessStep) continue;
      const hex = hexOfOklch({ lightness: Math.min(Math.max(target, 0), 1), chroma, hue });
      if (contrastRatio(hex, background) >= ratio) return hex;
    }
  }
  return undefined;
}
