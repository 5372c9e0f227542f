import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { files } from '../files/files.tables.ts';

/** Incomplete uploads in parts: their purpose, and the request that writes to them. */
export const uploads = pgTable('uploads', {
  id: text('id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  /** The path of the call and its field, which decide what is accepted. */
  call: text('call').notNull(),
  field: text('field').notNull(),
  /** The request that holds the upload while its heartbeats continue. */
  writer: text('writer'),
  writerSeenAt: timestamp('writer_seen_at', { withTimezone: true }),
});
