import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditReport, ItemList } from './marketing.contract.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The lists that the operator edits. What an entry holds depends on its list (marketing.contract.ts). */
export const marketingItems = pgTable(
  'marketing_items',
  {
    id: text('id').primaryKey(),
    list: text('list').$type<ItemList>().notNull(),
    item: jsonb('item').$type<Record<string, unknown>>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('marketing_items_list').on(table.list, table.createdAt)],
);

/** What was done by a button or by schedule. */
export const marketingRuns = pgTable(
  'marketing_runs',
  {
    id: text('id').primaryKey(),
    /** What it does, then what it did, in a sentence. */
    description: text('description').notNull(),
    state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
    startedAt: time('started_at').notNull(),
    finishedAt: time('finished_at'),
  },
  (table) => [index('marketing_runs_started_at').on(table.startedAt)],
);

export const marketingAudits = pgTable('marketing_audits', {
  id: text('id').primaryKey(),
  at: time('at').notNull(),
  report: jsonb('report').$type<AuditReport>().notNull(),
});
