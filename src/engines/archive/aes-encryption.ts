import {
  type Cipheriv,
  createCipheriv,
  createHmac,
  type Hmac,
  pbkdf2,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { archiveErrors } from './archive.errors.ts';

/*
 * WinZip AES encryption of ZIP members: PBKDF2 with HMAC-SHA1 and 1,000 rounds, AES-CTR with a little-endian counter from 1,
 * authenticated by the first 10 bytes of HMAC-SHA1 over the ciphertext (https://www.winzip.com/en/support/aes-encryption/).
 */

/** Key and salt lengths in bytes, by the strength in the extra field: 128, 192, 256 bits. */
const strengths = { 1: { key: 16, salt: 8 }, 2: { key: 24, salt: 12 }, 3: { key: 32, salt: 16 } } as const;
export type AesStrength = keyof typeof strengths;
export const isAesStrength = (value: number): value is AesStrength => value in strengths;

const verifierLength = 2;
export const authenticationLength = 10;

/** Bytes before the encrypted data: salt and password verifier. */
export const aesHeadLength = (strength: AesStrength): number => strengths[strength].salt + verifierLength;

/** Encrypts or decrypts one member chunk by chunk. */
export type AesMember = {
  /** Bytes before the encrypted data. */
  head: Buffer;
  /** Changes the chunk in place and returns it. */
  encrypt: (chunk: Buffer) => Buffer;
  decrypt: (chunk: Buffer) => Buffer;
  /** The authentication code after the data; call it once all data is encrypted. */
  authentication: () => Buffer;
};

/** Starts a new member with AES-256 and its own salt. */
export function beginEncryption(password: string): Promise<AesMember> {
  return derive(password, 3, randomBytes(strengths[3].salt));
}

/** Starts reading a member. Throws WRONG_PASSWORD when the verifier does not match. */
export async function beginDecryption(password: string, strength: AesStrength, head: Buffer): Promise<AesMember> {
  const member = await derive(password, strength, head.subarray(0, strengths[strength].salt));
  if (!timingSafeEqual(member.head, head)) throw archiveErrors.wrongPassword();
  return member;
}

const deriveKey = promisify(pbkdf2);

async function derive(password: string, strength: AesStrength, salt: Buffer): Promise<AesMember> {
  const { key: keyLength } = strengths[strength];
  const derived = await deriveKey(password, salt, 1000, 2 * keyLength + verifierLength, 'sha1');
  const keystream = new Keystream(derived.subarray(0, keyLength));
  const hmac: Hmac = createHmac('sha1', derived.subarray(keyLength, 2 * keyLength));
  return {
    head: Buffer.concat([salt, derived.subarray(2 * keyLength)]),
    encrypt: (chunk) => {
      keystream.apply(chunk);
      hmac.update(chunk);
      return chunk;
    },
    decrypt: (chunk) => {
      hmac.update(chunk);
      keystream.apply(chunk);
      return chunk;
    },
    authentication: () => hmac.digest().subarray(0, authenticationLength),
  };
}

const blockLength = 16;
const blocksAtOnce = 4096;

/** Node's CTR mode counts big-endian, WinZip little-endian, so counters are built here and encrypted as blocks. */
class Keystream {
  readonly #cipher: Cipheriv;
  readonly #counters = Buffer.alloc(blocksAtOnce * blockLength);
  #block = 1;
  #ready: Buffer = Buffer.alloc(0);
  #used = 0;

  constructor(key: Buffer) {
    this.#cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false);
  }

  apply(chunk: Buffer): void {
    for (let done = 0; done < chunk.length; ) {
      if (this.#used === this.#ready.length) this.#refill(chunk.length - done);
      const count = Math.min(chunk.length - done, this.#ready.length - this.#used);
      xor(chunk.subarray(done, done + count), this.#ready.subarray(this.#used, this.#used + count));
      done += count;
      this.#used += count;
    }
  }

  #refill(wanted: number): void {
    const blocks = Math.min(blocksAtOnce, Math.ceil(wanted / blockLength));
    for (let index = 0; index < blocks; index++) {
      // The upper 64 bits of the 128-bit counter stay 0: no file is that long.
      this.#counters.writeUInt32LE(this.#block % 0x1_0000_0000, index * blockLength);
      this.#counters.writeUInt32LE(Math.floor(this.#block / 0x1_0000_0000), index * blockLength + 4);
      this.#block += 1;
    }
    this.#ready = this.#cipher.update(this.#counters.subarray(0, blocks * blockLength));
    this.#used = 0;
  }
}

/** Works on whole words when both buffers are aligned: three times as fast. */
function xor(target: Buffer, other: Buffer): void {
  const words = target.byteOffset % 4 === 0 && other.byteOffset % 4 === 0 ? target.length >> 2 : 0;
  const targetWords = new Int32Array(target.buffer, words === 0 ? 0 : target.byteOffset, words);
  const otherWords = new Int32Array(other.buffer, words === 0 ? 0 : other.byteOffset, words);
  for (let index = 0; index < words; index++) targetWords[index] = (targetWords[index] ?? 0) ^ (otherWords[index] ?? 0);
  for (let index = words * 4; index < target.length; index++)
    target[index] = (target[index] ?? 0) ^ (other[index] ?? 0);
}
