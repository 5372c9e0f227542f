import { PDFArray, PDFDict, PDFName, PDFNull, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** An object's number in the written file; undefined for one left out, which is written as null. */
export type NumberOf = (ref: PDFRef) => number | undefined;

/** An object in PDF syntax, as short as possible, one character per byte (Latin-1). Generation numbers are 0. */
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
  if (object instanceof PDFStream) throw new Error('A stream must be an indirect object');
  return object.toString();
}

const length = PDFName.of('Length');

/** With `streamLength`, the dictionary of a stream of that length. */
export function serialiseDictionary(dictionary: PDFDict, numberOf: NumberOf, streamLength?: number): string {
  let text = '<<';
  for (const [key, value] of dictionary.entries()) {
    if (streamLength !== undefined && key === length) continue;
    const written = serialise(value, numberOf);
    // A null entry equals no entry (7.3.7).
    if (value === PDFNull || written === 'null') continue;
    const name = key.asString();
    text += needsSpace(name, written) ? `${name} ${written}` : name + written;
  }
  if (streamLength !== undefined) text += `/Length ${streamLength}`;
  return `${text}>>`;
}

/** Whether two tokens need a space between them (7.2.3). The parts are short; the whole string is a rope. */
const needsSpace = (before: string, after: string): boolean =>
  !'/[(<'.includes(after.charAt(0)) && !'[])>'.includes(before.charAt(before.length - 1));
