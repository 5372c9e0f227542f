import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per live worker process, which renews `seenAt`; deleted with its locks when it goes silent. */
export const workers = pgTable(
  'workers',
  {
    id: text('id').primaryKey(),
    /** The names that graphile-worker locks this process's jobs by. */
    lockNames: text('lock_names').array().notNull(),
    /** The tasks it can run, depending on the engines on its machine. */
    tasks: text('tasks').array().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('workers_seen_at').on(table.seenAt)],
);
