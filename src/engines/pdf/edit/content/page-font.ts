import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { codePointOf } from '../../compress/fonts/adobe-glyph-list.ts';
import { macRomanEncoding, standardEncoding, winAnsiEncoding } from '../../compress/fonts/standard-encodings.ts';
import {
  arrayEntry,
  asDictionary,
  asNumber,
  dictionaryEntry,
  entry,
  itemsOf,
  nameEntry,
  numberEntry,
  resolve,
  streamEntry,
} from '../../objects/access.ts';
import { decodeStream } from '../../objects/decode-stream.ts';
import { codeReader, type ReadCodes, textOfForeignCode } from './character-codes.ts';
import { type FontProgram, readProgram } from './font-program.ts';
import { type CMap, readCMap } from './read-cmap.ts';
import { standardMetrics } from './standard-widths.ts';

/** A font as text on a page uses it (ISO 32000-2, 9.5 to 9.8). Lengths are in units of the font size. */
export type PageFont = {
  dictionary: PDFDict;
  /** The font's name without the tag of a subset. */
  name: string;
  isComposite: boolean;
  isVertical: boolean;
  isType3: boolean;
  /** How tall its letters are as those of other fonts at size 1: Type 3 fonts have any scale. */
  em: number;
  /** Above and below the baseline; `descent` is negative. */
  ascent: number;
  descent: number;
  readCodes: ReadCodes;
  /** Undefined when the file does not say which text a code is. */
  textOf: (code: number) => string | undefined;
  /** The advance of a code, to the right or, in vertical writing, upwards (negative). */
  advanceOf: (code: number) => number;
  /** Where a vertical glyph's origin is, from the left and from the bottom of its horizontal origin. */
  originOf: (code: number) => { x: number; y: number };
  /** The code that shows this text, one or several characters; undefined when the font has no glyph for it. */
  codeFor: (text: string, used: ReadonlySet<number>) => number | undefined;
  /** How many bytes a code takes. */
  codeBytes: number;
};

/** Fonts are read once per document. */
export class FontReader {
  readonly #fonts = new Map<PDFDict, PageFont>();

  read(dictionary: PDFDict): PageFont {
    const known = this.#fonts.get(dictionary);
    if (known) return known;
    const font = nameEntry(dictionary, 'Subtype') === 'Type0' ? readComposite(dictionary) : readSimple(dictionary);
    this.#fonts.set(dictionary, font);
    return font;
  }
}

const withoutTag = (name: string): string => name.replace(/^[A-Z]{6}\+/, '');

function toUnicodeOf(font: PDFDict): CMap | undefined {
  const stream = streamEntry(font, 'ToUnicode');
  if (!stream) return undefined;
  try {
    return readCMap(decodeStream(stream).data);
  } catch {
    // Without it text is read by the encoding, as viewers do.
    return undefined;
  }
}

/** Text of a glyph name (Adobe Glyph List specification): `f_i`, `a.alt` and `uni00410042` count, too. */
export function textOfGlyphName(name: string): string | undefined {
  const sequence = /^uni((?:[0-9A-F]{4}){2,})$/.exec(name)?.[1];
  if (sequence !== undefined)
    return (sequence.match(/.{4}/g) ?? []).map((hex) => String.fromCharCode(Number.parseInt(hex, 16))).join('');
  const [base = ''] = name.split('.');
  if (base === '') return undefined;
  const points = base.split('_').map((part) => codePointOf(part));
  return points.every((point) => point !== undefined && point <= 0x10ffff)
    ? points.map((point) => String.fromCodePoint(point ?? 0)).join('')
    : undefined;
}

