import { PDFArray, type PDFDict, PDFName, PDFNull, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { arrayEntry, dictionaryEntry, itemsOf, nameEntry } from '../objects/access.ts';
import type { OutputDocument } from '../write/output-document.ts';
import type { SourceCopy } from './source-copy.ts';

const maxDepth = 30;

/** The layers (optional content groups, ISO 32000-2, 8.11) of a result, with the visibility of their own files. */
export class Layers {
  readonly #output: OutputDocument;
  readonly #groups: PDFObject[] = [];
  readonly #off: PDFObject[] = [];
  readonly #locked: PDFObject[] = [];
  readonly #order: PDFObject[] = [];
  readonly #exclusive: PDFObject[] = [];
  readonly #automatic: PDFObject[] = [];

  constructor(output: OutputDocument) {
    this.#output = output;
  }

  /** Copies only groups that the result uses; all of them for a whole document. */
  addFrom(copy: SourceCopy): void {
    const properties = dictionaryEntry(copy.source.catalog, 'OCProperties');
    if (!properties) return;
    const groups = itemsOf(arrayEntry(properties, 'OCGs')).filter(
      (group) => group instanceof PDFRef && (copy.isWhole || copy.copier.copyOf(group) !== undefined),
    );
    if (groups.length === 0) return;
    const known = new Set(groups);
    const settings = dictionaryEntry(properties, 'D');
    const listed = (key: string) => itemsOf(arrayEntry(settings, key)).filter((group) => known.has(group));
    const on = new Set(listed('ON'));
    // Groups off by default are listed one by one, as another file may default to on (8.11.4.3).
    const isOffByDefault = nameEntry(settings, 'BaseState') === 'OFF';
    const off = isOffByDefault ? groups.filter((group) => !on.has(group)) : listed('OFF');
    const copies = (list: readonly PDFObject[]) => list.map((group) => copy.copier.copy(group));
    this.#groups.push(...copies(groups));
    this.#off.push(...copies(off));
    this.#locked.push(...copies(listed('Locked')));
    this.#order.push(...this.#copyLists(copy, arrayEntry(settings, 'Order'), known, 0));
    this.#exclusive.push(...this.#copyLists(copy, arrayEntry(settings, 'RBGroups'), known, 0));
    this.#automatic.push(...this.#copyAutomatic(copy, settings, known));
    copy.copier.finish();
  }

  write(catalog: PDFDict): void {
    if (this.#groups.length === 0) return;
    const array = (items: readonly PDFObject[]) => (items.length === 0 ? undefined : this.#output.array(items));
    const settings = this.#output.dictionary({
      Order: array(this.#order),
      OFF: array(this.#off),
      Locked: array(this.#locked),
      RBGroups: array(this.#exclusive),
      AS: array(this.#automatic),
    });
    catalog.set(PDFName.of('OCProperties'), this.#output.dictionary({ OCGs: array(this.#groups), D: settings }));
  }

  /** Nested lists of groups and labels. */
  #copyLists(copy: SourceCopy, list: PDFArray | undefined, known: ReadonlySet<PDFObject>, depth: number): PDFObject[] {
    if (depth > maxDepth) return [];
    return itemsOf(list).flatMap((item): PDFObject[] => {
      if (known.has(item)) return [copy.copier.copy(item)];
      const object = copy.source.resolve(item);
      if (!(object instanceof PDFArray))
        return item instanceof PDFRef || item === PDFNull ? [] : [copy.copier.copy(item)];
      const below = this.#copyLists(copy, object, known, depth + 1);
      return below.length === 0 ? [] : [this.#output.array(below)];
    });
  }

  /** Groups switched by printing or zooming (8.11.4.4). */
  #copyAutomatic(copy: SourceCopy, settings: PDFDict | undefined, known: ReadonlySet<PDFObject>): PDFObject[] {
    return itemsOf(arrayEntry(settings, 'AS')).flatMap((item): PDFObject[] => {
      const usage = copy.source.dictionary(item);
      const groups = itemsOf(arrayEntry(usage, 'OCGs')).filter((group) => known.has(group));
      if (!usage || groups.length === 0) return [];
      const copied = copy.copier.copyEntries(usage, groupsKey);
      copied.set(PDFName.of('OCGs'), this.#output.array(groups.map((group) => copy.copier.copy(group))));
      return [copied];
    });
  }
}

const groupsKey = new Set([PDFName.of('OCGs')]);
