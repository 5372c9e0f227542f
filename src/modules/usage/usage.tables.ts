import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How much a subject has used a metered action in one period, unfinished uses included. */
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
    /** The job's id, or one of its own for work that is done at once. */
    id: text('id').notNull(),
    subject: text('subject').notNull(),
    meter: text('meter').notNull(),
    periodStart: date('period_start').notNull(),
    amount: integer('amount').notNull().default(1),
    /** 'call': counted when the work was asked for. 'run': taken by the work on its way, again by each attempt. */
    takenBy: text('taken_by').$type<'call' | 'run'>().notNull().default('call'),
    /** The mark of the file in `usage_files` that the use is for; null where every use counts by itself. */
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
 * Files that were counted, where the same file again is the same use. Forgotten with the period: a mark is a keyed hash of the
 * file's digest, its owner, the meter and the period, and tells nothing of the file.
 */
export const usageFiles = pgTable(
  'usage_files',
  {
    mark: text('mark').primaryKey(),
    /** Whose own allowance it is counted in. */
    subject: text('subject').notNull(),
    meter: text('meter').notNull(),
    /** How many calls were made with it, unfinished ones included: the first is counted, and every one after `callsPerUse` more. */
    calls: integer('calls').notNull(),
    callsPerUse: integer('calls_per_use').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('usage_files_subject').on(table.subject, table.meter),
    index('usage_files_expires_at').on(table.expiresAt),
  ],
);
