import type { Line } from './lines.ts';

/** Symbol fonts: the file's Unicode values are just the keys that type the symbols. */
const symbolFont = /wingdings|webdings|dingbat|marlett|bookmaster|bullet|opensymbol|carta/i;
/** `Symbol` itself, not as part of another font's name. */
const symbol = /^symbol(mt|std|neu)?\b/i;

/** Wingdings keys of common bullets; private-use characters map to the same keys (U+F000 and up). */
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
 * The bullet that a line begins with in a symbol font: '-' in BookMaster is a triangle, 'n' in Wingdings a square. Includes
 * its length in characters; undefined for other lines.
 */
export function symbolBullet({ segments, text }: Line): { marker: string; length: number } | undefined {
  const [piece] = segments[0]?.pieces ?? [];
  if (piece === undefined) return undefined;
  const { fontName } = piece.style;
  const sign = piece.text.trim();
  const isSymbol = symbolFont.test(fontName) || (symbol.test(fontName) && !/[\p{L}\p{N}]/u.test(sign));
  if (!isSymbol || [...sign].length !== 1) return undefined;
  const length = /^\s*\S\s*/u.exec(text)?.[0].length ?? 0;
  // A symbol by itself is an image.
  if (length === 0 || length === text.length) return undefined;
  const code = sign.codePointAt(0) ?? 0;
  const key = code >= 0xf000 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : sign;
  const known = /wingdings/i.test(fontName) ? wingdings[key] : undefined;
  // A symbol that other fonts lack becomes a plain bullet.
  const isMark = /^[\u2022-\u27bf]$/u.test(sign);
  return { marker: known ?? (isMark ? sign : '•'), length };
}
