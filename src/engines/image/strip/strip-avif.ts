import { asciiAt, createEraser, type StripFormat, viewOf } from './kept-parts.ts';

/*
 * AVIF metadata are items: listed in 'iinf', located by 'iloc' (ISO/IEC 14496-12, 8.11). Overwrites their bytes in place, so
 * that no offset changes. Orientation is an image property, not EXIF.
 */

type Box = { name: string; start: number; end: number };
type Item = { id: number; kind: 'exif' | 'xmp' };
type Extent = { itemId: number; start: number; length: number };

export const stripAvif: StripFormat = (file) => {
  const bytes = file.slice();
  const meta = boxes(bytes, 0, bytes.length).find(({ name }) => name === 'meta');
  if (!meta) return undefined;
  const parts = boxes(bytes, meta.start + 4, meta.end);
  const [iinf, iloc, idat] = ['iinf', 'iloc', 'idat'].map((name) => parts.find((box) => box.name === name));
  if (!iinf || !iloc) return undefined;
  const kinds = new Map(metadataItems(bytes, iinf).map(({ id, kind }) => [id, kind]));
  const erase = createEraser(bytes);
  for (const { itemId, start, length } of readLocations(bytes, iloc, idat)) {
    const kind = kinds.get(itemId);
    if (kind === 'xmp') erase(start, length, 0x20);
    if (kind === 'exif' && length < emptyExif.length) erase(start, length);
    else if (kind === 'exif') erase(start, length).set(emptyExif);
  }
  return [bytes];
};

/** An empty directory is valid EXIF; spaces are valid XMP. */
const emptyExif = [0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0];

function boxes(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = viewOf(bytes);
  const found: Box[] = [];
  for (let offset = from; offset + 8 <= to; ) {
    const size = view.getUint32(offset);
    const isLarge = size === 1;
    const length = size === 0 ? to - offset : isLarge ? Number(view.getBigUint64(offset + 8)) : size;
    if (length < 8 || offset + length > to) throw new RangeError('box');
    found.push({ name: asciiAt(bytes, offset + 4, 4), start: offset + (isLarge ? 16 : 8), end: offset + length });
    offset += length;
  }
  return found;
}

function metadataItems(bytes: Uint8Array, iinf: Box): Item[] {
  const view = viewOf(bytes);
  const countBytes = view.getUint8(iinf.start) === 0 ? 2 : 4;
  return boxes(bytes, iinf.start + 4 + countBytes, iinf.end).flatMap(({ start, end }): Item[] => {
    const version = view.getUint8(start);
    if (version < 2) return [];
    const id = version === 2 ? view.getUint16(start + 4) : view.getUint32(start + 4);
    const typeAt = start + (version === 2 ? 8 : 10);
    const type = asciiAt(bytes, typeAt, 4);
    if (type === 'Exif') return [{ id, kind: 'exif' }];
    const isXmp =
      type === 'mime' && asciiAt(bytes, typeAt + 4, Math.min(200, end - typeAt - 4)).includes('application/rdf+xml');
    return isXmp ? [{ id, kind: 'xmp' }] : [];
  });
}

function readLocations(bytes: Uint8Array, iloc: Box, idat: Box | undefined): Extent[] {
  const view = viewOf(bytes);
  const version = view.getUint8(iloc.start);
  const sizes = view.getUint16(iloc.start + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  let at = iloc.start + 6;
  const read = (size: number) => {
    at += size;
    if (size === 0) return 0;
    if (size === 2) return view.getUint16(at - 2);
    return size === 4 ? view.getUint32(at - 4) : Number(view.getBigUint64(at - 8));
  };
  const extents: Extent[] = [];
  for (let items = read(version < 2 ? 2 : 4); items > 0; items -= 1) {
    const itemId = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    read(2);
    const origin = read(baseSize) + (method === 1 ? (idat?.start ?? 0) : 0);
    for (let count = read(2); count > 0; count -= 1) {
      read(indexSize);
      extents.push({ itemId, start: origin + read(offsetSize), length: read(lengthSize) });
    }
  }
  return extents;
}
