import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Messages to be sent. A row goes as soon as its message is sent or given up: texts hold links that work once. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    /** The same at every try, so that mail servers and programs recognise a message that came twice. */
    messageId: text('message_id').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Not sent from here on. */
    notAfter: timestamp('not_after', { withTimezone: true }).notNull(),
    /** Tries that were begun. */
    tries: integer('tries').notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
    /** Until then it belongs to the worker that is sending it. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    /** Since when the mail server could not be reached, as far as this message met it. */
    serverFailingSince: timestamp('server_failing_since', { withTimezone: true }),
  },
  (table) => [index('mail_outbox_next_try_at').on(table.nextTryAt)],
);
