import { defineError } from '../../shared/errors.ts';

export const handoffErrors = {
  unknown: defineError(
    'HANDOFF_UNKNOWN',
    404,
    () => 'This connection does not exist any more. Please open a new QR code on your computer.',
  ),
  ended: defineError(
    'HANDOFF_ENDED',
    410,
    () => 'This QR code has expired. Please open a new one on your computer and scan it with your phone.',
  ),
  taken: defineError(
    'HANDOFF_TAKEN',
    409,
    () => 'Another phone has used this QR code already. Please open a new one on your computer.',
  ),
  full: defineError(
    'HANDOFF_FULL',
    413,
    () => 'No more pages fit into this connection. Please open a new QR code on your computer.',
  ),
};
