import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { conversations } from '../conversations/conversations.tables.ts';
import { outcomes } from './mailbox.contract.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The mailbox that is watched, how far it was read, and who reads it. One row per account that was ever set. */
export const mailboxes = pgTable('mailboxes', {
  /** Hash of host, user and folder. */
  id: text('id').primaryKey(),
  /** The worker that watches it, until then, unless it says again that it does. */
  watcher: text('watcher'),
  watchedUntil: time('watched_until'),
  state: text('state', { enum: ['connecting', 'connected', 'failing'] })
    .notNull()
    .default('connecting'),
  /** Why it fails, as a sentence for administrators. */
  reason: text('reason'),
  /** Since when it has this state. */
  since: time('since').notNull().defaultNow(),
  /** When the mail server last answered. */
  checkedAt: time('checked_at'),
  /** Everything up to this UID was dealt with. Null before the first look. */
  uidValidity: text('uid_validity'),
  lastUid: bigint('last_uid', { mode: 'number' }),
  /** When the last message was dealt with. */
  readAt: time('read_at'),
  /** The latest test email: its name, when it was sent, and when it arrived here. */
  testName: text('test_name'),
  testSentAt: time('test_sent_at'),
  testArrivedAt: time('test_arrived_at'),
});

/** The emails that were dealt with: what became of each, so that none is dealt with twice. No texts and no addresses. */
export const mailboxMessages = pgTable(
  'mailbox_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mailbox: text('mailbox')
      .notNull()
      .references(() => mailboxes.id, { onDelete: 'cascade' }),
    /** Keyed hash of `Message-ID` and sender, or of the fields of a message without one. */
    key: text('key').notNull(),
    /** Keyed hash of the sender's address. */
    sender: text('sender').notNull(),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    conversationId: bigint('conversation_id', { mode: 'number' }).references(() => conversations.id, {
      onDelete: 'set null',
    }),
    /** When it was answered by a program. */
    answeredAt: time('answered_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('mailbox_messages_key').on(table.mailbox, table.key),
    index('mailbox_messages_sender').on(table.sender, table.createdAt),
    index('mailbox_messages_answered_at').on(table.answeredAt).where(sql`answered_at is not null`),
    index('mailbox_messages_created_at').on(table.createdAt),
  ],
);

/** Small attachments of emails, for administrators. They go with their conversation. */
export const mailboxAttachments = pgTable(
  'mailbox_attachments',
  {
    id: text('id').primaryKey(),
    conversationId: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** By content. */
    type: text('type').notNull(),
    size: integer('size').notNull(),
    content: bytea('content').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('mailbox_attachments_conversation').on(table.conversationId)],
);
