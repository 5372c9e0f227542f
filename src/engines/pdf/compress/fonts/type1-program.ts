import { standardEncoding } from './standard-encodings.ts';

/*
 * Reads a Type 1 font program as embedded in PDFs (ISO 32000-2, 9.9.2). Chapters are those of Adobe Type 1 Font Format,
 * version 1.1 (the 'black book').
 */

export type Type1Font = {
  name: string;
  /** Decrypted charstrings by glyph name, in the font's order. */
  charStrings: ReadonlyMap<string, Buffer>;
  subroutines: readonly (Buffer | undefined)[];
  /** Glyph name by character code. */
  encoding: ReadonlyMap<number, string>;
  fontMatrix: readonly number[] | undefined;
  fontBox: readonly number[] | undefined;
  /** Hints of the Private dictionary (chapter 5). */
  hints: { blueValues: number[]; otherBlues: number[]; stemHeight?: number; stemWidth?: number };
};

/** Decryption keys (chapter 7). */
const eexecKey = 55665;
const charStringKey = 4330;
const eexecRandomBytes = 4;
const defaultRandomBytes = 4;

/** Throws a RangeError when this is not a Type 1 font. */
export function readType1(file: Buffer): Type1Font {
  const bytes = withoutSegmentHeaders(file);
  const marker = bytes.indexOf('eexec');
  if (marker < 0) throw new RangeError('Not a Type 1 font: there is no encrypted part');
  const clearText = bytes.toString('latin1', 0, marker);
  const secret = decrypt(encryptedPart(bytes, marker + 'eexec'.length), eexecKey).subarray(eexecRandomBytes);
  const text = secret.toString('latin1');
  const randomBytes = Number(/\/lenIV\s+(-?\d+)/.exec(text)?.[1] ?? defaultRandomBytes);
  const decode = (charString: Buffer) =>
    randomBytes < 0 ? charString : decrypt(charString, charStringKey).subarray(randomBytes);

  const glyphsFrom = text.search(/\/CharStrings\s+\d+/);
  const subroutinesFrom = text.search(/\/Subrs\s+\d+/);
  if (glyphsFrom < 0) throw new RangeError('A Type 1 font without glyphs');
  const subroutines: Buffer[] = [];
  if (subroutinesFrom >= 0) {
    const until = glyphsFrom > subroutinesFrom ? glyphsFrom : text.length;
    eachBinary({ secret, text, pattern: /dup\s+(\d+)\s+(\d+)\s+\S+ /g, from: subroutinesFrom, until }, (key, value) => {
      if (Number(key) < maxSubroutines) subroutines[Number(key)] = decode(value);
    });
  }
  const charStrings = new Map<string, Buffer>();
  const entries = { secret, text, pattern: /\/([^\s/]+)\s+(\d+)\s+\S+ /g, from: glyphsFrom + '/CharStrings'.length };
  eachBinary({ ...entries, until: text.length }, (name, value) => {
    if (!charStrings.has(name)) charStrings.set(name, decode(value));
  });
  if (charStrings.size === 0) throw new RangeError('A Type 1 font without glyphs');
  return {
    name: /\/FontName\s*\/(\S+)/.exec(clearText)?.[1] ?? 'Font',
    charStrings,
    subroutines,
    encoding: readType1Encoding(clearText),
    fontMatrix: numbersOf(clearText, 'FontMatrix'),
    fontBox: numbersOf(clearText, 'FontBBox'),
    hints: {
      blueValues: numbersOf(text, 'BlueValues') ?? [],
      otherBlues: numbersOf(text, 'OtherBlues') ?? [],
      stemHeight: numbersOf(text, 'StdHW')?.[0],
      stemWidth: numbersOf(text, 'StdVW')?.[0],
    },
  };
}

/** Glyph names by code, from the font's clear text. */
export function readType1Encoding(clearText: string): Map<number, string> {
  const encoding = new Map<number, string>();
  if (/\/Encoding\s+StandardEncoding/.test(clearText)) {
    standardEncoding.forEach((name, code) => {
      if (name !== undefined) encoding.set(code, name);
    });
    return encoding;
  }
  for (const [, code, name] of clearText.matchAll(/dup\s+(\d+)\s*\/([^\s/]+)\s+put/g))
    if (code !== undefined && name !== undefined && Number(code) < 256) encoding.set(Number(code), name);
  return encoding;
}

const maxSubroutines = 65_536;
const segmentMarker = 0x80;
const endSegment = 3;

/** Strips PFB segment headers, which some PDFs embed against the rules (Adobe Technical Note 5040). */
function withoutSegmentHeaders(file: Buffer): Buffer {
  if (file[0] !== segmentMarker) return file;
  const segments: Buffer[] = [];
  for (let at = 0; at + 6 <= file.length && file[at] === segmentMarker && file[at + 1] !== endSegment; ) {
    const length = file.readUInt32LE(at + 2);
    segments.push(file.subarray(at + 6, at + 6 + length));
    at += 6 + length;
  }
  return Buffer.concat(segments);
}

/** Chapter 7.2: binary, or hexadecimal when its first characters all are. */
function encryptedPart(bytes: Buffer, after: number): Buffer {
  let start = after;
  while (isSpace(bytes[start])) start++;
  const encrypted = bytes.subarray(start);
  const isHex = /^[0-9a-fA-F\s]{8}/.test(encrypted.toString('latin1', 0, 8));
  return isHex ? Buffer.from(encrypted.toString('latin1').replace(/[^0-9a-fA-F]/g, ''), 'hex') : encrypted;
}

const isSpace = (byte: number | undefined): boolean => byte === 32 || byte === 10 || byte === 13 || byte === 9;

/** Chapter 7.3. */
function decrypt(cipher: Buffer, key: number): Buffer {
  const plain = Buffer.alloc(cipher.length);
  let state = key;
  for (let at = 0; at < cipher.length; at++) {
    const byte = cipher[at] ?? 0;
    plain[at] = byte ^ (state >> 8);
    state = ((byte + state) * 52845 + 22719) & 0xffff;
  }
  return plain;
}

/** Each `key length RD bytes`; skips the bytes, which may contain anything. */
function eachBinary(
  source: { secret: Buffer; text: string; pattern: RegExp; from: number; until: number },
  found: (key: string, value: Buffer) => void,
): void {
  const { secret, text, pattern, from, until } = source;
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match && match.index < until; match = pattern.exec(text)) {
    const start = match.index + match[0].length;
    const length = Number(match[2]);
    found(match[1] ?? '', secret.subarray(start, start + length));
    pattern.lastIndex = start + length;
  }
}

function numbersOf(text: string, key: string): number[] | undefined {
  const list = new RegExp(`/${key}\\s*[[{]([^\\]}]*)[\\]}]`).exec(text)?.[1];
  return list
    ?.trim()
    .split(/\s+/)
    .map(Number)
    .filter((value) => !Number.isNaN(value));
}
