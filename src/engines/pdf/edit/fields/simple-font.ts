import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, StandardFontEmbedder } from '@cantoo/pdf-lib';
import { codePointOf } from '../../compress/fonts/adobe-glyph-list.ts';
import {
  type EncodingTable,
  macRomanEncoding,
  standardEncoding,
  winAnsiEncoding,
} from '../../compress/fonts/standard-encodings.ts';
import {
  arrayEntry,
  asNumber,
  dictionaryEntry,
  entry,
  itemsOf,
  nameEntry,
  numberEntry,
  resolve,
} from '../../objects/access.ts';
import { draw } from './operators.ts';

/** A font that draws a line of a field's text. Lengths are in ems. */
export type FieldFont = {
  ascent: number;
  /** Negative. */
  descent: number;
  has(text: string): boolean;
  width(text: string): number;
  /** The operators that show a text with its baseline starting at a place in the appearance, in points. */
  show(text: string, place: TextPlace, nameFont: NameFont): string;
};

export type TextPlace = { x: number; y: number; size: number };
/** Adds a font to the appearance's resources. Returns its name there, with the slash. */
export type NameFont = (resource: PDFObject) => string;

const symbolic = 4;

type StandardName = Parameters<typeof StandardFontEmbedder.for>[0];

const isStandard = (name: string): name is StandardName =>
  standardNames.some(([, names]) => names.some((known) => known === name));

const standardNames = [
  [/^(cour|monospace)/i, ['Courier', 'Courier-Bold', 'Courier-Oblique', 'Courier-BoldOblique']],
  [/^(ti|times|tinos|georgia|garamond|cambria)/i, ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic']],
  [/./, ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique']],
] as const;

/** Ascent and descent of the fonts that readers have in the place of the standard ones; these say where lines go. */
const verticals = [
  ['Courier', [833, 300]],
  ['Times', [891, 216]],
] as const;

/** The standard font (9.6.2.2) whose widths are closest; also for the short names that forms use, such as HeBo and TiRo. */
export function standardNameOf(fontName: string): StandardName {
  const plain = fontName.replace(/^[A-Z]{6}\+/, '');
  const isBold = /bold|black|^..B[oI]$/i.test(plain);
  const isItalic = /italic|oblique|^..(It|BI|Ob|BO)$/.test(plain);
  const styles = standardNames.find(([pattern]) => pattern.test(plain))?.[1] ?? [];
  const name = styles[(isBold ? 1 : 0) + (isItalic ? 2 : 0)] ?? '';
  if (!isStandard(name)) throw new Error(`${name} is not a standard font`);
  return name;
}

/**
 * Reads a simple font (9.6) to write text with. Undefined for fonts whose codes cannot be told: composite ones, symbols and
 * those with an encoding of their own.
 */
export function readSimpleFont(resource: PDFObject, font: PDFDict): FieldFont | undefined {
  const kind = nameEntry(font, 'Subtype') ?? '';
  if (!['Type1', 'MMType1', 'TrueType'].includes(kind)) return undefined;
  const name = nameEntry(font, 'BaseFont') ?? '';
  const descriptor = dictionaryEntry(font, 'FontDescriptor');
  const names = encodingOf(font, { name, descriptor });
  if (!names) return undefined;
  const metrics = StandardFontEmbedder.for(standardNameOf(name)).font;
  const widthOf = widthsOf(font) ?? ((_, glyph) => metrics.getWidthOfGlyph(glyph) ?? undefined);
  const codes = new Map<string, { code: number; width: number }>();
  for (const [code, glyph] of names.entries()) {
    const point = glyph === undefined ? undefined : codePointOf(glyph);
    if (glyph === undefined || point === undefined) continue;
    const width = widthOf(code, glyph);
    const character = String.fromCodePoint(point);
    if (width !== undefined && !codes.has(character)) codes.set(character, { code, width: width / 1000 });
  }
  const space = codes.get(' ');
  if (space) codes.set('\u00a0', codes.get('\u00a0') ?? space);
  const usual = verticals.find(([family]) => metrics.FontName.startsWith(family))?.[1] ?? [905, 212];
  const ascent = numberEntry(descriptor, 'Ascent') || usual[0];
  const descent = numberEntry(descriptor, 'Descent') || usual[1];
  return {
    ascent: ascent / 1000,
    descent: -Math.abs(descent) / 1000,
    has: (text) => [...text].every((character) => codes.has(character)),
    width: (text) => [...text].reduce((sum, character) => sum + (codes.get(character)?.width ?? 0), 0),
    show: (text, { x, y, size }, nameFont) => {
      const bytes = [...text].flatMap((character) => codes.get(character)?.code ?? []);
      const shown = Buffer.from(bytes).toString('hex');
      return draw`BT ${nameFont(resource)} ${size} Tf ${x} ${y} Td <${shown}> Tj ET`;
    },
  };
}

/** A standard font, as forms refer to it when their resources lack it. */
export function standardFont(context: PDFDict['context'], name: string): PDFDict {
  return context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: standardNameOf(name), Encoding: 'WinAnsiEncoding' });
}

/** Glyph names by code (9.6.5). */
function encodingOf(
  font: PDFDict,
  { name, descriptor }: { name: string; descriptor: PDFDict | undefined },
): EncodingTable | undefined {
  const encoding = entry(font, 'Encoding');
  const details = encoding instanceof PDFDict ? encoding : undefined;
  const named = encoding instanceof PDFName ? encoding.decodeText() : nameEntry(details, 'BaseEncoding');
  const base = named === undefined ? undefined : tables.get(named);
  const isSymbolic = ((numberEntry(descriptor, 'Flags') ?? 0) & symbolic) !== 0 || /^(Symbol|ZapfDingbats)/.test(name);
  const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => entry(descriptor, key) !== undefined);
  // Without a base, codes have the meaning that the font program gives them.
  if (!base && (isSymbolic || isEmbedded)) return details ? withDifferences([], details) : undefined;
  return withDifferences(base ?? standardEncoding, details);
}

const tables = new Map<string, EncodingTable>([
  ['WinAnsiEncoding', winAnsiEncoding],
  ['MacRomanEncoding', macRomanEncoding],
  ['StandardEncoding', standardEncoding],
]);

function withDifferences(base: EncodingTable, encoding: PDFDict | undefined): EncodingTable {
  const names = [...base];
  let code = 0;
  for (const item of itemsOf(arrayEntry(encoding, 'Differences'))) {
    const value = encoding && resolve(encoding.context, item);
    if (value instanceof PDFNumber) code = value.asNumber();
    else if (value instanceof PDFName && code < 256) names[code++] = value.decodeText();
  }
  return names;
}

/** Widths in thousandths of an em; a code without one has no glyph to count on. Undefined when the font lists none. */
function widthsOf(font: PDFDict): ((code: number, glyph: string) => number | undefined) | undefined {
  const widths = arrayEntry(font, 'Widths');
  if (!(widths instanceof PDFArray)) return undefined;
  const list = itemsOf(widths).map((item) => asNumber(resolve(font.context, item)));
  const first = numberEntry(font, 'FirstChar') ?? 0;
  return (code) => {
    const width = list[code - first];
    return width === 0 ? undefined : width;
  };
}
