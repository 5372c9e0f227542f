/**
 * EXIF with only the orientation: a big-endian TIFF header and one directory with tag 0x0112.
 * Layout: TIFF 6.0, section 2; CIPA DC-008 (Exif 2.32), 4.6.
 */
export function minimalExif(orientation: number): Uint8Array {
  const bytes = new Uint8Array(26);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0x4d4d); // 'MM'
  view.setUint16(2, 42);
  view.setUint32(4, 8); // the directory follows the header
  view.setUint16(8, 1); // one entry
  view.setUint16(10, 0x0112);
  view.setUint16(12, 3); // SHORT
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return bytes;
}
