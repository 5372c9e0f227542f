import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApplication } from '../../testing/test-application.ts';
import type { BillingConfig, CreatedSubscription, Invoices } from './billing.contract.ts';
import { type Customer, declinedCard, newCard, newEmptyCard, openShop, type Shop } from './test-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('a first subscription', () => {
  test('begins with 14 free days, and the visitor is Pro as soon as the card is given', async () => {
    const customer = await shop.newCustomer();
    expect(await customer.state()).toEqual({
      proUntil: null,
      subscription: null,
      paymentProblem: null,
      trialDays: 14,
      trialRefused: null,
    });
    const begun = await customer.begin();
    expect(begun).toMatchObject({ intent: 'setup', plan: 'monthly', dueNowCents: 0 });
    expect(daysFromNow(begun.trialEndsAt)).toBe(14);

    await customer.post('/api/billing/refresh');
    expect((await customer.user()).subscriptionStatus).toBe('inactive');
    await shop.pay(begun.clientSecret, newCard());
    await customer.post('/api/billing/refresh');
    expect(await customer.user()).toMatchObject({ subscriptionStatus: 'active', plan: 'pro' });
    expect(await customer.state()).toMatchObject({
      subscription: { plan: 'monthly', status: 'trialing', priceCents: 299, cancelAtPeriodEnd: false, endedAt: null },
      trialDays: 0,
    });
  });

  test('of the annual plan costs what the catalogue says', async () => {
    const customer = await shop.newCustomer();
    await customer.subscribe('annual');
    expect((await customer.state()).subscription).toMatchObject({ plan: 'annual', priceCents: 1999 });
  });

  test('stays unpaid when the card is declined, and works with the next card', async () => {
    const customer = await shop.newCustomer();
    const { clientSecret } = await customer.begin();
    const declined = await shop.pay(clientSecret, declinedCard);
    expect(declined.status).toBe(402);
    await customer.post('/api/billing/refresh');
    expect((await customer.user()).subscriptionStatus).toBe('inactive');
    await shop.pay(clientSecret, newCard());
    await customer.post('/api/billing/refresh');
    expect((await customer.user()).subscriptionStatus).toBe('active');
  });
});

describe('beginning again', () => {
  test('gives the same pending subscription, also ten times at once', async () => {
    const customer = await shop.newCustomer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => customer.begin()));
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await countSubscriptions(customer)).toBe(1);
  });

  test('never leaves two, whatever answers of the provider are lost', async () => {
    const customer = await shop.newCustomer();
    for (let round = 0; round < 6; round++) {
      shop.stripe.trouble('lose-answer', 1);
      await customer.post('/api/create-subscription', { plan: round % 2 ? 'annual' : 'monthly' });
    }
    expect(await countSubscriptions(customer)).toBe(1);
  });

  test('with the other plan calls the first off', async () => {
    const customer = await shop.newCustomer();
    const monthly = await customer.begin('monthly');
    const annual = await customer.begin('annual');
    expect(annual).toMatchObject({ plan: 'annual', intent: 'setup' });
    expect((await shop.pay(monthly.clientSecret, newCard())).status).toBe(400);
    expect(await countSubscriptions(customer)).toBe(1);
  });

  test('is refused for somebody who is Pro', async () => {
    const customer = await shop.newCustomer();
    await customer.subscribe();
    const answer = await customer.post('/api/create-subscription', { plan: 'annual' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'ALREADY_PRO' });
    expect(await countSubscriptions(customer)).toBe(1);
  });

  test('after a trial that was used up has to be paid', async () => {
    const customer = await shop.newCustomer();
    await customer.subscribe();
    shop.stripe.subscriptions.cancelNow(await latestOf(customer));
    await customer.post('/api/billing/refresh');
    expect((await customer.user()).subscriptionStatus).toBe('inactive');
    const again = await customer.begin();
    expect(again).toMatchObject({ intent: 'payment', dueNowCents: 299, trialEndsAt: null });
    await shop.pay(again.clientSecret, newCard());
    await customer.post('/api/billing/refresh');
    expect((await customer.state()).subscription).toMatchObject({ status: 'active' });
  });
});

