import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { runAdmin } from '../../testing/run-admin.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { signUp, type TestBrowser } from '../../testing/test-browser.ts';
import { sampleRuns } from '../tool-calls/sample-tool.ts';
import { analyticsPaths, figuresSchema } from './analytics.contract.ts';
import { createAnalyticsRepository } from './analytics.repository.ts';
import { createAnalytics } from './analytics.usecases.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestApplication;
let pool: pg.Pool;
let admin: TestBrowser;
beforeAll(async () => {
  app = await startTestApplication([sampleRuns], { TRUST_PROXY: 'true' });
  pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
  admin = await signUp(app.url, 'admin@example.org');
  await runAdmin(['grant', 'admin@example.org'], { DATABASE_URL: app.databaseUrl });
  await vi.waitFor(async () => expect((await admin.get(analyticsPaths.figures)).status).toBe(200), 10_000);
});
afterAll(async () => {
  await pool.end();
  await app.close();
});
beforeEach(async () => {
  await pool.query('truncate analytics_days, analytics_events, analytics_visitors, analytics_searches');
});

describe('an event', () => {
  test('of a page is counted by day, with what led to it, and without who it was', async () => {
    const sent = await send({ event: 'view', path: '/api/health', referrer: 'www.example.com', campaign: 'spring' });
    expect([sent.status, await sent.text()]).toEqual([204, '']);
    await send({ event: 'view', path: '/reset-password/secret-token' });
    await expect.poll(async () => (await figures()).totals).toMatchObject({ views: 2, visitors: 1 });
    expect(await figures()).toMatchObject({
      pages: [
        { name: '/api/health', count: 1 },
        { name: 'other', count: 1 },
      ],
      sources: [{ name: 'example.com', count: 1 }],
      campaigns: [{ name: 'spring', count: 1 }],
      browsers: [{ name: 'Firefox', count: 1 }],
      viewsNow: 2,
    });
    const { rows } = await pool.query('select * from analytics_events, analytics_days');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/secret-token|127\.0\.0\.1|rv:140/);
  });

  test('with half a character in it does not keep those of others from being counted', async () => {
    const campaign = `${'x'.repeat(59)}😀`;
    await send({ event: 'view', path: '/', source: campaign, campaign });
    await send({ event: 'view', path: '/' }, { 'x-forwarded-for': '20.0.0.9' });
    await expect.poll(async () => (await figures()).totals).toMatchObject({ views: 2 });
  });

  test('of a tool counts for tools that are there, and everybody can see how often', async () => {
    await send({ event: 'tool', path: '/tools/sample' });
    await send({ event: 'tool', path: '/tools/none' });
    await send({ event: 'tool', path: '/tools/sample/../../etc' });
    await expect.poll(async () => (await figures()).tools).toEqual([{ name: 'sample', count: 1 }]);
    const answer = await fetch(app.url + analyticsPaths.toolUses);
    expect(await answer.json()).toEqual({ days: 30, uses: { sample: 1 } });
  });

  test('of a click on an advertisement counts by its position', async () => {
    await send({ event: 'ad_click', path: '/', position: 'sidebar' });
    await send({ event: 'ad_click', path: '/' });
    await expect.poll(async () => (await figures()).ads).toEqual([{ name: 'sidebar', count: 1 }]);
  });

  test('of a registration counts once for each visitor, by what led them here that day', async () => {
    await send({ event: 'view', path: '/', source: 'newsletter' });
    await send({ event: 'view', path: '/' }, { 'x-forwarded-for': '20.0.0.2' });
    for (let index = 0; index < 3; index++) await send({ event: 'registered', path: '/register' });
    await send({ event: 'registered', path: '/register' }, { 'x-forwarded-for': '20.0.0.2' });
    await expect.poll(async () => (await figures()).totals.registered).toBe(2);
    expect((await figures()).registeredBy).toEqual([
      { name: 'direct', count: 1 },
      { name: 'newsletter', count: 1 },
    ]);
  });

  test('of a search that found nothing counts once for each visitor, and holds no address', async () => {
    for (const who of ['20.0.1.1', '20.0.1.1', '20.0.1.2', '20.0.1.3']) {
      await send({ event: 'search', path: '/', term: 'Compress VIDEO' }, { 'x-forwarded-for': who });
    }
    await send({ event: 'search', path: '/', term: 'ada@example.org' });
    const terms = async () => (await pool.query('select term, people from analytics_searches')).rows;
    await expect.poll(terms).toEqual([{ term: 'compress video', people: 3 }]);
  });
});

