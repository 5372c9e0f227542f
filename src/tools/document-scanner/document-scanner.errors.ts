import { defineError } from '../../shared/errors.ts';

export const scannerErrors = {
  notOneEach: defineError<{ what: string; given: number; pictures: number }>(
    'NOT_ONE_EACH',
    400,
    ({ what, given, pictures }) =>
      `There are ${pictures} pictures but ${given} ${what}. Please send one for each picture, or none.`,
  ),
};
