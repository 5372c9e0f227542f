import { type Ledger, newId } from './ledger.ts';
import type { Coupon, Customer, Invoice, Price, Subscription } from './model.ts';
import { invalidRequest, missing } from './provider-error.ts';
import { type Fields, readList, readRecord, readText, requireText } from './requests.ts';
import type { Subscriptions } from './subscriptions.ts';

type Call = { method: string; path: string; fields: Fields };
type Handler = (id: string, fields: Fields) => object;

/** The provider's API calls that this project makes, with the parameters it uses. */
export function createApi(ledger: Ledger, subscriptions: Subscriptions): (call: Call) => object {
  const routes: [string, RegExp, Handler][] = [
    ['POST', /^\/v1\/customers$/, (_id, fields) => createCustomer(fields)],
    ['GET', /^\/v1\/customers\/(\w+)$/, (id) => ledger.customer(id)],
    ['POST', /^\/v1\/customers\/(\w+)$/, (id, fields) => updateCustomer(ledger.customer(id), fields)],
    ['DELETE', /^\/v1\/customers\/(\w+)$/, (id) => deleteCustomer(ledger.customer(id))],
    ['POST', /^\/v1\/products$/, (_id, fields) => createProduct(fields)],
    ['GET', /^\/v1\/prices$/, (_id, fields) => listPrices(fields)],
    ['POST', /^\/v1\/prices$/, (_id, fields) => createPrice(fields)],
    ['POST', /^\/v1\/coupons$/, (_id, fields) => createCoupon(fields)],
    ['GET', /^\/v1\/coupons\/([\w-]+)$/, (id) => ledger.coupons.get(id) ?? fail(missing('coupon', id))],
    ['GET', /^\/v1\/subscriptions$/, (_id, fields) => listSubscriptions(fields)],
    ['POST', /^\/v1\/subscriptions$/, (_id, fields) => createSubscription(fields)],
    ['GET', /^\/v1\/subscriptions\/(\w+)$/, (id, fields) => show(ledger.subscription(id), readList(fields, 'expand'))],
    ['POST', /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
    ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, (id) => cancelSubscription(ledger.subscription(id))],
    ['GET', /^\/v1\/invoices$/, (_id, fields) => listInvoices(fields)],
    ['POST', /^\/v1\/billing_portal\/sessions$/, (_id, fields) => createPortalSession(fields)],
    ['GET', /^\/v1\/events$/, () => list('/v1/events', ledger.events.toReversed().slice(0, 100), false)],
  ];

  return ({ method, path, fields }) => {
    for (const [verb, pattern, handler] of routes) {
      const match = verb === method ? pattern.exec(path) : null;
      if (match) return handler(match[1] ?? '', fields);
    }
    throw invalidRequest(`Unrecognized request URL (${method}: ${path}).`);
  };

  function createCustomer(fields: Fields): Customer {
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      email: readText(fields, 'email') ?? null,
      metadata: readRecord(fields, 'metadata'),
      balance: 0,
    };
    ledger.customers.set(customer.id, customer);
    ledger.emit('customer.created', customer);
    return customer;
  }

  function updateCustomer(customer: Customer, fields: Fields): Customer {
    customer.email = readText(fields, 'email') ?? customer.email;
    Object.assign(customer.metadata, readRecord(fields, 'metadata'));
    ledger.emit('customer.updated', customer);
    return customer;
  }

  function deleteCustomer(customer: Customer): object {
    for (const subscription of subscriptionsOf(customer.id)) {
      if (subscription.ended_at === null) subscriptions.cancelNow(subscription);
    }
    customer.deleted = true;
    ledger.emit('customer.deleted', customer);
    return { id: customer.id, object: 'customer', deleted: true };
  }

  function createProduct(fields: Fields): object {
    const id = readText(fields, 'id') ?? newId('prod');
    if (ledger.products.has(id)) {
      throw invalidRequest('Product already exists.', { code: 'resource_already_exists', param: 'id' });
    }
    ledger.products.add(id);
    return { id, object: 'product', name: requireText(fields, 'name') };
  }

  function listPrices(fields: Fields): object {
    const keys = readList(fields, 'lookup_keys');
    const found = [...ledger.prices.values()].filter(({ lookup_key: key }) => key !== null && keys.includes(key));
    return list('/v1/prices', found, false);
  }

  function createPrice(fields: Fields): Price {
    const key = readText(fields, 'lookup_key') ?? null;
    const product = requireText(fields, 'product');
    if (!ledger.products.has(product)) throw missing('product', product);
    if ([...ledger.prices.values()].some((price) => key !== null && price.lookup_key === key)) {
      throw invalidRequest(`A price already uses the lookup key '${key}'.`, { param: 'lookup_key' });
    }
    const interval = requireText(fields, 'recurring', 'interval');
    if (interval !== 'month' && interval !== 'year') throw invalidRequest(`Invalid interval: ${interval}`);
    const price: Price = {
      id: newId('price'),
      object: 'price',
      active: true,
      currency: requireText(fields, 'currency'),
      lookup_key: key,
      product,
      recurring: { interval, interval_count: 1 },
      unit_amount: Number(requireText(fields, 'unit_amount')),
    };
    ledger.prices.set(price.id, price);
    return price;
  }

  function createCoupon(fields: Fields): Coupon {
    const coupon: Coupon = {
      id: readText(fields, 'id') ?? newId('coupon'),
      object: 'coupon',
      percent_off: Number(requireText(fields, 'percent_off')),
      duration: 'repeating',
      duration_in_months: Number(requireText(fields, 'duration_in_months')),
    };
    if (ledger.coupons.has(coupon.id)) {
      throw invalidRequest('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
    }
    ledger.coupons.set(coupon.id, coupon);
    return coupon;
  }

  function createSubscription(fields: Fields): object {
    if (readText(fields, 'payment_behavior') !== 'default_incomplete') {
      throw invalidRequest('The fake provider knows payment_behavior=default_incomplete only.');
    }
    const subscription = subscriptions.create({
      customer: requireText(fields, 'customer'),
      price: requireText(fields, 'items', '0', 'price'),
      trialDays: Number(readText(fields, 'trial_period_days') ?? 0),
      coupon: readText(fields, 'discounts', '0', 'coupon'),
      metadata: readRecord(fields, 'metadata'),
    });
    return show(subscription, readList(fields, 'expand'));
  }

  function updateSubscription(id: string, fields: Fields): object {
    const subscription = ledger.subscription(id);
    const cancels = readText(fields, 'cancel_at_period_end');
    const price = readText(fields, 'items', '0', 'price');
    if (price && readText(fields, 'items', '0', 'id') !== subscription.items.data[0].id) {
      throw invalidRequest('A second item would be added: name the item to change.', { param: 'items[0][id]' });
    }
    const paymentMethod = readText(fields, 'default_payment_method');
    subscriptions.update(subscription, {
      ...(cancels !== undefined && { cancelAtPeriodEnd: cancels === 'true' }),
      ...(price && { price }),
      ...(paymentMethod && { paymentMethod }),
    });
    return show(subscription, readList(fields, 'expand'));
  }

  function cancelSubscription(subscription: Subscription): object {
    subscriptions.cancelNow(subscription);
    return show(subscription, []);
  }

  function listSubscriptions(fields: Fields): object {
    const customer = readText(fields, 'customer');
    const all = (customer ? subscriptionsOf(customer) : [...ledger.subscriptions.values()])
      .filter(({ ended_at: endedAt }) => readText(fields, 'status') === 'all' || endedAt === null)
      .toReversed();
    const after = readText(fields, 'starting_after');
    const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
    const limit = Number(readText(fields, 'limit') ?? 10);
    const expand = readList(fields, 'expand').map((path) => path.replace(/^data\./, ''));
    const page = all.slice(from, from + limit).map((subscription) => show(subscription, expand));
    return list('/v1/subscriptions', page, from + limit < all.length);
  }

  function listInvoices(fields: Fields): object {
    const customer = requireText(fields, 'customer');
    const limit = Number(readText(fields, 'limit') ?? 10);
    const all = [...ledger.invoices.values()].filter((invoice) => invoice.customer === customer).toReversed();
    return list('/v1/invoices', all.slice(0, limit), all.length > limit);
  }

  function createPortalSession(fields: Fields): object {
    const customer = ledger.customer(requireText(fields, 'customer'));
    const id = newId('bps');
    const returnUrl = requireText(fields, 'return_url');
    const url = `${ledger.url}/portal/${id}?return_url=${encodeURIComponent(returnUrl)}`;
    return { id, object: 'billing_portal.session', customer: customer.id, return_url: returnUrl, url };
  }

  function subscriptionsOf(customer: string): Subscription[] {
    if (!ledger.customers.has(customer)) throw missing('customer', customer);
    return [...ledger.subscriptions.values()].filter((subscription) => subscription.customer === customer);
  }

  /** The object with the ids named by `expand` replaced by objects. */
  function show(subscription: Subscription, expand: readonly string[]): object {
    const shown: Record<string, unknown> = structuredClone(subscription);
    if (expand.includes('pending_setup_intent')) {
      shown.pending_setup_intent = ledger.intents.get(subscription.pending_setup_intent ?? '') ?? null;
    }
    if (expand.includes('default_payment_method')) {
      shown.default_payment_method = ledger.cards.get(subscription.default_payment_method ?? '') ?? null;
    }
    if (expand.some((path) => path.startsWith('latest_invoice'))) {
      const invoice = ledger.invoices.get(subscription.latest_invoice ?? '');
      const secret = expand.includes('latest_invoice.confirmation_secret');
      shown.latest_invoice = invoice ? showInvoice(invoice, secret) : null;
    }
    return shown;
  }

  function showInvoice(invoice: Invoice, withSecret: boolean): object {
    const intent = ledger.intents.get(ledger.intentOfInvoice.get(invoice.id) ?? '');
    const secret = intent ? { type: 'payment_intent', client_secret: intent.client_secret } : null;
    return { ...invoice, ...(withSecret && { confirmation_secret: secret }) };
  }
}

const list = (url: string, data: object[], hasMore: boolean): object => ({
  object: 'list',
  url,
  data,
  has_more: hasMore,
});

function fail(error: Error): never {
  throw error;
}
