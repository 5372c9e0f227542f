import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { applicationLimits } from './applications.contract.ts';

export const applicationErrors = {
  cvMissing: defineError('CV_MISSING', 400, () => t('Please add your CV as a PDF, DOCX or ODT file.')),
  cvType: defineError('INVALID_FILE', 415, () =>
    t('This file is not a PDF, DOCX or ODT document. Please save your CV as one of these and add it again.'),
  ),
  cvTooLarge: defineError('FILE_TOO_LARGE', 413, () =>
    t('Your CV is larger than {bytes}. The PDF Compressor can make it smaller; or leave out large images.', {
      bytes: formatBytes(applicationLimits.cvBytes),
    }),
  ),
  position: defineError('POSITION_UNKNOWN', 404, () =>
    t('This position is not open any more. You can send a general application.'),
  ),
  full: defineError('APPLICATIONS_FULL', 503, () =>
    t('We cannot take any more applications right now. Please try again tomorrow.'),
  ),
  gone: defineError('APPLICATION_GONE', 404, () => t('This application was deleted.')),
};
