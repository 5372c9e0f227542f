import { defineError } from '../../../shared/errors.ts';
import { maxDecodedPixels } from '../../image/image-bounds.ts';

type Sizes = { mask: { width: number; height: number }; photo: { width: number; height: number } };
const size = ({ width, height }: { width: number; height: number }) => `${width} x ${height} pixels`;

const count = (value: number) => value.toLocaleString('en');

export const cutoutErrors = {
  nothingFound: defineError(
    'CUTOUT_NOTHING_FOUND',
    422,
    () => 'No subject stands out in this photo. Please mark it with the brush.',
  ),
  maskSize: defineError(
    'CUTOUT_MASK_SIZE',
    422,
    ({ mask, photo }: Sizes) =>
      `The mask has ${size(mask)} and the photo ${size(photo)}. Please send a mask of the photo's size, or a smaller one with the same proportions.`,
  ),
  resultTooLarge: defineError(
    'CUTOUT_RESULT_TOO_LARGE',
    422,
    ({ width, height }: { width: number; height: number }) =>
      `With this crop the result would have ${count(width)} × ${count(height)} pixels, more than ${count(maxDecodedPixels / 1_000_000)} megapixels. Please choose another crop or a smaller margin.`,
  ),
  notAPhoto: defineError(
    'CUTOUT_NOT_A_PHOTO',
    415,
    () => 'A drawing cannot be cut out. Please use an image as JPEG, PNG, WebP, HEIC, AVIF, TIFF or GIF.',
  ),
};

/** Why a photo is not cut out, as callers read it. */
export const cutoutRefusals = [
  cutoutErrors.nothingFound(),
  cutoutErrors.maskSize({ mask: { width: 100, height: 100 }, photo: { width: 400, height: 300 } }),
  cutoutErrors.resultTooLarge({ width: 44_800, height: 44_800 }),
  cutoutErrors.notAPhoto(),
];
