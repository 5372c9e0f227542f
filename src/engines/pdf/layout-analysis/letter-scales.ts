import { officeFamily } from '../../../pdf/reading/font-names.ts';
import type { CharacterStyle, PageReading } from '../../../pdf/reading/page-reading.ts';
import { hasExactWidths, widthOfText } from './text-widths.ts';

/** With fewer letters, a font's width is not known well enough. */
const minLetters = 20;
/** Smaller differences come from spaces in justified lines. */
const minDifference = 0.03;
/** Beyond these, something else stretches the letters, or the office font is of another kind. */
const limits = { least: 0.8, most: 1.1 };

/** How letters of one font are told from others. */
export const fontKey = ({ fontName, bold }: Pick<CharacterStyle, 'fontName' | 'bold'>): string =>
  `${fontName} ${bold ? 'bold' : ''}`;

/**
 * How much wider or narrower each font is than the office font in its place, in percent, so that lines stay as long as they
 * were. Only for fonts that differ, in Latin letters.
 */
export function measureLetters(readings: readonly PageReading[]): Map<string, number> {
  const fonts = new Map<string, { letters: number; drawn: number; office: number }>();
  for (const { segments } of readings) {
    for (const { pieces } of segments) {
      for (const { text, style, left, right } of pieces) {
        const written = text.trimEnd();
        const family = officeFamily(style.fontName, style);
        if (style.isInvisible || written.length < 3 || !latin.test(written) || !hasExactWidths(family)) continue;
        const font = fonts.get(fontKey(style)) ?? { letters: 0, drawn: 0, office: 0 };
        fonts.set(fontKey(style), font);
        font.letters += written.length;
        font.drawn += right - left;
        font.office += widthOfText(written, { ...style, family, position: 'normal' });
      }
    }
  }
  const scales = new Map<string, number>();
  for (const [key, { letters, drawn, office }] of fonts) {
    const scale = drawn / office;
    const isBelievable = letters >= minLetters && scale >= limits.least && scale <= limits.most;
    if (isBelievable && Math.abs(scale - 1) >= minDifference) scales.set(key, Math.round(scale * 100));
  }
  return scales;
}

const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u;
