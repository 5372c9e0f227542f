import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { maxItems, maxLengthOfAddress, maxLengthOfAll, maxTotalLength } from './handoffs.contract.ts';
import { handoffItems, handoffs } from './handoffs.tables.ts';

export type HandoffRow = typeof handoffs.$inferSelect;
export type HandoffsRepository = ReturnType<typeof createHandoffsRepository>;

/** Limits an item can exceed. */
export type Full = 'handoff' | 'address' | 'all';

// An arbitrary lock number. Inserts are serialised, so that concurrent phones cannot exceed a limit together.
const addingLock = 7_204_518;

export function createHandoffsRepository(database: Database) {
  return {
    insert: async (
      row: Pick<
        HandoffRow,
        'id' | 'desktopKeyHash' | 'phoneKeyHash' | 'openedFrom' | 'openedBy' | 'createdAt' | 'expiresAt'
      >,
    ) => {
      await database.insert(handoffs).values(row);
    },

    find: async (id: string): Promise<HandoffRow | undefined> => {
      const [row] = await database.select().from(handoffs).where(eq(handoffs.id, id));
      return row;
    },

    /** Admits one phone; a concurrent second one gets false. */
    join: async (id: string, phoneTokenHash: string, expiresAt: Date): Promise<boolean> => {
      const joined = await database
        .update(handoffs)
        .set({ phoneTokenHash, expiresAt })
        .where(and(eq(handoffs.id, id), isNull(handoffs.phoneTokenHash)))
        .returning({ id: handoffs.id });
      return joined.length > 0;
    },

    /** Adds an item and returns its position, or the limit it exceeds. */
    add: (row: HandoffRow, content: string, expiresAt: Date): Promise<number | Full> =>
      database.transaction(async (transaction) => {
        const { id, openedFrom } = row;
        await transaction.execute(sql`select pg_advisory_xact_lock(${addingLock})`);
        const isHere = eq(handoffs.openedFrom, openedFrom);
        const [held] = await transaction
          .select({
            all: sql<number>`coalesce(sum(${handoffs.length}), 0)`.mapWith(Number),
            here: sql<number>`coalesce(sum(${handoffs.length}) filter (where ${isHere}), 0)`.mapWith(Number),
          })
          .from(handoffs);
        if (!held) throw new Error('A sum has a row.');
        if (held.here + content.length > maxLengthOfAddress) return 'address';
        if (held.all + content.length > maxLengthOfAll) return 'all';
        const [counted] = await transaction
          .update(handoffs)
          .set({ items: sql`${handoffs.items} + 1`, length: sql`${handoffs.length} + ${content.length}`, expiresAt })
          .where(
            and(
              eq(handoffs.id, id),
              lt(handoffs.items, maxItems),
              lte(handoffs.length, maxTotalLength - content.length),
            ),
          )
          .returning({ position: handoffs.items });
        if (!counted) return 'handoff';
        await transaction.insert(handoffItems).values({ handoffId: id, position: counted.position, content });
        return counted.position;
      }),

    items: (id: string, after: number) =>
      database
        .select({ position: handoffItems.position, content: handoffItems.content })
        .from(handoffItems)
        .where(and(eq(handoffItems.handoffId, id), gt(handoffItems.position, after)))
        .orderBy(asc(handoffItems.position)),

    /** Deletes a handoff with all items if the secret matches. */
    remove: async (id: string, secretHash: string): Promise<void> => {
      await database
        .delete(handoffs)
        .where(
          and(
            eq(handoffs.id, id),
            or(eq(handoffs.desktopKeyHash, secretHash), eq(handoffs.phoneTokenHash, secretHash)),
          ),
        );
    },

    deleteExpiredBefore: async (time: Date): Promise<void> => {
      await database.delete(handoffs).where(lt(handoffs.expiresAt, time));
    },
  };
}
