import { defineError } from '../../shared/errors.ts';
import { language, t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';

import { maxEntries, maxRatio, maxUnpackedBytes } from './archive-limits.ts';

export const archiveErrors = {
  damaged: defineError('ARCHIVE_DAMAGED', 422, () =>
    t('This archive is damaged or incomplete and cannot be read. Please download or copy it again.'),
  ),
  unsupported: defineError<{ what: string }>('ARCHIVE_UNSUPPORTED', 422, ({ what }) =>
    t('This archive uses {what}, which cannot be opened here. Please pack it again as a plain ZIP.', { what }),
  ),
  nothingInside: defineError('NO_ARCHIVE_INSIDE', 422, () =>
    t(
      'No ZIP, 7Z or RAR archive was found inside this program, so there is nothing to open. Please choose an archive.',
    ),
  ),
  passwordNeeded: defineError('PASSWORD_NEEDED', 422, () =>
    t('This archive is protected with a password. Please enter it.'),
  ),
  wrongPassword: defineError('WRONG_PASSWORD', 422, () =>
    t('This password does not open the archive. Please check it, capital letters included, and try again.'),
  ),
  tooManyEntries: defineError<{ max: number }>('ARCHIVE_TOO_MANY_ENTRIES', 422, ({ max }) =>
    t('This archive holds more than {max} entries, which is the limit here. Please split it.', {
      max: max.toLocaleString(language()),
    }),
  ),
  tooLarge: defineError<{ maxBytes: number }>('ARCHIVE_TOO_LARGE', 422, ({ maxBytes }) =>
    t('Unpacked, this takes more than {maxBytes}, which is the limit here. Please choose fewer files.', {
      maxBytes: formatBytes(maxBytes),
    }),
  ),
  bomb: defineError<{ ratio: number }>('ARCHIVE_BOMB', 422, ({ ratio }) =>
    t(
      'Unpacked, this archive would grow to more than {ratio} times its size. It looks like a decompression bomb, so it is not unpacked.',
      { ratio },
    ),
  ),
  overlapping: defineError('ARCHIVE_OVERLAPPING', 422, () =>
    t('Files in this archive share the same bytes, as decompression bombs do. It is not opened.'),
  ),
  unknownEntry: defineError<{ index: number }>('UNKNOWN_ENTRY', 400, ({ index }) =>
    t('There is no entry {index} in this archive. Please list it again and choose from that list.', { index }),
  ),
  nothingToExtract: defineError('NOTHING_TO_EXTRACT', 422, () =>
    t('There is nothing to extract: no file was chosen, or there are only folders and links.'),
  ),
  notVerified: defineError('ZIP_NOT_VERIFIED', 503, () =>
    t('The finished ZIP did not pass its check, so it is not offered for download. Please try again.'),
  ),
};

/** Why an archive is refused, as callers read it. */
export const archiveRefusals = [
  archiveErrors.damaged(),
  archiveErrors.unsupported({ what: t('a method of compression') }),
  archiveErrors.nothingInside(),
  archiveErrors.passwordNeeded(),
  archiveErrors.wrongPassword(),
  archiveErrors.tooManyEntries({ max: maxEntries }),
  archiveErrors.tooLarge({ maxBytes: maxUnpackedBytes }),
  archiveErrors.bomb({ ratio: maxRatio }),
  archiveErrors.overlapping(),
];
