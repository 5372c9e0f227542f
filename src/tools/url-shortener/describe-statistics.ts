import type { Statistics } from '../../modules/links/links.contract.ts';
import { language, t } from '../../shared/language/translate.ts';

export const shareLists = [
  { list: 'countries', title: t('Countries') },
  { list: 'referrers', title: t('Came from') },
  { list: 'devices', title: t('Devices') },
  { list: 'browsers', title: t('Browsers') },
  { list: 'systems', title: t('Systems') },
  { list: 'languages', title: t('Languages') },
  { list: 'campaigns', title: t('Campaigns') },
] as const;
type List = (typeof shareLists)[number]['list'];

const deviceNames: Readonly<Record<string, string>> = {
  desktop: t('Computer'),
  mobile: t('Phone'),
  tablet: t('Tablet'),
};
const namesOf = { countries: 'region', languages: 'language' } as const;

/** What a value of a list is called: 'Germany' for 'DE', 'Unknown' for nothing. */
export function nameOf(list: List, name: string): string {
  if (name === '*') return t('Others');
  if (name === '') return unknownNames[list] ?? t('Unknown');
  if (list === 'devices') return deviceNames[name] ?? name;
  const type = namesOf[list as keyof typeof namesOf];
  if (!type) return name;
  try {
    return new Intl.DisplayNames(language(), { type }).of(name) ?? name;
  } catch {
    // A language that browsers do not know.
    return name;
  }
}

const unknownNames: Partial<Record<List, string>> = { referrers: t('Direct or unknown'), campaigns: t('None') };

const formats = {
  hour: { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
} as const satisfies Record<Statistics['unit'], Intl.DateTimeFormatOptions>;

/** An hour, day or month of the time zone in words. */
export const describeTime = (at: string, unit: Statistics['unit'], zone: string): string =>
  new Intl.DateTimeFormat(language(), { ...formats[unit], timeZone: zone }).format(new Date(at));
