/*
 * Microsoft's compound file: a file system in a file (MS-CFB,
 * https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb).
 */

export type CompoundStream = {
  name: string;
  start: number;
  bytes: number;
  /** Whether it is in the root folder. Embedded documents have folders of their own. */
  inRoot: boolean;
};

/** Source of the file's bytes. `read` returns fewer bytes at the end of the file, and none beyond it. */
export type CompoundSource = {
  size: number;
  read: (position: number, length: number) => Promise<Uint8Array>;
};

export type CompoundFile = {
  streams: readonly CompoundStream[];
  /** The document's own stream of this name, in any case, as MS-CFB 2.6.4 compares names. */
  find: (name: string) => CompoundStream | undefined;
  /** The first sector of a stream: at least 512 bytes, or 64 for short streams. Undefined when it lies outside the file. */
  readStart: (stream: CompoundStream) => Promise<Uint8Array | undefined>;
  /** A stream's whole content. Undefined when its chain ends early or leaves the file. */
  readAll: (stream: CompoundStream) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

const compoundMark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const headerBytes = 512;
const entryBytes = 128;
const headerTablePlaces = 109;
const streamEntry = 2;
const rootEntry = 5;
/** MS-CFB 2.6.1: an entry's neighbours in its folder, and the first entry of a folder. */
const linksOfEntry = { left: 68, right: 72, child: 76 };
/** Sector numbers from here on mark ends and free sectors. */
const firstMark = 0xff_ff_ff_f0;
/** Short streams use sectors of this size inside the root entry's stream. */
const miniSectorBytes = 64;
/** A directory of 16,000 entries, far above any document. */
const maxDirectorySectors = 4096;

export const isCompoundFile = (head: Uint8Array): boolean => compoundMark.every((byte, index) => head[index] === byte);

/** Reads the directory. Undefined for a broken structure: sectors outside the file, or cyclic chains. */
export async function openCompoundFile(source: CompoundSource): Promise<CompoundFile | undefined> {
  const header = await source.read(0, headerBytes);
  if (header.length < headerBytes || !isCompoundFile(header)) return undefined;
  const head = viewOf(header);
  const shift = head.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return undefined;
  const miniStreamBelow = head.getUint32(56, true);
  const sectorBytes = 1 << shift;
  const { readSector, follow, chainOf, linkAt } = createSectors(source, head, sectorBytes);

  const directory = await chainOf(head.getUint32(48, true), maxDirectorySectors);
  if (!directory) return undefined;
  const entries: Uint8Array[] = [];
  for (const sector of directory) {
    const content = await readSector(sector);
    if (!content) return undefined;
    for (let at = 0; at + entryBytes <= content.length; at += entryBytes) {
      entries.push(content.subarray(at, at + entryBytes));
    }
  }
  const root = entries.find((entry) => entry[66] === rootEntry);
  const miniStream = root && streamOf(root, true);
  const own = root ? entriesInFolder(root, entries) : new Set<Uint8Array>();
  const streams = entries
    .filter((entry) => entry[66] === streamEntry)
    // Some writers leave the folders out.
    .map((entry) => streamOf(entry, own.size === 0 || own.has(entry)));

  const readChain = async (start: number, bytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    if (bytes > source.size) return undefined;
    const content = new Uint8Array(bytes);
    let sector: number | undefined = start;
    for (let at = 0; at < bytes; at += sectorBytes) {
      const part: Uint8Array | undefined = sector === undefined ? undefined : await readSector(sector);
      if (!part || part.length < Math.min(sectorBytes, bytes - at)) return undefined;
      content.set(part.subarray(0, bytes - at), at);
      sector = await follow(sector ?? firstMark);
    }
    return content;
  };
  const readMini = async (stream: CompoundStream): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const all = miniStream && (await readChain(miniStream.start, miniStream.bytes));
    const links = await chainOf(head.getUint32(60, true), maxDirectorySectors);
    if (!all || !links) return undefined;
    const content = new Uint8Array(stream.bytes);
    let place: number | undefined = stream.start;
    for (let at = 0; at < stream.bytes; at += miniSectorBytes) {
      const from: number = (place ?? firstMark) * miniSectorBytes;
      const part = all.subarray(from, from + Math.min(miniSectorBytes, stream.bytes - at));
      if (part.length < Math.min(miniSectorBytes, stream.bytes - at)) return undefined;
      content.set(part, at);
      place = await linkAt(links, place ?? 0);
    }
    return content;
  };
  const readMiniSector = async (start: number): Promise<Uint8Array | undefined> => {
    const offset = start * miniSectorBytes;
    let sector = miniStream?.start;
    const steps = Math.floor(offset / sectorBytes);
    if (steps > maxDirectorySectors) return undefined;
    for (let step = 0; step < steps && sector !== undefined; step++) sector = await follow(sector);
    const content = sector === undefined ? undefined : await readSector(sector);
    return content?.subarray(offset % sectorBytes, (offset % sectorBytes) + miniSectorBytes);
  };
  const isShort = ({ bytes }: CompoundStream) => bytes < miniStreamBelow;
  return {
    streams,
    find: (name) => streams.find((stream) => stream.inRoot && sameName(stream.name, name)),
    readStart: async (stream) => (isShort(stream) ? readMiniSector(stream.start) : readSector(stream.start)),
    readAll: async (stream) => (isShort(stream) ? readMini(stream) : readChain(stream.start, stream.bytes)),
  };
}

