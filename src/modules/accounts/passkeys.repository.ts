import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { passkeys, users } from './accounts.tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export type PasskeysRepository = ReturnType<typeof createPasskeysRepository>;

export function createPasskeysRepository(database: Database) {
  return {
    list: async (userId: string): Promise<PasskeyRow[]> =>
      database.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt),

    findByCredential: async (credentialId: string) =>
      (
        await database
          .select({ passkey: passkeys, user: users })
          .from(passkeys)
          .innerJoin(users, eq(users.id, passkeys.userId))
          .where(eq(passkeys.credentialId, credentialId))
      )[0],

    /** Rejects with PostgreSQL's 23505 for a known passkey. */
    insert: async (passkey: typeof passkeys.$inferInsert): Promise<PasskeyRow | undefined> =>
      (await database.insert(passkeys).values(passkey).returning())[0],

    saveUse: async (id: string, counter: number) => {
      await database.update(passkeys).set({ counter, lastUsedAt: sql`now()` }).where(eq(passkeys.id, id));
    },

    /** True when there was one. */
    remove: async (userId: string, id: string): Promise<boolean> =>
      (
        await database
          .delete(passkeys)
          .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
          .returning({ id: passkeys.id })
      ).length > 0,
  };
}
