import { defineError } from '../../shared/errors.ts';

export const documentConverterErrors = {
  notFromPdf: defineError<{ to: string; offered: string }>(
    'CONVERSION_NOT_OFFERED',
    422,
    ({ to, offered }) => `PDF cannot be converted to ${to} here. Please choose ${offered}.`,
  ),
};