function readSimple(dictionary: PDFDict): PageFont {
  const isType3 = nameEntry(dictionary, 'Subtype') === 'Type3';
  const name = withoutTag(nameEntry(dictionary, 'BaseFont') ?? '');
  const descriptor = dictionaryEntry(dictionary, 'FontDescriptor');
  const program = lazily(() => readProgram(descriptor));
  const names = lazily(() => glyphNames(dictionary, name, descriptor, program));
  const toUnicode = lazily(() => toUnicodeOf(dictionary));
  const unit = isType3 ? typeThreeUnit(dictionary) : 1 / 1000;
  const widths = itemsOf(arrayEntry(dictionary, 'Widths')).map((item) => asNumber(resolve(dictionary.context, item)));
  const first = numberEntry(dictionary, 'FirstChar') ?? 0;
  const missing = numberEntry(descriptor, 'MissingWidth') ?? 0;
  const textOf = (code: number) => {
    const mapped = toUnicode()?.texts.get(code);
    if (mapped !== undefined) return mapped;
    const glyph = names().get(code);
    const text = glyph === undefined ? undefined : textOfGlyphName(glyph);
    // PDFium reads the codes of Type 3 fonts with names of their own like this, and what it reads is what people see.
    return text ?? (isType3 && code >= 32 ? String.fromCharCode(code) : undefined);
  };
  const advanceOf = (code: number) => {
    const given = widths[code - first];
    if (given !== undefined) return given * unit;
    if (widths.length > 0 || isType3) return missing * unit;
    return (standardMetrics(name).widths.get(names().get(code) ?? '') ?? missing) * unit;
  };
  const codeOf = lazily(() => inverted(textOf, 256));
  return {
    ...{ dictionary, name, isComposite: false, isVertical: false, isType3, codeBytes: 1, textOf, advanceOf },
    ...(isType3 ? typeThreeHeights(dictionary, widths) : { em: 1, ...heightsOf(descriptor) }),
    readCodes: (bytes) => Array.from(bytes, (code, at) => ({ code, at, bytes: 1 })),
    originOf: () => ({ x: 0, y: 0 }),
    codeFor: (text, used) =>
      bestCode(codeOf().get(text), used, (code) => {
        if (isType3) return undefined;
        if (!program()) return advanceOf(code) > 0;
        return advanceOf(code) > 0 && program()?.hasGlyph(code, names().get(code));
      }),
  };
}

/** A code in use on the page first, then one whose glyph the font has. */
function bestCode(
  codes: readonly number[] | undefined,
  used: ReadonlySet<number>,
  hasGlyph: (code: number) => boolean | undefined,
): number | undefined {
  return codes?.find((code) => used.has(code)) ?? codes?.find((code) => hasGlyph(code));
}

function inverted(textOf: (code: number) => string | undefined, count: number): Map<string, number[]> {
  const codes = new Map<string, number[]>();
  for (let code = 0; code < count; code++) {
    const text = textOf(code);
    if (text === undefined || text === '') continue;
    codes.set(text, [...(codes.get(text) ?? []), code]);
  }
  return codes;
}

/** Glyph name by code (9.6.5). */
function glyphNames(
  font: PDFDict,
  name: string,
  descriptor: PDFDict | undefined,
  program: () => FontProgram | undefined,
): Map<number, string> {
  const encoding = entry(font, 'Encoding');
  const baseName =
    encoding instanceof PDFName ? encoding.decodeText() : nameEntry(asDictionary(encoding), 'BaseEncoding');
  const names = new Map<number, string>();
  const base =
    tables[baseName ?? ''] ?? (nameEntry(font, 'Subtype') === 'TrueType' ? winAnsiEncoding : standardEncoding);
  base.forEach((glyph, code) => {
    if (glyph !== undefined) names.set(code, glyph);
  });
  const isEmbedded = descriptor !== undefined && programKeys.some((key) => entry(descriptor, key) !== undefined);
  const isNamed = tables[baseName ?? ''] !== undefined;
  if (!isNamed && isEmbedded) for (const [code, glyph] of program()?.encoding ?? []) names.set(code, glyph);
  if (!isNamed && !isEmbedded && standardMetrics(name).isSymbolic) names.clear();
  if (!(encoding instanceof PDFDict)) return names;
  let code = 0;
  for (const item of itemsOf(arrayEntry(encoding, 'Differences'))) {
    const value = resolve(font.context, item);
    if (value instanceof PDFNumber) code = value.asNumber();
    else if (value instanceof PDFName) names.set(code++, value.decodeText());
  }
  return names;
}

