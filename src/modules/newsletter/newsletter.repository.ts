import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { createId } from '../../shared/ids.ts';
import { newsletterIssues, newsletterSubscribers } from './newsletter.tables.ts';

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect;
type IssueRow = typeof newsletterIssues.$inferSelect;
export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>;

export function createNewsletterRepository(database: Database) {
  const { id, email, createdAt, confirmedAt } = newsletterSubscribers;
  return {
    /** The subscriber with this address, made if there is none. */
    addSubscriber: async (address: string): Promise<SubscriberRow> => {
      const [row] = await database
        .insert(newsletterSubscribers)
        .values({ id: createId(), email: address })
        // Returns the row that there is; a link to confirm then works for its full time again.
        .onConflictDoUpdate({ target: email, set: { createdAt: sql`now()` } })
        .returning();
      if (!row) throw new Error('An upsert returns its row.');
      return row;
    },

    findByEmail: async (address: string): Promise<SubscriberRow | undefined> => {
      const [row] = await database.select().from(newsletterSubscribers).where(eq(email, address));
      return row;
    },

    /** Whether there is such a subscriber. Confirming twice is fine. */
    confirm: async (subscriber: string): Promise<boolean> => {
      const rows = await database
        .update(newsletterSubscribers)
        .set({ confirmedAt: sql`coalesce(${confirmedAt}, now())` })
        .where(eq(id, subscriber))
        .returning({ id });
      return rows.length > 0;
    },

    remove: async (subscriber: string): Promise<void> => {
      await database.delete(newsletterSubscribers).where(eq(id, subscriber));
    },

    removeByEmail: async (address: string): Promise<void> => {
      await database.delete(newsletterSubscribers).where(eq(email, address));
    },

    removeUnconfirmedBefore: async (time: Date): Promise<void> => {
      await database.delete(newsletterSubscribers).where(and(isNull(confirmedAt), lt(createdAt, time)));
    },

    counts: async (): Promise<{ confirmed: number; pending: number }> => {
      const [row] = await database.select({ all: count(), confirmed: count(confirmedAt) }).from(newsletterSubscribers);
      const { all = 0, confirmed = 0 } = row ?? {};
      return { confirmed, pending: all - confirmed };
    },

    issues: (): Promise<IssueRow[]> =>
      database.select().from(newsletterIssues).orderBy(desc(newsletterIssues.startedAt)).limit(100),

    /** False when the post was sent before. */
    addIssue: async (issue: Pick<IssueRow, 'slug' | 'title' | 'total'>): Promise<boolean> => {
      const rows = await database.insert(newsletterIssues).values(issue).onConflictDoNothing().returning();
      return rows.length > 0;
    },

    /** False when it is not being sent. */
    stopIssue: async (slug: string): Promise<boolean> => {
      const rows = await database
        .update(newsletterIssues)
        .set({ state: 'stopped' })
        .where(and(eq(newsletterIssues.slug, slug), eq(newsletterIssues.state, 'sending')))
        .returning();
      return rows.length > 0;
    },

    /**
     * Passes the next subscribers of an issue to `send`, within one transaction, so that each gets it exactly once.
     * @returns whether any issue is being sent
     */
    sendBatch: (
      size: number,
      send: (issue: IssueRow, subscribers: SubscriberRow[], transaction: Transaction) => Promise<void>,
    ): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const [issue] = await transaction
          .select()
          .from(newsletterIssues)
          .where(eq(newsletterIssues.state, 'sending'))
          .orderBy(asc(newsletterIssues.startedAt))
          .limit(1)
          .for('update', { skipLocked: true });
        if (!issue) return false;
        const batch = await transaction
          .select()
          .from(newsletterSubscribers)
          .where(
            and(
              isNotNull(confirmedAt),
              // Who came later reads it on the blog.
              lte(confirmedAt, issue.startedAt),
              gt(id, issue.cursor),
            ),
          )
          .orderBy(asc(id))
          .limit(size);
        await send(issue, batch, transaction);
        await transaction
          .update(newsletterIssues)
          .set({
            cursor: batch.at(-1)?.id ?? issue.cursor,
            sent: issue.sent + batch.length,
            state: batch.length < size ? 'sent' : 'sending',
          })
          .where(eq(newsletterIssues.slug, issue.slug));
        return true;
      }),
  };
}
