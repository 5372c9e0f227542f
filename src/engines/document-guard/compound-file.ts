import type { FileHandle } from 'node:fs/promises';

/*
 * Microsoft's compound file: a small file system in one file (MS-CFB, https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb).
 * Only its directory and the beginning of one stream are read.
 */

export type CompoundStream = { name: string; start: number; bytes: number };

export type CompoundFile = {
  streams: readonly CompoundStream[];
  /** The first sector of a stream: 512 bytes or more, of short streams 64. Undefined when it lies outside of the file. */
  readStart: (stream: CompoundStream) => Promise<Buffer | undefined>;
};

export const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerBytes = 512;
const entryBytes = 128;
const headerTablePlaces = 109;
const streamEntry = 2;
const rootEntry = 5;
/** Short streams lie in sectors of this size inside one stream, which the root entry names. */
const miniSectorBytes = 64;
/** Far above any document: a directory of 16,000 entries. */
const maxDirectorySectors = 4096;

/** Reads the directory. Returns undefined when the structure is broken: sectors outside of the file, or chains in a circle. */
export async function openCompoundFile(file: FileHandle): Promise<CompoundFile | undefined> {
  const { size } = await file.stat();
  const header = await readAt(file, 0, headerBytes);
  if (header.length < headerBytes || !header.subarray(0, 8).equals(compoundMark)) return undefined;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorBytes = 1 << shift;
  const miniStreamBelow = header.readUInt32LE(56);
  const sectorAt = (sector: number) => (sector + 1) * sectorBytes;
  const readSector = async (sector: number) => {
    const buffer = await readAt(file, sectorAt(sector), sectorBytes);
    return sectorAt(sector) < size && buffer.length >= entryBytes ? buffer : undefined;
  };

  /** Which sector follows; the tables' own places are in the header, for the first 109 of them, which covers 7 MB and more. */
  const follow = async (sector: number): Promise<number | undefined> => {
    const perTable = sectorBytes / 4;
    const place = Math.floor(sector / perTable);
    if (place >= headerTablePlaces) return undefined;
    const table = await readSector(header.readUInt32LE(76 + 4 * place));
    const offset = (sector % perTable) * 4;
    return table && offset + 4 <= table.length ? table.readUInt32LE(offset) : undefined;
  };

  const streams: CompoundStream[] = [];
  let miniStream: CompoundStream | undefined;
  const seen = new Set<number>();
  let sector: number | undefined = header.readUInt32LE(48);
  while (sector !== undefined && sector < 0xff_ff_ff_f0) {
    if (seen.has(sector) || seen.size >= maxDirectorySectors) return undefined;
    seen.add(sector);
    const entries = await readSector(sector);
    if (!entries) return undefined;
    for (let at = 0; at + entryBytes <= entries.length; at += entryBytes) {
      const kind = entries[at + 66];
      if (kind === streamEntry) streams.push(streamOf(entries.subarray(at, at + entryBytes)));
      if (kind === rootEntry) miniStream = streamOf(entries.subarray(at, at + entryBytes));
    }
    sector = await follow(sector);
  }
  const readMiniSector = async (start: number): Promise<Buffer | undefined> => {
    const offset = start * miniSectorBytes;
    let sector = miniStream?.start;
    const steps = Math.floor(offset / sectorBytes);
    if (steps > maxDirectorySectors) return undefined;
    for (let step = 0; step < steps && sector !== undefined; step++) sector = await follow(sector);
    const content = sector === undefined ? undefined : await readSector(sector);
    return content?.subarray(offset % sectorBytes, (offset % sectorBytes) + miniSectorBytes);
  };
  return {
    streams,
    readStart: async ({ start, bytes }) => (bytes < miniStreamBelow ? readMiniSector(start) : readSector(start)),
  };
}

function streamOf(entry: Buffer): CompoundStream {
  const nameBytes = Math.max(0, Math.min(62, entry.readUInt16LE(64) - 2));
  return {
    name: entry.toString('utf16le', 0, nameBytes),
    start: entry.readUInt32LE(116),
    bytes: entry.readUInt32LE(120),
  };
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
