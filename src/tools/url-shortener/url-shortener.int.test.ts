import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../shared/units.ts';
import { newVisitor } from '../../testing/new-visitor.ts';
import { runAdmin } from '../../testing/run-admin.ts';
import { sweepLinks } from '../../testing/sweep-links.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { openBrowser, samplePassword, signUp } from '../../testing/test-browser.ts';
import { runs } from './url-shortener.run.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const target = 'https://example.com/a/long/path?q=1';

let app: TestApplication;
let addresses = 0;
beforeAll(async () => {
  app = await startTestApplication([runs], {
    PUBLIC_URL: 'https://files.example.org',
    TRUST_PROXY: 'true',
    SHORT_DOMAINS: 'sho.rt',
    EVERYONE_PRO: 'true',
  });
});
afterAll(() => app.close());

const nextAddress = () => `203.0.${Math.floor(++addresses / 250) + 120}.${(addresses % 250) + 1}`;
type Headers = Record<string, string>;

async function call(method: string, path: string, headers: Headers, body?: unknown) {
  const response = await fetch(app.url + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

const shorten = (maker: Headers, options: object) =>
  call('POST', '/api/tools/shorten-url', maker, { url: target, ...options });

async function make(maker: Headers, options: object = {}) {
  const { status, body } = await shorten(maker, options);
  expect(body).toMatchObject({ shortUrl: expect.any(String) });
  expect(status).toBe(200);
  return body as { id: string; code: string; shortUrl: string };
}

async function visit(path: string, headers: Headers = {}, init: RequestInit = {}) {
  const response = await fetch(app.url + path, {
    redirect: 'manual',
    ...init,
    headers: { 'user-agent': chrome, 'x-forwarded-for': nextAddress(), ...headers },
  });
  return {
    status: response.status,
    to: response.headers.get('location'),
    headers: response.headers,
    text: await response.text(),
  };
}

const form = (fields: Headers): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) });
const maker = () => newVisitor(app.url, nextAddress());
const statistics = async (who: Headers, id: string, query = '') =>
  (await call('GET', `/api/links/${id}/statistics${query}`, who)).body;

