import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A connection from a phone to a page on another device. Secrets are kept as SHA-256 in base64url. */
export const handoffs = pgTable(
  'handoffs',
  {
    id: text('id').primaryKey(),
    desktopKeyHash: text('desktop_key_hash').notNull(),
    phoneKeyHash: text('phone_key_hash').notNull(),
    /** Null until a phone has joined. */
    phoneTokenHash: text('phone_token_hash'),
    /** Whose room it takes: a keyed hash of the address that it was opened from. */
    openedFrom: text('opened_from').notNull().default(''),
    /** Who opened it: files that the phone made and hands over become theirs. Null for those from before this was kept. */
    openedBy: text('opened_by'),
    items: integer('items').notNull().default(0),
    /** Characters of all items together. */
    length: integer('length').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('handoffs_expires_at').on(table.expiresAt)],
);

/** What was handed over, as JSON text: JSON columns take fewer characters than JSON has. */
export const handoffItems = pgTable(
  'handoff_items',
  {
    handoffId: text('handoff_id')
      .notNull()
      .references(() => handoffs.id, { onDelete: 'cascade' }),
    /** From 1, in the order they came. */
    position: integer('position').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.handoffId, table.position] })],
);
