import { PDFArray, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { arrayEntry, asDictionary, asNumber, itemsOf, resolve } from './access.ts';

/*
 * Name trees and number trees (ISO 32000-2, 7.9.6 and 7.9.7): sorted pairs of key and value, spread over nodes.
 */

/** More entries than any document has; a tree that goes on is built to never end. */
const maxEntries = 1_000_000;

/** Key and value of every entry, in the tree's order. Values stay as they stand there. Nodes met twice count once. */
function* pairs(root: PDFDict | undefined, key: 'Names' | 'Nums'): Generator<[key: PDFObject, value: PDFObject]> {
  const met = new Set<PDFDict>();
  const waiting = root ? [root] : [];
  let count = 0;
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (met.has(node)) continue;
    met.add(node);
    const list = itemsOf(arrayEntry(node, key));
    for (let index = 0; index + 1 < list.length; index += 2) {
      const [name, value] = [resolve(node.context, list[index]), list[index + 1]];
      if (name && value && count++ < maxEntries) yield [name, value];
    }
    const kids = arrayEntry(node, 'Kids');
    if (kids instanceof PDFArray) {
      for (const kid of kids.asArray().toReversed()) {
        const child = asDictionary(resolve(node.context, kid));
        if (child) waiting.push(child);
      }
    }
  }
}

export const readNameTree = (root: PDFDict | undefined): Generator<[key: PDFObject, value: PDFObject]> =>
  pairs(root, 'Names');

/** Entries whose key is no number are left out. */
export function* readNumberTree(root: PDFDict | undefined): Generator<[key: number, value: PDFObject]> {
  for (const [key, value] of pairs(root, 'Nums')) {
    const number = asNumber(key);
    if (number !== undefined) yield [number, value];
  }
}
