import { crc32 } from 'node:zlib';
import { asciiAt, type StripFormat, viewOf } from './kept-parts.ts';
import { minimalExif } from './minimal-exif.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Chunks that affect look and animation (PNG, third edition, 11); not texts, times and private chunks. */
const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

export const stripPng: StripFormat = (file, orientation) => {
  if (signature.some((byte, index) => file[index] !== byte)) return undefined;
  const view = viewOf(file);
  const parts: Uint8Array[] = [file.subarray(0, 8)];
  for (let offset = 8; offset + 12 <= file.length; ) {
    const end = offset + 12 + view.getUint32(offset);
    const name = asciiAt(file, offset + 4, 4);
    if (end > file.length) return undefined;
    if (kept.has(name)) parts.push(file.subarray(offset, end));
    if (name === 'IHDR' && orientation !== 1) parts.push(chunk('eXIf', minimalExif(orientation)));
    if (name === 'IEND') return parts;
    offset = end;
  }
  return undefined;
};

function chunk(name: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + content.length);
  const view = viewOf(bytes);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(content, 8);
  view.setUint32(8 + content.length, crc32(bytes.subarray(4, 8 + content.length)));
  return bytes;
}
