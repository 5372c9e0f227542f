import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';

export const imageCompressorErrors = {
  targetNotReached: defineError(
    'TARGET_NOT_REACHED',
    422,
    ({ smallest, target }: { smallest: number; target: number }) =>
      t(
        'This image cannot be brought to {target}: the smallest result has {smallest}. Please choose WebP or AVIF, a larger target, or make the image smaller first.',
        { target: formatBytes(target), smallest: formatBytes(smallest) },
      ),
  ),
};
