const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** `'2026-11-21T…'` → 'Nov 21, 2026', in the visitor's time zone. */
export const showDate = (iso: string): string => day.format(new Date(iso));
