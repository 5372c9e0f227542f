import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often a subject has used a metered action in one period, unfinished uses included. */
export const usageCounters = pgTable(
  'usage_counters',
  {
    /** 'user:ID', 'visitor:ID' or 'address:HASH'. */
    subject: text('subject').notNull(),
    /** 'tool/action'. */
    meter: text('meter').notNull(),
    /** The first day of the period, in UTC. */
    periodStart: date('period_start').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.meter, table.periodStart] })],
);

/** Uses that are counted already but not finished: removed when they are, given back when they fail or vanish. */
export const usageHolds = pgTable(
  'usage_holds',
  {
    /** The job's id, or one of its own for work that is done at once. */
    id: text('id').notNull(),
    subject: text('subject').notNull(),
    meter: text('meter').notNull(),
    periodStart: date('period_start').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.subject, table.meter] }),
    index('usage_holds_created_at').on(table.createdAt),
  ],
);
