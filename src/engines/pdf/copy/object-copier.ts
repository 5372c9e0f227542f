import { PDFArray, PDFDict, PDFName, PDFNull, type PDFObject, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { soundStream } from '../objects/sound-stream.ts';
import type { OutputDocument } from '../write/output-document.ts';

/** Replaces a dictionary entry; undefined drops it. */
export type CopyEntry = (dictionary: PDFDict, value: PDFObject) => PDFObject | undefined;

export type CopyRules = {
  /** The copy of a reference that must not be followed. */
  replace: (ref: PDFRef) => PDFObject | undefined;
  /** Entries with copy rules of their own, in any dictionary. */
  entries: ReadonlyMap<PDFName, CopyEntry>;
  onBrokenImage: () => void;
};

/** An image, its mask, their colour spaces: streams that reference each other go no deeper. */
const maxSharedDepth = 4;

const streamLength = new Set([PDFName.Length]);

/**
 * Copies objects into another document with everything they reference, each only once. References wait in a queue, so chains
 * of any length need no stack.
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

  /** Copies an object. Its references may still be queued: call `finish` before looking them up. */
  copy(object: PDFObject): PDFObject {
    if (object instanceof PDFRef) return this.#copyReference(object);
    if (object instanceof PDFStream) return this.#copyStream(object);
    if (object instanceof PDFDict) return this.copyEntries(object);
    if (!(object instanceof PDFArray)) return object;
    const copy = PDFArray.withContext(this.#output.context);
    for (const item of object.asArray()) copy.push(this.copy(item));
    return copy;
  }

  /** A dictionary's entries except `without`. */
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

  /** The copy of an object already met. */
  copyOf(ref: PDFRef): PDFRef | undefined {
    return this.#copies.get(ref);
  }

  /** Maps a reference to an object that is copied elsewhere. */
  stand(ref: PDFRef, copy: PDFRef): void {
    this.#copies.set(ref, copy);
  }

  /** Copies everything queued. */
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

  /** Deduplicates streams, after the streams they reference, such as an image's mask. */
  #shareStream(ref: PDFRef, stream: PDFRawStream): PDFRef {
    this.#depth += 1;
    const copy = this.#copyStream(stream);
    this.#depth -= 1;
    // A stream that references itself was already copied on the way.
    const known = this.#copies.get(ref) ?? this.#output.addShared(copy);
    this.#copies.set(ref, known);
    return known;
  }

  #copyStream(stream: PDFStream): PDFRawStream {
    const sound = soundStream(PDFRawStream.of(stream.dict, stream.getContents()));
    if (sound.isBroken) this.#rules.onBrokenImage();
    return PDFRawStream.of(this.copyEntries(sound.stream.dict, streamLength), sound.stream.contents);
  }
}
