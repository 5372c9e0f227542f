import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What administrators did. Rows outlive the accounts they name. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** Null for an act on the command line of the server. */
    actorId: text('actor_id'),
    /** The administrator's address at that time, or 'command line'. */
    actor: text('actor').notNull(),
    /** What was done, as 'area.verb': 'admin.grant'. */
    act: text('act').notNull(),
    /** To whom or what: an address or an id. */
    target: text('target').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('audit_log_at').on(table.at)],
);
