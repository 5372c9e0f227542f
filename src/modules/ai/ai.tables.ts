import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What the AI provider did on a day (UTC), for its costs. Nothing of who asked or what: budgets are in `usage_counters`. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    day: date('day').notNull(),
    task: text('task').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /** With those that failed. */
    calls: integer('calls').notNull(),
    failed: integer('failed').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
    /** Millionths of a dollar; 0 without a price. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    /** The last call that went well, and the last that failed; for the health page. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.day, table.task, table.provider, table.model] })],
);
