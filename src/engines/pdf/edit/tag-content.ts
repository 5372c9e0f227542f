import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { PdfEdit } from '../../../pdf/editing/pdf-edits.ts';
import { t } from '../../../shared/language/translate.ts';
import {
  arrayEntry,
  asDictionary,
  asNumber,
  dictionaryEntry,
  itemsOf,
  nameEntry,
  numberEntry,
  rawEntry,
  resolve,
} from '../objects/access.ts';
import type { EditedDocument } from './edited-document.ts';
import type { EditedPage } from './edited-page.ts';

/** Whether screen readers follow the document's structure tree (ISO 32000-2, 14.7) and skip what is not in it. */
export const isTagged = (context: PDFContext): boolean => rootOf(context) !== undefined;

/** Deeper than any number tree. */
const maxDepth = 32;

/** What screen readers will not read of these edits, as a sentence. */
export function describeSkipped(context: PDFContext, edits: readonly PdfEdit[], flatten: boolean): string[] {
  const isSkipped = flatten || edits.some(({ type }) => type === 'picture' || type === 'tick' || type === 'cross');
  return isSkipped && isTagged(context) ? [skipped()] : [];
}

const skipped = () =>
  t(
    'This PDF is tagged for screen readers. They skip added pictures, ticks and crosses and flattened fields, which are not in its tags.',
  );

/** An indirect dictionary. */
type Node = { ref: PDFRef; dictionary: PDFDict };

/**
 * Makes a form XObject a paragraph at the end of the structure tree, as a whole (14.7.5.3): the numbers of marked content on
 * its page stay as they are. Only for tagged documents.
 */
export function tagAsParagraph(document: EditedDocument, page: EditedPage, form: PDFRef): void {
  const { context } = document;
  const root = rootOf(context);
  if (!root) return;
  const parent = documentIn(root) ?? root;
  const number = nextNumber(root.dictionary);
  asDictionary(context.lookup(form))?.set(PDFName.of('StructParent'), PDFNumber.of(number));
  const content = context.obj({ Type: 'OBJR', Pg: page.ref, Obj: form });
  const paragraph = document.add(context.obj({ Type: 'StructElem', S: 'P', P: parent.ref, Pg: page.ref, K: content }));
  addTo(parent.dictionary, 'K', childrenOf(parent.dictionary), [paragraph]);
  document.markChanged(parent.ref);
  root.dictionary.set(PDFName.of('ParentTreeNextKey'), PDFNumber.of(number + 1));
  addToParentTree(document, root, [PDFNumber.of(number), paragraph]);
  document.markChanged(root.ref);
}

function rootOf(context: PDFContext): Node | undefined {
  const catalog = asDictionary(context.lookup(context.trailerInfo.Root));
  return catalog && nodeOf(context, rawEntry(catalog, 'StructTreeRoot'));
}

function nodeOf(context: PDFContext, object: PDFObject | undefined): Node | undefined {
  const dictionary = object instanceof PDFRef ? context.lookup(object) : undefined;
  return object instanceof PDFRef && dictionary instanceof PDFDict ? { ref: object, dictionary } : undefined;
}

/** The element that has everything else, in most documents. */
function documentIn({ dictionary }: Node): Node | undefined {
  const children = childrenOf(dictionary);
  const only = children.length === 1 ? nodeOf(dictionary.context, children[0]) : undefined;
  return only && nameEntry(only.dictionary, 'S') === 'Document' ? only : undefined;
}

function childrenOf(dictionary: PDFDict): PDFObject[] {
  const list = arrayEntry(dictionary, 'K');
  const own = rawEntry(dictionary, 'K');
  return list ? itemsOf(list) : own ? [own] : [];
}

/** In place where it can be: ten thousand edits must not copy a list as often. */
function addTo(
  dictionary: PDFDict,
  key: 'K' | 'Kids' | 'Nums',
  before: readonly PDFObject[],
  added: PDFObject[],
): void {
  const own = rawEntry(dictionary, key);
  if (own instanceof PDFArray) for (const item of added) own.push(item);
  else dictionary.set(PDFName.of(key), dictionary.context.obj([...before, ...added]));
}

/** Programs forget to count on. The tree is sorted, so its last number is the largest. */
function nextNumber(root: PDFDict): number {
  let node = dictionaryEntry(root, 'ParentTree');
  for (let depth = 0; depth < maxDepth; depth++) {
    const kids = arrayEntry(node, 'Kids');
    if (!kids) break;
    node = asDictionary(resolve(root.context, itemsOf(kids).at(-1)));
  }
  const last = asNumber(resolve(root.context, itemsOf(arrayEntry(node, 'Nums')).at(-2)));
  return Math.max(numberEntry(root, 'ParentTreeNextKey') ?? 0, (last ?? -1) + 1);
}

/** At the end: its number is the largest. */
function addToParentTree(document: EditedDocument, root: Node, pair: [PDFNumber, PDFRef]): void {
  const { context } = document;
  const tree = dictionaryEntry(root.dictionary, 'ParentTree');
  const kids = arrayEntry(tree, 'Kids');
  if (!tree) root.dictionary.set(PDFName.of('ParentTree'), context.obj({ Nums: pair }));
  else if (kids) {
    const leaf = document.add(context.obj({ Nums: pair, Limits: [pair[0], pair[0]] }));
    addTo(tree, 'Kids', itemsOf(kids), [leaf]);
  } else addTo(tree, 'Nums', itemsOf(arrayEntry(tree, 'Nums')), pair);
  const ref = rawEntry(root.dictionary, 'ParentTree');
  if (ref instanceof PDFRef) document.markChanged(ref);
}
