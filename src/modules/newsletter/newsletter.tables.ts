import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who asked for the newsletter. A row goes when they leave, or when they do not confirm in time. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: text('id').primaryKey(),
    /** In small letters. */
    email: text('email').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null until its owner opened the link. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [index('newsletter_subscribers_created_at').on(table.createdAt)],
);

/** Posts that were sent, or are being sent. */
export const newsletterIssues = pgTable('newsletter_issues', {
  /** Of the post. */
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  state: text('state', { enum: ['sending', 'sent', 'stopped'] })
    .notNull()
    .default('sending'),
  /** Subscribers are served in the order of their ids, up to this one. */
  cursor: text('cursor').notNull().default(''),
  sent: integer('sent').notNull().default(0),
  total: integer('total').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
});
