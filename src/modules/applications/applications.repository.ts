import { count, desc, eq, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { jobApplications } from './applications.tables.ts';

export type ApplicationRow = typeof jobApplications.$inferSelect;
export type ApplicationsRepository = ReturnType<typeof createApplicationsRepository>;

export function createApplicationsRepository(database: Database) {
  const { id, owner, callKey, cvBytes, createdAt, expiresAt } = jobApplications;
  return {
    /** False when a call with this key was stored meanwhile. */
    insert: async (row: typeof jobApplications.$inferInsert): Promise<boolean> =>
      (await database.insert(jobApplications).values(row).onConflictDoNothing().returning({ id })).length > 0,

    find: async (wanted: string): Promise<ApplicationRow | undefined> => {
      const [row] = await database.select().from(jobApplications).where(eq(id, wanted));
      return row;
    },

    findByCallKey: async (key: string): Promise<ApplicationRow | undefined> => {
      const [row] = await database.select().from(jobApplications).where(eq(callKey, key));
      return row;
    },

    /** Bytes of all CVs. */
    totalBytes: async (): Promise<number> => {
      const [row] = await database.select({ bytes: sum(cvBytes) }).from(jobApplications);
      return Number(row?.bytes ?? 0);
    },

    /** Newest first. */
    list: async (limit: number, offset: number): Promise<{ rows: ApplicationRow[]; total: number }> => {
      const [rows, totals] = await Promise.all([
        database.select().from(jobApplications).orderBy(desc(createdAt), id).limit(limit).offset(offset),
        database.select({ total: count() }).from(jobApplications),
      ]);
      return { rows, total: totals[0]?.total ?? 0 };
    },

    listOf: (name: string): Promise<ApplicationRow[]> =>
      database.select().from(jobApplications).where(eq(owner, name)).orderBy(desc(createdAt)),

    expired: (limit: number): Promise<ApplicationRow[]> =>
      database.select().from(jobApplications).where(lt(expiresAt, sql`now()`)).limit(limit),

    remove: async (ids: readonly string[]): Promise<void> => {
      if (ids.length > 0) await database.delete(jobApplications).where(inArray(id, [...ids]));
    },
  };
}
