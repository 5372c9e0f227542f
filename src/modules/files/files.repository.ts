import { and, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { type Database, withoutFlush } from '../../platform/database/database.ts';
import { together } from '../../platform/database/together.ts';
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
  /**
   * State of an upload in parts: arriving (`bytes` is as announced), complete, or used by a call. Only its owner may use it. Null
   * for all other files.
   */
  parts: 'arriving' | 'arrived' | 'taken' | null;
  /** Its owner and address, as in `Holder`; null for older files. */
  owner: string | null;
  address: string | null;
  /** The job that made it; null for uploads. */
  job: string | null;
  expiresAt: Date;
};

export type FilesRepository = ReturnType<typeof createFilesRepository>;

export type Location = Pick<StoredFile, 'id' | 'storageKey' | 'parts'>;
type Executor = Pick<Database, 'execute' | 'select' | 'update'>;
/** Adds rows that belong to the files, in the same transaction. */
export type AlsoInsert = (transaction: Pick<Database, 'insert'>) => Promise<void>;
type Held = { own: number; address: number; arriving: { own: number; address: number } };
type Holding = { owner: string; address: string | null };

// A file also takes a row, an inode and a block: empty files must not fill the disk.
const leastBytes = 64 * KB;
const rowsAtOnce = 1000;
/** Uploads in parts that may be arriving at once: a page sends a few, and each holds room for hours. */
const maxArriving = { own: 50, address: 200 };

const takes = sql`greatest(${files.bytes}, ${sql.raw(String(leastBytes))})`;
const isArriving = eq(files.parts, 'arriving');

export function createFilesRepository(database: Database) {
  const findAll = createFindAll(database);
  return {
    ...queriesOfParts(database, findAll),
    ...queriesOfRemoval(database),

    /** Bytes of an owner's files, and of an address's. */
    held: (holding: Holding) => findHeld(holding, database),

    /** Bytes of all files, and how many of them are announced and still arriving. */
    total: async (): Promise<{ bytes: number; arriving: number }> => {
      const [sums] = await database
        .select({
          bytes: sql<number>`coalesce(sum(${takes}), 0)`.mapWith(Number),
          arriving: sql<number>`coalesce(sum(${takes}) filter (where ${isArriving}), 0)`.mapWith(Number),
        })
        .from(files);
      return sums ?? { bytes: 0, arriving: 0 };
    },

    /**
     * Adds files of one holder: all of them, or none with the limit they exceed. Safe to repeat when the outcome is unknown.
     *
     * @param options.also runs in the same transaction
     * @param options.isFollowed another transaction will tell of these files: this one need not be flushed
     */
    insert: (
      added: readonly (StoredFile & { owner: string })[],
      bounds: { own: number; address: number },
      { also, isFollowed }: { also?: AlsoInsert; isFollowed?: true } = {},
    ): Promise<'own' | 'address' | 'arriving' | undefined> =>
      database.transaction(
        async (transaction) => {
          const [first] = added;
          if (!first) return undefined;
          // Serialised per holder. Addresses are always locked before owners, to avoid deadlocks.
          const holder = [first.address, first.owner].filter((name) => name !== null);
          const [, held] = await together([transaction.lock(...holder), findHeld(first, transaction)]);
          const more = added.reduce((sum, { bytes }) => sum + Math.max(bytes, leastBytes), 0);
          const full = exceeded(held, { ...bounds, more, adds: first });
          if (full) return full;
          for (let from = 0; from < added.length; from += rowsAtOnce) {
            await transaction
              .insert(files)
              .values(added.slice(from, from + rowsAtOnce))
              .onConflictDoNothing();
          }
          await also?.(transaction);
          return undefined;
        },
        { isFlushed: !isFollowed },
      ),

    /** The complete, unexpired files with these ids, in no particular order. */
    find: async (ids: readonly string[]): Promise<StoredFile[]> =>
      (await findAll(ids)).filter(({ parts }) => parts !== 'arriving'),

    /** What jobs of these owners have made and is still there, newest first. */
    findResults: async (owners: readonly string[], limit: number): Promise<(StoredFile & { createdAt: Date })[]> => {
      if (owners.length === 0) return [];
      const rows = await database
        .select()
        .from(files)
        .where(and(inArray(files.owner, [...owners]), isNotNull(files.job), gt(files.expiresAt, sql`now()`)))
        .orderBy(desc(files.createdAt), files.id)
        .limit(limit);
      return rows.map((row) => ({ ...row, type: row.type as FileType }));
    },

    /** Whether something is left of what a job of this owner has made. */
    hasResults: async (job: string, owner: string): Promise<boolean> => {
      const left = await database
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.owner, owner), eq(files.job, job)))
        .limit(1);
      return left.length > 0;
    },

    findByOwner: async (owner: string): Promise<string[]> => {
      const rows = await database.select({ id: files.id }).from(files).where(eq(files.owner, owner));
      return rows.map(({ id }) => id);
    },

    /** Transfers files of these owners to another. */
    give: async (ids: readonly string[], from: readonly string[], to: string): Promise<void> => {
      if (ids.length === 0 || from.length === 0) return;
      await database
        .update(files)
        .set({ owner: to })
        .where(and(inArray(files.id, [...ids]), inArray(files.owner, [...from])));
    },
  };
}