test('nobody gets a second trial by ending the first one before this site has heard of it', async () => {
  const customer = await shop.newCustomer();
  await shop.pay((await customer.begin()).clientSecret, newCard());
  shop.stripe.subscriptions.cancelNow(await latestOf(customer));
  expect(await customer.begin()).toMatchObject({ intent: 'payment', trialEndsAt: null });
});

test('who has credit enough at the provider is Pro without paying', async () => {
  const customer = await shop.newCustomer();
  await customer.subscribe();
  shop.stripe.subscriptions.cancelNow(await latestOf(customer));
  const account = shop.stripe.ledger.customer(customerOf((await customer.user()).id));
  account.balance = -500;
  const answer = await customer.post('/api/create-subscription');
  expect(await answer.json()).toMatchObject({ code: 'ALREADY_PRO' });
  expect((await customer.user()).subscriptionStatus).toBe('active');
  expect(account.balance).toBe(-201);
});

describe('a subscriber', () => {
  test('who cancels is Pro until the period ends, and may change their mind', async () => {
    const customer = await shop.newCustomer();
    await customer.subscribe();
    await customer.post('/api/billing/cancel');
    const cancelled = await customer.state();
    expect(cancelled.subscription).toMatchObject({ cancelAtPeriodEnd: true, endedAt: null });
    expect(cancelled.proUntil).toBe(cancelled.subscription?.currentPeriodEnd);
    expect((await customer.user()).subscriptionStatus).toBe('active');
    await customer.post('/api/billing/resume');
    expect((await customer.state()).subscription).toMatchObject({ cancelAtPeriodEnd: false });
  });

  test('changes the plan, and not to the one they have', async () => {
    const customer = await shop.newCustomer();
    await customer.subscribe();
    expect((await customer.post('/api/billing/change-plan', { plan: 'annual' })).status).toBe(200);
    expect((await customer.state()).subscription).toMatchObject({ plan: 'annual', priceCents: 1999 });
    const again = await customer.post('/api/billing/change-plan', { plan: 'annual' });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'SAME_PLAN' });
  });

  test('whose card cannot be charged for the other plan keeps the one they have', async () => {
    const customer = await shop.newCustomer();
    await customer.subscribe('monthly');
    shop.stripe.subscriptions.cancelNow(await latestOf(customer));
    await customer.subscribe('monthly', newEmptyCard());
    const answer = await customer.post('/api/billing/change-plan', { plan: 'annual' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'PAYMENT_DECLINED',
      message: expect.stringContaining('Your card was declined.'),
    });
    expect((await customer.state()).subscription).toMatchObject({ plan: 'monthly' });
  });

  test('finds invoices and the page of the provider', async () => {
    const customer = await shop.newCustomer();
    expect(await customer.get<Invoices>('/api/billing/invoices')).toEqual({ invoices: [] });
    expect((await customer.post('/api/billing/portal')).status).toBe(409);
    await customer.subscribe();
    const { invoices } = await customer.get<Invoices>('/api/billing/invoices');
    expect(invoices).toMatchObject([
      { status: 'paid', amountCents: 0, pageUrl: expect.stringContaining('/invoices/') },
    ]);
    const { url } = (await (await customer.post('/api/billing/portal')).json()) as { url: string };
    expect(url).toContain(`return_url=${encodeURIComponent(`http://127.0.0.1:3000/account`)}`);
  });

  test('who deletes the account is not charged any more, even when the provider is away at that moment', async () => {
    const customer = await shop.newCustomer();
    await customer.subscribe();
    const subscription = await latestOf(customer);
    shop.stripe.trouble('fail', 3);
    const answer = await customer.post('/api/account/delete', { password: 'correct horse battery' });
    expect(answer.status).toBe(204);
    await expect.poll(() => subscription.status).toBe('canceled');
  });
});

