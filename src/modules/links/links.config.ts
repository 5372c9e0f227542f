import { z } from 'zod';
import { defineSetting, type ReadSetting, wholeNumber } from '../../platform/config/setting.ts';

const hosts = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .transform((list) => list.filter((host) => host !== ''))
  .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/)).max(50));

const optionalText = (pattern: RegExp) =>
  z.union([z.literal(''), z.string().regex(pattern)]).transform((text) => text || undefined);

export const linkSettings = {
  shortDomains: defineSetting({
    name: 'SHORT_DOMAINS',
    doc: 'Domains of your own for short links, which lead to this server: https://sho.rt/<code>. Each link names one of them, or none.',
    allowed: 'host names separated by commas, such as sho.rt,go.example.org',
    schema: hosts,
    default: '',
  }),
  countryHeader: defineSetting({
    name: 'COUNTRY_HEADER',
    doc: "A header in which your proxy tells the visitor's country, such as cf-ipcountry. Only with a proxy that always sets it.",
    allowed: 'the name of a header',
    schema: optionalText(/^[A-Za-z0-9-]{1,60}$/),
    default: undefined,
    unset: 'countries come from a database file',
  }),
  geoDatabase: defineSetting({
    name: 'GEO_DATABASE',
    doc: "A MaxMind DB file (.mmdb) of countries, read when a short link's first click is counted.",
    allowed: 'the path of a file',
    schema: optionalText(/^.{1,1000}$/),
    default: undefined,
    unset: 'the file that is installed with the site',
  }),
  linkBlocklistFile: defineSetting({
    name: 'LINK_BLOCKLIST_FILE',
    doc: 'A text file with one host per line that no short link may lead to, nor to its subdomains. Read again when it changes.',
    allowed: 'the path of a file',
    schema: optionalText(/^.{1,1000}$/),
    default: undefined,
    unset: 'only what administrators block',
  }),
  linkClicksDays: defineSetting({
    name: 'LINK_CLICKS_DAYS',
    doc: 'How many days single clicks of short links are kept. Their sums by half hour stay as long as the link.',
    allowed: 'a whole number from 1 to 400',
    schema: wholeNumber(1, 400),
    default: '30',
  }),
};

export type LinksConfig = ReturnType<typeof readLinksConfig>;

export const readLinksConfig = (read: ReadSetting) => ({
  shortDomains: read(linkSettings.shortDomains),
  countryHeader: read(linkSettings.countryHeader)?.toLowerCase(),
  geoDatabase: read(linkSettings.geoDatabase),
  linkBlocklistFile: read(linkSettings.linkBlocklistFile),
  linkClicksDays: read(linkSettings.linkClicksDays),
});
