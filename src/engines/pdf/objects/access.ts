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
 * Typed reading of objects that may be absent, of the wrong kind or behind a reference. What is not as expected is
 * undefined: a viewer reads such entries as absent, too.
 */

/** Chains of references longer than this are loops: an indirect object may not itself be a reference (ISO 32000-2, 7.3.10). */
const maxReferences = 8;

/** The object itself, references followed; undefined where there is none and for null. */
export function resolve(context: PDFContext, object: PDFObject | undefined): PDFObject | undefined {
  let found = object;
  for (let step = 0; found instanceof PDFRef; step++) {
    if (step === maxReferences) return undefined;
    found = context.lookup(found);
  }
  return found === PDFNull ? undefined : found;
}

/** What `key` of a dictionary holds, references followed. */
export const entry = (dictionary: PDFDict | undefined, key: string): PDFObject | undefined =>
  dictionary && resolve(dictionary.context, dictionary.get(PDFName.of(key)));

/** What `key` holds as it stands there, which may be a reference. */
export const rawEntry = (dictionary: PDFDict | undefined, key: string): PDFObject | undefined =>
  dictionary?.get(PDFName.of(key));

/** A dictionary, or the dictionary of a stream. */
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

/** The name without its slash. */
export function nameEntry(dictionary: PDFDict | undefined, key: string): string | undefined {
  return asName(entry(dictionary, key));
}

export const asName = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? object.asString().slice(1) : undefined;

/** False when it is anything but true. */
export const isTrue = (dictionary: PDFDict | undefined, key: string): boolean =>
  entry(dictionary, key) === PDFBool.True;

/** A text string in Unicode (7.9.2.2). */
export const asText = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : undefined;

export const textEntry = (dictionary: PDFDict | undefined, key: string): string | undefined =>
  asText(entry(dictionary, key));

/** The bytes of a string as Latin-1: what strings are compared by. */
export const asByteText = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFString || object instanceof PDFHexString
    ? Buffer.from(object.asBytes()).toString('latin1')
    : undefined;

export const itemsOf = (array: PDFArray | undefined): PDFObject[] => array?.asArray() ?? [];
