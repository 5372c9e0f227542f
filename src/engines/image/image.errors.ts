import { defineError } from '../../shared/errors.ts';
import { type FileType, fileTypes } from '../../shared/file-types.ts';
import { language, t } from '../../shared/language/translate.ts';
import { formatBytes, MB } from '../../shared/units.ts';

const count = (value: number) => value.toLocaleString(language());
const megapixels = (pixels: number) => count(Math.round(pixels / 1_000_000));

type PixelValues = { width: number; height: number; frames: number; maxPixels: number };

export const imageErrors = {
  damaged: defineError('IMAGE_DAMAGED', 422, ({ type }: { type: FileType }) =>
    t('This {type} image is damaged or incomplete and cannot be read. Please export or download it again.', {
      type: fileTypes[type].name,
    }),
  ),
  empty: defineError('IMAGE_EMPTY', 422, () =>
    t('This image has no pixels: its width or height is 0. Please export it again.'),
  ),
  tooManyPixels: defineError('IMAGE_TOO_MANY_PIXELS', 422, ({ width, height, frames, maxPixels }: PixelValues) => {
    const values = {
      width: count(width),
      height: count(height),
      megapixels: megapixels(width * height * frames),
      maxMegapixels: megapixels(maxPixels),
    };
    return frames > 1
      ? t(
          'This file has {frames} frames of {width} × {height} pixels, {megapixels} megapixels in all. The limit is {maxMegapixels} megapixels; please make it smaller first.',
          { ...values, frames: count(frames) },
        )
      : t(
          'This image has {width} × {height} pixels ({megapixels} megapixels). The limit is {maxMegapixels} megapixels; please make it smaller first.',
          values,
        );
  }),
  tooManyFrames: defineError(
    'IMAGE_TOO_MANY_FRAMES',
    422,
    ({ frames, maxFrames }: { frames: number; maxFrames: number }) =>
      t('This file has {frames} frames. The limit is {maxFrames}; please shorten it first.', {
        frames: count(frames),
        maxFrames: count(maxFrames),
      }),
  ),
  tooLargeForFormat: defineError(
    'IMAGE_TOO_LARGE_FOR_FORMAT',
    422,
    ({ type, maxSide, width, height }: { type: FileType; maxSide: number; width: number; height: number }) =>
      t(
        '{type} images can have at most {maxSide} pixels on a side, and this one has {width} × {height}. Please choose another format or a smaller size.',
        { type: fileTypes[type].name, maxSide: count(maxSide), width: count(width), height: count(height) },
      ),
  ),
  pagesDiffer: defineError('IMAGE_PAGES_DIFFER', 422, () =>
    t(
      'The pages of this TIFF differ in size or are stored rotated, so it cannot be saved as one file. Please save its pages one by one.',
    ),
  ),
  metadataNotRemovable: defineError('IMAGE_METADATA_NOT_REMOVABLE', 422, () =>
    t('The metadata of this image cannot be removed without changing the image.'),
  ),
  heicUnavailable: defineError('FORMAT_UNAVAILABLE', 415, () =>
    t(
      'HEIC images cannot be read on this server. Please convert this one to JPEG first, for example by exporting it from Photos.',
    ),
  ),
  svgTooLarge: defineError('SVG_TOO_LARGE', 413, ({ maxBytes }: { maxBytes: number }) =>
    t('SVG files can have at most {maxBytes}. Please remove embedded images from it first.', {
      maxBytes: formatBytes(maxBytes),
    }),
  ),
  svgTooComplex: defineError('SVG_TOO_COMPLEX', 422, () =>
    t(
      'This SVG repeats its parts so often that it cannot be drawn in time. Please export it with fewer copies, or as a PNG.',
    ),
  ),
  svgNotSafe: defineError('SVG_NOT_SAFE', 422, ({ found }: { found: string }) =>
    t(
      'This SVG is not accepted because it contains {found}. Please remove that, or export it again as a plain SVG with everything embedded.',
      { found },
    ),
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
  imageErrors.svgNotSafe({ found: t('a script') }),
];
