import { PDFArray, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { arrayEntry, asDictionary, asNumber, itemsOf, resolve } from './access.ts';

/* Name trees and number trees (ISO 32000-2, 7.9.6 and 7.9.7): sorted key-value pairs spread over nodes. */

/** More than any document has; a longer tree may never end. */
const maxEntries = 1_000_000;

/** Keys and raw values in tree order. Repeated nodes count once. */
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

/** Skips entries whose key is not a number. */
export function* readNumberTree(root: PDFDict | undefined): Generator<[key: number, value: PDFObject]> {
  for (const [key, value] of pairs(root, 'Nums')) {
    const number = asNumber(key);
    if (number !== undefined) yield [number, value];
  }
}
