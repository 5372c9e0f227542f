import { distance, type Point } from '../../../shared/scan/corners.ts';
import { type Matrix, operands } from '../../pdf/compress/content/matrix.ts';
import type { RecognisedWord } from '../ocr-capabilities.ts';
import { characterWidth } from './glyphless-font.ts';
import { visualOrder } from './visual-order.ts';

/** Resource name of the font. */
export const layerFont = 'SatchelText';

const decimal = (value: number): string => String(Number(value.toFixed(1)));

/**
 * Invisible text exactly over the words of an image (rendering mode 3; ISO 32000-1, 9.3.6), for search and selection.
 * `toPage` maps image pixels, y downwards, to page coordinates.
 * A line's words share a baseline and size, with single spaces between, so that readers extract one line; each word is
 * stretched to its box.
 */
export function textLayer(words: readonly RecognisedWord[], toPage: Matrix): Buffer {
  const upwards: Matrix = [toPage[0], toPage[1], -toPage[2], -toPage[3], toPage[4], toPage[5]];
  const begin = `q ${operands(upwards)} cm BT 3 Tr`;
  return Buffer.from([begin, ...linesOf(words).flatMap(lineParts), 'ET Q\n'].join('\n'), 'latin1');
}

/**
 * The same for the words of a sheet in a photo, whose lines slope. Readers of PDFs take sloping lines apart in the middle of
 * words, so each word is placed by itself, level with the page. `toPage` maps the flattened sheet to page coordinates.
 */
export function textLayerOnPhoto(words: readonly RecognisedWord[], toPage: (x: number, y: number) => Point): Buffer {
  return Buffer.concat(words.map((word) => levelWord(word, toPage)));
}

function levelWord(word: RecognisedWord, toPage: (x: number, y: number) => Point): Buffer {
  const { box, baseline, fontSize } = word;
  const [start, end] = [toPage(box.x, baseline), toPage(box.x + Math.max(1, box.width), baseline)];
  const [foot, head] = [toPage(box.x, baseline), toPage(box.x, baseline - fontSize)];
  const quarter = Math.PI / 2;
  const angle = Math.round(Math.atan2(end.y - start.y, end.x - start.x) / quarter) * quarter;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const across = distance(start, end) / Math.max(1, box.width);
  const down = distance(foot, head) / fontSize;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const half = (across * box.width) / 2;
  const matrix: Matrix = [
    ...[across * cos, across * sin, down * sin, -down * cos],
    ...[middle.x - half * cos, middle.y - half * sin],
  ] as const;
  return textLayer([{ ...word, baseline: 0, box: { ...box, x: 0 } }], matrix);
}

/** Each line from left to right. */
function linesOf(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const lines: RecognisedWord[][] = [];
  let before: RecognisedWord | undefined;
  for (const word of words) {
    const isSameLine = before?.block === word.block && before.paragraph === word.paragraph && before.line === word.line;
    if (isSameLine) lines.at(-1)?.push(word);
    else lines.push([word]);
    before = word;
  }
  return lines.map((line) => line.toSorted((one, other) => one.box.x - other.box.x));
}

function lineParts(line: readonly RecognisedWord[]): string[] {
  const size = Math.max(1, line[0]?.fontSize ?? 1);
  const stretchTo = (width: number, characters: number) =>
    decimal((100 * width) / (characters * characterWidth * size));
  const parts = [`/${layerFont} ${decimal(size)} Tf`];
  let from = { x: 0, y: 0 };
  for (const [index, word] of line.entries()) {
    const text = visualOrder(word.text.normalize('NFC'));
    const at = { x: Number(decimal(word.box.x)), y: Number(decimal(-word.baseline)) };
    const move = index === 0 ? `1 0 0 1 ${at.x} ${at.y} Tm` : `${decimal(at.x - from.x)} ${decimal(at.y - from.y)} Td`;
    from = at;
    const next = line[index + 1];
    const letter = word.box.width / text.length;
    const gap = next ? Math.max(next.box.x - word.box.x - word.box.width, letter * 0.1) : 0;
    // A normal space is written with the letters, which halves the size.
    const isWordGap = gap > 0.4 * letter && gap < 1.6 * letter;
    parts.push(`${move} ${stretchTo(word.box.width, text.length)} Tz<${codes(isWordGap ? `${text} ` : text)}>Tj`);
    if (next && !isWordGap) parts.push(`${stretchTo(gap, 1)} Tz<0020>Tj`);
  }
  return parts;
}

const codes = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('');
