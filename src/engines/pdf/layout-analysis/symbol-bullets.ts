import type { Line } from './lines.ts';

/** Fonts whose letters are signs: what the file says they stand for is the key that types them. */
const symbolFont = /wingdings|webdings|dingbat|marlett|bookmaster|bullet|opensymbol|carta/i;
/** `Symbol` as a font, and not as a part of another one's name. */
const symbol = /^symbol(mt|std|neu)?\b/i;

/** Wingdings' keys of the marks that lists begin with; private characters are the same keys (U+F000 and up). */
const wingdings: Readonly<Record<string, string>> = {
  l: '●',
  n: '■',
  o: '□',
  q: '❑',
  u: '◆',
  v: '❖',
  w: '◆',
  '§': '▪',
  '¨': '◻',
  Ø: '➢',
  à: '➔',
  è: '➔',
  ü: '✓',
  û: '✗',
  þ: '☑',
};

/**
 * The bullet that a line begins with where a font of signs writes it: '-' in BookMaster is a triangle, 'n' in Wingdings a square.
 * With how many characters of the line it takes up; undefined for lines that begin in another way.
 */
export function symbolBullet({ segments, text }: Line): { marker: string; length: number } | undefined {
  const [piece] = segments[0]?.pieces ?? [];
  if (piece === undefined) return undefined;
  const { fontName } = piece.style;
  const sign = piece.text.trim();
  const isSymbol = symbolFont.test(fontName) || (symbol.test(fontName) && !/[\p{L}\p{N}]/u.test(sign));
  if (!isSymbol || [...sign].length !== 1) return undefined;
  const length = /^\s*\S\s*/u.exec(text)?.[0].length ?? 0;
  // A sign by itself is a picture.
  if (length === 0 || length === text.length) return undefined;
  const code = sign.codePointAt(0) ?? 0;
  const key = code >= 0xf000 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : sign;
  const known = /wingdings/i.test(fontName) ? wingdings[key] : undefined;
  // A sign that no other font has becomes the plain bullet.
  const isMark = /^[\u2022-\u27bf]$/u.test(sign);
  return { marker: known ?? (isMark ? sign : '•'), length };
}
