import { gte, lt, max, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { aiUsage } from './ai.tables.ts';

type AiUsageRow = typeof aiUsage.$inferSelect;

export const createAiRepository = (database: Database) => ({
  /** Adds to the day's row. */
  record: async (row: AiUsageRow): Promise<void> => {
    const plus = (column: 'calls' | 'failed' | 'inputTokens' | 'outputTokens' | 'costMicros') =>
      sql`${aiUsage[column]} + ${row[column]}`;
    await database
      .insert(aiUsage)
      .values(row)
      .onConflictDoUpdate({
        target: [aiUsage.day, aiUsage.task, aiUsage.provider, aiUsage.model],
        set: {
          calls: plus('calls'),
          failed: plus('failed'),
          inputTokens: plus('inputTokens'),
          outputTokens: plus('outputTokens'),
          costMicros: plus('costMicros'),
          ...(row.answeredAt && { answeredAt: row.answeredAt }),
          ...(row.failedAt && { failedAt: row.failedAt }),
        },
      });
  },

  /** Since this day ('YYYY-MM-DD'), the latest first. */
  since: (day: string): Promise<AiUsageRow[]> =>
    database
      .select()
      .from(aiUsage)
      .where(gte(aiUsage.day, day))
      .orderBy(sql`${aiUsage.day} desc`, aiUsage.task, aiUsage.provider, aiUsage.model),

  /** When a call went well or failed for the last time; null when none did. */
  lastCalls: async (): Promise<{ answeredAt: Date | null; failedAt: Date | null }> => {
    const [last] = await database
      .select({ answeredAt: max(aiUsage.answeredAt), failedAt: max(aiUsage.failedAt) })
      .from(aiUsage);
    return last ?? { answeredAt: null, failedAt: null };
  },

  deleteBefore: async (day: string): Promise<void> => {
    await database.delete(aiUsage).where(lt(aiUsage.day, day));
  },
});
