import { language } from '../../../shared/language/translate.ts';

const days = new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' });

/** `'2026-05-31'` → `'May 31, 2026'` */
export const showDay = (day: string): string => days.format(new Date(day));
