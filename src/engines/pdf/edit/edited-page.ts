import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { Rotation } from '../../../pdf/pdf-document.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Matrix } from '../compress/content/matrix.ts';
import { arrayEntry, asDictionary, entry, resolve } from '../objects/access.ts';
import { decodeStream } from '../objects/decode-stream.ts';
import { type Rectangle, shownBox } from '../objects/page-box.ts';
import type { PdfPage } from '../objects/page-tree.ts';
import { openStates } from './open-states.ts';
import { isTagged } from './tag-content.ts';

/** An annotation with its index in the page's list. */
export type PageAnnotation = { index: number; ref: PDFRef | undefined; dictionary: PDFDict };

/** Categories of a page's resources (ISO 32000-2, 7.8.3). */
export type ResourceCategory = 'Font' | 'XObject' | 'ExtGState' | 'ColorSpace' | 'Pattern' | 'Properties';

/**
 * A page that can be changed. Nothing is written before `finish`, and a page that was only read stays as it is. What pages
 * share (resources, contents, lists of annotations) is copied before it is changed.
 */
export class EditedPage {
  /** From 0. */
  readonly index: number;
  readonly ref: PDFRef;
  readonly dictionary: PDFDict;
  /** As displayed, in points. */
  readonly width: number;
  readonly height: number;
  readonly rotation: Rotation;
  /** The displayed part of the page in PDF user space. */
  readonly box: Rectangle;
  /** Maps points from the top left corner of the displayed page, y downwards, to PDF user space. */
  readonly toUserSpace: Matrix;
  readonly #inherited: PdfPage['inherited'];
  readonly #markChanged: (ref: PDFRef) => void;
  #resources: PDFDict | undefined;
  readonly #categories = new Map<ResourceCategory, PDFDict>();
  /** What replaces the page's own content. */
  #content: Buffer | undefined;
  readonly #appended: Buffer[] = [];
  #annotations: PageAnnotation[] | undefined;
  readonly #removedAnnotations = new Set<number>();
  readonly #addedAnnotations: PDFRef[] = [];

  constructor(page: PdfPage & { ref: PDFRef }, index: number, markChanged: (ref: PDFRef) => void) {
    this.index = index;
    this.ref = page.ref;
    this.dictionary = page.dictionary;
    this.#inherited = page.inherited;
    this.#markChanged = markChanged;
    const { rotate, ...box } = shownBox(page);
    this.box = box;
    this.rotation = rotate;
    const [width, height] = [box.right - box.left, box.top - box.bottom];
    const isSideways = rotate === 90 || rotate === 270;
    this.width = isSideways ? height : width;
    this.height = isSideways ? width : height;
    this.toUserSpace = userSpaceOf(box, rotate);
  }

  get context(): PDFContext {
    return this.dictionary.context;
  }

  /** Displays the page rotated by this, clockwise, instead of its own rotation. Not for a page that is edited, too. */
  rotate(rotation: Rotation): void {
    this.dictionary.set(PDFName.of('Rotate'), this.context.obj(rotation));
    this.#markChanged(this.ref);
  }

