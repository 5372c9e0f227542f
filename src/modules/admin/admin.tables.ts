import { date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Actions of administrators. Rows outlive the accounts they name. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** Null for the server's command line. */
    actorId: text('actor_id'),
    /** The administrator's address at that time, or 'command line'. */
    actor: text('actor').notNull(),
    /** The action as 'area.verb': 'admin.grant'. */
    act: text('act').notNull(),
    /** The target: an address or an id. */
    target: text('target').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('audit_log_at').on(table.at)],
);

/** The totals at the end of each day (UTC), by name; of today, those of the last hour. */
export const siteDays = pgTable('site_days', {
  day: date('day').primaryKey(),
  totals: jsonb('totals').$type<Record<string, number>>().notNull(),
});
