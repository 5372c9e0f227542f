import type { GlyphOutline, Segment, Stem } from './glyph-outline.ts';

/** Operators of Adobe Technical Note 5177, The Type 2 Charstring Format, section 4. */
const operator = {
  hstem: 1,
  vstem: 3,
  vmoveto: 4,
  rlineto: 5,
  hlineto: 6,
  vlineto: 7,
  rrcurveto: 8,
  endchar: 14,
  rmoveto: 21,
  hmoveto: 22,
  vhcurveto: 30,
  hvcurveto: 31,
} as const;

/** Section 3: 48 operands at most; lines take two of them, curves six. */
const maxLineOperands = 46;
const maxCurveOperands = 42;
/** The format allows 96, but real glyphs need far fewer; glyphs with more lose their hints. */
const maxStems = 20;

/** Writes an outline as a Type 2 charstring, with hints that hold for the whole glyph. */
export function writeType2(outline: GlyphOutline): Buffer {
  const code: number[] = [];
  // The width before the first operator is absolute: the Private dictionary sets no nominal width.
  writeNumber(rounded(outline.width), code);
  writeStems(outline, code);
  new SegmentWriter(code).write(outline.segments);
  code.push(operator.endchar);
  return Buffer.from(code);
}

function writeStems(outline: GlyphOutline, code: number[]): void {
  if (outline.replacesHints) return;
  const horizontal = inOrder(outline.horizontalStems);
  const vertical = inOrder(outline.verticalStems);
  if (!horizontal || !vertical || horizontal.length + vertical.length >= maxStems) return;
  for (const [stems, name] of [
    [horizontal, operator.hstem],
    [vertical, operator.vstem],
  ] as const) {
    if (stems.length === 0) continue;
    let edge = 0;
    for (const [from, thickness] of stems) {
      writeNumber(rounded(from - edge), code);
      writeNumber(rounded(thickness), code);
      edge = from + thickness;
    }
    code.push(name);
  }
}

/** Stems sorted from low to high (section 4.3); undefined when they overlap. */
function inOrder(stems: readonly Stem[]): Stem[] | undefined {
  const sorted = stems
    .map(([from, thickness]): Stem => (thickness < 0 ? [from + thickness, -thickness] : [from, thickness]))
    .sort(([one], [other]) => one - other);
  let edge = Number.NEGATIVE_INFINITY;
  for (const [from, thickness] of sorted) {
    if (from < edge) return undefined;
    edge = from + thickness;
  }
  return sorted;
}

/** Writes segments in relative coordinates, runs of lines or curves under one operator. */
class SegmentWriter {
  readonly #code: number[];
  #x = 0;
  #y = 0;
  #run: { operands: number[]; operator: number } | undefined;

  constructor(code: number[]) {
    this.#code = code;
  }

  write(segments: readonly Segment[]): void {
    for (const segment of segments) {
      // Differences of rounded positions, not rounded differences: errors must not add up along a contour.
      const x = rounded(segment.x);
      const y = rounded(segment.y);
      if (segment.kind === 'curve') {
        const [x1, y1, x2, y2] = [rounded(segment.x1), rounded(segment.y1), rounded(segment.x2), rounded(segment.y2)];
        this.#curve([x1 - this.#x, y1 - this.#y, x2 - x1, y2 - y1, x - x2, y - y2].map(rounded));
      } else if (segment.kind === 'move') this.#move(x - this.#x, y - this.#y);
      else this.#line(x - this.#x, y - this.#y);
      this.#x = x;
      this.#y = y;
    }
    this.#flush();
  }

  #move(dx: number, dy: number): void {
    if (dy === 0) this.#single([dx], operator.hmoveto);
    else if (dx === 0) this.#single([dy], operator.vmoveto);
    else this.#single([dx, dy], operator.rmoveto);
  }

  #line(dx: number, dy: number): void {
    if (dy === 0) this.#single([dx], operator.hlineto);
    else if (dx === 0) this.#single([dy], operator.vlineto);
    else this.#extend([dx, dy], operator.rlineto, maxLineOperands);
  }

  #curve(deltas: number[]): void {
    const [dx1 = 0, dy1 = 0, dx2 = 0, dy2 = 0, dx3 = 0, dy3 = 0] = deltas;
    if (dx1 === 0 && dy3 === 0) this.#single([dy1, dx2, dy2, dx3], operator.vhcurveto);
    else if (dy1 === 0 && dx3 === 0) this.#single([dx1, dx2, dy2, dy3], operator.hvcurveto);
    else this.#extend(deltas, operator.rrcurveto, maxCurveOperands);
  }

  #single(operands: readonly number[], name: number): void {
    this.#flush();
    for (const value of operands) writeNumber(rounded(value), this.#code);
    this.#code.push(name);
  }

  #extend(operands: readonly number[], name: number, most: number): void {
    if (this.#run?.operator !== name || this.#run.operands.length + operands.length > most) {
      this.#flush();
      this.#run = { operands: [], operator: name };
    }
    this.#run.operands.push(...operands);
  }

  #flush(): void {
    if (!this.#run) return;
    for (const value of this.#run.operands) writeNumber(rounded(value), this.#code);
    this.#code.push(this.#run.operator);
    this.#run = undefined;
  }
}

/** To a hundredth of a unit (1000 per em), far below what any device shows. */
const rounded = (value: number): number => (Number.isInteger(value) ? value : Math.round(value * 100) / 100);

/** Section 3.2: integers in one to three bytes, others as 16.16 fixed point. */
function writeNumber(value: number, code: number[]): void {
  if (!Number.isInteger(value) || Math.abs(value) > 32_767) {
    const fixed = Math.round(value * 65_536) | 0;
    code.push(255, (fixed >> 24) & 255, (fixed >> 16) & 255, (fixed >> 8) & 255, fixed & 255);
  } else if (value >= -107 && value <= 107) code.push(value + 139);
  else if (value >= 108 && value <= 1131) code.push(((value - 108) >> 8) + 247, (value - 108) & 255);
  else if (value <= -108 && value >= -1131) code.push(((-value - 108) >> 8) + 251, (-value - 108) & 255);
  else code.push(28, (value >> 8) & 255, value & 255);
}
