import { defineError } from '../../shared/errors.ts';
import { formatBytes } from '../../shared/units.ts';

export const imageCompressorErrors = {
  targetNotReached: defineError(
    'TARGET_NOT_REACHED',
    422,
    ({ smallest, target }: { smallest: number; target: number }) =>
      `This image cannot be brought to ${formatBytes(target)}: the smallest result has ${formatBytes(smallest)}. Please choose WebP or AVIF, a larger target, or make the image smaller first.`,
  ),
};
