import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const documentConverterErrors = {
  notFromPdf: defineError<{ to: string; offered: string }>('CONVERSION_NOT_OFFERED', 422, ({ to, offered }) =>
    t('PDF cannot be converted to {to} here. Please choose {offered}.', { to, offered }),
  ),
};
