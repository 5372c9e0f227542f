import { PDFArray, PDFDict, PDFName, PDFNull, type PDFObject, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import type { OutputDocument } from '../write/output-document.ts';

/** What stands in the copy for one entry of a dictionary: nothing when undefined. */
export type CopyEntry = (dictionary: PDFDict, value: PDFObject) => PDFObject | undefined;

export type CopyRules = {
  /** What stands in the copy for a reference, when it is not to be followed. */
  replace: (ref: PDFRef) => PDFObject | undefined;
  /** Entries that are copied in a way of their own, wherever they are met. */
  entries: ReadonlyMap<PDFName, CopyEntry>;
};

/** An image, its mask, the colours of both: streams refer to each other only so far. */
const maxSharedDepth = 4;

const streamLength = new Set([PDFName.Length]);

/**
 * Copies objects of one document into another with everything they refer to. What is referred to is copied once and found
 * again. References wait in a queue: chains of any length need no stack.
 */
export class ObjectCopier {
  readonly #output: OutputDocument;
  readonly #rules: CopyRules;
  readonly #lookup: (ref: PDFRef) => PDFObject | undefined;
  readonly #copies = new Map<PDFRef, PDFRef>();
  #depth = 0;
  readonly #waiting: [target: PDFRef, object: PDFObject][] = [];

  constructor(options: { lookup: (ref: PDFRef) => PDFObject | undefined; output: OutputDocument; rules: CopyRules }) {
    this.#lookup = options.lookup;
    this.#output = options.output;
    this.#rules = options.rules;
  }

  /** The copy of an object. What it refers to may still be waiting: call `finish` before it is looked up. */
  copy(object: PDFObject): PDFObject {
    if (object instanceof PDFRef) return this.#copyReference(object);
    if (object instanceof PDFStream) return this.#copyStream(object);
    if (object instanceof PDFDict) return this.copyEntries(object);
    if (!(object instanceof PDFArray)) return object;
    const copy = PDFArray.withContext(this.#output.context);
    for (const item of object.asArray()) copy.push(this.copy(item));
    return copy;
  }

  /** A dictionary's entries, those in `without` left out. */
  copyEntries(dictionary: PDFDict, without?: ReadonlySet<PDFName>): PDFDict {
    const copy = PDFDict.withContext(this.#output.context);
    for (const [key, value] of dictionary.entries()) {
      if (without?.has(key)) continue;
      const rule = this.#rules.entries.get(key);
      const copied = rule ? rule(dictionary, value) : this.copy(value);
      if (copied && copied !== PDFNull) copy.set(key, copied);
    }
    return copy;
  }

  /** Where the copy of an object that was met is. */
  copyOf(ref: PDFRef): PDFRef | undefined {
    return this.#copies.get(ref);
  }

  /** Lets a reference stand for an object that is copied elsewhere. */
  stand(ref: PDFRef, copy: PDFRef): void {
    this.#copies.set(ref, copy);
  }

  /** Copies everything that waits. */
  finish(): void {
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) {
      const [target, object] = next;
      this.#output.assign(target, this.copy(object));
    }
  }

  #copyReference(ref: PDFRef): PDFObject {
    const known = this.#copies.get(ref) ?? this.#rules.replace(ref);
    if (known) return known;
    const object = this.#lookup(ref);
    if (object === undefined) return PDFNull;
    if (object instanceof PDFRawStream && this.#depth < maxSharedDepth) return this.#shareStream(ref, object);
    const target = this.#output.nextRef();
    this.#copies.set(ref, target);
    this.#waiting.push([target, object]);
    return target;
  }

  /** Streams are compared with those that are there, after the streams they refer to, such as an image's mask. */
  #shareStream(ref: PDFRef, stream: PDFRawStream): PDFRef {
    this.#depth += 1;
    const copy = this.#copyStream(stream);
    this.#depth -= 1;
    // A stream that leads back to itself was copied on the way.
    const known = this.#copies.get(ref) ?? this.#output.addShared(copy);
    this.#copies.set(ref, known);
    return known;
  }

  #copyStream(stream: PDFStream): PDFRawStream {
    return PDFRawStream.of(this.copyEntries(stream.dict, streamLength), stream.getContents());
  }
}
