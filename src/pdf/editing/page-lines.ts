import type { PdfiumDocument } from '../pdfium-document.ts';
import type { Box, CharacterStyle } from '../reading/page-reading.ts';
import { PageSpace } from '../reading/page-space.ts';
import { StyleReader } from '../reading/read-styles.ts';
import { readingOrder } from '../text/reading-order.ts';
import { asDrawn, readStyledSegments, type StyledSegment, type Turns } from '../text/text-segments.ts';

/** A line of a page in reading order, as `readPageText` writes it. */
export type PageLine = {
  /** Three spaces stand between the cells of a table. */
  text: string;
  parts: LinePart[];
  /** A paragraph or another part of the page begins here. */
  gapBefore: boolean;
};

/** Consecutive letters of one style without a gap. */
export type LinePart = {
  text: string;
  /** In points: the left edge of each UTF-16 unit, then the right edge of the last. */
  edges: readonly number[];
  /** The letters go from left to right; otherwise (Arabic, mirrored text) only the place of all together is known. */
  isInOrder: boolean;
  /** The height of the letters in points. */
  size: number;
  /** Where the letters from `from` to before `to` are, in points from the top left corner of the displayed page. */
  boxOf: (from: number, to: number) => Box;
};

type Letter = { style: CharacterStyle };
type LetterSegment = StyledSegment<Letter>;

/** The lines of a page, from index 0, with the place of every letter. Throws PDF_PAGE_DAMAGED. */
export function readPageLines(document: PdfiumDocument, index: number): PageLine[] {
  const { pdfium } = document;
  return document.withPage(index, (page) => {
    const space = PageSpace.of(pdfium, page);
    const styles = new StyleReader(pdfium, space);
    try {
      // An object of its own for each letter makes it a piece of its own, with a place.
      const layers = readStyledSegments(pdfium, page, (text, at): Letter => ({ style: styles.styleOf(text, at) }));
      return layers.flatMap(({ segments, turns }) =>
        readingOrder(segments).map(({ text, segments: line, gapBefore }, at) => ({
          text,
          parts: line.flatMap(runsOf).map((run) => partOf(run, space, turns)),
          gapBefore: gapBefore || at === 0,
        })),
      );
    } finally {
      styles.close();
    }
  });
}

/** A segment in pieces of one style each. */
function runsOf(segment: LetterSegment): LetterSegment[] {
  const runs: LetterSegment[] = [];
  for (const piece of segment.pieces) {
    const run = runs.at(-1);
    const before = run?.pieces.at(-1);
    if (run && before && looksLike(before.style.style, piece.style.style)) {
      run.text += piece.text;
      run.pieces.push(piece);
      run.left = Math.min(run.left, piece.left);
      run.right = Math.max(run.right, piece.right);
    } else runs.push({ ...segment, text: piece.text, pieces: [piece], left: piece.left, right: piece.right });
  }
  return runs;
}

/** Raised and lowered letters, such as note marks, differ by this share of the size. */
const sameHeight = 0.1;

const looksLike = (one: CharacterStyle, other: CharacterStyle): boolean =>
  one === other ||
  (one.fontName === other.fontName &&
    one.color === other.color &&
    Math.abs(one.size - other.size) < sameHeight * one.size &&
    Math.abs(one.baseline - other.baseline) < sameHeight * one.size);

function partOf(segment: LetterSegment, space: PageSpace, turns: Turns): LinePart {
  const { text, top, bottom } = segment;
  const known = edgesOf(segment);
  const isInOrder =
    known.length === text.length + 1 && known.every((edge, at) => at === 0 || edge >= (known[at - 1] ?? edge));
  const edges = isInOrder ? known : evenly(segment);
  return {
    ...{ text, edges, isInOrder },
    size: bottom - top,
    boxOf: (from, to) => {
      const ends = [edges[from] ?? segment.left, edges[to] ?? segment.right];
      const [left, right] = [Math.min(...ends), Math.max(...ends)];
      return space.shown(asDrawn({ left, right, top, bottom }, turns));
    },
  };
}

/** Letters of a ligature share its width; a space is as wide as the gap. */
function edgesOf({ pieces, right }: LetterSegment): number[] {
  const edges = pieces.flatMap((piece, index) => {
    const letters = piece.text.trimEnd();
    const next = pieces[index + 1]?.left ?? piece.right;
    return [
      ...divided(piece.left, piece.right, letters.length),
      ...divided(piece.right, next, piece.text.length - letters.length),
    ];
  });
  return [...edges, right];
}

const evenly = ({ text, left, right }: LetterSegment): number[] => [...divided(left, right, text.length), right];

/** Where each of `count` equal pieces begins. */
const divided = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / count);
