import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DayCounts } from './click-counts.ts';
import type { TargetRule } from './links.contract.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true });
const id = (name: string) => bigint(name, { mode: 'number' });

/** A short link. Deleted and removed ones stay as rows without content, so that nobody else gets their code. */
export const links = pgTable(
  'links',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The operator's short domain; '' is the site itself. */
    domain: text('domain').notNull(),
    code: text('code').notNull(),
    /** Its maker: a user's or visitor's name (modules/visitors); null once its content is gone. */
    owner: text('owner'),
    url: text('url').notNull(),
    /** Of `url`, to find the links of a host that gets blocked. */
    host: text('host').notNull(),
    /** 'paused' by its maker, 'stopped' and 'removed' by an administrator. */
    state: text('state', { enum: ['active', 'paused', 'stopped', 'removed', 'deleted'] })
      .notNull()
      .default('active'),
    /** The state before it was deleted. */
    stateBefore: text('state_before', { enum: ['active', 'paused', 'stopped'] }),
    deletedAt: time('deleted_at'),
    expiresAt: time('expires_at'),
    expiredUrl: text('expired_url'),
    maxVisits: integer('max_visits'),
    /** Counted only where there is a limit. */
    visits: integer('visits').notNull().default(0),
    passwordHash: text('password_hash'),
    redirect: smallint('redirect').notNull().default(302),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    note: text('note').notNull().default(''),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    image: text('image'),
    targets: jsonb('targets').$type<TargetRule[]>().notNull().default([]),
    /** A sentence about a host that looks like another one. */
    warning: text('warning'),
    /** Visitors see a warning first: an administrator, or several reports. */
    hasWarningPage: integer('has_warning_page').notNull().default(0),
    createdAt: time('created_at').notNull(),
    /** Of the call that made it, if that had an Idempotency-Key: repeated, it finds this link. */
    callKey: text('call_key'),
  },
  (table) => [
    uniqueIndex('links_call_key').on(table.callKey).where(sql`call_key is not null`),
    uniqueIndex('links_code').on(table.domain, table.code),
    index('links_owner').on(table.owner, table.id),
    index('links_host').on(table.host),
    index('links_deleted_at').on(table.deletedAt).where(sql`deleted_at is not null and owner is not null`),
  ],
);

/** The clicks of a link on a day (UTC): what statistics are made of. */
export const linkDays = pgTable(
  'link_days',
  {
    linkId: id('link_id').notNull(),
    day: date('day').notNull(),
    /** Sums of `counts`, for lists. */
    clicks: integer('clicks').notNull(),
    visitors: integer('visitors').notNull(),
    counts: jsonb('counts').$type<DayCounts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day] })],
);

/** Single clicks, for `LINK_CLICKS_DAYS` days. Nothing in them says who it was. */
export const linkClicks = pgTable(
  'link_clicks',
  {
    linkId: id('link_id').notNull(),
    at: time('at').notNull(),
    kind: text('kind').notNull(),
    country: text('country').notNull(),
    referrer: text('referrer').notNull(),
    device: text('device').notNull(),
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    language: text('language').notNull(),
    campaign: text('campaign').notNull(),
  },
  (table) => [index('link_clicks_at').using('brin', table.at)],
);

/**
 * Who clicked a link today: hashes of address and browser with the day's key. Gone with the key when the day is over.
 * Its migration makes it unlogged: after a crash of the database, a visitor of that day may count twice.
 */
export const linkVisitors = pgTable(
  'link_visitors',
  {
    day: date('day').notNull(),
    linkId: id('link_id').notNull(),
    visitor: bytea('visitor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.linkId, table.visitor] })],
);

export const linkDayKeys = pgTable('link_day_keys', {
  day: date('day').primaryKey(),
  key: bytea('key').notNull(),
});

export const linkReports = pgTable(
  'link_reports',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    linkId: id('link_id').notNull(),
    /** Keyed hash of the reporter's network: one report of a link each. */
    reporter: text('reporter').notNull(),
    reason: text('reason').notNull(),
    at: time('at').notNull(),
  },
  (table) => [uniqueIndex('link_reports_reporter').on(table.linkId, table.reporter)],
);

/** Hosts, with their subdomains, that no short link may lead to. */
export const blockedHosts = pgTable('blocked_hosts', {
  host: text('host').primaryKey(),
  createdAt: time('created_at').notNull(),
});
