import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAdmin } from '../../testing/run-admin.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { samplePassword, signUp } from '../../testing/test-browser.ts';
import { totp } from '../accounts/test-authenticator.ts';
import { auditSchema, settingsSchema, siteFiguresSchema } from './admin.contract.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([], { ADMIN_EMAILS: 'local@example.org' });
});
afterAll(() => app.close());

const command = (...args: string[]) =>
  runAdmin(args, { DATABASE_URL: app.databaseUrl, ADMIN_EMAILS: 'local@example.org' });

describe('the admin door', () => {
  test('every call behind it answers 401 to a stranger and 403 to a user', async () => {
    const user = await signUp(app.url, 'user@example.org');
    const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const calls = await guardedCalls();
    expect(calls.length).toBeGreaterThanOrEqual(4);
    for (const { method, path } of calls) {
      const stranger = await fetch(app.url + path, { method });
      const known = await fetch(app.url + path, { method, headers: { cookie } });
      expect([method, path, stranger.status, known.status]).toEqual([method, path, 401, 403]);
      expect(await known.json()).toMatchObject({ code: 'NOT_ADMIN' });
    }
  });

  test('an administrator finds users, grants and revokes; the log keeps it', async () => {
    const admin = await signAdmin();
    await signUp(app.url, 'granted@example.org', 'Grace');
    const found = await admin.get('/api/admin/users?search=GRANTED@');
    expect(found.body).toMatchObject({ total: 1, page: 1, users: [{ username: 'Grace', role: 'user' }] });

    const granted = await admin.post('/api/admin/grant', { email: 'Granted@example.org' });
    expect(granted.body).toMatchObject({ email: 'granted@example.org', role: 'admin' });
    expect((await admin.post('/api/admin/revoke', { email: 'granted@example.org' })).body).toMatchObject({
      role: 'user',
    });
    const log = await admin.get('/api/admin/audit');
    expect(log.body).toMatchObject({
      entries: [
        { act: 'admin.revoke', target: 'granted@example.org' },
        { act: 'admin.grant', target: 'granted@example.org', actor: expect.stringMatching(/^root-/) },
        { act: 'admin.grant', actor: 'command line' },
      ],
    });
  });

  test('an administrator sees the totals of now and of past days, and settings without secrets', async () => {
    const admin = await signAdmin();
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query(`insert into site_days values (current_date - 2, '{"accounts":1}'), (current_date - 200, '{}')`);
    await client.end();
    const { figures } = siteFiguresSchema.parse((await admin.get('/api/admin/figures')).body);
    const accounts = figures.find(({ id }) => id === 'accounts');
    expect(accounts?.now).toBeGreaterThanOrEqual(1);
    expect(accounts?.days.map(({ total }) => total)).toEqual([1, accounts?.now]);
    expect(figures.map(({ id }) => id)).toEqual(expect.arrayContaining(['jobs', 'files', 'links']));

    const { settings } = settingsSchema.parse((await admin.get('/api/admin/settings')).body);
    const settingOf = (name: string) => settings.find((setting) => setting.name === name);
    expect(settingOf('ADMIN_EMAILS')).toMatchObject({ value: 'local@example.org', isSet: true });
    expect(settingOf('DATABASE_URL')).toMatchObject({ value: '(set)', isSet: true });
    expect(settingOf('LINK_CLICKS_DAYS')).toMatchObject({ value: '30', isSet: false });
    const { pathname } = new URL(app.databaseUrl);
    expect(JSON.stringify(settings)).not.toContain(pathname);
  });

  test('an administrator sees jobs by state, and nothing that leads to their files', async () => {
    const admin = await signAdmin();
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query(`insert into jobs (id, tool, action, plan, options, inputs, input_bytes, state, error, started_at)
      values ('secret-id', 'sample', 'copy', 'free', '{}', '{"file":["secret-file"]}', 10, 'failed',
        '{"code":"DAMAGED","message":"secret.pdf is damaged.","status":422}', now())`);
    await client.end();
    const failed = await admin.get('/api/admin/jobs?state=failed');
    expect(failed.body).toMatchObject({ total: 1, jobs: [{ tool: 'sample', errorCode: 'DAMAGED', tookMs: null }] });
    expect(JSON.stringify(failed.body)).not.toContain('secret');
    expect((await admin.get('/api/admin/jobs?state=done')).body).toMatchObject({ total: 0, jobs: [] });
    for (const query of ['state=odd', 'page=0', 'page=x']) {
      expect((await admin.get(`/api/admin/jobs?${query}`)).status).toBe(400);
    }
  });

  test('an administrator gives Pro and takes it away; the user, their data and the log say so', async () => {
    const admin = await signAdmin();
    const user = await signUp(app.url, 'lucky@example.org');
    const given = await admin.post('/api/admin/pro/grant', { email: 'Lucky@example.org', days: 30 });
    expect(given.body).toMatchObject({ plan: 'pro', isPro: true });
    const { proGrantedUntil } = given.body ?? {};
    expect(Math.abs(Date.parse(String(proGrantedUntil)) - Date.now() - 30 * 24 * 3_600_000)).toBeLessThan(60_000);
    expect((await user.get('/api/user')).body).toMatchObject({
      plan: 'pro',
      proUntil: proGrantedUntil,
      proGrantedUntil,
    });
    expect((await user.get('/api/account/export')).body).toMatchObject({ user: { proGrantedUntil } });
    expect((await admin.post('/api/admin/pro/revoke', { email: 'lucky@example.org' })).body).toMatchObject({
      plan: 'free',
      proGrantedUntil: null,
    });
    expect((await user.get('/api/user')).body).toMatchObject({ plan: 'free' });
    const { entries } = auditSchema.parse((await admin.get('/api/admin/audit')).body);
    expect(entries.slice(0, 2)).toMatchObject([
      { act: 'pro.revoke', target: 'lucky@example.org' },
      { act: 'pro.grant', target: 'lucky@example.org', details: { days: 30, until: proGrantedUntil } },
    ]);
  });

  test('the role holds at once, and is gone at once', async () => {
    const email = `root-${randomUUID()}@example.org`;
    const browser = await signUp(app.url, email);
    expect((await browser.get('/api/admin/audit')).status).toBe(403);
    await command('grant', email);
    await expect.poll(async () => (await browser.get('/api/admin/audit')).status).toBe(200);
    await command('revoke', email);
    await expect.poll(async () => (await browser.get('/api/admin/audit')).status).toBe(403);
  });

  test.each([
    ['grant', { email: 'nobody@example.org' }, 404],
    ['grant', { email: 'no address' }, 400],
    ['grant', { email: 'user@example.org', role: 'owner' }, 400],
    ['grant', {}, 400],
    ['grant', { email: ['a@example.org'] }, 400],
    ['pro/grant', { email: 'nobody@example.org', days: 30 }, 404],
    ['pro/grant', { email: 'user@example.org' }, 400],
    ['pro/grant', { email: 'user@example.org', days: 0 }, 400],
    ['pro/grant', { email: 'user@example.org', days: 1e9 }, 400],
    ['pro/grant', { email: 'user@example.org', days: '30' }, 400],
    ['pro/grant', { email: 'user@example.org', days: 30, proUntil: '2999-01-01' }, 400],
    ['pro/revoke', { email: 'nobody@example.org' }, 404],
  ])('%s %j is refused with a sentence', async (what, body, status) => {
    const admin = await signAdmin();
    const answer = await admin.post(`/api/admin/${what}`, body);
    expect([answer.status, typeof answer.body?.message]).toEqual([status, 'string']);
  });

  test('an administrator cannot lock the door behind themselves', async () => {
    const admin = await signAdmin();
    const { email } = (await admin.get('/api/user')).body as { email: string };
    expect((await admin.post('/api/admin/revoke', { email })).body?.code).toBe('OWN_ROLE');
  });

  test.each(['page=0', 'page=x', 'page=1.5', `search=${'x'.repeat(300)}`])('users?%s is refused', async (query) => {
    const admin = await signAdmin();
    expect((await admin.get(`/api/admin/users?${query}`)).status).toBe(400);
  });

  test.each(['%25', "' or 1=1 --", '_', '\\'])(
    'a search for %j finds names with these characters only',
    async (search) => {
      const admin = await signAdmin();
      const found = await admin.get(`/api/admin/users?search=${encodeURIComponent(decodeURIComponent(search))}`);
      expect(found.body).toMatchObject({ total: 0 });
    },
  );
});

