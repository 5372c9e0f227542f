import type { TextStyle } from '../../../../pdf/editing/text-fonts.ts';
import { t } from '../../../../shared/language/translate.ts';
import { dictionaryEntry, numberEntry } from '../../objects/access.ts';
import { layOutLine, startsRightToLeft } from '../add-text/lay-out-line.ts';
import { writeRun } from '../add-text/write-line.ts';
import { descendantOf, type PageFont } from '../content/page-font.ts';
import type { DocumentFonts } from '../fonts/document-fonts.ts';
import type { EmbeddedFont } from '../fonts/embedded-font.ts';
import { ShapingFont } from '../fonts/shaping-font.ts';

/** A text in fonts of ours, like the document's in style. */
export type OtherText = {
  /** For people. */
  name: string;
  runs: { font: EmbeddedFont; operators: (size: number) => string }[];
  /** In units of the font size, as are the ends of the letters above and below the baseline. */
  width: number;
  above: number;
  below: number;
  /** What the fonts do not have of the style. */
  lacks: ('bold' | 'italic')[];
};

/** Sets a text in fonts of ours; or the characters that none of them has. */
export function setInOtherFont(
  fonts: DocumentFonts,
  style: TextStyle,
  text: string,
): OtherText | { missing: string[] } {
  const { runs, width, missing } = layOutLine(text, style, startsRightToLeft(text) ? 'rtl' : 'ltr');
  if (missing.length > 0) return { missing };
  const set = runs.map((run) => {
    const own = fonts.get(run.face.path);
    return { font: own, operators: (size: number) => writeRun(run, own, size) };
  });
  const faces = runs.map((run) => ShapingFont.load(run.face.path));
  const above = Math.max(...faces.map(({ extents, unitsPerEm }) => extents.ascender / unitsPerEm));
  const below = Math.max(...faces.map(({ extents, unitsPerEm }) => -extents.descender / unitsPerEm));
  const lacks = [
    ...(style.bold && runs.some(({ face }) => !/bold/i.test(face.path)) ? ['bold' as const] : []),
    ...(style.italic && runs.some(({ face }) => face.slanted) ? ['italic' as const] : []),
  ];
  return { name: set[0]?.font.name ?? t('another font'), runs: set, width, above, below, lacks };
}

/** Flags of font descriptors (ISO 32000-2, table 121). */
const flags = { fixedPitch: 1, serif: 2, italic: 64, forceBold: 262_144 };

/** The style of ours that is most like a font. */
export function styleOf({ dictionary, name, isComposite }: PageFont): TextStyle {
  const descriptor = dictionaryEntry(isComposite ? descendantOf(dictionary) : dictionary, 'FontDescriptor');
  const given = numberEntry(descriptor, 'Flags') ?? 0;
  const isSlanted = (numberEntry(descriptor, 'ItalicAngle') ?? 0) !== 0;
  const isMono = (given & flags.fixedPitch) !== 0 || /mono|courier|consol|typewriter|cmtt/i.test(name);
  const looksSans = /sans|arial|helvet|calibri|verdana|tahoma|cmss/i.test(name);
  const looksSerif = /times|serif|roman|garamond|georgia|cambria|minion|palatino|book|^cm|^lm|nimbusrom/i.test(name);
  return {
    font: isMono ? 'mono' : !looksSans && ((given & flags.serif) !== 0 || looksSerif) ? 'serif' : 'sans',
    bold: (given & flags.forceBold) !== 0 || /bold|black|heavy|semib|demi|cmbx/i.test(name),
    italic: (given & flags.italic) !== 0 || isSlanted || /ital|obli|cmti/i.test(name),
  };
}