const programKeys = ['FontFile', 'FontFile2', 'FontFile3'];
const tables: Readonly<Record<string, readonly (string | undefined)[]>> = {
  WinAnsiEncoding: winAnsiEncoding,
  MacRomanEncoding: macRomanEncoding,
  StandardEncoding: standardEncoding,
};

/** The font that a composite font is made of (9.7.6). */
export const descendantOf = (font: PDFDict): PDFDict | undefined =>
  asDictionary(resolve(font.context, itemsOf(arrayEntry(font, 'DescendantFonts'))[0]));

function readComposite(dictionary: PDFDict): PageFont {
  const { context } = dictionary;
  const descendant = descendantOf(dictionary);
  const descriptor = dictionaryEntry(descendant, 'FontDescriptor');
  // The other one may end with the name of the encoding (9.7.6.1).
  const name = withoutTag(nameEntry(descendant, 'BaseFont') ?? nameEntry(dictionary, 'BaseFont') ?? '');
  const encoding = entry(dictionary, 'Encoding');
  const cmapName = encoding instanceof PDFName ? encoding.decodeText() : '';
  const embedded = encoding instanceof PDFRawStream ? tryReadCMap(encoding) : undefined;
  const isVertical = /(?:^|-)V$/.test(cmapName) || embedded?.isVertical === true;
  const toUnicode = lazily(() => toUnicodeOf(dictionary));
  const isIdentity = /^Identity-[HV]$/.test(cmapName);
  const idOf = (code: number) => (embedded ? (embedded.ids.get(code) ?? code) : code);
  const widths = lazily(() => readWidths(descendant));
  const fallback = numberEntry(descendant, 'DW') ?? 1000;
  const widthOf = (code: number) => {
    // Without the CMap's CIDs, one-byte codes are taken as half as wide.
    if (!isIdentity && !embedded) return code < 0x100 ? 500 : fallback;
    return widths().get(idOf(code)) ?? fallback;
  };
  const [above = 880, down = -1000] = itemsOf(arrayEntry(descendant, 'DW2')).map((item) =>
    asNumber(resolve(context, item)),
  );
  const verticals = lazily(() => readVerticals(descendant));
  const program = lazily(() => readProgram(descriptor, descendant));
  const textOf = (code: number) => toUnicode()?.texts.get(code) ?? textOfForeignCode(cmapName, code);
  const hasEvenCodes = isIdentity || (embedded?.codeSpaces.every(({ bytes }) => bytes === 2) ?? false);
  const codeOf = lazily(() => {
    const codes = new Map<string, number[]>();
    if (!hasEvenCodes) return codes;
    for (const [code, text] of toUnicode()?.texts ?? []) codes.set(text, [...(codes.get(text) ?? []), code]);
    return codes;
  });
  return {
    ...{ dictionary, name, isComposite: true, isVertical, isType3: false, textOf },
    ...{ em: 1, ...heightsOf(descriptor) },
    readCodes: codeReader(cmapName, embedded),
    advanceOf: (code) => (isVertical ? (verticals().get(idOf(code))?.advance ?? down) : widthOf(code)) / 1000,
    originOf: (code) => {
      const { x = widthOf(code) / 2, y = above } = verticals().get(idOf(code)) ?? {};
      return { x: x / 1000, y: y / 1000 };
    },
    codeFor: (text, used) => bestCode(codeOf().get(text), used, (code) => program()?.hasGlyph(idOf(code), undefined)),
    codeBytes: 2,
  };
}

function tryReadCMap(stream: PDFRawStream): CMap | undefined {
  try {
    return readCMap(decodeStream(stream).data);
  } catch {
    return undefined;
  }
}

const maxIds = 70_000;

