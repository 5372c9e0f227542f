import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../shared/units.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { openBrowser, samplePassword, signUp, type TestBrowser } from '../../testing/test-browser.ts';
import { sampleRuns } from '../tool-calls/sample-tool.ts';
import { createAuthenticator, totp, wrongCodes } from './test-authenticator.ts';

const publicUrl = 'http://localhost:4321';
const password = samplePassword;

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([sampleRuns], { PUBLIC_URL: publicUrl });
});
afterAll(() => app.close());

describe('two-factor sign-in', () => {
  test('asks for the code after the password, and lets nobody in without it', async () => {
    const { browser, email, secret } = await withTwoFactor('two@example.org');
    expect((await browser.get('/api/user')).body).toMatchObject({ twoFactorEnabled: true });

    const other = openBrowser(app.url);
    const first = await other.post('/api/login', { email, password });
    expect([first.status, first.body?.code]).toEqual([401, 'TWO_FACTOR_REQUIRED']);
    expect(other.sessionCookies()).toEqual([]);
    const [code] = wrongCodes(secret, 1);
    const wrong = await other.post('/api/login', { email, password, code });
    expect([wrong.status, wrong.body?.code]).toEqual([401, 'WRONG_CODE']);
    expect((await other.get('/api/user')).status).toBe(401);

    expect((await other.post('/api/login', { email, password, code: nextCode(secret) })).status).toBe(200);
    expect((await other.get('/api/user')).status).toBe(200);
  });

  test('a wrong password is refused before any code is looked at', async () => {
    const { email, secret } = await withTwoFactor('order@example.org');
    const answer = await openBrowser(app.url).post('/api/login', { email, password: 'not it', code: totp(secret) });
    expect([answer.status, answer.body?.code]).toEqual([401, 'WRONG_CREDENTIALS']);
  });

  test('a code signs in once, although it is shown for half a minute', async () => {
    const { email, secret } = await withTwoFactor('replay@example.org');
    const code = nextCode(secret);
    expect((await openBrowser(app.url).post('/api/login', { email, password, code })).status).toBe(200);
    const again = await openBrowser(app.url).post('/api/login', { email, password, code });
    expect([again.status, again.body?.code]).toEqual([401, 'WRONG_CODE']);
  });

  test('a backup code signs in once', async () => {
    const { email, backupCodes } = await withTwoFactor('backup@example.org');
    expect(backupCodes).toHaveLength(10);
    const [code = ''] = backupCodes;
    expect((await openBrowser(app.url).post('/api/login', { email, password, code })).status).toBe(200);
    expect((await openBrowser(app.url).post('/api/login', { email, password, code })).status).toBe(401);
  });

  test('new backup codes make the former useless', async () => {
    const { browser, email, backupCodes } = await withTwoFactor('renew@example.org');
    const renewed = await browser.post('/api/account/two-factor/backup-codes', { password });
    const [fresh = ''] = (renewed.body?.backupCodes ?? []) as string[];
    const [former = ''] = backupCodes;
    expect((await openBrowser(app.url).post('/api/login', { email, password, code: former })).status).toBe(401);
    expect((await openBrowser(app.url).post('/api/login', { email, password, code: fresh })).status).toBe(200);
  });

  test('guessing codes ends in 429', async () => {
    const { email, secret } = await withTwoFactor('guess@example.org');
    const statuses: number[] = [];
    for (const code of wrongCodes(secret, 15)) {
      statuses.push((await openBrowser(app.url).post('/api/login', { email, password, code })).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual(Array(5).fill(429));
  });

  test('is turned off with the password, and on only with a right code', async () => {
    const { browser, email } = await withTwoFactor('off@example.org');
    expect((await browser.post('/api/account/two-factor/disable', { password: 'not it' })).status).toBe(403);
    expect((await browser.post('/api/account/two-factor/disable', { password })).status).toBe(204);
    expect((await browser.get('/api/user')).body).toMatchObject({ twoFactorEnabled: false });
    expect((await openBrowser(app.url).post('/api/login', { email, password })).status).toBe(200);

    expect((await browser.post('/api/account/two-factor/confirm', { code: '123456' })).body?.code).toBe('NO_SETUP');
    const setUp = await browser.post('/api/account/two-factor/setup', { password });
    const [code] = wrongCodes(String(setUp.body?.secret), 1);
    const wrong = await browser.post('/api/account/two-factor/confirm', { code });
    expect([wrong.status, wrong.body?.code]).toEqual([403, 'WRONG_CODE']);
    expect((await openBrowser(app.url).post('/api/login', { email, password })).status).toBe(200);
  });
});

describe('a passkey', () => {
  test('signs in without a password', async () => {
    const { device } = await withPasskey('key@example.org');
    const other = openBrowser(app.url);
    expect((await signInWith(other, device)).status).toBe(200);
    expect((await other.get('/api/user')).body).toMatchObject({ email: 'key@example.org' });
  });

  test('cannot be added without the password', async () => {
    const browser = await signUp(app.url, 'nokey@example.org');
    const answer = await browser.post('/api/account/passkeys/options', { password: 'not it' });
    expect([answer.status, answer.body?.code]).toEqual([403, 'WRONG_PASSWORD']);
  });

  test('that was made on another site is refused', async () => {
    const browser = await signUp(app.url, 'phished@example.org');
    const options = await browser.post('/api/account/passkeys/options', { password });
    const device = createAuthenticator({ origin: 'https://evil.example', relyingParty: 'localhost' });
    const credential = device.register(String(options.body?.challenge));
    const answer = await browser.post('/api/account/passkeys', { name: 'Phone', credential });
    expect([answer.status, answer.body?.code]).toEqual([400, 'PASSKEY_REFUSED']);
  });

  test('answers a challenge once', async () => {
    const { device } = await withPasskey('once@example.org');
    const browser = openBrowser(app.url);
    const { body } = await browser.post('/api/login/passkey/options', {});
    const credential = device.signIn(String(body?.challenge));
    expect((await browser.post('/api/login/passkey', { credential })).status).toBe(200);
    expect((await openBrowser(app.url).post('/api/login/passkey', { credential })).status).toBe(401);
  });

  test.each([
    ['an unknown device', () => createAuthenticator({ origin: publicUrl, relyingParty: 'localhost' }), 0x05],
    ['a device that did not ask who holds it', undefined, 0x01],
  ])('of %s is refused', async (_what, make, flags) => {
    const { device } = await withPasskey(`refused${flags}@example.org`);
    const browser = openBrowser(app.url);
    const { body } = await browser.post('/api/login/passkey/options', {});
    const credential = (make?.() ?? device).signIn(String(body?.challenge), flags);
    const answer = await browser.post('/api/login/passkey', { credential });
    expect([answer.status, answer.body?.code]).toEqual([401, 'PASSKEY_REFUSED']);
    expect(browser.sessionCookies()).toEqual([]);
  });

  test('that was removed signs in no more, and nobody removes somebody else’s', async () => {
    const { browser, device, id } = await withPasskey('gone@example.org');
    const stranger = await signUp(app.url, 'remover@example.org');
    expect((await stranger.delete(`/api/account/passkeys/${id}`)).status).toBe(404);
    expect((await browser.delete(`/api/account/passkeys/${id}`)).status).toBe(204);
    expect((await signInWith(openBrowser(app.url), device)).status).toBe(401);
  });

  test.each([[{}], [{ credential: 'x' }], [{ credential: { id: 'x', response: {} } }], [{ credential: { id: 1 } }]])(
    'that is no passkey is refused: %j',
    async (body) => {
      expect((await openBrowser(app.url).post('/api/login/passkey', body)).status).toBeOneOf([400, 401]);
    },
  );
});

describe('an API key', () => {
  test('makes tool calls for its user, and is never shown again', async () => {
    const { browser, key, id } = await withApiKey('api@example.org', ['tools']);
    expect(key).toMatch(/^satchel_[\w-]{43}$/);
    const answer = await callTool(key);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('ratelimit-policy')).toBe('"api-key";q=60;w=60');
    expect(answer.headers.get('ratelimit')).toMatch(/^"api-key";r=\d+;t=\d+$/);
    const list = await browser.get('/api/account/api-keys');
    expect(list.body).toMatchObject({ apiKeys: [{ id, start: key.slice(0, 12), scopes: ['tools'] }] });
    expect(JSON.stringify(list.body)).not.toContain(key);
    const { downloadUrl } = (await answer.json()) as { downloadUrl: string };
    expect((await fetch(app.url + downloadUrl, { headers: bearer(key) })).status).toBe(200);
    const { jobs } = (await browser.get('/api/account/export')).body as { jobs: unknown[] };
    expect(jobs).toHaveLength(1);
  });

  test('that was revoked is refused', async () => {
    const { browser, key, id } = await withApiKey('revoked@example.org', ['tools']);
    expect((await browser.delete(`/api/account/api-keys/${id}`)).status).toBe(204);
    const answer = await callTool(key);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'BAD_API_KEY' });
  });

  test.each(['satchel_', 'satchel_wrong', 'x', '', `satchel_${'a'.repeat(5000)}`])('%j is refused', async (key) => {
    expect((await callTool(key)).status).toBe(401);
  });

  test('calls only what it is for', async () => {
    const { key } = await withApiKey('scoped@example.org', ['tools:pdf']);
    const answer = await callTool(key);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'API_KEY_SCOPE' });
  });

  test('does nothing to its user’s account', async () => {
    const { key } = await withApiKey('limited@example.org', ['tools']);
    for (const path of ['/api/user', '/api/account/api-keys', '/api/account/export', '/api/admin/users']) {
      expect((await fetch(app.url + path, { headers: bearer(key) })).status).toBe(403);
    }
  });

  test('is refused with 429 after 60 calls in a minute', async () => {
    const { key } = await withApiKey('busy@example.org', ['tools']);
    const call = () => fetch(`${app.url}/api/health`, { headers: bearer(key) });
    expect((await call()).headers.get('ratelimit')).toContain(';r=59;');
    // Sixty calls may take a busy machine longer than the minute they count in.
    const counted = "update rate_limits set points = 59, expire = $1 where key like 'api-key:%'";
    await query(counted, [Date.now() + HOUR_MS]);
    expect((await call()).status).toBe(200);
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('is created only with the password, for what there is, and not without end', async () => {
    const browser = await signUp(app.url, 'many@example.org');
    const create = (body: object) => browser.post('/api/account/api-keys', body);
    expect((await create({ name: 'x', scopes: ['tools'], password: 'not it' })).status).toBe(403);
    expect((await create({ name: 'x', scopes: ['everything'], password })).status).toBe(400);
    expect((await create({ name: 'x', scopes: [], password })).status).toBe(400);
    expect((await create({ name: '<b>', scopes: ['tools'], password })).status).toBe(400);
    expect((await create({ name: 'x', scopes: ['tools'], password, userId: 'other' })).status).toBe(400);
    const statuses = await Promise.all(
      Array.from({ length: 9 }, async () => (await create({ name: 'x', scopes: ['tools'], password })).status),
    );
    expect(statuses).toEqual(Array(9).fill(201));
  });
});

