import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a message is besides a text to somebody. */
export type MailDetails = {
  /** Who it is from, instead of MAIL_FROM; not where the mail server refuses this sender. */
  from?: { name: string; address: string } | undefined;
  replyTo?: string;
  /** The `Message-ID` it answers, and those before it, the oldest first. */
  inReplyTo?: string;
  references?: readonly string[];
  /** Where mail programs post a form to end these messages with one click (RFC 8058). */
  listUnsubscribe?: string;
  /**
   * Programs mark their messages, so that no other program answers them (RFC 3834): those that the site sends by itself, which is
   * the default, and those that answer a message. What a person wrote has no mark.
   */
  writtenBy?: 'site' | 'answering program' | 'person';
};

/** Outgoing messages. Rows are deleted once sent or expired: texts hold one-time links. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    /** The same for every attempt, so that mail programs recognise duplicates. */
    messageId: text('message_id').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    details: jsonb('details').$type<MailDetails>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Not sent after this. */
    notAfter: timestamp('not_after', { withTimezone: true }).notNull(),
    /** Attempts started. */
    tries: integer('tries').notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
    /** Until then it belongs to the worker sending it. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    /** Since when this message has found the mail server unreachable. */
    serverFailingSince: timestamp('server_failing_since', { withTimezone: true }),
  },
  (table) => [index('mail_outbox_next_try_at').on(table.nextTryAt)],
);
