import { readCff } from './cff-reader.ts';
import { subsetFont } from './hb-subset.ts';

/**
 * Subsets a bare CFF program, keeping glyph numbers. HarfBuzz reads OpenType, so the font is wrapped in a minimal OpenType
 * file. Undefined when the result is not intact.
 */
export async function subsetCff(cff: Buffer, glyphs: ReadonlySet<number>): Promise<Buffer | undefined> {
  const before = readCff(cff);
  const openType = await subsetFont(wrapInOpenType(cff, before.glyphCount), glyphs);
  const subset = openType && findTable(openType, 'CFF ');
  if (!subset) return undefined;
  const after = readCff(subset);
  const highest = Math.max(...glyphs);
  // Trailing glyphs may be cut off; a custom encoding must survive, as codes rely on it.
  if (after.glyphCount > before.glyphCount || after.glyphCount <= highest) return undefined;
  if (before.hasOwnEncoding && !after.hasOwnEncoding) return undefined;
  return subset;
}

/** The tables that HarfBuzz requires, otherwise empty. */
function wrapInOpenType(cff: Buffer, glyphCount: number): Buffer {
  const head = Buffer.alloc(54);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt32BE(0x5f0f3cf5, 12);
  head.writeUInt16BE(1000, 18);
  const horizontalHeader = Buffer.alloc(36);
  horizontalHeader.writeUInt32BE(0x00010000, 0);
  horizontalHeader.writeUInt16BE(1, 34);
  const maximums = Buffer.alloc(6);
  maximums.writeUInt32BE(0x00005000, 0);
  maximums.writeUInt16BE(glyphCount, 4);
  // One format 4 subtable with only the end segment.
  const characterMap = Buffer.from(
    '0000000100030001' + '0000000c' + '0004001800000002000200000000' + 'ffff0000ffff00010000',
    'hex',
  );
  return openTypeFile([
    ['CFF ', cff],
    ['cmap', characterMap],
    ['head', head],
    ['hhea', horizontalHeader],
    ['hmtx', Buffer.alloc(4 + 2 * Math.max(0, glyphCount - 1))],
    ['maxp', maximums],
  ]);
}

const directoryEntryBytes = 16;
const directoryHeadBytes = 12;

function openTypeFile(tables: readonly (readonly [tag: string, content: Buffer])[]): Buffer {
  const directory = Buffer.alloc(directoryHeadBytes + directoryEntryBytes * tables.length);
  directory.write('OTTO', 0, 'latin1');
  directory.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  tables.forEach(([tag, content], index) => {
    const entry = directoryHeadBytes + directoryEntryBytes * index;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(content.length, entry + 12);
    const padding = Buffer.alloc((4 - (content.length & 3)) & 3);
    parts.push(content, padding);
    offset += content.length + padding.length;
  });
  return Buffer.concat(parts);
}

/** A table of an OpenType file (OpenType specification, 'Organization of an OpenType Font'). */
export function findTable(font: Buffer, tag: string): Buffer | undefined {
  const count = font.length < directoryHeadBytes ? 0 : font.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const entry = directoryHeadBytes + directoryEntryBytes * index;
    if (entry + directoryEntryBytes > font.length) return undefined;
    if (font.toString('latin1', entry, entry + 4) !== tag) continue;
    const offset = font.readUInt32BE(entry + 8);
    return Buffer.from(font.subarray(offset, offset + font.readUInt32BE(entry + 12)));
  }
  return undefined;
}
