import { type PDFArray, PDFDict, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { pdfErrors } from '../pdf.errors.ts';
import { arrayEntry, dictionaryEntry, nameEntry, numberEntry, resolve } from './access.ts';
import { maxPages, type PdfFile } from './open-pdf.ts';

/** Page trees are flat or balanced; deeper ones are circular. */
const maxDepth = 500;

const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;
const inheritableNames = inheritable.map((key) => [key, PDFName.of(key)] as const);
/** Entries that pages inherit from ancestors (ISO 32000-2, 7.7.3.4). */
export type InheritedEntries = Partial<Record<(typeof inheritable)[number], PDFObject>>;

export type PdfPage = {
  dictionary: PDFDict;
  /** Undefined for a page written directly in its parent, which is invalid but occurs. */
  ref: PDFRef | undefined;
  inherited: InheritedEntries;
};

export type PageList = {
  pages: PdfPage[];
  /** Missing, repeated or mistyped nodes, or a wrong count. */
  isDoubtful: boolean;
  /** Readers agree on the tree without repairing it: besides, every page has its type and is listed once, by reference. */
  isSound: boolean;
};

type Visit = { object: PDFObject; inherited: InheritedEntries; depth: number };

/**
 * A document's pages in order (7.7.3.2). Skips repeated nodes, which are cycles; pages may repeat. Throws PDF_TOO_MANY_PAGES.
 */
export function listPages({ catalog, context }: Pick<PdfFile, 'catalog' | 'context'>): PageList {
  const root = dictionaryEntry(catalog, 'Pages');
  const pages: PdfPage[] = [];
  let isDoubtful = root === undefined;
  let isProper = true;
  const listed = new Set<PDFDict>();
  const met = new Set<PDFDict>();
  const waiting: Visit[] = root ? [{ object: root, inherited: {}, depth: 0 }] : [];
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { object, inherited, depth } = visit;
    const node = resolve(context, object);
    if (!(node instanceof PDFDict)) {
      isDoubtful = true;
      continue;
    }
    const kids = arrayEntry(node, 'Kids');
    if (!isNode(node, kids)) {
      if (pages.length === maxPages) throw pdfErrors.tooManyPages({ maxPages });
      isProper &&= object instanceof PDFRef && nameEntry(node, 'Type') === 'Page' && !listed.has(node);
      listed.add(node);
      pages.push({ dictionary: node, ref: object instanceof PDFRef ? object : undefined, inherited });
      continue;
    }
    if (met.has(node) || depth > maxDepth) {
      isDoubtful = true;
      continue;
    }
    met.add(node);
    isProper &&= nameEntry(node, 'Type') === 'Pages';
    const below = { ...inherited, ...entriesOf(node) };
    for (const kid of (kids?.asArray() ?? []).toReversed()) {
      waiting.push({ object: kid, inherited: below, depth: depth + 1 });
    }
  }
  isDoubtful ||= numberEntry(root, 'Count') !== pages.length;
  return { pages, isDoubtful, isSound: isProper && !isDoubtful };
}

/** Some files omit /Type. */
function isNode(node: PDFDict, kids: PDFArray | undefined): boolean {
  const type = nameEntry(node, 'Type');
  if (type === 'Page') return false;
  return type === 'Pages' || kids !== undefined;
}

function entriesOf(node: PDFDict): InheritedEntries {
  const entries: InheritedEntries = {};
  for (const [key, name] of inheritableNames) {
    const value = node.get(name);
    if (value) entries[key] = value;
  }
  return entries;
}
