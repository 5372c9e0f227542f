import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { FileType } from '../../../shared/file-types.ts';
import { decodeOptions } from '../../image/decode-options.ts';
import { imageErrors } from '../../image/image.errors.ts';
import { checkBounds } from '../../image/image-bounds.ts';
import { readHeader } from '../../image/read-header.ts';
import { encodeBilevel } from '../../pdf/compress/images/encode-bilevel.ts';
import { type EmbeddableImage, minDensity } from '../../pdf/images-to-pdf/embeddable-image.ts';
import { ImageBook } from '../../pdf/images-to-pdf/image-book.ts';
import { placeImage } from '../../pdf/images-to-pdf/place-image.ts';
import { readEmbeddable } from '../../pdf/images-to-pdf/write-images.ts';
import { FileSink } from '../../pdf/write/file-sink.ts';

/** Hardly to be told from the original. */
const quality = 88;

/** Writes each of `frames` images of a file onto a page of its size. JPEG and PNG are embedded byte for byte. */
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

/** Each is looked for from the beginning of its file, which takes half a minute for so many and minutes for twice as many. */
const mostFrames = 1000;

/** How many pages an image's file makes. An animation makes one: its frames are no pages. */
export async function countFrames(input: string, type: FileType): Promise<number> {
  const { width, height, frames } = await readHeader(input, type);
  const pages = type === 'tiff' ? frames : 1;
  checkBounds({ width, height, frames: 1 });
  if (pages > mostFrames) throw imageErrors.tooManyFrames({ frames: pages, maxFrames: mostFrames });
  return pages;
}

/** `share` is how many bytes of its file an image takes. */
async function embeddable(input: string, type: FileType, frame: number, share: number): Promise<EmbeddableImage> {
  if (type === 'jpeg' || type === 'png') return readEmbeddable(await readFile(input), type, 0);
  const options = { ...decodeOptions(type), page: frame };
  const metadata = await sharp(input, options).metadata();
  const upright = sharp(input, options).autoOrient().flatten({ background: '#fff' });
  const density = densityOf(metadata);
  if (type === 'tiff' && metadata.bitsPerSample === 1) return bilevelImage(upright.clone(), density);
  // What was coded with loss gains nothing from being kept exactly; without loss, PNG is not much larger than the source.
  if (exactTypes.includes(type)) {
    const space = isGray(metadata) ? 'b-w' : 'srgb';
    const content = await upright.clone().toColourspace(space).png({ compressionLevel: 6 }).toBuffer();
    if (content.length <= mostGrowth * share) return { ...readEmbeddable(content, 'png', 0), density };
  }
  const content = await upright.toColourspace('srgb').jpeg({ quality, mozjpeg: true }).toBuffer();
  return { ...readEmbeddable(content, 'jpeg', 0), density };
}

/** Types that are mostly without loss. */
const exactTypes: readonly FileType[] = ['tiff', 'gif'];
/** Times an image's share of its file. */
const mostGrowth = 1.2;

const isGray = ({ space }: Metadata): boolean => space === 'b-w' || space === 'grey16';

const densityOf = ({ density }: Metadata): number | undefined =>
  density !== undefined && density >= minDensity ? density : undefined;

/** Black and white, coded as fax machines do: ten times smaller than anything else. */
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