describe('what must not happen', () => {
  const calls = [
    'create-subscription',
    'billing/refresh',
    'billing/cancel',
    'billing/resume',
    'billing/change-plan',
    'billing/portal',
  ];

  test.each(calls)('%s is for signed-in users', async (path) => {
    const answer = await fetch(`${shop.app.url}/api/${path}`, { method: 'POST' });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('an API key cannot manage the subscription', async () => {
    const customer = await shop.newCustomer();
    const made = await customer.post('/api/account/api-keys', {
      name: 'Script',
      scopes: ['tools'],
      password: 'correct horse battery',
    });
    const { key } = (await made.json()) as { key: string };
    for (const path of calls) {
      const headers = { authorization: `Bearer ${key}` };
      expect((await fetch(`${shop.app.url}/api/${path}`, { method: 'POST', headers })).status).toBe(403);
    }
    expect(await countSubscriptions(customer)).toBe(0);
  });

  test('nobody gets a secret for somebody else, whatever they send', async () => {
    const [victim, thief] = [await shop.newCustomer(), await shop.newCustomer()];
    const { clientSecret } = await victim.begin();
    const { id, email } = await victim.user();
    const stolen = { plan: 'pro', userId: id, customer: customerOf(id), customerId: customerOf(id), email };
    const answer = await thief.post('/api/create-subscription', stolen);
    const begun = (await answer.json()) as CreatedSubscription;
    expect(begun.clientSecret).not.toBe(clientSecret);
    expect(intentOwner(begun.clientSecret)).toBe(customerOf((await thief.user()).id));
  });

  test.each([
    ['a plan that is not offered', { plan: 'lifetime' }],
    ['a list', { plan: ['annual'] }],
    ['a number', { plan: 1 }],
    ['a statement', { plan: "annual'; drop table users; --" }],
    ['a very long plan', { plan: 'x'.repeat(10_000) }],
  ])('%s is refused with a sentence', async (_case, body) => {
    const customer = await shop.newCustomer();
    const answer = await customer.post('/api/create-subscription', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: expect.any(String),
      message: "The plan must be 'pro', 'monthly' or 'annual'.",
      fields: { plan: "The plan must be 'pro', 'monthly' or 'annual'." },
    });
    expect(await countSubscriptions(customer)).toBe(0);
  });

  test.each(['cancel', 'resume', 'change-plan'])('%s without a subscription changes nothing', async (call) => {
    const customer = await shop.newCustomer();
    const answer = await customer.post(`/api/billing/${call}`, { plan: 'annual' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'NO_SUBSCRIPTION' });
  });

  test('while the provider is away, calls say so and nothing changes', async () => {
    const customer = await shop.newCustomer();
    await customer.subscribe();
    shop.stripe.trouble('fail', 3);
    const answer = await customer.post('/api/billing/cancel');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'PAYMENT_UNREACHABLE' });
    expect((await customer.state()).subscription).toMatchObject({ cancelAtPeriodEnd: false });
    expect((await customer.user()).subscriptionStatus).toBe('active');
  });

  test('no secret is in what everybody may read', async () => {
    const answer = await fetch(`${shop.app.url}/api/billing/config`);
    expect((await answer.json()) as BillingConfig).toEqual({
      available: true,
      publishableKey: 'pk_test_shop',
      stripeJsUrl: `${shop.stripe.url}/stripe.js`,
      trialDays: 14,
    });
  });
});

test('a server without payment settings says that payment is not available', async () => {
  const app = await startTestApplication([]);
  try {
    expect(await (await fetch(`${app.url}/api/billing/config`)).json()).toEqual({ available: false });
    const webhook = await fetch(`${app.url}/api/stripe/webhook`, { method: 'POST', body: '{}' });
    expect(webhook.status).toBe(404);
    const answer = await fetch(`${app.url}/api/create-subscription`, { method: 'POST' });
    expect(answer.status).toBe(401);
  } finally {
    await app.close();
  }
});

const daysFromNow = (time: string | null) => Math.round((new Date(time ?? 0).getTime() - Date.now()) / 86_400_000);

const customerOf = (userId: string) =>
  [...shop.stripe.ledger.customers.values()].find(({ metadata }) => metadata.userId === userId)?.id ?? '';

const intentOwner = (secret: string) => shop.stripe.ledger.intents.get(secret.split('_secret_')[0] ?? '')?.customer;

/** How many of the customer's subscriptions have not ended. */
async function countSubscriptions(customer: Customer): Promise<number> {
  const id = customerOf((await customer.user()).id);
  return [...shop.stripe.ledger.subscriptions.values()].filter(
    (subscription) => subscription.customer === id && subscription.ended_at === null,
  ).length;
}

async function latestOf(customer: Customer) {
  const id = customerOf((await customer.user()).id);
  const latest = [...shop.stripe.ledger.subscriptions.values()].findLast((each) => each.customer === id);
  if (!latest) throw new Error('This customer has no subscription.');
  return latest;
}
