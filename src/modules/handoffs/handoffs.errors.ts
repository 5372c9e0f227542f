import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const handoffErrors = {
  unknown: defineError('HANDOFF_UNKNOWN', 404, () =>
    t('This connection no longer exists. Please open a new QR code on your computer.'),
  ),
  ended: defineError('HANDOFF_ENDED', 410, () =>
    t('This QR code has expired. Please open a new one on your computer and scan it with your phone.'),
  ),
  taken: defineError('HANDOFF_TAKEN', 409, () =>
    t('Another phone has already used this QR code. Please open a new one on your computer.'),
  ),
  full: defineError('HANDOFF_FULL', 413, () =>
    t('No more pages fit into this connection. Please open a new QR code on your computer.'),
  ),
  addressFull: defineError('HANDOFF_ADDRESS_FULL', 429, () =>
    t(
      'The phones on your network have sent as many pages as fit. Please disconnect those that are done, or try again in an hour.',
    ),
  ),
  allFull: defineError('HANDOFF_ALL_FULL', 503, () =>
    t(
      'This server holds as many pages from phones as fit right now. Please try again in an hour, or save them on your phone.',
    ),
  ),
};
