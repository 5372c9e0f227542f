import { randomBytes } from 'node:crypto';
import type { Card, Coupon, Customer, Intent, Invoice, Price, ProviderEvent, Subscription } from './model.ts';
import { missing } from './provider-error.ts';

export const apiVersion = '2026-10-28.endive';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
export const newId = (prefix: string): string =>
  `${prefix}_${[...randomBytes(24)].map((byte) => letters[byte % letters.length]).join('')}`;

/** The fake provider's state: its objects, past events in order, and its clock. */
export class Ledger {
  readonly customers = new Map<string, Customer>();
  readonly prices = new Map<string, Price>();
  readonly products = new Set<string>();
  readonly coupons = new Map<string, Coupon>();
  readonly cards = new Map<string, Card>();
  readonly intents = new Map<string, Intent>();
  readonly invoices = new Map<string, Invoice>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly events: ProviderEvent[] = [];
  /** Cards whose charges fail, by payment method. */
  readonly failingCards = new Set<string>();
  /** The payment intent of each open invoice. */
  readonly intentOfInvoice = new Map<string, string>();
  /** Address of its pages. */
  url = '';
  #now: number | undefined;
  readonly #onEvent: (event: ProviderEvent) => void;

  constructor(params: { onEvent: (event: ProviderEvent) => void }) {
    this.#onEvent = params.onEvent;
  }

  /** Seconds since 1970: the real time unless it was set. */
  now(): number {
    return this.#now ?? Math.floor(Date.now() / 1000);
  }

  setNow(seconds: number | undefined): void {
    this.#now = seconds;
  }

  customer(id: string): Customer {
    const customer = this.customers.get(id);
    if (!customer || customer.deleted) throw missing('customer', id);
    return customer;
  }

  subscription(id: string): Subscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw missing('subscription', id);
    return subscription;
  }

  price(id: string): Price {
    const price = this.prices.get(id);
    if (!price) throw missing('price', id);
    return price;
  }

  emit(type: string, object: object): void {
    const event: ProviderEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.now(),
      type,
      livemode: false,
      pending_webhooks: 1,
      request: null,
      data: { object: structuredClone(object) as Record<string, unknown> },
    };
    this.events.push(event);
    this.#onEvent(event);
  }
}
