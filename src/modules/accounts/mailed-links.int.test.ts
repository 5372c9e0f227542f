import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { openBrowser, samplePassword } from '../../testing/test-browser.ts';

const password = samplePassword;
const publicUrl = 'https://files.example.org';

let app: TestApplication;
let mailbox: TestMailServer;
beforeAll(async () => {
  mailbox = await startMailServer();
  app = await startTestApplication([], {
    SMTP_URL: mailbox.url,
    PUBLIC_URL: publicUrl,
    ADMIN_EMAILS: 'boss@example.org',
    MAIL_FROM: 'satchel@example.org',
  });
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

describe('with a mail server', () => {
  test('an address must be confirmed before the first sign-in; the link works once', async () => {
    const email = 'new@example.org';
    const browser = openBrowser(app.url);
    const registered = await browser.post('/api/register', { username: 'Ada', email, password });
    expect(registered.body).toMatchObject({ confirmEmail: true });
    const [mail] = await mailTo(email, 1);
    expect(mail).toMatchObject({ from: 'satchel@example.org', to: [email], subject: 'Confirm your email address' });
    expect((await browser.post('/api/login', { email, password })).status).toBe(401);

    const token = tokenIn(mail?.text);
    expect(mail?.text).toContain(`${publicUrl}/verify-email#token=${token}`);
    const confirmed = await browser.post('/api/account/verify-email', { token });
    expect([confirmed.status, confirmed.body]).toEqual([200, { email }]);
    expect((await browser.post('/api/account/verify-email', { token })).body?.code).toBe('LINK_ENDED');
    expect((await browser.post('/api/login', { email, password })).body).toMatchObject({ emailVerified: true });
  });

  test('cookies go over https only', async () => {
    const browser = await signUpConfirmed('secure@example.org');
    const { headers } = await browser.post('/api/login', { email: 'secure@example.org', password });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Secure-satchel\.session_token=.*; SameSite=Lax; Secure; HttpOnly$/),
      expect.stringMatching(/^satchel_signed_in=1;.*; Secure$/),
      expect.stringMatching(/^satchel_device_.*; Secure; HttpOnly$/),
    ]);
  });

  test('registering an address that has an account tells only its owner', async () => {
    await signUpConfirmed('owner@example.org');
    const browser = openBrowser(app.url);
    const fresh = await browser.post('/api/register', { username: 'Eve', email: 'fresh@example.org', password });
    const taken = await browser.post('/api/register', { username: 'Eve', email: 'Owner@example.org', password });
    expect(taken.status).toBe(fresh.status);
    expect(JSON.stringify(taken.body).replaceAll('owner@', 'fresh@')).toBe(JSON.stringify(fresh.body));
    const mails = await mailTo('owner@example.org', 2);
    expect(mails.at(-1)).toMatchObject({ subject: 'You already have an account' });

    // Neither can be told apart by signing in.
    const wrong = await browser.post('/api/login', { email: 'owner@example.org', password: 'not it' });
    const unconfirmed = await browser.post('/api/login', { email: 'fresh@example.org', password });
    expect([unconfirmed.status, unconfirmed.body]).toEqual([wrong.status, wrong.body]);
  });

  test('a forgotten password is replaced by a mailed link, which ends every session', async () => {
    const email = 'forgot@example.org';
    const browser = await signUpConfirmed(email);
    expect((await openBrowser(app.url).get('/api/account/forgotten-password')).body).toEqual({ available: true });
    const asked = await openBrowser(app.url).post('/api/account/forgotten-password', { email });
    const unknown = await openBrowser(app.url).post('/api/account/forgotten-password', { email: 'nobody@example.org' });
    expect([asked.status, asked.body]).toEqual([202, unknown.body]);
    const token = tokenIn((await mailTo(email, 2)).at(-1)?.text);
    const reset = (next: string) => openBrowser(app.url).post('/api/account/reset-password', { token, password: next });
    expect((await reset('12345')).body?.code).toBe('PASSWORD_TOO_SHORT');
    expect((await reset('password')).body?.code).toBe('PASSWORD_TOO_COMMON');
    expect((await reset('a boat on the lake')).status).toBe(204);
    expect((await reset('a boat on the sea')).body?.code).toBe('LINK_ENDED');
    expect((await browser.get('/api/user')).status).toBe(401);
    expect((await browser.post('/api/login', { email, password })).status).toBe(401);
    expect((await browser.post('/api/login', { email, password: 'a boat on the lake' })).status).toBe(200);
    await expect
      .poll(() => mailbox.received.filter(({ to }) => to.includes(email)).at(-1)?.subject)
      .toMatch(/was changed/);
    expect(mailbox.received.some(({ to }) => to.includes('nobody@example.org'))).toBe(false);
  });

  test('an address changes when the new mailbox says so', async () => {
    const browser = await signUpConfirmed('before@example.org');
    const answer = await browser.post('/api/account/email', { email: 'after@example.org', password });
    expect(answer.body).toMatchObject({ changed: false });
    expect((await browser.get('/api/user')).body).toMatchObject({ email: 'before@example.org' });
    const [mail] = await mailTo('after@example.org', 1);
    const stranger = openBrowser(app.url);
    expect((await stranger.post('/api/account/verify-email', { token: tokenIn(mail?.text) })).status).toBe(200);
    expect((await browser.get('/api/user')).body).toMatchObject({ email: 'after@example.org', emailVerified: true });
    await expect
      .poll(() => mailbox.received.filter(({ to }) => to.includes('before@example.org')).at(-1)?.subject)
      .toMatch(/address of your account was changed/);
  });

  test('one mailbox is not flooded', async () => {
    await signUpConfirmed('flooded@example.org');
    for (let time = 0; time < 8; time++) {
      const email = 'flooded@example.org';
      expect((await openBrowser(app.url).post('/api/account/forgotten-password', { email })).status).toBe(202);
    }
    await mailTo('flooded@example.org', 5);
    expect(mailbox.received.filter(({ to }) => to.includes('flooded@example.org'))).toHaveLength(5);
  });

  test.each([['x'], ['x'.repeat(201)], ['%00'], ["' or 1=1"]])('a made-up token is refused: %j', async (token) => {
    for (const [path, body] of [
      ['/api/account/verify-email', { token }],
      ['/api/account/reset-password', { token, password }],
    ] as const) {
      expect((await openBrowser(app.url).post(path, body)).status).toBeOneOf([400, 410]);
    }
  });

  test('an address in ADMIN_EMAILS makes an administrator once it is confirmed', async () => {
    const browser = await signUpConfirmed('boss@example.org');
    expect((await browser.get('/api/user')).body).toMatchObject({ role: 'admin' });
  });
});

async function signUpConfirmed(email: string) {
  const browser = openBrowser(app.url);
  await browser.post('/api/register', { username: 'Ada', email, password });
  const [mail] = await mailTo(email, 1);
  await browser.post('/api/account/verify-email', { token: tokenIn(mail?.text) });
  expect((await browser.post('/api/login', { email, password })).status).toBe(200);
  return browser;
}

/** The messages to an address, once there are so many. */
async function mailTo(email: string, count: number) {
  const found = () => mailbox.received.filter(({ to }) => to.includes(email));
  await expect.poll(() => found().length).toBeGreaterThanOrEqual(count);
  return found();
}

const tokenIn = (text: string | undefined): string => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
