import { pdfErrors } from '../pdf.errors.ts';
import { isWhiteSpace } from './syntax.ts';

/** ASCIIHex up to '>'; an odd last digit is padded with 0 (ISO 32000-2, 7.4.2). */
export function decodeAsciiHex(data: Buffer): Buffer<ArrayBuffer> {
  const end = data.indexOf(0x3e);
  const digits = data.toString('latin1', 0, end === -1 ? data.length : end).replace(/[^\da-f]/gi, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

/**
 * ASCII85 up to '~>': five characters are four bytes, 'z' is four zeros, a short last group gives one byte less (7.4.3). Ends at
 * a character that does not belong there, as in PDFium.
 */
export function decodeAscii85(data: Buffer): Buffer<ArrayBuffer> {
  // 'z' expands one byte to four; everything else shrinks.
  const output = Buffer.alloc(data.length * 4 + 4);
  let length = 0;
  let group = 0;
  let count = 0;
  for (const byte of data) {
    if (byte === 0x7e) break;
    if (isWhiteSpace(byte)) continue;
    if (byte === 0x7a) {
      length += 4;
      group = 0;
      count = 0;
      continue;
    }
    if (byte < 0x21 || byte > 0x75) break;
    group = group * 85 + byte - 0x21;
    if (++count < 5) continue;
    output.writeUInt32BE(group % 2 ** 32, length);
    length += 4;
    group = 0;
    count = 0;
  }
  if (count > 1) {
    for (let missing = count; missing < 5; missing++) group = group * 85 + 84;
    output.writeUInt32BE(group % 2 ** 32, length);
    length += count - 1;
  }
  return output.subarray(0, length);
}

/** RunLength (7.4.5): n below 128 is followed by n + 1 bytes, n above by one byte repeated 257 - n times, 128 ends. */
export function decodeRunLength(data: Buffer, maxBytes: number): Buffer<ArrayBuffer> {
  const output = new GrowingBuffer(maxBytes);
  for (let at = 0; at < data.length; ) {
    const length = data[at++] ?? 128;
    if (length === 128) break;
    if (length < 128) {
      output.append(data.subarray(at, at + length + 1));
      at += length + 1;
    } else {
      output.append(Buffer.alloc(257 - length, data[at++]));
    }
  }
  return output.content();
}

const clearTable = 256;
const endOfData = 257;

/**
 * LZW with codes of 9 to 12 bits, most significant bit first (7.4.4.2). With `earlyChange` 1, the default, codes grow one
 * entry early. Ends at a code that is not in the table.
 */
export function decodeLzw(data: Buffer, earlyChange: number, maxBytes: number): Buffer<ArrayBuffer> {
  const output = new GrowingBuffer(maxBytes);
  // Every table entry is a slice of the output where it first occurred: its prefix plus one byte.
  const starts = new Int32Array(4097);
  const lengths = new Int32Array(4097);
  let entries = 258;
  let width = 9;
  let bits = 0;
  let bitCount = 0;
  let previous = -1;
  let previousStart = 0;
  let previousLength = 0;
  for (const byte of data) {
    bits = ((bits << 8) | byte) & 0xffffff;
    bitCount += 8;
    if (bitCount < width) continue;
    bitCount -= width;
    const code = (bits >>> bitCount) & ((1 << width) - 1);
    if (code === endOfData) break;
    if (code === clearTable) {
      entries = 258;
      width = 9;
      previous = -1;
      continue;
    }
    const start = output.length;
    if (code < 256) {
      output.append(Buffer.of(code));
    } else if (code < entries) {
      output.repeat(starts[code] ?? 0, lengths[code] ?? 0);
    } else if (code === entries && previous !== -1) {
      // The entry about to be added: the previous text plus its own first byte.
      output.repeat(previousStart, previousLength + 1);
    } else {
      break;
    }
    if (previous !== -1 && entries < 4096) {
      starts[entries] = previousStart;
      lengths[entries] = previousLength + 1;
      entries++;
    }
    previous = code;
    previousStart = start;
    previousLength = output.length - start;
    const full = entries + earlyChange;
    width = full >= 2048 ? 12 : full >= 1024 ? 11 : full >= 512 ? 10 : 9;
  }
  return output.content();
}

/** An append-only buffer with a size limit. */
class GrowingBuffer {
  length = 0;
  readonly #maxBytes: number;
  #bytes = Buffer.alloc(64 * 1024);

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  append(part: Uint8Array): void {
    this.#reserve(part.length);
    this.#bytes.set(part, this.length);
    this.length += part.length;
  }

  /** Appends a slice from `start`, which may overlap the bytes being appended. */
  repeat(start: number, length: number): void {
    this.#reserve(length);
    for (let index = 0; index < length; index++) this.#bytes[this.length + index] = this.#bytes[start + index] ?? 0;
    this.length += length;
  }

  content(): Buffer<ArrayBuffer> {
    return this.#bytes.subarray(0, this.length);
  }

  #reserve(more: number): void {
    const needed = this.length + more;
    if (needed > this.#maxBytes) throw pdfErrors.streamTooLarge();
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.alloc(Math.max(needed, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.length));
    this.#bytes = larger;
  }
}
