import { bigint, index, integer, jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import type { ErrorBody, ErrorStatus } from '../../shared/errors.ts';
import type { Plan } from '../../shared/plans.ts';
import { users } from '../accounts/accounts.tables.ts';
import { jobStates } from './jobs.contract.ts';

/** The ids of the stored files of each file field. */
export type JobInputs = Record<string, string[]>;

export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    tool: text('tool').notNull(),
    action: text('action').notNull(),
    plan: text('plan').$type<Plan>().notNull(),
    /** Who started it; null for a signed-out visitor. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The subject whose work it is (modules/usage/subjects.ts), where that is bounded; forgotten when the job ends. */
    owner: text('owner'),
    options: jsonb('options').$type<Record<string, unknown>>().notNull(),
    inputs: jsonb('inputs').$type<JobInputs>().notNull(),
    inputBytes: bigint('input_bytes', { mode: 'number' }).notNull(),
    state: text('state', { enum: jobStates }).notNull().default('queued'),
    progress: real('progress').notNull().default(0),
    step: text('step'),
    /** How often a worker began it; more than once after a worker died. */
    attempts: integer('attempts').notNull().default(0),
    result: jsonb('result').$type<Record<string, unknown>>(),
    error: jsonb('error').$type<ErrorBody & { status: ErrorStatus }>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('jobs_created_at').on(table.createdAt),
    index('jobs_user_id').on(table.userId),
    index('jobs_owner').on(table.owner),
  ],
);

/** Numbers that outlive the rows they were counted from. */
export const totals = pgTable('totals', {
  name: text('name', { enum: ['files_processed', 'jobs_done'] }).primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull().default(0),
});
