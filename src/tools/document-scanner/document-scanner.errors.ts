import { defineError } from '../../shared/errors.ts';

export const scannerErrors = {
  tooManyWords: defineError<{ max: number }>(
    'TOO_MANY_WORDS',
    413,
    ({ max }) =>
      `These pages have more than ${max.toLocaleString('en-US')} words. Please make one file of the first pages and another of the rest.`,
  ),
  notOneEach: defineError<{ what: string; given: number; images: number }>(
    'NOT_ONE_EACH',
    400,
    ({ what, given, images }) =>
      `There are ${images} images but ${given} ${what}. Please send one for each image, or none.`,
  ),
};
