import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { usageCounters, usageHolds } from './usage.tables.ts';

/** The database, or a transaction of it. */
export type Executor = Pick<Database, 'execute' | 'select' | 'delete' | 'update'>;

export type UsageRepository = ReturnType<typeof createUsageRepository>;

export function createUsageRepository(database: Database) {
  /** Ends uses that did not come to anything, in the order in which they were reserved, so that no two wait for each other. */
  async function giveBack(id: string, executor: Executor, ofMeter?: string): Promise<void> {
    const isMeant = ofMeter === undefined ? undefined : eq(usageHolds.meter, ofMeter);
    const gone = await executor
      .delete(usageHolds)
      .where(and(eq(usageHolds.id, id), isMeant))
      .returning();
    const place = ({ subject, meter }: { subject: string; meter: string }) => `${meter} ${subject}`;
    for (const { subject, meter, periodStart } of gone.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))) {
      await executor
        .update(usageCounters)
        .set({ used: sql`${usageCounters.used} - 1` })
        .where(isCounter(subject, meter, periodStart));
    }
  }

  return {
    /** Runs `work` so that all of it happens or nothing. */
    inTransaction: <T>(work: (transaction: Executor) => Promise<T>): Promise<T> => database.transaction(work),

    /**
     * Counts one use unless the subject has had `max`: one statement, so that concurrent calls cannot pass together.
     * Returns how many are used now, or undefined when none was left.
     */
    reserve: async (
      use: { id: string; subject: string; meter: string; periodStart: string; max: number },
      executor: Executor,
    ): Promise<number | undefined> => {
      const { id, subject, meter, periodStart, max } = use;
      const { rows } = await executor.execute<{ used: number }>(sql`
        with taken as (
          insert into ${usageCounters} as counter (subject, meter, period_start, used)
          values (${subject}, ${meter}, ${periodStart}, 1)
          on conflict (subject, meter, period_start) do update set used = counter.used + 1 where counter.used < ${max}
          returning used
        ), held as (
          insert into ${usageHolds} (id, subject, meter, period_start)
          select ${id}, ${subject}, ${meter}, ${periodStart} from taken
        )
        select used from taken`);
      return rows[0]?.used;
    },

    /** The use is finished and stays counted. */
    keep: async (id: string, executor: Executor = database): Promise<void> => {
      await executor.delete(usageHolds).where(eq(usageHolds.id, id));
    },

    giveBack: (id: string, executor?: Executor): Promise<void> =>
      executor ? giveBack(id, executor) : database.transaction((transaction) => giveBack(id, transaction)),

    /** Gives back what is held of one meter. */
    giveBackOne: (id: string, meter: string): Promise<void> =>
      database.transaction((transaction) => giveBack(id, transaction, meter)),

    /** Whether a use of the meter is counted under this id and not settled. */
    isHeld: async (id: string, meter: string, executor: Executor = database): Promise<boolean> => {
      const held = await executor
        .select({ id: usageHolds.id })
        .from(usageHolds)
        .where(and(eq(usageHolds.id, id), eq(usageHolds.meter, meter)))
        .limit(1);
      return held.length > 0;
    },

    /** How often each of these subjects has used the meter in the period; those who have not are missing. */
    used: async (subjects: readonly string[], meter: string, periodStart: string): Promise<Map<string, number>> => {
      const rows = await database
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

    /** Holds of jobs that ended or vanished without settling them, and of processes that died, `olderThanMinutes` ago. */
    findOrphans: async (olderThanMinutes: number): Promise<string[]> => {
      const { rows } = await database.execute<{ id: string }>(sql`
        select distinct id from ${usageHolds}
        where created_at < now() - ${olderThanMinutes} * interval '1 minute'
        and not exists (select from jobs where jobs.id = ${usageHolds}.id and jobs.state in ('queued', 'running'))
        limit 1000`);
      return rows.map(({ id }) => id);
    },

    /** Everything that is counted about a subject. */
    list: async (subject: string) => database.select().from(usageCounters).where(eq(usageCounters.subject, subject)),

    /** Forgets everything about a subject. */
    deleteSubject: async (subject: string): Promise<void> => {
      await database.delete(usageCounters).where(eq(usageCounters.subject, subject));
    },

    /** Forgets counts of periods that began before this day. */
    deleteBefore: async (day: string): Promise<void> => {
      await database.delete(usageCounters).where(lt(usageCounters.periodStart, day));
    },
  };
}

const isCounter = (subject: string, meter: string, periodStart: string) =>
  and(eq(usageCounters.subject, subject), eq(usageCounters.meter, meter), eq(usageCounters.periodStart, periodStart));
