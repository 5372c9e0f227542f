import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';

/*
 * What is counted of visits, without cookies (decision 0131).
 *
 *   POST /api/analytics/events   a page tells what happened on it; nothing is answered (204)
 *   GET  /api/tool-uses          how often each tool was used lately, for everybody
 *   GET  /api/admin/analytics    the figures, for administrators
 */
export const analyticsPaths = {
  events: '/api/analytics/events',
  toolUses: '/api/tool-uses',
  figures: '/api/admin/analytics',
} as const;

/** Where a page has room for an advertisement. */
export const adPositions = ['top', 'bottom', 'sidebar', 'inline'] as const;

export const eventKinds = ['view', 'tool', 'registered', 'subscribed', 'ad_click', 'search'] as const;
export type EventKind = (typeof eventKinds)[number];

const shortText = (name: string, max: number) =>
  z.string(t('{name} must be text.', { name })).max(max, t('{name} is too long.', { name })).optional();

/** One event of a page. */
export const eventSchema = z.strictObject({
  /** 'view': a page was opened. 'tool': something was entered or chosen in a tool, once a view. 'search': nothing was found. */
  event: z.enum(eventKinds, t('The event must be one of {eventKinds}.', { eventKinds: eventKinds.join(', ') })),
  /** The path of the page. */
  path: z
    .string(t('The path must be text.'))
    .regex(/^\//, t('The path must begin with /.'))
    .max(300, t('The path is too long.')),
  /** The host of the page that led here, with the first view only. */
  referrer: shortText(t('The referrer'), 260),
  /** utm_source and utm_campaign of the address. */
  source: shortText(t('The source'), 200),
  campaign: shortText(t('The campaign'), 200),
  /** With 'ad_click'. */
  position: z
    .enum(adPositions, t('The position must be one of {adPositions}.', { adPositions: adPositions.join(', ') }))
    .optional(),
  /** With 'search'. */
  term: shortText(t('The term'), 40),
});
export type AnalyticsEvent = z.input<typeof eventSchema>;

/**
 * What may be counted of a search that found nothing: up to four words of letters, in lower case. Undefined for everything else,
 * such as addresses and numbers, which nobody needs to know. Pages check it before they send it.
 */
export function readSearchTerm(text: string): string | undefined {
  const term = text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
  const fits = /^[\p{L}\p{M}]+(?:[ -][\p{L}\p{M}]+){0,3}$/u.test(term);
  return fits && term.length >= 3 && term.length <= 40 ? term : undefined;
}

export const toolUsesSchema = z.object({
  /** The days that were summed. */
  days: z.number(),
  /** By slug; tools that nobody used are missing. */
  uses: z.record(z.string(), z.number()),
});
export type ToolUses = z.infer<typeof toolUsesSchema>;

export const figureRanges = { week: 7, month: 30, quarter: 90, year: 365 } as const;
export type FigureRange = keyof typeof figureRanges;
export const figuresQuery = z.object({
  range: z
    .enum(['week', 'month', 'quarter', 'year'], t('The range must be week, month, quarter or year.'))
    .default('month'),
});

const shares = z.array(z.object({ name: z.string(), count: z.number() }));
export type Shares = z.infer<typeof shares>;

/** What is summed by day and in all. */
export const totalNames = ['views', 'visitors', 'toolUses', 'registered', 'subscribed', 'adClicks'] as const;
export type TotalName = (typeof totalNames)[number];
const totals = z.object(
  Object.fromEntries(totalNames.map((name) => [name, z.number()])) as Record<TotalName, z.ZodNumber>,
);

/** Visitors count once a day. Lists have the largest first; '*' is everything else, '' unknown. */
export const figuresSchema = z.object({
  range: z.enum(['week', 'month', 'quarter', 'year']),
  totals,
  /** The same of as many days before. */
  before: totals,
  /** Every day (UTC) of the range, oldest first. */
  days: z.array(totals.extend({ day: z.string() })),
  /** Visits of robots, and of who was faster than a person; they count nowhere else. */
  robots: z.number(),
  tooFast: z.number(),
  /** Views in the last half hour. */
  viewsNow: z.number(),
  /** Views by path; 'other' are addresses without a page. */
  pages: shares,
  tools: shares,
  /** Visitors by what led them here: a host, a utm_source, or 'direct'. */
  sources: shares,
  campaigns: shares,
  devices: shares,
  browsers: shares,
  languages: shares,
  /** Clicks on advertisements by position. */
  ads: shares,
  /** By the source of the visitor on that day. */
  registeredBy: shares,
  subscribedBy: shares,
});
export type Figures = z.infer<typeof figuresSchema>;
