import type { Pdfium } from '../pdfium.ts';

/** A piece of a line: consecutive characters without a gap. In points; y grows downwards after `readSegments`. */
export type TextSegment = {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** In points. */
  fontSize: number;
};

/** Part of a segment with one style. A space before the next piece belongs to this text. */
export type StyledPiece<Style> = { text: string; style: Style; left: number; right: number };
export type StyledSegment<Style> = TextSegment & { pieces: StyledPiece<Style>[] };

/** Clockwise quarter turns. */
export type Turns = 0 | 1 | 2 | 3;

/** Text in one direction, turned upright: 0 was upright, then clockwise by quarter turns. */
export type TextLayer<Segment extends TextSegment = TextSegment> = { turns: Turns; segments: Segment[] };

/** A box in PDF coordinates: `top` is the larger y. */
export type PageBox = { left: number; right: number; top: number; bottom: number };

/** A page with more is not text for people. */
const maxCharacters = 500_000;
/** A gap this wide, in font sizes, ends a segment: the widest space in justified lines is about 0.8. */
const gapInFontSizes = 1.3;

type Character = PageBox & { code: number };

/** Reads the characters of an open page (`FPDF_PAGE`) as line segments, by layer, the largest first. */
export function readSegments(pdfium: Pdfium, page: number): TextLayer[] {
  return readStyledSegments(pdfium, page, () => undefined);
}

/** Whether something, such as a table rule, separates two characters; positions as in `TextSegment`. */
export type IsDivided = (before: PageBox, next: PageBox) => boolean;

/**
 * The same with character styles. `styleOf` gets the text page (`FPDF_TEXTPAGE`) and the character's index, and must return
 * the same object for adjacent characters of one style.
 */
export function readStyledSegments<Style>(
  { api, memory }: Pdfium,
  page: number,
  styleOf: (textPage: number, index: number) => Style,
  isDivided: IsDivided = () => false,
): TextLayer<StyledSegment<Style>>[] {
  const textPage = api.FPDFText_LoadPage(page);
  if (textPage === 0) return [];
  const collector = new SegmentCollector<Style>(isDivided);
  try {
    const count = Math.min(api.FPDFText_CountChars(textPage), maxCharacters);
    memory.scope(16, (box) => {
      for (let index = 0; index < count; index++) {
        const code = api.FPDFText_GetUnicode(textPage, index);
        if (isLineEnd(code)) {
          collector.endSegment();
          continue;
        }
        // Spaces that PDFium inserts have no position.
        if (api.FPDFText_IsGenerated(textPage, index) === 1 || isSpace(code)) {
          collector.space(code);
          continue;
        }
        if (!api.FPDFText_GetLooseCharBox(textPage, index, box)) continue;
        const [left = 0, top = 0, right = 0, bottom = 0] = memory.float32s(box, 4);
        const angle = api.FPDFText_GetCharAngle(textPage, index);
        collector.add({ code, left, right, top, bottom }, angle, styleOf(textPage, index));
      }
    });
  } finally {
    api.FPDFText_ClosePage(textPage);
  }
  return collector.layers();
}

class SegmentCollector<Style> {
  readonly #layers = new Map<number, StyledSegment<Style>[]>();
  #text = '';
  #spaces = 0;
  #segment: StyledSegment<Style> | undefined;
  #turns = 0;
  #last: Character | undefined;
  readonly #isDivided: IsDivided;

  constructor(isDivided: IsDivided) {
    this.#isDivided = isDivided;
  }

