import { isLanguage, type Language } from './languages.ts';

/** How a language writes numbers; `leastGrouped` is the smallest number whose thousands are set apart. */
const styles: Readonly<Record<Language, { decimal: string; group: string; leastGrouped: number }>> = {
  en: { decimal: '.', group: ',', leastGrouped: 1_000 },
  es: { decimal: ',', group: '.', leastGrouped: 10_000 },
  fr: { decimal: ',', group: '\u202f', leastGrouped: 1_000 },
  de: { decimal: ',', group: '.', leastGrouped: 1_000 },
  pt: { decimal: ',', group: '.', leastGrouped: 1_000 },
  it: { decimal: ',', group: '.', leastGrouped: 10_000 },
};

/** Beyond, `String` writes powers of ten. */
const mostDigits = 1e15;

/**
 * `(1234.567, 'de', 2)` → `'1.234,57'`, as `toLocaleString` writes it, whose first number takes a browser 15 ms while the page
 * starts.
 *
 * @param maximumFractionDigits up to 3
 */
export function formatNumber(value: number, language: string, maximumFractionDigits = 3, useGrouping = true): string {
  if (!isLanguage(language) || !(Math.abs(value) < mostDigits)) {
    return value.toLocaleString(language, { maximumFractionDigits, useGrouping });
  }
  const { decimal, group, leastGrouped } = styles[language];
  const [whole = '', fraction] = String(Number(value.toFixed(maximumFractionDigits))).split('.');
  const isGrouped = useGrouping && Math.abs(Number(whole)) >= leastGrouped;
  const grouped = !isGrouped ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}
