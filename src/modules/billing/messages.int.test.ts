import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../shared/units.ts';
import { signWebhook } from '../../testing/fake-stripe/webhooks.ts';
import { runAdmin } from '../../testing/run-admin.ts';
import type { SubscriptionRecord } from './billing.tables.ts';
import { type Customer, newCard, newEmptyCard, openShop, type Shop, webhookSecret } from './test-shop.ts';

const daySeconds = 86_400;
const admin = (...args: string[]) => runAdmin(args, { DATABASE_URL: shop.app.databaseUrl });
let shop: Shop;
let database: pg.Client;
beforeAll(async () => {
  shop = await openShop();
  database = new pg.Client({ connectionString: shop.app.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await shop.close();
});

describe('a message of the provider', () => {
  test('makes whoever has paid Pro, without the page doing anything', async () => {
    const customer = await shop.newCustomer();
    const { clientSecret } = await customer.begin();
    shop.stripe.sendWebhooksTo(target());
    await shop.pay(clientSecret, newCard());
    await expect.poll(async () => (await customer.user()).subscriptionStatus).toBe('active');
    shop.stripe.sendWebhooksTo(undefined);
  });

  test('is noted once, however often it comes', async () => {
    const customer = await shop.newCustomer();
    await customer.begin();
    const body = JSON.stringify(shop.stripe.ledger.events.at(-1));
    const before = await countEvents();
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.sendWebhook(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await countEvents()).toBe(before + 1);
  });

  const paid = JSON.stringify({
    id: 'evt_forged',
    type: 'customer.subscription.updated',
    created: 1_790_000_000,
    data: { object: { object: 'subscription', customer: 'cus_1', status: 'active' } },
  });
  test.each([
    ['without a signature', paid, ''],
    ['with nonsense for a signature', paid, 'sig'],
    ['signed with another secret', paid, signWebhook(paid, 'whsec_other')],
    ['signed for another text', paid, signWebhook(`${paid} `, webhookSecret)],
    ['sent six minutes ago', paid, signWebhook(paid, webhookSecret, new Date(Date.now() - 6 * MINUTE_MS))],
    ['that is no JSON', 'paid!', signWebhook('paid!', webhookSecret)],
    ['that is no message', '[]', signWebhook('[]', webhookSecret)],
    ['without a body', '', signWebhook('', webhookSecret)],
  ])('%s is refused, and nothing is noted', async (_case, body, signature) => {
    const before = await countEvents();
    const answer = await shop.sendWebhook(body, signature);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'BAD_SIGNATURE' });
    expect(await countEvents()).toBe(before);
  });

  test('of two megabytes is refused before it is read', async () => {
    const body = JSON.stringify({ id: 'x'.repeat(2_000_000) });
    expect((await shop.sendWebhook(body)).status).toBe(413);
  });

  test('cannot make anybody Pro by what it says: the provider is asked', async () => {
    const customer = await shop.newCustomer();
    await customer.begin();
    const id = customerIds().at(-1);
    const lie = { id: 'evt_lie', type: 'invoice.paid', created: 1, data: { object: { customer: id, status: 'paid' } } };
    expect((await shop.sendWebhook(JSON.stringify(lie))).status).toBe(200);
    await idle();
    expect((await customer.user()).subscriptionStatus).toBe('inactive');
  });

  test('about a stranger is noted and has no effect', async () => {
    const stranger = { id: 'evt_stranger', type: 'invoice.paid', created: 1, data: { object: { customer: 'cus_x' } } };
    expect((await shop.sendWebhook(JSON.stringify(stranger))).status).toBe(200);
  });
});