describe('is not counted:', () => {
  test('whoever asks not to be, and robots, which are a sum', async () => {
    await send({ event: 'view', path: '/' }, { dnt: '1' });
    await send({ event: 'view', path: '/' }, { 'sec-gpc': '1' });
    await send({ event: 'view', path: '/' }, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await send({ event: 'view', path: '/' }, { 'user-agent': '' });
    await expect.poll(async () => (await figures()).robots).toBe(2);
    expect((await figures()).totals).toMatchObject({ views: 0, visitors: 0 });
  });

  test('a flood from one address, while others still count', async () => {
    const flood = Array.from({ length: 300 }, () =>
      send({ event: 'view', path: '/' }, { 'x-forwarded-for': '20.0.2.1' }),
    );
    await Promise.all(flood);
    await send({ event: 'view', path: '/' }, { 'x-forwarded-for': '20.0.2.2' });
    await expect.poll(async () => (await figures()).totals).toMatchObject({ visitors: 2 });
    const { totals, tooFast } = await figures();
    // A minute may have begun in between.
    expect(totals.views).toBeLessThanOrEqual(241);
    expect(totals.views + tooFast).toBe(301);
  });

  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: '' }, 403],
    [{ 'content-type': 'text/plain' }, 415],
  ])('what comes with %j', async (headers, status) => {
    const answer = await send({ event: 'view', path: '/' }, headers);
    expect([answer.status, typeof (await answer.json()).message]).toEqual([status, 'string']);
  });

  test.each([
    ['', 400],
    ['{', 400],
    ['[]', 415],
    ['"view"', 415],
    ['{}', 400],
    ['{"event":"view","path":"/","visitor":"me"}', 400],
    ['{"event":"__proto__","path":"/"}', 400],
    [' '.repeat(3000), 413],
  ])('the body %j', async (body, status) => {
    const answer = await send(body);
    expect([answer.status, typeof (await answer.json()).message]).toEqual([status, 'string']);
  });
});

test('the figures are for administrators', async () => {
  const user = await signUp(app.url, 'user@example.org');
  expect((await fetch(app.url + analyticsPaths.figures)).status).toBe(401);
  expect((await user.get(analyticsPaths.figures)).status).toBe(403);
  const { body } = await admin.get(`${analyticsPaths.figures}?range=year`);
  expect(figuresSchema.parse(body).days).toHaveLength(365);
  expect((await admin.get(`${analyticsPaths.figures}?range=century`)).status).toBe(400);
});

test('what is over is thrown away: keys and hashes of days, old events, and what one person searched', async () => {
  await send({ event: 'view', path: '/' });
  await expect.poll(async () => (await figures()).totals.views).toBe(1);
  await pool.query(`
    update analytics_visitors set day = day - 1;
    update analytics_day_keys set day = day - 1;
    update analytics_events set at = at - interval '31 days';
    insert into analytics_searches values
      ('rare', 2, current_date - 31, current_date), ('new', 2, current_date - 29, current_date),
      ('wanted', 3, current_date - 31, current_date), ('forgotten', 9, current_date - 300, current_date - 181)`);
  await sweep();
  for (const table of ['analytics_visitors', 'analytics_day_keys', 'analytics_events']) {
    expect((await pool.query(`select from ${table}`)).rowCount).toBe(0);
  }
  const { rows } = await pool.query('select term from analytics_searches order by term');
  expect(rows).toEqual([{ term: 'new' }, { term: 'wanted' }]);
  expect((await figures()).totals.views).toBe(1);
});

const send = (body: unknown, headers: Record<string, string> = {}): Promise<Response> => {
  const { origin = app.url, ...more } = headers;
  return fetch(app.url + analyticsPaths.events, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': firefox, ...(origin && { origin }), ...more },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
};

/** As administrators see them, for the week. */
async function figures() {
  const { body } = await admin.get(`${analyticsPaths.figures}?range=week`);
  return figuresSchema.parse(body);
}

async function sweep(): Promise<void> {
  const { database, close } = await openDatabase({
    ...{ url: app.databaseUrl, maxConnections: 1, onConnectionError: () => undefined },
  });
  const writer = { add: () => undefined, close: async () => undefined };
  const repository = createAnalyticsRepository(database);
  await createAnalytics({ repository, writer, tools: new Set(), eventsDays: 30 }).sweep();
  await close();
}
