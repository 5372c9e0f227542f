import type { AllowancePeriod } from '../../catalog/define-tool.ts';
import { language, t } from '../../shared/language/translate.ts';
import { HOUR_MS, MINUTE_MS } from '../../shared/units.ts';

export type Period = {
  /** Its first day, 'YYYY-MM-DD', also its name. */
  start: string;
  startsAt: Date;
  resetsAt: Date;
};

/** The day or month, in UTC, that contains `now`. */
export function periodOf(per: AllowancePeriod, now: Date): Period {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  const day = per === 'month' ? 1 : now.getUTCDate();
  const startsAt = new Date(Date.UTC(year, month, day));
  const resetsAt = new Date(per === 'month' ? Date.UTC(year, month + 1, 1) : Date.UTC(year, month, day + 1));
  return { start: startsAt.toISOString().slice(0, 10), startsAt, resetsAt };
}

/** 'on December 1 (UTC)' or 'in 7 hours', whichever is more useful. */
export function describeReset(resetsAt: Date, now: Date): string {
  const left = resetsAt.getTime() - now.getTime();
  if (left > 24 * HOUR_MS) {
    return t('on {day} (UTC)', {
      day: resetsAt.toLocaleDateString(language(), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    });
  }
  return left > HOUR_MS
    ? t('{hours, plural, one {in # hour} other {in # hours}}, at midnight UTC', { hours: Math.ceil(left / HOUR_MS) })
    : t('{minutes, plural, one {in # minute} other {in # minutes}}, at midnight UTC', {
        minutes: Math.max(1, Math.ceil(left / MINUTE_MS)),
      });
}
