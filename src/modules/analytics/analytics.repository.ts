import { and, desc, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  analyticsDayKeys,
  analyticsDays,
  analyticsEvents,
  analyticsSearches,
  analyticsVisitors,
} from './analytics.tables.ts';
import type { DayCounts } from './day-counts.ts';

export type AnalyticsRepository = ReturnType<typeof createAnalyticsRepository>;

export function createAnalyticsRepository(database: Database) {
  return {
    /** The rows from this day on ('YYYY-MM-DD'); days without events have none. */
    daysFrom: (day: string): Promise<{ day: string; counts: DayCounts }[]> =>
      database.select().from(analyticsDays).where(gte(analyticsDays.day, day)).orderBy(analyticsDays.day),

    viewsSince: (time: Date): Promise<number> =>
      database.$count(analyticsEvents, and(gte(analyticsEvents.at, time), sql`${analyticsEvents.kind} = 'view'`)),

    /** Searches that found nothing and that at least so many people made, the most wanted first. */
    searches: (atLeast: number, limit: number): Promise<(typeof analyticsSearches.$inferSelect)[]> =>
      database
        .select()
        .from(analyticsSearches)
        .where(gte(analyticsSearches.people, atLeast))
        .orderBy(desc(analyticsSearches.people), analyticsSearches.term)
        .limit(limit),

    // Upkeep

    /** With the key, nobody can tell any more who a visitor was. */
    deleteVisitorsBefore: async (day: string): Promise<void> => {
      await database.delete(analyticsDayKeys).where(lt(analyticsDayKeys.day, day));
      await database.delete(analyticsVisitors).where(lt(analyticsVisitors.day, day));
    },

    deleteEventsBefore: async (time: Date): Promise<void> => {
      await database.delete(analyticsEvents).where(lt(analyticsEvents.at, time));
    },

    /** Terms that fewer than so many people searched go after a short time, and all when nobody searched them for long. */
    deleteSearches: async (rare: { fewerThan: number; before: string }, before: string): Promise<void> => {
      await database.delete(analyticsSearches).where(
        sql`${analyticsSearches.lastDay} < ${before}
            or (${analyticsSearches.people} < ${rare.fewerThan} and ${analyticsSearches.firstDay} < ${rare.before})`,
      );
    },
  };
}
