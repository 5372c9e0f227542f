import { and, eq, gt, gte, inArray, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { usageCounters, usageFiles, usageHolds } from './usage.tables.ts';

/** The database, or one of its transactions. */
export type Executor = Pick<Database, 'execute' | 'select' | 'insert' | 'delete' | 'update'>;

export type UsageRepository = ReturnType<typeof createUsageRepository>;

export const createUsageRepository = (database: Database) => ({
  /** Runs `work` in a transaction. */
  inTransaction: <T>(work: (transaction: Executor) => Promise<T>): Promise<T> => database.transaction(work),

  lock,
  ...holdQueries(database),
  ...keptQueries(database),
  ...counterQueries(database),
  ...fileQueries(database),
});

function counterQueries(database: Database) {
  return {
    /** How much each subject has used of the meter in the period; those without any are missing. */
    used: async (
      subjects: readonly string[],
      meter: string,
      periodStart: string,
      executor: Executor = database,
    ): Promise<Map<string, number>> => {
      const rows = await executor
        .select({ subject: usageCounters.subject, used: usageCounters.used })
        .from(usageCounters)
        .where(
          and(
            inArray(usageCounters.subject, [...subjects]),
            eq(usageCounters.meter, meter),
            eq(usageCounters.periodStart, periodStart),
          ),
        );
      return new Map(rows.map(({ subject, used }) => [subject, used]));
    },

    /** Everything counted about a subject. */
    list: async (subject: string) => database.select().from(usageCounters).where(eq(usageCounters.subject, subject)),

    /** Deletes everything about a subject. */
    deleteSubject: async (subject: string): Promise<void> => {
      await database.delete(usageCounters).where(eq(usageCounters.subject, subject));
      await database.delete(usageFiles).where(eq(usageFiles.subject, subject));
    },

    /** Deletes counts of periods that began before this day. */
    deleteBefore: async (day: string): Promise<void> => {
      await database.delete(usageCounters).where(lt(usageCounters.periodStart, day));
    },
  };
}

/** Uses that are counted and not settled. */
function holdQueries(database: Database) {
  return {
    /**
     * Counts an amount unless it would exceed `max`, in one statement, so that concurrent calls cannot both pass. Returns the
     * new total, or undefined when less was left.
     */
    reserve: async (use: Use & { max: number }, executor: Executor): Promise<number | undefined> => {
      const { id, subject, meter, periodStart, takenBy, amount, fileMark, returnable, max } = use;
      const { rows } = await executor.execute<{ used: number }>(sql`
        with taken as (
          insert into ${usageCounters} as counter (subject, meter, period_start, used)
          select ${subject}, ${meter}, ${periodStart}::date, ${amount}::integer where ${amount}::integer <= ${max}::integer
          on conflict (subject, meter, period_start)
          do update set used = counter.used + excluded.used where counter.used + excluded.used <= ${max}
          returning used
        ), held as (
          insert into ${usageHolds} as hold (id, subject, meter, period_start, taken_by, amount, file_mark, returnable)
          select ${id}, ${subject}, ${meter}, ${periodStart}::date, ${takenBy}, ${amount}::integer, ${fileMark},
            ${returnable}::integer
          from taken
          on conflict (id, subject, meter, period_start, taken_by)
          do update set amount = hold.amount + excluded.amount
        )
        select used from taken`);
      return rows[0]?.used;
    },

    /** Gives back part of what the work took; nothing when that was settled. `uses` are of one id. */
    giveBackTaken: (uses: readonly Omit<Use, 'fileMark' | 'returnable'>[]): Promise<void> =>
      database.transaction(async (transaction) => {
        for (const use of uses.toSorted(inOrder)) {
          const { id, subject, meter, periodStart, takenBy, amount } = use;
          await lock(id, transaction);
          const isHold = and(
            ...[eq(usageHolds.id, id), eq(usageHolds.subject, subject), eq(usageHolds.meter, meter)],
            ...[eq(usageHolds.periodStart, periodStart), eq(usageHolds.takenBy, takenBy)],
          );
          const held = await transaction
            .update(usageHolds)
            .set({ amount: sql`${usageHolds.amount} - ${amount}` })
            .where(and(isHold, gte(usageHolds.amount, amount)))
            .returning();
          if (held.length === 0) continue;
          await transaction.delete(usageHolds).where(and(isHold, eq(usageHolds.amount, 0)));
          await countLess(use, transaction);
        }
      }),

    /** Ends the holds of this id with what was used in the end, less or more than was counted. In one statement. */
    settle: async (id: string, used: number): Promise<void> => {
      await database.execute(sql`
        with gone as (
          delete from ${usageHolds} where id = ${id} returning subject, meter, period_start, amount
        ), locked as (
          select counter.subject, counter.meter, counter.period_start, gone.amount
          from ${usageCounters} as counter join gone using (subject, meter, period_start)
          order by counter.meter collate "C", counter.subject collate "C" for update of counter
        )
        update ${usageCounters} as counter set used = greatest(counter.used - locked.amount + ${used}::integer, 0)
        from locked where (counter.subject, counter.meter, counter.period_start) = (locked.subject, locked.meter, locked.period_start)`);
    },

    /** Joins a use that is already counted. */
    hold: async (use: Use, executor: Executor): Promise<void> => {
      await executor.insert(usageHolds).values(use);
    },

    giveBack: (id: string, executor?: Executor): Promise<void> =>
      executor ? giveBack(id, executor) : database.transaction((transaction) => giveBack(id, transaction)),

    /** Gives back all that the work took while running. */
    giveBackAllTaken: (id: string): Promise<void> =>
      database.transaction((transaction) => giveBack(id, transaction, 'run')),

    /** Whether an unsettled use of the meter is counted under this id. */
    isHeld: async (id: string, meter: string, executor: Executor): Promise<boolean> => {
      const held = await executor
        .select({ id: usageHolds.id })
        .from(usageHolds)
        .where(and(eq(usageHolds.id, id), eq(usageHolds.meter, meter)))
        .limit(1);
      return held.length > 0;
    },

    /** Unsettled holds older than `olderThanMinutes`, of jobs that ended or vanished and of processes that died. */
    findOrphans: async (olderThanMinutes: number): Promise<string[]> => {
      const { rows } = await database.execute<{ id: string }>(sql`
        select distinct id from ${usageHolds}
        where created_at < now() - ${olderThanMinutes} * interval '1 minute' and kept_at is null
        and not exists (select from jobs where jobs.id = ${usageHolds}.id and jobs.state in ('queued', 'running'))
        limit 1000`);
      return rows.map(({ id }) => id);
    },
  };
}

/** Finished uses, of which a result that is deleted at once may still be given back. */
function keptQueries(database: Database) {
  return {
    /** The use is finished and stays counted; what may still be given back is marked with the time. */
    keep: async (id: string, at: Date, executor: Executor = database): Promise<void> => {
      await executor.execute(sql`
        with kept as (
          update ${usageHolds} set kept_at = ${at.toISOString()}::timestamptz where id = ${id} and returnable is not null
        )
        delete from ${usageHolds} where id = ${id} and returnable is null`);
    },

    /** Gives back a use that was finished after this time, unless the subject has been given back enough: then nothing. */
    giveBackKept: (id: string, keptAfter: Date): Promise<void> =>
      database
        .transaction(async (transaction) => {
          await lock(id, transaction);
          const gone = await transaction
            .delete(usageHolds)
            .where(and(eq(usageHolds.id, id), gt(usageHolds.keptAt, keptAfter)))
            .returning();
          for (const use of await withoutSharedFiles(gone, transaction)) {
            if (!(await countReturned(use, transaction))) throw new EnoughGivenBack();
          }
        })
        .catch((error) => {
          if (!(error instanceof EnoughGivenBack)) throw error;
        }),

    /** Finished uses of these ids stay counted for good. */
    settleKept: async (ids: readonly string[]): Promise<void> => {
      await database.delete(usageHolds).where(and(inArray(usageHolds.id, [...ids]), isNotNull(usageHolds.keptAt)));
    },

    /** Uses that were finished before this time stay counted for good. */
    settleKeptBefore: async (time: Date): Promise<void> => {
      await database.delete(usageHolds).where(lt(usageHolds.keptAt, time));
    },
  };
}

/** Files that may be used again without being counted. */
function fileQueries(database: Database) {
  return {
    /** Records a call with a file. True when it is to be counted, false when it belongs to an earlier use. */
    callWithFile: async (file: Omit<typeof usageFiles.$inferInsert, 'calls'>, executor: Executor): Promise<boolean> => {
      const [noted] = await executor
        .insert(usageFiles)
        .values({ ...file, calls: 1 })
        .onConflictDoUpdate({ target: usageFiles.mark, set: { calls: sql`${usageFiles.calls} + 1` } })
        .returning();
      if (!noted) throw new Error('A noted call has a row.');
      return (noted.calls - 1) % noted.callsPerUse === 0;
    },

    /** Whether there is a file that may be used again without being counted. */
    hasOpenFile: async (subject: string, meter: string, now: Date): Promise<boolean> => {
      const open = await database
        .select({ mark: usageFiles.mark })
        .from(usageFiles)
        .where(
          and(
            eq(usageFiles.subject, subject),
            eq(usageFiles.meter, meter),
            gt(usageFiles.expiresAt, now),
            ne(sql`${usageFiles.calls} % ${usageFiles.callsPerUse}`, 0),
          ),
        )
        .limit(1);
      return open.length > 0;
    },

    /** Deletes the files of past periods. */
    deleteExpiredFiles: async (now: Date): Promise<void> => {
      await database.delete(usageFiles).where(lte(usageFiles.expiresAt, now));
    },
  };
}

/** Serialises taking and settling under one id, which lock counters and holds in different orders. */
async function lock(id: string, executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
}

/** Gives back unfinished uses, in the order they were reserved, to avoid deadlocks. */
async function giveBack(id: string, executor: Executor, takenBy?: 'run'): Promise<void> {
  await lock(id, executor);
  const matchesTakenBy = takenBy === undefined ? undefined : eq(usageHolds.takenBy, takenBy);
  const gone = await executor
    .delete(usageHolds)
    .where(and(eq(usageHolds.id, id), matchesTakenBy))
    .returning();
  for (const use of await withoutSharedFiles(gone, executor)) await countLess(use, executor);
}

/** Takes the calls of these uses off their files. Leaves out uses of files that other calls were made with, too. */
async function withoutSharedFiles(uses: readonly Hold[], executor: Executor): Promise<Hold[]> {
  const shared = new Set<string | null>();
  for (const mark of new Set(uses.flatMap(({ fileMark }) => fileMark ?? [])))
    if (!(await endCallWithFile(mark, executor))) shared.add(mark);
  return uses.filter(({ fileMark }) => fileMark === null || !shared.has(fileMark)).toSorted(inOrder);
}

async function countLess(
  { subject, meter, periodStart, amount }: Pick<Use, 'subject' | 'meter' | 'periodStart' | 'amount'>,
  executor: Executor,
) {
  await executor
    .update(usageCounters)
    // A visitor whose address changed between two calls with one file was counted at the other address.
    .set({ used: sql`greatest(${usageCounters.used} - ${amount}, 0)` })
    .where(isCounter(subject, meter, periodStart));
}

/** Lowers the count unless more would be given back than may be. */
async function countReturned(use: Hold, executor: Executor): Promise<boolean> {
  const { subject, meter, periodStart, amount, returnable } = use;
  const givenBack = sql`${usageCounters.givenBack} + ${amount}`;
  const counted = await executor
    .update(usageCounters)
    .set({ used: sql`greatest(${usageCounters.used} - ${amount}, 0)`, givenBack })
    .where(and(isCounter(subject, meter, periodStart), lte(givenBack, returnable ?? 0)))
    .returning();
  return counted.length > 0;
}

/** Takes back a call with a file. True when that was the call for which the file was counted: the use ends with it. */
async function endCallWithFile(mark: string, executor: Executor): Promise<boolean> {
  const [left] = await executor
    .update(usageFiles)
    .set({ calls: sql`${usageFiles.calls} - 1` })
    .where(eq(usageFiles.mark, mark))
    .returning();
  if (left?.calls === 0) await executor.delete(usageFiles).where(eq(usageFiles.mark, mark));
  return left === undefined || left.calls % left.callsPerUse === 0;
}

/** A subject's use, settled under `id`. */
type Use = {
  id: string;
  subject: string;
  meter: string;
  periodStart: string;
  takenBy: 'call' | 'run';
  amount: number;
  fileMark: string | null;
  /** How much may be given back in the period for results that were deleted at once. */
  returnable: number | null;
};

type Hold = typeof usageHolds.$inferSelect;

/** Undoes a transaction. */
class EnoughGivenBack extends Error {}

/** Always the same, so that no two transactions wait for each other. */
function inOrder(a: Pick<Use, 'meter' | 'subject'>, b: Pick<Use, 'meter' | 'subject'>): number {
  return `${a.meter} ${a.subject}` < `${b.meter} ${b.subject}` ? -1 : 1;
}

const isCounter = (subject: string, meter: string, periodStart: string) =>
  and(eq(usageCounters.subject, subject), eq(usageCounters.meter, meter), eq(usageCounters.periodStart, periodStart));