/** The W array (9.7.4.3), in thousandths. */
function readWidths(font: PDFDict | undefined): Map<number, number> {
  const widths = new Map<number, number>();
  if (!font) return widths;
  const items = itemsOf(arrayEntry(font, 'W')).map((item) => resolve(font.context, item));
  for (let at = 0; at + 1 < items.length; ) {
    const first = asNumber(items[at]) ?? 0;
    const next = items[at + 1];
    if (next instanceof PDFArray) {
      for (const [index, item] of next.asArray().entries())
        widths.set(first + index, asNumber(resolve(font.context, item)) ?? 0);
      at += 2;
      continue;
    }
    const width = asNumber(items[at + 2]) ?? 0;
    for (let id = first; id <= Math.min(asNumber(next) ?? 0, first + maxIds); id++) widths.set(id, width);
    at += 3;
  }
  return widths;
}

type Vertical = { advance: number; x: number; y: number };

/** The W2 array (9.7.4.3), in thousandths. */
function readVerticals(font: PDFDict | undefined): Map<number, Vertical> {
  const found = new Map<number, Vertical>();
  if (!font) return found;
  const items = itemsOf(arrayEntry(font, 'W2')).map((item) => resolve(font.context, item));
  for (let at = 0; at + 1 < items.length; ) {
    const first = asNumber(items[at]) ?? 0;
    const next = items[at + 1];
    if (next instanceof PDFArray) {
      const values = next.asArray().map((item) => asNumber(resolve(font.context, item)) ?? 0);
      for (let index = 0; index + 2 < values.length; index += 3) {
        const [advance = 0, x = 0, y = 0] = values.slice(index, index + 3);
        found.set(first + index / 3, { advance, x, y });
      }
      at += 2;
      continue;
    }
    const [advance = 0, x = 0, y = 0] = items.slice(at + 2, at + 5).map((item) => asNumber(item));
    for (let id = first; id <= Math.min(asNumber(next) ?? 0, first + maxIds); id++) found.set(id, { advance, x, y });
    at += 5;
  }
  return found;
}

/** Of Latin fonts, where the file has no usable values. */
const typicalAscent = 0.8;
const typicalDescent = -0.2;

function heightsOf(descriptor: PDFDict | undefined): { ascent: number; descent: number } {
  const ascent = (numberEntry(descriptor, 'Ascent') ?? 0) / 1000;
  const descent = -Math.abs(numberEntry(descriptor, 'Descent') ?? 0) / 1000;
  return {
    ascent: ascent >= 0.4 && ascent <= 1.5 ? ascent : typicalAscent,
    descent: descent <= -0.05 && descent >= -1 ? descent : typicalDescent,
  };
}

const typeThreeUnit = (font: PDFDict): number => Math.abs(matrixOf(font)[0] ?? 0.001) || 0.001;

const matrixOf = (font: PDFDict): number[] =>
  itemsOf(arrayEntry(font, 'FontMatrix')).map((item) => asNumber(resolve(font.context, item)) ?? 0);

/** Of Latin letters, in units of the font size. */
const typicalWidth = 0.55;

/** Many Type 3 fonts have no usable box: the mean width tells how large the letters are. */
function typeThreeHeights(
  font: PDFDict,
  widths: readonly (number | undefined)[],
): { em: number; ascent: number; descent: number } {
  const drawn = widths
    .filter((width) => width !== undefined && width > 0)
    .map((width) => (width ?? 0) * typeThreeUnit(font));
  const em = drawn.length === 0 ? 1 : drawn.reduce((sum, width) => sum + width, 0) / drawn.length / typicalWidth;
  const scale = matrixOf(font)[3] ?? 0.001;
  const [, bottom = 0, , top = 0] = itemsOf(arrayEntry(font, 'FontBBox')).map(
    (item) => ((asNumber(resolve(font.context, item)) ?? 0) * scale) / em,
  );
  const [low, high] = [Math.min(bottom, top), Math.max(bottom, top)];
  const isUsable = high >= 0.4 && high <= 1.5 && low >= -1;
  return { em, ascent: (isUsable ? high : typicalAscent) * em, descent: (isUsable ? low : typicalDescent) * em };
}

function lazily<Value>(work: () => Value): () => Value {
  let found: { value: Value } | undefined;
  return () => {
    found ??= { value: work() };
    return found.value;
  };
}
