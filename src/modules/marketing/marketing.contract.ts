import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';

/*
 * The marketing dashboard, for administrators.
 *
 *   GET    /api/marketing/dashboard         the figures
 *   POST   /api/marketing/execute/<task>    does a task now; one at a time
 *   POST   /api/marketing/send-report       mails the report that goes out at 8:00 UTC
 *   GET    /api/marketing/items/<list>      a list that the operator edits
 *   POST   /api/marketing/items/<list>      adds to it
 *   POST   /api/marketing/items/<list>/<id> replaces what can be edited of an entry
 *   DELETE /api/marketing/items/<list>/<id>
 *   POST   /api/marketing/send-draft/<id>   mails a draft to its recipient
 *   GET    /api/marketing/audit             what the last audit of the pages found
 */
export const marketingPaths = {
  dashboard: '/api/marketing/dashboard',
  execute: '/api/marketing/execute',
  report: '/api/marketing/send-report',
  items: '/api/marketing/items',
  sendDraft: '/api/marketing/send-draft',
  audit: '/api/marketing/audit',
} as const;

export const marketingTasks = ['seo', 'backlink', 'content', 'social', 'outreach'] as const;
export type MarketingTask = (typeof marketingTasks)[number];

/** Entries of a list; more are refused. */
export const maxItems = 500;

const text = (name: string, max: number) =>
  z
    .string(t('{name} must be text.', { name }))
    .trim()
    .max(max, t('{name} must have at most {max, plural, one {# character} other {# characters}}.', { name, max }));
const named = (name: string, max: number) => text(name, max).min(1, t('{name} is empty.', { name }));
const email = z.union([z.literal(''), z.email(t('This is not an email address. Please check it.')).max(254)]);
const number = (name: string, min: number, max: number) =>
  z
    .number(t('{name} must be a number.', { name }))
    .int(t('{name} must be a whole number.', { name }))
    .min(min, t('{name} must be at least {min}.', { name, min }))
    .max(max, t('{name} must be at most {max, plural, other {#}}.', { name, max }))
    .nullable();

/** A place elsewhere that could link to this site. */
const backlink = z.strictObject({
  name: named(t('The name'), 100),
  /** The page that should have the link. */
  url: named(t('The address'), 2000),
  /** From 0 to 100, by whatever service the operator believes. */
  authority: number(t('The authority'), 0, 100),
  status: z.enum(['pending', 'submitted', 'active'], t('The status must be pending, submitted or active.')),
  /** Whom to write to. */
  contact: email,
});
const idea = z.strictObject({
  title: named(t('The title'), 200),
  /** Searches a month, or how many searched it here. */
  volume: number(t('The search volume'), 0, 1_000_000_000),
  difficulty: number(t('The difficulty'), 1, 10),
  status: z.enum(['planned', 'in-progress', 'done'], t('The status must be planned, in-progress or done.')),
});
const draft = z.strictObject({
  kind: z.enum(['social', 'outreach'], t('The kind must be social or outreach.')),
  /** 'Reddit', or whom an email is for. */
  platform: named(t('The platform'), 100),
  /** The recipient of an email. */
  to: email,
  subject: text(t('The subject'), 200),
  text: named(t('The text'), 5000),
  status: z.enum(['pending', 'scheduled', 'active'], t('The status must be pending, scheduled or active.')),
});
const task = z.strictObject({
  description: named(t('The description'), 300),
  dueAt: z.iso
    .datetime({ offset: true, error: t('The time must be a date and time, such as 2027-01-31T12:00:00Z.') })
    .nullable(),
  status: z.enum(['pending', 'done'], t('The status must be pending or done.')),
});

/** What can be edited of the entries of each list. */
export const itemBodies = { backlinks: backlink, ideas: idea, drafts: draft, tasks: task } as const;
export type ItemList = keyof typeof itemBodies;
export const itemsPath = (list: ItemList): string => `${marketingPaths.items}/${list}`;
export type ItemBody<List extends ItemList> = z.infer<(typeof itemBodies)[List]>;

/** What a check of a backlink found: 'found' and 'missing' are about the page, 'unreachable' about its server. */
export const linkCheckSchema = z.object({
  at: z.string(),
  outcome: z.enum(['found', 'missing', 'unreachable']),
  /** A sentence. */
  note: z.string(),
});
export type LinkCheck = z.infer<typeof linkCheckSchema>;

const base = { id: z.string(), createdAt: z.string() };
export const itemSchemas = {
  backlinks: backlink.extend({ ...base, check: linkCheckSchema.nullable() }),
  /** Where an idea came from. */
  ideas: idea.extend({ ...base, source: z.enum(['own', 'search', 'tool', 'ai']) }),
  drafts: draft.extend({ ...base, sentAt: z.string().nullable() }),
  tasks: task.extend(base),
} as const;
export type Item<List extends ItemList> = z.infer<(typeof itemSchemas)[List]>;
export const itemsSchema = <List extends ItemList>(list: List) => z.object({ items: z.array(itemSchemas[list]) });

export const dashboardSchema = z.object({
  /** Per cent, such as '83.3'. */
  completion_rate: z.string(),
  /** Of the last 30 days: what was done by the buttons or by schedule, and the operator's own tasks. */
  completed_tasks: z.number(),
  total_tasks: z.number(),
  backlink_opportunities: z.number(),
  submitted_opportunities: z.number(),
  content_ideas: z.number(),
  content_in_progress: z.number(),
  pending_tasks: z.number(),
  recent_tasks: z.array(
    z.object({
      id: z.string(),
      description: z.string(),
      state: z.enum(['running', 'done', 'failed']),
      startedAt: z.string(),
    }),
  ),
  next_scheduled: z.array(z.object({ description: z.string(), scheduledAt: z.string() })),
  /** Whether this site sends email: without, there is no report. */
  has_mail: z.boolean(),
  /** Accounts, visits and the like by day are on the admin page. */
  report_to: z.array(z.string()),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const executedSchema = z.object({
  success: z.literal(true),
  /** What it did, in a sentence. */
  summary: z.string(),
});
export const sentSchema = z.object({ success: z.literal(true) });

export const findingSchema = z.object({
  /** The path of the page. */
  path: z.string(),
  /** What is wrong there, in a sentence. */
  text: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

export const pageFactsSchema = z.object({
  path: z.string(),
  status: z.number(),
  title: z.string(),
  description: z.string(),
  /** Of the HTML, before compression. */
  bytes: z.number(),
  headings: z.number(),
  links: z.number(),
  outsideLinks: z.number(),
  /** The types of its structured data: 'FAQPage'. */
  structuredData: z.array(z.string()),
});
export type PageFacts = z.infer<typeof pageFactsSchema>;

export const auditReportSchema = z.object({
  at: z.string(),
  pages: z.array(pageFactsSchema),
  findings: z.array(findingSchema),
  /** Since the audit before: undefined with the first. */
  changes: z
    .object({
      since: z.string(),
      appeared: z.array(findingSchema),
      solved: z.array(findingSchema),
      newPages: z.array(z.string()),
      gonePages: z.array(z.string()),
    })
    .optional(),
});
export type AuditReport = z.infer<typeof auditReportSchema>;
/** Null before the first. */
export const auditAnswerSchema = z.object({ audit: auditReportSchema.nullable() });
