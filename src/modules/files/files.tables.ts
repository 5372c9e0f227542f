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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('files_expires_at').on(table.expiresAt)],
);
