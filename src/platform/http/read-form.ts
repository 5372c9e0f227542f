import { once } from 'node:events';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, defineError, hasCode } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes, KB } from '../../shared/units.ts';
import { failBody } from './fail-body.ts';

export const formErrors = {
  malformed: defineError('MALFORMED_UPLOAD', 400, () =>
    t('The upload was cut off or is not valid form data. Please try again.'),
  ),
  tooMuchText: defineError<{ bytes: number }>('TEXT_TOO_LONG', 413, ({ bytes }) =>
    t('The fields of this form are too long: beside its files, up to {bytes} are read. Please send less text.', {
      bytes: formatBytes(bytes),
    }),
  ),
  tooManyFields: defineError('TOO_MANY_FIELDS', 400, () =>
    t('This form has more fields than this call takes. Please send only those listed at /api/docs.'),
  ),
  nameTooLong: defineError<{ characters: number }>('NAME_TOO_LONG', 400, ({ characters }) =>
    t(
      'The name of a field or file is too long: it may have up to {characters, plural, one {# character} other {# characters}}. Please shorten it.',
      {
        characters,
      },
    ),
  ),
};

/** Limits of a form. */
export type FormBounds = {
  files: number;
  fields: number;
  /** Total bytes of all text fields. */
  textBytes: number;
};

const maxNameLength = 1_000;
const maxTypeLength = 250;
// Boundary, headers, and names of a part.
const partBytes = 2 * KB;
// Up to two chunks may be between the socket and the counted file.
const inFlightBytes = 256 * KB;
const headerLimits = { headerPairs: 20, headerSize: 16 * KB };

/** Maximum bytes of a form within these limits, besides its file contents. */
export const maxExtraBytes = ({ files, fields, textBytes }: FormBounds): number =>
  textBytes + (files + fields) * partBytes + inFlightBytes;

/**
 * Parses a multipart body and passes each part to `take` in turn. Files stream; everything else, including what the parser
 * skips, counts against `textBytes` as it arrives, which also bounds memory.
 * @throws AppError of formErrors
 */
export async function readForm(
  request: FastifyRequest,
  { files, fields, textBytes }: FormBounds,
  take: (part: Multipart) => Promise<void>,
): Promise<void> {
  const { raw } = request;
  // RFC 2046 allows a boundary of 70 characters; the parser fails on longer ones.
  if ((raw.headers['content-type'] ?? '').length > maxTypeLength) throw formErrors.malformed();
  const most = maxExtraBytes({ files, fields, textBytes });
  let received = 0;
  let inFiles = 0;
  let file: MultipartFile['file'] | undefined;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    const text = received - inFiles - (file?.bytesRead ?? 0);
    const refusal = text > most ? formErrors.tooMuchText({ bytes: textBytes }) : request.holdInMemory(text);
    if (refusal) failBody(raw, refusal);
  };
  const limits = {
    ...headerLimits,
    ...{ files, fields, parts: files + fields, fieldSize: most, fileSize: Number.MAX_SAFE_INTEGER },
  };
  try {
    const parts = request.parts({ limits });
    let next = parts.next();
    // Runs after the parser's own listener, so counted chunks have been parsed.
    raw.on('data', count);
    for (;;) {
      const { done, value: part } = await next;
      inFiles += file?.bytesRead ?? 0;
      file = undefined;
      if (done) break;
      if (part.type === 'file') file = part.file;
      assertNames(part);
      await take(part);
      next = parts.next();
    }
    // What follows the last part is discarded but counted.
    raw.resume();
    if (!raw.readableEnded) await once(raw, 'end');
  } catch (error) {
    throw toFormError(error);
  } finally {
    raw.off('data', count);
  }
}

function assertNames(part: Multipart): void {
  // A part may lack a name.
  if (typeof part.fieldname !== 'string') throw formErrors.malformed();
  const names = [part.fieldname, part.type === 'file' ? part.filename : ''];
  if (names.some((name) => name !== undefined && name.length > maxNameLength)) {
    throw formErrors.nameTooLong({ characters: maxNameLength });
  }
}

/** Any complaint of the parser, a disconnected client included, is a broken upload. */
function toFormError(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  if (hasCode(error, 'FST_FIELDS_LIMIT', 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT')) return formErrors.tooManyFields();
  const isParsers =
    (error as NodeJS.ErrnoException).code?.startsWith('FST_') ||
    hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET') ||
    /multipart|unexpected end|boundary|part/i.test(error.message);
  return isParsers ? formErrors.malformed(undefined, { cause: error }) : error;
}
