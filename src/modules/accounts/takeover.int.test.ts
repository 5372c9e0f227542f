import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { openBrowser, samplePassword as password, type TestBrowser } from '../../testing/test-browser.ts';
import { totp } from './test-authenticator.ts';

const attackersPassword = 'the password of eve';
const nextPassword = 'a boat on the lake';

let app: TestApplication;
let mailbox: TestMailServer;
beforeAll(async () => {
  mailbox = await startMailServer();
  app = await startTestApplication([], {
    SMTP_URL: mailbox.url,
    ADMIN_EMAILS: 'boss@example.org',
    TRUST_PROXY: 'true',
  });
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

describe('somebody else registers the same address', () => {
  test('after the owner: the owner’s link sets the owner’s password, and the attacker’s link nothing', async () => {
    const email = 'boss@example.org';
    const own = await register(email, password);
    const foreign = await register(email, attackersPassword, 'Eve');
    expect((await open(own)).body).toEqual({ email });
    expect((await signIn(email, attackersPassword)).status).toBe(401);
    expect((await signIn(email, password)).body).toMatchObject({ username: 'Ada', role: 'admin' });
    expect((await open(foreign)).body?.code).toBe('LINK_ENDED');
    expect((await signIn(email, attackersPassword)).status).toBe(401);
    expect((await signIn(email, password)).body).toMatchObject({ username: 'Ada' });
  });

  test('before the owner: the same', async () => {
    const email = 'later@example.org';
    const foreign = await register(email, attackersPassword, 'Eve');
    const own = await register(email, password);
    expect((await open(own)).status).toBe(200);
    expect((await open(foreign)).body?.code).toBe('LINK_ENDED');
    expect((await signIn(email, attackersPassword)).status).toBe(401);
    expect((await signIn(email, password)).body).toMatchObject({ username: 'Ada' });
  });

  test('whichever of the links is opened first counts, also when both are opened at once', async () => {
    const email = 'both@example.org';
    const links = [await register(email, password), await register(email, attackersPassword, 'Eve')];
    const opened = await Promise.all(links.map(open));
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    const signedIn = await Promise.all([signIn(email, password), signIn(email, attackersPassword)]);
    expect(signedIn.map(({ status }) => (status === 401 ? 410 : status))).toEqual(opened.map(({ status }) => status));
  });

  test('nobody signs in before a link was opened, and nothing is there to sign in to', async () => {
    const email = 'nobody-yet@example.org';
    await register(email, password);
    await register(email, attackersPassword, 'Eve');
    for (const given of [password, attackersPassword]) expect((await signIn(email, given)).status).toBe(401);
    expect(await query(`select 1 from users where email = '${email}'`)).toEqual([]);
  });

  test('when it has an account: password, name and sessions stay', async () => {
    const email = 'settled@example.org';
    const owner = await signUpConfirmed(email);
    await register(email, attackersPassword, 'Eve');
    expect((await mailTo(email)).at(-1)?.subject).toBe('You already have an account');
    expect((await owner.get('/api/user')).body).toMatchObject({ username: 'Ada' });
    expect((await signIn(email, attackersPassword)).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(200);
  });

  test('a flood of registrations from one place does not keep the owner’s link from being sent', async () => {
    const email = 'busy@example.org';
    const eve = openBrowser(app.url, { 'x-forwarded-for': '203.0.113.9' });
    for (let time = 0; time < 8; time++)
      await eve.post('/api/register', { username: 'Eve', email, password: attackersPassword });
    const own = await register(email, password);
    expect(mailsTo(email)).toHaveLength(6);
    expect((await open(own)).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  test('of an address that nobody confirmed: the answer of any address, and no link', async () => {
    const email = 'unconfirmed@example.org';
    const link = await register(email, attackersPassword, 'Eve');
    const asked = await post('/api/account/forgotten-password', { email });
    const unknown = await post('/api/account/forgotten-password', { email: 'unknown@example.org' });
    expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body]);
    await signUpConfirmed('settle-mail@example.org');
    expect(await mailTo(email)).toHaveLength(1);
    expect((await post('/api/account/reset-password', { token: link, password })).body?.code).toBe('LINK_ENDED');
  });

  test('a new password makes every link void that was mailed before', async () => {
    const email = 'recovered@example.org';
    const attacker = await signUpConfirmed(email);
    // With a stolen password: the address is to become the attacker's, once the owner has recovered the account.
    await attacker.post('/api/account/email', { email: 'eve-waits@example.org', password });
    const away = await tokenTo('eve-waits@example.org');
    const earlier = await resetLink(email);
    expect(
      (await post('/api/account/reset-password', { token: await resetLink(email), password: nextPassword })).status,
    ).toBe(204);
    expect((await open(away)).body?.code).toBe('LINK_ENDED');
    const again = await post('/api/account/reset-password', { token: earlier, password: attackersPassword });
    expect(again.body?.code).toBe('LINK_ENDED');
    expect((await attacker.get('/api/user')).status).toBe(401);
    expect((await signIn(email, nextPassword)).body).toMatchObject({ email });
  });

  test('a password changed on the account page makes them void, too', async () => {
    const email = 'changes@example.org';
    const owner = await signUpConfirmed(email);
    await owner.post('/api/account/email', { email: 'eve-hopes@example.org', password });
    const away = await tokenTo('eve-hopes@example.org');
    expect(
      (await owner.post('/api/account/password', { currentPassword: password, newPassword: nextPassword })).status,
    ).toBe(204);
    expect((await open(away)).body?.code).toBe('LINK_ENDED');
  });

  test('a password that is refused neither uses the link up nor makes it last longer', async () => {
    const email = 'twice@example.org';
    await signUpConfirmed(email);
    const token = await resetLink(email);
    const ends = `select expires_at from verifications where identifier like 'reset:%' order by created_at desc limit 1`;
    const [before] = await query(ends);
    expect((await post('/api/account/reset-password', { token, password: 'password' })).body?.code).toBe(
      'PASSWORD_TOO_COMMON',
    );
    expect(await query(ends)).toEqual([before]);
    expect((await post('/api/account/reset-password', { token, password: nextPassword })).status).toBe(204);
  });

  test('does not turn off the second factor', async () => {
    const email = 'second@example.org';
    const owner = await signUpConfirmed(email);
    const { body } = await owner.post('/api/account/two-factor/setup', { password });
    const confirmed = await owner.post('/api/account/two-factor/confirm', { code: totp(String(body?.secret)) });
    expect(confirmed.status).toBe(200);
    await post('/api/account/reset-password', { token: await resetLink(email), password: nextPassword });
    expect((await signIn(email, nextPassword)).body?.code).toBe('TWO_FACTOR_REQUIRED');
  });

  test('of an account whose address was never proven: what its former holder left behind goes', async () => {
    const email = 'squatted@example.org';
    const squatter = await signUpConfirmed(email);
    const created = await squatter.post('/api/account/api-keys', { name: 'kept', scopes: ['tools'], password });
    expect(created.status).toBe(201);
    // As if it had been registered while the site sent no mail.
    await query(`update users set email_verified = false where email = '${email}'`);
    await post('/api/account/reset-password', { token: await resetLink(email), password: nextPassword });
    const key = await fetch(`${app.url}/api/usage`, { headers: { authorization: `Bearer ${created.body?.key}` } });
    expect(key.status).toBe(401);
    expect((await signIn(email, nextPassword)).body).toMatchObject({ emailVerified: true });
  });
});

describe('a change of address', () => {
  test('to one that somebody has registered: the first link that is opened counts', async () => {
    for (const first of ['change', 'registration'] as const) {
      const wanted = `${first}-wins@example.org`;
      const owner = await signUpConfirmed(`mover-${first}@example.org`);
      const registration = await register(wanted, attackersPassword, 'Eve');
      await owner.post('/api/account/email', { email: wanted, password });
      const change = await tokenTo(wanted, 2);
      const [winner, loser] = first === 'change' ? [change, registration] : [registration, change];
      expect((await open(winner)).status).toBe(200);
      expect((await open(loser)).body?.code).toBe('LINK_ENDED');
      expect((await signIn(wanted, attackersPassword)).status).toBe(first === 'change' ? 401 : 200);
      expect((await signIn(wanted, password)).status).toBe(first === 'change' ? 200 : 401);
    }
  });

  test('makes earlier links void: those for other addresses, and those for a new password at the former address', async () => {
    const email = 'leaves@example.org';
    const owner = await signUpConfirmed(email);
    await owner.post('/api/account/email', { email: 'first-choice@example.org', password });
    await owner.post('/api/account/email', { email: 'second-choice@example.org', password });
    const reset = await resetLink(email);
    const [first, second] = [await tokenTo('first-choice@example.org'), await tokenTo('second-choice@example.org')];
    expect((await open(second)).status).toBe(200);
    expect((await open(first)).body?.code).toBe('LINK_ENDED');
    const again = await post('/api/account/reset-password', { token: reset, password: attackersPassword });
    expect(again.body?.code).toBe('LINK_ENDED');
    expect((await owner.get('/api/user')).body).toMatchObject({ email: 'second-choice@example.org' });
  });
});

test('links of an account that was deleted do nothing to the next one at the address', async () => {
  const email = 'again@example.org';
  const first = await signUpConfirmed(email);
  await first.post('/api/account/email', { email: 'elsewhere@example.org', password });
  const old = [await tokenTo('elsewhere@example.org'), await resetLink(email)];
  expect((await first.post('/api/account/delete', { password })).status).toBe(204);
  expect((await open(await register(email, nextPassword, 'Grace'))).status).toBe(200);
  for (const token of old) {
    expect((await open(token)).body?.code).toBe('LINK_ENDED');
    expect((await post('/api/account/reset-password', { token, password })).body?.code).toBe('LINK_ENDED');
  }
  expect((await signIn(email, nextPassword)).body).toMatchObject({ username: 'Grace', email });
});

test('a registration that nobody confirms is removed after a week', async () => {
  const email = 'forgets@example.org';
  const token = await register(email, password);
  await query(`update registrations set expires_at = expires_at - interval '7 days' where email = '${email}'`);
  expect((await open(token)).body?.code).toBe('LINK_ENDED');
  await query("select graphile_worker.add_job('sweep-accounts')");
  await expect.poll(() => query(`select 1 from registrations where email = '${email}'`)).toEqual([]);
});

const post = (path: string, body: unknown) => openBrowser(app.url).post(path, body);
const open = (token: string) => post('/api/account/verify-email', { token });
const signIn = (email: string, given: string) => post('/api/login', { email, password: given });

/** Registers, and gives the token of the link that was mailed for it. */
async function register(email: string, given: string, username = 'Ada'): Promise<string> {
  const before = mailsTo(email).length;
  expect((await post('/api/register', { username, email, password: given })).status).toBe(201);
  return tokenTo(email, before + 1);
}

async function signUpConfirmed(email: string): Promise<TestBrowser> {
  expect((await open(await register(email, password))).status).toBe(200);
  const browser = openBrowser(app.url);
  expect((await browser.post('/api/login', { email, password })).status).toBe(200);
  return browser;
}

async function resetLink(email: string): Promise<string> {
  const before = mailsTo(email).length;
  expect((await post('/api/account/forgotten-password', { email })).status).toBe(202);
  return tokenTo(email, before + 1);
}

const mailsTo = (email: string) => mailbox.received.filter(({ to }) => to.includes(email));

async function mailTo(email: string, count = 1) {
  await expect.poll(() => mailsTo(email).length).toBeGreaterThanOrEqual(count);
  return mailsTo(email);
}

/** The token in the latest of so many messages to an address. */
const tokenTo = async (email: string, count = 1): Promise<string> =>
  /#token=([\w-]+)/.exec((await mailTo(email, count)).at(-1)?.text ?? '')?.[1] ?? '';

async function query(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
