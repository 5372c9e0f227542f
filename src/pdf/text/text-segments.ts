import type { Pdfium } from '../pdfium.ts';
import { LeftToRightRuns } from './left-to-right-runs.ts';

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
export type TextLayer<Segment extends TextSegment = TextSegment> = {
  turns: Turns;
  segments: Segment[];
  /** Text at another angle, such as a watermark: segments are boxes around it, not turned. */
  isSlanted?: true;
};

/** A box in PDF coordinates: `top` is the larger y. */
export type PageBox = { left: number; right: number; top: number; bottom: number };

/** A page with more is not text for people. */
const maxCharacters = 500_000;
/** A gap this wide, in font sizes, ends a segment: the widest space in justified lines is about 0.8. */
const gapInFontSizes = 1.3;

type Character = PageBox & { code: number };
/** The layer of text that is neither upright nor turned by a quarter. */
const slanted = 'slanted';
/** Text further from upright than this share of a quarter turn is slanted; a skewed scan is not. */
const maxSlant = 0.2;

/** A character turned upright. */
type Glyph<Style> = { code: number; place: PageBox; turns: Turns | typeof slanted; style: Style };

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
  const runs = new LeftToRightRuns<Character & { index: number }>(({ index, ...character }) =>
    collector.add(character, api.FPDFText_GetCharAngle(textPage, index), styleOf(textPage, index)),
  );
  try {
    const count = Math.min(api.FPDFText_CountChars(textPage), maxCharacters);
    memory.scope(16, (box) => {
      const hasNoWidth = (index: number) => {
        if (!api.FPDFText_GetLooseCharBox(textPage, index, box)) return true;
        const [left = 0, , right = 0] = memory.float32s(box, 4);
        return right - left < 0.01;
      };
      for (let index = 0; index < count; index++) {
        const code = api.FPDFText_GetUnicode(textPage, index);
        if (isLineEnd(code)) {
          runs.flush();
          collector.endSegment();
          continue;
        }
        // Spaces that PDFium inserts have no position.
        const isGenerated = api.FPDFText_IsGenerated(textPage, index) === 1;
        if (isGenerated || isSpace(code)) {
          runs.flush();
          collector.space(code, isGenerated || hasNoWidth(index));
          continue;
        }
        if (!api.FPDFText_GetLooseCharBox(textPage, index, box)) continue;
        const [left = 0, top = 0, right = 0, bottom = 0] = memory.float32s(box, 4);
        runs.add({ code, left, right, top, bottom, index });
      }
    });
    runs.flush();
  } finally {
    api.FPDFText_ClosePage(textPage);
  }
  return collector.layers();
}

class SegmentCollector<Style> {
  readonly #layers = new Map<Turns | typeof slanted, StyledSegment<Style>[]>();
  #text = '';
  #spaces = 0;
  #segment: StyledSegment<Style> | undefined;
  #turns: Turns | typeof slanted = 0;
  #last: Character | undefined;
  /** The last character that is no mark. */
  #lastBase: Character | undefined;
  /** Whether PDFium guessed all of the spaces before the next character. */
  #isOnlyGuessed = false;
  readonly #isDivided: IsDivided;
  /** An accent whose letter may follow. */
  #accent: (Glyph<Style> & { spaces: number }) | undefined;
  /** Letters of the segment, for an accent that comes after them: PDFium may return accents at the line's end. */
  #letters: { place: PageBox; piece: StyledPiece<Style>; at: number; textAt: number }[] = [];

  constructor(isDivided: IsDivided) {
    this.#isDivided = isDivided;
  }

  /** @param angle in radians, clockwise, as PDFium derives it from the matrix */
  add(character: Character, angle: number, style: Style): void {
    const quarters = angle / (Math.PI / 2);
    if (Math.abs(quarters - Math.round(quarters)) > maxSlant) {
      this.#write(
        { code: character.code, place: upright(character, 0), turns: slanted, style },
        written(character.code),
      );
      return;
    }
    const turns = (((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4) as Turns;
    const glyph = { code: character.code, place: upright(character, turns), turns, style };
    if (accents.has(glyph.code)) {
      if (turns === this.#turns && this.#placeAccent(glyph)) return;
      this.#writeAccent();
      this.#accent = { ...glyph, spaces: this.#spaces };
      return;
    }
    const accent = this.#accent;
    const letters = written(glyph.code);
    if (accent?.turns === turns && accent.spaces === this.#spaces && isOver(accent.place, glyph.place, letters)) {
      this.#accent = undefined;
      this.#write(glyph, accented(letters, accent.code));
      return;
    }
    this.#writeAccent();
    this.#write(glyph, letters);
  }

  /** Puts an accent on a letter that was drawn before it. */
  #placeAccent({ code, place }: Glyph<Style>): boolean {
    const found = this.#letters.findLast((letter) => isOver(place, letter.place, letter.piece.text.charAt(letter.at)));
    if (found === undefined) return false;
    const { piece, at, textAt } = found;
    const letter = accented(piece.text.charAt(at), code);
    piece.text = piece.text.slice(0, at) + letter + piece.text.slice(at + 1);
    this.#text = this.#text.slice(0, textAt) + letter + this.#text.slice(textAt + 1);
    this.#letters = this.#letters.filter((other) => other !== found);
    for (const other of letter.length > 1 ? this.#letters : []) {
      if (other.textAt > textAt) other.textAt += letter.length - 1;
      if (other.piece === piece && other.at > at) other.at += letter.length - 1;
    }
    return true;
  }

  /** Writes an accent without a letter. */
  #writeAccent(): void {
    const accent = this.#accent;
    if (accent === undefined) return;
    this.#accent = undefined;
    const spaces = this.#spaces - accent.spaces;
    this.#spaces = accent.spaces;
    this.#write(accent, written(accent.code));
    this.#spaces = spaces;
  }

