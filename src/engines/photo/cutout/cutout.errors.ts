import { defineError } from '../../../shared/errors.ts';
import { language, t } from '../../../shared/language/translate.ts';
import { maxDecodedPixels } from '../../image/image-bounds.ts';

type Sizes = { mask: { width: number; height: number }; photo: { width: number; height: number } };
const size = ({ width, height }: { width: number; height: number }) => `${width} x ${height}`;

const count = (value: number) => value.toLocaleString(language());

export const cutoutErrors = {
  nothingFound: defineError('CUTOUT_NOTHING_FOUND', 422, () =>
    t('No subject stands out in this photo. Please mark it with the brush.'),
  ),
  maskSize: defineError('CUTOUT_MASK_SIZE', 422, ({ mask, photo }: Sizes) =>
    t(
      "The mask has {mask} pixels and the photo {photo} pixels. Please send a mask of the photo's size, or a smaller one with the same proportions.",
      { mask: size(mask), photo: size(photo) },
    ),
  ),
  resultTooLarge: defineError('CUTOUT_RESULT_TOO_LARGE', 422, ({ width, height }: { width: number; height: number }) =>
    t(
      'With this crop the result would have {width} × {height} pixels, more than {megapixels} megapixels. Please choose another crop or a smaller margin.',
      { width: count(width), height: count(height), megapixels: count(maxDecodedPixels / 1_000_000) },
    ),
  ),
  notAPhoto: defineError('CUTOUT_NOT_A_PHOTO', 415, () =>
    t('A drawing cannot be cut out. Please use an image as JPEG, PNG, WebP, HEIC, AVIF, TIFF or GIF.'),
  ),
};

/** Why a photo is not cut out, as callers read it. */
export const cutoutRefusals = [
  cutoutErrors.nothingFound(),
  cutoutErrors.maskSize({ mask: { width: 100, height: 100 }, photo: { width: 400, height: 300 } }),
  cutoutErrors.resultTooLarge({ width: 44_800, height: 44_800 }),
  cutoutErrors.notAPhoto(),
];
