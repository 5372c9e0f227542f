import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from './fake-stripe.ts';

let fake: FakeStripe;
let stripe: Stripe;
beforeEach(async () => {
  fake = await startFakeStripe();
  stripe = connect('sk_test_contract');
});
afterEach(() => fake.close());

describe('an idempotency key', () => {
  test('gives the first answer again, and does the work once', async () => {
    const create = () => stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey: 'one' });
    expect((await create()).id).toBe((await create()).id);
    expect(fake.ledger.customers.size).toBe(1);
  });

  test('is refused with other parameters', async () => {
    await stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey: 'one' });
    const second = stripe.customers.create({ email: 'b@example.org' }, { idempotencyKey: 'one' });
    await expect(second).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  test('finds what was done when its answer was lost', async () => {
    fake.trouble('lose-answer', 1);
    await stripe.customers.create({ email: 'a@example.org' });
    expect(fake.ledger.customers.size).toBe(1);
  });
});

describe('a refusal', () => {
  test('says what is missing', async () => {
    const lookup = stripe.subscriptions.retrieve('sub_none');
    await expect(lookup).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 });
  });

  test('of a wrong key is a 401', async () => {
    await expect(connect('sk_live_x').customers.create({})).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });

  test('of a call it does not know is plain', async () => {
    await expect(stripe.refunds.list()).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  });
});

test('messages are signed as the SDK checks them, and come again until they are taken', async () => {
  const heard: { body: string; signature: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    heard.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(heard.length < 3 ? 500 : 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.sendWebhooksTo({ url, secret: 'whsec_contract' });
  const { id } = await stripe.customers.create({});
  await expect.poll(() => heard.length).toBe(3);
  for (const { body, signature } of heard) {
    const event = stripe.webhooks.constructEvent(body, signature, 'whsec_contract');
    expect(event).toMatchObject({ type: 'customer.created', data: { object: { id } } });
  }
  const [, seconds, hash] = /^t=(\d+),v1=(\w+)$/.exec(heard[0]?.signature ?? '') ?? [];
  expect(createHmac('sha256', 'whsec_contract').update(`${seconds}.${heard[0]?.body}`).digest('hex')).toBe(hash);
  server.close();
});

test('months are calendar months: what begins on the 31st renews on the last day of February', async () => {
  fake.ledger.setNow(Date.UTC(2027, 0, 31, 12) / 1000);
  const { id: customer } = await stripe.customers.create({});
  await stripe.products.create({ id: 'pro', name: 'Pro' });
  const price = await stripe.prices.create({
    product: 'pro',
    currency: 'usd',
    unit_amount: 299,
    recurring: { interval: 'month' },
  });
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete',
  });
  expect(subscription.status).toBe('incomplete');
  expect(subscription.items.data[0]?.current_period_end).toBe(Date.UTC(2027, 1, 28, 12) / 1000);
});

function connect(key: string): Stripe {
  const { hostname, port } = new URL(fake.url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 2 });
}
