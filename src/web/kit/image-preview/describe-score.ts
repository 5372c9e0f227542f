import { language, t } from '../../../shared/language/translate.ts';

/**
 * A structural similarity in words: `0.991` → `'99.1% alike, looks the same'`. Rounded down. The steps are our own
 * reading, not a study: of photos at 2 megapixels, quality 80 of mozjpeg keeps 0.94 to 0.99, and quality 30 keeps 0.80 to 0.96.
 */
export function describeScore(similarity: number): string {
  const percent = (Math.floor(similarity * 1000) / 10).toLocaleString(language(), { minimumFractionDigits: 1 });
  if (similarity === 1) return t('Identical');
  if (similarity >= 0.97) return t('{percent}% alike, looks the same', { percent });
  if (similarity >= 0.93) return t('{percent}% alike, hardly any difference', { percent });
  if (similarity >= 0.87) return t('{percent}% alike, small differences close up', { percent });
  return t('{percent}% alike, differences show', { percent });
}
