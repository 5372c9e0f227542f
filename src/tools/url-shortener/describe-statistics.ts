import type { Statistics } from '../../modules/links/links.contract.ts';

export const shareLists = [
  { list: 'countries', title: 'Countries' },
  { list: 'referrers', title: 'Came from' },
  { list: 'devices', title: 'Devices' },
  { list: 'browsers', title: 'Browsers' },
  { list: 'systems', title: 'Systems' },
  { list: 'languages', title: 'Languages' },
  { list: 'campaigns', title: 'Campaigns' },
] as const;
type List = (typeof shareLists)[number]['list'];

const deviceNames: Readonly<Record<string, string>> = { desktop: 'Computer', mobile: 'Phone', tablet: 'Tablet' };
const namesOf = { countries: 'region', languages: 'language' } as const;

/** What a value of a list is called: 'Germany' for 'DE', 'Unknown' for nothing. */
export function nameOf(list: List, name: string): string {
  if (name === '*') return 'Others';
  if (name === '') return unknownNames[list] ?? 'Unknown';
  if (list === 'devices') return deviceNames[name] ?? name;
  const type = namesOf[list as keyof typeof namesOf];
  if (!type) return name;
  try {
    return new Intl.DisplayNames('en', { type }).of(name) ?? name;
  } catch {
    // A language that browsers do not know.
    return name;
  }
}

const unknownNames: Partial<Record<List, string>> = { referrers: 'Direct or unknown', campaigns: 'None' };

const formats = {
  hour: { weekday: 'short', hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
} as const satisfies Record<Statistics['unit'], Intl.DateTimeFormatOptions>;

/** An hour, day or month of the time zone in words. */
export const describeTime = (at: string, unit: Statistics['unit'], zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { ...formats[unit], timeZone: zone }).format(new Date(at));
