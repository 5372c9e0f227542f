import { t } from '../../../shared/language/translate.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/units.ts';

/** `90_000_000` milliseconds → `'25 hours'`: in minutes up to an hour, in hours up to two days, then in days. */
export function describeDuration(milliseconds: number): string {
  const count = (unitMs: number) => Math.floor(milliseconds / unitMs);
  if (count(DAY_MS) >= 2) return t('{count, plural, one {# day} other {# days}}', { count: count(DAY_MS) });
  if (count(HOUR_MS) >= 1) return t('{count, plural, one {# hour} other {# hours}}', { count: count(HOUR_MS) });
  if (count(MINUTE_MS) < 1) return t('under a minute');
  return t('{count, plural, one {# minute} other {# minutes}}', { count: count(MINUTE_MS) });
}
