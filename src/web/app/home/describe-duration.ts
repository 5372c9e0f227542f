import { HOUR_MS, MINUTE_MS } from '../../../shared/units.ts';

/** `90_000_000` milliseconds → `'25 hours'`: in minutes up to an hour, in hours up to two days, then in days. */
export function describeDuration(milliseconds: number): string {
  const days = milliseconds / (24 * HOUR_MS);
  if (days >= 2) return count(days, 'day');
  const hours = milliseconds / HOUR_MS;
  if (hours >= 1) return count(hours, 'hour');
  return milliseconds >= MINUTE_MS ? count(milliseconds / MINUTE_MS, 'minute') : 'under a minute';
}

const count = (amount: number, unit: string): string =>
  `${Math.floor(amount)} ${unit}${Math.floor(amount) === 1 ? '' : 's'}`;
