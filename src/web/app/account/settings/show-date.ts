import { language } from '../../../../shared/language/translate.ts';

const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' });

/** `'2026-11-21T…'` → 'Nov 21, 2026', in the visitor's time zone. */
export const showDate = (iso: string): string => day.format(new Date(iso));
