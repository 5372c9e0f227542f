import type { PageCharacters } from '../../../pdf/reading/page-characters.ts';

export type TextBox = { x: number; y: number; width: number; height: number };
/** Characters from `from` up to, but without, `to`. */
export type TextRange = { from: number; to: number };
type Point = { x: number; y: number };

/** Text further from the pointer than this, in points, is not meant. */
const reach = 12;

/** The character nearest to a point, if one is near: first on the line that the point is on. */
export function characterAt({ boxes }: PageCharacters, { x, y }: Point, within = reach): number | undefined {
  let nearest: number | undefined;
  let least = within;
  for (let index = 0; index < boxes.length / 4; index++) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(index * 4, index * 4 + 4);
    if (right <= left || bottom <= top) continue;
    const distance = Math.hypot(outside(x, left, right), outside(y, top, bottom) * 2);
    if (distance < least) [nearest, least] = [index, distance];
    if (distance === 0) return index;
  }
  return nearest;
}

const outside = (at: number, from: number, to: number): number => Math.max(from - at, at - to, 0);

/** The text that a drag from one point to another takes hold of; undefined when it began away from text. */
export function rangeBetween(characters: PageCharacters, start: Point, end: Point): TextRange | undefined {
  const first = characterAt(characters, start);
  if (first === undefined) return undefined;
  const last = characterAt(characters, end, Number.POSITIVE_INFINITY) ?? first;
  return first <= last ? { from: first, to: last + 1 } : { from: last, to: first + 1 };
}

/** The word at a point, such as a double click's; undefined away from text. */
export function wordAt({ text, starts, ...rest }: PageCharacters, point: Point): TextRange | undefined {
  const at = characterAt({ text, starts, ...rest }, point, 2);
  if (at === undefined) return undefined;
  const isBreak = (index: number) => /^\s?$/.test(text.charAt(starts[index] ?? text.length));
  let [from, to] = [at, at + 1];
  while (from > 0 && !isBreak(from - 1)) from -= 1;
  while (to < starts.length && !isBreak(to)) to += 1;
  return { from, to };
}

/** One box for each line of a range. */
export function boxesOf({ boxes }: PageCharacters, { from, to }: TextRange): TextBox[] {
  const lines: { left: number; top: number; right: number; bottom: number }[] = [];
  for (let index = from; index < to; index++) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(index * 4, index * 4 + 4);
    if (right <= left || bottom <= top) continue;
    const line = lines.at(-1);
    const shared = line ? Math.min(line.bottom, bottom) - Math.max(line.top, top) : 0;
    const height = Math.min(bottom - top, line ? line.bottom - line.top : 0);
    // A new column begins further away than a word.
    const gap = line ? Math.max(left - line.right, line.left - right) : 0;
    if (!line || shared < height / 2 || gap > (bottom - top) * 3) lines.push({ left, top, right, bottom });
    else {
      line.left = Math.min(line.left, left);
      line.right = Math.max(line.right, right);
      line.top = Math.min(line.top, top);
      line.bottom = Math.max(line.bottom, bottom);
    }
  }
  return lines.map(({ left, top, right, bottom }) => ({ x: left, y: top, width: right - left, height: bottom - top }));
}

export const textOf = ({ text, starts }: PageCharacters, { from, to }: TextRange): string =>
  text.slice(starts[from] ?? 0, starts[to] ?? text.length);

/** The text whose letters lie in a box with their middles, in one line. */
export function textInBox({ text, starts, boxes }: PageCharacters, { x, y, width, height }: TextBox): string {
  let words = '';
  let isGap = false;
  for (let index = 0; index < starts.length; index++) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(index * 4, index * 4 + 4);
    const letter = text.slice(starts[index] ?? 0, starts[index + 1] ?? text.length);
    const [across, down] = [(left + right) / 2, (top + bottom) / 2];
    const isInside = right > left && across >= x && across <= x + width && down >= y && down <= y + height;
    if (!isInside || letter.trim() === '') {
      isGap = true;
      continue;
    }
    words += (isGap && words !== '' ? ' ' : '') + letter;
    isGap = false;
  }
  return words;
}

/** Every place of a text, whatever its capitals, accents and the spaces between its words. */
export function findText({ text, starts }: PageCharacters, wanted: string): TextRange[] {
  const needle = folded(wanted.trim().replace(/\s+/g, ' ')).text;
  if (needle === '') return [];
  const { text: haystack, sources } = folded(text);
  const found: TextRange[] = [];
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length)) {
    const from = indexAt(starts, sources[at] ?? 0);
    const to = indexAt(starts, sources[at + needle.length - 1] ?? 0) + 1;
    found.push({ from, to });
  }
  return found;
}

/** The characters of a stretch of the text, in UTF-16 units. */
export const rangeOf = ({ starts }: PageCharacters, { start, end }: { start: number; end: number }): TextRange => ({
  from: indexAt(starts, start),
  to: indexAt(starts, end - 1) + 1,
});

/** The character that has this place of the text. */
function indexAt(starts: Uint32Array, place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** In lower case and without accents, with single spaces; `sources` says where each unit was. */
function folded(text: string): { text: string; sources: number[] } {
  let result = '';
  const sources: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    for (const unit of /^\s*$/.test(plain) ? ' ' : plain) {
      if (unit === ' ' && result.endsWith(' ')) continue;
      result += unit;
      for (let index = 0; index < unit.length; index++) sources.push(at);
    }
    at += letter.length;
  }
  return { text: result, sources };
}
