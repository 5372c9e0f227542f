import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { PDFArray, type PDFDict, PDFName, type PDFObject, type PDFRawStream } from '@cantoo/pdf-lib';
import { hasCode } from '../../../shared/errors.ts';
import { MB } from '../../../shared/units.ts';
import { pdfErrors } from '../pdf.errors.ts';
import { asDictionary, asName, entry, itemsOf, numberEntry, resolve } from './access.ts';
import { undoPredictor } from './predictor.ts';
import { decodeAscii85, decodeAsciiHex, decodeLzw, decodeRunLength } from './simple-filters.ts';

/** Limit per unpacked stream: far above honest files, low enough to protect the machine. */
export const maxStreamBytes = 512 * MB;

export type StreamFilter = { name: string; parameters: PDFDict | undefined };

/** Filters that encode images. */
export type ImageFilter = 'DCTDecode' | 'JPXDecode' | 'CCITTFaxDecode' | 'JBIG2Decode';

export type DecodedStream = {
  data: Buffer;
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
  return filters.map((item, index) => {
    const name = asName(resolve(dictionary.context, item)) ?? '';
    return { name: fullNames[name] ?? name, parameters: asDictionary(resolve(dictionary.context, all[index])) };
  });
}

/**
 * Decodes a stream (7.4), up to the first image filter.
 * Throws PDF_STREAM_TOO_LARGE past `maxBytes` and PDF_STREAM_DAMAGED for data that does not fit its filters.
 */
export function decodeStream(stream: PDFRawStream, maxBytes = maxStreamBytes): DecodedStream {
  const { contents } = stream;
  let data = Buffer.from(contents.buffer, contents.byteOffset, contents.length);
  for (const { name, parameters } of filtersOf(stream.dict)) {
    if (isImageFilter(name)) return { data, image: { filter: name, parameters } };
    data = undoFilter(data, name, parameters, maxBytes);
    if (data.length > maxBytes) throw pdfErrors.streamTooLarge();
  }
  return { data };
}

function undoFilter(
  data: Buffer,
  name: string,
  parameters: PDFDict | undefined,
  maxBytes: number,
): Buffer<ArrayBuffer> {
  switch (name) {
    case 'FlateDecode':
      return undoPredictor(inflate(data, maxBytes), parameters);
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
      throw pdfErrors.streamDamaged(undefined, { log: `unknown filter ${name}` });
  }
}

/** Truncated data yields what there is, as in viewers. */
function inflate(data: Buffer, maxBytes: number): Buffer<ArrayBuffer> {
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: maxBytes };
  try {
    return inflateSync(data, options);
  } catch (error) {
    if (hasCode(error, 'ERR_BUFFER_TOO_LARGE')) throw pdfErrors.streamTooLarge();
  }
  try {
    // Skips a wrong zlib header of two bytes (RFC 1950) and ignores the checksum.
    return inflateRawSync(data.subarray(2), options);
  } catch (error) {
    if (hasCode(error, 'ERR_BUFFER_TOO_LARGE')) throw pdfErrors.streamTooLarge();
    throw pdfErrors.streamDamaged(undefined, { cause: error });
  }
}
