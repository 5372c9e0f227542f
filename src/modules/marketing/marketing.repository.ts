import { and, count, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { createId } from '../../shared/ids.ts';
import type { AuditReport, ItemList } from './marketing.contract.ts';
import { marketingAudits, marketingItems, marketingRuns } from './marketing.tables.ts';

export type ItemRow = typeof marketingItems.$inferSelect;
export type RunRow = typeof marketingRuns.$inferSelect;
export type MarketingRepository = ReturnType<typeof createMarketingRepository>;

export function createMarketingRepository(database: Database) {
  const named = (list: ItemList, id: string) => and(eq(marketingItems.list, list), eq(marketingItems.id, id));
  return {
    /** Newest first. */
    items: (list: ItemList): Promise<ItemRow[]> =>
      database
        .select()
        .from(marketingItems)
        .where(eq(marketingItems.list, list))
        .orderBy(desc(marketingItems.createdAt), marketingItems.id),

    item: async (list: ItemList, id: string): Promise<ItemRow | undefined> => {
      const [row] = await database.select().from(marketingItems).where(named(list, id));
      return row;
    },

    countItems: (list: ItemList): Promise<number> => database.$count(marketingItems, eq(marketingItems.list, list)),

    addItems: async (list: ItemList, items: readonly Record<string, unknown>[]): Promise<ItemRow[]> => {
      if (items.length === 0) return [];
      const createdAt = new Date();
      return database
        .insert(marketingItems)
        .values(items.map((item) => ({ id: createId(), list, item, createdAt })))
        .returning();
    },

    /** False when it is not there any more. */
    replaceItem: async (list: ItemList, id: string, item: Record<string, unknown>): Promise<boolean> => {
      const changed = await database.update(marketingItems).set({ item }).where(named(list, id)).returning();
      return changed.length > 0;
    },

    /** Adds what a check found, unless the entry is about another page by now. What was edited meanwhile stays. */
    addToBacklink: async (id: string, url: string, more: Record<string, unknown>): Promise<void> => {
      await database
        .update(marketingItems)
        .set({ item: sql`${marketingItems.item} || ${JSON.stringify(more)}::jsonb` })
        .where(and(named('backlinks', id), sql`${marketingItems.item}->>'url' = ${url}`));
    },

    /** Marks a draft as sent and sends it: both or neither, and once, whoever presses Send beside. False when it was sent already. */
    sendDraftOnce: (id: string, sentAt: string, send: (transaction: Transaction) => Promise<void>): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const sent = JSON.stringify({ sentAt, status: 'active' });
        const marked = await transaction
          .update(marketingItems)
          .set({ item: sql`${marketingItems.item} || ${sent}::jsonb` })
          .where(and(named('drafts', id), sql`${marketingItems.item}->>'sentAt' is null`))
          .returning();
        if (marked.length === 0) return false;
        await send(transaction);
        return true;
      }),

    deleteItem: async (list: ItemList, id: string): Promise<boolean> => {
      const gone = await database.delete(marketingItems).where(named(list, id)).returning();
      return gone.length > 0;
    },

    startRun: async (description: string): Promise<string> => {
      const id = createId();
      await database.insert(marketingRuns).values({ id, description, state: 'running', startedAt: new Date() });
      return id;
    },

    endRun: async (id: string, state: 'done' | 'failed', description: string): Promise<void> => {
      await database
        .update(marketingRuns)
        .set({ state, description, finishedAt: new Date() })
        .where(eq(marketingRuns.id, id));
    },

    /** Runs whose process ended before them. */
    failLeftRuns: async (startedBefore: Date): Promise<void> => {
      await database
        .update(marketingRuns)
        .set({ state: 'failed', finishedAt: new Date() })
        .where(and(eq(marketingRuns.state, 'running'), lt(marketingRuns.startedAt, startedBefore)));
    },

    recentRuns: (limit: number): Promise<RunRow[]> =>
      database.select().from(marketingRuns).orderBy(desc(marketingRuns.startedAt)).limit(limit),

    countRuns: async (since: Date): Promise<{ done: number; all: number }> => {
      const rows = await database
        .select({ state: marketingRuns.state, count: count() })
        .from(marketingRuns)
        .where(and(gte(marketingRuns.startedAt, since), ne(marketingRuns.state, 'running')))
        .groupBy(marketingRuns.state);
      const done = rows.find(({ state }) => state === 'done')?.count ?? 0;
      return { done, all: rows.reduce((sum, row) => sum + row.count, 0) };
    },

    lastAudit: async (): Promise<AuditReport | undefined> => {
      const [row] = await database.select().from(marketingAudits).orderBy(desc(marketingAudits.at)).limit(1);
      return row?.report;
    },

    /** Keeps the last of them only. */
    addAudit: async (report: AuditReport, keep: number): Promise<void> => {
      await database.insert(marketingAudits).values({ id: createId(), at: new Date(report.at), report });
      const kept = database
        .select({ id: marketingAudits.id })
        .from(marketingAudits)
        .orderBy(desc(marketingAudits.at))
        .offset(keep);
      await database.delete(marketingAudits).where(inArray(marketingAudits.id, kept));
    },

    deleteRunsBefore: async (time: Date): Promise<void> => {
      await database.delete(marketingRuns).where(lt(marketingRuns.startedAt, time));
    },
  };
}
