import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailServer, type TestMailServer } from '../mail-server.ts';
import { startTestApplication, type TestApplication } from '../test-application.ts';
import { openBrowser, samplePassword as password } from '../test-browser.ts';

const attackersPassword = 'the password of eve';

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

test('registering an administrator’s address again does not put the attacker’s password behind the owner’s link', async () => {
  const email = 'boss@example.org';
  await register(email, password);
  const [link] = await linksTo(email, 1);
  await register(email, attackersPassword);
  await linksTo(email, 2);
  expect((await post('/api/account/verify-email', { token: tokenIn(link) })).status).toBe(200);
  expect((await signIn(email, attackersPassword)).status).toBe(401);
  expect((await signIn(email, password)).body).toMatchObject({ role: 'admin' });
});

test('wrong passwords from the owner’s own address do not lock the owner out of a device they use', async () => {
  const email = 'owner@example.org';
  await register(email, password);
  const [link] = await linksTo(email, 1);
  await post('/api/account/verify-email', { token: tokenIn(link) });
  const owner = openBrowser(app.url);
  expect((await owner.post('/api/login', { email, password })).status).toBe(200);
  await owner.post('/api/logout');
  for (let guess = 0; guess < 11; guess++) await signIn(email, `guess ${guess}`);
  expect((await signIn(email, password)).status).toBe(429);
  expect((await owner.post('/api/login', { email, password })).status).toBe(200);
});

test.each<Record<string, string>>([
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { forwarded: 'host=evil.example;proto=http' },
  { 'x-forwarded-proto': 'http', 'x-forwarded-port': '666', 'x-original-host': 'evil.example' },
])('mailed links lead to this site whatever a request says of its host: %j', async (headers) => {
  const email = `host-${Object.keys(headers)[0]}@example.org`;
  await post('/api/register', { username: 'Ada', email, password }, headers);
  await post('/api/register', { username: 'Ada', email, password });
  for (const link of await linksTo(email, 1)) expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/verify-email#token=/);
});

describe('a page elsewhere', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot sign a visitor in to an account of its own with a form of type %s',
    async (type) => {
      const email = 'eve@example.org';
      await register(email, attackersPassword);
      const fields = { email, password: attackersPassword };
      const bodies: Record<string, string> = {
        'text/plain': JSON.stringify(fields),
        'application/x-www-form-urlencoded': new URLSearchParams(fields).toString(),
      };
      const part = (name: string, value: string) =>
        `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
      const parts = `${Object.entries(fields)
        .map(([name, value]) => part(name, value))
        .join('')}--x--\r\n`;
      const answer = await fetch(`${app.url}/api/login`, {
        method: 'POST',
        headers: { origin: 'https://evil.example', 'content-type': type },
        body: bodies[type] ?? parts,
      });
      expect(answer.status).toBeOneOf([400, 415]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  test('is not let read or send JSON by the browser', async () => {
    const preflight = await fetch(`${app.url}/api/login`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('a session that somebody planted in the browser is not the one that is signed in', async () => {
  const email = 'fixed@example.org';
  await register(email, password);
  const [link] = await linksTo(email, 1);
  await post('/api/account/verify-email', { token: tokenIn(link) });
  const attacker = openBrowser(app.url);
  await attacker.post('/api/login', { email, password });
  const planted = attacker.cookies.get('satchel.session_token');
  const victim = openBrowser(app.url);
  victim.cookies.set('satchel.session_token', planted ?? '');
  await victim.post('/api/login', { email, password });
  expect(victim.cookies.get('satchel.session_token')).not.toBe(planted);
  // A new password ends every session; the current one continues with a new token.
  const before = victim.cookies.get('satchel.session_token');
  await victim.post('/api/account/password', { currentPassword: password, newPassword: 'a boat on the lake' });
  expect(victim.cookies.get('satchel.session_token')).not.toBe(before);
  expect((await attacker.get('/api/user')).status).toBe(401);
  expect((await victim.get('/api/user')).status).toBe(200);
});

const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  openBrowser(app.url).post(path, body, headers);
const register = (email: string, given: string) => post('/api/register', { username: 'Ada', email, password: given });
const signIn = (email: string, given: string) => post('/api/login', { email, password: given });

/** The links mailed to an address, once there are this many. */
async function linksTo(email: string, count: number): Promise<string[]> {
  const find = () =>
    mailbox.received
      .filter(({ to }) => to.includes(email))
      .flatMap(({ text }) => /\S+#token=\S+/.exec(text)?.[0] ?? []);
  await expect.poll(() => find().length).toBeGreaterThanOrEqual(count);
  return find();
}

const tokenIn = (link: string | undefined): string => link?.split('#token=')[1] ?? '';
