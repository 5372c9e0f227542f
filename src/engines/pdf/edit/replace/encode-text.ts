import type { PageFont } from '../content/page-font.ts';
import type { TextPart } from '../content/rewrite-text.ts';

export type EncodedText = {
  parts: TextPart[];
  /** Without character and word spacing, in units of the font size. */
  width: number;
  /** How many codes there are, and how many of them are the one-byte code 32, to which word spacing applies. */
  codes: number;
  spaces: number;
  /** How many spaces between words there are. */
  gaps: number;
};

/** What fonts without a space glyph move instead, in units of the size: TeX's word space. */
const wordSpace = 0.28;
/** The most characters that a ligature stands for. */
const longestLigature = 3;

/** Characters that look the same, or nearly, in place of those that a font lacks. */
const lookalikes: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  ' ': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '-': '\u2010',
  '\u00b5': '\u03bc',
  '\u03bc': '\u00b5',
  '\u2126': '\u03a9',
};

/**
 * The text in the codes of a font; the characters that it has no glyph for when there are any. Spaces get `wider` by this much,
 * in units of the size.
 */
export function encodeText(
  font: PageFont,
  text: string,
  used: ReadonlySet<number>,
  wider = 0,
): EncodedText | { missing: string[] } {
  const characters = [...text.normalize('NFC')];
  const encoded: EncodedText = { parts: [], width: 0, codes: 0, spaces: 0, gaps: 0 };
  const missing = new Set<string>();
  for (let at = 0; at < characters.length; ) {
    const match = longestMatch(font, characters, at, used);
    if (match) {
      encoded.parts.push(codeBytes(font, match.code));
      encoded.width += font.advanceOf(match.code);
      encoded.codes++;
      if (font.codeBytes === 1 && match.code === 32) encoded.spaces++;
      if (characters[at] === ' ') {
        encoded.gaps++;
        if (wider !== 0) widen(encoded, wider);
      }
      at += match.length;
      continue;
    }
    const character = characters[at++] ?? '';
    if (/\s/.test(character)) {
      encoded.gaps++;
      widen(encoded, wordSpace + wider);
    } else missing.add(character);
  }
  return missing.size > 0 ? { missing: [...missing] } : encoded;
}

function widen(encoded: EncodedText, by: number): void {
  encoded.parts.push(-1000 * by);
  encoded.width += by;
}

function longestMatch(
  font: PageFont,
  characters: readonly string[],
  at: number,
  used: ReadonlySet<number>,
): { code: number; length: number } | undefined {
  for (let length = Math.min(longestLigature, characters.length - at); length > 0; length--) {
    const text = characters.slice(at, at + length).join('');
    const code = font.codeFor(text, used) ?? font.codeFor(lookalikes[text] ?? text, used);
    if (code !== undefined) return { code, length };
  }
  return undefined;
}

function codeBytes({ codeBytes: count }: PageFont, code: number): Buffer {
  const bytes = Buffer.alloc(count);
  bytes.writeUIntBE(code, 0, count);
  return bytes;
}
