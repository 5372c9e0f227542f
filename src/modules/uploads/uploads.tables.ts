import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { files } from '../files/files.tables.ts';

/** Uploads that come in parts and are not complete: what they are for, and which request writes to them. */
export const uploads = pgTable('uploads', {
  id: text('id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  /** The path of the call and its field: they decide what may come. */
  call: text('call').notNull(),
  field: text('field').notNull(),
  /** The request that has the upload for itself, while it is heard of. */
  writer: text('writer'),
  writerSeenAt: timestamp('writer_seen_at', { withTimezone: true }),
});
