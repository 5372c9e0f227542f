import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreatedSubscription } from './billing.contract.ts';
import { type Customer, newCard, openShop, type Shop } from './test-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ TRUST_PROXY: 'true' });
});
afterAll(() => shop.close());

test('a card has free days once: with another account they are called off, uncharged, and what is due is said first', async () => {
  const card = newCard();
  const first = await shop.newCustomer();
  await first.subscribe('monthly', card);
  await leave(first);

  const second = await shop.newCustomer();
  const begun = await second.begin();
  expect(begun).toMatchObject({ intent: 'setup', dueNowCents: 0, trialUsed: false });
  await shop.pay(begun.clientSecret, card);
  await second.post('/api/billing/refresh');
  expect(await second.user()).toMatchObject({ isPro: false });
  expect(await second.state()).toMatchObject({
    subscription: null,
    proUntil: null,
    trialDays: 0,
    trialRefused: expect.stringMatching(/already had a free trial.*nothing was charged/),
  });
  expect(paidTo(shop)).toBe(0);

  const again = await second.begin();
  expect(again).toMatchObject({ intent: 'payment', dueNowCents: 299, trialEndsAt: null, trialUsed: true });
  expect(paidTo(shop)).toBe(0);
  await shop.pay(again.clientSecret, card);
  await second.post('/api/billing/refresh');
  expect(await second.state()).toMatchObject({ subscription: { status: 'active' }, trialRefused: null });
  expect(paidTo(shop)).toBe(299);
});

test('beginning anew before this site has heard of the card wins nothing either', async () => {
  const card = newCard();
  await (await shop.newCustomer()).subscribe('monthly', card);
  const second = await shop.newCustomer();
  await shop.pay((await second.begin()).clientSecret, card);
  expect(await second.begin()).toMatchObject({ intent: 'payment', trialUsed: true });
  expect(await second.user()).toMatchObject({ isPro: false });
});

test('an email address has free days once, also as the address of a new account', async () => {
  const first = await shop.newCustomer({ email: 'ada@example.org' });
  await first.subscribe();
  await leave(first);
  for (const email of ['ada@example.org', 'ada+again@example.org']) {
    const again = await shop.newCustomer({ email });
    expect(await again.state()).toMatchObject({ trialDays: 0 });
    expect(await again.begin()).toMatchObject({ intent: 'payment', dueNowCents: 299, trialUsed: true });
  }
});

test('a network has free days once in a while; addresses that many may share unseen do not count', async () => {
  const at = async (address: string): Promise<CreatedSubscription> => {
    const customer = await shop.newCustomer({ address });
    const begun = await customer.begin();
    if (begun.intent === 'setup') {
      await shop.pay(begun.clientSecret, newCard());
      await customer.post('/api/billing/refresh');
    }
    return begun;
  };
  expect(await at('2001:db8:5:100::1')).toMatchObject({ trialUsed: false });
  expect(await at('2001:db8:5:1ff::2')).toMatchObject({ trialUsed: true });
  expect(await at('2001:db8:5:200::2')).toMatchObject({ trialUsed: false });
  expect(await at('10.0.0.1')).toMatchObject({ trialUsed: false });
  expect(await at('10.0.0.1')).toMatchObject({ trialUsed: false });
});

test('whoever gives another card during their trial keeps it', async () => {
  const used = newCard();
  await (await shop.newCustomer()).subscribe('monthly', used);
  const customer = await shop.newCustomer();
  await customer.subscribe();
  const { ledger } = shop.stripe;
  const subscription = [...ledger.subscriptions.values()].at(-1);
  const foreign = [...ledger.cards.values()].find(({ card }) => card.last4 === used.slice(-4));
  if (!subscription || !foreign) throw new Error('Both subscribed.');
  subscription.default_payment_method = foreign.id;
  await customer.post('/api/billing/refresh');
  expect(await customer.user()).toMatchObject({ isPro: true });
});

test('what is kept of a trial names nobody', async () => {
  const card = newCard();
  const customer = await shop.newCustomer({ email: 'somebody@example.org', address: '203.0.113.77' });
  await customer.subscribe('monthly', card);
  const kept = JSON.stringify(await shop.query('select * from trial_marks'));
  const { ledger } = shop.stripe;
  const fingerprints = [...ledger.cards.values()].map((each) => each.card.fingerprint);
  for (const secret of ['somebody', '203.0.113', ...fingerprints, ...ledger.subscriptions.keys()]) {
    expect(kept).not.toContain(secret);
  }
});

async function leave(customer: Customer): Promise<void> {
  expect((await customer.post('/api/account/delete', { password: customer.password })).status).toBe(204);
}

const paidTo = ({ stripe }: Shop): number =>
  [...stripe.ledger.invoices.values()].reduce((sum, { amount_paid: paid }) => sum + paid, 0);
