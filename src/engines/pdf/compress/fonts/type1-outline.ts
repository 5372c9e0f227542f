import type { GlyphOutline } from './glyph-outline.ts';
import { standardEncoding } from './standard-encodings.ts';
import type { Type1Font } from './type1-program.ts';

/** Charstring commands (Adobe Type 1 Font Format, chapter 6.4); two-byte ones are 1200 + the second byte. */
const command = {
  hstem: 1,
  vstem: 3,
  vmoveto: 4,
  rlineto: 5,
  hlineto: 6,
  vlineto: 7,
  rrcurveto: 8,
  closepath: 9,
  callsubr: 10,
  return: 11,
  hsbw: 13,
  endchar: 14,
  rmoveto: 21,
  hmoveto: 22,
  vhcurveto: 30,
  hvcurveto: 31,
  dotsection: 1200,
  vstem3: 1201,
  hstem3: 1202,
  seac: 1206,
  sbw: 1207,
  div: 1212,
  callothersubr: 1216,
  pop: 1217,
  setcurrentpoint: 1233,
} as const;

/** The first four OtherSubrs (chapter 8). */
const otherSubroutine = { endFlex: 0, startFlex: 1, addFlexPoint: 2, replaceHints: 3 } as const;

const maxSubroutineDepth = 12;
const maxAccentDepth = 2;
const maxSegments = 50_000;

/** Interprets a glyph's charstring. Undefined when there is no such glyph; throws a RangeError for a damaged one. */
export function outlineOf(font: Type1Font, glyphName: string, accentDepth = 0): GlyphOutline | undefined {
  const charString = font.charStrings.get(glyphName);
  return charString && new OutlineReader(font, accentDepth).read(charString);
}