test('whatever is behind a sign-in answers 401 to a stranger', async () => {
  const document = (await (await fetch(`${app.url}/api/docs/json`)).json()) as { paths: Record<string, object> };
  const open = /forgotten-password|reset-password|verify-email/;
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    path.startsWith('/api/account/') && !open.test(path) ? Object.keys(methods).map((method) => [method, path]) : [],
  );
  expect(calls.length).toBeGreaterThan(15);
  for (const [method = '', path = ''] of calls) {
    const answer = await fetch(app.url + path.replace('{id}', 'x'), { method: method.toUpperCase() });
    expect([method, path, answer.status]).toEqual([method, path, 401]);
  }
});

// Setting it up uses the current code; the next one is accepted early, since clocks may differ by one step.
const nextCode = (secret: string) => totp(secret, Date.now() + 30_000);

async function withTwoFactor(email: string) {
  const browser = await signUp(app.url, email);
  const setUp = await browser.post('/api/account/two-factor/setup', { password });
  const secret = String(setUp.body?.secret);
  expect(setUp.body?.otpauthUrl).toMatch(/^otpauth:\/\/totp\/Satchel/);
  const confirmed = await browser.post('/api/account/two-factor/confirm', { code: totp(secret) });
  expect(confirmed.status).toBe(200);
  return { browser, email, secret, backupCodes: confirmed.body?.backupCodes as string[] };
}

