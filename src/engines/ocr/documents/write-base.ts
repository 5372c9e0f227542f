import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { AppError, describeError } from '../../../shared/errors.ts';
import type { FileType } from '../../../shared/file-types.ts';
import { decodeOptions, findDecodeError } from '../../image/decode-options.ts';
import { imageErrors } from '../../image/image.errors.ts';
import { checkBounds } from '../../image/image-bounds.ts';
import { readHeader } from '../../image/read-header.ts';
import { encodeBilevel } from '../../pdf/compress/images/encode-bilevel.ts';
import { type EmbeddableImage, minDensity } from '../../pdf/images-to-pdf/embeddable-image.ts';
import { ImageBook } from '../../pdf/images-to-pdf/image-book.ts';
import { placeImage } from '../../pdf/images-to-pdf/place-image.ts';
import { readEmbeddable } from '../../pdf/images-to-pdf/write-images.ts';
import { FileSink } from '../../pdf/write/file-sink.ts';

/** Visually almost lossless. */
const quality = 88;

/** Puts each image of a file on a page of its size. JPEG and PNG are embedded byte for byte. */
export async function writeBase(request: {
  input: string;
  type: FileType;
  frames: number;
  title: string | undefined;
  output: string;
}): Promise<void> {
  const { input, type, frames, title, output } = request;
  const { size: bytes } = await stat(input);
  using sink = new FileSink(output);
  const book = new ImageBook(sink.write);
  for (let frame = 0; frame < frames; frame++) {
    const image = await embeddable(input, type, frame, bytes / frames);
    const sheet = { size: 'fit', orientation: 'auto', marginMm: 0, fit: 'contain' } as const;
    book.add(image, placeImage(image, sheet));
  }
  book.finish(title);
}

/** Each frame is searched from the beginning of the file: half a minute for this many, minutes for twice as many. */
const maxFileFrames = 1000;

/** How many pages an image file makes. Animations make one. */
export async function countFrames(input: string, type: FileType): Promise<number> {
  const { width, height, frames } = await readHeader(input, type);
  const pages = type === 'tiff' ? frames : 1;
  checkBounds({ width, height, frames: 1 });
  if (pages > maxFileFrames) throw imageErrors.tooManyFrames({ frames: pages, maxFrames: maxFileFrames });
  return pages;
}

/** `share` is an image's share of its file in bytes. */
async function embeddable(input: string, type: FileType, frame: number, share: number): Promise<EmbeddableImage> {
  if (type === 'jpeg' || type === 'png') return readEmbeddable(await readFile(input), type, 0);
  const options = { ...decodeOptions(type), page: frame };
  try {
    return await encode(input, type, options, share);
  } catch (error) {
    if (error instanceof AppError || (await findDecodeError(input, options)) === undefined) throw error;
    throw imageErrors.damaged({ type }, { log: describeError(error), cause: error });
  }
}

async function encode(input: string, type: FileType, options: SharpOptions, share: number): Promise<EmbeddableImage> {
  const metadata = await sharp(input, options).metadata();
  const upright = sharp(input, options).autoOrient().flatten({ background: '#fff' });
  const density = densityOf(metadata);
  if (type === 'tiff' && metadata.bitsPerSample === 1) return bilevelImage(upright.clone(), density);
  // Lossy sources gain nothing from exact encoding; for lossless ones, PNG is not much larger.
  if (exactTypes.includes(type)) {
    const space = isGray(metadata) ? 'b-w' : 'srgb';
    const content = await upright.clone().toColourspace(space).png({ compressionLevel: 6 }).toBuffer();
    if (content.length <= maxGrowth * share) return { ...readEmbeddable(content, 'png', 0), density };
  }
  const content = await upright.toColourspace('srgb').jpeg({ quality, mozjpeg: true }).toBuffer();
  return { ...readEmbeddable(content, 'jpeg', 0), density };
}

/** Mostly lossless types. */
const exactTypes: readonly FileType[] = ['tiff', 'gif'];
/** Relative to the image's share of its file. */
const maxGrowth = 1.2;

const isGray = ({ space }: Metadata): boolean => space === 'b-w' || space === 'grey16';

const densityOf = ({ density }: Metadata): number | undefined =>
  density !== undefined && density >= minDensity ? density : undefined;

/** Bilevel, encoded like faxes: ten times smaller than anything else. */
async function bilevelImage(image: Sharp, density: number | undefined): Promise<EmbeddableImage> {
  const { data, info } = await image
    .greyscale()
    .threshold(128)
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { data: content, coding } = await encodeBilevel({ data, width, height });
  const isFax = coding.filter === 'CCITTFaxDecode';
  return {
    ...{ width, height, orientation: 1, density },
    image: {
      entries: {
        Type: '/XObject',
        Subtype: '/Image',
        Width: width,
        Height: height,
        BitsPerComponent: 1,
        ColorSpace: '/DeviceGray',
        Filter: `/${coding.filter}`,
        ...(isFax ? { DecodeParms: { entries: { K: -1, Columns: width, Rows: height } } } : {}),
      },
      content,
    },
  };
}
