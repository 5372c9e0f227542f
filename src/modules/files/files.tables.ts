import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per stored file, upload or result. Deleted with the file. */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    /** Where the content lies in storage. */
    storageKey: text('storage_key').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** SHA-256 of an upload's content, hexadecimal. */
    sha256: text('sha256'),
    origin: text('origin', { enum: ['upload', 'result'] }).notNull(),
    /** Who made it (modules/visitors/subjects.ts): they may delete it, and it takes of their room. */
    owner: text('owner'),
    /** The network address it was made from, for signed-out visitors: its files take of that room, too. */
    address: text('address'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('files_expires_at').on(table.expiresAt),
    index('files_owner').on(table.owner),
    index('files_address').on(table.address),
  ],
);
