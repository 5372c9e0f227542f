import { crc32 } from 'node:zlib';

const orientationTag = 0x0112;
const upright = 1;

/**
 * A JPEG or PNG copy whose EXIF orientation is upright. For heif-convert, which rotates pixels by HEIC's own property but
 * leaves the EXIF tag.
 */
export function withUprightExif(file: Uint8Array, type: 'jpeg' | 'png'): Uint8Array {
  const copy = new Uint8Array(file);
  const view = new DataView(copy.buffer);
  if (type === 'jpeg') patchJpeg(copy, view);
  else patchPng(copy, view);
  return copy;
}

/** Layout: ITU-T T.81, annex B; EXIF is the APP1 segment that starts with 'Exif' and two zeros. */
function patchJpeg(file: Uint8Array, view: DataView): void {
  for (let offset = 2; offset + 10 <= file.length && file[offset] === 0xff; ) {
    const marker = file[offset + 1];
    if (marker === 0xda) return;
    const length = view.getUint16(offset + 2);
    const isExif = marker === 0xe1 && view.getUint32(offset + 4) === 0x45786966;
    if (isExif) patchTiff(view, offset + 10, offset + 2 + length);
    offset += 2 + length;
  }
}

/** Layout: PNG, third edition, 5.3 and 11.3.4.5 (eXIf). */
function patchPng(file: Uint8Array, view: DataView): void {
  for (let offset = 8; offset + 12 <= file.length; ) {
    const length = view.getUint32(offset);
    const end = offset + 8 + length;
    const name = view.getUint32(offset + 4);
    if (name === 0x49444154 /* IDAT */ || end + 4 > file.length) return;
    if (name === 0x65584966 /* eXIf */) {
      patchTiff(view, offset + 8, end);
      view.setUint32(end, crc32(file.subarray(offset + 4, end)));
    }
    offset = end + 4;
  }
}

/** Layout: TIFF 6.0, section 2. Two-byte values are at the start of the entry's last four bytes. */
function patchTiff(view: DataView, start: number, end: number): void {
  if (end > view.byteLength || start + 8 > end) return;
  const little = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, little);
  if (directory + 2 > end) return;
  const entries = view.getUint16(directory, little);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > end) return;
    if (view.getUint16(entry, little) === orientationTag) view.setUint16(entry + 8, upright, little);
  }
}
