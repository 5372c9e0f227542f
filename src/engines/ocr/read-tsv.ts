import { median } from '../../shared/median.ts';
import { mendBullets } from './mend-bullets.ts';
import type { RecognisedWord } from './ocr-capabilities.ts';

/** Where a word's box ends below and how tall it is, in font sizes, depends on which letters it has. */
const shapes = {
  /** Letters that reach below the baseline. */
  descending: /[gjpqyçþßđŋµ,;()[\]{}|/@_ÇŞţşȚ]/u,
  ascending: /[\p{Lu}\p{N}bdfhklitßþðáàâäãåéèêëíìîïóòôöõúùûüñ!?%&#$€£"'()[\]{}|/\\@]/u,
};
/** Usual proportions of text fonts, in font sizes. */
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
 * What tesseract gives less than this is mostly what it sees in specks and edges. It gives it to right words, too, such as
 * "o'clock", but these stand among others that it is surer of.
 */
const leastConfidence = 10;
const sureNeighbours = 40;
/**
 * Ruled lines of forms, receipts and notebooks are read as words such as 'ee', so wide for their height as letters never are (a
 * wide 'm' comes to 1.8 times per letter, boxes that were cut off to 2.8). What tesseract is sure of is left alone.
 */
const ruledLine = { widthPerHeight: 3.2, confidence: 60 };

/**
 * The words in tesseract's TSV output, in the order people read them. `scale` brings its pixels to those of the answer.
 * Words of one line get one baseline and one size: readers of PDFs would else take them apart.
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
  mendBullets(written);
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
  return row.confidence >= leastConfidence || meanConfidence(line.filter((other) => other !== row)) >= sureNeighbours;
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

/** Where a line's letters stand and how large they are, by what the letters of its words say about their boxes. */
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

/** The words as text: a line for each line, an empty line between paragraphs. */
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

/** The mean over letters; 0 without any. */
export function meanConfidence(words: readonly Pick<RecognisedWord, 'text' | 'confidence'>[]): number {
  let [sum, letters] = [0, 0];
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}