class OutlineReader {
  readonly #font: Type1Font;
  readonly #accentDepth: number;
  readonly #outline: GlyphOutline = {
    width: 0,
    leftBearing: 0,
    segments: [],
    horizontalStems: [],
    verticalStems: [],
    replacesHints: false,
  };
  #x = 0;
  #y = 0;
  #operands: number[] = [];
  /** Results of an OtherSubrs call, for `pop`. */
  #results: number[] = [];
  /** The points of the current flex (chapter 8.3). */
  #flexPoints: { x: number; y: number }[] | undefined;
  #started = false;
  #ended = false;

  constructor(font: Type1Font, accentDepth: number) {
    this.#font = font;
    this.#accentDepth = accentDepth;
  }

  read(charString: Buffer): GlyphOutline {
    this.#run(charString, 0);
    return this.#outline;
  }

  /** Numbers and commands as encoded in chapter 6.2. */
  #run(code: Buffer, depth: number): void {
    for (let at = 0; at < code.length && !this.#ended; ) {
      const head = code.readUInt8(at++);
      if (head >= 32) {
        const [value, length] = readNumber(code, head, at);
        this.#operands.push(value);
        at += length;
        continue;
      }
      const name = head === 12 ? 1200 + code.readUInt8(at++) : head;
      if (name === command.return) return;
      if (name === command.callsubr) {
        const subroutine = this.#font.subroutines[this.#operands.pop() ?? -1];
        if (!subroutine || depth >= maxSubroutineDepth) throw new RangeError('A charstring calls a missing subroutine');
        this.#run(subroutine, depth + 1);
      } else this.#execute(name);
    }
  }

  #execute(name: number): void {
    if (this.#outline.segments.length > maxSegments) throw new RangeError('A charstring without end');
    if (this.#compute(name)) return;
    const operands = this.#operands;
    this.#operands = [];
    if (!this.#setUp(name, operands) && !this.#hint(name, operands) && !this.#draw(name, operands))
      throw new RangeError(`Unknown charstring command ${name}`);
  }

  /** Commands that compute with operands and leave the result on the stack. */
  #compute(name: number): boolean {
    switch (name) {
      case command.div:
        this.#divide();
        return true;
      case command.callothersubr:
        this.#callOther();
        return true;
      case command.pop:
        this.#operands.push(this.#results.pop() ?? 0);
        return true;
      default:
        return false;
    }
  }

  #setUp(name: number, operands: readonly number[]): boolean {
    const [a = 0, b = 0, c = 0] = operands;
    switch (name) {
      case command.hsbw:
        this.#outline.leftBearing = a;
        this.#outline.width = b;
        this.#moveTo(a, 0);
        return true;
      case command.sbw:
        this.#outline.leftBearing = a;
        this.#outline.width = c;
        this.#moveTo(a, b);
        return true;
      case command.endchar:
        this.#ended = true;
        return true;
      case command.seac:
        this.#composeAccent(operands);
        return true;
      case command.setcurrentpoint:
        this.#moveTo(a, b);
        return true;
      case command.closepath:
        return true;
      default:
        return false;
    }
  }

  /** Stems are relative to the left side bearing (chapter 6.4). Those after the first contour replace earlier ones. */
  #hint(name: number, operands: readonly number[]): boolean {
    const bearing = this.#outline.leftBearing;
    const stems = pairs(operands);
    switch (name) {
      case command.hstem:
      case command.hstem3:
        if (!this.#started) this.#outline.horizontalStems.push(...stems);
        return true;
      case command.vstem:
      case command.vstem3:
        if (!this.#started)
          this.#outline.verticalStems.push(...stems.map(([from, size]) => [from + bearing, size] as const));
        return true;
      case command.dotsection:
        return true;
      default:
        return false;
    }
  }

  #draw(name: number, operands: readonly number[]): boolean {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands;
    const last = operands.at(-1) ?? 0;
    switch (name) {
      case command.rmoveto:
        this.#startContour(operands.at(-2) ?? 0, last);
        return true;
      case command.hmoveto:
        this.#startContour(last, 0);
        return true;
      case command.vmoveto:
        this.#startContour(0, last);
        return true;
      case command.rlineto:
        this.#lineBy(a, b);
        return true;
      case command.hlineto:
        this.#lineBy(a, 0);
        return true;
      case command.vlineto:
        this.#lineBy(0, a);
        return true;
      case command.rrcurveto:
        this.#curveBy(a, b, c, d, e, f);
        return true;
      case command.vhcurveto:
        this.#curveBy(0, a, b, c, d, 0);
        return true;
      case command.hvcurveto:
        this.#curveBy(a, 0, b, c, 0, d);
        return true;
      default:
        return false;
    }
  }

  #divide(): void {
    const divisor = this.#operands.pop() ?? 1;
    const dividend = this.#operands.pop() ?? 0;
    this.#operands.push(divisor === 0 ? 0 : dividend / divisor);
  }

  #callOther(): void {
    const number = this.#operands.pop() ?? 0;
    const count = this.#operands.pop() ?? 0;
    const given = this.#operands.splice(Math.max(0, this.#operands.length - count));
    if (number === otherSubroutine.startFlex) this.#flexPoints = [];
    else if (number === otherSubroutine.endFlex) this.#endFlex(given);
    else if (number === otherSubroutine.replaceHints) {
      this.#outline.replacesHints = true;
      // What the font expects back: the subroutine that declares the new stems, or number 3, a no-op.
      this.#results = [3];
    } else if (number !== otherSubroutine.addFlexPoint) this.#results = given.reverse();
  }

  /** Seven points: the reference point, then two curves (chapter 8.3). */
  #endFlex([, endX = 0, endY = 0]: readonly number[]): void {
    const [, p1, p2, p3, p4, p5, p6] = this.#flexPoints ?? [];
    if (p1 && p2 && p3 && p4 && p5 && p6) {
      for (const [from, over, to] of [
        [p1, p2, p3],
        [p4, p5, p6],
      ] as const)
        this.#outline.segments.push({
          kind: 'curve',
          ...{ x1: from.x, y1: from.y, x2: over.x, y2: over.y, x: to.x, y: to.y },
        });
    }
    this.#flexPoints = undefined;
    this.#results = [endY, endX];
    this.#moveTo(endX, endY);
  }

  #moveTo(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
  }

  #startContour(dx: number, dy: number): void {
    this.#moveTo(this.#x + dx, this.#y + dy);
    if (this.#flexPoints) {
      this.#flexPoints.push({ x: this.#x, y: this.#y });
      return;
    }
    this.#started = true;
    this.#outline.segments.push({ kind: 'move', x: this.#x, y: this.#y });
  }

  #lineBy(dx: number, dy: number): void {
    this.#moveTo(this.#x + dx, this.#y + dy);
    this.#outline.segments.push({ kind: 'line', x: this.#x, y: this.#y });
  }

  #curveBy(dx1: number, dy1: number, dx2: number, dy2: number, dx3: number, dy3: number): void {
    const x1 = this.#x + dx1;
    const y1 = this.#y + dy1;
    const x2 = x1 + dx2;
    const y2 = y1 + dy2;
    this.#moveTo(x2 + dx3, y2 + dy3);
    this.#outline.segments.push({ kind: 'curve', x1, y1, x2, y2, x: this.#x, y: this.#y });
  }

  /** seac: a base character and an accent, by StandardEncoding codes. */
  #composeAccent(operands: readonly number[]): void {
    const [accentBearing = 0, dx = 0, dy = 0, baseCode = 0, accentCode = 0] = operands;
    if (this.#accentDepth >= maxAccentDepth) throw new RangeError('Accents of accents');
    const part = (code: number) => outlineOf(this.#font, standardEncoding[code] ?? '', this.#accentDepth + 1);
    const base = part(baseCode);
    const accent = part(accentCode);
    if (!base || !accent) throw new RangeError('An accented character lacks a part');
    const shift = this.#outline.leftBearing - accentBearing + dx;
    this.#outline.segments.push(...base.segments, ...accent.segments.map((segment) => moved(segment, shift, dy)));
    this.#outline.replacesHints = true;
    this.#ended = true;
  }
}

function moved(segment: GlyphOutline['segments'][number], dx: number, dy: number): GlyphOutline['segments'][number] {
  const end = { x: segment.x + dx, y: segment.y + dy };
  if (segment.kind !== 'curve') return { kind: segment.kind, ...end };
  const { x1, y1, x2, y2 } = segment;
  return { kind: 'curve', x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy, ...end };
}

function pairs(values: readonly number[]): (readonly [number, number])[] {
  const result: (readonly [number, number])[] = [];
  for (let at = 0; at + 1 < values.length; at += 2) result.push([values[at] ?? 0, values[at + 1] ?? 0]);
  return result;
}

/** The number that begins with `head`, and how many more bytes it takes. */
function readNumber(code: Buffer, head: number, at: number): readonly [value: number, length: number] {
  if (head <= 246) return [head - 139, 0];
  if (head <= 250) return [(head - 247) * 256 + code.readUInt8(at) + 108, 1];
  if (head <= 254) return [-(head - 251) * 256 - code.readUInt8(at) - 108, 1];
  return [code.readInt32BE(at), 4];
}
