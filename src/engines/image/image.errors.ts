import { defineError } from '../../shared/errors.ts';
import { type FileType, fileTypes } from '../../shared/file-types.ts';
import { formatBytes, MB } from '../../shared/units.ts';

const count = (value: number) => value.toLocaleString('en');
const megapixels = (pixels: number) => `${count(Math.round(pixels / 1_000_000))} megapixels`;

type PixelValues = { width: number; height: number; frames: number; maxPixels: number };

export const imageErrors = {
  damaged: defineError(
    'IMAGE_DAMAGED',
    422,
    ({ type }: { type: FileType }) =>
      `This ${fileTypes[type].name} image is damaged or incomplete and cannot be read. Please export or download it again.`,
  ),
  empty: defineError(
    'IMAGE_EMPTY',
    422,
    () => 'This image has no pixels: its width or height is 0. Please export it again.',
  ),
  tooManyPixels: defineError('IMAGE_TOO_MANY_PIXELS', 422, ({ width, height, frames, maxPixels }: PixelValues) => {
    const size = `${count(width)} × ${count(height)} pixels`;
    const whole = megapixels(width * height * frames);
    const what =
      frames > 1
        ? `This file has ${count(frames)} frames of ${size}, ${whole} in all`
        : `This image has ${size} (${whole})`;
    return `${what}. The limit is ${megapixels(maxPixels)}; please make it smaller first.`;
  }),
  tooManyFrames: defineError(
    'IMAGE_TOO_MANY_FRAMES',
    422,
    ({ frames, maxFrames }: { frames: number; maxFrames: number }) =>
      `This file has ${count(frames)} frames. The limit is ${count(maxFrames)}; please shorten it first.`,
  ),
  tooLargeForFormat: defineError(
    'IMAGE_TOO_LARGE_FOR_FORMAT',
    422,
    ({ type, maxSide, width, height }: { type: FileType; maxSide: number; width: number; height: number }) =>
      `${fileTypes[type].name} images can have at most ${count(maxSide)} pixels on a side, and this one has ${count(width)} × ${count(height)}. Please choose another format or a smaller size.`,
  ),
  pagesDiffer: defineError(
    'IMAGE_PAGES_DIFFER',
    422,
    () =>
      'The pages of this TIFF differ in size or are stored rotated, so it cannot be saved as one file. Please save its pages one by one.',
  ),
  metadataNotRemovable: defineError(
    'IMAGE_METADATA_NOT_REMOVABLE',
    422,
    () => 'The metadata of this image cannot be removed without changing the image.',
  ),
  heicUnavailable: defineError(
    'FORMAT_UNAVAILABLE',
    415,
    () =>
      'HEIC images cannot be read on this server. Please convert this one to JPEG first, for example by exporting it from Photos.',
  ),
  svgTooLarge: defineError(
    'SVG_TOO_LARGE',
    413,
    ({ maxBytes }: { maxBytes: number }) =>
      `SVG files can have at most ${formatBytes(maxBytes)}. Please remove embedded images from it first.`,
  ),
  svgTooComplex: defineError(
    'SVG_TOO_COMPLEX',
    422,
    () =>
      'This SVG repeats its parts so often that it cannot be drawn in time. Please export it with fewer copies, or as a PNG.',
  ),
  svgNotSafe: defineError(
    'SVG_NOT_SAFE',
    422,
    ({ found }: { found: string }) =>
      `This SVG is not accepted because it contains ${found}. Please remove that, or export it again as a plain SVG with everything embedded.`,
  ),
};

/** Why an image is refused, as callers read it. */
export const imageRefusals = [
  imageErrors.damaged({ type: 'jpeg' }),
  imageErrors.empty(),
  imageErrors.tooManyPixels({ width: 20_000, height: 10_000, frames: 1, maxPixels: 100_000_000 }),
  imageErrors.tooManyFrames({ frames: 3_000, maxFrames: 2_000 }),
  imageErrors.tooLargeForFormat({ type: 'webp', maxSide: 16_383, width: 20_000, height: 400 }),
  imageErrors.pagesDiffer(),
  imageErrors.heicUnavailable(),
  imageErrors.svgTooLarge({ maxBytes: 10 * MB }),
  imageErrors.svgTooComplex(),
  imageErrors.svgNotSafe({ found: 'a script' }),
];
