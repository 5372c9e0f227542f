import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { type PDFContext, PDFName, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { AppError } from '../../../../shared/errors.ts';
import { nameEntry } from '../../objects/access.ts';
import { type DecodedStream, decodeStream, filtersOf } from '../../objects/decode-stream.ts';
import { roundCoordinates } from '../content/round-coordinates.ts';

/** Larger streams would be in memory twice; they hold data, not page content. */
const largestStreamBytes = 64_000_000;

/**
 * Recompresses all streams but images, a few at a time in zlib's threads. Rounds the coordinates of content streams in
 * `scales`, by the largest scale each is drawn at. `keepPlainMetadata` leaves metadata uncompressed, as PDF/A requires.
 */
export async function recompressStreams(
  context: PDFContext,
  options: { scales: ReadonlyMap<PDFRef, number>; keepPlainMetadata: boolean },
): Promise<void> {
  const running = new Set<Promise<void>>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    if (nameEntry(object.dict, 'Subtype') === 'Image') continue;
    if (options.keepPlainMetadata && nameEntry(object.dict, 'Type') === 'Metadata') continue;
    while (running.size >= streamsInFlight) await Promise.race(running);
    const job: Promise<void> = recompress(object, options.scales.get(ref))
      .then((smaller) => {
        if (smaller) context.assign(ref, smaller);
      })
      .finally(() => running.delete(job));
    running.add(job);
  }
  await Promise.all(running);
}

const streamsInFlight = 4;
const deflateInThread = promisify<Buffer, { level: number }, Buffer>(deflate);

async function recompress(stream: PDFRawStream, scale: number | undefined): Promise<PDFRawStream | undefined> {
  const decoded = tryDecode(stream);
  if (!decoded) return undefined;
  const { data, isSound } = decoded;
  const content = scale !== undefined && Number.isFinite(scale) ? roundCoordinates(data, scale) : data;
  const packed = await deflateInThread(content, { level: 9 });
  const best = packed.length < content.length ? packed : content;
  const isCoded = filtersOf(stream.dict).length > 0;
  if (isSound && isCoded && best.length >= stream.contents.length) return undefined;
  for (const key of ['Filter', 'F', 'DecodeParms', 'DP', 'Length']) stream.dict.delete(PDFName.of(key));
  if (best === packed) stream.dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  return PDFRawStream.of(stream.dict, best);
}

/** Undefined for images and for streams that cannot be decoded; they stay as they are. */
function tryDecode(stream: PDFRawStream): DecodedStream | undefined {
  try {
    const decoded = decodeStream(stream, largestStreamBytes);
    return decoded.image ? undefined : decoded;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
