import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import { readBlockedHost } from '../../shared/links/target.ts';
import { pageNumber } from '../../shared/page-number.ts';
import { devices } from '../../shared/user-agent.ts';

/*
 * Short links and their statistics.
 *
 *   POST   /api/tools/shorten-url            makes one (the tool's own call)
 *   GET    /api/links                        the caller's, newest first, with `search`, `tag`, `page`
 *   GET    /api/links.csv                    all of them as a table
 *   POST   /api/links/take-along             moves those of this browser into the account
 *   GET    /api/links/<id>                   one
 *   POST   /api/links/<id>                   changes what the body names
 *   DELETE /api/links/<id>                   deletes it; the code is never given away again
 *   POST   /api/links/<id>/restore           undoes that, for a day
 *   GET    /api/links/<id>/statistics        clicks over time and by kind, with `range` and `zone`
 *   GET    /api/links/<id>/statistics.csv    the same as a table
 *   GET    /s/<code>, /s/<code>+             the redirect, and the page that shows where it leads
 */
export const linksPath = '/api/links';
export const linkPath = (id: string): string => `${linksPath}/${id}`;

export const linkLimits = {
  tags: 10,
  tag: 30,
  note: 500,
  title: 120,
  description: 300,
  password: { min: 4, max: 100 },
  targets: 20,
  maxVisits: 1_000_000_000,
  pageSize: 25,
} as const;

const address = (name: string) =>
  z.string(t('{name} must be text.', { name })).max(10_000, t('{name} is too long.', { name }));
const nullable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();

/** Another target for some visitors. The first that fits is taken; every named condition must fit. */
export const targetRuleSchema = z.strictObject(
  {
    device: z.enum(devices, t('Device must be one of {devices}.', { devices: devices.join(', ') })).optional(),
    language: z
      .string(t('Language must be text.'))
      .regex(/^[a-z]{2,3}$/, t('Language must be a code such as de or en.'))
      .optional(),
    country: z
      .string(t('Country must be text.'))
      .regex(/^[A-Z]{2}$/, t('Country must be a code such as DE or US.'))
      .optional(),
    url: address(t('The target')),
  },
  t('Targets must be a list such as [{"device":"mobile","url":"https://example.com"}].'),
);
export type TargetRule = z.infer<typeof targetRuleSchema>;

/** What can be set for a link besides its target and alias. */
export const linkSettingsShape = {
  /** ISO date and time from which on it no longer works. */
  expiresAt: nullable(
    z.iso.datetime({ offset: true, error: t('The expiry must be a date and time, such as 2027-01-31T12:00:00Z.') }),
  ),
  /** Where an expired link leads, in place of a page that says so. */
  expiredUrl: nullable(address(t('The address after expiry'))),
  maxVisits: nullable(
    z
      .number(t('The visit limit must be a number.'))
      .int(t('The visit limit must be a whole number.'))
      .min(1, t('The visit limit must be at least 1.'))
      .max(linkLimits.maxVisits, t('The visit limit is too large.')),
  ),
  /** Asked of visitors. Never in an answer. */
  password: nullable(
    z
      .string(t('The password must be text.'))
      .min(
        linkLimits.password.min,
        t('The password must have at least {min, plural, one {# character} other {# characters}}.', {
          min: linkLimits.password.min,
        }),
      )
      .max(
        linkLimits.password.max,
        t('The password must have at most {max, plural, one {# character} other {# characters}}.', {
          max: linkLimits.password.max,
        }),
      ),
  ),
  /** 302 by default; browsers may remember a 301 for a minute and a half. */
  redirect: z.union([z.literal(301), z.literal(302)], t('The redirect must be 301 or 302.')),
  tags: z
    .array(
      z
        .string(t('A tag must be text.'))
        .trim()
        .min(1, t('A tag is empty.'))
        .max(
          linkLimits.tag,
          t('A tag must have at most {max, plural, one {# character} other {# characters}}.', { max: linkLimits.tag }),
        ),
      t('Tags must be a list of texts.'),
    )
    .max(
      linkLimits.tags,
      t('A link takes at most {max, plural, one {# tag} other {# tags}}.', { max: linkLimits.tags }),
    ),
  note: z
    .string(t('The note must be text.'))
    .max(
      linkLimits.note,
      t('The note must have at most {max, plural, one {# character} other {# characters}}.', { max: linkLimits.note }),
    ),
  /** What chats and social networks show of the link. */
  title: z.string(t('The title must be text.')).max(
    linkLimits.title,
    t('The title must have at most {max, plural, one {# character} other {# characters}}.', {
      max: linkLimits.title,
    }),
  ),
  description: z.string(t('The description must be text.')).max(
    linkLimits.description,
    t('The description must have at most {max, plural, one {# character} other {# characters}}.', {
      max: linkLimits.description,
    }),
  ),
  image: nullable(address(t("The picture's address"))),
  targets: z.array(targetRuleSchema, t('Targets must be a list.')).max(
    linkLimits.targets,
    t('A link takes at most {max, plural, one {# other target} other {# other targets}}.', {
      max: linkLimits.targets,
    }),
  ),
};

/** Every field is optional; what is not named stays. */
export const changeLinkBody = z
  .strictObject({
    ...linkSettingsShape,
    url: address(t('The URL')),
    isPaused: z.boolean(t('isPaused must be true or false.')),
  })
  .partial();
export type ChangeLink = z.input<typeof changeLinkBody>;

/** 'paused' by its maker; 'stopped' and 'removed' by an administrator; 'blocked' while its host is on the block list. */
export const linkStates = [
  'active',
  'paused',
  'expired',
  'used-up',
  'blocked',
  'stopped',
  'removed',
  'deleted',
] as const;
export type LinkState = (typeof linkStates)[number];

