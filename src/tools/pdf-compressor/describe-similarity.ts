import { language, t } from '../../shared/language/translate.ts';

/** `0.9987` → `'99.8%'`. Rounded down, so that only identical pages have 100%. */
export const similarPercent = (similarity: number): string =>
  (Math.floor(similarity * 1000) / 1000).toLocaleString(language(), { style: 'percent', minimumFractionDigits: 1 });

/** `1` → `'identical'`, `0.9987` → `'99.8% alike'`. */
export function describeSimilarity(similarity: number | null): string {
  if (similarity === null) return t('cannot be drawn');
  if (similarity === 1) return t('identical');
  return t('{percent} alike', { percent: similarPercent(similarity) });
}

/** Index of the page that changed most; 0 when none did. */
export function mostChangedPage(similarities: readonly (number | null)[]): number {
  let worst = 0;
  similarities.forEach((similarity, page) => {
    if ((similarity ?? 1) < (similarities[worst] ?? 1)) worst = page;
  });
  return worst;
}

/** The lowest similarity of all pages; 1 when there are none. */
export const leastSimilarity = (similarities: readonly (number | null)[]): number =>
  similarities.reduce<number>((least, similarity) => Math.min(least, similarity ?? 1), 1);
