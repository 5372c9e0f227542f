import { endsToken, isWhiteSpace, skipWhiteSpace } from '../../objects/syntax.ts';

/** An operand of a content stream. Strings are bytes; `other` keeps only the kind of operands that the scan does not need. */
export type Operand = number | { name: string } | { text: Buffer } | { list: Operand[] } | { other: string };

export type ContentOperator = {
  /** As written, such as `Tj`. An inline image counts as one `BI` operator. */
  name: string;
  operands: readonly Operand[];
  /** Byte offsets of the first operand and of the operator's end. */
  start: number;
  end: number;
};

/** Viewers give up beyond these; they bound the memory that damaged content takes. */
const maxOperands = 200;
const maxDepth = 20;
const maxNameBytes = 512;
/** Operators have up to three letters; none that is longer is looked up. */
const maxKnownBytes = 3;
const maxKnownOperators = 1000;
const knownOperators = new Map<number, string>();
/** Integers of 15 digits are exact, and so is their quotient by a power of ten, rounded once. */
const maxExactDigits = 15;

/** Reads a content stream operator by operator (ISO 32000-2, 7.8.2). Skips what makes no sense, as viewers do. */
export function scanContent(content: Buffer, onOperator: (operator: ContentOperator) => void): void {
  const reader = new OperandReader(content);
  let operands: Operand[] = [];
  let start = -1;
  for (;;) {
    reader.at = skipWhiteSpace(content, reader.at);
    if (reader.at >= content.length) return;
    const position = reader.at;
    if (start < 0) start = position;
    const operand = reader.operand();
    if (operand !== undefined) {
      operands.push(operand);
      if (operands.length > maxOperands) operands.shift();
      continue;
    }
    const keyword = reader.keyword();
    if (keyword === 'BI') reader.skipInlineImage();
    if (keyword === 'true' || keyword === 'false' || keyword === 'null') {
      operands.push({ other: keyword });
      continue;
    }
    if (keyword !== '') onOperator({ name: keyword, operands, start, end: reader.at });
    operands = [];
    start = -1;
  }
}

