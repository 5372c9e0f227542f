import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SubscriptionStatus } from './billing.contract.ts';

/** What the pages show of the subscription; times are ISO 8601. */
export type SubscriptionRecord = {
  id: string;
  plan: 'monthly' | 'annual';
  status: SubscriptionStatus;
  priceCents: number;
  currentPeriodEnd: string;
  trialEndsAt: string | null;
  cancelAtPeriodEnd: boolean;
  endedAt: string | null;
  /** Until when Pro goes on while the last charge failed. */
  graceEndsAt: string | null;
};

/** What we last read at the provider about each user who ever wanted to subscribe: a copy, never the truth. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    /** No reference: the row outlives its user until the provider has ended everything. */
    userId: text('user_id').primaryKey(),
    /** The provider's name for the user; null until it was asked for the first time. */
    customerId: text('customer_id').unique(),
    subscription: jsonb('subscription').$type<SubscriptionRecord>(),
    proUntil: timestamp('pro_until', { withTimezone: true }),
    trialUsed: boolean('trial_used').notNull().default(false),
    /** The subscription whose free days were refused, because they had been used with its card. */
    refusedTrial: text('refused_trial'),
    /** Mark of the network from which somebody last began to subscribe. */
    networkMark: text('network_mark'),
    /** When somebody last began to subscribe. */
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    syncedAt: timestamp('synced_at', { withTimezone: true }),
  },
  (table) => [index('billing_customers_asked_at').on(table.askedAt)],
);

/**
 * Free days that were used. The marks are keyed hashes of the card, the email address and the network; they outlive the account,
 * and tell nobody whose they are without the card or the address at hand.
 */
export const trialMarks = pgTable(
  'trial_marks',
  {
    mark: text('mark').primaryKey(),
    /** Mark of the subscription that used them. */
    trial: text('trial').notNull(),
    keptUntil: timestamp('kept_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('trial_marks_trial').on(table.trial), index('trial_marks_kept_until').on(table.keptUntil)],
);

/** Every message of the provider, once. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('billing_events_received_at').on(table.receivedAt)],
);
