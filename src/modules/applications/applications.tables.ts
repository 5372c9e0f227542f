import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Job applications; what was written is a conversation. A row and its CV are deleted when they expire. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: text('id').primaryKey(),
    /** Of its conversation. */
    number: text('number').notNull(),
    /** Title of the position; null for a general application. */
    position: text('position'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The user or visitor who sent it. */
    owner: text('owner').notNull(),
    cvKey: text('cv_key').notNull(),
    cvName: text('cv_name').notNull(),
    cvType: text('cv_type').notNull(),
    cvBytes: integer('cv_bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** A repeated call with the same key finds its application. */
    callKey: text('call_key').unique(),
  },
  (table) => [
    index('job_applications_expires_at').on(table.expiresAt),
    index('job_applications_owner').on(table.owner),
  ],
);
