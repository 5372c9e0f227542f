import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { uploads } from './uploads.tables.ts';

export type UploadUse = { call: string; field: string };

export type UploadsRepository = ReturnType<typeof createUploadsRepository>;

export function createUploadsRepository(database: Database) {
  return {
    insert: async (id: string, use: UploadUse, transaction: Pick<Database, 'insert'>): Promise<void> => {
      await transaction
        .insert(uploads)
        .values({ id, ...use })
        .onConflictDoNothing();
    },

    find: async (id: string): Promise<UploadUse | undefined> => {
      const [row] = await database
        .select({ call: uploads.call, field: uploads.field })
        .from(uploads)
        .where(eq(uploads.id, id));
      return row;
    },

    /** Gives an upload to a writer; false while another writer's last heartbeat is more recent than this. */
    take: async (id: string, writer: string, silenceMs: number): Promise<boolean> => {
      const isSilent = lt(uploads.writerSeenAt, sql`now() - ${silenceMs} * interval '1 millisecond'`);
      const taken = await database
        .update(uploads)
        .set({ writer, writerSeenAt: sql`now()` })
        .where(and(eq(uploads.id, id), or(isNull(uploads.writer), eq(uploads.writer, writer), isSilent)))
        .returning({ id: uploads.id });
      return taken.length > 0;
    },

    release: async (id: string, writer: string): Promise<void> => {
      await database
        .update(uploads)
        .set({ writer: null, writerSeenAt: null })
        .where(and(eq(uploads.id, id), eq(uploads.writer, writer)));
    },
  };
}
