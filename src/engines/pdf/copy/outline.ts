import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import { dictionaryEntry, entry, numberEntry, rawEntry, textEntry } from '../objects/access.ts';
import type { OutputDocument } from '../write/output-document.ts';
import type { SourceCopy } from './source-copy.ts';
import type { SourceDocument } from './source-document.ts';

/** An outline item, or bookmark (ISO 32000-2, 12.3.3). */
export type OutlineItem = { entries: PDFDict; kids: OutlineItem[]; isOpen: boolean };

/** More than anyone reads; longer lists may never end. */
const maxItems = 200_000;
const maxDepth = 64;

/** Maps a source's outline item with its surviving children; undefined drops it. */
type Take<Item> = (item: PDFDict, kids: Item[], level: number) => Item | undefined;

/** Walks a document's outline; a repeated item is a cycle and ends its list. */
function walkOutline<Item>(source: SourceDocument, take: Take<Item>): Item[] {
  const met = new Set<PDFDict>();
  const listFrom = (first: PDFObject | undefined, level: number): Item[] => {
    const items: Item[] = [];
    for (let item = source.dictionary(first); item; item = dictionaryEntry(item, 'Next')) {
      if (met.has(item) || met.size === maxItems || level > maxDepth) break;
      met.add(item);
      const taken = take(item, listFrom(rawEntry(item, 'First'), level + 1), level);
      if (taken) items.push(taken);
    }
    return items;
  };
  return listFrom(rawEntry(dictionaryEntry(source.catalog, 'Outlines'), 'First'), 1);
}

const keptEntries = new Set(['Title', 'C', 'F'].map((key) => PDFName.of(key)));

/** The outline items that lead to pages of the result, and their ancestors. */
export function copyOutline(copy: SourceCopy): OutlineItem[] {
  return walkOutline<OutlineItem>(copy.source, (item, kids) => {
    const entries = PDFDict.withContext(copy.output.context);
    for (const key of keptEntries) {
      const value = item.get(key);
      if (value) entries.set(key, copy.copier.copy(value));
    }
    const target = addTarget(copy, item, entries);
    // An item without a target belongs to the whole document; a part keeps it only for its children.
    if (!target && kids.length === 0 && !(copy.isWhole && !hasTarget(item))) return undefined;
    copy.kept.bookmarks++;
    return { entries, kids, isOpen: (numberEntry(item, 'Count') ?? 0) >= 0 };
  });
}

function addTarget(copy: SourceCopy, item: PDFDict, entries: PDFDict): boolean {
  const action = dictionaryEntry(item, 'A');
  const internal = rawEntry(item, 'Dest') ?? (action && isGoTo(action) ? rawEntry(action, 'D') : undefined);
  if (internal) {
    const destination = copy.copyDestination(internal);
    if (destination) entries.set(PDFName.of('Dest'), destination);
    return destination !== undefined;
  }
  if (!action || !copy.isWhole || !copy.isKeptAction(action)) return false;
  entries.set(PDFName.of('A'), copy.copier.copy(action));
  return true;
}

const isGoTo = (action: PDFDict): boolean => entry(action, 'S') === PDFName.of('GoTo');
const hasTarget = (item: PDFDict): boolean => item.has(PDFName.of('Dest')) || item.has(PDFName.of('A'));

/** An item for a whole file, as parent of its own outline. */
export function fileOutlineItem(copy: SourceCopy, title: string, firstPage: PDFRef, kids: OutlineItem[]): OutlineItem {
  const destination = PDFArray.withContext(copy.output.context);
  destination.push(firstPage);
  destination.push(PDFName.of('Fit'));
  const entries = copy.output.dictionary({ Title: PDFHexString.fromText(title), Dest: destination });
  return { entries, kids, isOpen: true };
}

/** Writes an outline and returns its reference; undefined when empty. */
export function writeOutline(output: OutputDocument, items: readonly OutlineItem[]): PDFRef | undefined {
  if (items.length === 0) return undefined;
  const root = output.nextRef();
  const { first, last, visible } = linkItems(output, items, root);
  output.assign(
    root,
    output.dictionary({ Type: PDFName.of('Outlines'), First: first, Last: last, Count: output.number(visible) }),
  );
  return root;
}

/** Sets neighbours and counts: visible descendants when open, negative while closed (12.3.3). */
function linkItems(output: OutputDocument, items: readonly OutlineItem[], parent: PDFRef) {
  const refs = items.map(() => output.nextRef());
  let visible = items.length;
  for (const [index, { entries, kids, isOpen }] of items.entries()) {
    const ref = refs[index];
    if (!ref) continue;
    const [previous, next] = [refs[index - 1], refs[index + 1]];
    entries.set(PDFName.of('Parent'), parent);
    if (previous) entries.set(PDFName.of('Prev'), previous);
    if (next) entries.set(PDFName.of('Next'), next);
    if (kids.length > 0) {
      const below = linkItems(output, kids, ref);
      if (below.first) entries.set(PDFName.of('First'), below.first);
      if (below.last) entries.set(PDFName.of('Last'), below.last);
      entries.set(PDFName.of('Count'), output.number(isOpen ? below.visible : -below.visible));
      if (isOpen) visible += below.visible;
    }
    output.assign(ref, entries);
  }
  return { first: refs[0], last: refs.at(-1), visible };
}

/** A bookmark's target: level, from 1 for the top, and page, from 0. */
export type BookmarkTarget = { title: string; level: number; page: number };

/** All bookmarks that lead to a page, in outline order. */
export function listBookmarks(source: SourceDocument): BookmarkTarget[] {
  const nested = walkOutline<BookmarkTarget[]>(source, (item, kids, level) => {
    const action = dictionaryEntry(item, 'A');
    const explicit = source.explicitDestination(
      rawEntry(item, 'Dest') ?? (action && isGoTo(action) ? rawEntry(action, 'D') : undefined),
    );
    const page = explicit && source.pageOfDestination(explicit);
    const own = page === undefined ? [] : [{ title: textEntry(item, 'Title') ?? '', level, page }];
    return [...own, ...kids.flat()];
  });
  return nested.flat();
}
