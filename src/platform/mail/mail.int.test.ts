import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { type DatabaseConnection, openDatabase } from '../database/database.ts';
import { openQueue } from '../queue/queue.ts';
import { startWorker } from '../queue/worker.ts';
import { createMail, type Mail } from './mail.ts';

const from = 'satchel@example.org';
const message = {
  to: 'ada@example.org',
  subject: 'Grüße',
  text: 'A link: https://example.org/#token=abc\n\n.\nÜber alles.',
};

const answer = {
  ...message,
  ...{ from: { name: 'Satchel Support', address: 'support@example.org' }, replyTo: 'support+7@example.org' },
  ...{ messageId: '<c@example.org>', inReplyTo: '<b@example.org>', references: ['<a@example.org>', '<b@example.org>'] },
};

let dropDatabase: () => Promise<void>;
let databaseUrl: string;
let connection: DatabaseConnection;
let logged: string[];
const ending: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  const made = await createTestDatabase();
  databaseUrl = made.url;
  dropDatabase = made.drop;
  logged = [];
  connection = await connect();
});
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
  await dropDatabase();
});

describe('a message', () => {
  test('arrives as it was written, is forgotten, and nothing about it is logged', async () => {
    const server = await serve();
    const mail = await openMail(server.url);
    await mail.post(message);
    await send(mail);
    expect(server.received).toMatchObject([{ from, to: ['ada@example.org'] }]);
    expect(server.received[0]?.text.trim()).toBe(message.text);
    expect(await waiting()).toBe(0);
    expect(logged).toEqual([]);
  });

  test('is sent by a worker, whoever posts it', async () => {
    const server = await serve();
    const [web, working] = [await openMail(server.url), await openMail(server.url)];
    const worker = await startWorker({
      ...{ id: 'worker', databaseUrl, database: connection.database, log: pino({ level: 'silent' }) },
      ...{ tasks: working.tasks, schedule: working.schedule, concurrency: 1, onAbandoned: async () => undefined },
    });
    ending.push(worker.stop);
    await web.post(message);
    await expect.poll(() => server.received.length, { timeout: 10_000 }).toBe(1);
    await expect.poll(waiting).toBe(0);
  });

  test('that was posted in a transaction is sent when that is committed', async () => {
    const server = await serve();
    const mail = await openMail(server.url);
    await connection.database.transaction(async (transaction) => {
      await mail.post(message, transaction);
      await send(mail);
      expect(server.received).toEqual([]);
    });
    await send(mail);
    expect(server.received).toHaveLength(1);
  });

  test('of a transaction that was rolled back is never sent', async () => {
    const server = await serve();
    const mail = await openMail(server.url);
    const undone = connection.database.transaction(async (transaction) => {
      await mail.post(message, transaction);
      throw new Error('Something else failed.');
    });
    await expect(undone).rejects.toThrow('Something else failed.');
    await send(mail);
    expect([server.received, await waiting(), await queued()]).toEqual([[], 0, 0]);
  });

  test('reaches one recipient, whatever the address holds', async () => {
    const server = await serve();
    const mail = await openMail(server.url);
    await mail.post({ ...message, to: 'ada@example.org, eve@example.org' });
    await mail.post({ ...message, to: 'ada@example.org\r\nRCPT TO:<eve@example.org>' });
    await send(mail);
    for (const { to } of server.received) expect(to).not.toContain('eve@example.org');
    expect(await waiting()).toBe(0);
  });

  test('of the site says that a program sent it; an answer names what it answers, and who it is from', async () => {
    const server = await serve();
    const mail = await openMail(server.url);
    await mail.post(message);
    await mail.post({ ...answer, writtenBy: 'answering program' });
    await mail.post({ ...answer, writtenBy: 'person' });
    await send(mail);
    const [site = '', program = '', person = ''] = server.received.map(({ content }) => content);
    expect(site).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(program).toMatch(/^Auto-Submitted: auto-replied$/m);
    expect(program).toMatch(/^X-Auto-Response-Suppress: All$/m);
    expect(program).toMatch(/^Precedence: bulk$/m);
    expect(person).not.toMatch(/Auto-Submitted|Precedence/);
    for (const content of [program, person]) {
      expect(content).toMatch(/^From: "?Satchel Support"? <support@example\.org>$/m);
      expect(content).toMatch(/^Reply-To: <?support\+7@example\.org>?$/m);
      expect(content).toMatch(/^In-Reply-To: <b@example\.org>$/m);
      expect(content).toMatch(/^References: <a@example\.org> <b@example\.org>$/m);
      expect(content).toMatch(/^Message-ID: <c@example\.org>$/im);
    }
    expect(server.received[1]?.from).toBe(answer.from.address);
  });

  test('whose sender the mail server refuses comes from MAIL_FROM', async () => {
    const server = await serve({ answer: (line) => (/^MAIL.*support@/.test(line) ? '550 Not yours' : undefined) });
    const mail = await openMail(server.url);
    await mail.post(answer);
    await send(mail);
    expect(server.received).toMatchObject([{ from, content: expect.stringMatching(/^Reply-To: .*support\+7@/m) }]);
    expect([await waiting(), await mail.state()]).toEqual([0, { state: 'ok' }]);
  });

  test('whose link has expired is not sent', async () => {
    const server = await serve();
    const mail = await openMail(server.url);
    await mail.post({ ...message, notAfter: new Date(Date.now() - 1) });
    await send(mail);
    expect([server.received, await waiting()]).toEqual([[], 0]);
  });

  test('is sent by one of two workers that see it at once', async () => {
    const server = await serve({ onReceived: () => send(second) });
    const first = await openMail(server.url);
    const second = await openMail(server.url);
    await first.post(message);
    await send(first);
    expect(server.received).toHaveLength(1);
  });

  test('of a worker that died before it noted the sending comes again, recognisably', async () => {
    const dying = await connect();
    const server = await serve({
      onReceived: async () => void (server.received.length === 1 && (await dying.close())),
    });
    const mail = await openMail(server.url);
    await mail.post(message);
    await expect(send(await openMail(server.url, dying))).rejects.toThrow();
    await send(mail);
    expect(server.received).toHaveLength(1);

    await connection.pool.query("update mail_outbox set claimed_until = now() - interval '1 second'");
    await send(mail);
    const ids = server.received.map(({ messageId }) => messageId);
    expect(ids).toEqual([expect.stringMatching(/^<.{32}@example\.org>$/), ids[0]]);
    expect(await waiting()).toBe(0);
  });
});

