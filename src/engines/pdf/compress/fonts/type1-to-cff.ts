import { cffStandardStrings } from './cff-standard-strings.ts';
import { outlineOf } from './type1-outline.ts';
import { readType1, type Type1Font } from './type1-program.ts';
import { writeType2 } from './type2-charstring.ts';

/*
 * Converts Type 1 to CFF, embedded as Type1C (ISO 32000-2, 9.9.1, table 124): the same glyphs in about a quarter of the
 * bytes. Sections are those of Adobe Technical Note 5176.
 */

const notdef = '.notdef';
/** An empty charstring of width 0. */
const emptyGlyph = Buffer.from([139, 14]);

/**
 * The font as CFF with the glyphs in `keep`, or all. Names and codes stay. Throws a RangeError for a font that is damaged or
 * has no CFF equivalent.
 */
export function type1ToCff(program: Buffer, keep: ReadonlySet<string> | undefined): Buffer {
  const font = readType1(program);
  const codes = codesByName(font);
  const wanted = [...font.charStrings.keys()].filter((name) => name !== notdef && (!keep || keep.has(name)));
  // An encoding numbers glyphs from the first, so those with a code come first.
  const names = [...wanted.filter((name) => codes.has(name)), ...wanted.filter((name) => !codes.has(name))];
  const strings = new StringTable();
  const charset = writeCharset(names, strings);
  const encoding = writeEncoding(names, codes, strings);
  const glyphs = [notdef, ...names].map((name) => {
    const outline = outlineOf(font, name);
    return outline ? writeType2(outline) : emptyGlyph;
  });
  const parts = { charset, encoding, charStrings: writeIndex(glyphs), privateDict: writePrivate(font) };
  return assemble(font, strings, parts);
}

function codesByName(font: Type1Font): Map<string, number[]> {
  const codes = new Map<string, number[]>();
  for (const [code, name] of font.encoding) {
    const known = codes.get(name);
    if (known) known.push(code);
    else codes.set(name, [code]);
  }
  return codes;
}

/** Section 10: custom strings are numbered from 391. */
class StringTable {
  readonly own: Buffer[] = [];
  readonly #numbers = new Map(cffStandardStrings.map((text, number) => [text, number]));

  number(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = cffStandardStrings.length + this.own.length;
    this.own.push(Buffer.from(text, 'latin1'));
    this.#numbers.set(text, number);
    return number;
  }
}

/** Section 13, format 0. */
function writeCharset(names: readonly string[], strings: StringTable): Buffer {
  const charset = Buffer.alloc(1 + 2 * names.length);
  names.forEach((name, index) => {
    charset.writeUInt16BE(strings.number(name), 1 + 2 * index);
  });
  return charset;
}

const hasSupplements = 128;

/** Section 12, format 0, with supplements for glyphs of several codes. */
function writeEncoding(
  names: readonly string[],
  codes: ReadonlyMap<string, readonly number[]>,
  strings: StringTable,
): Buffer {
  const first: number[] = [];
  const supplements: number[] = [];
  let supplementCount = 0;
  for (const name of names) {
    const [code, ...others] = codes.get(name) ?? [];
    if (code === undefined) break;
    first.push(code);
    for (const other of others) {
      const number = strings.number(name);
      supplements.push(other, number >> 8, number & 255);
      supplementCount += 1;
    }
  }
  if (first.length > 255 || supplementCount > 255) throw new RangeError('More codes than an encoding can hold');
  const head = [supplementCount > 0 ? hasSupplements : 0, first.length];
  return Buffer.from([...head, ...first, ...(supplementCount > 0 ? [supplementCount, ...supplements] : [])]);
}

/** Section 15: BlueValues, OtherBlues, StdHW, StdVW. */
function writePrivate({ hints }: Type1Font): Buffer {
  const dict: number[] = [];
  const deltas = (values: readonly number[], operator: number) => {
    if (values.length === 0) return;
    values.forEach((value, index) => {
      writeDictNumber(Math.round(value) - Math.round(index > 0 ? (values[index - 1] ?? 0) : 0), dict);
    });
    dict.push(operator);
  };
  deltas(hints.blueValues, 6);
  deltas(hints.otherBlues, 7);
  for (const [value, operator] of [
    [hints.stemHeight, 10],
    [hints.stemWidth, 11],
  ] as const) {
    if (!value) continue;
    writeDictNumber(Math.round(value), dict);
    dict.push(operator);
  }
  return Buffer.from(dict);
}

