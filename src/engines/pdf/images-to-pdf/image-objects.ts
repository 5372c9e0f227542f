import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { ImageStream, ImageValue } from './embeddable-image.ts';

type WriteStream = (stream: PDFRawStream) => PDFRef;

/** Writes an image after the streams that belong to it, such as its mask and its profile. */
export function writeImageStream(context: PDFContext, { entries, content }: ImageStream, write: WriteStream): PDFRef {
  return write(PDFRawStream.of(toDictionary(context, entries, write), content));
}

function toDictionary(context: PDFContext, entries: Record<string, ImageValue>, write: WriteStream): PDFDict {
  const dictionary = PDFDict.withContext(context);
  for (const [key, value] of Object.entries(entries)) dictionary.set(PDFName.of(key), toObject(context, value, write));
  return dictionary;
}

function toObject(context: PDFContext, value: ImageValue, write: WriteStream): PDFObject {
  if (typeof value === 'number') return PDFNumber.of(value);
  if (typeof value === 'string') {
    return value.startsWith('/') ? PDFName.of(value.slice(1)) : PDFHexString.of(value.replace(/[<>]/g, ''));
  }
  if (typeof value === 'boolean') return context.obj(value);
  if (isList(value)) {
    const array = PDFArray.withContext(context);
    for (const item of value) array.push(toObject(context, item, write));
    return array;
  }
  if ('content' in value) return writeImageStream(context, value, write);
  return toDictionary(context, value.entries, write);
}

const isList = (value: ImageValue): value is readonly ImageValue[] => Array.isArray(value);
