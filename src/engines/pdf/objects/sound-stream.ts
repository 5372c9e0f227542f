import { deflateSync } from 'node:zlib';
import { PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { AppError } from '../../../shared/errors.ts';
import { MB } from '../../../shared/units.ts';
import { type DecodedStream, decodeStream } from './decode-stream.ts';

/** Larger streams are taken as they are: checking them would double the time of a merge. */
const checkedBytes = MB;
const maxDecodedBytes = 64 * MB;

const codingEntries = ['Filter', 'F', 'DecodeParms', 'DP', 'Length'].map((key) => PDFName.of(key));

/** A stream that every reader can decode: itself, or what can be decoded of it, coded anew. Image data stays. */
export function soundStream(stream: PDFRawStream): PDFRawStream {
  if (stream.contents.length > checkedBytes) return stream;
  const decoded = tryDecode(stream);
  if (!decoded || decoded.isSound || decoded.image) return stream;
  const dict = PDFDict.fromMapWithContext(new Map(stream.dict.entries()), stream.dict.context);
  for (const key of codingEntries) dict.delete(key);
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  return PDFRawStream.of(dict, deflateSync(decoded.data));
}

/** Undefined for what no reader of ours decodes; another one might. */
function tryDecode(stream: PDFRawStream): DecodedStream | undefined {
  try {
    return decodeStream(stream, maxDecodedBytes);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