type Parts = { charset: Buffer; encoding: Buffer; charStrings: Buffer; privateDict: Buffer };

/**
 * Section 2: header, names, top dictionary, strings, no global subroutines, then the data that the top dictionary points to.
 */
function assemble(font: Type1Font, strings: StringTable, parts: Parts): Buffer {
  const header = Buffer.from([1, 0, 4, 2]);
  const name = writeIndex([Buffer.from(font.name, 'latin1')]);
  const tail = [writeIndex(strings.own), writeIndex([])];
  // Offsets always take five bytes, so the size of the dictionary does not depend on them.
  const topIndexLength = writeIndex([topDict(font, parts, 0)]).length;
  const start = header.length + name.length + topIndexLength + tail.reduce((bytes, part) => bytes + part.length, 0);
  const top = writeIndex([topDict(font, parts, start)]);
  const { charset, encoding, charStrings, privateDict } = parts;
  return Buffer.concat([header, name, top, ...tail, charset, encoding, charStrings, privateDict]);
}

/** Section 9: FontMatrix, FontBBox, charset, Encoding, CharStrings, Private. */
function topDict(font: Type1Font, parts: Parts, start: number): Buffer {
  const dict: number[] = [];
  if (font.fontMatrix?.length === 6 && !isDefaultMatrix(font.fontMatrix)) {
    for (const value of font.fontMatrix) writeDictNumber(value, dict);
    dict.push(12, 7);
  }
  if (font.fontBox?.length === 4) {
    for (const value of font.fontBox) writeDictNumber(Math.round(value), dict);
    dict.push(5);
  }
  const encodingAt = start + parts.charset.length;
  const charStringsAt = encodingAt + parts.encoding.length;
  const privateAt = charStringsAt + parts.charStrings.length;
  dict.push(...inFiveBytes(start), 15, ...inFiveBytes(encodingAt), 16, ...inFiveBytes(charStringsAt), 17);
  dict.push(...inFiveBytes(parts.privateDict.length), ...inFiveBytes(privateAt), 18);
  return Buffer.from(dict);
}

const isDefaultMatrix = (matrix: readonly number[]): boolean =>
  [0.001, 0, 0, 0.001, 0, 0].every((standard, index) => Math.abs((matrix[index] ?? 0) - standard) < 1e-7);

const inFiveBytes = (value: number): number[] => [
  29,
  (value >> 24) & 255,
  (value >> 16) & 255,
  (value >> 8) & 255,
  value & 255,
];

/** Section 4: integers in one, three or five bytes, real numbers as nibbles. */
function writeDictNumber(value: number, dict: number[]): void {
  if (!Number.isInteger(value)) dict.push(30, ...realNibbles(value));
  else if (value >= -107 && value <= 107) dict.push(value + 139);
  else if (value >= -32_768 && value <= 32_767) dict.push(28, (value >> 8) & 255, value & 255);
  else dict.push(...inFiveBytes(value));
}

const nibbleOf: Readonly<Record<string, number>> = { '.': 10, 'e+': 11, e: 11, 'e-': 12, '-': 14 };
const endNibble = 15;

function realNibbles(value: number): number[] {
  const tokens = String(Number(value.toPrecision(8))).match(/e[+-]?|[-.]|\d/g) ?? [];
  const nibbles = [...tokens.map((token) => nibbleOf[token] ?? Number(token)), endNibble];
  if (nibbles.length % 2 === 1) nibbles.push(endNibble);
  const bytes: number[] = [];
  for (let at = 0; at < nibbles.length; at += 2) bytes.push(((nibbles[at] ?? 0) << 4) | (nibbles[at + 1] ?? 0));
  return bytes;
}

/** Section 5. */
function writeIndex(entries: readonly Buffer[]): Buffer {
  if (entries.length === 0) return Buffer.from([0, 0]);
  const end = entries.reduce((bytes, entry) => bytes + entry.length, 1);
  const size = end < 0x100 ? 1 : end < 0x10000 ? 2 : end < 0x1000000 ? 3 : 4;
  const head = Buffer.alloc(3 + (entries.length + 1) * size);
  head.writeUInt16BE(entries.length, 0);
  head.writeUInt8(size, 2);
  let offset = 1;
  for (let index = 0; index <= entries.length; index++) {
    head.writeUIntBE(offset, 3 + index * size, size);
    offset += entries[index]?.length ?? 0;
  }
  return Buffer.concat([head, ...entries]);
}
