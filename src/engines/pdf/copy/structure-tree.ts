import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { dictionaryEntry, nameEntry, rawEntry } from '../objects/access.ts';
import { readNumberTree } from '../objects/trees.ts';
import type { OutputDocument } from '../write/output-document.ts';
import type { SourceCopy } from './source-copy.ts';
import { kidsOf } from './structure-spans.ts';

/** Elements nest as deeply as sections, lists and tables do. */
const maxDepth = 300;

const key = {
  K: PDFName.of('K'),
  P: PDFName.of('P'),
  Pg: PDFName.of('Pg'),
  S: PDFName.of('S'),
  Ref: PDFName.of('Ref'),
  RoleMap: PDFName.of('RoleMap'),
  ClassMap: PDFName.of('ClassMap'),
};
/** Rewritten entries; `Ref` may point to elements that are not in the result. */
const rewrittenKeys = new Set([key.K, key.P, key.Pg, key.Ref]);

/**
 * The structure of a result (tagged PDF, ISO 32000-2, 14.7), which screen readers use. Copies elements with content on pages
 * of the result, and their ancestors.
 */
export class StructureTree {
  /** Offset of the next source's structural parent keys (14.7.5.4). */
  nextKey = 0;
  readonly #output: OutputDocument;
  readonly #root: PDFRef;
  readonly #kids: PDFObject[] = [];
  readonly #parents: [key: number, parent: PDFObject][] = [];
  #roles: PDFDict | undefined;
  #classes: PDFDict | undefined;
  #namespaces: PDFObject[] = [];

  constructor(output: OutputDocument) {
    this.#output = output;
    this.#root = output.nextRef();
  }

  addFrom(copy: SourceCopy): void {
    const base = this.nextKey;
    const keys = [...copy.structureKeys];
    this.nextKey = base + keys.reduce((largest, used) => Math.max(largest, used), -1) + 1;
    const root = dictionaryEntry(copy.source.catalog, 'StructTreeRoot');
    if (!root) return;
    const roles = this.#addRoles(copy, dictionaryEntry(root, 'RoleMap'));
    const walk = new StructureWalk(copy, this.#output, roles);
    const kids = walk.copyRootKids(root, this.#root);
    if (kids.length === 0) return;
    this.#kids.push(...kids);
    for (const [used, parent] of readNumberTree(dictionaryEntry(root, 'ParentTree'))) {
      if (!copy.structureKeys.has(used)) continue;
      const copied = walk.copyParents(parent);
      if (copied) this.#parents.push([used + base, copied]);
    }
    this.#classes = this.#mergeMap(this.#classes, copy, dictionaryEntry(root, 'ClassMap'));
    const namespaces = copy.source.resolve(rawEntry(root, 'Namespaces'));
    if (namespaces instanceof PDFArray) {
      this.#namespaces.push(...namespaces.asArray().map((namespace) => copy.copier.copy(namespace)));
    }
    copy.copier.finish();
  }

  write(catalog: PDFDict): void {
    if (this.#kids.length === 0) return;
    const numbers: PDFObject[] = [];
    for (const [number, parent] of this.#parents.sort(([a], [b]) => a - b)) numbers.push(PDFNumber.of(number), parent);
    // Without a parent tree readers search the whole structure, which is better than an empty tree.
    const parentTree =
      numbers.length === 0
        ? undefined
        : this.#output.add(this.#output.dictionary({ Nums: this.#output.array(numbers) }));
    this.#output.assign(
      this.#root,
      this.#output.dictionary({
        Type: PDFName.of('StructTreeRoot'),
        K: this.#output.array(this.#kids),
        ParentTree: parentTree,
        ParentTreeNextKey: PDFNumber.of(this.nextKey),
        RoleMap: this.#roles,
        ClassMap: this.#classes,
        Namespaces: this.#namespaces.length > 0 ? this.#output.array(this.#namespaces) : undefined,
      }),
    );
    catalog.set(PDFName.of('StructTreeRoot'), this.#root);
    catalog.set(PDFName.of('MarkInfo'), this.#output.dictionary({ Marked: PDFBool.True }));
  }

  /**
   * Adds a file's role map (14.7.3, 14.8.4). Roles that an earlier file maps differently are renamed; returns the new names.
   */
  #addRoles(copy: SourceCopy, more: PDFDict | undefined): ReadonlyMap<PDFObject, PDFName> {
    const renamed = new Map<PDFObject, PDFName>();
    for (const [role, value] of more?.entries() ?? []) {
      const meaning = copy.source.resolve(value);
      if (!(meaning instanceof PDFName)) continue;
      this.#roles ??= this.#output.dictionary();
      let own = role;
      for (let number = 2; this.#roles.has(own) && this.#roles.get(own) !== meaning; number++) {
        own = PDFName.of(`${role.asString().slice(1)}_${number}`);
      }
      this.#roles.set(own, meaning);
      if (own !== role) renamed.set(role, own);
    }
    return renamed;
  }

  /** On conflict the earlier file's entries win. */
  #mergeMap(known: PDFDict | undefined, copy: SourceCopy, more: PDFDict | undefined): PDFDict | undefined {
    if (!more) return known;
    const map = known ?? this.#output.dictionary();
    for (const [name, value] of more.entries()) if (!map.has(name)) map.set(name, copy.copier.copy(value));
    return map;
  }
}

class StructureWalk {
  readonly #copy: SourceCopy;
  readonly #output: OutputDocument;
  readonly #renamedRoles: ReadonlyMap<PDFObject, PDFName>;
  readonly #elements = new Map<PDFDict, PDFRef>();
  readonly #met = new Set<PDFDict>();

