import { cutByRuns, runsWithin, type StyledPiece, type StyledRun } from '../../../../pdf/editing/styled-runs.ts';
import { comparable, type FoundGlyph, type FoundLine } from '../content/find-text.ts';

/** A piece of a line to be set. With `kept`, these are its letters on the page, which need not be other ones. */
export type LinePiece = StyledPiece & {
  /** Which of the letters it is that the page shows is not known. */
  isUnreadable?: boolean;
  kept?: {
    glyphs: readonly FoundGlyph[];
    /** Where the letter after them is along the line, in user space. */
    until: number | undefined;
  };
};

/** Instead of the text of a glyph. */
const unknown = '\ufffd';

/** Where a line of the new text is in it. */
export type TextRange = { start: number; end: number };

const plain = (text: string): string => text.replace(/[\r\n\t]+/g, ' ');

/** What replaces the glyphs of a line. Where only the style of some is another one, the others are kept. */
export function piecesFor(
  line: FoundLine,
  { newText, runs, isSame }: { newText: string; runs: readonly StyledRun[]; isSame: boolean },
  { start, end }: TextRange,
): LinePiece[] {
  const text = newText.slice(start, end);
  const inLine = runsWithin(runs, start, end);
  const restyled = inLine.length > 0 ? restyle(line, text, inLine, isSame) : undefined;
  if (restyled) return restyled;
  const pieces = inLine.length === 0 ? [{ text, style: undefined }] : cutByRuns(text, inLine);
  const isUnreadable = isSame && inLine.length > 0 && line.glyphs.some(({ glyph }) => glyph.text === undefined);
  return pieces.map((piece) => ({ ...piece, text: plain(piece.text), isUnreadable }));
}

/** The same without letters at the beginning that are kept: they need not be touched. */
export function withoutFirstKept(
  line: FoundLine,
  pieces: readonly LinePiece[],
): { line: FoundLine; pieces: readonly LinePiece[] } {
  const [first, ...others] = pieces;
  const count = first?.style === undefined ? (first?.kept?.glyphs.length ?? 0) : 0;
  return count === 0 ? { line, pieces } : { line: { ...line, glyphs: line.glyphs.slice(count) }, pieces: others };
}

/** Undefined when the line has other letters than the text. Where they are the same, those without Unicode may be any. */
function restyle(line: FoundLine, text: string, runs: readonly StyledRun[], isSame: boolean): LinePiece[] | undefined {
  const letters = lettersOf(text);
  const spelled = line.glyphs.map(({ glyph }) => comparable(glyph.text ?? unknown));
  const all = spelled.join('');
  const fits = ({ letter }: { letter: string }, at: number) => letter === all[at] || (isSame && all[at] === unknown);
  if (letters.length !== all.length || !letters.every(fits)) return undefined;
  const isStyled = letters.map(({ at }) => runs.some(({ start, end }) => at >= start && at < end));
  let read = 0;
  const groups: { isStyled: boolean; from: number; to: number; glyphs: FoundGlyph[] }[] = [];
  for (const [index, glyph] of line.glyphs.entries()) {
    const from = read;
    read += spelled[index]?.length ?? 0;
    const last = groups.at(-1);
    // A ligature is styled with any of its letters; spaces belong to the letters before them.
    const styled = from === read ? (last?.isStyled ?? false) : isStyled.slice(from, read).includes(true);
    if (last?.isStyled === styled) {
      last.to = read;
      last.glyphs.push(glyph);
    } else groups.push({ isStyled: styled, from, to: read, glyphs: [glyph] });
  }
  if (!groups.some((group) => group.isStyled)) return undefined;
  return groups.flatMap(({ isStyled: styled, from, to, glyphs }, index): LinePiece[] => {
    const begin = letters[from]?.at ?? 0;
    const stop = letters[to]?.at ?? text.length;
    const until = groups[index + 1]?.glyphs[0]?.along;
    if (!styled) return [{ text: plain(text.slice(begin, stop)), style: undefined, kept: { glyphs, until } }];
    const isUnreadable = glyphs.some(({ glyph }) => glyph.text === undefined);
    const cut = cutByRuns(text, runs, begin, stop).map((piece) => ({
      ...piece,
      text: plain(piece.text),
      isUnreadable,
    }));
    const [only] = cut;
    return only && cut.length === 1 ? [{ ...only, kept: { glyphs, until } }] : cut;
  });
}

/** The units of a text as they are compared, with the place of each. */
function lettersOf(text: string): { letter: string; at: number }[] {
  let at = 0;
  return [...text].flatMap((character) => {
    const place = at;
    at += character.length;
    return comparable(character)
      .split('')
      .map((letter) => ({ letter, at: place }));
  });
}