describe('making short links', () => {
  test('a long address becomes a short one that leads to it', async () => {
    const who = await maker();
    const { code, shortUrl } = await make(who);
    expect(code).toMatch(/^[2-9A-HJ-NP-Za-km-z]{6}$/);
    expect(shortUrl).toBe(`https://files.example.org/s/${code}`);
    const { status, to, headers } = await visit(`/s/${code}`);
    expect([status, to]).toEqual([302, target]);
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(await visit(`/s/${code}`, {}, { method: 'HEAD' })).toMatchObject({ status: 302, to: target, text: '' });
    expect(await visit(`/s/${(await make(who, { settings: { redirect: 301 } })).code}`)).toMatchObject({ status: 301 });
  });

  test('an alias is cleaned, and a taken one comes with free names near it', async () => {
    const who = await maker();
    expect(await make(who, { alias: 'My Sale!' })).toMatchObject({ code: 'MySale' });
    expect(await shorten(who, { alias: 'MySale' })).toMatchObject({
      status: 409,
      body: { code: 'ALIAS_TAKEN', fields: { alias: expect.stringContaining('MySale-2') } },
    });
    expect(await shorten(who, { alias: 'admin' })).toMatchObject({ status: 400, body: { code: 'ALIAS_RESERVED' } });
    expect(await shorten(who, { alias: '日本' })).toMatchObject({ status: 400, body: { code: 'ALIAS_INVALID' } });
  });

  test('a repeated call with its key finds the link of the first, and is counted once', async () => {
    const own = await startTestApplication([runs], { TRUST_PROXY: 'true' });
    const who = await newVisitor(own.url, nextAddress());
    const ask = async (key: string, options: object = {}) => {
      const answer = await fetch(`${own.url}/api/tools/shorten-url`, {
        method: 'POST',
        headers: { ...who, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ url: target, ...options }),
      });
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    const first = await ask('key-of-a-row');
    expect(first).toEqual([200, expect.stringMatching(/^\w{6}$/)]);
    expect(await ask('key-of-a-row')).toEqual(first);
    expect(await ask('key-of-another')).not.toEqual(first);
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => ask('key-of-many')));
    expect(new Set(atOnce.map(String)).size).toBe(1);
    expect(await ask('key-of-an-alias', { alias: 'once' })).toEqual([200, 'once']);
    expect(await ask('key-of-an-alias', { alias: 'once' })).toEqual([200, 'once']);
    expect(await ask('key-of-an-alias-2', { alias: 'once' })).toEqual([409, 'ALIAS_TAKEN']);
    expect(await ask('short')).toEqual([400, 'INVALID_IDEMPOTENCY_KEY']);
    const usage = (await (await fetch(`${own.url}/api/usage`, { headers: who })).json()) as {
      actions: { used: number }[];
    };
    expect(usage.actions.map(({ used }) => used)).toEqual([4]);
    await own.close();
  });

  test('addresses that are none, or for nobody else, are refused with a sentence', async () => {
    const who = await maker();
    const messages: [string, string][] = [
      ['', 'Please enter a URL to shorten'],
      ['   ', 'Please enter a URL to shorten'],
      ['example', 'Please enter a valid URL (include http:// or https://)'],
      ['javascript:alert(1)', 'Only addresses with http:// or https:// can be shortened.'],
      ['http://127.0.0.1/', 'This address is in a private network'],
      ['https://files.example.org/s/abc', 'This address is on this site itself'],
      ['https://sho.rt/abc', 'This address is on this site itself'],
      ['https://bit.ly/abc', 'This is a short link already'],
      ['https://a:b@example.com', 'This address has a user name or password in it'],
      [`https://example.com/${'a'.repeat(9000)}`, 'This address is too long'],
    ];
    for (const [url, message] of messages) {
      const { status, body } = await shorten(who, { url });
      expect([url.slice(0, 40), status, body.message]).toEqual([
        url.slice(0, 40),
        400,
        expect.stringContaining(message),
      ]);
    }
    for (const settings of [
      { expiredUrl: 'http://localhost' },
      { image: 'javascript:alert(1)' },
      { targets: [{ device: 'mobile', url: 'ftp://example.com' }] },
      { expiresAt: 'tomorrow' },
      { maxVisits: 0 },
      { password: 'abc' },
      { colour: 'red' },
    ]) {
      expect([settings, (await shorten(who, { settings })).status]).toEqual([settings, 400]);
    }
  });

  test('many at once get different codes', async () => {
    const who = await maker();
    const codes: string[] = [];
    const one = async () => {
      for (let index = 0; index < 10; index++) codes.push((await make(who)).code);
    };
    await Promise.all(Array.from({ length: 20 }, one));
    expect(new Set(codes).size).toBe(200);
  });

  test('a name that looks like another one is warned of, when it is made and when it is visited', async () => {
    const who = await maker();
    const { body } = await shorten(who, { url: 'https://аpple.com/' });
    expect(body.warning).toContain('mixes Latin and Cyrillic');
    const seen = await visit(`/s/${body.code}`);
    expect(seen).toMatchObject({ status: 200, text: expect.stringContaining('mixes Latin and Cyrillic') });
    expect(await visit(`/s/${body.code}`, {}, form({ go: 'on' }))).toMatchObject({ status: 303 });
  });
});

