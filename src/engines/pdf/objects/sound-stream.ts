import { deflateSync } from 'node:zlib';
import { PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { AppError, hasCode } from '../../../shared/errors.ts';
import { MB } from '../../../shared/units.ts';
import { type DecodedStream, decodeStream } from './decode-stream.ts';

/** Larger streams are taken as they are: checking them would double the time of a merge. */
const checkedBytes = 8 * MB;
const maxDecodedBytes = 64 * MB;

const codingEntries = ['Filter', 'F', 'DecodeParms', 'DP', 'Length'].map((key) => PDFName.of(key));

/** `isBroken`: an image that no reader draws, as it lacks its beginning, its size or its data. */
export type CheckedStream = { stream: PDFRawStream; isBroken: boolean };

/**
 * A stream that every reader can decode: itself, or what can be decoded of it, coded anew. A JPEG gets the end that it lacks;
 * other image data stays.
 */
export function soundStream(stream: PDFRawStream): CheckedStream {
  const asItIs = { stream, isBroken: false };
  if (stream.contents.length > checkedBytes) return asItIs;
  const decoded = tryDecode(stream);
  if (!decoded) return asItIs;
  if (decoded === 'broken') return { stream, isBroken: true };
  const { data, image, isSound } = decoded;
  if (!image) return isSound ? asItIs : { ...asItIs, stream: recoded(stream, deflateSync(data), flate) };
  const whole = image.filter === 'DCTDecode' ? soundJpeg(data) : data;
  if (whole === undefined) return { stream, isBroken: true };
  return isSound && whole === data ? asItIs : { ...asItIs, stream: recoded(stream, whole, image) };
}

const flate = { filter: 'FlateDecode', parameters: undefined };

function recoded(
  stream: PDFRawStream,
  data: Uint8Array,
  { filter, parameters }: { filter: string; parameters: PDFDict | undefined },
): PDFRawStream {
  const dict = PDFDict.fromMapWithContext(new Map(stream.dict.entries()), stream.dict.context);
  for (const key of codingEntries) dict.delete(key);
  dict.set(PDFName.of('Filter'), PDFName.of(filter));
  if (parameters) dict.set(PDFName.of('DecodeParms'), parameters);
  return PDFRawStream.of(dict, data);
}

const jpegStart = Buffer.from([0xff, 0xd8]);
const jpegEnd = Buffer.from([0xff, 0xd9]);
/** Viewers search so far for a JPEG's start, and we for its end. */
const searchedBytes = 1024;

/** The JPEG itself if it is whole, or from its start to an end; undefined without a frame or a scan (ITU-T T.81, annex B). */
function soundJpeg(data: Buffer): Buffer | undefined {
  const start = data.subarray(0, searchedBytes).indexOf(jpegStart);
  if (start < 0) return undefined;
  const jpeg = data.subarray(start);
  if (!hasFrameAndScan(jpeg)) return undefined;
  if (jpeg.subarray(-searchedBytes).includes(jpegEnd)) return start === 0 ? data : jpeg;
  return Buffer.concat([jpeg, jpegEnd]);
}

function hasFrameAndScan(jpeg: Buffer): boolean {
  let hasFrame = false;
  for (let at = 2; at + 4 <= jpeg.length; ) {
    if (jpeg[at] !== 0xff) return false;
    const marker = jpeg[at + 1] ?? 0;
    if (marker === 0xda) return hasFrame;
    // SOF0 to SOF15, except DHT (C4), JPG (C8) and DAC (CC).
    hasFrame ||= marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    // Fill bytes.
    at += marker === 0xff ? 1 : 2 + jpeg.readUInt16BE(at + 2);
  }
  return false;
}

/** Undefined for what is too large. */
function tryDecode(stream: PDFRawStream): DecodedStream | 'broken' | undefined {
  try {
    return decodeStream(stream, maxDecodedBytes);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return hasCode(error, 'PDF_STREAM_DAMAGED') ? 'broken' : undefined;
  }
}