describe('a mail server that is away', () => {
  test('gets the messages when it is back, in their order; health says since when it was away', async () => {
    const server = await serve();
    const mail = await openMail(server.url);
    await server.close();
    expect(await mail.state()).toEqual({ state: 'ok' });
    await mail.post({ ...message, subject: 'First' });
    await send(mail);
    await mail.post({ ...message, subject: 'Second' });
    await send(mail);
    expect(await mail.state()).toEqual({ state: 'failing', since: expect.any(Date) });
    // The second message waits for the first one's retry.
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('"reason":"ESOCKET"');
    expect(logged.join()).not.toMatch(/ada|token/);

    const back = await serve({ port: server.port });
    await letPausesPass();
    await send(mail);
    expect(back.received.map(({ subject }) => subject)).toEqual(['First', 'Second']);
    expect(await mail.state()).toEqual({ state: 'ok' });
  });

  test('is tried after a pause that grows, for a day', async () => {
    const server = await serve();
    const mail = await openMail(server.url);
    await server.close();
    await mail.post(message);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      await send(mail);
      const query = 'select extract(epoch from next_try_at - now()) / 60 as minutes from mail_outbox';
      const { rows } = await connection.pool.query<{ minutes: string }>(query);
      pauses.push(Math.round(Number(rows[0]?.minutes)));
      await letPausesPass();
    }
    expect(pauses).toEqual([1, 2, 4, 8, 15, 15]);

    await connection.pool.query("update mail_outbox set created_at = now() - interval '2 days', not_after = now()");
    await send(mail);
    expect(await waiting()).toBe(0);
    expect(logged.at(-1)).toContain('An email expired');
    expect(logged.join()).not.toMatch(/ada|token/);
  });

  test('is one that refuses our password or our sender, too: nothing is given up', async () => {
    for (const [line, refusal] of [
      ['AUTH', '535 Wrong password'],
      ['MAIL', '550 Sender not allowed'],
    ] as const) {
      const server = await serve({
        answer: (said) =>
          said.startsWith(line) ? refusal : said.startsWith('EHLO') ? '250-test\r\n250 AUTH PLAIN' : undefined,
      });
      const mail = await openMail(server.url.replace('//', '//user:password@'));
      await mail.post(message);
      await send(mail);
      expect(await mail.state()).toMatchObject({ state: 'failing' });
      await connection.pool.query('delete from mail_outbox');
    }
  });
});