async function withPasskey(email: string) {
  const browser = await signUp(app.url, email);
  const device = createAuthenticator({ origin: publicUrl, relyingParty: 'localhost' });
  const options = await browser.post('/api/account/passkeys/options', { password });
  const credential = device.register(String(options.body?.challenge));
  const added = await browser.post('/api/account/passkeys', { name: 'Phone', credential });
  expect(added.status).toBe(201);
  expect((await browser.get('/api/account/passkeys')).body).toMatchObject({ available: true, passkeys: [added.body] });
  return { browser, device, id: String(added.body?.id) };
}

async function signInWith(browser: TestBrowser, device: ReturnType<typeof createAuthenticator>) {
  const { body } = await browser.post('/api/login/passkey/options', {});
  return browser.post('/api/login/passkey', { credential: device.signIn(String(body?.challenge)) });
}

async function withApiKey(email: string, scopes: string[]) {
  const browser = await signUp(app.url, email);
  const created = await browser.post('/api/account/api-keys', { name: 'Script', scopes, password });
  expect(created.status).toBe(201);
  return { browser, key: String(created.body?.key), id: String(created.body?.id) };
}

async function query(statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

function callTool(key: string): Promise<Response> {
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    Buffer.from('IHDR'),
  ]);
  const body = new FormData();
  body.append('file', new File([png], 'photo.png'));
  return fetch(`${app.url}/api/tools/sample-copy`, { method: 'POST', headers: bearer(key), body });
}
