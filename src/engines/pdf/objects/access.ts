import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/*
 * Typed access to entries that may be missing, mistyped or indirect. Anything unexpected is undefined, as viewers also ignore
 * such entries.
 */

/** Longer chains of references are loops: an indirect object may not itself be a reference (ISO 32000-2, 7.3.10). */
const maxReferences = 8;

/** Follows references; undefined for null and missing objects. */
export function resolve(context: PDFContext, object: PDFObject | undefined): PDFObject | undefined {
  let found = object;
  for (let step = 0; found instanceof PDFRef; step++) {
    if (step === maxReferences) return undefined;
    found = context.lookup(found);
  }
  return found === PDFNull ? undefined : found;
}

/** An entry, with references followed. */
export const entry = (dictionary: PDFDict | undefined, key: string): PDFObject | undefined =>
  dictionary && resolve(dictionary.context, dictionary.get(PDFName.of(key)));

/** An entry as it is, possibly a reference. */
export const rawEntry = (dictionary: PDFDict | undefined, key: string): PDFObject | undefined =>
  dictionary?.get(PDFName.of(key));

/** A stream counts as its dictionary. */
export function asDictionary(object: PDFObject | undefined): PDFDict | undefined {
  if (object instanceof PDFDict) return object;
  return object instanceof PDFStream ? object.dict : undefined;
}

export const dictionaryEntry = (dictionary: PDFDict | undefined, key: string): PDFDict | undefined =>
  asDictionary(entry(dictionary, key));

export function arrayEntry(dictionary: PDFDict | undefined, key: string): PDFArray | undefined {
  const found = entry(dictionary, key);
  return found instanceof PDFArray ? found : undefined;
}

export function streamEntry(dictionary: PDFDict | undefined, key: string): PDFRawStream | undefined {
  const found = entry(dictionary, key);
  return found instanceof PDFRawStream ? found : undefined;
}

export function numberEntry(dictionary: PDFDict | undefined, key: string): number | undefined {
  return asNumber(entry(dictionary, key));
}

export const asNumber = (object: PDFObject | undefined): number | undefined =>
  object instanceof PDFNumber ? object.asNumber() : undefined;

/** The items of an array of numbers, 0 for what is none; empty without an array. */
export const numbersEntry = (dictionary: PDFDict | undefined, key: string): number[] =>
  itemsOf(arrayEntry(dictionary, key)).map((item) => (dictionary && asNumber(resolve(dictionary.context, item))) ?? 0);

/** A name without its slash. */
export function nameEntry(dictionary: PDFDict | undefined, key: string): string | undefined {
  return asName(entry(dictionary, key));
}

export const asName = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? object.asString().slice(1) : undefined;

export const isTrue = (dictionary: PDFDict | undefined, key: string): boolean =>
  entry(dictionary, key) === PDFBool.True;

/** A text string in Unicode (7.9.2.2). */
export const asText = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : undefined;

export const textEntry = (dictionary: PDFDict | undefined, key: string): string | undefined =>
  asText(entry(dictionary, key));

/** A string's bytes as Latin-1, for comparison. */
export const asByteText = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFString || object instanceof PDFHexString
    ? Buffer.from(object.asBytes()).toString('latin1')
    : undefined;

export const itemsOf = (array: PDFArray | undefined): PDFObject[] => array?.asArray() ?? [];
