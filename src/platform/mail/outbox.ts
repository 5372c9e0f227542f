import { and, asc, eq, gt, isNotNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '../../shared/units.ts';
import type { Database } from '../database/database.ts';
import { mailOutbox } from './mail.tables.ts';

export type OutboxRow = typeof mailOutbox.$inferSelect;
type NewRow = Pick<OutboxRow, 'id' | 'messageId' | 'recipient' | 'subject' | 'text' | 'details'>;

// Longer than any responsive mail server takes for a message.
const claimMs = 5 * MINUTE_MS;
const firstPauseMs = MINUTE_MS;
const longestPauseMs = 15 * MINUTE_MS;
// Workers check every minute.
const overdueMs = 5 * MINUTE_MS;

/** The queued messages, shared by all processes. Uses the database's clock, as theirs may differ. */
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
     * Claims the next message exclusively; undefined if none is due, or while the mail server is away and its next retry is
     * not due.
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

    /** Retries the message with backoff; others continue. */
    retry: (id: string): Promise<void> => fail(id, null),

    /** The mail server is away: all messages wait for this one's backoff. */
    serverFailed: (id: string): Promise<void> => fail(id, sql`coalesce(${mailOutbox.serverFailingSince}, now())`),

    serverAnswered: async (): Promise<void> => {
      await database
        .update(mailOutbox)
        .set({ serverFailingSince: null, nextTryAt: sql`now()` })
        .where(isNotNull(mailOutbox.serverFailingSince));
    },

    /**
     * Deletes expired messages, except those being sent. Returns the number of attempts for each that could have been sent
     * when posted.
     */
    removeExpired: async (): Promise<number[]> => {
      const { tries, createdAt, notAfter } = mailOutbox;
      const removed = await database
        .delete(mailOutbox)
        .where(and(not(isLive), isFree))
        .returning({ tries, createdAt, notAfter });
      return removed.filter((row) => row.createdAt < row.notAfter).map((row) => row.tries);
    },

    /** Since when messages are overdue: the mail server does not accept them, or no worker sends them. */
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