  /** The page's resources, its own or inherited. Not to be changed; see `addResource`. */
  get resources(): PDFDict | undefined {
    return (
      this.#resources ??
      asDictionary(entry(this.dictionary, 'Resources') ?? resolve(this.context, this.#inherited.Resources))
    );
  }

  /** Adds a resource and returns its new name, without the slash. Pages often share resources, so this one gets a copy. */
  addResource(category: ResourceCategory, resource: PDFObject): string {
    const members = this.#membersOf(category);
    let count = members.keys().length;
    while (members.has(PDFName.of(`Sat${count}`))) count++;
    members.set(PDFName.of(`Sat${count}`), resource);
    return `Sat${count}`;
  }

  #membersOf(category: ResourceCategory): PDFDict {
    const known = this.#categories.get(category);
    if (known) return known;
    this.#resources ??= copyOf(this.context, this.resources);
    const members = copyOf(this.context, asDictionary(entry(this.#resources, category)));
    this.#resources.set(PDFName.of(category), members);
    this.#categories.set(category, members);
    return members;
  }

  /** The page's content without what has been appended, unpacked; damaged parts are left out, as viewers do. */
  readContent(): Buffer {
    if (this.#content) return this.#content;
    const parts = this.#contentStreams().flatMap((item) => {
      const stream = resolve(this.context, item);
      return stream instanceof PDFRawStream ? [unpacked(stream), Buffer.from('\n')] : [];
    });
    return Buffer.concat(parts);
  }

  /** Replaces the page's content, except what has been appended. */
  replaceContent(content: Buffer): void {
    this.#content = content;
  }

  /**
   * Draws on top of the page, in PDF user space, as on an untouched page: the graphics state of its content has ended. In a
   * tagged document, what is not in its structure is an artifact (ISO 32000-2, 14.8.2.2).
   */
  appendContent(content: Buffer, { isInStructure = false } = {}): void {
    const isArtifact = !isInStructure && isTagged(this.context);
    this.#appended.push(...(isArtifact ? [Buffer.from('/Artifact BMC'), content, Buffer.from('EMC')] : [content]));
  }

  /** The annotations that the file has and no edit has removed; those that are not dictionaries are left out. */
  get annotations(): readonly PageAnnotation[] {
    this.#annotations ??= this.#readAnnotations();
    if (this.#removedAnnotations.size === 0) return this.#annotations;
    return this.#annotations.filter(({ index }) => !this.#removedAnnotations.has(index));
  }

  #readAnnotations(): PageAnnotation[] {
    const items = arrayEntry(this.dictionary, 'Annots')?.asArray() ?? [];
    return items.flatMap((item, index) => {
      const dictionary = resolve(this.context, item);
      if (!(dictionary instanceof PDFDict)) return [];
      return { index, ref: isRef(item) ? item : undefined, dictionary };
    });
  }

  addAnnotation(annotation: PDFRef): void {
    this.#addedAnnotations.push(annotation);
  }

  /** Removes the annotation with this index, which other removals do not change. */
  removeAnnotation(index: number): void {
    this.#removedAnnotations.add(index);
  }

  /** Marks an annotation as changed, wherever it is written. */
  annotationChanged({ ref }: { ref: PDFRef | undefined }): void {
    const list = this.dictionary.get(PDFName.of('Annots'));
    if (ref) this.#markChanged(ref);
    else this.#markChanged(list && isRef(list) ? list : this.ref);
  }

  /** Puts all changes into the page's objects. To be called once, before the document is written. */
  finish(): void {
    const changes = [this.#finishResources(), this.#finishContent(), this.#finishAnnotations()];
    if (changes.includes(true)) this.#markChanged(this.ref);
  }

  #finishResources(): boolean {
    if (!this.#resources) return false;
    this.dictionary.set(PDFName.of('Resources'), this.#resources);
    return true;
  }

  #finishContent(): boolean {
    if (!this.#content && this.#appended.length === 0) return false;
    const kept = this.#content ? [this.#stream(this.#content)] : this.#contentStreams();
    const contents = this.#appended.length === 0 ? kept : this.#wrapped(kept);
    this.dictionary.set(PDFName.of('Contents'), this.context.obj(contents));
    return true;
  }

  #wrapped(kept: readonly PDFObject[]): PDFObject[] {
    const { before, after } = openStates(this.readContent());
    const appended = Buffer.concat(this.#appended.flatMap((part) => [part, Buffer.from('\n')]));
    return [
      this.#stream(Buffer.from(`${before}\n`)),
      ...kept,
      this.#stream(Buffer.concat([Buffer.from(`\n${after}\n`), appended])),
    ];
  }

  #finishAnnotations(): boolean {
    if (this.#addedAnnotations.length === 0 && this.#removedAnnotations.size === 0) return false;
    const items = arrayEntry(this.dictionary, 'Annots')?.asArray() ?? [];
    const kept = items.filter((_, index) => !this.#removedAnnotations.has(index));
    this.dictionary.set(PDFName.of('Annots'), this.context.obj([...kept, ...this.#addedAnnotations]));
    return true;
  }

  #contentStreams(): PDFObject[] {
    const own = this.dictionary.get(PDFName.of('Contents'));
    if (own === undefined) return [];
    const found = resolve(this.context, own);
    return found instanceof PDFArray ? found.asArray() : [own];
  }

  #stream(content: Buffer): PDFRef {
    const ref = this.context.register(packedStream(this.context, content));
    this.#markChanged(ref);
    return ref;
  }
}

/** A stream that is not yet part of a document. */
export const packedStream = (context: PDFContext, content: Buffer, entries: Record<string, PDFObject> = {}) =>
  PDFRawStream.of(context.obj({ ...entries, Filter: 'FlateDecode' }), deflateSync(content));

const isRef = (object: PDFObject): object is PDFRef => 'objectNumber' in object;

function copyOf(context: PDFContext, source: PDFDict | undefined): PDFDict {
  const copy = PDFDict.withContext(context);
  for (const [key, value] of source?.entries() ?? []) copy.set(key, value);
  return copy;
}

function unpacked(stream: PDFRawStream): Buffer {
  try {
    return decodeStream(stream).data;
  } catch (error) {
    if (error instanceof AppError && error.code === 'PDF_STREAM_DAMAGED') return Buffer.alloc(0);
    throw error;
  }
}

/** The inverse of what viewers do: they turn the page clockwise, then measure from its top left corner. */
function userSpaceOf({ left, bottom, right, top }: Rectangle, rotation: Rotation): Matrix {
  switch (rotation) {
    case 0:
      return [1, 0, 0, -1, left, top];
    case 90:
      return [0, 1, 1, 0, left, bottom];
    case 180:
      return [-1, 0, 0, 1, right, bottom];
    case 270:
      return [0, -1, -1, 0, right, top];
  }
}
