import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';

/** How much of a text without a byte order mark is examined, in bytes. */
const sampleBytes = 64 * 1024;

/** Guesses below this, in percent, are meaningless; assumes Western Windows then. */
const minConfidence = 15;
/** Prior of Western encodings, before any letter was seen. */
const westernLead = 20;
const western = /^(?:ISO-8859-1|windows-1252)$/;

/**
 * Decodes a file of unknown encoding: by byte order mark, as UTF-8 if valid, otherwise by the likeliest encoding of its
 * letters. Drops the mark; line breaks become `\n`.
 */
export function decodeUnknown(bytes: Buffer): { text: string; encoding: string } {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return { text: text.replaceAll(/\r\n?/g, '\n'), encoding };
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  const [best] = analyse(bytes.subarray(0, sampleBytes))
    .filter(({ name, confidence }) => confidence >= minConfidence && !name.startsWith('UTF') && isKnown(name))
    .map(({ name, confidence }) => ({ name, score: confidence + (western.test(name) ? westernLead : 0) }))
    .sort((one, other) => other.score - one.score);
  return best ? new TextDecoder(best.name).encoding : 'windows-1252';
}

function isKnown(name: string): boolean {
  try {
    new TextDecoder(name);
    return true;
  } catch {
    // The detector knows more encodings than the standard.
    return false;
  }
}
