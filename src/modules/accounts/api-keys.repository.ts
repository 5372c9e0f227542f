import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { apiKeys, users } from './accounts.tables.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export type ApiKeysRepository = ReturnType<typeof createApiKeysRepository>;

export function createApiKeysRepository(database: Database) {
  return {
    findByHash: async (hash: string) =>
      (
        await database
          .select({ apiKey: apiKeys, user: users })
          .from(apiKeys)
          .innerJoin(users, eq(users.id, apiKeys.userId))
          .where(eq(apiKeys.hash, hash))
      )[0],

    list: async (userId: string): Promise<ApiKeyRow[]> =>
      database.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt)),

    /** Undefined when the user already has `max`. */
    insert: async (key: typeof apiKeys.$inferInsert, max: number): Promise<ApiKeyRow | undefined> =>
      database.transaction(async (transaction) => {
        // Serialised per user, so that concurrent calls cannot exceed the limit.
        await transaction.execute(sql`select 1 from ${users} where ${users.id} = ${key.userId} for update`);
        if ((await transaction.$count(apiKeys, eq(apiKeys.userId, key.userId))) >= max) return undefined;
        return (await transaction.insert(apiKeys).values(key).returning())[0];
      }),

    touch: async (id: string) => {
      await database.update(apiKeys).set({ lastUsedAt: sql`now()` }).where(eq(apiKeys.id, id));
    },

    /** True when there was one. */
    remove: async (userId: string, id: string): Promise<boolean> =>
      (
        await database
          .delete(apiKeys)
          .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
          .returning({ id: apiKeys.id })
      ).length > 0,
  };
}
