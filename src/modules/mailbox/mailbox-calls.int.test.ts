import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startImapServer, type TestImapServer } from '../../testing/imap-server.ts';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { samplePassword, signUp } from '../../testing/test-browser.ts';
import type { Caller } from '../accounts/caller.ts';
import type { MailboxStatus } from './mailbox.contract.ts';
import { tinyPng } from './sample-emails.ts';

const address = 'support@example.org';
const password = 'abcdefghijklmnop';
const token = 'a-fresh-access-token';
const patience = { timeout: 30_000, interval: 100 };

let imap: TestImapServer;
let smtp: TestMailServer;
let app: TestApplication;

describe('a site without a mailbox', () => {
  beforeAll(async () => {
    app = await startTestApplication([], {}, { identify });
  });
  afterAll(() => app.close());

  test('says that it has none', async () => {
    expect(await status()).toMatchObject({
      ...{ status: 'inactive', emailAccount: null, monitoringActive: false, lastCheck: null, aiProvider: 'Built-in' },
      features: { automaticResponses: false, escalationSystem: true, aiPowered: false },
      reason: 'No mailbox is set: emails are neither read nor answered.',
    });
    expect(await call('/api/email-support/test', 'POST')).toEqual({
      status: 200,
      body: { success: false, error: 'No mailbox is set. Set IMAP_URL, and start the site again.' },
    });
  });

  test.each(['/api/email-support/status', '/api/email-support/test', '/api/email-support/attachments/x'])(
    'shows %s to administrators only',
    async (path) => {
      const method = path.endsWith('test') ? 'POST' : 'GET';
      expect((await call(path, method, {})).status).toBe(401);
      expect((await call(path, method, { 'x-test-user': 'ada' })).status).toBe(403);
    },
  );

  test('has no attachment that nobody sent', async () => {
    for (const id of ['x', '%00', '..%2F..%2Fetc', 'a'.repeat(5000)]) {
      expect((await call(`/api/email-support/attachments/${id}`)).status).toBeGreaterThanOrEqual(400);
      expect((await call(`/api/email-support/attachments/${id}`)).status).toBeLessThan(500);
    }
  });
});

test('what came from a confirmed address is in the export of its account, and deleted with it', async () => {
  const own = await startTestApplication([]);
  const [ada, eve] = [await signUp(own.url, 'ada@example.net'), await signUp(own.url, 'eve@example.net')];
  const client = new pg.Client({ connectionString: own.databaseUrl });
  await client.connect();
  await client.query("update users set email_verified = true where email = 'ada@example.net'");
  for (const [index, email] of ['ada@example.net', 'eve@example.net', 'bob@example.net'].entries()) {
    await client.query(
      `with one as (insert into conversations (number, channel, severity, subject, email, context, fingerprint, created_at, updated_at)
         values ($1, 'email', 'low', 'Hi', $2, 'Email', $1, now(), now()) returning id)
       insert into conversation_messages (conversation_id, author, text, created_at) select id, 'person', 'Secret of ' || $2, now() from one`,
      [`1000000${index}`, email],
    );
  }
  expect((await ada.get('/api/account/export')).body).toMatchObject({
    emails: [{ number: '10000000', subject: 'Hi', texts: ['Secret of ada@example.net'], attachments: [] }],
  });
  // Hers is not confirmed: anybody could have registered it.
  expect((await eve.get('/api/account/export')).body).toMatchObject({ emails: [] });
  for (const browser of [ada, eve]) {
    expect((await browser.post('/api/account/delete', { password: samplePassword })).status).toBe(204);
  }
  const { rows } = await client.query('select email from conversations order by email');
  expect(rows).toEqual([{ email: 'bob@example.net' }, { email: 'eve@example.net' }]);
  await client.end();
  await own.close();
});