describe('visiting short links', () => {
  test('what no longer works says so, and the next visit of a changed link knows it', async () => {
    const who = await maker();
    const { id, code } = await make(who);
    const change = (body: object) => call('POST', `/api/links/${id}`, who, body);
    const seen = async () => (await visit(`/s/${code}`)).status;
    expect(await seen()).toBe(302);
    await change({ isPaused: true });
    expect(await seen()).toBe(403);
    await change({ isPaused: false, expiresAt: new Date(Date.now() - 1000).toISOString() });
    expect(await visit(`/s/${code}`)).toMatchObject({ status: 410, text: expect.stringContaining('has expired') });
    await change({ expiredUrl: 'https://example.org/over' });
    expect(await visit(`/s/${code}`)).toMatchObject({ status: 302, to: 'https://example.org/over' });
    await change({ expiresAt: null, url: 'https://example.org/new' });
    expect(await visit(`/s/${code}`)).toMatchObject({ status: 302, to: 'https://example.org/new' });
    expect((await call('DELETE', `/api/links/${id}`, who)).status).toBe(204);
    expect(await seen()).toBe(410);
    expect((await call('POST', `/api/links/${id}/restore`, who)).status).toBe(200);
    expect(await seen()).toBe(302);
  });

  test('an unknown code is a friendly 404 that leads home', async () => {
    for (const path of ['/s/nothing', '/s/%3Cscript%3E', '/s/..%2f..%2fetc', `/s/${'a'.repeat(250)}`]) {
      const { status, text, headers } = await visit(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('https://files.example.org/');
      expect(text).not.toContain('<script');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  test('a visit limit holds when all come at once, and robots cannot get around it', async () => {
    const { code } = await make(await maker(), { settings: { maxVisits: 5 } });
    const robot = await visit(`/s/${code}`, { 'user-agent': 'Googlebot/2.1' });
    expect([robot.status, robot.to]).toEqual([200, null]);
    const seen = await Promise.all(Array.from({ length: 30 }, () => visit(`/s/${code}`)));
    expect(seen.filter(({ status }) => status === 302)).toHaveLength(5);
    expect(seen.filter(({ status }) => status === 410)).toHaveLength(25);
  });

  test('a password is asked for, and cannot be guessed quickly', async () => {
    const { code } = await make(await maker(), { settings: { password: 'open sesame' } });
    const path = `/s/${code}`;
    expect(await visit(path)).toMatchObject({ status: 200, to: null });
    expect((await visit(`${path}+`)).text).not.toContain('example.com');
    expect(await visit(path, {}, form({ password: 'open sesame' }))).toMatchObject({ status: 303, to: target });
    const from = { 'x-forwarded-for': nextAddress() };
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++) statuses.push((await visit(path, from, form({ password: 'no' }))).status);
    expect(statuses).toEqual([...new Array(10).fill(403), 429, 429]);
    // Even with the right one, and others are not kept out.
    expect((await visit(path, from, form({ password: 'open sesame' }))).status).toBe(429);
    expect((await visit(path, {}, form({ password: 'open sesame' }))).status).toBe(303);
  });

  test('targets by device and language are taken in order', async () => {
    const { code } = await make(await maker(), {
      settings: {
        targets: [
          { device: 'mobile', language: 'de', url: 'https://example.com/mobil' },
          { device: 'mobile', url: 'https://example.com/mobile' },
          { country: 'US', url: 'https://example.com/us' },
        ],
      },
    });
    const to = async (headers: Headers) => (await visit(`/s/${code}`, headers)).to;
    expect(await to({ 'user-agent': iphone, 'accept-language': 'de-DE' })).toBe('https://example.com/mobil');
    expect(await to({ 'user-agent': iphone, 'accept-language': 'en' })).toBe('https://example.com/mobile');
    expect(await to({ 'x-forwarded-for': '8.8.8.8' })).toBe('https://example.com/us');
    expect(await to({})).toBe(target);
  });

  test('the preview page shows the target, and reports put a warning before it', async () => {
    const { code } = await make(await maker(), { settings: { title: '<b>Sale</b>' } });
    const { status, text } = await visit(`/s/${code}+`);
    expect(status).toBe(200);
    expect(text).toContain('https://example.com/a/long/path?q=1');
    expect(text).not.toContain('<b>Sale');
    const from = { 'x-forwarded-for': nextAddress() };
    for (let index = 0; index < 3; index++) await visit(`/s/${code}+`, from, form({ reason: 'It cheats' }));
    expect((await visit(`/s/${code}`)).status).toBe(302);
    for (let index = 0; index < 2; index++) await visit(`/s/${code}+`, {}, form({ reason: 'It cheats' }));
    expect((await visit(`/s/${code}`)).text).toContain('was reported');
    expect((await visit(`/s/${code}+`, {}, form({ reason: ' ' }))).status).toBe(400);
  });

  test('a short domain has short links and nothing else', async () => {
    const { code, shortUrl } = await make(await maker(), { domain: 'sho.rt' });
    expect(shortUrl).toBe(`https://sho.rt/${code}`);
    const ask = (path: string, host: string) => askHost(app.url, path, host);
    expect(await ask(`/${code}`, 'sho.rt')).toMatchObject({ status: 302, to: target });
    expect(await ask(`/s/${code}`, 'files.example.org')).toMatchObject({ status: 404 });
    expect(await ask('/', 'sho.rt')).toMatchObject({ status: 302, to: 'https://files.example.org' });
    expect((await ask('/api/usage', 'sho.rt')).status).toBe(404);
    expect((await ask(`/${code}`, 'evil.example')).status).toBe(421);
    expect(await shorten(await maker(), { domain: 'evil.example' })).toMatchObject({ status: 400 });
  });
});

describe('statistics', () => {
  test('clicks, visitors, robots and previews are counted, each as what it is', async () => {
    const who = await maker();
    const { id, code } = await make(who, { url: 'https://example.com/?utm_campaign=spring' });
    expect(await statistics(who, id)).toMatchObject({ totals: { clicks: 0, visitors: 0 }, countries: [] });
    const ada = { 'x-forwarded-for': '8.8.8.8', 'accept-language': 'de', referer: 'https://www.example.net/page' };
    await visit(`/s/${code}`, ada);
    await visit(`/s/${code}`, ada);
    await visit(`/s/${code}`, { ...ada, 'user-agent': iphone });
    await visit(`/s/${code}`, { 'user-agent': 'Googlebot/2.1' });
    await visit(`/s/${code}`, { 'user-agent': 'WhatsApp/2.0' });
    await visit(`/s/${code}`, { 'sec-purpose': 'prefetch' });
    await visit(`/s/${code}+`);
    await vi.waitFor(async () => expect((await statistics(who, id)).totals.prefetches).toBe(1), { timeout: 5000 });
    const seen = await statistics(who, id, '?range=day&zone=Europe/Berlin');
    expect(seen).toMatchObject({
      totals: { clicks: 3, visitors: 2, robots: 1, previews: 1, prefetches: 1 },
      countries: [{ name: 'US', clicks: 3 }],
      referrers: [{ name: 'example.net', clicks: 3 }],
      devices: [
        { name: 'desktop', clicks: 2 },
        { name: 'mobile', clicks: 1 },
      ],
      languages: [{ name: 'de', clicks: 3 }],
      campaigns: [{ name: 'spring', clicks: 3 }],
    });
    expect(seen.series.at(-1)).toMatchObject({ clicks: 3, visitors: 2 });
    expect((await call('GET', '/api/links', who)).body.links[0]).toMatchObject({ clicks: 3, visitors: 2 });
    const csv = (await call('GET', `/api/links/${id}/statistics.csv`, who)).body;
    expect(csv).toContain('countries,US,3,');
    expect((await call('GET', `/api/links/${id}/statistics?zone=Mars/Base`, who)).status).toBe(400);
  });

  test('an address that clicks without end counts as a robot after thirty a minute', async () => {
    const who = await maker();
    const { id, code } = await make(who);
    const from = { 'x-forwarded-for': nextAddress() };
    // The minute may turn meanwhile, but not twice.
    for (let index = 0; index < 80; index++) await visit(`/s/${code}`, from);
    const { clicks, visitors } = await vi.waitFor(
      async () => {
        const { totals } = await statistics(who, id);
        expect(totals.clicks + totals.robots).toBe(80);
        return totals;
      },
      { timeout: 5000 },
    );
    expect(visitors).toBe(1);
    expect(clicks).toBeGreaterThanOrEqual(30);
    expect(clicks).toBeLessThanOrEqual(60);
  });

  test('clicks that wait are written when the site stops', async () => {
    const own = await startTestApplication([runs], { TRUST_PROXY: 'true', EVERYONE_PRO: 'true' });
    const who = await newVisitor(own.url, nextAddress());
    const made = await fetch(`${own.url}/api/tools/shorten-url`, {
      method: 'POST',
      headers: { ...who, 'content-type': 'application/json' },
      body: JSON.stringify({ url: target }),
    });
    const { code } = (await made.json()) as { code: string };
    for (let index = 0; index < 20; index++) {
      await fetch(`${own.url}/s/${code}`, {
        redirect: 'manual',
        headers: { 'user-agent': chrome, 'x-forwarded-for': nextAddress() },
      });
    }
    let counted = 0;
    const { Client } = (await import('pg')).default;
    const client = new Client({ connectionString: own.databaseUrl });
    await client.connect();
    try {
      // The test's own close drops the database, so the writer's is watched through a trigger of NOTIFY.
      await client.query(
        `create function tell() returns trigger language plpgsql as $$ begin perform pg_notify('told', new.clicks::text); return new; end $$;
         create trigger tell after insert or update on link_days for each row execute function tell();
         listen told`,
      );
      client.on('notification', ({ payload }) => {
        counted = Math.max(counted, Number(payload));
      });
      const { rows } = await client.query('select clicks from link_days');
      counted = Number(rows[0]?.clicks ?? 0);
      client.on('error', () => undefined);
      await own.close();
      await vi.waitFor(() => expect(counted).toBe(20), { timeout: 5000 });
    } finally {
      await client.end().catch(() => undefined);
    }
  });
});

describe('a clock that is set back', () => {
  const tomorrow = Math.floor(Date.now() / DAY_MS) * DAY_MS + 1.5 * DAY_MS;
  const today = tomorrow - 18 * HOUR_MS;
  const setClock = (time: number) => vi.setSystemTime(time);
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  test('redirects go on, each day knows its visitors, and no click is lost', async () => {
    setClock(tomorrow);
    const who = await maker();
    const { id, code } = await make(who, {
      settings: { expiresAt: new Date(tomorrow + HOUR_MS).toISOString(), expiredUrl: null },
    });
    const [ada, bea] = [{ 'x-forwarded-for': nextAddress() }, { 'x-forwarded-for': nextAddress() }];
    const visitAll = async () => {
      for (const from of [ada, ada, bea]) expect((await visit(`/s/${code}`, from)).status).toBe(302);
    };
    const counted = (clicks: number, visitors: number) =>
      vi.waitFor(
        async () => {
          for (const range of ['day', 'week', 'month', 'year', 'all']) {
            const { totals, series } = await statistics(who, id, `?range=${range}&zone=Pacific/Kiritimati`);
            expect([range, totals]).toMatchObject([range, { clicks, visitors }]);
            expect(series.reduce((sum: number, one: { clicks: number }) => sum + one.clicks, 0)).toBe(clicks);
          }
        },
        { timeout: 5000 },
      );
    await visitAll();
    await counted(3, 2);
    setClock(today);
    await visitAll();
    // In hours that have not come yet: they are in the last bar until then.
    await counted(6, 4);
    await sweepLinks(app.databaseUrl, today);
    await visitAll();
    await counted(9, 4);
    setClock(tomorrow + HOUR_MS / 2);
    await visitAll();
    await counted(12, 4);
    // A clock that was far ahead has thrown today's key away, so its visitors are new ones; their clicks are as they were.
    await sweepLinks(app.databaseUrl, today + 10 * DAY_MS);
    await visitAll();
    await counted(15, 6);
    setClock(tomorrow + 2 * HOUR_MS);
    expect((await visit(`/s/${code}`)).status).toBe(410);
    setClock(today);
    expect((await visit(`/s/${code}`)).status).toBe(302);
  });
});

describe('whose links they are', () => {
  test('a stranger sees and changes nothing', async () => {
    const [who, stranger] = [await maker(), await maker()];
    const { id } = await make(who);
    expect((await call('GET', '/api/links', stranger)).body).toMatchObject({ links: [], total: 0 });
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['DELETE', ''],
      ['POST', '/restore'],
      ['GET', '/statistics'],
      ['GET', '/statistics.csv'],
    ] as const) {
      const { status } = await call(method, `/api/links/${id}${path}`, stranger, method === 'POST' ? {} : undefined);
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    expect((await call('GET', `/api/links/${id}`, who)).body).toMatchObject({ id, isInAccount: false });
    expect((await call('GET', '/api/links/9999999999999999999', who)).status).toBe(404);
    expect((await call('GET', '/api/links/abc', who)).status).toBe(404);
  });

  test('lists are searched, filtered by tag, and given as a table that no spreadsheet takes for formulas', async () => {
    const who = await maker();
    await make(who, { alias: 'first-one', settings: { tags: ['news'], note: '=1+1' } });
    await make(who, { url: 'https://example.org/100%25_off' });
    const found = async (query: string) => (await call('GET', `/api/links?${query}`, who)).body.total;
    expect([
      await found('search=FIRST'),
      await found('search=%25'),
      await found('search=_x'),
      await found('tag=news'),
    ]).toEqual([1, 1, 0, 1]);
    const { body, headers } = await call('GET', '/api/links.csv', who);
    expect(headers.get('content-disposition')).toContain('links.csv');
    expect(body).toContain("'=1+1");
  });
});

describe('accounts and administrators', () => {
  test('links made before the sign-in can be taken along, are in the export, and go with the account', async () => {
    const ada = openBrowser(app.url, { 'x-forwarded-for': nextAddress() });
    await ada.get('/api/links');
    const made = await ada.post('/api/tools/shorten-url', { url: target });
    const { id, code } = made.body as { id: string; code: string };
    const account = { email: 'ada@example.org', password: samplePassword };
    await ada.post('/api/register', { ...account, username: 'Ada' });
    await ada.post('/api/login', account);
    expect((await ada.get('/api/links')).body).toMatchObject({ notInAccount: 1, links: [{ id, isInAccount: false }] });
    expect((await ada.post('/api/links/take-along')).body).toEqual({ moved: 1 });
    expect((await ada.get('/api/links')).body).toMatchObject({ notInAccount: 0, links: [{ id, isInAccount: true }] });
    expect((await ada.get('/api/account/export')).body).toMatchObject({ links: [{ code }] });
    await visit(`/s/${code}`);
    expect((await ada.post('/api/account/delete', { password: samplePassword })).status).toBeLessThan(300);
    expect((await visit(`/s/${code}`)).status).toBe(410);
    expect(await shorten(await maker(), { alias: code })).toMatchObject({ status: 409 });
  });

  test('a program makes and reads the links of its account with an API key', async () => {
    const grace = await signUp(app.url, 'grace@example.org');
    const key = await grace.post('/api/account/api-keys', {
      ...{ name: 'Links', scopes: ['tools:utility'], password: samplePassword },
    });
    const headers = { authorization: `Bearer ${key.body?.key}` };
    const { id, code } = await make(headers);
    expect((await call('GET', '/api/links', headers)).body).toMatchObject({ links: [{ id, code, isInAccount: true }] });
    expect((await call('POST', `/api/links/${id}`, headers, { note: 'by a program' })).status).toBe(200);
    expect((await grace.get('/api/links')).body).toMatchObject({ links: [{ id, note: 'by a program' }] });
    expect((await call('GET', '/api/links', { authorization: 'Bearer satchel_wrong' })).status).toBe(401);
  });

  test('an administrator stops links, blocks hosts, and the log says so', async () => {
    const who = await maker();
    const { id, code } = await make(who, { url: 'https://bad.example.net/' });
    const admin = openBrowser(app.url, { 'x-forwarded-for': nextAddress() });
    const boss = { email: 'boss@example.org', password: samplePassword };
    await admin.post('/api/register', { ...boss, username: 'Boss' });
    await runAdmin(['grant', boss.email], { DATABASE_URL: app.databaseUrl });
    await admin.post('/api/login', boss);
    expect((await admin.get(`/api/admin/links?search=${code}`)).body).toMatchObject({
      total: 1,
      links: [{ id, code }],
    });

    await admin.post('/api/admin/links/state', { id, act: 'stop' });
    expect((await visit(`/s/${code}`)).status).toBe(403);
    expect((await call('POST', `/api/links/${id}`, who, { isPaused: false })).status).toBe(403);
    await admin.post('/api/admin/links/state', { id, act: 'clear' });
    expect((await visit(`/s/${code}`)).status).toBe(302);

    const [phones, over] = [
      await make(who, { settings: { targets: [{ device: 'mobile', url: 'https://m.example.net/' }] } }),
      await make(who, { settings: { expiresAt: '2026-01-01T00:00:00Z', expiredUrl: 'https://example.net/over' } }),
    ];
    for (const host of ['', 'example', 'a b', '*.com']) {
      expect((await admin.post('/api/admin/links/hosts', { host })).status).toBe(400);
    }
    await admin.post('/api/admin/links/hosts', { host: ' https://*.Example.net./page ' });
    expect((await admin.get('/api/admin/links/hosts')).body).toMatchObject({ hosts: [{ host: 'example.net' }] });
    // Links that were made before lead there no more, whichever of their targets it is.
    expect((await visit(`/s/${phones.code}`)).status).toBe(302);
    expect((await visit(`/s/${phones.code}`, { 'user-agent': iphone })).status).toBe(403);
    expect((await visit(`/s/${over.code}`)).status).toBe(403);
    expect(await visit(`/s/${code}`)).toMatchObject({ status: 403, text: expect.stringContaining('blocked') });
    expect(await shorten(who, { url: 'https://very.bad.example.net/x' })).toMatchObject({ status: 403 });
    const refused = async (settings: object) => (await shorten(who, { settings })).body.fields;
    expect(await refused({ expiredUrl: 'https://example.net/over' })).toEqual({
      expiredUrl: expect.stringContaining('Links to example.net are blocked'),
    });
    const targets = [
      { device: 'mobile', url: target },
      { device: 'tablet', url: 'https://m.example.net/' },
    ];
    expect(await refused({ targets })).toEqual({
      targets: expect.stringMatching(/^Target 2: Links to m\.example\.net/),
    });
    await admin.delete('/api/admin/links/hosts', { host: 'example.net' });
    expect((await visit(`/s/${code}`)).status).toBe(302);

    await admin.post('/api/admin/links/state', { id, act: 'remove' });
    expect((await visit(`/s/${code}`)).status).toBe(410);
    expect((await call('DELETE', `/api/links/${id}`, who)).status).toBe(404);
    const { entries } = (await admin.get('/api/admin/audit')).body as { entries: { act: string }[] };
    expect(entries.map(({ act }) => act).slice(0, 5)).toEqual([
      ...['link.remove', 'host.unblock', 'host.block', 'link.clear', 'link.stop'],
    ]);
  });
});

/** `fetch` does not send a Host of one's own. */
async function askHost(url: string, path: string, host: string): Promise<{ status: number; to: string | undefined }> {
  const { request } = await import('node:http');
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { host, 'user-agent': chrome } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, to: answer.headers.location }));
    })
      .on('error', reject)
      .end();
  });
}
