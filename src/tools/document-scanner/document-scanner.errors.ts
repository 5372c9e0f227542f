import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const scannerErrors = {
  tooManyWords: defineError<{ max: number }>('TOO_MANY_WORDS', 413, ({ max }) =>
    t(
      'These pages have more than {max, plural, one {# word} other {# words}}. Please make one file of the first pages and another of the rest.',
      { max },
    ),
  ),
  notOneEach: defineError<{ what: 'texts' | 'rotations'; given: number; images: number }>(
    'NOT_ONE_EACH',
    400,
    ({ what, given, images }) =>
      what === 'texts'
        ? t('There are {images} images but {given} texts. Please send one for each image, or none.', { images, given })
        : t('There are {images} images but {given} rotations. Please send one for each image, or none.', {
            images,
            given,
          }),
  ),
};
