import { codePointOf } from './adobe-glyph-list.ts';
import { findTable } from './subset-cff.ts';

/** The codes and names that text in a simple TrueType font uses. */
export type SimpleCodes = {
  codes: ReadonlySet<number>;
  /** Glyph names that the encoding gives to used codes. */
  names: ReadonlySet<string>;
};

/**
 * Every glyph that a viewer might use for these codes and names (ISO 32000-2, 9.6.5.4): viewers prefer different subtables,
 * so all count. Undefined when a name could be any glyph. Throws a RangeError for a damaged font.
 */
export function reachableGlyphs(font: Buffer, { codes, names }: SimpleCodes): Set<number> | undefined {
  const glyphs = new Set([0]);
  const characters = new Set<number>();
  for (const code of codes) {
    // The code itself, in the private range of symbolic fonts, and as a character of the two legacy encodings.
    for (const character of [code, 0xf000 + code, 0xf100 + code, 0xf200 + code]) characters.add(character);
    for (const decoder of [windows, macintosh])
      characters.add(decoder.decode(Uint8Array.of(code)).codePointAt(0) ?? code);
  }
  for (const name of names) {
    const numbered = /^(?:g|gid|glyph|cid|index)(\d+)$/i.exec(name)?.[1];
    const codePoint = codePointOf(name);
    if (numbered !== undefined) glyphs.add(Number(numbered));
    else if (codePoint === undefined) return undefined;
    if (codePoint !== undefined) characters.add(codePoint);
  }
  const characterMap = findTable(font, 'cmap');
  if (!characterMap) {
    for (const code of codes) glyphs.add(code);
    return glyphs;
  }
  for (let index = 0; index < characterMap.readUInt16BE(2); index++) {
    const subtable = characterMap.subarray(characterMap.readUInt32BE(4 + 8 * index + 4));
    if (!mapCharacters(subtable, characters, glyphs)) return undefined;
  }
  return glyphs;
}

const windows = new TextDecoder('windows-1252');
const macintosh = new TextDecoder('macintosh');

/** Adds the glyphs of the characters (OpenType specification, 'cmap'). False for an unsupported format. */
function mapCharacters(subtable: Buffer, characters: ReadonlySet<number>, glyphs: Set<number>): boolean {
  switch (subtable.readUInt16BE(0)) {
    case 0:
      for (const character of characters) if (character < 256) glyphs.add(subtable[6 + character] ?? 0);
      return true;
    case 4:
      mapSegments(subtable, characters, glyphs);
      return true;
    case 6:
      mapTrimmed(subtable, characters, glyphs);
      return true;
    case 12:
      mapGroups(subtable, characters, glyphs);
      return true;
    default:
      return false;
  }
}

function mapTrimmed(subtable: Buffer, characters: ReadonlySet<number>, glyphs: Set<number>): void {
  const first = subtable.readUInt16BE(6);
  const count = subtable.readUInt16BE(8);
  for (const character of characters)
    if (character >= first && character < first + count)
      glyphs.add(subtable.readUInt16BE(10 + 2 * (character - first)));
}

function mapSegments(subtable: Buffer, characters: ReadonlySet<number>, glyphs: Set<number>): void {
  const segments = subtable.readUInt16BE(6) / 2;
  for (let segment = 0; segment < segments; segment++) {
    const end = subtable.readUInt16BE(14 + 2 * segment);
    const start = subtable.readUInt16BE(16 + 2 * (segments + segment));
    const delta = subtable.readUInt16BE(16 + 2 * (2 * segments + segment));
    const offsetAt = 16 + 2 * (3 * segments + segment);
    const offset = subtable.readUInt16BE(offsetAt);
    for (const character of characters) {
      if (character < start || character > end || character === 0xffff) continue;
      const at = offsetAt + offset + 2 * (character - start);
      if (offset === 0) glyphs.add((character + delta) & 0xffff);
      else if (at + 2 <= subtable.length) {
        const glyph = subtable.readUInt16BE(at);
        if (glyph !== 0) glyphs.add((glyph + delta) & 0xffff);
      }
    }
  }
}

function mapGroups(subtable: Buffer, characters: ReadonlySet<number>, glyphs: Set<number>): void {
  const groups = subtable.readUInt32BE(12);
  for (let group = 0; group < groups; group++) {
    const at = 16 + 12 * group;
    const start = subtable.readUInt32BE(at);
    const end = subtable.readUInt32BE(at + 4);
    const glyph = subtable.readUInt32BE(at + 8);
    for (const character of characters)
      if (character >= start && character <= end) glyphs.add(glyph + character - start);
  }
}
