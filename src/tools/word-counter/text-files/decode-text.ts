import { textFileErrors } from './text-file-errors.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export type DecodedText = { text: string; encoding: TextEncoding };

/** Byte order marks. */
const byteOrderMarks: readonly { encoding: TextEncoding; bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** How much of a file without a mark is checked for UTF-16, in bytes. */
const sampleBytes = 4096;

/** In UTF-16, at least this share of the high bytes of Latin text, spaces and line ends is zero. */
const zeroShareOfUtf16 = 0.3;

/** Maximum share of control characters in a text, besides white space. */
const controls = /(?!\s)\p{Cc}/gu;
const maxControlShare = 0.01;

/**
 * Decodes a plain-text file: by its byte order mark, or else as UTF-16 if every other byte is often zero, UTF-8 if valid, and
 * Windows-1252 (which includes Latin-1 text) otherwise. The mark is removed.
 *
 * @throws TEXT_FILE_TYPE when the content is not text
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked) return decodeAs(marked.encoding, bytes.subarray(marked.bytes.length));
  const utf16 = guessUtf16(bytes);
  if (utf16) return decodeAs(utf16, bytes);
  return decodeAs(isUtf8(bytes) ? 'utf-8' : 'windows-1252', bytes);
}

function decodeAs(encoding: TextEncoding, bytes: Uint8Array): DecodedText {
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  const sample = text.slice(0, sampleBytes);
  if ((sample.match(controls)?.length ?? 0) > sample.length * maxControlShare) throw textFileErrors.notText();
  return { text, encoding };
}

function guessUtf16(bytes: Uint8Array): TextEncoding | undefined {
  const length = Math.min(bytes.length, sampleBytes) & ~1;
  if (length < 2 || bytes.length % 2 !== 0) return undefined;
  let evenZeros = 0;
  let oddZeros = 0;
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) evenZeros++;
    if (bytes[index + 1] === 0) oddZeros++;
  }
  const enough = (length / 2) * zeroShareOfUtf16;
  if (oddZeros >= enough && evenZeros === 0) return 'utf-16le';
  if (evenZeros >= enough && oddZeros === 0) return 'utf-16be';
  return undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // A fatal decoder throws on invalid bytes.
    return false;
  }
}
