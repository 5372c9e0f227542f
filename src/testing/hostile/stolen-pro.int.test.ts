import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountPaths } from '../../modules/accounts/account-paths.contract.ts';
import { openShop, type Shop } from '../../modules/billing/test-shop.ts';
import { openBrowser, samplePassword, signUp, type TestBrowser } from '../test-browser.ts';

/** What a customer may try to get Pro without paying. */
let shop: Shop;
let thief: TestBrowser;
beforeAll(async () => {
  shop = await openShop();
  thief = await signUp(shop.app.url, 'thief@example.org');
});
afterAll(() => shop.close());

const isStillFree = async () =>
  expect((await thief.get('/api/user')).body).toMatchObject({
    plan: 'free',
    role: 'user',
    proUntil: null,
    proGrantedUntil: null,
  });

const smuggled = {
  proUntil: '2999-01-01T00:00:00Z',
  proGrantedUntil: '2999-01-01T00:00:00Z',
  pro_granted_until: '2999-01-01T00:00:00Z',
  plan: 'pro',
  isPro: true,
  role: 'admin',
};

test.each(Object.entries(smuggled))('%s among the fields of an account call is refused', async (field, value) => {
  const extra = { [field]: value };
  const calls: [string, object][] = [
    [accountPaths.register, { username: 'Eve', email: `${field}@example.org`, password: samplePassword }],
    [accountPaths.changeUsername, { username: 'Thief' }],
    [accountPaths.changeEmail, { email: 'other@example.org', password: samplePassword }],
    [accountPaths.changePassword, { currentPassword: samplePassword, newPassword: samplePassword }],
  ];
  for (const [path, body] of calls) {
    expect([path, (await thief.post(path, { ...body, ...extra })).status]).toEqual([path, 400]);
  }
  await isStillFree();
});

test('a price, an amount, a trial or another user in the order changes nothing', async () => {
  const answer = await thief.post('/api/create-subscription', {
    plan: 'annual',
    priceCents: 1,
    price: 'price_mine',
    trialDays: 9999,
    userId: 'somebody-else',
    customerId: 'cus_1',
  });
  const honest = await (await signUp(shop.app.url, 'honest@example.org')).post('/api/create-subscription', {
    plan: 'annual',
  });
  expect(answer.status).toBe(200);
  const { dueNowCents, plan, trialEndsAt } = answer.body ?? {};
  expect({ dueNowCents, plan }).toEqual({ dueNowCents: honest.body?.dueNowCents, plan: 'annual' });
  expect(Math.abs(Date.parse(String(trialEndsAt)) - Date.parse(String(honest.body?.trialEndsAt)))).toBeLessThan(60_000);
  await isStillFree();
});

test.each(['grant', 'revoke', 'pro/grant', 'pro/revoke'])('admin/%s is not for customers', async (call) => {
  const body = { email: 'thief@example.org', days: 30 };
  expect((await thief.post(`/api/admin/${call}`, body)).status).toBe(403);
  expect((await openBrowser(shop.app.url).post(`/api/admin/${call}`, body)).status).toBe(401);
  await isStillFree();
});

test('the API key of a deleted account opens nothing, and was no way to change the plan before', async () => {
  const leaver = await signUp(shop.app.url, 'leaver@example.org');
  const made = await leaver.post(accountPaths.apiKeys, { name: 'x', scopes: ['tools'], password: samplePassword });
  const program = openBrowser(shop.app.url, { authorization: `Bearer ${made.body?.key}` });
  expect((await program.post('/api/create-subscription', { plan: 'monthly' })).status).toBe(403);
  expect((await program.post('/api/admin/pro/grant', { email: 'leaver@example.org', days: 1 })).status).toBe(403);
  expect((await program.get('/api/usage')).status).toBe(200);
  expect((await leaver.post(accountPaths.delete, { password: samplePassword })).status).toBe(204);
  expect((await program.get('/api/usage')).status).toBe(401);
});
