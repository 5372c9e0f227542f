/** A file without metadata, as slices of the source and a few new parts, in order. Undefined: structure not understood. */
export type KeptParts = Uint8Array[] | undefined;

/**
 * Removes a format's metadata, keeping the EXIF `orientation` (1 to 8). Pure; does not change the input. Throws a RangeError
 * when an offset leads out of the file.
 */
export type StripFormat = (file: Uint8Array, orientation: number) => KeptParts;

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function asciiAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

export type Erase = (start: number, length: number, fill?: number) => Uint8Array;

/**
 * Overwrites ranges of a file. A hostile file may reference all of itself thousands of times, so more than twice its size
 * throws a RangeError.
 */
export function createEraser(bytes: Uint8Array): Erase {
  let allowed = bytes.length * 2;
  return (start, length, fill = 0) => {
    allowed -= length;
    if (start + length > bytes.length || allowed < 0) throw new RangeError(`erasing ${length} bytes at ${start}`);
    return bytes.subarray(start, start + length).fill(fill);
  };
}
