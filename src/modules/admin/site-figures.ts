import { desc, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { DAY_MS } from '../../shared/units.ts';
import type { SiteFigures } from './admin.contract.ts';
import { siteDays } from './admin.tables.ts';

/** A total that a module has at any time: accounts, jobs done. */
export type SiteFigure = {
  /** In the table and for the page: 'accounts'. */
  id: string;
  /** 'Accounts'. */
  name: () => string;
  read: () => Promise<number>;
};

const keepDays = 400;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Keeps the totals of each day, since most modules only know those of now. */
export function createSiteFigures({ database, figures }: { database: Database; figures: readonly SiteFigure[] }): {
  record: () => Promise<void>;
  list: (days: number) => Promise<SiteFigures>;
} {
  const readNow = async (): Promise<Record<string, number>> =>
    Object.fromEntries(await Promise.all(figures.map(async ({ id, read }) => [id, await read()] as const)));

  return {
    /** Writes the totals of today, over those of an hour ago. */
    record: async () => {
      const totals = await readNow();
      await database
        .insert(siteDays)
        .values({ day: dayOf(Date.now()), totals })
        .onConflictDoUpdate({ target: siteDays.day, set: { totals } });
      await database.delete(siteDays).where(lt(siteDays.day, dayOf(Date.now() - keepDays * DAY_MS)));
    },

    /** The totals of now and at the end of up to so many days before, oldest first. Days on which the site was off are missing. */
    list: async (days) => {
      const today = dayOf(Date.now());
      const [now, rows] = await Promise.all([
        readNow(),
        database.select().from(siteDays).where(lt(siteDays.day, today)).orderBy(desc(siteDays.day)).limit(days),
      ]);
      const kept = rows.filter(({ day }) => day >= dayOf(Date.now() - days * DAY_MS)).toReversed();
      return {
        figures: figures.map(({ id, name }) => ({
          ...{ id, name: name(), now: now[id] ?? 0 },
          days: [
            ...kept.flatMap(({ day, totals }) => {
              const total = totals[id];
              return total === undefined ? [] : [{ day, total }];
            }),
            { day: today, total: now[id] ?? 0 },
          ],
        })),
      };
    },
  };
}
