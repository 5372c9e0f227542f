import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFPageTree,
  PDFRef,
} from '@cantoo/pdf-lib';
import { arrayEntry, asNumber, dictionaryEntry, entry, itemsOf, nameEntry, rawEntry } from '../objects/access.ts';
import type { OutputDocument } from '../write/output-document.ts';
import { type CopyEntry, ObjectCopier } from './object-copier.ts';
import type { SourceDocument } from './source-document.ts';
import { unsafeAction } from './unsafe-actions.ts';
import { isVisible } from './visible-annotation.ts';

/** A source page, from 0, that becomes page `slot` of the result, rotated clockwise by `rotation` degrees. */
export type Placement = { slot: number; page: number; rotation: number };

/** Counts of what was left out. */
export type LeftOut = {
  scripts: number;
  launches: number;
  signatures: number;
  dynamicForms: number;
  attachments: number;
  deadLinks: number;
  /** Left as they are. */
  brokenImages: number;
};

export const nothingLeftOut = (): LeftOut => ({
  scripts: 0,
  launches: 0,
  signatures: 0,
  dynamicForms: 0,
  attachments: 0,
  deadLinks: 0,
  brokenImages: 0,
});

/** Counts of what was kept. */
export type Kept = { bookmarks: number; links: number; fields: number; annotations: number; attachments: number };

const name = (text: string) => PDFName.of(text);
/** The page tree above and article threads are not copied (ISO 32000-2, 7.7.3.3); annotations are picked one by one. */
const skippedPageEntries = new Set(['Parent', 'B', 'Annots', 'Rotate'].map(name));

/**
 * Copies pages of one source into a result with everything they reference: links point to the copied pages; content of other
 * pages and actions on the reader's computer are left out.
 */
export class SourceCopy {
  readonly source: SourceDocument;
  readonly output: OutputDocument;
  readonly copier: ObjectCopier;
  readonly placements: readonly Placement[];
  readonly leftOut: LeftOut;
  readonly kept: Kept;
  /** Every page of the source is in the result. */
  readonly isWhole: boolean;
  /** Keys of the source's structural parent tree (14.7.5.4) used by copied objects. */
  readonly structureKeys = new Set<number>();
  readonly #structureBase: number;
  readonly #pageRefs: readonly PDFRef[];
  readonly #keptAnnotations: Map<number, readonly number[]>;
  readonly #copyOfPlace = new Map<number, PDFRef>();
  readonly #copyOfPage = new Map<PDFRef, PDFRef>();
  readonly #excluded = new Set<PDFRef>();
  readonly #sortedPlaces: readonly number[];
  readonly #inherited = new Map<PDFDict, PDFRef>();

