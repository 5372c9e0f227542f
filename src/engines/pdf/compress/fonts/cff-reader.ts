import { cffStandardStrings } from './cff-standard-strings.ts';
import { standardEncoding } from './standard-encodings.ts';

/*
 * Reads charset and encoding of a CFF font program. Sections are those of Adobe Technical Note 5176, The Compact Font Format
 * Specification. Reading past the end throws a RangeError: the font is damaged.
 */

/** The glyphs of a CFF font program, in glyph order. */
export type CffFont = {
  glyphCount: number;
  /** Glyphs are identified by CID, not by name. */
  isCid: boolean;
  /** The string number (name) of each glyph, or its CID with `isCid`. */
  charset: readonly number[];
  /** Glyph by character code; empty with `isCid`. */
  encoding: ReadonlyMap<number, number>;
  /** The encoding is custom, not predefined. */
  hasOwnEncoding: boolean;
  glyphName: (glyph: number) => string;
  /** The length of a glyph's charstring. */
  glyphBytes: (glyph: number) => number;
};

const charsetOperator = 15;
const encodingOperator = 16;
const charStringsOperator = 17;
/** Two-byte operators are 1200 + the second byte. ROS marks a CID-keyed font. */
const rosOperator = 1230;

export function readCff(cff: Buffer): CffFont {
  const names = readIndex(cff, cff.readUInt8(2));
  const topDicts = readIndex(cff, names.end);
  const strings = readIndex(cff, topDicts.end);
  const top = readDict(cff.subarray(topDicts.offsets[0], topDicts.offsets[1]));
  const charStrings = top.get(charStringsOperator)?.[0];
  if (charStrings === undefined) throw new RangeError('A CFF font without glyphs');
  const glyphs = readIndex(cff, charStrings).offsets;
  const glyphCount = glyphs.length - 1;
  const isCid = top.has(rosOperator);
  const charset = readCharset(cff, top.get(charsetOperator)?.[0] ?? 0, glyphCount);
  const text = (number: number): string => {
    const standard = cffStandardStrings[number];
    if (standard !== undefined) return standard;
    const own = number - cffStandardStrings.length;
    return cff.toString('latin1', strings.offsets[own] ?? 0, strings.offsets[own + 1] ?? 0);
  };
  const glyphName = (glyph: number) => text(charset[glyph] ?? 0);
  const encodingOffset = top.get(encodingOperator)?.[0] ?? 0;
  return {
    glyphCount,
    isCid,
    charset,
    encoding: isCid ? new Map() : readEncoding(cff, { offset: encodingOffset, charset, glyphName }),
    hasOwnEncoding: !isCid && encodingOffset > 1,
    glyphName,
    glyphBytes: (glyph) => (glyphs[glyph + 1] ?? 0) - (glyphs[glyph] ?? 0),
  };
}

/** Section 5: entry offsets, and where the INDEX ends. */
function readIndex(cff: Buffer, at: number): { offsets: number[]; end: number } {
  const count = cff.readUInt16BE(at);
  if (count === 0) return { offsets: [at + 2], end: at + 2 };
  const size = cff.readUInt8(at + 2);
  const base = at + 3 + (count + 1) * size - 1;
  const offsets: number[] = [];
  for (let entry = 0; entry <= count; entry++) offsets.push(base + cff.readUIntBE(at + 3 + entry * size, size));
  return { offsets, end: offsets[count] ?? base };
}

const realDigits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', 'E', 'E-', '', '-'];
const endOfReal = 15;

/** Section 4: operands by operator. */
function readDict(bytes: Buffer): Map<number, number[]> {
  const entries = new Map<number, number[]>();
  let operands: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const head = bytes.readUInt8(at++);
    if (head <= 21) {
      entries.set(head === 12 ? 1200 + bytes.readUInt8(at++) : head, operands);
      operands = [];
    } else if (head === 28) {
      operands.push(bytes.readInt16BE(at));
      at += 2;
    } else if (head === 29) {
      operands.push(bytes.readInt32BE(at));
      at += 4;
    } else if (head === 30) {
      const real = readReal(bytes, at);
      operands.push(real.value);
      at = real.end;
    } else if (head >= 32 && head <= 246) operands.push(head - 139);
    else if (head >= 247 && head <= 250) operands.push((head - 247) * 256 + bytes.readUInt8(at++) + 108);
    else if (head >= 251 && head <= 254) operands.push(-(head - 251) * 256 - bytes.readUInt8(at++) - 108);
  }
  return entries;
}

/** A real number as nibbles, up to nibble 15. */
function readReal(bytes: Buffer, from: number): { value: number; end: number } {
  let text = '';
  for (let at = from; ; at++) {
    const byte = bytes.readUInt8(at);
    for (const nibble of [byte >> 4, byte & 15]) {
      if (nibble === endOfReal) return { value: Number.parseFloat(text), end: at + 1 };
      text += realDigits[nibble] ?? '';
    }
  }
}

/** Section 13. The predefined charsets 0 to 2 use the order of the standard strings, as far as we need them. */
function readCharset(cff: Buffer, offset: number, glyphCount: number): number[] {
  const charset = [0];
  if (offset <= 2) {
    while (charset.length < glyphCount) charset.push(charset.length);
    return charset;
  }
  const format = cff.readUInt8(offset);
  let at = offset + 1;
  while (charset.length < glyphCount) {
    const first = cff.readUInt16BE(at);
    at += 2;
    let left = 0;
    if (format === 1) left = cff.readUInt8(at++);
    if (format === 2) {
      left = cff.readUInt16BE(at);
      at += 2;
    }
    for (let next = 0; next <= left && charset.length < glyphCount; next++) charset.push(first + next);
  }
  return charset;
}

/** Section 12. */
function readEncoding(
  cff: Buffer,
  font: { offset: number; charset: readonly number[]; glyphName: (glyph: number) => string },
): Map<number, number> {
  const { offset, charset, glyphName } = font;
  const encoding = new Map<number, number>();
  if (offset <= 1) {
    // 1 is the Expert encoding, which PDF fonts do not rely on; an unknown code only keeps the whole font.
    if (offset === 1) return encoding;
    const glyphOf = new Map(charset.map((_, glyph) => [glyphName(glyph), glyph]));
    standardEncoding.forEach((name, code) => {
      const glyph = name === undefined ? undefined : glyphOf.get(name);
      if (glyph !== undefined) encoding.set(code, glyph);
    });
    return encoding;
  }
  const format = cff.readUInt8(offset);
  const count = cff.readUInt8(offset + 1);
  let at = offset + 2;
  let glyph = 1;
  for (let entry = 0; entry < count; entry++) {
    const first = cff.readUInt8(at++);
    const left = (format & 127) === 0 ? 0 : cff.readUInt8(at++);
    for (let next = 0; next <= left; next++) encoding.set(first + next, glyph++);
  }
  if ((format & 128) !== 0) {
    const supplements = cff.readUInt8(at++);
    for (let entry = 0; entry < supplements; entry++, at += 3)
      encoding.set(cff.readUInt8(at), Math.max(0, charset.indexOf(cff.readUInt16BE(at + 1))));
  }
  return encoding;
}
