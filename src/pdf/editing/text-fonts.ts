import { type FontStyles, latinFonts, scriptFonts, styled, symbolFont } from '../font-files.ts';
import type { PdfEditOf } from './pdf-edits.ts';

export type TextStyle = Pick<PdfEditOf<'text'>, 'font' | 'bold' | 'italic'>;

/** A font file, as a path below node_modules, and whether it is to be slanted, since its family has no italic. */
export type TextFace = { path: string; slanted: boolean };

const { japanese, korean, simplifiedChinese, traditionalChinese } = scriptFonts;
const chinese = [simplifiedChinese, traditionalChinese, japanese, korean];

/** Scripts (by their names in Unicode) that need fonts of their own, best first; all others are in the fonts for Latin. */
const byScript: Readonly<Record<string, readonly FontStyles[]>> = {
  Arabic: [scriptFonts.arabic],
  Armenian: [scriptFonts.armenian],
  Bengali: [scriptFonts.bengali],
  Bopomofo: [traditionalChinese, simplifiedChinese],
  Canadian_Aboriginal: [scriptFonts.canadianAboriginal],
  Cherokee: [scriptFonts.cherokee],
  Devanagari: [scriptFonts.devanagari],
  Ethiopic: [scriptFonts.ethiopic],
  Georgian: [scriptFonts.georgian],
  Gujarati: [scriptFonts.gujarati],
  Gurmukhi: [scriptFonts.gurmukhi],
  Han: chinese,
  Hangul: [korean],
  Hebrew: [scriptFonts.hebrew],
  Hiragana: [japanese],
  Javanese: [scriptFonts.javanese],
  Kannada: [scriptFonts.kannada],
  Katakana: [japanese],
  Khmer: [scriptFonts.khmer],
  Lao: [scriptFonts.lao],
  Malayalam: [scriptFonts.malayalam],
  Meetei_Mayek: [scriptFonts.meeteiMayek],
  Myanmar: [scriptFonts.myanmar],
  Nko: [scriptFonts.nko],
  Ol_Chiki: [scriptFonts.olChiki],
  Oriya: [scriptFonts.oriya],
  Sinhala: [scriptFonts.sinhala],
  Syriac: [scriptFonts.syriac],
  Tamil: [scriptFonts.tamil],
  Telugu: [scriptFonts.telugu],
  Thaana: [scriptFonts.thaana],
  Thai: [scriptFonts.thai],
  Tibetan: [scriptFonts.tibetan],
  Tifinagh: [scriptFonts.tifinagh],
};

const patterns = Object.keys(byScript).map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const);
const ofAnyScript = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** A script that needs its own fonts, 'Latin' for all others, and 'Common' for punctuation, digits and signs. */
export function scriptOf(character: string): string {
  if ((character.codePointAt(0) ?? 0) < 0x250) return /^\p{L}/u.test(character) ? 'Latin' : 'Common';
  const [script] = patterns.find(([, pattern]) => pattern.test(character)) ?? [];
  return script ?? (ofAnyScript.test(character) ? 'Common' : 'Latin');
}

/** What tells whose Chinese characters a text has. */
const hints = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, japanese],
  [/\p{Script=Hangul}/u, korean],
  [/\p{Script=Bopomofo}/u, traditionalChinese],
] as const;

/** The faces to try for a script in a text, best first. */
export function facesFor(script: string, text: string, style: TextStyle): TextFace[] {
  const own = byScript[script] ?? [];
  const hinted = script === 'Han' ? hints.find(([pattern]) => pattern.test(text))?.[1] : undefined;
  // Punctuation and signs of all scripts may be in any font.
  const rest =
    script === 'Common' ? [symbolFont, ...chinese, scriptFonts.arabic, scriptFonts.devanagari] : [symbolFont];
  const families = new Set([...(hinted ? [hinted] : []), ...own, latinFonts[style.font], ...rest]);
  return [...families].map((styles) => {
    const hasItalic = (style.bold ? styles.boldItalic : styles.italic) !== undefined;
    return { path: styled(styles, style), slanted: style.italic && !hasItalic };
  });
}
