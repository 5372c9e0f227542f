import { type Matrix, movedBox } from '../matrix.ts';
import type { Pdfium } from '../pdfium.ts';
import type { PdfiumDocument } from '../pdfium-document.ts';
import type { Box, CharacterStyle } from '../reading/page-reading.ts';
import { PageSpace } from '../reading/page-space.ts';
import { StyleReader } from '../reading/read-styles.ts';
import { readingOrder } from '../text/reading-order.ts';
import { asDrawn, readStyledSegments, type StyledSegment, type Turns, upright } from '../text/text-segments.ts';
import { type DrawnFont, readFont } from './read-font.ts';

/** A line of a page in reading order, as `readPageText` writes it. Plain data, which a worker can send. */
export type PageLine = {
  /** Three spaces stand between the cells of a table. */
  text: string;
  parts: LinePart[];
  /** A paragraph or another part of the page begins here. */
  gapBefore: boolean;
  /**
   * From the line's own coordinates, in which it runs upright from left to right and y grows downwards, to points from the top
   * left corner of the displayed page.
   */
  frame: Matrix;
};

/** Consecutive letters of one style without a gap, in the line's own coordinates. */
export type LinePart = {
  text: string;
  /** The left edge of each UTF-16 unit, then the right edge of the last. */
  edges: readonly number[];
  /** The letters go from left to right; otherwise (Arabic, mirrored text) only the place of all together is known. */
  isInOrder: boolean;
  /** The height of the letters in points. */
  size: number;
  top: number;
  bottom: number;
  baseline: number;
  look: TextLook;
};

export type TextLook = Pick<
  CharacterStyle,
  'fontName' | 'size' | 'bold' | 'italic' | 'monospace' | 'serif' | 'color' | 'isInvisible'
> & {
  /** Place in the list of the page's fonts (`readPageFonts`); undefined for text without one. */
  font: number | undefined;
};

/** Where the letters of a part from `from` to before `to` are, in points from the top left corner of the displayed page. */
export function boxOfLetters(frame: Matrix, { edges, top, bottom }: LinePart, from: number, to: number): Box {
  const ends = [edges[from] ?? edges[0] ?? 0, edges[to] ?? edges.at(-1) ?? 0];
  const box = movedBox(frame, { left: Math.min(...ends), right: Math.max(...ends), top, bottom });
  return { left: box.left, right: box.right, top: box.bottom, bottom: box.top };
}

type Letter = { style: CharacterStyle; look: TextLook; origin: { x: number; y: number } };
type LetterSegment = StyledSegment<Letter>;

/** The lines of a page, from index 0, with the place of every letter. Throws PDF_PAGE_DAMAGED. */
export function readPageLines(document: PdfiumDocument, index: number): PageLine[] {
  return document.withPage(index, (page) => linesOfPage(document.pdfium, page).lines);
}

/** The text of a page's lines, as `readPageText` has it. */
export const textOfLines = (lines: readonly PageLine[]): string =>
  lines.map(({ text, gapBefore }, at) => `${gapBefore && at > 0 ? '\n' : ''}${text}`).join('\n');

/** The fonts of a page's lines. Throws PDF_PAGE_DAMAGED. */
export function readPageFonts(document: PdfiumDocument, index: number): DrawnFont[] {
  return document.withPage(index, (page) => {
    const { lines, fonts } = linesOfPage(document.pdfium, page);
    const parts = lines.flatMap((line) => line.parts);
    return fonts.map((font, at) => {
      const used = new Set(parts.flatMap(({ look, text }) => (look.font === at ? [...text] : [])));
      return readFont(document.pdfium, font, used);
    });
  });
}

/** Of an open page (`FPDF_PAGE`); `fonts` are open as long as it is (`FPDF_FONT`). */
function linesOfPage(pdfium: Pdfium, page: number): { lines: PageLine[]; fonts: number[] } {
  const space = PageSpace.of(pdfium, page);
  const styles = new StyleReader(pdfium, space);
  const objects = new ObjectReader(pdfium);
  // An object of its own for each letter makes it a piece of its own, with a place.
  const letterOf = (text: number, at: number): Letter => {
    const style = styles.styleOf(text, at);
    return { style, ...objects.read(text, at, style) };
  };
  try {
    const layers = readStyledSegments(pdfium, page, letterOf);
    const lines = layers.flatMap(({ segments, turns }) => {
      const frame = frameOf(space, turns);
      return readingOrder(segments).map(({ text, segments: line, gapBefore }, at) => ({
        text,
        parts: line.flatMap(runsOf).map((run) => partOf(run, turns)),
        gapBefore: gapBefore || at === 0,
        frame,
      }));
    });
    return { lines, fonts: objects.fonts };
  } finally {
    styles.close();
    objects.close();
  }
}

/** Reads what letters of one text object share. */
class ObjectReader {
  readonly fonts: number[] = [];
  readonly #pdfium: Pdfium;
  readonly #address: number;
  readonly #known = new Map<CharacterStyle, Omit<Letter, 'style'>>();

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
    this.#address = pdfium.memory.allocate(16);
  }

  /** @param style one for each text object */
  read(text: number, at: number, style: CharacterStyle): Omit<Letter, 'style'> {
    const known = this.#known.get(style);
    if (known) return known;
    const { api, memory } = this.#pdfium;
    const object = api.FPDFText_GetTextObject(text, at);
    const { baseline: _, ...look } = style;
    const hasOrigin = api.FPDFText_GetCharOrigin(text, at, this.#address, this.#address + 8);
    const [x, y] = hasOrigin ? [memory.float64(this.#address), memory.float64(this.#address + 8)] : [0, 0];
    const font = object === 0 ? 0 : api.FPDFTextObj_GetFont(object);
    const read = { look: { ...look, font: this.#placeOf(font) }, origin: { x, y } };
    this.#known.set(style, read);
    return read;
  }

  #placeOf(font: number): number | undefined {
    if (font === 0) return undefined;
    if (!this.fonts.includes(font)) this.fonts.push(font);
    return this.fonts.indexOf(font);
  }

  close(): void {
    this.#pdfium.memory.free(this.#address);
  }
}

function frameOf(space: PageSpace, turns: Turns): Matrix {
  const shown = (x: number, y: number) => {
    const { left, top } = space.shown(asDrawn({ left: x, right: x, top: y, bottom: y }, turns));
    return { x: left, y: top };
  };
  const [origin, right, down] = [shown(0, 0), shown(1, 0), shown(0, 1)];
  return {
    ...{ a: right.x - origin.x, b: right.y - origin.y },
    ...{ c: down.x - origin.x, d: down.y - origin.y },
    ...{ e: origin.x, f: origin.y },
  };
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

function partOf(segment: LetterSegment, turns: Turns): LinePart {
  const { text, top, bottom, pieces } = segment;
  const known = edgesOf(segment);
  const isInOrder =
    known.length === text.length + 1 && known.every((edge, at) => at === 0 || edge >= (known[at - 1] ?? edge));
  const edges = isInOrder ? known : evenly(segment);
  const [first] = pieces;
  if (!first) throw new Error('A segment has pieces.');
  const { look, origin } = first.style;
  const baseline = upright({ left: origin.x, right: origin.x, top: origin.y, bottom: origin.y }, turns).top;
  return { text, edges, isInOrder, size: bottom - top, top, bottom, baseline, look };
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
