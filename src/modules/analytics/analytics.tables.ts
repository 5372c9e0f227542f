import { customType, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { DayCounts } from './day-counts.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What happened on a day (UTC): all that the figures are made of. */
export const analyticsDays = pgTable('analytics_days', {
  day: date('day').primaryKey(),
  counts: jsonb('counts').$type<DayCounts>().notNull(),
});

/** Single events, for `ANALYTICS_EVENTS_DAYS` days. Nothing in them says who it was. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind').notNull(),
    /** The tool, or the position of an advertisement. */
    name: text('name').notNull(),
    page: text('page').notNull(),
    source: text('source').notNull(),
    campaign: text('campaign').notNull(),
    device: text('device').notNull(),
    browser: text('browser').notNull(),
    language: text('language').notNull(),
  },
  (table) => [index('analytics_events_at').using('brin', table.at)],
);

/**
 * Who was here today, and did what counts once a day: hashes with the day's key, gone with it when the day is over. Its migration
 * makes it unlogged: after a crash of the database, a visitor of that day may count twice.
 */
export const analyticsVisitors = pgTable(
  'analytics_visitors',
  {
    day: date('day').notNull(),
    /** '' for the visit, 'registered', 'subscribed', or 'search ' and the term. */
    did: text('did').notNull(),
    visitor: bytea('visitor').notNull(),
    /** What led to the visit. */
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.visitor, table.did] })],
);

export const analyticsDayKeys = pgTable('analytics_day_keys', {
  day: date('day').primaryKey(),
  key: bytea('key').notNull(),
});

/** Searches of this site that found nothing. */
export const analyticsSearches = pgTable('analytics_searches', {
  term: text('term').primaryKey(),
  /** How many searched it, each once a day. */
  people: integer('people').notNull(),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
});
