import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How visitors judged answers. Of the question and the answer nothing is kept but which passage it was. */
export const answerRatings = pgTable(
  'answer_ratings',
  {
    /** The answer's. */
    id: text('id').primaryKey(),
    /** The passage that it was made of; null where none was found. */
    passage: text('passage'),
    isGood: boolean('is_good').notNull(),
    /** A keyed hash of the visitor, to notice that several answers did not help. Cleared after a day. */
    ratedBy: text('rated_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('answer_ratings_created_at').on(table.createdAt),
    index('answer_ratings_rated_by').on(table.ratedBy),
  ],
);
