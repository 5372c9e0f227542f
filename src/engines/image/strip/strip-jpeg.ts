import { asciiAt, type StripFormat, viewOf } from './kept-parts.ts';
import { minimalExif } from './minimal-exif.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;

const jfifHeaderBytes = 18;

/**
 * Drops application segments and comments except those that affect the look (JFIF, ICC profile, Adobe's colour transform),
 * and everything after the end of the image: previews, gain maps and what phones append.
 * Layout: ITU-T T.81, annex B.
 */
export const stripJpeg: StripFormat = (file, orientation) => {
  if (file[0] !== 0xff || file[1] !== SOI) return undefined;
  const view = viewOf(file);
  const parts: Uint8Array[] = [file.subarray(0, 2), ...orientationSegment(orientation)];
  let offset = 2;
  while (offset + 4 <= file.length) {
    if (file[offset] !== 0xff) return undefined;
    const marker = file[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === EOI) return [...parts, file.subarray(offset, offset + 2)];
    const end = offset + 2 + view.getUint16(offset + 2);
    if (end > file.length) return undefined;
    const scanEnd = marker === SOS ? endOfScan(file, end) : end;
    parts.push(...keepSegment(marker, file.subarray(offset, scanEnd)));
    offset = scanEnd;
  }
  // The end marker has only two bytes, fewer than the loop needs.
  return file[offset] === 0xff && file[offset + 1] === EOI ? [...parts, file.subarray(offset, offset + 2)] : undefined;
};

function keepSegment(marker: number, segment: Uint8Array): Uint8Array[] {
  if (marker === COM) return [];
  if (!isApplication(marker)) return [segment];
  const name = asciiAt(segment, 4, 12);
  if (marker === 0xe0 && name.startsWith('JFIF\0')) return [withoutThumbnail(segment)];
  if (marker === 0xe2 && name === 'ICC_PROFILE\0') return [segment];
  if (marker === 0xee && name.startsWith('Adobe')) return [segment];
  return [];
}

function withoutThumbnail(jfif: Uint8Array): Uint8Array {
  if (jfif.length <= jfifHeaderBytes) return jfif;
  const header = jfif.slice(0, jfifHeaderBytes);
  viewOf(header).setUint16(2, jfifHeaderBytes - 2);
  header.fill(0, jfifHeaderBytes - 2);
  return header;
}

function endOfScan(file: Uint8Array, start: number): number {
  let offset = start;
  for (;;) {
    offset = file.indexOf(0xff, offset);
    if (offset === -1) return file.length;
    const next = file[offset + 1] ?? EOI;
    // Stuffed zeros, restart markers and fill bytes belong to the scan.
    if (next !== 0x00 && next !== 0xff && !isRestart(next)) return offset;
    offset += next === 0xff ? 1 : 2;
  }
}

function orientationSegment(orientation: number): Uint8Array[] {
  if (orientation === 1) return [];
  const exif = minimalExif(orientation);
  const segment = new Uint8Array(10 + exif.length);
  const view = viewOf(segment);
  view.setUint16(0, 0xffe1);
  view.setUint16(2, segment.length - 2);
  segment.set(new TextEncoder().encode('Exif\0\0'), 4);
  segment.set(exif, 10);
  return [segment];
}
