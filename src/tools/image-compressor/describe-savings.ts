import { t } from '../../shared/language/translate.ts';
import { savedPercent } from '../../shared/units.ts';

type Sizes = { originalSize: number; compressedSize: number };

export const originalKept = t('Already as small as it gets — you get your original back');

/** The total savings of a run, for its toast. */
export function summarizeSavings(results: readonly (Sizes & { unchanged: boolean })[]): string {
  const before = results.reduce((sum, { originalSize }) => sum + originalSize, 0);
  const after = results.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  if (after >= before)
    return results.every(({ unchanged }) => unchanged)
      ? t('Already as small as it gets — you get your original back.')
      : t('Ready to download.');
  const percent = savedPercent(before, after);
  return percent > 0 ? t('Reduced size by {percent}%', { percent }) : t('Reduced size by less than 1%');
}

/** A note on one image, where its sizes do not explain everything; undefined when they do. */
export function explainResult({
  originalSize,
  compressedSize,
  unchanged,
}: Sizes & { unchanged: boolean }): string | undefined {
  if (unchanged && compressedSize >= originalSize) return originalKept;
  if (unchanged) return t('Already as small as it gets — only hidden data was removed');
  return compressedSize > originalSize
    ? t('Larger than before: the other format needs more for this image')
    : undefined;
}
