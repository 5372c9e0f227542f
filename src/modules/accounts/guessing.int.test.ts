import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { openBrowser, samplePassword as password, signUp, type TestBrowser } from '../../testing/test-browser.ts';
import { defineAccountLimits } from './account-limits.ts';
import { totp, wrongCodes } from './test-authenticator.ts';

let app: TestApplication;
beforeAll(async () => {
  // A proxy names the visitors' addresses.
  app = await startTestApplication([], { TRUST_PROXY: 'true' });
});
afterAll(() => app.close());

describe('wrong passwords for somebody else’s account', () => {
  test('from one address end there, and keep its owner out nowhere', async () => {
    const email = 'one-place@example.org';
    const owner = await signUp(app.url, email);
    expect(await guess(from('203.0.113.1'), email, 12)).toEqual([...Array(10).fill(401), 429, 429]);
    await owner.post('/api/logout');
    expect((await signIn(owner, email)).status).toBe(200);
    expect((await signIn(from('203.0.113.2'), email)).status).toBe(200);
  });

  test('from the owner’s own address do not keep out a device that was signed in before', async () => {
    const email = 'same-place@example.org';
    const owner = from('203.0.113.10');
    await register(owner, email);
    expect((await signIn(owner, email)).status).toBe(200);
    await owner.post('/api/logout');
    await guess(from('203.0.113.10'), email, 11);
    expect((await signIn(from('203.0.113.10'), email)).status).toBe(429);
    expect((await signIn(owner, email)).status).toBe(200);
  });

  test('from everywhere are slowed, and keep out new devices alone', async () => {
    const email = 'everywhere@example.org';
    const owner = await signUp(app.url, email);
    await owner.post('/api/logout');
    await guessFromEverywhere(email);
    const refused = await signIn(from('203.0.113.200'), email);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(refused.body?.message).toMatch(/a device you have used before.*passkey.*Forgot password/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(owner, email)).status).toBe(200);
    // The answer for an address without an account is the same.
    await guessFromEverywhere('no-such@example.org');
    const unknown = await signIn(from('203.0.113.200'), 'no-such@example.org');
    expect([unknown.status, withoutNumbers(unknown.body)]).toEqual([429, withoutNumbers(refused.body)]);
  });

  test('a device is known for the account that it was signed in to, and for no other', async () => {
    const email = 'bound@example.org';
    await signUp(app.url, email);
    const stranger = await signUp(app.url, 'stranger@example.org');
    await guessFromEverywhere(email);
    expect((await signIn(stranger, email)).status).toBe(429);
    for (const [name, value] of stranger.cookies) stranger.cookies.set(name, `${value}x`);
    expect((await signIn(stranger, 'stranger@example.org')).status).toBe(200);
  });

  test('a device that is known may guess no more often than one that is not', async () => {
    const email = 'borrowed@example.org';
    const device = await signUp(app.url, email);
    await device.post('/api/logout');
    expect(await guess(device, email, 12)).toEqual([...Array(10).fill(401), 429, 429]);
    // It alone is refused: elsewhere the account can be signed in to.
    expect((await signIn(from('203.0.113.3'), email)).status).toBe(200);
  });

  test('the device’s cookie is for signing in alone, and scripts cannot read it', async () => {
    const browser = openBrowser(app.url);
    await register(browser, 'cookie@example.org');
    const { headers } = await signIn(browser, 'cookie@example.org');
    expect(headers.getSetCookie().filter((line) => line.startsWith('satchel_device'))).toEqual([
      expect.stringMatching(/^satchel_device_\w{8}=[\w.-]+; Max-Age=\d+; Path=\/api\/login; SameSite=Lax; HttpOnly$/),
    ]);
  });
});

test('wrong codes of somebody who has the password do not keep out a device that is known', async () => {
  const email = 'second-factor@example.org';
  const owner = await signUp(app.url, email);
  const { body } = await owner.post('/api/account/two-factor/setup', { password });
  const secret = String(body?.secret);
  const confirmed = await owner.post('/api/account/two-factor/confirm', { code: totp(secret) });
  expect(confirmed.status).toBe(200);
  await owner.post('/api/logout');
  const thief = from('203.0.113.30');
  const statuses = [];
  for (const code of wrongCodes(secret, 12)) {
    statuses.push((await thief.post('/api/login', { email, password, code })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  const [backupCode] = Object(confirmed.body).backupCodes;
  expect((await owner.post('/api/login', { email, password, code: backupCode })).status).toBe(200);
});

test('whoever has a session and guesses the password in it does not hold up the owner’s own', async () => {
  const email = 'stolen@example.org';
  const stolen = await signUp(app.url, email);
  const owner = openBrowser(app.url);
  await signIn(owner, email);
  for (let time = 0; time < 11; time++) await stolen.post('/api/account/delete', { password: `guess ${time}` });
  const changed = await owner.post('/api/account/password', {
    currentPassword: password,
    newPassword: 'a boat on the lake',
  });
  expect(changed.status).toBe(204);
  expect((await stolen.get('/api/user')).status).toBe(401);
});

describe('with a mail server', () => {
  let mailbox: TestMailServer;
  let mailing: TestApplication;
  beforeAll(async () => {
    mailbox = await startMailServer();
    mailing = await startTestApplication([], { TRUST_PROXY: 'true', SMTP_URL: mailbox.url });
  });
  afterAll(async () => {
    await mailing.close();
    await mailbox.close();
  });

  test('an owner on a new device comes in by a mailed link while the account is being guessed', async () => {
    const email = 'new-device@example.org';
    const token = async (path: string) => {
      const pattern = new RegExp(`${path}#token=([\\w-]+)`);
      const find = () => mailbox.received.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean);
      await expect.poll(find).toBeDefined();
      return find();
    };
    const owner = openBrowser(mailing.url);
    await owner.post('/api/register', { username: 'Ada', email, password });
    await owner.post('/api/account/verify-email', { token: await token('/verify-email') });
    await guessFromEverywhere(email, mailing.databaseUrl);
    expect((await signIn(owner, email)).status).toBe(429);
    await owner.post('/api/account/forgotten-password', { email });
    const reset = { token: await token('/reset-password'), password: 'a boat on the lake' };
    expect((await owner.post('/api/account/reset-password', reset)).status).toBe(204);
    expect((await owner.post('/api/login', { email, password: 'a boat on the lake' })).status).toBe(200);
  });
});

const from = (address: string): TestBrowser => openBrowser(app.url, { 'x-forwarded-for': address });

const signIn = (browser: TestBrowser, email: string) => browser.post('/api/login', { email, password });

const register = (browser: TestBrowser, email: string) =>
  browser.post('/api/register', { username: 'Ada', email, password });

async function guess(browser: TestBrowser, email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) {
    statuses.push((await browser.post('/api/login', { email, password: `guess ${time}` })).status);
  }
  return statuses;
}

/** As many wrong passwords as all unknown devices together have, without the work of hashing them. */
async function guessFromEverywhere(email: string, databaseUrl = app.databaseUrl): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const { loginAccount } = defineAccountLimits(createRateLimits(pool));
  await Promise.all(Array.from({ length: loginAccount.points }, () => loginAccount.take(email)));
  await pool.end();
}

const withoutNumbers = (body: unknown) => JSON.stringify(body).replace(/\d+ \w+/, '');
