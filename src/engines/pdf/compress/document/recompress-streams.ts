import { setImmediate } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { type PDFContext, PDFName, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { AppError } from '../../../../shared/errors.ts';
import { nameEntry } from '../../objects/access.ts';
import { decodeStream, filtersOf } from '../../objects/decode-stream.ts';
import { roundCoordinates } from '../content/round-coordinates.ts';

/** Larger ones would be held in memory twice; they hold data, not page content. */
const largestStreamBytes = 64_000_000;

/**
 * Packs all streams but images anew, one at a time, so that other work can go on in between. Content streams in `scales`, by how much they are enlarged at most, have their coordinates
 * rounded. Metadata stays readable to programs that do not know PDF when `keepPlainMetadata` is set, as PDF/A wants it.
 */
export async function recompressStreams(
  context: PDFContext,
  options: { scales: ReadonlyMap<PDFRef, number>; keepPlainMetadata: boolean },
): Promise<void> {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    if (nameEntry(object.dict, 'Subtype') === 'Image') continue;
    if (options.keepPlainMetadata && nameEntry(object.dict, 'Type') === 'Metadata') continue;
    const smaller = recompress(object, options.scales.get(ref));
    if (smaller) context.assign(ref, smaller);
    await setImmediate();
  }
}

function recompress(stream: PDFRawStream, scale: number | undefined): PDFRawStream | undefined {
  const decoded = tryDecode(stream);
  if (!decoded) return undefined;
  const content = scale !== undefined && Number.isFinite(scale) ? roundCoordinates(decoded, scale) : decoded;
  const packed = deflateSync(content, { level: 9 });
  const best = packed.length < content.length ? packed : content;
  if (best.length >= stream.contents.length && filtersOf(stream.dict).length > 0) return undefined;
  for (const key of ['Filter', 'F', 'DecodeParms', 'DP', 'Length']) stream.dict.delete(PDFName.of(key));
  if (best === packed) stream.dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  return PDFRawStream.of(stream.dict, best);
}

/** Streams that cannot be decoded, or hold pictures, stay as they are. */
function tryDecode(stream: PDFRawStream): Buffer | undefined {
  try {
    const { data, picture } = decodeStream(stream, largestStreamBytes);
    return picture ? undefined : data;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