  constructor(options: {
    source: SourceDocument;
    output: OutputDocument;
    placements: readonly Placement[];
    /** The references of the result's pages, by slot. */
    pageRefs: readonly PDFRef[];
    /** Offset of structural parent keys, so that sources do not collide. */
    structureBase: number;
    leftOut: LeftOut;
    kept: Kept;
    /** Filled for pages, by slot, of which some annotations are left out: the indices of the others. */
    keptAnnotations: Map<number, readonly number[]>;
  }) {
    const { source, placements } = options;
    this.source = source;
    this.output = options.output;
    this.placements = placements;
    this.leftOut = options.leftOut;
    this.kept = options.kept;
    this.#keptAnnotations = options.keptAnnotations;
    this.#structureBase = options.structureBase;
    this.#pageRefs = options.pageRefs;
    for (const { slot, page } of placements) {
      const ref = source.pages[page]?.ref;
      const copy = this.#pageRefs[slot];
      if (!copy) throw new Error(`No page ${slot}`);
      if (!this.#copyOfPlace.has(page)) this.#copyOfPlace.set(page, copy);
      if (ref && !this.#copyOfPage.has(ref)) this.#copyOfPage.set(ref, copy);
    }
    this.#sortedPlaces = [...this.#copyOfPlace.keys()].sort((a, b) => a - b);
    this.isWhole = this.#copyOfPlace.size === source.pages.length;
    this.#excludeAnnotations();
    this.copier = new ObjectCopier({
      output: options.output,
      lookup: (ref) => {
        const object = source.resolve(ref);
        // Following a page's parent would reach all other pages.
        return object instanceof PDFPageTree || object instanceof PDFCatalog ? undefined : object;
      },
      rules: {
        replace: (ref) => this.#replace(ref),
        entries: this.#entryRules(),
        onBrokenImage: () => this.leftOut.brokenImages++,
      },
    });
  }

  /** The copy of the page at this index, from 0; undefined when it is not in the result. */
  pageCopy(place: number): PDFRef | undefined {
    return this.#copyOfPlace.get(place);
  }

  /** Whether any page from index `first` to `last` is in the result. */
  hasPageIn({ first, last }: { first: number; last: number }): boolean {
    return this.isWhole || isAnyIn(this.#sortedPlaces, first, last);
  }

  isExcluded(object: PDFObject): boolean {
    return object instanceof PDFRef && this.#excluded.has(object);
  }

  copyPages(): void {
    for (const { slot, page, rotation } of this.placements) {
      const ref = this.#pageRefs[slot];
      const source = this.source.pages[page];
      if (!ref || !source) throw new Error(`No page ${page}`);
      const copy = this.copier.copyEntries(source.dictionary, skippedPageEntries);
      for (const [key, value] of Object.entries(source.inherited)) {
        if (key !== 'Rotate' && !copy.has(name(key))) copy.set(name(key), this.#copyInherited(value));
      }
      copy.set(PDFName.Type, PDFName.Page);
      // Readers default to letter paper.
      if (!copy.has(PDFName.MediaBox)) copy.set(PDFName.MediaBox, this.output.context.obj([0, 0, 612, 792]));
      this.#rotate(copy, source, rotation);
      const annotations = this.#copyAnnotations(source.dictionary, slot);
      if (annotations.size() > 0) copy.set(PDFName.Annots, annotations);
      this.output.assign(ref, copy);
    }
    this.copier.finish();
  }

  /** Resources inherited from a page tree node are shared by its pages, and stay shared. */
  #copyInherited(value: PDFObject): PDFObject {
    if (!(value instanceof PDFDict)) return this.copier.copy(value);
    const known = this.#inherited.get(value) ?? this.output.add(this.copier.copy(value));
    this.#inherited.set(value, known);
    return known;
  }

  /** A destination that points to the copied page; undefined when that is not in the result. */
  copyDestination(destination: PDFObject | undefined): PDFArray | undefined {
    const explicit = this.source.explicitDestination(destination);
    const target = explicit && this.#targetOf(explicit);
    if (!explicit || !target) return undefined;
    const copy = PDFArray.withContext(this.output.context);
    copy.push(target);
    for (const item of explicit.asArray().slice(1)) copy.push(this.copier.copy(item));
    return copy;
  }

  #targetOf(destination: PDFArray): PDFRef | undefined {
    const first = destination.size() > 0 ? destination.get(0) : undefined;
    if (first instanceof PDFRef) return this.#copyOfPage.get(first);
    const place = this.source.pageOfDestination(destination);
    return place === undefined ? undefined : this.#copyOfPlace.get(place);
  }

  /** Whether an action is kept: it is harmless, and its target is in the result. */
  isKeptAction(action: PDFDict): boolean {
    return unsafeAction(action) === undefined && !this.#leadsNowhere(action);
  }

  #leadsNowhere(action: PDFDict): boolean {
    if (nameEntry(action, 'S') !== 'GoTo') return false;
    const explicit = this.source.explicitDestination(rawEntry(action, 'D'));
    return !explicit || this.#targetOf(explicit) === undefined;
  }

  #rotate(copy: PDFDict, { dictionary, inherited }: SourceDocument['pages'][number], rotation: number): void {
    const own = asNumber(this.source.resolve(rawEntry(dictionary, 'Rotate') ?? inherited.Rotate)) ?? 0;
    const turned = own + rotation;
    // Readers ignore rotations that are no multiple of 90 (7.7.3.3).
    const normal = turned % 90 === 0 ? ((turned % 360) + 360) % 360 : rotation;
    if (normal !== 0) copy.set(PDFName.Rotate, PDFNumber.of(normal));
  }

