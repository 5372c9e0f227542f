import { and, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { endStep } from '../../platform/call-steps.ts';
import { type Database, type Transaction, withoutFlush } from '../../platform/database/database.ts';
import { together } from '../../platform/database/together.ts';
import { silenceMs } from '../../platform/queue/upkeep.ts';
import { workers } from '../../platform/queue/workers.tables.ts';
import type { JobState } from './jobs.contract.ts';
import { type JobInputs, jobPartials, jobs, totals } from './jobs.tables.ts';
import { unfinished } from './line.repository.ts';

export type JobRow = typeof jobs.$inferSelect;
export type NewJob = Pick<
  JobRow,
  | 'id'
  | 'tool'
  | 'action'
  | 'plan'
  | 'userId'
  | 'options'
  | 'inputBytes'
  | 'maker'
  | 'makerAddress'
  | 'uploads'
  | 'keepUploads'
> & {
  inputs: JobInputs;
  callKey?: string | undefined;
};
type InLine = Pick<JobRow, 'owner' | 'address' | 'block' | 'lane' | 'round' | 'turn'>;

export type EndedJob = Pick<JobRow, 'id' | 'tool' | 'inputs' | 'state' | 'uploads' | 'keepUploads'>;
/** Called once for every job that ends, in the same transaction. Returns what is to be done once that is committed. */
export type OnEnd = (transaction: Transaction, job: EndedJob) => Promise<(() => Promise<void>) | undefined>;

export type JobsRepository = ReturnType<typeof createJobsRepository>;

export function createJobsRepository(database: Database, { onEnd }: { onEnd?: OnEnd } = {}) {
  const byId = database
    .select()
    .from(jobs)
    .where(eq(jobs.id, sql.placeholder('id')))
    .prepare('find job');
  return {
    ...courseQueries(database, onEnd),
    ...partialQueries(database),
    ...siteQueries(database),
    inTransaction: database.transaction,
    insert: async (job: NewJob & InLine, transaction: Transaction): Promise<JobRow> => {
      const [row] = await transaction.insert(jobs).values(job).returning();
      if (!row) throw new Error('An inserted job has a row.');
      return row;
    },
    find: async (id: string): Promise<JobRow | undefined> => {
      const [row] = await byId.execute({ id });
      return row;
    },
    findByCallKey: async (callKey: string): Promise<JobRow | undefined> => {
      const [row] = await database.select().from(jobs).where(eq(jobs.callKey, callKey));
      return row;
    },
    /** Newest first. */
    findByUser: async (userId: string): Promise<JobRow[]> =>
      database.select().from(jobs).where(eq(jobs.userId, userId)).orderBy(desc(jobs.createdAt)),
    /** The user's last job, if it failed, after this time. */
    findFailed: async (userId: string, since: Date): Promise<JobRow | undefined> => {
      const [last] = await database
        .select()
        .from(jobs)
        .where(and(eq(jobs.userId, userId), gt(jobs.createdAt, since)))
        .orderBy(desc(jobs.createdAt))
        .limit(1);
      return last?.state === 'failed' ? last : undefined;
    },
    /** The finished ones of these jobs. */
    findDone: async (ids: readonly string[]): Promise<Pick<JobRow, 'id' | 'tool'>[]> =>
      ids.length === 0
        ? []
        : database
            .select({ id: jobs.id, tool: jobs.tool })
            .from(jobs)
            .where(and(inArray(jobs.id, [...ids]), eq(jobs.state, 'done'))),
    /** Deletes jobs added more than `hours` ago. */
    deleteOlderThan: async (hours: number): Promise<number> => {
      const gone = await database
        .delete(jobs)
        .where(lt(jobs.createdAt, sql`now() - ${hours} * interval '1 hour'`))
        .returning({ id: jobs.id });
      return gone.length;
    },
  };
}

/** A job's course, from its start to its end. */
function courseQueries(database: Database, onEnd: OnEnd | undefined) {
  const beginById = database
    .update(jobs)
    .set({ state: 'running', attempts: sql`${jobs.attempts} + 1`, startedAt: sql`now()`, progress: 0, step: null })
    .where(and(eq(jobs.id, sql.placeholder('id')), unfinished, withoutFlush))
    .returning()
    .prepare('begin job');
  return {
    /** Marks a job as started again. Undefined when it has ended or been cancelled. */
    begin: async (id: string): Promise<JobRow | undefined> => {
      const [row] = await beginById.execute({ id });
      return row;
    },
    saveProgress: async (id: string, progress: number, step: string | null) => {
      await database
        .update(jobs)
        .set({ progress, step })
        .where(and(eq(jobs.id, id), eq(jobs.state, 'running'), withoutFlush));
    },
    /** Requeues a running job for another worker. */
    requeue: async (id: string) => {
      await database
        .update(jobs)
        .set({ state: 'queued', progress: 0, step: null })
        .where(and(eq(jobs.id, id), unfinished));
    },
    /** Requeues a running job at another place. False when it has ended. */
    move: async (id: string, place: Pick<JobRow, 'lane' | 'round' | 'turn'>, transaction: Transaction) => {
      const moved = await transaction
        .update(jobs)
        .set({ ...place, state: 'queued', progress: 0, step: null })
        .where(and(eq(jobs.id, id), unfinished))
        .returning({ id: jobs.id });
      return moved.length > 0;
    },
    /**
     * Ends the job; false when it had already ended. Finished jobs count into the totals.
     *
     * @param options.isFlushed whether the end survives any crash of the database
     */
    finish: async (
      id: string,
      end: Pick<JobRow, 'state'> & Partial<Pick<JobRow, 'result' | 'error'>>,
      options?: { isFlushed?: boolean },
    ): Promise<boolean> => {
      const finish = async (transaction: Transaction) => {
        const [row] = await transaction
          .update(jobs)
          .set({
            ...end,
            step: null,
            finishedAt: sql`now()`,
            ...(end.state === 'done' ? { progress: 1 } : {}),
            // They may hold a password, and are no longer needed.
            options: {},
            ...{ owner: null, address: null, block: null, maker: null, makerAddress: null },
          })
          .where(and(eq(jobs.id, id), unfinished))
          .returning({
            ...{ id: jobs.id, tool: jobs.tool, inputs: jobs.inputs, state: jobs.state },
            ...{ uploads: jobs.uploads, keepUploads: jobs.keepUploads },
          });
        if (!row) return undefined;
        const [afterEnd] = await together([
          onEnd?.(transaction, row),
          transaction.delete(jobPartials).where(eq(jobPartials.id, id)),
          end.state === 'done' ? countDone(row, transaction) : undefined,
        ]);
        return { afterEnd };
      };
      const ended = await database.transaction(finish, options);
      endStep('end job');
      await ended?.afterEnd?.();
      return ended !== undefined;
    },
  };
}

function partialQueries(database: Database) {
  return {
    /** Saves the latest partial result, as JSON. False when the job no longer runs. */
    savePartial: async (id: string, json: string): Promise<boolean> => {
      // The lock waits for a concurrent end, so that nothing is saved after it.
      const { rowCount } = await database.execute(sql`
        insert into ${jobPartials} as latest (id, number, partial)
        select id, 1, ${json} from ${jobs} where id = ${id} and state = 'running' for share
        on conflict (id) do update set number = latest.number + 1, partial = excluded.partial`);
      return rowCount === 1;
    },
    findPartial: async (id: string): Promise<{ number: number; json: string } | undefined> => {
      const [row] = await database
        .select({ number: jobPartials.number, json: jobPartials.partial })
        .from(jobPartials)
        .where(eq(jobPartials.id, id));
      return row;
    },
  };
}

/** What is asked of all jobs and workers together. */
function siteQueries(database: Database) {
  return {
    /** The totals of this site. `toolsByUse` are slugs, most used first; `usesByTool` the jobs done with each. */
    totals: async (): Promise<{
      filesProcessed: number;
      jobsDone: number;
      toolsByUse: string[];
      usesByTool: Record<string, number>;
    }> => {
      const rows = await database.select().from(totals).orderBy(desc(totals.value), totals.name);
      const uses = rows.flatMap(({ name, value }): [string, number][] =>
        name.startsWith('done:') ? [[name.slice('done:'.length), value]] : [],
      );
      const totalOf = (name: (typeof rows)[number]['name']) => rows.find((row) => row.name === name)?.value ?? 0;
      return {
        filesProcessed: totalOf('files_processed'),
        jobsDone: totalOf('jobs_done'),
        toolsByUse: uses.map(([slug]) => slug),
        usesByTool: Object.fromEntries(uses),
      };
    },
    /** Jobs that are not deleted yet, newest first, and how many there are in each state. */
    latest: async (query: { state: JobState | undefined; limit: number; offset: number }) => {
      const { state, limit, offset } = query;
      const { tool, action, plan, attempts, inputBytes, error, createdAt, startedAt, finishedAt } = jobs;
      const [rows, counts] = await Promise.all([
        database
          .select({
            tool,
            action,
            plan,
            state: jobs.state,
            attempts,
            inputBytes,
            error,
            createdAt,
            startedAt,
            finishedAt,
          })
          .from(jobs)
          .where(state && eq(jobs.state, state))
          .orderBy(desc(jobs.createdAt), jobs.id)
          .limit(limit)
          .offset(offset),
        database.select({ state: jobs.state, count: count() }).from(jobs).groupBy(jobs.state),
      ]);
      return { rows, counts };
    },
    /** The tasks that at least one live worker accepts. */
    availableTasks: async (): Promise<Set<string>> => {
      const rows = await database
        .select({ tasks: workers.tasks })
        .from(workers)
        .where(gt(workers.seenAt, sql`now() - ${silenceMs} * interval '1 millisecond'`));
      return new Set(rows.flatMap((row) => row.tasks));
    },
  };
}

async function countDone({ tool, inputs }: EndedJob, transaction: Transaction): Promise<void> {
  const counts = [
    { name: 'files_processed', value: Object.values(inputs).flat().length },
    { name: 'jobs_done', value: 1 },
    { name: `done:${tool}`, value: 1 },
  ] as const;
  // Always in the same order, to avoid deadlocks.
  await transaction
    .insert(totals)
    .values([...counts])
    .onConflictDoUpdate({ target: totals.name, set: { value: sql`${totals.value} + excluded.value` } });
}
