import { and, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { FileType } from '../../shared/file-types.ts';
import { KB } from '../../shared/units.ts';
import { files } from './files.tables.ts';

export type StoredFile = {
  id: string;
  storageKey: string;
  name: string;
  type: FileType;
  bytes: number;
  sha256: string | null;
  origin: 'upload' | 'result';
  /** Its owner and address, as in `Holder`; null for older files. */
  owner: string | null;
  address: string | null;
  expiresAt: Date;
};

export type FilesRepository = ReturnType<typeof createFilesRepository>;

type Executor = Pick<Database, 'execute' | 'select' | 'update'>;
type Holding = { owner: string; address: string | null };

// A file also takes a row, an inode and a block: empty files must not fill the disk.
const leastBytes = 64 * KB;
const rowsAtOnce = 1000;

export function createFilesRepository(database: Database) {
  const takes = sql`greatest(${files.bytes}, ${sql.raw(String(leastBytes))})`;

  /** Bytes of an owner's files, and of an address's. */
  async function held({ owner, address }: Holding, executor: Executor = database) {
    const isOwn = eq(files.owner, owner);
    const isHere = address === null ? sql`false` : eq(files.address, address);
    const sumOf = (condition: SQL) =>
      sql<number>`coalesce(sum(${takes}) filter (where ${condition}), 0)`.mapWith(Number);
    const [sums] = await executor
      .select({ own: sumOf(isOwn), address: sumOf(isHere) })
      .from(files)
      .where(and(or(isOwn, isHere), gt(files.expiresAt, sql`now()`)));
    return sums ?? { own: 0, address: 0 };
  }

  return {
    held,

    /** Bytes of all stored files. */
    total: async (): Promise<number> => {
      const [sum] = await database
        .select({ bytes: sql<number>`coalesce(sum(${takes}), 0)`.mapWith(Number) })
        .from(files);
      return sum?.bytes ?? 0;
    },

    /**
     * Adds files of one holder: all of them, or none with the limit they exceed. Safe to repeat when the outcome is unknown.
     */
    insert: (
      added: readonly (StoredFile & { owner: string })[],
      bounds: { own: number; address: number },
    ): Promise<'own' | 'address' | undefined> =>
      database.transaction(async (transaction) => {
        const [first] = added;
        if (!first) return undefined;
        // Serialised per holder. Addresses are always locked before owners, to avoid deadlocks.
        for (const name of [first.address, first.owner]) {
          if (name !== null) await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 1))`);
        }
        const before = await held(first, transaction);
        const more = added.reduce((sum, { bytes }) => sum + Math.max(bytes, leastBytes), 0);
        if (before.own + more > bounds.own) return 'own';
        if (first.address !== null && before.address + more > bounds.address) return 'address';
        for (let from = 0; from < added.length; from += rowsAtOnce) {
          await transaction
            .insert(files)
            .values(added.slice(from, from + rowsAtOnce))
            .onConflictDoNothing();
        }
        return undefined;
      }),

    /** The unexpired files with these ids, in no particular order. */
    find: async (ids: readonly string[]): Promise<StoredFile[]> => {
      if (ids.length === 0) return [];
      const rows = await database
        .select()
        .from(files)
        .where(inArray(files.id, [...ids]));
      const now = Date.now();
      return rows.filter((row) => row.expiresAt.getTime() > now).map((row) => ({ ...row, type: row.type as FileType }));
    },
    /** The storage keys of these files, including expired ones. */
    locate: async (ids: readonly string[]): Promise<string[]> => {
      if (ids.length === 0) return [];
      const rows = await database
        .select({ storageKey: files.storageKey })
        .from(files)
        .where(inArray(files.id, [...ids]));
      return rows.map(({ storageKey }) => storageKey);
    },

    /** Deletes rows, and returns their sizes. */
    remove: async (ids: readonly string[]): Promise<{ bytes: number }[]> =>
      ids.length === 0
        ? []
        : database
            .delete(files)
            .where(inArray(files.id, [...ids]))
            .returning({ bytes: files.bytes }),

    findByOwner: async (owner: string): Promise<string[]> => {
      const rows = await database.select({ id: files.id }).from(files).where(eq(files.owner, owner));
      return rows.map(({ id }) => id);
    },

    /** Brings forward the expiry of files. */
    expire: async (ids: readonly string[], at: Date, executor: Executor): Promise<void> => {
      if (ids.length === 0) return;
      await executor
        .update(files)
        .set({ expiresAt: sql`least(${files.expiresAt}, ${at.toISOString()}::timestamptz)` })
        .where(inArray(files.id, [...ids]));
    },

    /** Transfers files of these owners to another. */
    give: async (ids: readonly string[], from: readonly string[], to: string): Promise<void> => {
      if (ids.length === 0 || from.length === 0) return;
      await database
        .update(files)
        .set({ owner: to })
        .where(and(inArray(files.id, [...ids]), inArray(files.owner, [...from])));
    },

    /** Up to `limit` expired files. */
    findExpired: async (limit: number): Promise<{ id: string; storageKey: string }[]> =>
      database
        .select({ id: files.id, storageKey: files.storageKey })
        .from(files)
        .where(lt(files.expiresAt, sql`now()`))
        .limit(limit),
  };
}
