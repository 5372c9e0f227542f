import type { PageObjects } from '../../../pdf/reading/page-objects.ts';
import { heightOf } from '../../../pdf/reading/page-reading.ts';

/** Fewer letters say nothing. */
const minLetters = 40;
/** More letters without a meaning than this share, and nobody can read the text. */
const unknownShare = 0.5;
/** Neighbours in words that are of different scripts: codes of glyphs were taken for letters. */
const mixedShare = 0.35;

/** Whether text consists of letters that the file does not name, or that cannot be the ones drawn. */
export function isUnreadable(texts: readonly string[]): boolean {
  const letters = texts.join(' ').match(/[\p{L}\ufffd\ue000-\uf8ff]/gu) ?? [];
  if (letters.length < minLetters) return false;
  const unknown = letters.filter((letter) => /[\ufffd\ue000-\uf8ff]/.test(letter)).length;
  if (unknown > letters.length * unknownShare) return true;
  let pairs = 0;
  let mixed = 0;
  for (const word of texts.join(' ').match(/[\p{L}\p{M}]+/gu) ?? []) {
    const scripts = [...word].flatMap((letter) => scriptOf(letter) ?? []);
    pairs += Math.max(0, scripts.length - 1);
    mixed += scripts.filter((script, index) => index > 0 && script !== scripts[index - 1]).length;
  }
  return mixed > Math.max(minLetters * mixedShare, pairs * mixedShare);
}

/** Scripts that are written together share a name. */
const scripts: readonly (readonly [name: string, letters: RegExp])[] = [
  ['European', /[\p{Script=Latin}\p{Script=Greek}]/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  [
    'East Asian',
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}]/u,
  ],
];

/** A name for the letter's script; undefined for marks and letters of no script. */
function scriptOf(letter: string): string | undefined {
  if (/[\p{M}\p{Script=Common}\p{Script=Inherited}]/u.test(letter)) return undefined;
  const known = scripts.find(([, letters]) => letters.test(letter));
  // Other scripts have blocks of 128 letters.
  return known?.[0] ?? `block ${(letter.codePointAt(0) ?? 0) >> 7}`;
}

/** Fewer shapes are a logo. */
const minOutlines = 100;
const outlineShare = 0.8;
/** In points. */
const maxLetterHeight = 40;

/** Whether a page without text is drawn of shapes as small as letters, as some programs write text. */
export function isOutlined({ drawings }: Pick<PageObjects, 'drawings'>): boolean {
  const small = drawings.filter((shape) => heightOf(shape) <= maxLetterHeight).length;
  return small >= minOutlines && small >= drawings.length * outlineShare;
}
