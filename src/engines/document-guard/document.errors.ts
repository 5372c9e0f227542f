import { defineError } from '../../shared/errors.ts';
import { language, t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';

/** Why a document is not opened. Password errors use the codes of archives, so that pages treat them alike. */
export const documentErrors = {
  empty: defineError('DOCUMENT_EMPTY', 422, () => t('This document is empty. Please choose one with content.')),
  unknown: defineError('DOCUMENT_UNKNOWN', 415, () =>
    t('This file is not a document that can be opened here, whatever its name says. Please choose another one.'),
  ),
  damaged: defineError<{ kind: string }>('DOCUMENT_DAMAGED', 422, ({ kind }) =>
    t('This {kind} document is damaged or incomplete and cannot be read. Please save or download it again.', { kind }),
  ),
  bomb: defineError('DOCUMENT_BOMB', 422, () =>
    t(
      'Unpacked, this document would be hundreds of times its size. It looks like a decompression bomb, so it is not opened.',
    ),
  ),
  tooLarge: defineError<{ maxBytes: number }>('DOCUMENT_TOO_LARGE', 422, ({ maxBytes }) =>
    t('Unpacked, this document has more than {maxBytes}, which is the limit here. Please split it.', {
      maxBytes: formatBytes(maxBytes),
    }),
  ),
  tooManyParts: defineError<{ max: number }>('DOCUMENT_TOO_MANY_PARTS', 422, ({ max }) =>
    t('This document consists of more than {max} parts, which is the limit here. Please split it.', {
      max: max.toLocaleString(language()),
    }),
  ),
  paragraphTooLong: defineError<{ maxCharacters: number }>('DOCUMENT_TOO_COMPLEX', 422, ({ maxCharacters }) =>
    t(
      'This document has a paragraph of more than {maxCharacters} characters, which is the limit here. Please divide it.',
      { maxCharacters: maxCharacters.toLocaleString(language()) },
    ),
  ),
  tableTooLong: defineError<{ maxRows: number }>('DOCUMENT_TOO_COMPLEX', 422, ({ maxRows }) =>
    t(
      'This page has a table of more than {maxRows} rows, which is the limit for a document. Please divide it, or save it as a spreadsheet.',
      { maxRows: maxRows.toLocaleString(language()) },
    ),
  ),
  entities: defineError('DOCUMENT_NOT_SAFE', 422, () =>
    t(
      'This document defines XML entities, as attacks do and office programs never do, so it is not opened. Please save it again with an office program.',
    ),
  ),
  unsafePath: defineError('DOCUMENT_NOT_SAFE', 422, () =>
    t(
      'This document has parts with paths that lead out of it, so it is not opened. Please save it again with an office program.',
    ),
  ),
  passwordNeeded: defineError('PASSWORD_NEEDED', 422, () =>
    t('This document is protected with a password. Please enter it.'),
  ),
  wrongPassword: defineError('WRONG_PASSWORD', 422, () =>
    t('This password does not open the document. Please check it, capital letters included, and try again.'),
  ),
  lockNotSupported: defineError('LOCK_NOT_SUPPORTED', 422, () =>
    t(
      'This document is locked in a way that cannot be opened here, whatever the password. Please save it without a password with the program it was made with, and try again.',
    ),
  ),
};

/** Why a document is refused, as callers read it. */
export const documentRefusals = [
  documentErrors.empty(),
  documentErrors.unknown(),
  documentErrors.damaged({ kind: 'Word' }),
  documentErrors.bomb(),
  documentErrors.paragraphTooLong({ maxCharacters: 500_000 }),
  documentErrors.entities(),
  documentErrors.unsafePath(),
  documentErrors.passwordNeeded(),
  documentErrors.wrongPassword(),
  documentErrors.lockNotSupported(),
];
