import { defineError } from '../../../shared/errors.ts';
import { t } from '../../../shared/language/translate.ts';

export const compressErrors = {
  signed: defineError('PDF_SIGNED', 422, () =>
    t(
      'This PDF is digitally signed, and compressing it breaks the signature. Keep the signed original; to compress a copy anyway, allow it in the settings.',
    ),
  ),
};
