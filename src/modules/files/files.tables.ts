import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per stored upload or result. Deleted with the file. */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    /** Storage key of the content. */
    storageKey: text('storage_key').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** SHA-256 of an upload's content, hexadecimal. */
    sha256: text('sha256'),
    origin: text('origin', { enum: ['upload', 'result'] }).notNull(),
    /** State of an upload in parts; null for all other files. */
    parts: text('parts', { enum: ['arriving', 'arrived', 'taken'] }),
    /** The owner (modules/visitors/subjects.ts): may delete it, and it counts towards their limit. */
    owner: text('owner'),
    /** The network address of signed-out visitors: the file also counts towards its limit. */
    address: text('address'),
    /** The job that made it; null for uploads. */
    job: text('job'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('files_expires_at').on(table.expiresAt),
    index('files_owner').on(table.owner),
    index('files_address').on(table.address),
  ],
);
