import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const uploadErrors = {
  gone: defineError('UPLOAD_GONE', 404, () =>
    t(
      'This upload does not exist: it was cancelled, has expired, or belongs to another browser or account. Please send the file again.',
    ),
  ),
  wrongOffset: defineError('UPLOAD_OFFSET', 409, () =>
    t('A different part of this file is expected. Please check how much has arrived (HEAD) and continue from there.'),
  ),
  busy: defineError('UPLOAD_BUSY', 423, () =>
    t('This upload is being written to by another request. Please try again in a moment.'),
  ),
  tooLong: defineError('UPLOAD_TOO_LONG', 413, () =>
    t('This part exceeds the announced length of the file. Please send the file again.'),
  ),
  unknownUse: defineError('UNKNOWN_USE', 400, () =>
    t(
      'The upload does not say what it is for. Please send in Upload-Metadata the file name (filename), the path of a call with files (call) and its file field (field), as listed at /api/docs.',
    ),
  ),
  notTus: defineError<{ problem: string }>('NOT_TUS', 400, ({ problem }) =>
    t('This is not a valid request of the tus protocol, version 1.0.0 ({problem}). See https://tus.io.', { problem }),
  ),
};