/** The sectors of a file, and the tables that link each to the next. */
function createSectors(source: CompoundSource, head: DataView, sectorBytes: number) {
  const perTable = sectorBytes / 4;
  const sectorAt = (sector: number) => (sector + 1) * sectorBytes;
  const cached = new Map<number, Uint8Array>();
  const readSector = async (sector: number) => {
    if (sectorAt(sector) >= source.size) return undefined;
    const content = await source.read(sectorAt(sector), sectorBytes);
    return content.length >= entryBytes ? content : undefined;
  };
  const readTable = async (sector: number | undefined) => {
    if (sector === undefined) return undefined;
    const table = cached.get(sector) ?? (await readSector(sector));
    if (table) cached.set(sector, table);
    return table;
  };

  /** The sector of a table: the header lists the first 109, which cover 7 MB, and a chain of sectors the rest. */
  const findTable = async (place: number): Promise<number | undefined> => {
    if (place < headerTablePlaces) return head.getUint32(76 + 4 * place, true);
    const perList = perTable - 1;
    let list: number | undefined = head.getUint32(68, true);
    for (let step = Math.floor((place - headerTablePlaces) / perList); step > 0; step--) {
      list = numberAt(await readTable(list), perList);
    }
    return numberAt(await readTable(list), (place - headerTablePlaces) % perList);
  };
  const follow = async (sector: number): Promise<number | undefined> => {
    if (sectorAt(sector) >= source.size) return undefined;
    return numberAt(await readTable(await findTable(Math.floor(sector / perTable))), sector % perTable);
  };

  /** The chain of sectors from `start`; undefined when it is broken or longer than `most`. */
  const chainOf = async (start: number, most: number): Promise<number[] | undefined> => {
    const chain: number[] = [];
    for (let sector: number | undefined = start; sector !== undefined; sector = await follow(sector)) {
      if (sector >= firstMark) return chain;
      if (chain.length >= most) return undefined;
      chain.push(sector);
    }
    return undefined;
  };

  /** The link at a place of the table that lies in these sectors. */
  const linkAt = async (table: readonly number[], place: number): Promise<number | undefined> =>
    numberAt(await readTable(table[Math.floor(place / perTable)]), place % perTable);
  return { readSector, follow, chainOf, linkAt };
}

/** The entries of a folder, a tree of neighbours; one that has been met ends a circle. */
function entriesInFolder(folder: Uint8Array, entries: readonly Uint8Array[]): Set<Uint8Array> {
  const found = new Set<Uint8Array>();
  const open = [viewOf(folder).getUint32(linksOfEntry.child, true)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const entry = entries[id];
    if (!entry || found.has(entry)) continue;
    found.add(entry);
    const view = viewOf(entry);
    open.push(view.getUint32(linksOfEntry.left, true), view.getUint32(linksOfEntry.right, true));
  }
  return found;
}

const sameName = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

function streamOf(entry: Uint8Array, inRoot: boolean): CompoundStream {
  const view = viewOf(entry);
  const nameBytes = Math.max(0, Math.min(62, view.getUint16(64, true) - 2));
  return {
    name: new TextDecoder('utf-16le').decode(entry.subarray(0, nameBytes)),
    start: view.getUint32(116, true),
    bytes: view.getUint32(120, true),
    inRoot,
  };
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function numberAt(table: Uint8Array | undefined, place: number): number | undefined {
  return table && (place + 1) * 4 <= table.length ? viewOf(table).getUint32(place * 4, true) : undefined;
}
