import { deflateSync } from 'node:zlib';
import { type PDFContext, type PDFObject, PDFRawStream, type PDFRef, PDFString } from '@cantoo/pdf-lib';

/**
 * Tesseract's 572-byte TrueType font with one empty glyph (tessdata/pdf.ttf, Apache-2.0), proven with PDF readers for ten
 * years.
 */
const emptyFont =
  'AAEAAAAKAIAAAwAgT1MvMlbeyJQAAAEoAAAAYGNtYXAACgA0AAABkAAAAB5nbHlmFSJBJAAAAbgAAAAYaGVhZAt48WUAAACsAAAANmhoZWEMAgQCAAAA5AAAACRobXR4BAAAAAAAAYgAAAAIbG9jYQAMAAAAAAGwAAAABm1heHAABAAFAAABCAAAACBuYW1l8usW2gAAAdAAAABLcG9zdAABAAEAAAIcAAAAIAABAAAAAQAAsJRxEF8PPPUEBwgAAAAAAM+a/G4AAAAA1MOn8gAAAAAEAAgAAAAAEAACAAAAAAAAAAEAAAgA//8AAAQAAAAAAAQAAAEAAAAAAAAAAAAAAAAAAAACAAEAAAACAAQAAQAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAwAAAZAABQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUAAQABAAAAAAAAAAAAAAAAAAAAAAAAAAAAR09PRwBAAAAAAAAB//8AAAABAAGAAAAAAAAAAAAAAAAAAAABAAAAAAAABAAAAAAAAAIAAQAAAAAAFAADAAAAAAAUAAYACgAAAAAAAAAAAAAAAAAMAAAAAQAAAAAEAAgAAAMAADEhESEEAPwACAAAAAADACoAAAADAAAABQAWAAAAAQAAAAAABQALABYAAwABBAkABQAWAAAAVgBlAHIAcwBpAG8AbgAgADEALgAwVmVyc2lvbiAxLjAAAAEAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAA=';

/** Width of each character, in font sizes. */
export const characterWidth = 0.5;

/**
 * Adds the font for invisible text and returns its reference: every UTF-16 code unit is an empty glyph, half as wide as tall,
 * that maps to itself (ISO 32000-1, 9.7 and 9.10.3). `add` registers an object and returns its reference.
 */
export function addGlyphlessFont(context: PDFContext, add: (object: PDFObject) => PDFRef): PDFRef {
  const stream = (content: Uint8Array, entries: Record<string, number> = {}) =>
    add(PDFRawStream.of(context.obj({ Filter: 'FlateDecode', ...entries }), deflateSync(content, { level: 9 })));
  const program = Buffer.from(emptyFont, 'base64');
  const system = { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 };
  const descriptor = add(
    context.obj({
      Type: 'FontDescriptor',
      FontName: 'GlyphLessFont',
      Flags: 5,
      FontBBox: [0, 0, characterWidth * 1000, 1000],
      ItalicAngle: 0,
      Ascent: 1000,
      Descent: -1,
      CapHeight: 1000,
      StemV: 80,
      FontFile2: stream(program, { Length1: program.length }),
    }),
  );
  const descendant = add(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: 'GlyphLessFont',
      CIDSystemInfo: system,
      FontDescriptor: descriptor,
      DW: characterWidth * 1000,
      CIDToGIDMap: stream(allGlyphOne()),
    }),
  );
  return add(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'GlyphLessFont',
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: stream(Buffer.from(identityToUnicode)),
    }),
  );
}

function allGlyphOne(): Buffer {
  const map = Buffer.alloc(2 * 65_536);
  for (let at = 1; at < map.length; at += 2) map[at] = 1;
  return map;
}

const identityToUnicode = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
