import { createEraser, type Erase, type StripFormat, viewOf } from './kept-parts.ts';

/**
 * Tags that affect decoding and display (TIFF 6.0, sections 3 to 23, and the ICC profile). All others are metadata or
 * private: EXIF (34665), GPS (34853), XMP (700), IPTC (33723), Photoshop (34377), names, dates, map locations.
 */
const kept = new Set([
  254, 255, 256, 257, 258, 259, 262, 263, 264, 265, 266, 273, 274, 277, 278, 279, 280, 281, 282, 283, 284, 290, 291,
  292, 293, 296, 297, 301, 317, 318, 319, 320, 321, 322, 323, 324, 325, 332, 333, 334, 336, 338, 339, 340, 341, 342,
  347, 512, 513, 514, 515, 517, 518, 519, 520, 521, 529, 530, 531, 532, 34675,
]);
const subDirectories = 330;
const exifDirectory = 34665;
const gpsDirectory = 34853;
const interoperabilityDirectory = 40965;
const directoriesOfMetadata = [exifDirectory, gpsDirectory, interoperabilityDirectory];
/** Bytes per value of each field type (TIFF 6.0, section 2; 13 is a directory offset). */
const typeBytes: Readonly<Record<number, number>> = {
  1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4,
}; // biome-ignore format: one table
const entryBytes = 12;
const maxDirectories = 4_000;

type Entry = { tag: number; at: number; valueAt: number; valueBytes: number; value: number };

/** Removes entries from each directory and overwrites their values; nothing else moves. Not for BigTIFF. */
export const stripTiff: StripFormat = (file) => {
  const bytes = file.slice();
  const view = viewOf(bytes);
  const little = view.getUint16(0) === 0x4949;
  if (!little && view.getUint16(0) !== 0x4d4d) return undefined;
  if (view.getUint16(2, little) !== 42) return undefined;
  const tiff: Tiff = { bytes, view, little, seen: new Set(), erase: createEraser(bytes) };
  for (let directory = view.getUint32(4, little); directory !== 0; ) {
    const next = stripDirectory(tiff, directory);
    if (next === undefined) return undefined;
    directory = next;
  }
  return [bytes];
};

type Tiff = { bytes: Uint8Array; view: DataView; little: boolean; seen: Set<number>; erase: Erase };

/** Returns the next directory's offset, 0 after the last; undefined for an unsupported structure. */
function stripDirectory(tiff: Tiff, offset: number): number | undefined {
  const { bytes, view, little } = tiff;
  const entries = readDirectory(tiff, offset);
  if (entries === undefined || entries.some(({ tag }) => tag === subDirectories)) return undefined;
  const next = view.getUint32(offset + 2 + entries.length * entryBytes, little);
  const remaining: Uint8Array[] = [];
  for (const entry of entries) {
    if (kept.has(entry.tag)) remaining.push(bytes.slice(entry.at, entry.at + entryBytes));
    else eraseValue(tiff, entry);
  }
  tiff.erase(offset, 2 + entries.length * entryBytes + 4);
  view.setUint16(offset, remaining.length, little);
  for (const [index, entry] of remaining.entries()) bytes.set(entry, offset + 2 + index * entryBytes);
  view.setUint32(offset + 2 + remaining.length * entryBytes, next, little);
  return next;
}

function eraseValue(tiff: Tiff, entry: Entry): void {
  if (directoriesOfMetadata.includes(entry.tag)) {
    const entries = readDirectory(tiff, entry.value);
    for (const inner of entries ?? []) eraseValue(tiff, inner);
    tiff.erase(entry.value, 2 + (entries?.length ?? 0) * entryBytes + 4);
  }
  tiff.erase(entry.valueAt, entry.valueBytes);
}

/** Undefined for a directory already read (a loop) or one too many. */
function readDirectory({ view, little, seen }: Tiff, offset: number): Entry[] | undefined {
  if (seen.has(offset) || seen.size >= maxDirectories) return undefined;
  seen.add(offset);
  return Array.from({ length: view.getUint16(offset, little) }, (_, index) => {
    const at = offset + 2 + index * entryBytes;
    const valueBytes = (typeBytes[view.getUint16(at + 2, little)] ?? 1) * view.getUint32(at + 4, little);
    const value = view.getUint32(at + 8, little);
    // Values of up to four bytes are stored in the entry itself.
    return { tag: view.getUint16(at, little), at, value, valueBytes, valueAt: valueBytes > 4 ? value : at + 8 };
  });
}
