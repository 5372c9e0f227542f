import { language, t } from '../../shared/language/translate.ts';
import { HOUR_MS, MINUTE_MS } from '../../shared/units.ts';

const age = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });

/** `'3 minutes ago'` */
export function describeAge(iso: string, now = Date.now()): string {
  const passed = now - Date.parse(iso);
  if (passed < MINUTE_MS) return t('just now');
  if (passed < HOUR_MS) return age.format(-Math.floor(passed / MINUTE_MS), 'minute');
  return age.format(-Math.floor(passed / HOUR_MS), 'hour');
}