  /** @param angle in radians, clockwise, as PDFium derives it from the matrix */
  add(character: Character, angle: number, style: Style): void {
    const turns = (((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4) as Turns;
    const place = upright(character, turns);
    const before = this.#segment;
    if (
      before !== undefined &&
      (turns !== this.#turns || this.#isApart(place, before) || this.#isDivided(before, place))
    )
      this.endSegment();
    const letters = written(character.code);
    if (this.#segment === undefined) {
      this.#turns = turns;
      this.#segment = { ...place, text: '', fontSize: place.bottom - place.top, pieces: [] };
      this.#text = letters;
    } else {
      this.#text += (this.#spaces > 0 ? ' ' : '') + letters;
      const { left, right, top, bottom } = this.#segment;
      this.#segment.left = Math.min(left, place.left);
      this.#segment.right = Math.max(right, place.right);
      this.#segment.top = Math.min(top, place.top);
      this.#segment.bottom = Math.max(bottom, place.bottom);
    }
    this.#addPiece(this.#segment.pieces, letters, place, style);
    const next = { ...place, code: character.code };
    if (this.#spaces === 0 && this.#last !== undefined && isTurnedLigature(this.#last, next))
      this.#turnLastLetters(this.#segment.pieces);
    this.#last = next;
    this.#spaces = 0;
  }

  #turnLastLetters(pieces: StyledPiece<Style>[]): void {
    const last = pieces.at(-1);
    if (last === undefined || last.text.length < 2) return;
    last.text = withLastSwapped(last.text);
    this.#text = withLastSwapped(this.#text);
  }

  #addPiece(pieces: StyledPiece<Style>[], letters: string, place: PageBox, style: Style): void {
    const last = pieces.at(-1);
    if (last !== undefined && this.#spaces > 0) last.text += ' ';
    if (last === undefined || last.style !== style) {
      pieces.push({ text: letters, style, left: place.left, right: place.right });
      return;
    }
    last.text += letters;
    last.left = Math.min(last.left, place.left);
    last.right = Math.max(last.right, place.right);
  }

  space(code: number): void {
    if (code !== 0) this.#spaces += 1;
  }

  endSegment(): void {
    const segment = this.#segment;
    this.#segment = undefined;
    this.#last = undefined;
    this.#spaces = 0;
    if (segment === undefined || this.#text.trim() === '') return;
    const layer = this.#layers.get(this.#turns) ?? [];
    layer.push({ ...segment, text: this.#text });
    this.#layers.set(this.#turns, layer);
  }

  #isApart(place: PageBox, segment: TextSegment): boolean {
    const height = Math.max(1, Math.min(segment.fontSize, place.bottom - place.top));
    const gap = Math.max(place.left - segment.right, segment.left - place.right);
    const shared = Math.min(segment.bottom, place.bottom) - Math.max(segment.top, place.top);
    return gap > height * gapInFontSizes || shared < height * 0.2;
  }

  layers(): TextLayer<StyledSegment<Style>>[] {
    this.endSegment();
    return [...this.#layers]
      .map(([turns, segments]) => ({ turns: turns as Turns, segments }))
      .sort((a, b) => b.segments.length - a.segments.length);
  }
}

/** Rotates a box so that its text runs left to right, with y downwards. */
export function upright({ left, right, top, bottom }: PageBox, turns: Turns): PageBox {
  switch (turns) {
    case 0:
      return { left, right, top: -top, bottom: -bottom };
    case 1:
      return { left: -top, right: -bottom, top: -right, bottom: -left };
    case 2:
      return { left: -right, right: -left, top: bottom, bottom: top };
    case 3:
      return { left: bottom, right: top, top: left, bottom: right };
  }
}

/** The inverse of `upright`, in PDF coordinates. */
export function asDrawn({ left, right, top, bottom }: PageBox, turns: Turns): PageBox {
  switch (turns) {
    case 0:
      return { left, right, top: -top, bottom: -bottom };
    case 1:
      return { left: -bottom, right: -top, top: -left, bottom: -right };
    case 2:
      return { left: -right, right: -left, top, bottom };
    case 3:
      return { left: top, right: bottom, top: right, bottom: left };
  }
}

/** Replaces ligatures and Arabic presentation forms by their letters. */
function written(code: number): string {
  if (code === hyphenAtLineEnd || code === 0xfffe) return '-';
  if (code < 0x20 || code > 0x10ffff) return '';
  const character = String.fromCodePoint(code);
  const isForm = (code >= 0xfb00 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfeff);
  return isForm ? character.normalize('NFKC') : character;
}

const lam = 0x0644;
const alefs: readonly number[] = [0x0622, 0x0623, 0x0625, 0x0627, 0x0671];

/**
 * A lam-alef ligature is one glyph. PDFium reverses Arabic lines letter by letter, including the two letters of that glyph,
 * which files give in reading order: the lam then follows although it is right of its alef, or in its place.
 */
const isTurnedLigature = (before: Character, next: Character): boolean =>
  next.code === lam &&
  alefs.includes(before.code) &&
  next.left >= before.left &&
  next.left - before.right < (next.bottom - next.top) * touching;

const touching = 0.05;

/** Swaps the last two letters. */
const withLastSwapped = (text: string): string => text.slice(0, -2) + text.slice(-1) + text.slice(-2, -1);

/** PDFium's code for a hyphen that splits a word at a line end. */
const hyphenAtLineEnd = 2;

const isLineEnd = (code: number): boolean => code === 0x0a || code === 0x0d;
const isSpace = (code: number): boolean => code === 0x20 || code === 0xa0 || code === 0x09 || code === 0;