describe('a site with a mailbox', () => {
  beforeEach(async () => {
    imap = await startImapServer({ [address]: { password, token } });
    smtp = await startMailServer({ onReceived: ({ content }) => imap.deliver(address, content) });
  });
  afterEach(async () => {
    await app.close();
    await smtp.close();
    await imap.close();
  });

  test('reads it, tests it, and shows what came', async () => {
    await start({ IMAP_URL: imap.urlOf(address, ''), IMAP_PASSWORD: ' abcd efgh ijkl mnop ' });
    await expect.poll(status, patience).toMatchObject({
      ...{ status: 'active', emailAccount: address, monitoringActive: true, reason: null, lastTest: null },
      lastCheck: expect.stringMatching(/^\d{4}-/),
    });
    expect((await call('/api/email-support/test', 'POST')).body).toEqual({ success: true });
    await expect
      .poll(status, patience)
      .toMatchObject({ lastTest: { sentAt: expect.any(String), arrivedAt: expect.any(String) } });
    expect(smtp.received[0]?.to[0]).toMatch(/^support\+t[a-z0-9]+\.[a-z2-7]{12}@example\.org$/);

    const file = `Content-Type: image/png\r\nContent-Disposition: attachment; filename="a b.png"\r\nContent-Transfer-Encoding: base64\r\n\r\n${tinyPng}`;
    await imap.deliver(
      address,
      `From: Ada <ada@example.net>\r\nTo: ${address}\r\nSubject: <b>Lost</b>\r\nContent-Type: multipart/mixed; boundary=m\r\n\r\n--m\r\n\r\nWhere is it?\r\n--m\r\n${file}\r\n--m--\r\n`,
    );
    await expect
      .poll(async () => (await status()).lastDay, patience)
      .toEqual({
        ...{ conversations: 1, answeredAutomatically: 0, leftInMailbox: 1 },
      });
    const list = await (await fetch(`${app.url}/api/escalations`, { headers: admin })).text();
    expect(list).toContain('<b>Lost</b>');
    const link = /http:\/\/127\.0\.0\.1:\d+(\/api\/email-support\/attachments\/[\w-]+)/.exec(list)?.[1] ?? '';
    expect((await call(link, 'GET', {})).status).toBe(401);
    const download = await fetch(app.url + link, { headers: admin });
    expect(Object.fromEntries(download.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="a b.png"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await download.arrayBuffer()).toString('base64')).toBe(tinyPng);
    expect(await partOfHealth()).toEqual({ name: 'mailbox', state: 'ok' });
  });

  test('says why it cannot read it, to administrators only', async () => {
    await start({ IMAP_URL: imap.urlOf(address, 'wrong') });
    const reason = `The mail server refused the user name or the password of ${address}. It said: 'Invalid credentials (Failure)'`;
    await expect.poll(status, patience).toMatchObject({ status: 'error', monitoringActive: false, reason });
    expect((await call('/api/email-support/test', 'POST')).body).toEqual({ success: false, error: reason });
    expect(await partOfHealth()).toEqual({
      ...{
        name: 'mailbox',
        state: 'degraded',
        reason: 'The support mailbox cannot be read.',
        since: expect.any(String),
      },
    });
  });

  test('says why nothing can be sent', async () => {
    await start({ IMAP_URL: imap.urlOf(address), SMTP_URL: 'smtp://127.0.0.1:9' });
    await expect.poll(status, patience).toMatchObject({ status: 'active' });
    expect((await call('/api/email-support/test', 'POST')).body).toEqual({
      ...{
        success: false,
        error: expect.stringMatching(/^The mail server of SMTP_URL did not take the email \(.+\)\.$/),
      },
    });
  });

  test('opens it with tokens that it fetches, and says when it gets none', async () => {
    const answers = [{ access_token: token, expires_in: 3600 }, { error: 'invalid_grant' }];
    const asked: string[] = [];
    const server = createServer(async (request, response) => {
      asked.push(await text(request));
      response.end(JSON.stringify(answers[Math.min(asked.length, answers.length) - 1]));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = (server.address() as { port: number }).port;
    const settings = { IMAP_REFRESH_TOKEN: 'r', IMAP_CLIENT_ID: 'c', IMAP_TOKEN_URL: `http://127.0.0.1:${port}/token` };
    await start({ IMAP_URL: imap.urlOf(address, ''), ...settings });
    await expect.poll(status, patience).toMatchObject({ status: 'active' });
    expect(asked).toEqual(['grant_type=refresh_token&refresh_token=r&client_id=c']);
    await app.close();
    await start({ IMAP_URL: imap.urlOf(address, ''), ...settings });
    await expect
      .poll(status, patience)
      .toMatchObject({ reason: `127.0.0.1:${port} gave no access token (200). Is the refresh token still valid?` });
    server.close();
  });
});

async function start(settings: Record<string, string>): Promise<void> {
  app = await startTestApplication([], { SMTP_URL: smtp.url, ...settings }, { identify });
}

const identify = async ({ headers }: { headers: Record<string, string | string[] | undefined> }): Promise<Caller> => {
  const { 'x-test-user': id, 'x-test-role': role } = headers;
  if (typeof id !== 'string') return { plan: 'free' };
  const user = {
    id,
    username: id,
    email: `${id}@example.org`,
    emailVerified: true,
    proUntil: null,
    createdAt: new Date(),
  };
  return { plan: 'free', user: { ...user, role: role === 'admin' ? 'admin' : 'user' } };
};

const admin = { 'x-test-user': 'root', 'x-test-role': 'admin' };

async function call(path: string, method = 'GET', headers: Record<string, string> = admin) {
  const answer = await fetch(app.url + path, { method, headers: { origin: app.url, ...headers } });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const status = async () => (await call('/api/email-support/status')).body as MailboxStatus;

async function partOfHealth(): Promise<unknown> {
  const { parts } = (await call('/api/health', 'GET', {})).body as { parts: { name: string }[] };
  return parts.find(({ name }) => name === 'mailbox');
}
