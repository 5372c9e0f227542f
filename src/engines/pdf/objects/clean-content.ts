import { endsToken, isWhiteSpace, skipWhiteSpace } from './syntax.ts';

/** Larger integers are refused by some readers, and 0 in others. */
const maxIntegerDigits = 18;

/**
 * Page content (ISO 32000-2, 7.8.2) without what is no token, as viewers skip it: stray brackets, other signs in hexadecimal
 * strings, and strings, lists and inline images without an end. Undefined when there is nothing to take out.
 */
export function cleanContent(content: Buffer): Buffer | undefined {
  const cleaner = new ContentCleaner(content);
  return cleaner.clean();
}

class ContentCleaner {
  readonly #content: Buffer;
  #at = 0;
  readonly #changes: { start: number; end: number; text: string }[] = [];
  /** Starts and closing bytes of the lists and dictionaries around the current token. */
  readonly #open: { start: number; closing: number }[] = [];

  constructor(content: Buffer) {
    this.#content = content;
  }

  clean(): Buffer | undefined {
    for (;;) {
      this.#at = skipWhiteSpace(this.#content, this.#at);
      if (this.#at >= this.#content.length) break;
      this.#token(this.#content[this.#at] ?? 0);
    }
    const [unclosed] = this.#open;
    if (unclosed) this.#replace(unclosed.start, this.#content.length);
    return this.#changes.length > 0 ? this.#changed(unclosed?.start ?? this.#content.length) : undefined;
  }

  /** With all changes that start up to `last`; what follows goes with it. */
  #changed(last: number): Buffer {
    const parts: Buffer[] = [];
    let from = 0;
    for (const { start, end, text } of this.#changes) {
      if (start > last || start < from) continue;
      parts.push(this.#content.subarray(from, start), Buffer.from(` ${text} `, 'latin1'));
      from = end;
    }
    return Buffer.concat([...parts, this.#content.subarray(from)]);
  }

  #token(byte: number): void {
    const isDouble = this.#content[this.#at + 1] === byte;
    if (byte === 0x28) this.#string();
    else if (byte === 0x5b || (byte === 0x3c && isDouble)) this.#openGroup(byte === 0x5b ? 0x5d : 0x3e);
    else if (byte === 0x3c) this.#hexString();
    else if (byte === 0x5d || byte === 0x3e) this.#closeGroup(byte, isDouble);
    else if (byte === 0x29 || byte === 0x7b || byte === 0x7d) this.#cut(1);
    else this.#word();
  }

  /** A name, number or operator. */
  #word(): void {
    const start = this.#at++;
    while (!endsToken(this.#content[this.#at])) this.#at++;
    const length = this.#at - start;
    if (length > maxIntegerDigits && /^[+-]?\d+$/.test(this.#content.toString('latin1', start, this.#at)))
      this.#replace(start, this.#at, '0');
    const isImage = length === 2 && this.#content[start] === 0x42 && this.#content[start + 1] === 0x49;
    if (isImage && this.#open.length === 0) this.#inlineImage(start);
  }

  #openGroup(closing: number): void {
    this.#open.push({ start: this.#at, closing });
    this.#at += closing === 0x5d ? 1 : 2;
  }

  #closeGroup(byte: number, isDouble: boolean): void {
    const length = byte === 0x3e ? 2 : 1;
    if (this.#open.at(-1)?.closing === byte && (length === 1 || isDouble)) {
      this.#open.pop();
      this.#at += length;
    } else this.#cut(1);
  }

  #string(): void {
    const start = this.#at;
    let depth = 0;
    for (; this.#at < this.#content.length; this.#at++) {
      const byte = this.#content[this.#at];
      if (byte === 0x5c) this.#at++;
      else if (byte === 0x28) depth++;
      else if (byte === 0x29 && --depth === 0) {
        this.#at++;
        return;
      }
    }
    this.#replace(start, this.#content.length);
  }

  #hexString(): void {
    const start = this.#at;
    const end = this.#content.indexOf(0x3e, start);
    if (end < 0) {
      this.#replace(start, this.#content.length);
      return;
    }
    const digits = this.#content.toString('latin1', start + 1, end);
    if (/[^\da-f\s\0]/i.test(digits)) this.#replace(start, end + 1, `<${digits.replaceAll(/[^\da-f]/gi, '')}>`);
    this.#at = end + 1;
  }

  /** From `BI` to the first `EI` between white space. */
  #inlineImage(start: number): void {
    const data = this.#content.indexOf('ID', this.#at, 'latin1');
    for (let end = data; end >= 0; ) {
      end = this.#content.indexOf('EI', end + 2, 'latin1');
      if (end < 0) break;
      if (!isWhiteSpace(this.#content[end - 1]) || !isWhiteSpace(this.#content[end + 2])) continue;
      this.#at = end + 2;
      return;
    }
    this.#replace(start, this.#content.length);
  }

  #cut(length: number): void {
    this.#replace(this.#at, this.#at + length);
  }

  /** Puts a text in the place of these bytes. */
  #replace(start: number, end: number, text = ''): void {
    this.#changes.push({ start, end, text });
    this.#at = end;
  }
}