  #write(glyph: Glyph<Style>, letters: string): void {
    const { code, place, turns, style } = glyph;
    const before = this.#segment;
    if (this.#spaces > 0 && this.#isSpaceOfMark(glyph)) this.#spaces = 0;
    if (
      before !== undefined &&
      (turns !== this.#turns ||
        (turns !== slanted && (this.#isApart(place, before) || this.#isBelowHyphen(place))) ||
        this.#isDivided(before, place))
    )
      this.endSegment();
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
    const next = { ...place, code };
    if (this.#spaces === 0 && this.#last !== undefined && isTurnedLigature(this.#last, next))
      this.#turnLastLetters(this.#segment.pieces);
    this.#last = next;
    if (!isMark(code)) this.#lastBase = next;
    this.#spaces = 0;
    const piece = this.#segment.pieces.at(-1);
    if (piece === undefined || letters.length !== 1) return;
    this.#letters.push({ place, piece, at: piece.text.length - 1, textAt: this.#text.length - 1 });
    if (this.#letters.length > lettersBack) this.#letters.shift();
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

  /** @param isGuessed PDFium wrote it because of a gap; the file has none */
  space(code: number, isGuessed: boolean): void {
    if (code === 0) return;
    this.#isOnlyGuessed = isGuessed && (this.#spaces === 0 || this.#isOnlyGuessed);
    this.#spaces += 1;
  }

  /** PDFium takes the gaps around vowel marks, which have places of their own, for spaces. */
  #isSpaceOfMark({ code, place }: Glyph<Style>): boolean {
    if (!this.#isOnlyGuessed || this.#last === undefined) return false;
    const base = isMark(this.#last.code) ? this.#lastBase : this.#last;
    if (base === undefined || (!isMark(code) && base === this.#last)) return false;
    const gap = Math.max(place.left - base.right, base.left - place.right);
    return gap < Math.max(1, base.bottom - base.top) * markGap;
  }

  endSegment(): void {
    this.#writeAccent();
    const segment = this.#segment;
    this.#segment = undefined;
    this.#last = undefined;
    this.#lastBase = undefined;
    this.#letters = [];
    this.#spaces = 0;
    if (segment === undefined || this.#text.trim() === '') return;
    const layer = this.#layers.get(this.#turns) ?? [];
    layer.push({ ...segment, text: this.#text });
    this.#layers.set(this.#turns, layer);
  }

  /** PDFium ends no line at a hyphen, and close lines overlap. */
  #isBelowHyphen(place: PageBox): boolean {
    const last = this.#last;
    return last !== undefined && isHyphenAtLineEnd(last.code) && place.right < last.left;
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
      .sort((a, b) => Number(a[0] === slanted) - Number(b[0] === slanted) || b[1].length - a[1].length)
      .map(([turns, segments]) => (turns === slanted ? { turns: 0, segments, isSlanted: true } : { turns, segments }));
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
  if (isHyphenAtLineEnd(code)) return '-';
  if (code < 0x20 || code > 0x10ffff) return '';
  const character = String.fromCodePoint(code);
  const isForm = (code >= 0xfb00 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfeff);
  return isForm ? character.normalize('NFKC') : character;
}

/** Accents that some fonts, such as TeX's older ones, draw over a letter, and their combining marks. */
const accents: ReadonlyMap<number, string> = new Map([
  [0x5e, '\u0302'],
  [0x60, '\u0300'],
  [0x7e, '\u0303'],
  [0xa8, '\u0308'],
  [0xaf, '\u0304'],
  [0xb4, '\u0301'],
  [0xb8, '\u0327'],
  [0x2c6, '\u0302'],
  [0x2c7, '\u030c'],
  [0x2d8, '\u0306'],
  [0x2d9, '\u0307'],
  [0x2da, '\u030a'],
  [0x2db, '\u0328'],
  [0x2dc, '\u0303'],
  [0x2dd, '\u030b'],
]);

/** An accent may come this many letters after its own. */
const lettersBack = 300;

function isOver(accent: PageBox, letter: PageBox, letters: string): boolean {
  const shared = Math.min(accent.right, letter.right) - Math.max(accent.left, letter.left);
  const narrower = Math.min(accent.right - accent.left, letter.right - letter.left);
  const isBeside = Math.min(accent.bottom, letter.bottom) - Math.max(accent.top, letter.top) > 0;
  return isBeside && shared > narrower * 0.6 && /^\p{L}$/u.test(letters);
}

/** Accents replace the dots of i and j. */
const dotted: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

const accented = (letter: string, accent: number): string =>
  `${dotted[letter] ?? letter}${accents.get(accent) ?? ''}`.normalize('NFC');

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

/** Hebrew and Arabic vowel marks. */
const isMark = (code: number): boolean => code >= 0x300 && /\p{M}/u.test(String.fromCodePoint(code));
/** A real space is wider, in letter heights. */
const markGap = 0.03;

/** Swaps the last two letters. */
const withLastSwapped = (text: string): string => text.slice(0, -2) + text.slice(-1) + text.slice(-2, -1);

/** PDFium's codes for a hyphen that splits a word at a line end. */
const isHyphenAtLineEnd = (code: number): boolean => code === 2 || code === 0xfffe;

const isLineEnd = (code: number): boolean => code === 0x0a || code === 0x0d;
const isSpace = (code: number): boolean => code === 0x20 || code === 0xa0 || code === 0x09 || code === 0;
