import { asciiAt, type StripFormat, viewOf } from './kept-parts.ts';
import { minimalExif } from './minimal-exif.ts';

const kept = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const exifFlag = 0x08;
const xmpFlag = 0x04;

/** Layout: RFC 9649 (WebP), section 2. */
export const stripWebp: StripFormat = (file, orientation) => {
  if (asciiAt(file, 0, 4) !== 'RIFF' || asciiAt(file, 8, 4) !== 'WEBP') return undefined;
  const view = viewOf(file);
  const end = Math.min(file.length, 8 + view.getUint32(4, true));
  const chunks: Uint8Array[] = [];
  let isExtended = false;
  for (let offset = 12; offset + 8 <= end; ) {
    const name = asciiAt(file, offset, 4);
    const size = view.getUint32(offset + 4, true);
    const next = offset + 8 + size + (size % 2);
    if (offset + 8 + size > file.length) return undefined;
    if (name === 'VP8X') {
      isExtended = true;
      chunks.push(withFlags(file.slice(offset, next), orientation));
    } else if (kept.has(name)) {
      chunks.push(file.subarray(offset, next));
    }
    offset = next;
  }
  if (isExtended && orientation !== 1) chunks.push(exifChunk(orientation));
  const header = file.slice(0, 12);
  viewOf(header).setUint32(4, 4 + chunks.reduce((sum, part) => sum + part.length, 0), true);
  return [header, ...chunks];
};

function withFlags(vp8x: Uint8Array, orientation: number): Uint8Array {
  const flags = (vp8x[8] ?? 0) & ~(exifFlag | xmpFlag);
  vp8x[8] = orientation === 1 ? flags : flags | exifFlag;
  return vp8x;
}

function exifChunk(orientation: number): Uint8Array {
  const exif = minimalExif(orientation);
  const bytes = new Uint8Array(8 + exif.length);
  bytes.set(new TextEncoder().encode('EXIF'));
  viewOf(bytes).setUint32(4, exif.length, true);
  bytes.set(exif, 8);
  return bytes;
}
