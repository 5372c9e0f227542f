import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, type PDFObject, type PDFRawStream } from '@cantoo/pdf-lib';
import { Inflate } from 'fflate';
import { AppError, hasCode } from '../../../shared/errors.ts';
import { MB } from '../../../shared/units.ts';
import { pdfErrors } from '../pdf.errors.ts';
import { asDictionary, asName, entry, itemsOf, nameEntry, numberEntry, resolve } from './access.ts';
import { isKnownPredictor, undoPredictor } from './predictor.ts';
import { decodeAscii85, decodeAsciiHex, decodeLzw, decodeRunLength } from './simple-filters.ts';

/** Limit per unpacked stream: far above honest files, low enough to protect the machine. */
export const maxStreamBytes = 512 * MB;

export type StreamFilter = { name: string; parameters: PDFDict | undefined };

/** Filters that encode images. */
export type ImageFilter = 'DCTDecode' | 'JPXDecode' | 'CCITTFaxDecode' | 'JBIG2Decode';

export type DecodedStream = {
  data: Buffer;
  /** Whether other readers are sure to decode the same; damaged data is decoded as far as it goes. */
  isSound: boolean;
  /** The image filter that was left undecoded. */
  image?: { filter: ImageFilter; parameters: PDFDict | undefined };
};

/** Short names of inline images (ISO 32000-2, 8.9.7, table 92), also found in streams. */
const fullNames: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
  DCT: 'DCTDecode',
  CCF: 'CCITTFaxDecode',
};

const imageFilters: readonly string[] = ['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode'];
const isImageFilter = (name: string): name is ImageFilter => imageFilters.includes(name);

/** A stream's filters in decoding order (7.4.1), by full name. */
export function filtersOf(dictionary: PDFDict): StreamFilter[] {
  const filter = entry(dictionary, 'Filter') ?? entry(dictionary, 'F');
  const parameters = entry(dictionary, 'DecodeParms') ?? entry(dictionary, 'DP');
  const filters: (PDFObject | undefined)[] =
    filter instanceof PDFArray ? filter.asArray() : filter instanceof PDFName ? [filter] : [];
  const all = parameters instanceof PDFArray ? itemsOf(parameters) : [parameters];
  return filters.flatMap((item, index) => {
    const found = resolve(dictionary.context, item);
    if (found === undefined) return [];
    const name = asName(found) ?? '';
    return { name: fullNames[name] ?? name, parameters: asDictionary(resolve(dictionary.context, all[index])) };
  });
}

/** Whether a stream's filters and their parameters have the types that they should have (7.3.8.2). */
function hasProperFilters(dictionary: PDFDict): boolean {
  const areAll = (key: string, kind: typeof PDFName | typeof PDFDict, mayBeNull: boolean) => {
    const found = entry(dictionary, key);
    if (!(found instanceof PDFArray)) return found === undefined || found instanceof kind;
    const items = found.asArray().map((item) => resolve(dictionary.context, item));
    return items.every((item) => item instanceof kind || (mayBeNull && item === undefined));
  };
  return areAll('Filter', PDFName, false) && areAll('DecodeParms', PDFDict, true);
}

/**
 * Decodes a stream (7.4), up to the first image filter, and damaged data as far as it goes, as viewers do.
 * Throws PDF_STREAM_TOO_LARGE past `maxBytes` and PDF_STREAM_DAMAGED for an image with an unknown filter.
 */
export function decodeStream(stream: PDFRawStream, maxBytes = maxStreamBytes): DecodedStream {
  const { contents } = stream;
  let data = Buffer.from(contents.buffer, contents.byteOffset, contents.length);
  let isSound = hasProperFilters(stream.dict);
  for (const { name, parameters } of filtersOf(stream.dict)) {
    if (isImageFilter(name)) return { data, isSound, image: { filter: name, parameters } };
    if (name === 'FlateDecode') {
      const inflated = inflate(data, maxBytes);
      data = undoPredictor(inflated.data, parameters);
      isSound &&= inflated.isSound && isKnownPredictor(parameters);
    } else {
      data = undoFilter(data, name, parameters, { maxBytes, isImage: nameEntry(stream.dict, 'Subtype') === 'Image' });
      // Readers differ in what they make of errors in these.
      isSound = false;
    }
    if (data.length > maxBytes) throw pdfErrors.streamTooLarge();
  }
  return { data, isSound };
}

function undoFilter(
  data: Buffer,
  name: string,
  parameters: PDFDict | undefined,
  { maxBytes, isImage }: { maxBytes: number; isImage: boolean },
): Buffer<ArrayBuffer> {
  switch (name) {
    case 'LZWDecode':
      return undoPredictor(decodeLzw(data, numberEntry(parameters, 'EarlyChange') ?? 1, maxBytes), parameters);
    case 'ASCII85Decode':
      return decodeAscii85(data);
    case 'ASCIIHexDecode':
      return decodeAsciiHex(data);
    case 'RunLengthDecode':
      return decodeRunLength(data, maxBytes);
    case 'Crypt':
      // After decryption only the identity is left (7.4.10).
      return Buffer.from(data);
    default:
      // Viewers read content as if the filter were not there, and draw no such image.
      if (!isImage) return Buffer.from(data);
      throw pdfErrors.streamDamaged(undefined, { log: `unknown filter ${name}` });
  }
}

function inflate(data: Buffer, maxBytes: number): { data: Buffer<ArrayBuffer>; isSound: boolean } {
  const whole = tryInflate(() => inflateSync(data, { maxOutputLength: maxBytes }));
  if (whole) return { data: whole, isSound: true };
  // Truncated data yields what there is.
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: maxBytes };
  const part =
    tryInflate(() => inflateSync(data, options)) ??
    // Skips a wrong zlib header of two bytes (RFC 1950) and ignores the checksum.
    tryInflate(() => inflateRawSync(data.subarray(2), options)) ??
    inflateUntilDamage(data.subarray(2), maxBytes);
  return { data: part, isSound: false };
}

function tryInflate(work: () => Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | undefined {
  try {
    return work();
  } catch (error) {
    if (hasCode(error, 'ERR_BUFFER_TOO_LARGE')) throw pdfErrors.streamTooLarge();
    return undefined;
  }
}

/** What is lost before the damage is at most what this many bytes hold. */
const inflateStep = 64;

/** zlib drops everything before an error; fflate hands it out on the way. */
function inflateUntilDamage(data: Buffer, maxBytes: number): Buffer<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const inflater = new Inflate((part) => {
    parts.push(part);
    bytes += part.length;
    if (bytes > maxBytes) throw pdfErrors.streamTooLarge();
  });
  try {
    for (let at = 0; at < data.length; at += inflateStep) inflater.push(data.subarray(at, at + inflateStep));
  } catch (error) {
    if (error instanceof AppError) throw error;
  }
  return Buffer.concat(parts);
}
