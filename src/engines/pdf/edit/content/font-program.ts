import { type PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { codePointOf } from '../../compress/fonts/adobe-glyph-list.ts';
import { readCff } from '../../compress/fonts/cff-reader.ts';
import { findTable } from '../../compress/fonts/subset-cff.ts';
import { reachableGlyphs } from '../../compress/fonts/truetype-glyphs.ts';
import { readType1 } from '../../compress/fonts/type1-program.ts';
import { entry, nameEntry, streamEntry } from '../../objects/access.ts';
import { decodeStream } from '../../objects/decode-stream.ts';

/** An embedded font program, as far as it tells which glyphs it has. */
export type FontProgram = {
  /** Glyph name by code, of the program itself. */
  encoding: ReadonlyMap<number, string>;
  /** Whether it draws something for a code (a CID in composite fonts). `name` is the glyph's, of simple fonts. */
  hasGlyph: (code: number, name: string | undefined) => boolean;
};

/** Undefined without a program, or for a damaged one: only codes in use are sure to have a glyph then. */
export function readProgram(descriptor: PDFDict | undefined, descendant?: PDFDict): FontProgram | undefined {
  try {
    const type1 = streamEntry(descriptor, 'FontFile');
    if (type1) return fromType1(decodeStream(type1).data);
    const trueType = streamEntry(descriptor, 'FontFile2');
    if (trueType) return fromTrueType(decodeStream(trueType).data, descendant);
    const other = streamEntry(descriptor, 'FontFile3');
    if (!other) return undefined;
    const data = decodeStream(other).data;
    const cff = nameEntry(other.dict, 'Subtype') === 'OpenType' ? findTable(data, 'CFF ') : data;
    return cff ? fromCff(cff) : fromTrueType(data, descendant);
  } catch {
    return { encoding: new Map(), hasGlyph: () => false };
  }
}

/** An empty glyph is a width and an end: subsets keep such for glyphs that they dropped. */
const emptyGlyphBytes = 4;

function fromType1(data: Buffer): FontProgram {
  const { encoding, charStrings } = readType1(data);
  return {
    encoding,
    hasGlyph: (_, name = '') => name === 'space' || (charStrings.get(name)?.length ?? 0) > emptyGlyphBytes + 4,
  };
}

function fromCff(cff: Buffer): FontProgram {
  const { isCid, charset, encoding, glyphName, glyphBytes } = readCff(cff);
  const glyphOfName = new Map<string, number>();
  const names = new Map<number, string>();
  if (!isCid) {
    for (const glyph of charset.keys()) glyphOfName.set(glyphName(glyph), glyph);
    for (const [code, glyph] of encoding) names.set(code, glyphName(glyph));
  }
  const glyphOfCid = new Map(charset.map((cid, glyph) => [cid, glyph]));
  return {
    encoding: names,
    hasGlyph: (code, name) => {
      if (name === 'space') return glyphOfName.has(name);
      const glyph = isCid ? glyphOfCid.get(code) : name === undefined ? code : glyphOfName.get(name);
      return glyph !== undefined && glyph > 0 && glyphBytes(glyph) > emptyGlyphBytes;
    },
  };
}

function fromTrueType(font: Buffer, descendant: PDFDict | undefined): FontProgram {
  const locations = findTable(font, 'loca');
  const head = findTable(font, 'head');
  const isLong = (head?.readInt16BE(50) ?? 0) === 1;
  const offset = (glyph: number): number => {
    if (!locations) return 0;
    const at = glyph * (isLong ? 4 : 2);
    if (at + (isLong ? 4 : 2) > locations.length) return 0;
    return isLong ? locations.readUInt32BE(at) : 2 * locations.readUInt16BE(at);
  };
  const isDrawn = (glyph: number) => glyph > 0 && offset(glyph + 1) > offset(glyph);
  if (descendant) {
    const map = entry(descendant, 'CIDToGIDMap');
    const glyphs = map instanceof PDFRawStream ? decodeStream(map).data : undefined;
    const glyphOf = (cid: number) => (!glyphs ? cid : 2 * cid + 2 <= glyphs.length ? glyphs.readUInt16BE(2 * cid) : 0);
    return { encoding: new Map(), hasGlyph: (cid) => isDrawn(glyphOf(cid)) };
  }
  return {
    encoding: new Map(),
    hasGlyph: (code, name) => {
      if (name === 'space') return true;
      const names = name !== undefined && codePointOf(name) !== undefined ? [name] : [];
      const glyphs = reachableGlyphs(font, { codes: new Set([code]), names: new Set(names) });
      return [...(glyphs ?? [])].some(isDrawn);
    },
  };
}
