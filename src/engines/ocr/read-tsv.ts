import { median } from '../../shared/median.ts';
import type { RecognisedWord } from './ocr-capabilities.ts';
import { restoreBullets } from './restore-bullets.ts';

/** A word's bottom edge and height, in font sizes, depend on its letters. */
const shapes = {
  /** Letters with descenders. */
  descending: /[gjpqyçþßđŋµ,;()[\]{}|/@_ÇŞţşȚ]/u,
  ascending: /[\p{Lu}\p{N}bdfhklitßþðáàâäãåéèêëíìîïóòôöõúùûüñ!?%&#$€£"'()[\]{}|/\\@]/u,
};
/** Typical proportions of text fonts, in font sizes. */
const xHeight = 0.48;
const ascent = 0.72;
const descent = 0.21;

type Row = {
  level: number;
  block: number;
  paragraph: number;
  line: number;
  box: RecognisedWord['box'];
  confidence: number;
  text: string;
};

const wordLevel = 5;
/**
 * Words below this confidence are mostly specks and edges. Correct words such as "o'clock" may get it, too, but stand among
 * better ones.
 */
const minConfidence = 10;
const sureNeighbours = 40;
/**
 * Ruled lines of forms, receipts and notebooks are read as words such as 'ee', wider than any letters (a wide 'm' reaches 1.8
 * times its height, cropped boxes 2.8). Confident words are kept.
 */
const ruledLine = { widthPerHeight: 3.2, confidence: 60 };

/**
 * Parses tesseract's TSV into words in reading order. `scale` converts its pixels to the answer's.
 * Words of a line share baseline and size, or PDF readers would split the line.
 */
export function readTsv(tsv: string, scale: number): RecognisedWord[] {
  const lines = new Map<string, Row[]>();
  for (const row of tsv.split('\n').map(readRow)) {
    if (row === undefined || row.level !== wordLevel || row.text === '') continue;
    const key = `${row.block} ${row.paragraph} ${row.line}`;
    const line = lines.get(key);
    if (line) line.push(row);
    else lines.set(key, [row]);
  }
  const written = [...lines.values()].map((found) => found.filter((row) => isWritten(row, found)));
  restoreBullets(written);
  return written.flatMap((rows) => {
    const { baseline, fontSize } = measureLine(rows);
    return rows.map(({ text, box, confidence, block, paragraph, line }) => ({
      text,
      box: { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale },
      baseline: baseline * scale,
      fontSize: fontSize * scale,
      confidence,
      block,
      paragraph,
      line,
    }));
  });
}

function isWritten(row: Row, line: readonly Row[]): boolean {
  if (isRuledLine(row)) return false;
  return row.confidence >= minConfidence || meanConfidence(line.filter((other) => other !== row)) >= sureNeighbours;
}

function isRuledLine({ text, box, confidence }: Row): boolean {
  if (confidence >= ruledLine.confidence || !/[\p{L}\p{N}]/u.test(text)) return false;
  return box.width >= ruledLine.widthPerHeight * box.height * [...text].length;
}

/** level, page, block, paragraph, line, word, left, top, width, height, confidence, text */
function readRow(row: string): Row | undefined {
  const columns = row.split('\t');
  if (columns.length < 12) return undefined;
  const numbers = columns.slice(0, 11).map(Number);
  if (numbers.some((value) => !Number.isFinite(value))) return undefined;
  const [level = 0, , block = 0, paragraph = 0, line = 0, , x = 0, y = 0, width = 0, height = 0, confidence = 0] =
    numbers;
  return {
    ...{ level, block, paragraph, line },
    box: { x, y, width: Math.max(1, width), height: Math.max(1, height) },
    confidence: Math.min(100, Math.max(0, confidence)),
    text: columns.slice(11).join(' ').trim(),
  };
}

/** A line's baseline and font size, from the letters and boxes of its words. */
function measureLine(rows: readonly Row[]): { baseline: number; fontSize: number } {
  const fontSize = median(
    rows.map(({ text, box }) => {
      const isTall = shapes.ascending.test(text) || !/\p{Script=Latin}/u.test(text);
      const height = (isTall ? ascent : xHeight) + (shapes.descending.test(text) ? descent : 0);
      return box.height / height;
    }),
  );
  const standing = rows.filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !shapes.descending.test(text));
  const bottoms = (some: readonly Row[]) => some.map(({ box }) => box.y + box.height);
  const baseline = standing.length > 0 ? median(bottoms(standing)) : median(bottoms(rows)) - descent * fontSize;
  return { baseline, fontSize };
}

/** The words as text: one line per line, an empty line between paragraphs. */
export function textOf(words: readonly RecognisedWord[]): string {
  let text = '';
  let before: RecognisedWord | undefined;
  for (const word of words) {
    if (before) text += separatorBetween(before, word);
    text += word.text;
    before = word;
  }
  return text;
}

function separatorBetween(before: RecognisedWord, word: RecognisedWord): string {
  if (before.block !== word.block || before.paragraph !== word.paragraph) return '\n\n';
  return before.line === word.line ? ' ' : '\n';
}

/** The mean confidence over letters; 0 without any. */
export function meanConfidence(words: readonly Pick<RecognisedWord, 'text' | 'confidence'>[]): number {
  let [sum, letters] = [0, 0];
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}
