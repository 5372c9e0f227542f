import type { PageBox } from './text-segments.ts';

/** A character with its place, in reading order. */
type Placed = PageBox & { code: number };

/** Letters touch within this share of their height. */
const touching = 0.2;
/** Characters after a right-to-left one whose order is still checked: a few lines. */
const reach = 300;

const isRightToLeft = (code: number): boolean =>
  (code >= 0x590 && code <= 0x8ff && !isDigit(code)) || (code >= 0xfb1d && code <= 0xfdff);
/** Arabic-Indic and Persian digits. */
const isDigit = (code: number): boolean => (code >= 0x660 && code <= 0x669) || (code >= 0x6f0 && code <= 0x6f9);

const partOfRun = /[\p{L}\p{N}+#@%&=_/.,:;-]/u;
const isWord = (code: number): boolean => /[\p{L}\p{N}+#@]/u.test(String.fromCodePoint(code));

/**
 * Restores the order of left-to-right runs inside of right-to-left text: PDFium splits 'U+0660' where letters, signs and digits
 * meet, and returns the pieces from right to left.
 */
export class LeftToRightRuns<Character extends Placed> {
  readonly #emit: (character: Character) => void;
  #run: Character[] = [];
  #sinceRightToLeft = reach;

  constructor(emit: (character: Character) => void) {
    this.#emit = emit;
  }

  add(character: Character): void {
    const { code } = character;
    this.#sinceRightToLeft = isRightToLeft(code) ? 0 : this.#sinceRightToLeft + 1;
    if (this.#sinceRightToLeft > 0 && this.#sinceRightToLeft < reach && code < 0x590 && isPart(code)) {
      this.#run.push(character);
      return;
    }
    this.flush();
    this.#emit(character);
  }

  /** Ends a run, at a space or line end. */
  flush(): void {
    if (this.#run.length === 0) return;
    const run = this.#run;
    this.#run = [];
    for (const character of inOrder(run)) this.#emit(character);
  }
}

const isPart = (code: number): boolean => partOfRun.test(String.fromCodePoint(code));

function inOrder<Character extends Placed>(run: readonly Character[]): readonly Character[] {
  const goesBack = run.some((character, index) => character.left < (run[index - 1]?.left ?? character.left));
  if (!goesBack) return run;
  const sorted = run.toSorted((a, b) => a.left - b.left);
  const isOneWord = sorted.every((next, index) => {
    const before = sorted[index - 1];
    if (before === undefined) return true;
    const height = Math.abs(next.top - next.bottom);
    const isOnLine = Math.abs(next.bottom - before.bottom) < height * touching;
    return isOnLine && Math.abs(next.left - before.right) < height * touching;
  });
  if (!isOneWord) return run;
  // A full stop at the left edge ends the run, one at the right begins it.
  const first = sorted.findIndex(({ code }) => isWord(code));
  const last = sorted.findLastIndex(({ code }) => isWord(code));
  if (first < 0) return run;
  return [...sorted.slice(last + 1), ...sorted.slice(first, last + 1), ...sorted.slice(0, first)];
}
