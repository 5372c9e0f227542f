import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { openBrowser, samplePassword, signUp, type TestBrowser } from '../../testing/test-browser.ts';
import { sampleRuns } from '../tool-calls/sample-tool.ts';

const password = samplePassword;
const newPassword = 'a boat on the lake';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([sampleRuns]);
});
afterAll(() => app.close());

describe('changing', () => {
  test('the name shows at once', async () => {
    const browser = await signUp(app.url, 'name@example.org');
    expect((await browser.post('/api/account/username', { username: 'Grace' })).body).toMatchObject({
      username: 'Grace',
    });
    expect((await browser.get('/api/user')).body).toMatchObject({ username: 'Grace' });
  });

  test.each([
    [{ username: 'Eve', role: 'admin' }, 'role'],
    [{ username: 'Eve', subscriptionStatus: 'active' }, 'subscriptionStatus'],
    [{ username: 'Eve', id: 'x' }, 'id'],
    [{ username: 'Eve', __proto__: { role: 'admin' }, constructor: 'x' }, 'constructor'],
  ])('nothing else with the name: %j', async (body, field) => {
    const browser = await signUp(app.url, `mass-${field}@example.org`);
    const answer = await browser.post('/api/account/username', body);
    expect([answer.status, answer.body?.message]).toEqual([400, `There is no field '${field}' here.`]);
    expect((await browser.get('/api/user')).body).toMatchObject({ username: 'Ada', role: 'user', isPro: false });
  });

  test('the email address needs the password, and one that is free', async () => {
    const browser = await signUp(app.url, 'mail@example.org');
    await signUp(app.url, 'occupied@example.org');
    const change = (email: string, given = password) => browser.post('/api/account/email', { email, password: given });
    expect((await change('next@example.org', 'not it')).body?.code).toBe('WRONG_PASSWORD');
    expect((await change('Occupied@example.org')).body?.code).toBe('EMAIL_TAKEN');
    expect((await change('mail@example.org')).body?.code).toBe('SAME_EMAIL');
    expect((await change('Next@example.org')).body).toMatchObject({ changed: true });
    expect((await browser.get('/api/user')).body).toMatchObject({ email: 'next@example.org' });
    expect((await openBrowser(app.url).post('/api/login', { email: 'next@example.org', password })).status).toBe(200);
    expect((await openBrowser(app.url).post('/api/login', { email: 'mail@example.org', password })).status).toBe(401);
  });

  test('the password ends every other session; the former one opens nothing', async () => {
    const email = 'change@example.org';
    const browser = await signUp(app.url, email);
    const elsewhere = await signIn(email);
    const former = new Map(browser.cookies);
    const change = (currentPassword: string, next: string) =>
      browser.post('/api/account/password', { currentPassword, newPassword: next });
    expect((await change('not it', newPassword)).body?.code).toBe('WRONG_PASSWORD');
    expect((await change(password, '12345')).body?.code).toBe('PASSWORD_TOO_SHORT');
    expect((await change(password, 'password1')).body?.code).toBe('PASSWORD_TOO_COMMON');
    expect((await change(password, password)).body?.code).toBe('SAME_PASSWORD');
    expect((await elsewhere.get('/api/user')).status).toBe(200);

    expect((await change(password, newPassword)).status).toBe(204);
    expect((await browser.get('/api/user')).status).toBe(200);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    for (const [name, value] of former) browser.cookies.set(name, value);
    expect((await browser.get('/api/user')).status).toBe(401);
    expect((await openBrowser(app.url).post('/api/login', { email, password })).status).toBe(401);
    expect((await openBrowser(app.url).post('/api/login', { email, password: newPassword })).status).toBe(200);
  });

  test('guessing the password of an open session ends in 429', async () => {
    const browser = await signUp(app.url, 'open@example.org');
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++) {
      statuses.push((await browser.post('/api/account/delete', { password: `guess ${guess}` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
  });
});

describe('sessions', () => {
  test('are listed with their devices, and ended one by one or all but this', async () => {
    const email = 'sessions@example.org';
    const browser = await signUp(app.url, email);
    const firefox = await signIn(email, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0' });
    const third = await signIn(email);
    const { sessions } = (await browser.get('/api/account/sessions')).body as { sessions: Record<string, unknown>[] };
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions.map(({ device }) => device)).toContain('Firefox on Linux');
    expect(sessions.every(({ address }) => address === '127.0.0.1')).toBe(true);
    expect(JSON.stringify(sessions)).not.toContain(tokenOf(browser));

    const ended = sessions.find(({ device }) => device === 'Firefox on Linux');
    expect((await browser.delete(`/api/account/sessions/${ended?.id}`)).status).toBe(204);
    expect((await firefox.get('/api/user')).status).toBe(401);
    expect((await browser.delete(`/api/account/sessions/${ended?.id}`)).status).toBe(404);

    expect((await browser.delete('/api/account/sessions')).status).toBe(204);
    expect((await third.get('/api/user')).status).toBe(401);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  test('of others cannot be ended', async () => {
    const victim = await signUp(app.url, 'victim@example.org');
    const { sessions } = (await victim.get('/api/account/sessions')).body as { sessions: { id: string }[] };
    const stranger = await signUp(app.url, 'ender@example.org');
    expect((await stranger.delete(`/api/account/sessions/${sessions[0]?.id}`)).status).toBe(404);
    expect((await victim.get('/api/user')).status).toBe(200);
  });
});

describe('my data', () => {
  test('download as a file, with jobs and files, without anything secret', async () => {
    const browser = await signUp(app.url, 'data@example.org');
    await runTool(browser);
    const answer = await browser.get('/api/account/export');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="satchel-my-data.json"');
    expect(answer.body).toMatchObject({
      user: { email: 'data@example.org' },
      sessions: [{ current: true, address: '127.0.0.1' }],
      passkeys: [],
      apiKeys: [],
      // The upload went with the answer.
      jobs: [{ tool: 'sample', state: 'done', files: [{ origin: 'result' }, { origin: 'result' }] }],
    });
    const text = JSON.stringify(answer.body);
    expect(text).not.toContain(tokenOf(browser));
    expect(text).not.toMatch(/scrypt|"password"|"hash"|"token"/);
  });

  test('go with the account, which asks for the password', async () => {
    const browser = await signUp(app.url, 'leave@example.org');
    const downloadUrl = await runTool(browser);
    expect((await browser.post('/api/account/delete', { password: 'not it' })).status).toBe(403);
    expect((await browser.post('/api/account/delete', {})).body?.message).toBe('Please fill in all fields');
    expect((await fetch(app.url + downloadUrl)).status).toBe(200);

    expect((await browser.post('/api/account/delete', { password })).status).toBe(204);
    expect(browser.sessionCookies()).toEqual([]);
    expect((await fetch(app.url + downloadUrl)).status).toBe(404);
    const email = 'leave@example.org';
    expect((await openBrowser(app.url).post('/api/login', { email, password })).status).toBe(401);
    expect((await openBrowser(app.url).post('/api/register', { username: 'Ada', email, password })).status).toBe(201);
  });
});

describe('without a mail server', () => {
  test('everybody may know that no links are mailed', async () => {
    const answer = await openBrowser(app.url).get('/api/account/forgotten-password');
    expect([answer.status, answer.body]).toEqual([200, { available: false }]);
  });

  test.each(['/api/account/forgotten-password', '/api/account/verification-email'])('%s says so', async (path) => {
    const browser = await signUp(app.url, `nomail${path.length}${path.at(-1)}@example.org`);
    const answer = await browser.post(path, path.endsWith('email') ? {} : { email: 'nomail@example.org' });
    expect([answer.status, answer.body?.code]).toEqual([503, 'MAIL_NOT_SET']);
  });
});

const tokenOf = (browser: TestBrowser) =>
  decodeURIComponent(browser.cookies.get('satchel.session_token') ?? 'none').split('.')[0] ?? '';

async function signIn(email: string, headers: Record<string, string> = {}): Promise<TestBrowser> {
  const browser = openBrowser(app.url, headers);
  expect((await browser.post('/api/login', { email, password })).status).toBe(200);
  return browser;
}

/** Runs the sample tool as this user and returns the link to its result. */
async function runTool({ cookies }: TestBrowser): Promise<string> {
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    Buffer.from('IHDR'),
  ]);
  const body = new FormData();
  body.append('file', new File([png], 'photo.png'));
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, origin: app.url };
  const answer = await fetch(`${app.url}/api/tools/sample-copy`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { downloadUrl: string }).downloadUrl;
}