export const linkSchema = z.object({
  id: z.string(),
  /** The whole address: 'https://files.example.org/s/k7Wq3x'. */
  shortUrl: z.string(),
  code: z.string(),
  /** One of the operator's own short domains; null for the site's. */
  domain: z.string().nullable(),
  url: z.string(),
  state: z.enum(linkStates),
  /** A sentence about a target that looks like another name, or null. */
  warning: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  expiredUrl: z.string().nullable(),
  maxVisits: z.number().nullable(),
  hasPassword: z.boolean(),
  redirect: z.union([z.literal(301), z.literal(302)]),
  tags: z.array(z.string()),
  note: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  targets: z.array(targetRuleSchema),
  /** Clicks of people so far; robots and link previews are counted apart. */
  clicks: z.number(),
  /** People, each once a day. */
  visitors: z.number(),
  /** Whether it belongs to the caller's account, not to this browser alone. */
  isInAccount: z.boolean(),
});
export type Link = z.infer<typeof linkSchema>;

export const linksQuery = z.object({
  /** In codes, addresses and notes. */
  search: z.string().trim().max(200).default(''),
  tag: z.string().trim().max(linkLimits.tag).default(''),
  page: pageNumber.default(1),
});
export const linksSchema = z.object({
  links: z.array(linkSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  /** All tags of the caller's links, in order. */
  tags: z.array(z.string()),
  /** The operator's short domains that a link can be made on. */
  domains: z.array(z.string()),
  /** Where short links begin: 'https://files.example.org/s/'. */
  prefix: z.string(),
  /** Links of this browser that are not in the signed-in caller's account. */
  notInAccount: z.number(),
});

export const takenAlongSchema = z.object({ moved: z.number() });

/** How far back statistics go: the last 24 hours, 7 days, 30 days, 12 months, or all by month. */
export const ranges = ['day', 'week', 'month', 'year', 'all'] as const;
export type Range = (typeof ranges)[number];

export const statisticsQuery = z.object({
  range: z.enum(ranges, t('Range must be one of {ranges}.', { ranges: ranges.join(', ') })).default('month'),
  /** The time zone of days and months, such as Europe/Berlin. */
  zone: z.string().max(60).refine(isTimeZone, t('Zone must be a time zone such as Europe/Berlin.')).default('UTC'),
});

const shareSchema = z.array(z.object({ name: z.string(), clicks: z.number() }));

export const statisticsSchema = z.object({
  createdAt: z.iso.datetime(),
  range: z.enum(ranges),
  /** Of the range. People's clicks; visitors are people, each once a day; the rest is counted apart. */
  totals: z.object({
    clicks: z.number(),
    visitors: z.number(),
    robots: z.number(),
    /** Chats and social networks that fetched the link to show a preview. */
    previews: z.number(),
    /** Browsers that loaded it ahead of a click. */
    prefetches: z.number(),
  }),
  unit: z.enum(['hour', 'day', 'month']),
  /** One entry per hour, day or month of the range, without gaps; `at` is its start. */
  series: z.array(z.object({ at: z.iso.datetime(), clicks: z.number(), visitors: z.number() })),
  /** Largest first. Countries and languages are codes; '' is unknown, '*' the many small ones together. */
  countries: shareSchema,
  /** Hosts of the pages with the link; '' for direct visits. */
  referrers: shareSchema,
  devices: shareSchema,
  browsers: shareSchema,
  systems: shareSchema,
  languages: shareSchema,
  campaigns: shareSchema,
});
export type Statistics = z.infer<typeof statisticsSchema>;

/** The administrators' calls. */
export const adminLinkPaths = {
  /** GET with `adminLinksQuery` → `adminLinksSchema`. */
  links: '/api/admin/links',
  /** POST `moderateBody` → `adminLinkSchema`. */
  state: '/api/admin/links/state',
  /** GET → `blockedHostsSchema`; POST and DELETE with `blockedHostBody`. */
  hosts: '/api/admin/links/hosts',
} as const;

export const adminLinksQuery = z.object({
  /** In codes and addresses. */
  search: z.string().trim().max(200).default(''),
  /** Only links with open reports. */
  reported: z.enum(['true', 'false']).default('false'),
  page: pageNumber.default(1),
});
export const adminLinkSchema = z.object({
  ...linkSchema.pick({ id: true, shortUrl: true, code: true, url: true, state: true, createdAt: true, clicks: true })
    .shape,
  /** Visitors see a warning before they go on. */
  hasWarningPage: z.boolean(),
  reports: z.array(z.object({ at: z.iso.datetime(), reason: z.string() })),
});
export type AdminLink = z.infer<typeof adminLinkSchema>;
export const adminLinksSchema = z.object({
  links: z.array(adminLinkSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

/** 'clear' drops the reports and the warning; 'warn' shows one; 'stop' pauses it, which its maker cannot undo; 'remove' is for good. */
export const moderations = ['clear', 'warn', 'stop', 'remove'] as const;
export type Moderation = (typeof moderations)[number];
export const moderateBody = z.strictObject({
  id: z.string().regex(/^\d{1,18}$/, t('This is not the id of a link.')),
  act: z.enum(moderations, t('The act must be one of {moderations}.', { moderations: moderations.join(', ') })),
});

export const blockedHostBody = z.strictObject({
  host: z
    .string()
    .max(2000, t('This address is too long.'))
    .transform((text) => readBlockedHost(text) ?? '')
    .refine((host) => host !== '' && host.length <= 253, t('Please enter a host such as example.com.')),
});
export const blockedHostsSchema = z.object({
  /** With their subdomains. */
  hosts: z.array(z.object({ host: z.string(), createdAt: z.iso.datetime() })),
  /** How many more come from the operator's file. */
  fromFile: z.number(),
});

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
