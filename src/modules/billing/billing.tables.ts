import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SubscriptionStatus } from './billing.contract.ts';

/** What pages show of the subscription; times are ISO 8601. */
export type SubscriptionRecord = {
  id: string;
  plan: 'monthly' | 'annual';
  status: SubscriptionStatus;
  priceCents: number;
  currentPeriodEnd: string;
  trialEndsAt: string | null;
  cancelAtPeriodEnd: boolean;
  endedAt: string | null;
  /** End of Pro while the last charge failed. */
  graceEndsAt: string | null;
};

/** The last known provider state of every user who ever subscribed: a cache, never the source of truth. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    /** No foreign key: the row outlives its user until the provider has ended everything. */
    userId: text('user_id').primaryKey(),
    /** The provider's customer id; null before the first request. */
    customerId: text('customer_id').unique(),
    subscription: jsonb('subscription').$type<SubscriptionRecord>(),
    proUntil: timestamp('pro_until', { withTimezone: true }),
    trialUsed: boolean('trial_used').notNull().default(false),
    /** The subscription whose trial was refused because its card had one before. */
    refusedTrial: text('refused_trial'),
    /** Hash of the network of the last attempt to subscribe. */
    networkMark: text('network_mark'),
    /** Time of the last attempt to subscribe. */
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    syncedAt: timestamp('synced_at', { withTimezone: true }),
  },
  (table) => [index('billing_customers_asked_at').on(table.askedAt)],
);

/**
 * Used trials. The keyed hashes of card, email address and network outlive the account and identify nobody without the
 * original values.
 */
export const trialMarks = pgTable(
  'trial_marks',
  {
    mark: text('mark').primaryKey(),
    /** Hash of the subscription that used the trial. */
    trial: text('trial').notNull(),
    keptUntil: timestamp('kept_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('trial_marks_trial').on(table.trial), index('trial_marks_kept_until').on(table.keptUntil)],
);

/** Every webhook, once. */
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
