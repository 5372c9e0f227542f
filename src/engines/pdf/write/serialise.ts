import { PDFArray, PDFDict, PDFName, PDFNull, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** The number an object gets in the file that is written; undefined for one that is left out, which is null there. */
export type NumberOf = (ref: PDFRef) => number | undefined;

/** Tokens that end by themselves need no space after them, and those that begin so none before (ISO 32000-2, 7.2.3). */
const beginsItself = /^[/[(<]/;
const endsItself = /[\])>]$/;

/**
 * An object as it stands in a file, in as few characters as its syntax allows; each character is one byte (Latin-1).
 * Generation numbers are 0 in a file that is written anew.
 */
export function serialise(object: PDFObject, numberOf: NumberOf): string {
  if (object instanceof PDFRef) {
    const number = numberOf(object);
    return number === undefined ? 'null' : `${number} 0 R`;
  }
  if (object instanceof PDFDict) return serialiseDictionary(object, numberOf);
  if (object instanceof PDFArray) {
    let text = '[';
    for (const item of object.asArray()) text = join(text, serialise(item, numberOf));
    return `${text}]`;
  }
  if (object instanceof PDFStream) throw new Error('A stream is no direct object');
  return object.toString();
}

const length = PDFName.of('Length');

/** With `streamLength`, the dictionary of a stream of so many bytes. */
export function serialiseDictionary(dictionary: PDFDict, numberOf: NumberOf, streamLength?: number): string {
  let text = '<<';
  for (const [key, value] of dictionary.entries()) {
    if (streamLength !== undefined && key === length) continue;
    const written = serialise(value, numberOf);
    // An entry that is null is no entry (7.3.7).
    if (value !== PDFNull && written !== 'null') text += join(key.asString(), written);
  }
  if (streamLength !== undefined) text += `/Length ${streamLength}`;
  return `${text}>>`;
}

const join = (before: string, after: string): string =>
  before === '[' || beginsItself.test(after) || endsItself.test(before) ? before + after : `${before} ${after}`;
