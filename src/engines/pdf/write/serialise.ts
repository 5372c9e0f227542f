import { PDFArray, PDFDict, PDFName, PDFNull, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** The number an object gets in the file that is written; undefined for one that is left out, which is null there. */
export type NumberOf = (ref: PDFRef) => number | undefined;

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
    let previous = '[';
    for (const item of object.asArray()) {
      const written = serialise(item, numberOf);
      text += needsSpace(previous, written) ? ` ${written}` : written;
      previous = written;
    }
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
    if (value === PDFNull || written === 'null') continue;
    const name = key.asString();
    text += needsSpace(name, written) ? `${name} ${written}` : name + written;
  }
  if (streamLength !== undefined) text += `/Length ${streamLength}`;
  return `${text}>>`;
}

/** Tokens that begin or end by themselves need no space between them (7.2.3). The parts are short; the whole is a rope. */
const needsSpace = (before: string, after: string): boolean =>
  !'/[(<'.includes(after.charAt(0)) && !'[])>'.includes(before.charAt(before.length - 1));
