import { PDFDict, PDFName, type PDFObject, type PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { AppError } from '../../../shared/errors.ts';
import { asText, nameEntry, rawEntry, streamEntry } from '../objects/access.ts';
import { decodeStream } from '../objects/decode-stream.ts';
import type { OutputDocument } from '../write/output-document.ts';
import { FormFields } from './form-fields.ts';
import { Layers } from './layers.ts';
import { attachmentsOf, NameEntries } from './name-entries.ts';
import { copyOutline, fileOutlineItem, type OutlineItem, writeOutline } from './outline.ts';
import { PageLabels } from './page-labels.ts';
import { type Kept, type LeftOut, nothingLeftOut, type Placement, SourceCopy } from './source-copy.ts';
import type { SourceDocument } from './source-document.ts';
import { StructureTree } from './structure-tree.ts';
import { hasDocumentScripts } from './unsafe-actions.ts';

export type AddOptions = {
  /** 'title' nests the source's bookmarks under an entry of this name; 'none' drops them. */
  outline: { title: string } | 'keep' | 'none';
  /** Whether document-level attachments are copied; otherwise they count as left out. */
  attachments: boolean;
};

/** Catalog entries taken from the first source. */
const catalogEntries = ['Lang', 'PageLayout', 'ViewerPreferences'];
const maxMetadataBytes = 4_000_000;
/** Pages per page tree node, so that readers reach a page through a few nodes (ISO 32000-2, 7.7.3.2). */
const pagesPerNode = 64;

/** A document built from pages of others: each source is added, then released. */
export class Assembly {
  readonly leftOut: LeftOut = nothingLeftOut();
  /** For pages that have lost annotations, by slot: the indices that the others had in the source's list. */
  readonly keptAnnotations = new Map<number, readonly number[]>();
  readonly kept: Kept = { bookmarks: 0, links: 0, fields: 0, annotations: 0, attachments: 0 };
  readonly #output: OutputDocument;
  readonly #pageRefs: PDFRef[] = [];
  readonly #outline: OutlineItem[] = [];
  readonly #fields: FormFields;
  readonly #layers: Layers;
  readonly #structure: StructureTree;
  readonly #labels: PageLabels;
  readonly #names: NameEntries;
  readonly #catalog: PDFDict;
  #info: PDFRef | undefined;
  #isFirst = true;

  constructor(output: OutputDocument) {
    this.#output = output;
    this.#fields = new FormFields(output);
    this.#layers = new Layers(output);
    this.#structure = new StructureTree(output);
    this.#labels = new PageLabels(output);
    this.#names = new NameEntries(output);
    this.#catalog = output.dictionary({ Type: PDFName.of('Catalog') });
  }

  get renamedFields(): number {
    return this.#fields.renamed;
  }

  get pageCount(): number {
    return this.#pageRefs.length;
  }

  /** Reserves this many page slots at the end and returns the first. */
  reserve(count: number): number {
    const first = this.#pageRefs.length;
    for (let added = 0; added < count; added++) this.#pageRefs.push(this.#output.nextRef());
    return first;
  }

  /** An empty page of this size, in points, in a reserved slot. */
  addBlank(slot: number, { width, height }: { width: number; height: number }, rotation: number): void {
    const ref = this.#pageRefs[slot];
    if (!ref) throw new Error(`No page ${slot}`);
    const { context } = this.#output;
    const page = this.#output.dictionary({
      ...{ Type: PDFName.of('Page'), MediaBox: context.obj([0, 0, width, height]), Resources: context.obj({}) },
      Rotate: rotation === 0 ? undefined : this.#output.number(rotation),
    });
    this.#output.assign(ref, page);
  }

  add(source: SourceDocument, placements: readonly Placement[], options: AddOptions): void {
    const copy = new SourceCopy({
      source,
      output: this.#output,
      placements,
      pageRefs: this.#pageRefs,
      structureBase: this.#structure.nextKey,
      leftOut: this.leftOut,
      kept: this.kept,
      keptAnnotations: this.keptAnnotations,
    });
    copy.copyPages();
    this.#fields.addFrom(copy);
    if (options.outline !== 'none') this.#addOutline(copy, options.outline);
    this.#layers.addFrom(copy);
    this.#structure.addFrom(copy);
    this.#labels.addFrom(copy);
    this.#names.addDestinations(copy);
    if (options.attachments) this.#names.addAttachments(copy);
    else this.leftOut.attachments += [...attachmentsOf(copy)].length;
    if (hasDocumentScripts(source.catalog)) this.leftOut.scripts++;
    if (this.#isFirst) this.#takeDocumentEntries(copy);
    this.#isFirst = false;
    copy.copier.finish();
  }

  /** Writes the rest of the document and returns its size in bytes. */
  finish(): number {
    const catalog = this.#catalog;
    const set = (key: string, value: PDFObject | undefined) => value && catalog.set(PDFName.of(key), value);
    set('Pages', this.#writePageTree());
    set('Outlines', writeOutline(this.#output, this.#outline));
    set('Names', this.#names.write());
    this.#fields.write(catalog);
    this.#layers.write(catalog);
    this.#structure.write(catalog);
    this.#labels.write(catalog);
    return this.#output.finish({ root: this.#output.add(catalog), info: this.#info });
  }

  #addOutline(copy: SourceCopy, outline: { title: string } | 'keep'): void {
    const items = copyOutline(copy);
    const first = copy.placements[0];
    const ref = first && this.#pageRefs[first.slot];
    if (outline === 'keep' || !ref) this.#outline.push(...items);
    else this.#outline.push(fileOutlineItem(copy, outline.title, ref, items));
    copy.copier.finish();
  }

  #takeDocumentEntries(copy: SourceCopy): void {
    const { catalog } = copy.source;
    for (const key of catalogEntries) {
      const value = rawEntry(catalog, key);
      if (value) this.#catalog.set(PDFName.of(key), copy.copier.copy(value));
    }
    const metadata = streamEntry(catalog, 'Metadata');
    const reference = rawEntry(catalog, 'Metadata');
    // A claim to follow a standard such as PDF/A does not hold for the result.
    if (metadata && reference && isPlainMetadata(metadata)) {
      this.#catalog.set(PDFName.of('Metadata'), copy.copier.copy(reference));
    }
    const info = copy.source.dictionary(copy.source.file.context.trailerInfo.Info);
    if (info && info.keys().length > 0) this.#info = this.#output.add(copyTexts(copy, info));
  }

  /** A page tree whose leaves hold up to 64 pages each. */
  #writePageTree(): PDFRef {
    const root = this.#output.nextRef();
    const total = this.#pageRefs.length;
    const kids: PDFObject[] = [];
    for (let start = 0; start < total; start += pagesPerNode) {
      const pages = this.#pageRefs.slice(start, start + pagesPerNode);
      const parent = total <= pagesPerNode ? root : this.#output.nextRef();
      for (const ref of pages) {
        const page = this.#output.lookup(ref);
        if (!(page instanceof PDFDict)) throw new Error('A page of the result was not filled');
        page.set(PDFName.Parent, parent);
      }
      if (parent === root) kids.push(...pages);
      else kids.push(this.#assignNode(parent, pages, { count: pages.length, parent: root }));
    }
    return this.#assignNode(root, kids, { count: total });
  }

  #assignNode(ref: PDFRef, kids: readonly PDFObject[], { count, parent }: { count: number; parent?: PDFRef }): PDFRef {
    const node = this.#output.dictionary({
      Type: PDFName.of('Pages'),
      Count: this.#output.number(count),
      Kids: this.#output.array(kids),
      Parent: parent,
    });
    this.#output.assign(ref, node);
    return ref;
  }
}

/** Title, author and the like (14.3.3); non-text entries belong to programs. */
function copyTexts(copy: SourceCopy, info: PDFDict): PDFDict {
  const texts = copy.output.dictionary();
  for (const [key, value] of info.entries()) {
    const object = copy.source.resolve(value);
    if (object && (asText(object) !== undefined || nameEntry(info, key.decodeText()) !== undefined))
      texts.set(key, object);
  }
  return texts;
}

/** Unreadable metadata is not copied. */
function isPlainMetadata(metadata: PDFRawStream): boolean {
  try {
    return !/pdf(a|ua|x|vt)id/.test(decodeStream(metadata, maxMetadataBytes).data.toString('latin1'));
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
