import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import type { Caller } from '../accounts/caller.ts';

let mails: TestMailServer;
let app: TestApplication;
let role: 'admin' | 'user' | undefined;

beforeAll(async () => {
  mails = await startMailServer();
  app = await startTestApplication(
    [],
    { SMTP_URL: mails.url, PUBLIC_URL: 'https://files.example.org', MAIL_FROM: 'site@example.org' },
    { identify: async () => callerOf(role) },
  );
});
afterAll(async () => {
  await app.close();
  await mails.close();
});

test('an address gets the newsletter once its owner has opened the link, and leaves with one click', async () => {
  expect(await post('/api/newsletter', { email: ' Reader@Example.org ' })).toMatchObject({
    status: 202,
    body: { message: expect.stringContaining('open the link') },
  });
  const link = await mailTo('reader@example.org', 'Confirm the newsletter');
  expect(await subscribers()).toEqual([{ email: 'reader@example.org', isConfirmed: false }]);

  expect((await post('/api/newsletter/confirm', { token: tokenIn(link.text, 'confirm') })).status).toBe(200);
  // Twice is fine.
  expect((await post('/api/newsletter/confirm', { token: tokenIn(link.text, 'confirm') })).status).toBe(200);
  expect(await subscribers()).toEqual([{ email: 'reader@example.org', isConfirmed: true }]);

  role = 'admin';
  const [post0] = (await get('/api/admin/newsletter')).body.posts;
  expect(await post('/api/admin/newsletter/issues', { slug: post0.slug })).toMatchObject({
    status: 200,
    body: { confirmed: 1, issues: [{ slug: post0.slug, total: 1 }] },
  });
  expect(await post('/api/admin/newsletter/issues', { slug: post0.slug })).toMatchObject({
    body: { code: 'SENT_ALREADY' },
  });
  role = undefined;

  const issue = await mailTo('reader@example.org', post0.title);
  const [, address = ''] = /List-Unsubscribe: <([^>]+)>/i.exec(issue.content.replaceAll(/\r?\n\s+/g, ' ')) ?? [];
  expect(issue.content).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
  expect(address).toMatch(/^https:\/\/files\.example\.org\/api\/newsletter\/unsubscribe\?token=/);

  // A program that only looks at the address changes nothing.
  const { pathname, search } = new URL(address);
  const looked = await fetch(app.url + pathname + search, { redirect: 'manual' });
  expect(looked.status).toBe(302);
  expect(looked.headers.get('location')).toMatch(/^https:\/\/files\.example\.org\/newsletter#leave=/);
  expect(await subscribers()).toHaveLength(1);

  const left = await fetch(app.url + pathname + search, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(left.status).toBe(200);
  expect(await subscribers()).toEqual([]);
  // Neither link brings the address back.
  expect(await post('/api/newsletter/confirm', { token: tokenIn(link.text, 'confirm') })).toMatchObject({
    status: 404,
  });
});

test('nobody learns who is subscribed: the answer is the same, and the owner is told', async () => {
  const first = await post('/api/newsletter', { email: 'known@example.org' });
  const { text } = await mailTo('known@example.org', 'Confirm the newsletter');
  await post('/api/newsletter/confirm', { token: tokenIn(text, 'confirm') });
  const again = await post('/api/newsletter', { email: 'known@example.org' });
  expect(again).toEqual(first);
  const { text: told } = await mailTo('known@example.org', 'You get the newsletter already');
  expect((await post('/api/newsletter/leave', { token: tokenIn(told, 'leave') })).status).toBe(200);
});

test("a mailbox is not flooded through somebody else's form", async () => {
  for (let count = 0; count < 4; count += 1) {
    expect((await post('/api/newsletter', { email: 'victim@example.org' })).status).toBe(202);
  }
  await mailTo('victim@example.org', 'Confirm the newsletter');
  await vi.waitFor(async () => expect(await outbox()).toBe(0), { timeout: 20_000 });
  expect(mails.received.filter(({ to }) => to.includes('victim@example.org'))).toHaveLength(2);
});

test('robots get the same answer and nothing else', async () => {
  const answer = { status: 202, body: { message: expect.stringContaining('open the link') } };
  expect(await post('/api/newsletter', { email: 'robot@example.org', website: 'https://spam.example' })).toMatchObject(
    answer,
  );
  expect(await post('/api/newsletter', { email: 'robot@example.org', writingTime: 20 })).toMatchObject(answer);
  expect((await subscribers()).map(({ email }) => email)).not.toContain('robot@example.org');
});

test.each([
  [{ email: 'no address' }, 400],
  [{ email: ['a@example.org', 'b@example.org'] }, 400],
  [{ email: 'a@example.org\r\nBcc: b@example.org' }, 400],
  [{ email: `${'x'.repeat(300)}@example.org` }, 400],
  [{ email: 'a@example.org', admin: true }, 400],
])('%j is refused with a sentence', async (body, status) => {
  expect(await post('/api/newsletter', body)).toMatchObject({
    status,
    body: { message: expect.stringMatching(/\.$/) },
  });
});

test('tokens that we did not sign for this do nothing', async () => {
  await post('/api/newsletter', { email: 'safe@example.org' });
  const { text } = await mailTo('safe@example.org', 'Confirm the newsletter');
  const confirm = tokenIn(text, 'confirm');
  for (const token of ['', 'x', confirm, `${confirm}x`, confirm.replace(/\..*/, '.'), 'x'.repeat(200)]) {
    expect((await post('/api/newsletter/leave', { token })).status).toBeGreaterThanOrEqual(400);
    const url = `${app.url}/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
    expect((await fetch(url, { method: 'POST' })).status).toBe(404);
  }
  expect((await subscribers()).map(({ email }) => email)).toContain('safe@example.org');
});

test('only administrators see and send it', async () => {
  for (const [who, status] of [
    [undefined, 401],
    ['user', 403],
  ] as const) {
    role = who;
    expect((await get('/api/admin/newsletter')).status).toBe(status);
    expect((await post('/api/admin/newsletter/issues', { slug: 'x' })).status).toBe(status);
    expect((await post('/api/admin/newsletter/stop', { slug: 'x' })).status).toBe(status);
  }
  role = 'admin';
  expect((await post('/api/admin/newsletter/issues', { slug: '../x' })).body).toMatchObject({ code: 'POST_UNKNOWN' });
  role = undefined;
});

test('a site without email says so', async () => {
  const quiet = await startTestApplication([], {});
  const answer = await fetch(`${quiet.url}/api/newsletter`, json({ email: 'a@example.org' }));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'MAIL_NOT_SET' });
  await quiet.close();
});

const tokenIn = (text: string, act: 'confirm' | 'leave'): string =>
  new RegExp(`#${act}=(\\S+)`).exec(text)?.[1] ?? expect.fail(`no link to ${act} in ${text}`);

/** The newest email to this address with this subject, once it has come. A newsletter goes out within a minute. */
const mailTo = (to: string, subject: string) =>
  vi.waitFor(
    () =>
      mails.received.findLast((mail) => mail.to.includes(to) && mail.subject === subject) ??
      expect.fail(`no ${subject}`),
    { timeout: 90_000, interval: 100 },
  );

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

// biome-ignore lint/suspicious/noExplicitAny: answers are checked by what the tests expect of them.
type Answer = { status: number; body: any };

async function post(path: string, body: unknown): Promise<Answer> {
  const response = await fetch(app.url + path, json(body));
  return { status: response.status, body: await response.json() };
}

async function get(path: string): Promise<Answer> {
  const response = await fetch(app.url + path);
  return { status: response.status, body: await response.json() };
}

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const subscribers = () =>
  query<{ email: string; isConfirmed: boolean }>(
    'select email, confirmed_at is not null as "isConfirmed" from newsletter_subscribers order by created_at',
  );
const outbox = async () => (await query<{ n: number }>('select count(*)::int as n from mail_outbox'))[0]?.n;

const callerOf = (who: typeof role): Caller => ({
  plan: 'free',
  ...(who && {
    user: {
      ...{ id: 'u'.repeat(32), username: 'ada', email: 'ada@example.org', emailVerified: true, role: who },
      ...{ proUntil: null, createdAt: new Date(0) },
    },
  }),
});
