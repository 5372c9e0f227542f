/** The provider's objects, with the provider's names. Times are seconds since 1970. */

export type Customer = {
  id: string;
  object: 'customer';
  email: string | null;
  metadata: Metadata;
  /** In cents; negative is a credit, used for invoices first. */
  balance: number;
  deleted?: true;
};
export type Metadata = Record<string, string>;

export type Price = {
  id: string;
  object: 'price';
  active: boolean;
  currency: string;
  lookup_key: string | null;
  product: string;
  recurring: { interval: 'month' | 'year'; interval_count: 1 };
  unit_amount: number;
};

export type Coupon = {
  id: string;
  object: 'coupon';
  percent_off: number;
  duration: 'repeating';
  duration_in_months: number;
};

export type Card = {
  id: string;
  object: 'payment_method';
  type: 'card';
  card: { brand: 'visa'; last4: string; fingerprint: string };
};

export type Intent = {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  client_secret: string;
  customer: string;
  status: 'requires_payment_method' | 'succeeded' | 'canceled';
  payment_method: string | null;
  /** Payment intents only. */
  amount?: number;
};

export type Invoice = {
  id: string;
  object: 'invoice';
  number: string;
  customer: string;
  created: number;
  currency: string;
  status: 'open' | 'paid' | 'void';
  amount_due: number;
  amount_paid: number;
  total: number;
  attempt_count: number;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  hosted_invoice_url: string;
  invoice_pdf: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
};

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid';

export type SubscriptionItem = {
  id: string;
  object: 'subscription_item';
  price: Price;
  quantity: 1;
  current_period_start: number;
  current_period_end: number;
};

export type Subscription = {
  id: string;
  object: 'subscription';
  customer: string;
  created: number;
  start_date: number;
  status: SubscriptionStatus;
  currency: string;
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false; url: string };
  trial_start: number | null;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  collection_method: 'charge_automatically';
  default_payment_method: string | null;
  latest_invoice: string | null;
  pending_setup_intent: string | null;
  metadata: Metadata;
  livemode: false;
};

export type ProviderEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  type: string;
  livemode: false;
  pending_webhooks: 1;
  request: null;
  data: { object: Record<string, unknown> };
};

/** One calendar month or year later at the same time of day; the 31st becomes the last day of a shorter month. */
export function addInterval(seconds: number, interval: 'month' | 'year'): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}