function queriesOfRemoval(database: Database) {
  return {
    /** Where these files are stored, including expired ones. */
    locate: async (ids: readonly string[]): Promise<Location[]> => {
      if (ids.length === 0) return [];
      return database
        .select({ id: files.id, storageKey: files.storageKey, parts: files.parts })
        .from(files)
        .where(inArray(files.id, [...ids]));
    },

    /** Deletes rows, and returns their sizes. One that a crash brings back has no content, and goes with the sweep. */
    remove: async (ids: readonly string[]): Promise<{ bytes: number }[]> =>
      ids.length === 0
        ? []
        : database
            .delete(files)
            .where(and(inArray(files.id, [...ids]), withoutFlush))
            .returning({ bytes: files.bytes }),

    /** Brings forward the expiry of files, and returns where they are stored. */
    expire: async (ids: readonly string[], at: Date, executor: Executor): Promise<Location[]> => {
      if (ids.length === 0) return [];
      return executor
        .update(files)
        .set({ expiresAt: sql`least(${files.expiresAt}, ${at.toISOString()}::timestamptz)` })
        .where(inArray(files.id, [...ids]))
        .returning({ id: files.id, storageKey: files.storageKey, parts: files.parts });
    },

    /** Up to `limit` expired files. */
    findExpired: async (limit: number): Promise<Location[]> =>
      database
        .select({ id: files.id, storageKey: files.storageKey, parts: files.parts })
        .from(files)
        .where(lt(files.expiresAt, sql`now()`))
        .limit(limit),
  };
}

/** Of uploads in parts. */
function queriesOfParts(database: Database, findAll: ReturnType<typeof createFindAll>) {
  return {
    /** An unexpired upload in parts, complete or not. */
    findInParts: async (id: string): Promise<StoredFile | undefined> =>
      (await findAll([id])).find(({ parts }) => parts !== null),

    /** Which of these are still arriving. */
    findArriving: async (ids: readonly string[]): Promise<string[]> =>
      (await findAll(ids)).filter(({ parts }) => parts === 'arriving').map(({ id }) => id),

    /** Marks an upload in parts as complete. False when it was deleted meanwhile. */
    complete: async (id: string, facts: Pick<StoredFile, 'type' | 'sha256' | 'expiresAt'>): Promise<boolean> => {
      const changed = await database
        .update(files)
        .set({ ...facts, parts: 'arrived' })
        .where(and(eq(files.id, id), isArriving))
        .returning({ id: files.id });
      return changed.length > 0;
    },

    /** Extends an arriving upload's life, up to `maxHours` after its creation. */
    prolong: async (id: string, at: Date, maxHours: number): Promise<void> => {
      const end = sql`${files.createdAt} + ${maxHours} * interval '1 hour'`;
      await database
        .update(files)
        .set({ expiresAt: sql`least(${at.toISOString()}::timestamptz, ${end})` })
        .where(and(eq(files.id, id), isArriving));
    },

    /** Marks uploads in parts as used by a call. */
    take: async (ids: readonly string[]): Promise<void> => {
      if (ids.length === 0) return;
      await database
        .update(files)
        .set({ parts: 'taken' })
        .where(and(inArray(files.id, [...ids]), eq(files.parts, 'arrived')));
    },
  };
}

async function findHeld({ owner, address }: Holding, executor: Pick<Database, 'execute'>): Promise<Held> {
  const isOwn = sql`${files.owner} = ${owner}`;
  const isHere = sql`${files.address} = ${address}`;
  const { rows } = await executor.execute<{
    own: number;
    address: number;
    ownArriving: number;
    addressArriving: number;
  }>(
    sql`
      select
        coalesce(sum(${takes}) filter (where ${isOwn}), 0)::double precision as own,
        coalesce(sum(${takes}) filter (where ${isHere}), 0)::double precision as address,
        (count(*) filter (where ${isOwn} and ${isArriving}))::int as "ownArriving",
        (count(*) filter (where ${isHere} and ${isArriving}))::int as "addressArriving"
      from ${files} where (${isOwn} or ${isHere}) and ${files.expiresAt} > now()`,
  );
  const { own = 0, address: atAddress = 0, ownArriving = 0, addressArriving = 0 } = rows[0] ?? {};
  return { own, address: atAddress, arriving: { own: ownArriving, address: addressArriving } };
}

/** Which limit `more` bytes of a holder exceed. */
function exceeded(
  held: Held,
  {
    own,
    address,
    more,
    adds,
  }: { own: number; address: number; more: number; adds: Pick<StoredFile, 'address' | 'parts'> },
): 'own' | 'address' | 'arriving' | undefined {
  if (held.own + more > own) return 'own';
  if (adds.address !== null && held.address + more > address) return 'address';
  const { arriving } = held;
  const isFull = arriving.own >= maxArriving.own || arriving.address >= maxArriving.address;
  return adds.parts === 'arriving' && isFull ? 'arriving' : undefined;
}

function createFindAll(database: Database): (ids: readonly string[]) => Promise<StoredFile[]> {
  const byIds = database
    .select()
    .from(files)
    .where(sql`${files.id} = any(${sql.placeholder('ids')})`)
    .prepare('find files');
  return async (ids) => {
    if (ids.length === 0) return [];
    const rows = await byIds.execute({ ids });
    const now = Date.now();
    return rows.filter((row) => row.expiresAt.getTime() > now).map((row) => ({ ...row, type: row.type as FileType }));
  };
}
