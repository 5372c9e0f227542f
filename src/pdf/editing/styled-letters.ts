import type { LetterStyle, StyledRun } from './styled-runs.ts';

/** A UTF-16 unit and its style. */
export type StyledLetter = {
  unit: string;
  style: LetterStyle;
  /** The same for equal styles. */
  key: string;
};

type StyledText = { text: string; runs: StyledRun[] };

/** Unicode's private characters, of which some files use some. */
const privateUse = { first: 0xe000, last: 0xf8ff };
const isPrivate = /[\ue000-\uf8ff]/g;
const hasPrivate = /[\ue000-\uf8ff]/;
const isGap = /^[^\S\n\f]*$/;

/**
 * Writes texts with styles as plain strings, unit for unit: each letter with a style of its own is a private character. So
 * whatever wraps, compares and moves words carries their style along. White space has no style there; between two letters of
 * the same style it gets theirs.
 */
export class StyledLetters {
  readonly #codes = new Map<string, string>();
  readonly #letters = new Map<string, StyledLetter>();
  readonly #taken: ReadonlySet<string>;
  #next = privateUse.first;

  /** @param plain all texts that are written or compared: what they use is left alone */
  constructor(plain: Iterable<string>) {
    this.#taken = new Set([...plain].flatMap((text) => text.match(isPrivate) ?? []));
  }

  write(text: string, runs: readonly StyledRun[]): string {
    if (runs.length === 0) return text;
    let written = '';
    let at = 0;
    for (const { start, end, ...style } of runs) {
      written += text.slice(at, start) + this.#dress(text.slice(start, end), style);
      at = Math.max(at, end);
    }
    return written + text.slice(at);
  }

  #dress(text: string, style: LetterStyle): string {
    const key = keyOf(style);
    if (key === noStyle) return text;
    return text.replace(/\S/g, (unit) => this.#codeOf(unit, style, key));
  }

  #codeOf(unit: string, style: LetterStyle, key: string): string {
    const known = this.#codes.get(unit + key);
    if (known !== undefined) return known;
    while (this.#taken.has(String.fromCharCode(this.#next))) this.#next++;
    if (this.isFull) return unit;
    const code = String.fromCharCode(this.#next++);
    this.#codes.set(unit + key, code);
    this.#letters.set(code, { unit, style, key });
    return code;
  }

  /** There are more different letters than can be written; the others have no style. */
  get isFull(): boolean {
    return this.#next > privateUse.last;
  }

  letterOf(unit: string): StyledLetter | undefined {
    return this.#letters.get(unit);
  }

  /** The same text with other styles from `from` to before `to`. */
  restyle(written: string, from: number, to: number, change: (style: LetterStyle) => LetterStyle): string {
    const changed = written
      .slice(from, to)
      .split('')
      .map((unit) => {
        const known = this.#letters.get(unit);
        return this.#dress(known?.unit ?? unit, change(known?.style ?? {}));
      });
    return written.slice(0, from) + changed.join('') + written.slice(to);
  }

  /** No letter has a style of its own. */
  isPlain(written: string): boolean {
    return this.#letters.size === 0 || !hasPrivate.test(written);
  }

  plain(written: string): string {
    if (this.isPlain(written)) return written;
    return written.replace(isPrivate, (unit) => this.#letters.get(unit)?.unit ?? unit);
  }

  read(written: string): StyledText {
    const runs: StyledRun[] = [];
    let open: { key: string; end: number } | undefined;
    for (const { index, 0: unit } of this.#letters.size === 0 ? [] : written.matchAll(isPrivate)) {
      const letter = this.#letters.get(unit);
      if (!letter) continue;
      const { key } = letter;
      const last = runs.at(-1);
      const goesOn = open?.key === key && (open.end === index || isGap.test(written.slice(open.end, index)));
      if (last && goesOn) last.end = index + 1;
      else runs.push({ start: index, end: index + 1, ...letter.style });
      open = { key, end: index + 1 };
    }
    return { text: this.plain(written), runs };
  }
}

const keyOf = ({ fontSize, color, bold, italic }: LetterStyle): string =>
  JSON.stringify([fontSize ?? 0, color ?? '', bold ?? 0, italic ?? 0]);

const noStyle = keyOf({});

/**
 * Other text in the place of a styled one, with its styles: what is before and after the difference keeps its own, and new
 * letters have that of the letter before them.
 */
export function carryStyles(letters: StyledLetters, before: string, text: string): string {
  const old = letters.plain(before);
  if (old === before) return text;
  let start = 0;
  while (start < old.length && start < text.length && old[start] === text[start]) start++;
  let end = 0;
  const most = Math.min(old.length, text.length) - start;
  while (end < most && old[old.length - 1 - end] === text[text.length - 1 - end]) end++;
  const added = text.slice(start, text.length - end);
  const style = letters.letterOf(before[start - 1] ?? '')?.style;
  const middle = style ? letters.write(added, [{ start: 0, end: added.length, ...style }]) : added;
  return before.slice(0, start) + middle + before.slice(before.length - end);
}

/** How wide a bold letter is beside a regular one of most families. */
const boldRatio = 1.06;

/** How wide a letter of another style is, as an estimate, where letters have this size. */
export const estimatedRatio =
  (size: number) =>
  ({ style: { fontSize, bold } }: StyledLetter): number =>
    (fontSize === undefined || size <= 0 ? 1 : fontSize / size) * (bold ? boldRatio : 1);

/** Measures written texts, with what measures plain ones and how much wider letters of other styles are. */
export function measureStyled(
  letters: StyledLetters,
  widthOf: (text: string) => number,
  ratioOf: (letter: StyledLetter) => number,
): (written: string) => number {
  // Every key asks for the same letters many times.
  const known = new Map<StyledLetter, number>();
  const widthOfLetter = (letter: StyledLetter): number => {
    const width = known.get(letter) ?? widthOf(letter.unit) * ratioOf(letter);
    known.set(letter, width);
    return width;
  };
  return (written) => {
    if (letters.isPlain(written)) return widthOf(written);
    let plain = '';
    let width = 0;
    for (const unit of written.split('')) {
      const letter = letters.letterOf(unit);
      if (letter) width += widthOfLetter(letter);
      else plain += unit;
    }
    return width + widthOf(plain);
  };
}