describe('without any message', () => {
  test('a payment that was made while the server was down counts after the next reconciliation', async () => {
    const customer = await shop.newCustomer();
    const { clientSecret } = await customer.begin();
    await shop.pay(clientSecret, newCard());
    expect((await customer.user()).subscriptionStatus).toBe('inactive');
    await reconcile();
    expect((await customer.user()).subscriptionStatus).toBe('active');
  });

  test('a subscription that the provider ended ends here after the next reconciliation', async () => {
    const customer = await shop.newCustomer();
    await customer.subscribe();
    const subscription = [...shop.stripe.ledger.subscriptions.values()].at(-1);
    if (subscription) shop.stripe.subscriptions.cancelNow(subscription);
    await reconcile();
    expect((await customer.user()).subscriptionStatus).toBe('inactive');
    expect((await customer.state()).subscription).toMatchObject({ status: 'canceled', endedAt: expect.any(String) });
  });

  test('Pro that an administrator gave outlasts the subscription, and what was paid for outlasts the grant', async () => {
    const customer = await shop.newCustomer();
    await customer.subscribe();
    const { email, proUntil: paidUntil } = await customer.user();
    await admin('pro', email, '--days', '3000');
    // The grant comes from another process; this one is notified a moment later.
    await expect.poll(async () => (await customer.user()).proGrantedUntil).toEqual(expect.any(String));
    const { proGrantedUntil } = await customer.user();
    await admin('pro', email, '--days', '1');
    await reconcile();
    expect(await customer.user()).toMatchObject({ plan: 'pro', proUntil: paidUntil });

    await admin('pro', email, '--days', '3000');
    const subscription = [...shop.stripe.ledger.subscriptions.values()].at(-1);
    if (subscription) shop.stripe.subscriptions.cancelNow(subscription);
    shop.stripe.sendWebhooksTo(target());
    await customer.post('/api/billing/refresh');
    await reconcile();
    shop.stripe.sendWebhooksTo(undefined);
    const user = await customer.user();
    expect(user).toMatchObject({ plan: 'pro', proUntil: user.proGrantedUntil });
    expect(String(user.proGrantedUntil) >= String(proGrantedUntil)).toBe(true);
    expect((await customer.state()).proUntil).toBeNull();

    await admin('no-pro', email);
    await expect.poll(async () => (await customer.user()).plan).toBe('free');
  });

  test('the subscription of an account that is gone ends after the next reconciliation', async () => {
    const customer = await shop.newCustomer();
    await customer.subscribe();
    const subscription = [...shop.stripe.ledger.subscriptions.values()].at(-1);
    await database.query('delete from users where id = $1', [(await customer.user()).id]);
    await reconcile();
    expect(subscription?.status).toBe('canceled');
  });
});

describe('a charge that fails', () => {
  test('leaves Pro for a week, and says so', async () => {
    const customer = await subscribeDaysAgo(16, newEmptyCard());
    expect(await customer.user()).toMatchObject({ subscriptionStatus: 'active' });
    const { subscription, paymentProblem } = await customer.state();
    expect(subscription?.status).toBe('past_due');
    expect(paymentProblem?.message).toMatch(
      /^The last payment did not go through\. Pro lasts until \w+ \d+; please check/,
    );
    expect(Math.round((new Date(paymentProblem?.graceEndsAt ?? 0).getTime() - Date.now()) / 86_400_000)).toBe(5);
  });

  test('ends Pro after that week, while the provider still tries', async () => {
    const customer = await subscribeDaysAgo(24, newEmptyCard());
    expect(await customer.user()).toMatchObject({ subscriptionStatus: 'inactive' });
    expect((await customer.state()).paymentProblem?.message).toContain('so Pro has ended');
  });

  test('of a card that works again makes Pro whole', async () => {
    const customer = await subscribeDaysAgo(16, newEmptyCard());
    shop.stripe.ledger.failingCards.clear();
    shop.stripe.subscriptions.advanceTo(shop.stripe.ledger.now() + 2 * daySeconds);
    shop.stripe.ledger.setNow(undefined);
    await customer.post('/api/billing/refresh');
    expect(await customer.state()).toMatchObject({ subscription: { status: 'active' }, paymentProblem: null });
  });

  test('cannot be waited out by cancelling: what is not paid for ends at once', async () => {
    const customer = await subscribeDaysAgo(16, newEmptyCard());
    await customer.post('/api/billing/cancel');
    expect(await customer.user()).toMatchObject({ subscriptionStatus: 'inactive' });
  });
});

