import { invert, type Matrix, multiply } from '../../compress/content/matrix.ts';
import type { Operand } from '../../compress/content/scan-content.ts';
import type { Point } from './content-box.ts';
import type { Glyph, ShownText } from './page-items.ts';

/**
 * What a text operator shows anew: codes as bytes, a move in thousandths of the size as in TJ, or operators between two
 * operators that show text.
 */
export type TextPart = Buffer | number | { operators: string };

export type NewRun = {
  parts: readonly TextPart[];
  /** Of all parts together, in text space. */
  advance: number;
};

/**
 * The operator with some of its glyphs replaced: those with an owner. `instead` gives the parts for a run of glyphs of one owner
 * that follow each other; the text after each run stays where it was. With a place to `begin` at, a text matrix, the operator
 * stands there, and the next line is where it would be otherwise.
 */
export function rewriteText<Owner>(
  shown: ShownText,
  ownerOf: (glyph: Glyph) => Owner | undefined,
  instead: (owner: Owner, run: readonly Glyph[]) => NewRun,
  begin?: Matrix,
): Buffer {
  const parts: TextPart[] = [];
  let run: { owner: Owner; glyphs: Glyph[] } | undefined;
  const endRun = () => {
    const first = run?.glyphs[0];
    const last = run?.glyphs.at(-1);
    if (!run || !first || !last) return;
    const { parts: added, advance } = instead(run.owner, run.glyphs);
    parts.push(...added, moveFor(shown, last.offset + last.advance - first.offset - advance));
    run = undefined;
  };
  const kerns = kernsOf(shown);
  let item = 0;
  for (const glyph of shown.glyphs) {
    const owner = ownerOf(glyph);
    if (run && run.owner !== owner) endRun();
    for (; item < glyph.item; item++) {
      const kern = kerns[item];
      // A kern between two glyphs of a run is part of the run's width.
      if (kern !== undefined && !run) parts.push(kern);
    }
    if (owner === undefined) parts.push(bytesOf(shown, glyph));
    else {
      run ??= { owner, glyphs: [] };
      run.glyphs.push(glyph);
    }
  }
  endRun();
  for (const kern of kerns.slice(item)) if (kern !== undefined) parts.push(kern);
  const written = begin ? `${setPlace(begin)} ${writeParts(parts)} ${setPlace(shown.place.line)}` : writeParts(parts);
  return Buffer.from(`${lineStart(shown)}${written}`, 'latin1');
}

/** The operator that sets the text matrix. */
export const setPlace = (matrix: Matrix): string => `${matrix.map((value) => Number(value.toFixed(6))).join(' ')} Tm`;

/** The text matrix `offset` along the operator in text space, and `by` further in user space. */
export const placeOf = ({ place: { text, current } }: ShownText, offset: number, by: Point): Matrix => {
  const [a, b, c, d, e, f] = multiply(multiply([1, 0, 0, 1, offset, 0], text), current);
  return multiply([a, b, c, d, e + by.x, f + by.y], invert(current));
};

/** Glyphs that follow each other as they were, `distance` further along the line in text space. */
export function movedRun(shown: ShownText, run: readonly Glyph[], distance: number): NewRun {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return { parts: [], advance: 0 };
  const kerns = kernsOf(shown);
  const parts: TextPart[] = [moveFor(shown, distance)];
  let item = first.item;
  for (const glyph of run) {
    for (; item < glyph.item; item++) parts.push(kerns[item] ?? 0);
    parts.push(bytesOf(shown, glyph));
  }
  return { parts, advance: last.offset + last.advance - first.offset + distance };
}

/** The number in TJ's list that moves by this distance in text space. */
export function moveFor({ state: { size, scale, font } }: ShownText, distance: number): number {
  const unit = (size / 1000) * (font.isVertical ? 1 : scale);
  return unit === 0 ? 0 : -distance / unit;
}

/** `'` and `"` begin a new line first (ISO 32000-2, 9.4.3). */
function lineStart({ operator: { name, operands } }: ShownText): string {
  if (name === "'") return 'T* ';
  if (name !== '"') return '';
  const [word = 0, character = 0] = operands.filter((operand) => typeof operand === 'number');
  return `${number(word)} Tw ${number(character)} Tc T* `;
}

function writeParts(parts: readonly TextPart[]): string {
  let written = '';
  let list = '';
  let codes: Buffer[] = [];
  let move = 0;
  const endCodes = () => {
    if (codes.length > 0) list += `<${Buffer.concat(codes).toString('hex')}>`;
    codes = [];
  };
  const endMove = () => {
    if (Math.abs(move) > 1e-4) list += number(move);
    move = 0;
  };
  const endList = () => {
    endCodes();
    endMove();
    if (list !== '') written += `[${list}] TJ `;
    list = '';
  };
  for (const part of parts) {
    if (typeof part === 'number') {
      endCodes();
      move += part;
    } else if (Buffer.isBuffer(part)) {
      endMove();
      codes.push(part);
    } else {
      endList();
      written += `${part.operators} `;
    }
  }
  endList();
  return written.trimEnd();
}

export const number = (value: number): string => String(Number(value.toFixed(4)));

/** The numbers in TJ's list by their index; nothing where it has strings. */
function kernsOf({ operator: { name, operands } }: ShownText): (number | undefined)[] {
  const list = name === 'TJ' ? operands.at(-1) : undefined;
  const items = list !== undefined && typeof list !== 'number' && 'list' in list ? list.list : [];
  return items.map((item) => (typeof item === 'number' ? item : undefined));
}

/** The bytes of a glyph's code. */
export function bytesOf({ operator: { name, operands } }: ShownText, { item, at, bytes }: Glyph): Buffer {
  const last = operands.at(-1);
  const string: Operand | undefined =
    name === 'TJ' && last !== undefined && typeof last !== 'number' && 'list' in last ? last.list[item] : last;
  if (string === undefined || typeof string === 'number' || !('text' in string)) return Buffer.alloc(0);
  return string.text.subarray(at, at + bytes);
}