  #replace(ref: PDFRef): PDFObject | undefined {
    if (this.source.placeOfPage.has(ref)) return this.#copyOfPage.get(ref) ?? PDFNull;
    return this.#excluded.has(ref) ? PDFNull : undefined;
  }

  #excludeAnnotations(): void {
    const { annotations } = this.source;
    const staying = new Set<PDFRef>();
    for (const place of this.#copyOfPlace.keys()) for (const ref of annotations[place] ?? []) staying.add(ref);
    if (!this.isWhole) {
      for (const refs of annotations) for (const ref of refs) if (!staying.has(ref)) this.#excluded.add(ref);
    }
    for (const ref of staying) {
      const annotation = this.source.dictionary(ref);
      if (annotation && this.#isDeadLink(annotation)) this.#excluded.add(ref);
    }
  }

  /** A link without target in the result and without appearance. */
  #isDeadLink(annotation: PDFDict): boolean {
    if (nameEntry(annotation, 'Subtype') !== 'Link' || isVisible(annotation)) return false;
    const destination = rawEntry(annotation, 'Dest');
    if (destination) {
      const explicit = this.source.explicitDestination(destination);
      return !explicit || this.#targetOf(explicit) === undefined;
    }
    const action = dictionaryEntry(annotation, 'A');
    return action !== undefined && !this.isKeptAction(action);
  }

  #copyAnnotations(page: PDFDict, slot: number): PDFArray {
    const copies = PDFArray.withContext(this.output.context);
    const items = itemsOf(arrayEntry(page, 'Annots'));
    const kept: number[] = [];
    for (const [index, item] of items.entries()) {
      const annotation = this.source.dictionary(item);
      if (!annotation) continue;
      if (this.isExcluded(item) || (!(item instanceof PDFRef) && this.#isDeadLink(annotation))) {
        this.#countDropped(annotation);
        continue;
      }
      copies.push(this.copier.copy(item));
      kept.push(index);
      this.#countKept(annotation);
    }
    if (kept.length < items.length) this.#keptAnnotations.set(slot, kept);
    return copies;
  }

  #countDropped(annotation: PDFDict): void {
    const action = dictionaryEntry(annotation, 'A');
    if (action && unsafeAction(action)) this.#countUnsafe(action);
    else this.leftOut.deadLinks++;
  }

  #countKept(annotation: PDFDict): void {
    const kind = nameEntry(annotation, 'Subtype');
    if (kind === 'Link') {
      if (annotation.has(name('Dest')) || annotation.has(name('A'))) this.kept.links++;
    } else if (kind !== 'Widget' && kind !== 'Popup') {
      this.kept.annotations++;
    }
  }

  #countUnsafe(action: PDFDict): void {
    if (unsafeAction(action) === 'launch') this.leftOut.launches++;
    else this.leftOut.scripts++;
  }

  #entryRules(): Map<PDFName, CopyEntry> {
    const action: CopyEntry = (_, value) => this.#copyAction(value);
    const rules: Record<string, CopyEntry> = {
      A: action,
      PA: action,
      Next: action,
      AA: (_, value) => this.#copyEvents(value),
      Dest: (_, value) => this.copyDestination(value),
      D: (dictionary, value) =>
        nameEntry(dictionary, 'S') === 'GoTo' ? this.copyDestination(value) : this.copier.copy(value),
      // The structure destination equivalent to D (12.6.4.2); its element may be missing from the result.
      SD: (dictionary, value) => (nameEntry(dictionary, 'S') === 'GoTo' ? undefined : this.copier.copy(value)),
      Kids: (dictionary, value) => this.#copyKids(dictionary, value),
      V: (_, value) => this.#copyValue(value),
      StructParent: (_, value) => this.#copyStructureKey(value),
      StructParents: (_, value) => this.#copyStructureKey(value),
    };
    return new Map(Object.entries(rules).map(([key, rule]) => [name(key), rule]));
  }

  /**
   * An action, or a list of next actions. Other values under the same key, such as a structure element's attributes, are just
   * copied.
   */
  #copyAction(value: PDFObject): PDFObject | undefined {
    const object = this.source.resolve(value);
    if (object instanceof PDFArray) {
      const copies = PDFArray.withContext(this.output.context);
      for (const item of object.asArray()) {
        const copy = this.#copyAction(item);
        if (copy) copies.push(copy);
      }
      return copies;
    }
    if (!(object instanceof PDFDict) || this.isKeptAction(object)) return this.copier.copy(value);
    if (unsafeAction(object)) this.#countUnsafe(object);
    return undefined;
  }

  /** Additional actions by trigger event (12.6.3). */
  #copyEvents(value: PDFObject): PDFObject | undefined {
    const events = this.source.dictionary(value);
    const copy = PDFDict.withContext(this.output.context);
    for (const [key, action] of events?.entries() ?? []) {
      const copied = this.#copyAction(action);
      if (copied) copy.set(key, copied);
    }
    return copy.keys().length > 0 ? copy : undefined;
  }

  /** The children of a form field (12.7.4.1) except those on other pages. */
  #copyKids(dictionary: PDFDict, value: PDFObject): PDFObject {
    const kids = this.source.resolve(value);
    if (!(kids instanceof PDFArray) || !isField(dictionary)) return this.copier.copy(value);
    const copies = PDFArray.withContext(this.output.context);
    for (const kid of kids.asArray()) if (this.hasWidget(kid)) copies.push(this.copier.copy(kid));
    return copies;
  }

  /** Whether a field or one of its widgets is on a page of the result. Whole documents keep all. */
  hasWidget(field: PDFObject, depth = 0): boolean {
    if (this.isExcluded(field)) return false;
    if (this.isWhole) return true;
    const dictionary = this.source.dictionary(field);
    if (!dictionary || depth > 30) return false;
    const kids = itemsOf(arrayEntry(dictionary, 'Kids'));
    if (kids.length > 0) return kids.some((kid) => this.hasWidget(kid, depth + 1));
    return field instanceof PDFRef && this.copier.copyOf(field) !== undefined;
  }

  /** A signature value states that the file is unchanged, which is never true of a part or merger. */
  #copyValue(value: PDFObject): PDFObject | undefined {
    const dictionary = this.source.resolve(value);
    const isSignature =
      dictionary instanceof PDFDict &&
      (nameEntry(dictionary, 'Type') === 'Sig' || entry(dictionary, 'ByteRange') !== undefined);
    if (!isSignature) return this.copier.copy(value);
    this.leftOut.signatures++;
    return undefined;
  }

  #copyStructureKey(value: PDFObject): PDFObject | undefined {
    const key = asNumber(this.source.resolve(value));
    if (key === undefined || key < 0) return undefined;
    this.structureKeys.add(key);
    return PDFNumber.of(key + this.#structureBase);
  }
}

const isField = (dictionary: PDFDict): boolean =>
  ['T', 'FT', 'Parent'].some((key) => dictionary.has(name(key))) && nameEntry(dictionary, 'Type') !== 'Pages';

/** Whether a sorted list has a number from `first` to `last`. Binary search, as it runs once per element. */
function isAnyIn(sorted: readonly number[], first: number, last: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < first) low = middle + 1;
    else high = middle;
  }
  return (sorted[low] ?? Number.POSITIVE_INFINITY) <= last;
}