describe('ADMIN_EMAILS without mail', () => {
  test('counts on an instance that only its own machine can reach', async () => {
    const browser = await signUp(app.url, 'local@example.org');
    expect((await browser.get('/api/user')).body).toMatchObject({ role: 'admin' });
    const admin = await signAdmin();
    expect((await admin.post('/api/admin/revoke', { email: 'local@example.org' })).body?.code).toBe(
      'NAMED_IN_SETTINGS',
    );
  });

  test('counts for nothing where others could register the address first', async () => {
    const reachable = await startTestApplication([], {
      ADMIN_EMAILS: 'boss@example.org',
      PUBLIC_URL: 'https://files.example.org',
    });
    try {
      const browser = await signUp(reachable.url, 'boss@example.org');
      expect((await browser.get('/api/user')).body).toMatchObject({ role: 'user' });
      expect((await browser.get('/api/admin/users')).status).toBe(403);
    } finally {
      await reachable.close();
    }
  });
});

describe('npm run admin', () => {
  test('lists who has the role, and why', async () => {
    const { email } = (await (await signAdmin()).get('/api/user')).body as { email: string };
    const list = await command('list');
    expect(list).toContain(`${email}  granted`);
    expect(list).toContain('local@example.org  in ADMIN_EMAILS');
  });

  test('gives an account Pro for some days, lists it, and takes it away again', async () => {
    const email = 'given@example.org';
    const browser = await signUp(app.url, email);
    const month = new Date(Date.now() + 30 * 24 * 3_600_000);
    const day = month.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    expect(await command('pro', email, '--days', '30')).toBe(`${email} has Pro until ${day}.`);
    await expect.poll(async () => (await browser.get('/api/user')).body).toMatchObject({ plan: 'pro' });
    expect(await command('list')).toContain(`${email}  Pro until ${day}`);
    expect(await command('no-pro', email)).toBe(`${email} no longer has Pro.`);
    await expect
      .poll(async () => (await browser.get('/api/user')).body)
      .toMatchObject({ plan: 'free', proUntil: null });
    expect(await command('list')).not.toContain(email);
  });

  test.each(['0', '-1', '1.5', '3651', 'x', ''])('does not give Pro for %j days', async (days) => {
    await expect(command('pro', 'user@example.org', `--days=${days}`)).rejects.toThrow(
      'The number of days must be a whole number from 1 to 3650.',
    );
  });

  test('gives somebody a link to a new password, where no mail is sent', async () => {
    const browser = await signUp(app.url, 'lost@example.org');
    const told = await command('new-password', 'Lost@example.org');
    const token = /\/reset-password#token=([\w-]+)$/.exec(told)?.[1];
    const reset = { token, password: 'a boat on the lake' };
    expect((await browser.post('/api/account/reset-password', reset)).status).toBe(204);
    expect((await browser.post('/api/account/reset-password', reset)).status).toBe(410);
    const signedIn = await browser.post('/api/login', { email: 'lost@example.org', password: 'a boat on the lake' });
    expect(signedIn.status).toBe(200);
  });

  test('lets somebody in again who lost the device of their second factor', async () => {
    const email = 'device@example.org';
    const browser = await signUp(app.url, email);
    const { body } = await browser.post('/api/account/two-factor/setup', { password: samplePassword });
    await browser.post('/api/account/two-factor/confirm', { code: totp(String(body?.secret)) });
    expect((await browser.post('/api/login', { email, password: samplePassword })).body?.code).toBe(
      'TWO_FACTOR_REQUIRED',
    );
    await command('no-second-factor', email);
    expect((await browser.post('/api/login', { email, password: samplePassword })).status).toBe(200);
  });

  test.each([
    [[]],
    [['grant']],
    [['constructor', 'a@example.org']],
    [['remove', 'a@example.org']],
    [['list', 'x']],
    [['grant', 'a@example.org', 'b']],
    [['pro', 'a@example.org']],
    [['pro', '--days', '30']],
    [['grant', 'a@example.org', '--days', '30']],
    [['pro', 'a@example.org', '--days']],
    [['pro', 'a@example.org', '--weeks', '3']],
  ])('says how it is used: %j', async (args) => {
    await expect(command(...args)).rejects.toThrow(/^Usage: npm run admin/);
  });

  test('says that an address has no account', async () => {
    await expect(command('grant', 'nobody@example.org')).rejects.toThrow(
      /no account with the address nobody@example\.org/,
    );
  });
});

/** Every call of the running server that only administrators may make. */
async function guardedCalls(): Promise<{ method: string; path: string }[]> {
  const document = (await (await fetch(`${app.url}/api/docs/json`)).json()) as { paths: Record<string, object> };
  const guarded = /^\/api\/(admin(\/|$)|escalations|email-support(\/|$)|marketing(-|\/|$))/;
  return Object.entries(document.paths)
    .filter(([path]) => guarded.test(path))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase(),
        path: path.replaceAll(/\{\w+\}/g, 'x'),
      })),
    );
}

async function signAdmin() {
  const email = `root-${randomUUID()}@example.org`;
  const browser = await signUp(app.url, email);
  await command('grant', email);
  await expect.poll(async () => (await browser.get('/api/user')).body).toMatchObject({ role: 'admin' });
  return browser;
}
