/** A file without its metadata, as pieces of the source and a few new ones, in order. Undefined: its structure is not understood. */
export type KeptParts = Uint8Array[] | undefined;

/** A format's remover. `orientation` is the EXIF orientation (1 to 8) that must survive. Pure; the input is not changed. */
export type StripFormat = (file: Uint8Array, orientation: number) => KeptParts;

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function asciiAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}
