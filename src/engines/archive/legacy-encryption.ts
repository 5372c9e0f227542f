import { archiveErrors } from './archive.errors.ts';

/* The traditional ZIP encryption (APPNOTE.TXT 6.1): broken, so read but never written. */

export const legacyHeadLength = 12;

/**
 * Starts reading a member and returns the function that decrypts its chunks in place, in order. `check` is the expected last
 * header byte. Throws WRONG_PASSWORD when it differs; one wrong password in 256 passes.
 */
export function beginLegacyDecryption(password: string, head: Buffer, check: number): (chunk: Buffer) => Buffer {
  let key0 = 0x1234_5678;
  let key1 = 0x2345_6789;
  let key2 = 0x3456_7890;
  const update = (byte: number) => {
    key0 = crcStep(key0, byte);
    key1 = (Math.imul((key1 + (key0 & 0xff)) | 0, 134_775_813) + 1) | 0;
    key2 = crcStep(key2, key1 >>> 24);
  };
  const decrypt = (chunk: Buffer) => {
    for (let index = 0; index < chunk.length; index++) {
      const mask = (key2 | 2) & 0xffff;
      const byte = (chunk[index] ?? 0) ^ ((Math.imul(mask, mask ^ 1) >>> 8) & 0xff);
      update(byte);
      chunk[index] = byte;
    }
    return chunk;
  };
  for (const byte of Buffer.from(password)) update(byte);
  const plainHead = decrypt(Buffer.from(head));
  if (plainHead[legacyHeadLength - 1] !== check) throw archiveErrors.wrongPassword();
  return decrypt;
}

const crcTable = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1;
  return value;
});

const crcStep = (crc: number, byte: number): number => (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
