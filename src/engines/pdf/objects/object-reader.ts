import {
  PDFArray,
  PDFBool,
  PDFCatalog,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { endsToken, hasKeyword, isDigit, isWhiteSpace, readWholeNumber, skipWhiteSpace } from './syntax.ts';

/** Deeper nesting than any program writes is an attack on the stack. */
const maxDepth = 200;

/** Larger numbers overflow in other readers. */
const largestNumber = 2 ** 53;

/** The file breaks PDF's grammar at this place. */
export class PdfSyntaxError extends Error {
  override readonly name = 'PdfSyntaxError';
}

/** Resolves a stream length given by reference; undefined when missing. */
export type FindLength = (ref: PDFRef) => number | undefined;

export type IndirectObject = { ref: PDFRef; object: PDFObject; end: number };

/**
 * Parses objects (ISO 32000-2, 7.3) as leniently as viewers: unknown keywords are null, an unclosed dictionary ends with the
 * file, and a stream with a wrong length ends before 'endstream'. Streams are views of the bytes, not copies.
 */
export class ObjectReader {
  readonly #bytes: Buffer;
  readonly #context: PDFContext;
  readonly #findLength: FindLength;
  readonly #references = new Map<number, PDFRef>();
  readonly #endStream: KeywordSearch;
  readonly #endObject: KeywordSearch;
  #at = 0;

  constructor(bytes: Buffer, context: PDFContext, findLength: FindLength = () => undefined) {
    this.#bytes = bytes;
    this.#context = context;
    this.#findLength = findLength;
    this.#endStream = new KeywordSearch(bytes, 'endstream');
    this.#endObject = new KeywordSearch(bytes, 'endobj');
  }

  /** Where the last read stopped, even if it failed. */
  get position(): number {
    return this.#at;
  }

  /** The object at `position`. Throws PdfSyntaxError. */
  readObject(position: number): PDFObject {
    this.#at = position;
    return this.#read(0);
  }

  /** The indirect object whose header, `12 0 obj`, is at `position`. Throws PdfSyntaxError. */
  readIndirectObject(position: number): IndirectObject {
    const header = readObjectHeader(this.#bytes, position);
    if (!header) throw new PdfSyntaxError(`No object begins at ${position}`);
    this.#at = header.end;
    const object = this.#read(0);
    return { ref: header.ref, object: object instanceof PDFDict ? this.#orStream(object) : object, end: this.#at };
  }

  #read(depth: number): PDFObject {
    if (depth > maxDepth) throw new PdfSyntaxError(`Objects are nested deeper than ${maxDepth}`);
    this.#at = skipWhiteSpace(this.#bytes, this.#at);
    const byte = this.#bytes[this.#at];
    switch (byte) {
      case undefined:
        throw new PdfSyntaxError('The file ends inside an object');
      case 0x2f:
        return this.#readName();
      case 0x28:
        return this.#readString();
      case 0x5b:
        return this.#readArray(depth);
      case 0x3c:
        return this.#bytes[this.#at + 1] === 0x3c ? this.#readDictionary(depth) : this.#readHexString();
      default:
        return isDigit(byte) || byte === 0x2b || byte === 0x2d || byte === 0x2e
          ? this.#readNumberOrReference()
          : this.#readKeyword();
    }
  }

  #token(): string {
    const start = this.#at;
    while (!endsToken(this.#bytes[this.#at])) this.#at++;
    return this.#bytes.toString('latin1', start, this.#at);
  }

  #readName(): PDFName {
    this.#at++;
    const token = this.#token();
    // PDFName.of only decodes upper-case #-escapes.
    if (!token.includes('#')) return PDFName.of(token);
    // Names cannot contain NUL (7.3.5).
    return PDFName.of(token.replaceAll('#00', '').replace(/#[\da-f]{2}/gi, (digits) => digits.toUpperCase()));
  }

  #readKeyword(): PDFObject {
    const start = this.#at;
    const token = this.#token();
    if (token === 'true') return PDFBool.True;
    if (token === 'false') return PDFBool.False;
    if (token === 'endobj' || token === 'endstream' || token === 'obj') {
      this.#at = start;
      throw new PdfSyntaxError(`An object ends early at ${start}`);
    }
    // Always advances past a stray delimiter, such as a brace.
    if (token === '') this.#at++;
    return PDFNull;
  }

  #readNumberOrReference(): PDFNumber | PDFRef {
    const whole = readWholeNumber(this.#bytes, this.#at);
    if (whole && endsToken(this.#bytes[whole.end])) {
      this.#at = whole.end;
      return this.#referenceTo(whole.value) ?? PDFNumber.of(whole.value);
    }
    const token = this.#token();
    const value = Number.parseFloat(token.replace(/^[+-]*(?=[+-])/, ''));
    return PDFNumber.of(Number.isFinite(value) ? Math.max(-largestNumber, Math.min(largestNumber, value)) : 0);
  }

  #referenceTo(objectNumber: number): PDFRef | undefined {
    const generation = readWholeNumber(this.#bytes, this.#skipFrom(this.#at));
    if (!generation) return undefined;
    const at = this.#skipFrom(generation.end);
    if (this.#bytes[at] !== 0x52 || !endsToken(this.#bytes[at + 1])) return undefined;
    this.#at = at + 1;
    return generation.value === 0 ? this.#reference(objectNumber) : PDFRef.of(objectNumber, generation.value);
  }

  /** Caches references: the library looks them up by text, which takes a tenth of the reading time. */
  #reference(objectNumber: number): PDFRef {
    const known = this.#references.get(objectNumber) ?? PDFRef.of(objectNumber);
    this.#references.set(objectNumber, known);
    return known;
  }

  #skipFrom(position: number): number {
    let at = position;
    while (at < this.#bytes.length && isWhiteSpace(this.#bytes[at])) at++;
    return at;
  }

  /** Kept with its escapes (7.3.4.2); only looks for the end. */
  #readString(): PDFString {
    const start = ++this.#at;
    for (let depth = 1; this.#at < this.#bytes.length; this.#at++) {
      const byte = this.#bytes[this.#at];
      if (byte === 0x5c) this.#at++;
      else if (byte === 0x28) depth++;
      else if (byte === 0x29 && --depth === 0) return PDFString.of(this.#bytes.toString('latin1', start, this.#at++));
    }
    throw new PdfSyntaxError(`A string that begins at ${start} has no end`);
  }

  #readHexString(): PDFHexString {
    const end = this.#bytes.indexOf(0x3e, this.#at);
    if (end === -1) {
      this.#at = this.#bytes.length;
      throw new PdfSyntaxError('A string has no end');
    }
    const digits = this.#bytes.toString('latin1', this.#at + 1, end).replace(/[^\da-f]/gi, '');
    this.#at = end + 1;
    return PDFHexString.of(digits);
  }

  #readArray(depth: number): PDFArray {
    this.#at++;
    const array = PDFArray.withContext(this.#context);
    for (;;) {
      this.#at = skipWhiteSpace(this.#bytes, this.#at);
      if (this.#bytes[this.#at] === 0x5d) break;
      if (this.#at >= this.#bytes.length) throw new PdfSyntaxError('The file ends inside an array');
      array.push(this.#read(depth + 1));
    }
    this.#at++;
    return array;
  }

  #readDictionary(depth: number): PDFDict {
    this.#at += 2;
    const entries = new Map<PDFName, PDFObject>();
    for (;;) {
      this.#at = skipWhiteSpace(this.#bytes, this.#at);
      const byte = this.#bytes[this.#at];
      if (byte === undefined) break;
      if (byte === 0x3e) {
        this.#at += this.#bytes[this.#at + 1] === 0x3e ? 2 : 1;
        break;
      }
      // A value without key is skipped.
      if (byte !== 0x2f) {
        if (hasKeyword(this.#bytes, this.#at, 'endobj') || hasKeyword(this.#bytes, this.#at, 'stream')) break;
        this.#read(depth + 1);
        continue;
      }
      const key = this.#readName();
      this.#at = skipWhiteSpace(this.#bytes, this.#at);
      // A key without value is null, the same as no entry (7.3.7).
      if (this.#bytes[this.#at] !== 0x3e) entries.set(key, this.#read(depth + 1));
      else if (this.#bytes[this.#at + 1] !== 0x3e) this.#at++;
    }
    return dictionaryOf(entries, this.#context);
  }

  /** The stream that follows this dictionary, or the dictionary itself (7.3.8). */
  #orStream(dictionary: PDFDict): PDFObject {
    const afterDictionary = this.#at;
    let start = skipWhiteSpace(this.#bytes, afterDictionary);
    if (!hasKeyword(this.#bytes, start, 'stream')) return dictionary;
    start += 'stream'.length;
    while (this.#bytes[start] === 0x20) start++;
    if (this.#bytes[start] === 0x0d) start++;
    if (this.#bytes[start] === 0x0a) start++;
    const end = this.#endByLength(dictionary, start) ?? this.#endBySearch(start);
    return PDFRawStream.of(dictionary, this.#bytes.subarray(start, end));
  }

  #endByLength(dictionary: PDFDict, start: number): number | undefined {
    const given = dictionary.get(PDFName.of('Length'));
    const length =
      given instanceof PDFNumber ? given.asNumber() : given instanceof PDFRef ? this.#findLength(given) : undefined;
    if (length === undefined || length < 0 || !Number.isInteger(length)) return undefined;
    const end = start + length;
    const at = this.#skipFrom(end);
    if (end > this.#bytes.length || !hasKeyword(this.#bytes, at, 'endstream')) return undefined;
    this.#at = at + 'endstream'.length;
    return end;
  }

  #endBySearch(start: number): number {
    const endStream = this.#endStream.from(start);
    const found = endStream ?? this.#endObject.from(start);
    if (found === undefined) {
      this.#at = this.#bytes.length;
      return this.#at;
    }
    this.#at = found + (endStream === undefined ? 0 : 'endstream'.length);
    // The end-of-line before the keyword is not data.
    let end = found;
    if (this.#bytes[end - 1] === 0x0a && end > start) end--;
    if (this.#bytes[end - 1] === 0x0d && end > start) end--;
    return end;
  }
}

/** Finds a keyword and remembers where there are no more, so a file full of unclosed objects is searched only once. */
class KeywordSearch {
  readonly #bytes: Buffer;
  readonly #keyword: string;
  #searchedFrom = Number.POSITIVE_INFINITY;
  #found = -1;

  constructor(bytes: Buffer, keyword: string) {
    this.#bytes = bytes;
    this.#keyword = keyword;
  }

  /** The first match from `start` on. */
  from(start: number): number | undefined {
    const isKnown = this.#searchedFrom <= start && (this.#found === -1 || this.#found >= start);
    if (!isKnown) {
      this.#searchedFrom = start;
      this.#found = this.#bytes.indexOf(this.#keyword, start, 'latin1');
    }
    return this.#found === -1 ? undefined : this.#found;
  }
}

/** `12 0 obj` at `position`, allowing white space before and between. */
export function readObjectHeader(bytes: Buffer, position: number): { ref: PDFRef; end: number } | undefined {
  const number = readWholeNumber(bytes, skipWhiteSpace(bytes, position));
  const generation = number && readWholeNumber(bytes, skipWhiteSpace(bytes, number.end));
  if (!generation) return undefined;
  const at = skipWhiteSpace(bytes, generation.end);
  if (!hasKeyword(bytes, at, 'obj')) return undefined;
  return { ref: PDFRef.of(number.value, generation.value), end: at + 'obj'.length };
}

const type = PDFName.of('Type');
const catalog = PDFName.of('Catalog');
const pages = PDFName.of('Pages');
const page = PDFName.of('Page');

/** Uses the library's own dictionary classes, so that its document and page functions work on the result. */
function dictionaryOf(entries: Map<PDFName, PDFObject>, context: PDFContext): PDFDict {
  const kind = entries.get(type);
  if (kind === catalog) return PDFCatalog.fromMapWithContext(entries, context);
  if (kind === pages) return PDFPageTree.fromMapWithContext(entries, context);
  if (kind === page) return PDFPageLeaf.fromMapWithContext(entries, context);
  return PDFDict.fromMapWithContext(entries, context);
}
