import { and, asc, eq, gt, isNotNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '../../shared/units.ts';
import type { Database } from '../database/database.ts';
import { mailOutbox } from './mail.tables.ts';

export type OutboxRow = typeof mailOutbox.$inferSelect;
type NewRow = Pick<OutboxRow, 'id' | 'messageId' | 'recipient' | 'subject' | 'text'>;

// Longer than a mail server that answers at all takes for one message.
const claimMs = 5 * MINUTE_MS;
const firstPauseMs = MINUTE_MS;
const longestPauseMs = 15 * MINUTE_MS;
// Workers look every minute.
const overdueMs = 5 * MINUTE_MS;

/** The messages that wait, shared by all processes. Times are the database's, so that their clocks need not agree. */
export function createOutbox(database: Database) {
  const pause = sql`least(${firstPauseMs} * power(2, least(${mailOutbox.tries}, 10) - 1), ${longestPauseMs})`;
  const fail = async (id: string, serverFailingSince: SQL | null) => {
    await database
      .update(mailOutbox)
      .set({ claimedUntil: null, nextTryAt: sql`now() + ${pause} * interval '1 millisecond'`, serverFailingSince })
      .where(eq(mailOutbox.id, id));
  };

  return {
    add: async (row: NewRow, notAfter: Date | undefined, transaction: Pick<Database, 'insert'>): Promise<void> => {
      const latest = later(DAY_MS);
      await transaction.insert(mailOutbox).values({
        ...row,
        notAfter: notAfter ? sql`least(${notAfter.toISOString()}::timestamptz, ${latest})` : latest,
      });
    },

    /**
     * The next message to send, which now belongs to the caller alone, or undefined: also while the mail server is away and its
     * next try has not come.
     */
    claim: async (): Promise<OutboxRow | undefined> => {
      const isAway = database
        .select({ one: sql`1` })
        .from(mailOutbox)
        .where(and(isNotNull(mailOutbox.serverFailingSince), gt(mailOutbox.nextTryAt, sql`now()`)));
      const next = database
        .select({ id: mailOutbox.id })
        .from(mailOutbox)
        .where(and(lte(mailOutbox.nextTryAt, sql`now()`), isFree, isLive, sql`not exists ${isAway}`))
        .orderBy(asc(mailOutbox.createdAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await database
        .update(mailOutbox)
        .set({ claimedUntil: later(claimMs), tries: sql`${mailOutbox.tries} + 1` })
        .where(sql`${mailOutbox.id} in ${next}`)
        .returning();
      return row;
    },

    remove: async (id: string): Promise<void> => {
      await database.delete(mailOutbox).where(eq(mailOutbox.id, id));
    },

    /** The message is tried again after a pause that grows; others go on. */
    retry: (id: string): Promise<void> => fail(id, null),

    /** The mail server is away: every message waits for the pause of this one. */
    serverFailed: (id: string): Promise<void> => fail(id, sql`coalesce(${mailOutbox.serverFailingSince}, now())`),

    serverAnswered: async (): Promise<void> => {
      await database
        .update(mailOutbox)
        .set({ serverFailingSince: null, nextTryAt: sql`now()` })
        .where(isNotNull(mailOutbox.serverFailingSince));
    },

    /**
     * Removes what may not be sent any more, except what is being sent. Returns how often each was tried, of those that could
     * have been sent when they were posted.
     */
    removeExpired: async (): Promise<number[]> => {
      const { tries, createdAt, notAfter } = mailOutbox;
      const removed = await database
        .delete(mailOutbox)
        .where(and(not(isLive), isFree))
        .returning({ tries, createdAt, notAfter });
      return removed.filter((row) => row.createdAt < row.notAfter).map((row) => row.tries);
    },

    /** Since when messages wait that should have gone: the mail server does not take them, or no worker sends them. */
    failingSince: async (): Promise<Date | undefined> => {
      const [row] = await database
        .select({
          failing: sql`min(${mailOutbox.serverFailingSince})`.mapWith(mailOutbox.nextTryAt),
          overdue:
            sql`min(${mailOutbox.nextTryAt}) filter (where ${mailOutbox.nextTryAt} < ${later(-overdueMs)})`.mapWith(
              mailOutbox.nextTryAt,
            ),
        })
        .from(mailOutbox)
        .where(isLive);
      return row?.failing ?? row?.overdue ?? undefined;
    },
  };
}

const isLive = gt(mailOutbox.notAfter, sql`now()`);
const isFree = sql`coalesce(${mailOutbox.claimedUntil} <= now(), true)`;

const later = (milliseconds: number): SQL => sql`now() + ${milliseconds} * interval '1 millisecond'`;