class OperandReader {
  at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** The operand here; undefined, without advancing, if there is none. */
  operand(depth = 0): Operand | undefined {
    const byte = this.#bytes[this.at] ?? 0;
    if ((byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x2d || byte === 0x2e) return this.#number();
    if (byte === 0x2f) return this.#name();
    if (byte === 0x28) return { text: this.#string() };
    if (byte === 0x3c && this.#bytes[this.at + 1] !== 0x3c) return { text: this.#hexString() };
    if (byte === 0x5b || byte === 0x3c) return this.#collection(byte === 0x5b ? 'list' : 'dictionary', depth);
    return undefined;
  }

  /** Everything up to the next delimiter; a stray delimiter is skipped and returns ''. */
  keyword(): string {
    const start = this.at;
    while (!endsToken(this.#bytes[this.at])) this.at++;
    if (this.at === start) {
      this.at++;
      return '';
    }
    return this.at - start > maxKnownBytes
      ? this.#text(start, Math.min(this.at, start + maxNameBytes))
      : this.#operator(start);
  }

  /** A short keyword, from those met before: making a string of each would take most of the time. */
  #operator(start: number): string {
    let key = 0;
    for (let at = start; at < this.at; at++) key = key * 256 + (this.#bytes[at] ?? 0);
    const known = knownOperators.get(key);
    if (known !== undefined) return known;
    const operator = this.#text(start, this.at);
    if (knownOperators.size < maxKnownOperators) knownOperators.set(key, operator);
    return operator;
  }

  /** Skips `ID`, the data and `EI`: the first EI between white space that is followed by text rather than more data (8.9.7). */
  skipInlineImage(): void {
    const data = this.#bytes.indexOf('ID', this.at, 'latin1');
    for (let at = data < 0 ? this.at : data + 3; at < this.#bytes.length; at++) {
      if (this.#bytes[at] !== 0x45 || this.#bytes[at + 1] !== 0x49) continue;
      if (!isWhiteSpace(this.#bytes[at - 1]) || !isWhiteSpace(this.#bytes[at + 2])) continue;
      if (!this.#looksLikeText(at + 2)) continue;
      this.at = at + 2;
      return;
    }
    this.at = this.#bytes.length;
  }

  #looksLikeText(from: number): boolean {
    for (let at = from; at < Math.min(this.#bytes.length, from + 10); at++) {
      const byte = this.#bytes[at] ?? 0;
      if (byte > 126 || (byte < 32 && !isWhiteSpace(byte))) return false;
    }
    return true;
  }

  #text(start: number, end: number): string {
    return this.#bytes.toString('latin1', start, end);
  }

  #number(): number {
    const start = this.at;
    const plain = this.#plainNumber();
    if (plain !== undefined) return plain;
    this.at = start + 1;
    while (!endsToken(this.#bytes[this.at])) this.at++;
    const value = Number.parseFloat(this.#text(start, Math.min(this.at, start + 64)));
    return Number.isNaN(value) ? 0 : value;
  }

  /** Digits with at most one sign and one point, few enough to be exact; without making a string of them. */
  #plainNumber(): number | undefined {
    const isNegative = this.#bytes[this.at] === 0x2d;
    if (isNegative) this.at++;
    const start = this.at;
    let value = 0;
    let decimals = -1;
    for (; !endsToken(this.#bytes[this.at]); this.at++) {
      const byte = this.#bytes[this.at] ?? 0;
      if (byte === 0x2e && decimals < 0) decimals = 0;
      else if (byte < 0x30 || byte > 0x39) return undefined;
      else {
        value = value * 10 + byte - 0x30;
        if (decimals >= 0) decimals++;
      }
    }
    const digits = this.at - start - (decimals >= 0 ? 1 : 0);
    if (digits === 0 || digits > maxExactDigits) return undefined;
    const exact = decimals > 0 ? value / 10 ** decimals : value;
    return isNegative ? -exact : exact;
  }

  #name(): Operand {
    const start = ++this.at;
    while (!endsToken(this.#bytes[this.at])) this.at++;
    return { name: this.#text(start, Math.min(this.at, start + maxNameBytes)) };
  }

  /** Unescapes a literal string (7.3.4.2). */
  #string(): Buffer {
    const text: number[] = [];
    let depth = 1;
    this.at++;
    while (this.at < this.#bytes.length) {
      const byte = this.#bytes[this.at++] ?? 0;
      if (byte === 0x5c) {
        const escaped = this.#escaped();
        if (escaped !== undefined) text.push(escaped);
        continue;
      }
      if (byte === 0x28) depth++;
      if (byte === 0x29 && --depth === 0) break;
      text.push(byte);
    }
    return Buffer.from(text);
  }

  /** The character after a backslash; undefined for a line break, which is dropped. */
  #escaped(): number | undefined {
    const byte = this.#bytes[this.at++] ?? 0;
    if (byte >= 0x30 && byte <= 0x37) {
      let value = byte - 0x30;
      for (let digit = 0; digit < 2; digit++) {
        const next = this.#bytes[this.at] ?? 0;
        if (next < 0x30 || next > 0x37) break;
        value = value * 8 + next - 0x30;
        this.at++;
      }
      return value & 255;
    }
    if (byte === 0x0d && this.#bytes[this.at] === 0x0a) this.at++;
    if (byte === 0x0d || byte === 0x0a) return undefined;
    return controlEscapes.get(byte) ?? byte;
  }

  #hexString(): Buffer {
    const end = this.#bytes.indexOf(0x3e, this.at);
    const digits = this.#text(this.at + 1, end < 0 ? this.#bytes.length : end).replace(/[^0-9a-fA-F]/g, '');
    this.at = end < 0 ? this.#bytes.length : end + 1;
    return Buffer.from(digits.length % 2 === 1 ? `${digits}0` : digits, 'hex');
  }

  #collection(kind: 'list' | 'dictionary', depth: number): Operand {
    const list: Operand[] = [];
    this.at += kind === 'list' ? 1 : 2;
    for (;;) {
      this.at = skipWhiteSpace(this.#bytes, this.at);
      const byte = this.#bytes[this.at];
      if (byte === undefined) break;
      if (byte === 0x5d || byte === 0x3e) {
        this.at += byte === 0x3e && this.#bytes[this.at + 1] === 0x3e ? 2 : 1;
        break;
      }
      const operand = depth < maxDepth ? this.operand(depth + 1) : undefined;
      if (operand === undefined) this.keyword();
      else list.push(operand);
    }
    return kind === 'list' ? { list } : { other: 'dictionary' };
  }
}

const controlEscapes = new Map(
  [
    ['n', 10],
    ['r', 13],
    ['t', 9],
    ['b', 8],
    ['f', 12],
  ].map(([letter, code]) => [String(letter).charCodeAt(0), Number(code)] as const),
);
