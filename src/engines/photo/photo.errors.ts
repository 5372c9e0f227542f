import { defineError } from '../../shared/errors.ts';
import { language, t } from '../../shared/language/translate.ts';

const count = (value: number) => value.toLocaleString(language());

export const photoErrors = {
  notPhoto: defineError('PHOTO_NOT_A_PHOTO', 415, () =>
    t('A drawing cannot be enhanced. Please use a photo as JPEG, PNG or WebP.'),
  ),
  resultTooLarge: defineError(
    'PHOTO_RESULT_TOO_LARGE',
    422,
    ({ width, height, maxPixels }: { width: number; height: number; maxPixels: number }) =>
      t(
        'The result would have {width} × {height} pixels ({megapixels} megapixels). The limit is {maxMegapixels} megapixels; please enlarge the photo less.',
        {
          width: count(width),
          height: count(height),
          megapixels: count(Math.round((width * height) / 1_000_000)),
          maxMegapixels: count(maxPixels / 1_000_000),
        },
      ),
  ),
  areaOutside: defineError('PHOTO_AREA_OUTSIDE', 422, ({ width, height }: { width: number; height: number }) =>
    t('The part to show must lie inside the photo, which has {width} × {height} pixels. Please choose another part.', {
      width: count(width),
      height: count(height),
    }),
  ),
  marksDiffer: defineError('PHOTO_MARKS_DIFFER', 422, ({ width, height }: { width: number; height: number }) =>
    t(
      "The image with the marked scratches does not have the photo's proportions. Please mark them in an image of {width} × {height} pixels, or smaller by the same factor on both sides.",
      { width: count(width), height: count(height) },
    ),
  ),
  allMarked: defineError('PHOTO_ALL_MARKED', 422, () =>
    t('All of the photo is marked, so there is nothing to fill the scratches from. Please mark only the scratches.'),
  ),
  marksTooLarge: defineError('PHOTO_MARKS_TOO_LARGE', 422, ({ marked, max }: { marked: number; max: number }) =>
    t(
      'The marks cover {megapixels} megapixels. The limit is {maxMegapixels} megapixels: please mark scratches only, or use a smaller photo.',
      { megapixels: count(Math.round(marked / 100_000) / 10), maxMegapixels: count(max / 1_000_000) },
    ),
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
