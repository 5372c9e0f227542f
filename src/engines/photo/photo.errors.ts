import { defineError } from '../../shared/errors.ts';

const count = (value: number) => value.toLocaleString('en');

export const photoErrors = {
  notPhoto: defineError(
    'PHOTO_NOT_A_PHOTO',
    415,
    () => 'A drawing cannot be enhanced. Please use a photo as JPEG, PNG or WebP.',
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
  marksDiffer: defineError(
    'PHOTO_MARKS_DIFFER',
    422,
    ({ width, height }: { width: number; height: number }) =>
      `The image with the marked scratches does not have the photo's proportions. Please mark them in an image of ${count(width)} × ${count(height)} pixels, or smaller by the same factor on both sides.`,
  ),
  allMarked: defineError(
    'PHOTO_ALL_MARKED',
    422,
    () => 'All of the photo is marked, so there is nothing to fill the scratches from. Please mark only the scratches.',
  ),
  marksTooLarge: defineError(
    'PHOTO_MARKS_TOO_LARGE',
    422,
    ({ marked, max }: { marked: number; max: number }) =>
      `The marks cover ${count(Math.round(marked / 100_000) / 10)} megapixels. The limit is ${count(max / 1_000_000)} megapixels: please mark scratches only, or use a smaller photo.`,
  ),
};

/** Why a photo is not enhanced, as callers read it. */
export const photoRefusals = [
  photoErrors.notPhoto(),
  photoErrors.resultTooLarge({ width: 40_000, height: 30_000, maxPixels: 200_000_000 }),
  photoErrors.areaOutside({ width: 4_000, height: 3_000 }),
  photoErrors.marksDiffer({ width: 4_000, height: 3_000 }),
  photoErrors.allMarked(),
  photoErrors.marksTooLarge({ marked: 5_000_000, max: 3_000_000 }),
];