  constructor(copy: SourceCopy, output: OutputDocument, renamedRoles: ReadonlyMap<PDFObject, PDFName>) {
    this.#renamedRoles = renamedRoles;
    this.#copy = copy;
    this.#output = output;
  }

  copyRootKids(root: PDFDict, rootCopy: PDFRef): PDFObject[] {
    return this.#copyKids(root, { parent: rootCopy, page: undefined, depth: 0 });
  }

  /** A parent tree value: an element, or one for each marked-content sequence of a page. */
  copyParents(value: PDFObject): PDFObject | undefined {
    const object = this.#copy.source.resolve(value);
    if (object instanceof PDFDict) return this.#elements.get(object);
    if (!(object instanceof PDFArray)) return undefined;
    const parents = object.asArray().map((item) => {
      const element = this.#copy.source.dictionary(item);
      return (element && this.#elements.get(element)) ?? this.#output.context.obj(null);
    });
    return this.#output.add(this.#output.array(parents));
  }

  #copyKids(element: PDFDict, at: { parent: PDFRef; page: PDFObject | undefined; depth: number }): PDFObject[] {
    return kidsOf(this.#copy.source, element).flatMap((kid) => this.#copyKid(kid, at) ?? []);
  }

  #copyKid(
    kid: PDFObject,
    { parent, page, depth }: { parent: PDFRef; page: PDFObject | undefined; depth: number },
  ): PDFObject | undefined {
    const object = this.#copy.source.resolve(kid);
    // A marked-content identifier on the element's page (14.7.5.1.1).
    if (object instanceof PDFNumber) return this.#isInResult(page) ? object : undefined;
    if (!(object instanceof PDFDict)) return undefined;
    const type = nameEntry(object, 'Type');
    if (type === 'MCR')
      return this.#isInResult(rawEntry(object, 'Pg') ?? page) ? this.#copy.copier.copy(object) : undefined;
    if (type === 'OBJR') return this.#copyObjectReference(object, page);
    return this.#copyElement(object, { parent, page, depth });
  }

  #copyObjectReference(reference: PDFDict, page: PDFObject | undefined): PDFObject | undefined {
    const target = rawEntry(reference, 'Obj');
    const isKept =
      this.#isInResult(rawEntry(reference, 'Pg') ?? page) &&
      target instanceof PDFRef &&
      this.#copy.copier.copyOf(target) !== undefined;
    return isKept ? this.#copy.copier.copy(reference) : undefined;
  }

  #copyElement(
    element: PDFDict,
    { parent, page, depth }: { parent: PDFRef; page: PDFObject | undefined; depth: number },
  ): PDFRef | undefined {
    if (depth > maxDepth || this.#met.has(element) || !this.#hasContent(element)) return undefined;
    this.#met.add(element);
    const ownPage = rawEntry(element, 'Pg') ?? page;
    const ref = this.#output.nextRef();
    const kids = this.#copyKids(element, { parent: ref, page: ownPage, depth: depth + 1 });
    // Elements without content are kept only in a whole document.
    if (kids.length === 0 && !this.#copy.isWhole) return undefined;
    const copied = this.#copy.copier.copyEntries(element, rewrittenKeys);
    const role = this.#renamedRoles.get(copied.get(key.S) ?? copied);
    if (role) copied.set(key.S, role);
    copied.set(key.P, parent);
    const pageCopy = rawEntry(element, 'Pg');
    if (pageCopy && this.#isInResult(pageCopy)) copied.set(key.Pg, this.#copy.copier.copy(pageCopy));
    const [only] = kids;
    if (only) copied.set(key.K, kids.length === 1 ? only : this.#output.array(kids));
    this.#output.assign(ref, copied);
    this.#elements.set(element, ref);
    return ref;
  }

  /** Whole documents also keep elements without content. */
  #hasContent(element: PDFDict): boolean {
    if (this.#copy.isWhole) return true;
    const span = this.#copy.source.structureSpans.get(element);
    return span !== undefined && this.#copy.hasPageIn(span);
  }

  #isInResult(page: PDFObject | undefined): boolean {
    if (!(page instanceof PDFRef)) return this.#copy.isWhole;
    const place = this.#copy.source.placeOfPage.get(page);
    return place !== undefined && this.#copy.pageCopy(place) !== undefined;
  }
}
