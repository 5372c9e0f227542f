import { createHash } from 'node:crypto';
import { type Ledger, newId } from './ledger.ts';
import { addInterval, type Card, type Intent, type Invoice, type Price, type Subscription } from './model.ts';
import { declined, invalidRequest, missing } from './provider-error.ts';

const daySeconds = 86_400;
const incompleteLifetime = 23 * 3600;
/** Days after which a failed charge is retried; after the last one the subscription is cancelled. */
const retryDays = [3, 8, 15];

/** The life of subscriptions: created, paid, declined, renewed, cancelled. */
export class Subscriptions {
  readonly #ledger: Ledger;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  create(params: {
    customer: string;
    price: string;
    trialDays: number;
    coupon: string | undefined;
    metadata: Record<string, string>;
  }): Subscription {
    const ledger = this.#ledger;
    const customer = ledger.customer(params.customer);
    const price = ledger.price(params.price);
    const now = ledger.now();
    const trialEnd = params.trialDays > 0 ? now + params.trialDays * daySeconds : null;
    const id = newId('sub');
    const subscription: Subscription = {
      id,
      object: 'subscription',
      customer: customer.id,
      created: now,
      start_date: now,
      status: trialEnd === null ? 'incomplete' : 'trialing',
      currency: 'usd',
      items: { object: 'list', data: [itemOf(price, now, trialEnd)], has_more: false, url: '/v1/subscription_items' },
      trial_start: trialEnd === null ? null : now,
      trial_end: trialEnd,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      latest_invoice: null,
      pending_setup_intent: null,
      metadata: params.metadata,
      livemode: false,
    };
    ledger.subscriptions.set(id, subscription);
    const percentOff = params.coupon ? (ledger.coupons.get(params.coupon)?.percent_off ?? 0) : 0;
    const amount = trialEnd === null ? Math.round(price.unit_amount * (1 - percentOff / 100)) : 0;
    const invoice = this.#bill(subscription, amount, 'subscription_create');
    if (trialEnd === null && invoice.amount_due > 0) this.#openIntent(invoice);
    else if (trialEnd === null) {
      this.#settle(invoice);
      subscription.status = 'active';
    } else {
      subscription.pending_setup_intent = this.#newIntent('setup_intent', customer.id).id;
      this.#settle(invoice);
    }
    ledger.emit('customer.subscription.created', subscription);
    return subscription;
  }

  /** A customer submits a card for an intent, with its client secret. */
  confirm(intentId: string, clientSecret: string, number: string): Intent {
    const ledger = this.#ledger;
    const intent = ledger.intents.get(intentId);
    if (!intent || intent.client_secret !== clientSecret) throw missing('intent', intentId);
    if (intent.status !== 'requires_payment_method') throw invalidRequest('This intent was confirmed already.');
    if (!/^\d{16}$/.test(number)) throw invalidRequest('Your card number is invalid.', { code: 'invalid_number' });
    if (number === '4000000000000002') {
      ledger.emit(`${intent.object}.${intent.object === 'payment_intent' ? 'payment_failed' : 'setup_failed'}`, intent);
      throw declined();
    }
    const card = this.#saveCard(number);
    intent.status = 'succeeded';
    intent.payment_method = card.id;
    ledger.emit(`${intent.object}.succeeded`, intent);
    for (const subscription of ledger.subscriptions.values()) this.#completeWith(subscription, intent);
    return intent;
  }

  update(
    subscription: Subscription,
    change: { cancelAtPeriodEnd?: boolean; price?: string; paymentMethod?: string },
  ): void {
    if (subscription.ended_at !== null) throw invalidRequest('A canceled subscription can only be updated in part.');
    const [item] = subscription.items.data;
    if (change.cancelAtPeriodEnd !== undefined) {
      subscription.cancel_at_period_end = change.cancelAtPeriodEnd;
      subscription.cancel_at = change.cancelAtPeriodEnd ? item.current_period_end : null;
      subscription.canceled_at = change.cancelAtPeriodEnd ? this.#ledger.now() : null;
    }
    if (change.paymentMethod) subscription.default_payment_method = change.paymentMethod;
    if (change.price && change.price !== item.price.id)
      this.#changePrice(subscription, this.#ledger.price(change.price));
    this.#changed(subscription);
  }

  cancelNow(subscription: Subscription): void {
    if (subscription.ended_at !== null) throw missing('subscription', subscription.id);
    this.#end(subscription, subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled');
  }

  /** Advances the clock: trials end, periods renew, failed charges are retried, in order of time. */
  advanceTo(until: number): void {
    for (;;) {
      const due = [...this.#ledger.subscriptions.values()]
        .map((subscription) => ({ subscription, at: this.#nextStep(subscription) }))
        .filter(({ at }) => at <= until)
        .sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#ledger.setNow(due.at);
      this.#step(due.subscription);
    }
    this.#ledger.setNow(until);
  }

  #step(subscription: Subscription): void {
    const { status, cancel_at_period_end: leaves, default_payment_method: card } = subscription;
    if (status === 'incomplete') this.#end(subscription, 'incomplete_expired');
    else if (status === 'past_due') this.#retry(subscription);
    else if (leaves || (status === 'trialing' && card === null)) this.#end(subscription, 'canceled');
    else this.#renew(subscription);
  }

  #renew(subscription: Subscription): void {
    const [item] = subscription.items.data;
    item.current_period_start = item.current_period_end;
    item.current_period_end = addInterval(item.current_period_start, item.price.recurring.interval);
    this.#charge(subscription, this.#bill(subscription, item.price.unit_amount, 'subscription_cycle'));
  }

  /** When time next changes the subscription. */
  #nextStep(subscription: Subscription): number {
    const { status, created, ended_at: endedAt, latest_invoice: invoice } = subscription;
    const [item] = subscription.items.data;
    if (endedAt !== null) return Number.POSITIVE_INFINITY;
    if (status === 'incomplete') return created + incompleteLifetime;
    if (status !== 'past_due') return item.current_period_end;
    const attempts = this.#ledger.invoices.get(invoice ?? '')?.attempt_count ?? 1;
    return item.current_period_start + (retryDays[attempts - 1] ?? 0) * daySeconds;
  }

  #retry(subscription: Subscription): void {
    const invoice = this.#ledger.invoices.get(subscription.latest_invoice ?? '');
    if (!invoice) throw new Error('A subscription that is past due has an invoice.');
    this.#charge(subscription, invoice);
    if (invoice.status === 'open' && invoice.attempt_count > retryDays.length) this.#end(subscription, 'canceled');
  }

  #charge(subscription: Subscription, invoice: Invoice): void {
    const card = subscription.default_payment_method;
    invoice.attempt_count += 1;
    if (card !== null && !this.#ledger.failingCards.has(card)) {
      this.#settle(invoice);
      subscription.status = 'active';
    } else {
      this.#ledger.emit('invoice.payment_failed', invoice);
      subscription.status = 'past_due';
    }
    this.#changed(subscription);
  }

  /** Ends the current period with a credit for the rest, and starts one at the other price. */
  #changePrice(subscription: Subscription, price: Price): void {
    const [item] = subscription.items.data;
    const now = this.#ledger.now();
    if (subscription.status === 'trialing') {
      item.price = price;
      return;
    }
    const card = subscription.default_payment_method;
    if (card === null || this.#ledger.failingCards.has(card)) throw declined();
    const unused = Math.max(0, item.current_period_end - now) / (item.current_period_end - item.current_period_start);
    const amount = Math.max(0, price.unit_amount - Math.round(unused * item.price.unit_amount));
    item.price = price;
    item.current_period_start = now;
    item.current_period_end = addInterval(now, price.recurring.interval);
    this.#settle(this.#bill(subscription, amount, 'subscription_update'));
  }

  #bill(subscription: Subscription, amount: number, reason: Invoice['billing_reason']): Invoice {
    const ledger = this.#ledger;
    const id = newId('in');
    const customer = ledger.customer(subscription.customer);
    const credit = Math.min(amount, Math.max(0, -customer.balance));
    customer.balance += credit;
    const invoice: Invoice = {
      id,
      object: 'invoice',
      number: `FAKE-${String(ledger.invoices.size + 1).padStart(4, '0')}`,
      customer: subscription.customer,
      created: ledger.now(),
      currency: 'usd',
      status: 'open',
      amount_due: amount - credit,
      amount_paid: 0,
      total: amount,
      attempt_count: 0,
      billing_reason: reason,
      hosted_invoice_url: `${ledger.url}/invoices/${id}`,
      invoice_pdf: `${ledger.url}/invoices/${id}.pdf`,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    };
    ledger.invoices.set(id, invoice);
    subscription.latest_invoice = id;
    ledger.emit('invoice.created', invoice);
    return invoice;
  }

  #openIntent(invoice: Invoice): void {
    const intent = this.#newIntent('payment_intent', invoice.customer);
    intent.amount = invoice.amount_due;
    this.#ledger.intentOfInvoice.set(invoice.id, intent.id);
  }

  #newIntent(object: Intent['object'], customer: string): Intent {
    const id = newId(object === 'payment_intent' ? 'pi' : 'seti');
    const intent: Intent = {
      id,
      object,
      client_secret: `${id}_${newId('secret')}`,
      customer,
      status: 'requires_payment_method',
      payment_method: null,
    };
    this.#ledger.intents.set(id, intent);
    return intent;
  }

  #saveCard(number: string): Card {
    const card: Card = {
      id: newId('pm'),
      object: 'payment_method',
      type: 'card',
      card: { brand: 'visa', last4: number.slice(-4), fingerprint: fingerprintOf(number) },
    };
    this.#ledger.cards.set(card.id, card);
    // The provider has one test card that can be saved but not charged; here every number with its ending is.
    if (number.endsWith('0341')) this.#ledger.failingCards.add(card.id);
    return card;
  }

  #completeWith(subscription: Subscription, intent: Intent): void {
    if (subscription.pending_setup_intent === intent.id) {
      subscription.pending_setup_intent = null;
      subscription.default_payment_method = intent.payment_method;
      this.#changed(subscription);
    }
    const invoice = this.#ledger.invoices.get(subscription.latest_invoice ?? '');
    if (invoice && this.#ledger.intentOfInvoice.get(invoice.id) === intent.id && subscription.ended_at === null) {
      subscription.default_payment_method = intent.payment_method;
      this.#settle(invoice);
      subscription.status = 'active';
      this.#changed(subscription);
    }
  }

  #settle(invoice: Invoice): void {
    invoice.status = 'paid';
    invoice.amount_paid = invoice.amount_due;
    this.#ledger.emit('invoice.paid', invoice);
    this.#ledger.emit('invoice.payment_succeeded', invoice);
  }

  #end(subscription: Subscription, status: 'canceled' | 'incomplete_expired'): void {
    const now = this.#ledger.now();
    subscription.status = status;
    subscription.ended_at = now;
    subscription.canceled_at ??= now;
    const intent = this.#ledger.intents.get(subscription.pending_setup_intent ?? '');
    if (intent?.status === 'requires_payment_method') intent.status = 'canceled';
    const invoice = this.#ledger.invoices.get(subscription.latest_invoice ?? '');
    if (invoice?.status === 'open') {
      invoice.status = 'void';
      const payment = this.#ledger.intents.get(this.#ledger.intentOfInvoice.get(invoice.id) ?? '');
      if (payment?.status === 'requires_payment_method') payment.status = 'canceled';
      this.#ledger.emit('invoice.voided', invoice);
    }
    this.#ledger.emit(
      status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
      subscription,
    );
  }

  #changed(subscription: Subscription): void {
    this.#ledger.emit('customer.subscription.updated', subscription);
  }
}

/** The same for the same number, in the provider's format: 16 letters and digits. */
const fingerprintOf = (number: string): string => createHash('sha256').update(number).digest('hex').slice(0, 16);

function itemOf(price: Price, start: number, trialEnd: number | null): Subscription['items']['data'][0] {
  return {
    id: newId('si'),
    object: 'subscription_item',
    price,
    quantity: 1,
    current_period_start: start,
    current_period_end: trialEnd ?? addInterval(start, price.recurring.interval),
  };
}
