import { defineError } from '../../shared/errors.ts';

export const uploadErrors = {
  gone: defineError(
    'UPLOAD_GONE',
    404,
    () =>
      'This upload is not known here: it was cancelled, has expired, or belongs to another browser or account. Please send the file again.',
  ),
  wrongOffset: defineError(
    'UPLOAD_OFFSET',
    409,
    () => 'Another part of this file is expected. Please ask how much has arrived (HEAD) and go on from there.',
  ),
  busy: defineError(
    'UPLOAD_BUSY',
    423,
    () => 'This upload is being written to by another request. Please try again in a moment.',
  ),
  tooLong: defineError(
    'UPLOAD_TOO_LONG',
    413,
    () => 'This part goes past the length that was announced for the file. Please send the file again.',
  ),
  unknownUse: defineError(
    'UNKNOWN_USE',
    400,
    () =>
      'The upload does not say what it is for. Please name in Upload-Metadata the file (filename), the path of a call that takes files (call) and its file field (field); all are listed at /api/docs.',
  ),
  notTus: defineError<{ problem: string }>(
    'NOT_TUS',
    400,
    ({ problem }) => `This is no valid request of the tus protocol, version 1.0.0 (${problem}). See https://tus.io.`,
  ),
};
