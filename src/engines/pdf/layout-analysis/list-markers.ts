import type { Line } from './lines.ts';
import { symbolBullet } from './symbol-bullets.ts';

/** The marker at the beginning of a list item. */
export type ListMarker = {
  ordered: boolean;
  /** As written: '•', '3.', 'b)'. */
  marker: string;
  /** The value of the number, letter or Roman numeral; 1 for bullets. */
  value: number;
  /** What markers of one list have in common: '%1.', '(%1)'; for bullets, the bullet. */
  pattern: string;
  numbering: 'decimal' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman' | 'bullet';
  /** Characters of the line before the text. */
  length: number;
  /** Where marker and text begin, in points from the left (from the right in right-to-left text). */
  markerAt: number;
  textAt: number;
};

/** Always bullets at the beginning of a line; private-use characters come from Symbol and Wingdings. */
const bullet = /^[•●▪◦■□▫▸►▶➢➤✓✔❖◆◇○∙‣⁃\u00b7\uf000-\uf0ff]\s*(?=\S|$)/u;

export const beginsWithBullet = (text: string): boolean => bullet.test(text);

/** Bullets only when a space follows. */
const dash = /^[-–—*]\s+(?=\S)/u;
const number = /^(\()?(\d{1,3}|[a-zA-Z]|[ivxIVX]{2,5})([.)])\s+(?=\S)/u;

/** The list marker at the beginning of a line, if any. */
export function readMarker(line: Line): ListMarker | undefined {
  const found = symbolBullet(line) ?? writtenBullet(line.text);
  if (found) {
    const { marker, length } = found;
    return { ordered: false, marker, value: 1, pattern: marker, numbering: 'bullet', ...placesOf(line, length) };
  }
  const counted = number.exec(line.text);
  if (!counted) return undefined;
  const [whole, open = '', count = '', close = ''] = counted;
  const read = readCount(count);
  if (read === undefined) return undefined;
  return {
    ordered: true,
    marker: whole.trim(),
    ...read,
    pattern: `${open}%1${close}`,
    ...placesOf(line, whole.length),
  };
}

function writtenBullet(text: string): { marker: string; length: number } | undefined {
  const [found] = bullet.exec(text) ?? dash.exec(text) ?? [];
  return found === undefined
    ? undefined
    : { marker: found.trim().replace(/[\uf000-\uf0ff]/, '•'), length: found.length };
}

function readCount(count: string): Pick<ListMarker, 'value' | 'numbering'> | undefined {
  if (/^\d+$/.test(count)) return { value: Number(count), numbering: 'decimal' };
  const isUpper = count === count.toUpperCase();
  if (/^[ivx]+$/i.test(count) && (count.length > 1 || /^i$/i.test(count))) {
    const value = romanValue(count.toLowerCase());
    return value === undefined ? undefined : { value, numbering: isUpper ? 'upperRoman' : 'lowerRoman' };
  }
  if (count.length > 1) return undefined;
  return {
    value: count.toLowerCase().charCodeAt(0) - 96,
    numbering: isUpper ? 'upperLetter' : 'lowerLetter',
  };
}

function romanValue(text: string): number | undefined {
  const digits: Record<string, number> = { i: 1, v: 5, x: 10 };
  let sum = 0;
  for (const [index, letter] of [...text].entries()) {
    const value = digits[letter] ?? 0;
    sum += value < (digits[text[index + 1] ?? ''] ?? 0) ? -value : value;
  }
  return sum > 0 ? sum : undefined;
}

function placesOf(line: Line, length: number): Pick<ListMarker, 'length' | 'markerAt' | 'textAt'> {
  const start = line.rightToLeft ? line.right : line.left;
  const [first, second] = line.segments;
  // The text often is a segment of its own; otherwise its position is estimated from the letters before it.
  const isOwnSegment = first !== undefined && second !== undefined && first.text.trimEnd().length < length;
  const share = length / Math.max(1, line.text.length);
  const width = share * (line.right - line.left);
  const textAt = isOwnSegment
    ? line.rightToLeft
      ? second.right
      : second.left
    : start + (line.rightToLeft ? -width : width);
  return { length, markerAt: start, textAt };
}
