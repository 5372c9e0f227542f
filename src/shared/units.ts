import { formatNumber } from './language/format-number.ts';
import { language, t } from './language/translate.ts';

export const KB = 1024;
export const MB = 1024 * KB;
export const GB = 1024 * MB;

const byteUnits = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** `1536` → `'1.5 KB'`: base 1024, at most 2 decimals, no trailing zeros. */
export function formatBytes(bytes: number): string {
  const exponent = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), byteUnits.length - 1);
  // Without thousands set apart, which only 1,000 to 1,023 of a unit could have.
  const amount = formatNumber(bytes / 1024 ** exponent, language(), 2, false);
  return `${amount} ${byteUnits[exponent]}`;
}

/** How much smaller `after` is, in whole percent from 0 to 100; 0 if it is not smaller. */
export function savedPercent(before: number, after: number): number {
  if (before <= 0 || after >= before) return 0;
  return Math.round((1 - after / before) * 100);
}

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** `90` → `'2 minutes'` */
export function describeWait(seconds: number): string {
  if (seconds <= 60) return t('{seconds, plural, one {# second} other {# seconds}}', { seconds });
  return t('{minutes, plural, one {# minute} other {# minutes}}', { minutes: Math.ceil(seconds / 60) });
}