describe('a refusal', () => {
  test('for good ends the message, and others go on', async () => {
    const server = await serve({ answer: (line) => (/RCPT.*ada@/.test(line) ? '550 No ada@example.org' : undefined) });
    const mail = await openMail(server.url);
    await mail.post(message);
    await mail.post({ ...message, to: 'bob@example.org' });
    await send(mail);
    expect(server.received.map(({ to }) => to)).toEqual([['bob@example.org']]);
    expect([await waiting(), await mail.state()]).toEqual([0, { state: 'ok' }]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('"reason":"EENVELOPE 550"');
    expect(logged[0]).not.toMatch(/ada|token/);
  });

  test('for now is tried again later, and others go on', async () => {
    let busy = true;
    const server = await serve({ answer: (line) => (busy && /RCPT.*ada@/.test(line) ? '450 Later' : undefined) });
    const mail = await openMail(server.url);
    await mail.post(message);
    await mail.post({ ...message, to: 'bob@example.org' });
    await send(mail);
    expect(server.received.map(({ to }) => to)).toEqual([['bob@example.org']]);
    expect([await waiting(), await mail.state()]).toEqual([1, { state: 'ok' }]);

    busy = false;
    await letPausesPass();
    await send(mail);
    expect([server.received.length, await waiting()]).toEqual([2, 0]);
  });
});

test('messages that no worker sends are overdue', async () => {
  const mail = await openMail('smtp://127.0.0.1:9');
  await mail.post(message);
  expect(await mail.state()).toEqual({ state: 'ok' });
  await connection.pool.query("update mail_outbox set next_try_at = now() - interval '6 minutes'");
  expect(await mail.state()).toMatchObject({ state: 'failing' });
});

test('without a server nothing is sent, and it says so', async () => {
  const mail = await openMail(undefined);
  expect([mail.available, await mail.state(), mail.tasks, mail.schedule]).toEqual([false, { state: 'unset' }, {}, []]);
  await mail.post(message);
  expect([await waiting(), await queued()]).toEqual([0, 0]);
});

async function connect(): Promise<DatabaseConnection> {
  const made = await openDatabase({ url: databaseUrl, maxConnections: 5, onConnectionError: () => undefined });
  let closed = false;
  const close = async () => {
    if (!closed) await made.close();
    closed = true;
  };
  ending.push(close);
  return { ...made, close };
}

async function openMail(smtpUrl: string | undefined, { database, pool } = connection): Promise<Mail> {
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const mail = createMail({ database, queue: await openQueue(pool), smtpUrl, from, log });
  ending.push(mail.close);
  return mail;
}

async function serve(options: Parameters<typeof startMailServer>[0] = {}): Promise<TestMailServer> {
  const server = await startMailServer(options);
  let closed = false;
  const close = async () => {
    if (!closed) await server.close();
    closed = true;
  };
  ending.push(close);
  return { ...server, close };
}

/** What a worker does when a message is posted. */
const send = async (mail: Mail) => mail.tasks['send-mail']?.({}, { signal: new AbortController().signal });

const letPausesPass = () => connection.pool.query("update mail_outbox set next_try_at = now() - interval '1 second'");

const waiting = () => count('select count(*)::int as count from mail_outbox');
const queued = () => count('select count(*)::int as count from graphile_worker.jobs');
async function count(query: string): Promise<number> {
  const { rows } = await connection.pool.query<{ count: number }>(query);
  return rows[0]?.count ?? Number.NaN;
}
