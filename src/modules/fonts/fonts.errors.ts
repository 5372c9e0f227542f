import { defineError } from '../../shared/errors.ts';

export const fontErrors = {
  unknown: defineError('FONT_NOT_FOUND', 404, () => 'There is no such font. Pages are drawn with another one.'),
};
