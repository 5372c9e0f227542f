import { and, count, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { answerRatings } from './assistant.tables.ts';

export type AssistantRepository = ReturnType<typeof createAssistantRepository>;

export function createAssistantRepository(database: Database) {
  return {
    /** Stores a rating, or changes the one there is. Returns how many answers the same visitor rated bad since then. */
    rate: (
      rating: { id: string; passage: string | null; isGood: boolean; ratedBy: string },
      since: Date,
    ): Promise<number> =>
      database.transaction(async (transaction) => {
        const { ratedBy, isGood } = rating;
        await transaction.lock(`ratings of ${ratedBy}`);
        await transaction
          .insert(answerRatings)
          .values(rating)
          .onConflictDoUpdate({ target: answerRatings.id, set: { isGood, ratedBy } });
        const [bad] = await transaction
          .select({ bad: count() })
          .from(answerRatings)
          .where(
            and(
              eq(answerRatings.ratedBy, ratedBy),
              eq(answerRatings.isGood, false),
              gt(answerRatings.createdAt, since),
            ),
          );
        return bad?.bad ?? 0;
      }),

    counts: async (since: Date): Promise<{ good: number; bad: number }> => {
      const rows = await database
        .select({ isGood: answerRatings.isGood, answers: count() })
        .from(answerRatings)
        .where(gt(answerRatings.createdAt, since))
        .groupBy(answerRatings.isGood);
      const of = (isGood: boolean) => rows.find((row) => row.isGood === isGood)?.answers ?? 0;
      return { good: of(true), bad: of(false) };
    },

    lastBad: (since: Date, limit: number) =>
      database
        .select({ id: answerRatings.id, passage: answerRatings.passage, createdAt: answerRatings.createdAt })
        .from(answerRatings)
        .where(and(eq(answerRatings.isGood, false), gt(answerRatings.createdAt, since)))
        .orderBy(desc(answerRatings.createdAt), answerRatings.id)
        .limit(limit),

    ofRaters: (names: readonly string[]) =>
      database
        .select({ passage: answerRatings.passage, isGood: answerRatings.isGood, createdAt: answerRatings.createdAt })
        .from(answerRatings)
        .where(inArray(answerRatings.ratedBy, [...names]))
        .orderBy(desc(answerRatings.createdAt)),

    /** Their ratings stay, without saying whose they were. */
    forgetRater: async (name: string): Promise<void> => {
      await database.update(answerRatings).set({ ratedBy: null }).where(eq(answerRatings.ratedBy, name));
    },

    forgetRatersBefore: async (time: Date): Promise<void> => {
      await database.update(answerRatings).set({ ratedBy: null }).where(lt(answerRatings.createdAt, time));
    },

    deleteBefore: async (time: Date): Promise<void> => {
      await database.delete(answerRatings).where(lt(answerRatings.createdAt, time));
    },
  };
}
