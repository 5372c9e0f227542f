import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { z } from 'zod';
import { MB } from '../../shared/units.ts';
import { type ScanMode, scanModes, wordSchema } from './document-scanner.contract.ts';

/*
 * A scanned image carries its recognised text, so that a PDF can be made of the images alone, wherever they are kept: in a
 * JPEG as APP9 segments (ITU-T T.81, B.2.4.6), in a PNG as a private ancillary chunk (PNG third edition, 5.4). Viewers skip
 * both.
 */

// Anybody can write a record: its content is validated.
const place = z.number().min(-100_000).max(100_000);
const recordedWord = wordSchema.extend({
  text: z.string().min(1).max(500),
  box: z.object({ x: place, y: place, width: place, height: place }),
  ...{ baseline: place, fontSize: place },
});

/** The same limit as for text that callers send. */
const maxTextLength = 500_000;

const recordSchema = z.object({
  version: z.literal(1),
  scanMode: z.enum(scanModes),
  /** Of the image. A record does not fit an image that was resized since. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  text: z.string().max(maxTextLength),
  words: z.array(recordedWord).max(20_000),
});

export type ScanRecord = { scanMode: ScanMode } & z.infer<typeof recordSchema>;
export type ImageType = 'jpeg' | 'png';

const mark = Buffer.from('SatchelScan\0', 'latin1');
const chunkName = 'stSc';
const app9 = 0xe9;
// A segment's length includes its own two bytes.
const segmentRoom = 0xffff - 2 - mark.length;
const pngSignatureLength = 8;
/** A page of small print has about two thousand words of 150 bytes each. */
const maxRecordBytes = 4 * MB;
/** More parts than this are an attack on memory. */
const maxParts = Math.ceil(maxRecordBytes / segmentRoom);

/** The image with a record inside, replacing any earlier one. */
export function embedRecord(image: Buffer, type: ImageType, record: ScanRecord): Buffer {
  const packed = deflateSync(JSON.stringify(record), { level: 9 });
  const { rest } = takeRecord(image, type);
  return type === 'jpeg' ? intoJpeg(rest, packed) : intoPng(rest, packed);
}

/** The image without its record, and the record if there is a valid one. */
export function splitRecord(image: Buffer, type: ImageType): { image: Buffer; record: ScanRecord | undefined } {
  const { packed, rest } = takeRecord(image, type);
  return { image: rest, record: packed.length === 0 ? undefined : readRecord(packed) };
}

function readRecord(packed: Buffer): ScanRecord | undefined {
  let text: string;
  try {
    text = inflateSync(packed, { maxOutputLength: maxRecordBytes }).toString('utf8');
  } catch {
    // Another program's data with our marker: treated as an image without a record.
    return undefined;
  }
  return z
    .string()
    .transform((json, context) => {
      try {
        return JSON.parse(json) as unknown;
      } catch {
        context.addIssue('Not JSON.');
        return z.NEVER;
      }
    })
    .pipe(recordSchema)
    .safeParse(text).data;
}

function intoJpeg(image: Buffer, packed: Buffer): Buffer {
  const segments: Buffer[] = [];
  for (let at = 0; at < packed.length; at += segmentRoom) {
    const part = packed.subarray(at, at + segmentRoom);
    const head = Buffer.from([0xff, app9, 0, 0]);
    head.writeUInt16BE(2 + mark.length + part.length, 2);
    segments.push(head, mark, part);
  }
  return Buffer.concat([image.subarray(0, 2), ...segments, image.subarray(2)]);
}

function intoPng(image: Buffer, packed: Buffer): Buffer {
  // After the header chunk: length, name, 13 bytes, checksum.
  const at = pngSignatureLength + 25;
  const body = Buffer.concat([Buffer.from(chunkName, 'latin1'), packed]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(packed.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([image.subarray(0, at), length, body, checksum, image.subarray(at)]);
}

/** Removes our segments or chunks from an image. Leaves it unchanged when its structure is unexpected or they are too many. */
function takeRecord(image: Buffer, type: ImageType): { packed: Buffer; rest: Buffer } {
  const packed: Buffer[] = [];
  const rest: Buffer[] = [];
  let from = 0;
  for (const { start, end, content } of type === 'jpeg' ? jpegSegments(image) : pngChunks(image)) {
    if (packed.length === maxParts) return { packed: Buffer.alloc(0), rest: image };
    rest.push(image.subarray(from, start));
    packed.push(content);
    from = end;
  }
  if (packed.length === 0) return { packed: Buffer.alloc(0), rest: image };
  return { packed: Buffer.concat(packed), rest: Buffer.concat([...rest, image.subarray(from)]) };
}

type Place = { start: number; end: number; content: Buffer };

function* jpegSegments(image: Buffer): Generator<Place> {
  let at = 2;
  // Segments follow each other up to the start of the first scan.
  while (at + 4 <= image.length && image[at] === 0xff && image[at + 1] !== 0xda) {
    const end = at + 2 + image.readUInt16BE(at + 2);
    const body = image.subarray(at + 4, end);
    if (image[at + 1] === app9 && body.subarray(0, mark.length).equals(mark)) {
      yield { start: at, end, content: body.subarray(mark.length) };
    }
    at = end;
  }
}

function* pngChunks(image: Buffer): Generator<Place> {
  let at = pngSignatureLength;
  while (at + 12 <= image.length) {
    const end = at + 12 + image.readUInt32BE(at);
    if (end > image.length) return;
    if (image.toString('latin1', at + 4, at + 8) === chunkName) {
      yield { start: at, end, content: image.subarray(at + 8, end - 4) };
    }
    at = end;
  }
}
