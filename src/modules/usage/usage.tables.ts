import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A subject's use of a metered action in one period, unfinished uses included. */
export const usageCounters = pgTable(
  'usage_counters',
  {
    /** 'user:ID', 'visitor:ID', 'address:HASH', or 'whole site' for the tokens of everybody. */
    subject: text('subject').notNull(),
    /** 'tool/action', or 'ai/tokens'. */
    meter: text('meter').notNull(),
    /** The first day of the period, in UTC. */
    periodStart: date('period_start').notNull(),
    used: integer('used').notNull(),
    /** How much was given back because its results were deleted at once: bounded, unlike what is given back for failures. */
    givenBack: integer('given_back').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.subject, table.meter, table.periodStart] })],
);

/**
 * Uses that are counted already but not finished: removed when they are, given back when they fail or vanish. Some stay for
 * a minute more, and are given back when their results are deleted.
 */
export const usageHolds = pgTable(
  'usage_holds',
  {
    /** The job's id, or an id of its own for instant work. */
    id: text('id').notNull(),
    subject: text('subject').notNull(),
    meter: text('meter').notNull(),
    periodStart: date('period_start').notNull(),
    amount: integer('amount').notNull().default(1),
    /** 'call': counted when the work was requested. 'run': taken by the work while running, again on each attempt. */
    takenBy: text('taken_by').$type<'call' | 'run'>().notNull().default('call'),
    /** The mark in `usage_files` of its file; null where every use counts. */
    fileMark: text('file_mark'),
    /** How much the subject may be given back in the period for results that were deleted at once; null for nothing. */
    returnable: integer('returnable'),
    /** When the work was done, for uses that may still be given back. */
    keptAt: timestamp('kept_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.subject, table.meter, table.periodStart, table.takenBy] }),
    index('usage_holds_created_at').on(table.createdAt),
  ],
);

/**
 * Counted files, where sending the same file again is the same use. Deleted with the period: a mark is a keyed hash of the
 * file's digest, its owner, the meter and the period, and reveals nothing of the file.
 */
export const usageFiles = pgTable(
  'usage_files',
  {
    mark: text('mark').primaryKey(),
    /** The subject whose own allowance it counts for. */
    subject: text('subject').notNull(),
    meter: text('meter').notNull(),
    /** Calls made with it, including unfinished ones: the first and every `callsPerUse`th after it is counted. */
    calls: integer('calls').notNull(),
    callsPerUse: integer('calls_per_use').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('usage_files_subject').on(table.subject, table.meter),
    index('usage_files_expires_at').on(table.expiresAt),
  ],
);
