/** The bytes of the numbers, in this machine's order. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** A copy, since numbers must be aligned. */
export const floatsOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Float32Array =>
  new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
