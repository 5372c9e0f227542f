import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const fontErrors = {
  unknown: defineError('FONT_NOT_FOUND', 404, () => t('There is no such font. Pages are drawn with another one.')),
};
