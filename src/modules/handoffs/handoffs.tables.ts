import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A handoff from a phone to a page on another device. Secrets are stored as SHA-256 in base64url. */
export const handoffs = pgTable(
  'handoffs',
  {
    id: text('id').primaryKey(),
    desktopKeyHash: text('desktop_key_hash').notNull(),
    phoneKeyHash: text('phone_key_hash').notNull(),
    /** Null until a phone has joined. */
    phoneTokenHash: text('phone_token_hash'),
    /** Keyed hash of the address it was opened from, for its limit. */
    openedFrom: text('opened_from').notNull().default(''),
    /** Its owner, who also gets the files the phone made. Null for older ones. */
    openedBy: text('opened_by'),
    items: integer('items').notNull().default(0),
    /** Characters of all items together. */
    length: integer('length').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('handoffs_expires_at').on(table.expiresAt)],
);

/** An item as JSON text: JSON columns allow fewer characters than JSON. */
export const handoffItems = pgTable(
  'handoff_items',
  {
    handoffId: text('handoff_id')
      .notNull()
      .references(() => handoffs.id, { onDelete: 'cascade' }),
    /** From 1, in order of arrival. */
    position: integer('position').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.handoffId, table.position] })],
);
