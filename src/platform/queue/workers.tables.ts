import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per live worker process; it renews `seenAt` and is removed, with its locks, when it falls silent. */
export const workers = pgTable(
  'workers',
  {
    id: text('id').primaryKey(),
    /** The names under which graphile-worker locks jobs for this process. */
    lockNames: text('lock_names').array().notNull(),
    /** The tasks it can run; it lacks those whose engines are missing on its machine. */
    tasks: text('tasks').array().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('workers_seen_at').on(table.seenAt)],
);