test('500 messages, shuffled, doubled and sent again, end in the same state as in their order', async () => {
  const random = mulberry32(4);
  const { ledger, subscriptions } = shop.stripe;
  const before = ledger.events.length;
  shop.stripe.sendWebhooksTo(target());
  ledger.setNow(Math.floor(Date.now() / 1000) - 300 * daySeconds);
  const known = new Set(ledger.subscriptions.keys());
  for (let count = 0; count < 20; count++) {
    const customer = await shop.newCustomer();
    await customer.subscribe(count % 5 ? 'monthly' : 'annual', count % 6 ? newCard() : newEmptyCard());
  }
  const ours = [...ledger.subscriptions.values()].filter(({ id }) => !known.has(id));
  for (let step = 0; step < 30; step++) {
    subscriptions.advanceTo(ledger.now() + 10 * daySeconds);
    for (const subscription of ours.filter(({ ended_at: ended }) => ended === null)) {
      const dice = random();
      const card = subscription.default_payment_method ?? '';
      if (dice < 0.1) ledger.failingCards.add(card);
      else if (dice < 0.4) ledger.failingCards.delete(card);
      else if (dice < 0.45) subscriptions.update(subscription, { cancelAtPeriodEnd: true });
      else if (dice < 0.8) subscriptions.update(subscription, { cancelAtPeriodEnd: false });
    }
  }
  ledger.setNow(undefined);
  const events = ledger.events.slice(before).map((event) => JSON.stringify(event));
  expect(events.length).toBeGreaterThanOrEqual(500);
  await expect.poll(countEvents).toBeGreaterThanOrEqual(events.length);
  await idle();
  shop.stripe.sendWebhooksTo(undefined);
  const inOrder = await readStates();

  await database.query('delete from billing_events');
  await database.query('update billing_customers set subscription = null, pro_until = null, trial_used = false');
  await database.query('update users set pro_until = null');
  const shuffled = [...events, ...events]
    .map((event) => ({ event, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ event }) => event);
  await deliver(shuffled);
  await idle();
  const fromShuffled = await readStates();
  await deliver(events.toReversed());
  await idle();
  const ids = new Set(customerIds(ours.map(({ customer }) => customer)));
  const mine = (rows: typeof inOrder) => rows.filter(({ customer_id: id }) => ids.has(id));
  expect(mine(inOrder)).toHaveLength(20);
  expect(new Set(mine(inOrder).map(({ subscription }) => subscription.status)).size).toBeGreaterThan(1);
  expect(mine(fromShuffled)).toEqual(mine(inOrder));
  expect(mine(await readStates())).toEqual(mine(inOrder));
  expect(await countEvents()).toBe(events.length);
}, 120_000);

const target = () => ({ url: `${shop.app.url}/api/stripe/webhook`, secret: webhookSecret });

const customerIds = (only?: readonly string[]) =>
  [...shop.stripe.ledger.customers.keys()].filter((id) => only?.includes(id) ?? true);

async function countEvents(): Promise<number> {
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from billing_events');
  return rows[0]?.count ?? 0;
}

/** Waits until the queue is empty. */
async function idle(): Promise<void> {
  const waiting = async () => {
    const { rows } = await database.query<{ count: number }>(
      "select count(*)::int as count from graphile_worker.jobs where task_identifier like '%billing%'",
    );
    return rows[0]?.count;
  };
  await expect.poll(waiting).toBe(0);
}

async function reconcile(): Promise<void> {
  await database.query("select graphile_worker.add_job('reconcile-billing')");
  await idle();
}

async function readStates() {
  const { rows } = await database.query<{ customer_id: string; subscription: SubscriptionRecord }>(
    `select customer_id, subscription, billing_customers.pro_until, trial_used, users.pro_until as user_pro_until
     from billing_customers join users on users.id = user_id order by customer_id`,
  );
  return rows;
}

/** Twenty at a time, as they may arrive. */
async function deliver(bodies: readonly string[]): Promise<void> {
  const queue = [...bodies];
  const send = async () => {
    for (let body = queue.shift(); body !== undefined; body = queue.shift()) {
      expect((await shop.sendWebhook(body)).status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: 20 }, send));
}

/** A customer whose trial started that many days ago, and the events since. */
async function subscribeDaysAgo(days: number, card: string): Promise<Customer> {
  const { ledger, subscriptions } = shop.stripe;
  const customer = await shop.newCustomer();
  const now = Math.floor(Date.now() / 1000);
  ledger.setNow(now - days * daySeconds);
  await customer.subscribe('monthly', card);
  subscriptions.advanceTo(now);
  ledger.setNow(undefined);
  await customer.post('/api/billing/refresh');
  return customer;
}

/** Seeded random numbers from 0 to 1 (public domain, Tommy Ettinger). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
