import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { lanes } from '../../platform/queue/queue.ts';
import type { ErrorBody, ErrorStatus } from '../../shared/errors.ts';
import type { Language } from '../../shared/language/languages.ts';
import type { Plan } from '../../shared/plans.ts';
import { users } from '../accounts/accounts.tables.ts';
import { jobStates } from './jobs.contract.ts';

/**
 * When a job's uploads are kept: never, because nobody knows their ids; when it succeeds; or always, for a while, to allow a
 * retry.
 */
const keepUploads = ['never', 'done', 'always'] as const;
export type KeepUploads = (typeof keepUploads)[number];

/** Ids of the stored files per file field. */
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
    /**
     * The subject the job belongs to, the caller's address and the block of networks around it
     * (modules/visitors/subjects.ts), which its turn is counted for. Cleared when the job ends.
     */
    owner: text('owner'),
    address: text('address'),
    block: text('block'),
    lane: text('lane', { enum: lanes }).notNull().default('long'),
    round: integer('round').notNull().default(0),
    /** Its place in the lane: the lowest goes first. */
    turn: doublePrecision('turn').notNull().default(0),
    /** Who may cancel it and owns its results, as in `Holder`. Cleared when the job ends. */
    maker: text('maker'),
    makerAddress: text('maker_address'),
    /** Finds the job again when its answer was lost: a hash of maker, path and Idempotency-Key. */
    callKey: text('call_key'),
    /** The uploads sent with it, and when they are kept after its end, until they expire. */
    uploads: jsonb('uploads').$type<string[]>().notNull().default([]),
    keepUploads: text('keep_uploads', { enum: keepUploads }).notNull().default('done'),
    /** Of the caller: what the work says is in it. */
    language: text('language').$type<Language>().notNull().default('en'),
    options: jsonb('options').$type<Record<string, unknown>>().notNull(),
    inputs: jsonb('inputs').$type<JobInputs>().notNull(),
    inputBytes: bigint('input_bytes', { mode: 'number' }).notNull(),
    state: text('state', { enum: jobStates }).notNull().default('queued'),
    progress: real('progress').notNull().default(0),
    step: text('step'),
    /** How often a worker started it; more than once after a worker died. */
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
    uniqueIndex('jobs_call_key').on(table.callKey),
    index('jobs_unfinished').on(table.lane, table.turn).where(sql`${table.state} in ('queued', 'running')`),
  ],
);

/** The latest partial result of running jobs, for current and later listeners. */
export const jobPartials = pgTable('job_partials', {
  id: text('id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  /** Increases with each. */
  number: integer('number').notNull(),
  /** JSON as sent. */
  partial: text('partial').notNull(),
});

/** Counts all jobs ever added. */
export const jobArrivals = pgSequence('job_arrivals');

/** Turns of an owner, address or block per round (rounds.ts). Past rounds are deleted. */
export const turns = pgTable(
  'turns',
  {
    lane: text('lane', { enum: lanes }).notNull(),
    round: integer('round').notNull(),
    who: text('who').notNull(),
    taken: integer('taken').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lane, table.round, table.who] })],
);

/** Totals that outlive the rows they count. */
export const totals = pgTable('totals', {
  /** 'done:TOOL' counts the jobs of one tool, by its slug. */
  name: text('name').$type<'files_processed' | 'jobs_done' | `done:${string}`>().primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull().default(0),
});
