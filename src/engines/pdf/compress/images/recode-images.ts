import { type PDFContext, PDFName, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { AppError } from '../../../../shared/errors.ts';
import { nameEntry } from '../../objects/access.ts';
import { decodeStream, filtersOf } from '../../objects/decode-stream.ts';
import { soundStream } from '../../objects/sound-stream.ts';
import type { DocumentUse } from '../content/document-use.ts';
import { describeImage, type PdfImage } from './describe-image.ts';
import type { EncodedImage } from './encoded-image.ts';
import { type ImageSettings, recodeImage } from './recode-image.ts';
import { replaceImage } from './replace-image.ts';

/** Earlier results by image, reused by later attempts at the same document. Null: nothing smaller was found. */
export type RecodedImages = Map<PDFRef, EncodedImage | null>;

/** Pixels unpacked at once: more would take over 1 GB with large images. */
const maxPixelsInFlight = 64_000_000;
/** Each keeps a core busy. */
const maxImagesInFlight = 2;
/** Entries that no viewer draws (ISO 32000-2, table 87: Alternates, OPI; 14.5: PieceInfo). */
const unusedEntries = ['Alternates', 'OPI', 'PieceInfo'].map((key) => PDFName.of(key));

/** Re-encodes the images of a document, each with the settings chosen for it. */
export async function recodeImages(params: {
  context: PDFContext;
  use: DocumentUse;
  settingsFor: (ref: PDFRef) => { settings: ImageSettings; known: RecodedImages };
  onImage: (done: number, of: number) => void;
}): Promise<void> {
  const { context, use, settingsFor, onImage } = params;
  const images = imagesOf(context, use);
  let done = 0;
  await eachWithin(images, async ({ ref, image }) => {
    const { settings, known } = settingsFor(ref);
    let encoded = known.get(ref);
    if (encoded === undefined) {
      encoded = (await tryRecode(image, settings)) ?? null;
      known.set(ref, encoded);
    }
    context.assign(ref, encoded ? replaceImage(image, encoded) : unwrapped(image.stream));
    done += 1;
    onImage(done, images.length);
  });
}

type FoundImage = { ref: PDFRef; image: PdfImage };

function imagesOf(context: PDFContext, use: DocumentUse): FoundImage[] {
  const found: FoundImage[] = [];
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || nameEntry(object.dict, 'Subtype') !== 'Image') continue;
    for (const key of unusedEntries) object.dict.delete(key);
    const stream = isJpeg(object) ? soundStream(object).stream : object;
    context.assign(ref, stream);
    const image = describeImage(stream, use.images.get(ref));
    if (image) found.push({ ref, image });
  }
  return found;
}

const isJpeg = (image: PDFRawStream): boolean => filtersOf(image.dict).at(-1)?.name === 'DCTDecode';

/** JPEGs that no viewer draws. */
export const countBrokenImages = (context: PDFContext): number =>
  context
    .enumerateIndirectObjects()
    .filter(([, object]) => object instanceof PDFRawStream && isJpeg(object) && soundStream(object).isBroken).length;

/** An image that cannot be decoded is kept: viewers may still show it. */
async function tryRecode(image: PdfImage, settings: ImageSettings): Promise<EncodedImage | undefined> {
  try {
    return await recodeImage(image, settings);
  } catch (error) {
    // Decoders throw plain errors for damage; the classes of the language are our own defects.
    if (error instanceof AppError || (error instanceof Error && error.constructor === Error)) return undefined;
    throw error;
  }
}

/** The image without the filters around its own: a JPEG in hexadecimal is twice as large. */
function unwrapped(stream: PDFRawStream): PDFRawStream {
  if (filtersOf(stream.dict).length < 2) return stream;
  try {
    const { data, image } = decodeStream(stream);
    if (!image || data.length >= stream.contents.length) return stream;
    for (const key of ['Filter', 'F', 'DecodeParms', 'DP', 'Length']) stream.dict.delete(PDFName.of(key));
    stream.dict.set(PDFName.of('Filter'), PDFName.of(image.filter));
    if (image.parameters) stream.dict.set(PDFName.of('DecodeParms'), image.parameters);
    return PDFRawStream.of(stream.dict, data);
  } catch (error) {
    if (error instanceof AppError) return stream;
    throw error;
  }
}

/** Works on a few images at a time, together at most `maxPixelsInFlight`; a larger one runs alone. */
async function eachWithin(images: readonly FoundImage[], work: (image: FoundImage) => Promise<void>): Promise<void> {
  const running = new Map<Promise<void>, number>();
  const pixelsInFlight = () => [...running.values()].reduce((sum, pixels) => sum + pixels, 0);
  for (const item of images) {
    const pixels = item.image.width * item.image.height;
    while (running.size >= maxImagesInFlight || (running.size > 0 && pixelsInFlight() + pixels > maxPixelsInFlight))
      await Promise.race(running.keys());
    const job: Promise<void> = work(item).finally(() => running.delete(job));
    running.set(job, pixels);
  }
  await Promise.all(running.keys());
}
