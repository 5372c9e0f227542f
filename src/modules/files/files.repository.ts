import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { FileType } from '../../shared/file-types.ts';
import { files } from './files.tables.ts';

export type StoredFile = {
  id: string;
  storageKey: string;
  name: string;
  type: FileType;
  bytes: number;
  sha256: string | null;
  origin: 'upload' | 'result';
  expiresAt: Date;
};

export type FilesRepository = ReturnType<typeof createFilesRepository>;

export function createFilesRepository(database: Database) {
  return {
    insert: async (file: StoredFile) => {
      await database.insert(files).values(file);
    },
    /** The files with these ids that have not expired, in no particular order. */
    find: async (ids: readonly string[]): Promise<StoredFile[]> => {
      if (ids.length === 0) return [];
      const rows = await database
        .select()
        .from(files)
        .where(inArray(files.id, [...ids]));
      const now = Date.now();
      return rows.filter((row) => row.expiresAt.getTime() > now).map((row) => ({ ...row, type: row.type as FileType }));
    },
    /** Forgets the file and says where its content lies, or undefined when there was none. */
    remove: async (id: string): Promise<string | undefined> => {
      const [row] = await database.delete(files).where(eq(files.id, id)).returning({ storageKey: files.storageKey });
      return row?.storageKey;
    },
    /** Up to `limit` files past their time. */
    findExpired: async (limit: number): Promise<{ id: string; storageKey: string }[]> =>
      database
        .select({ id: files.id, storageKey: files.storageKey })
        .from(files)
        .where(lt(files.expiresAt, sql`now()`))
        .limit(limit),
  };
}
