import { defineError } from '../../shared/errors.ts';

const count = (value: number) => value.toLocaleString('en');

export const photoErrors = {
  notPhoto: defineError(
    'PHOTO_NOT_A_PHOTO',
    415,
    () => 'A drawing cannot be enhanced. Please use a photo as JPEG, PNG, WebP, AVIF, HEIC or TIFF.',
  ),
  resultTooLarge: defineError(
    'PHOTO_RESULT_TOO_LARGE',
    422,
    ({ width, height, maxPixels }: { width: number; height: number; maxPixels: number }) =>
      `The result would have ${count(width)} × ${count(height)} pixels (${count(Math.round((width * height) / 1_000_000))} megapixels). The limit is ${count(maxPixels / 1_000_000)} megapixels; please enlarge the photo less.`,
  ),
  areaOutside: defineError(
    'PHOTO_AREA_OUTSIDE',
    422,
    ({ width, height }: { width: number; height: number }) =>
      `The part to show must lie inside the photo, which has ${count(width)} × ${count(height)} pixels. Please choose another part.`,
  ),
};

/** Why a photo is not enhanced, as callers read it. */
export const photoRefusals = [
  photoErrors.notPhoto(),
  photoErrors.resultTooLarge({ width: 40_000, height: 30_000, maxPixels: 200_000_000 }),
  photoErrors.areaOutside({ width: 4_000, height: 3_000 }),
];
