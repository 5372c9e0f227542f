import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRun, defineRuns } from '../../catalog/define-run.ts';
import { defineTool } from '../../catalog/define-tool.ts';
import { toolWords } from '../../catalog/test-tools.ts';
import { type DatabaseConnection, openDatabase } from '../../platform/database/database.ts';
import type { RunCaller } from '../../shared/run-caller.ts';
import { type FakeAi, startFakeAi } from '../../testing/fake-ai/fake-ai.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { samplePassword, signUp } from '../../testing/test-browser.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Caller } from '../accounts/caller.ts';
import { createUsageRepository } from '../usage/usage.repository.ts';
import { createAiRepository } from './ai.repository.ts';
import { createTokenLedger, siteSubject, tokenMeter } from './token-ledger.ts';

const today = () => new Date().toISOString().slice(0, 10);

describe('budgets', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let connection: DatabaseConnection;
  beforeAll(async () => {
    database = await createTestDatabase();
    connection = await openDatabase({ url: database.url, maxConnections: 10, onConnectionError: () => undefined });
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });

  test('of a user let exactly as many of 50 calls at once through as there are tokens for', async () => {
    const { reserve, used } = openLedger({ free: 1000, pro: 1000, site: 100_000 });
    const calls = () => Promise.allSettled(Array.from({ length: 50 }, () => reserve(user('eager'), 90)));
    const taken = (await calls()).flatMap((call) => (call.status === 'fulfilled' ? call.value : []));
    expect(taken).toHaveLength(11);
    expect(await used('user:eager')).toBe(990);

    await Promise.all(taken.map(({ settle }) => settle(done(40, 10))));
    expect(await used('user:eager')).toBe(550);
    const again = await calls();
    expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(again.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'AI_BUDGET_USED_UP',
        status: 429,
        message: expect.stringMatching(/used your AI allowance .* comes back in .* at midnight UTC/),
        headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      },
    });
  });

  test('of the site count for everybody, and a refused call takes nothing from anyone', async () => {
    const site = await openLedger({ free: 0, pro: 0, site: 0 }).used(siteSubject);
    const { reserve, used } = openLedger({ free: 1000, pro: 1000, site: site + 150 });
    await reserve(user('first'), 100);
    await expect(reserve(user('second'), 100)).rejects.toMatchObject({ code: 'AI_SITE_BUDGET_USED_UP', status: 429 });
    expect(await used('user:second')).toBe(0);
    expect(await used(siteSubject)).toBe(site + 100);
  });

  test('follow the plan, and visitors at one address share ten of theirs', async () => {
    const { reserve } = openLedger({ free: 100, pro: 500, site: 1_000_000 });
    await reserve({ ...user('paying'), plan: 'pro' }, 500);
    await expect(reserve(user('sparing'), 101)).rejects.toMatchObject({ code: 'AI_BUDGET_USED_UP' });
    const visit = (name: string): RunCaller => ({
      ...{ plan: 'free', userId: undefined, subject: `visitor:${name}`, address: 'address:home' },
    });
    for (let visitor = 0; visitor < 10; visitor++) await reserve(visit(`${visitor}`), 100);
    await expect(reserve(visit('eleventh'), 100)).rejects.toThrow(/everyone at your network address/);
  });

  test('count what a call used, even more than was reserved, and record what it cost', async () => {
    const { reserve, used } = openLedger({ free: 10_000, pro: 0, site: 1_000_000 });
    await (await reserve(user('long'), 100)).settle(done(200, 50));
    await (await reserve(user('long'), 100)).settle({ ...done(0, 0), failed: true });
    expect(await used('user:long')).toBe(250);
    const records = await createAiRepository(connection.database).since(today());
    expect(records).toContainEqual(
      expect.objectContaining({
        task: 'summary',
        model: 'priced',
        inputTokens: 200 + 11 * 40,
        failed: 1,
        costMicros: 3360,
      }),
    );
  });

  const user = (name: string): RunCaller => ({ plan: 'free', userId: name, subject: `user:${name}` });
  const done = (input: number, output: number) => ({
    ...{ task: 'summary' as const, provider: 'fake', model: 'priced', tokens: { input, output }, failed: false },
  });

  function openLedger(tokensPerDay: { free: number; pro: number; site: number }) {
    const prices = new Map([['priced', { input: 3, output: 9 }]]);
    const { reserve } = createTokenLedger({ database: connection.database, settings: { tokensPerDay, prices } });
    const counters = createUsageRepository(connection.database);
    const used = async (subject: string) => (await counters.used([subject], tokenMeter, today())).get(subject) ?? 0;
    return { reserve, used };
  }
});

describe('a site with a provider', () => {
  let fake: FakeAi;
  let app: TestApplication;
  beforeAll(async () => {
    fake = await startFakeAi();
    const settings = { ...fake.settings(), AI_FREE_TOKENS_PER_DAY: '2500', AI_PRICES: 'good=1/2' };
    app = await startTestApplication([scribeRuns], settings, { identify });
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query(
      "insert into users (id, username, email) values ('writer', 'W', 'w@x.org'), ('other', 'O', 'o@x.org')",
    );
    await client.end();
  });
  afterAll(async () => {
    await app.close();
    await fake.close();
  });

  test('says where texts go', async () => {
    const place = { name: '127.0.0.1', host: '127.0.0.1', place: 'server' };
    expect(await get('/api/ai')).toEqual({ provider: place, fallback: null });
  });

  test('does a call with it, records it without the text, and ends the allowance with a sentence', async () => {
    expect(await write('Our secret plan.')).toEqual([200, { text: 'Our secret plan.' }]);
    expect(await partOf('ai')).toEqual({ name: 'ai', state: 'ok' });
    const usage = await get('/api/admin/ai', { 'x-test-role': 'admin' });
    expect(usage).toMatchObject({
      ...{ isSet: true, today: { max: 10_000_000 } },
      rows: [
        { task: 'writing', provider: '127.0.0.1', model: 'good', calls: 1, failed: 0, dollars: expect.any(Number) },
      ],
    });
    expect(JSON.stringify(usage)).not.toContain('secret');
    const answers = [];
    for (let call = 0; call < 8; call++) answers.push(await write('Our secret plan.'));
    expect(answers.at(-1)).toEqual([
      429,
      expect.objectContaining({ code: 'AI_BUDGET_USED_UP', message: expect.stringMatching(/^You have used .*\.$/) }),
    ]);
  });

  test('shows on the health page that the provider fails', async () => {
    expect((await write('fake-ai:no-key', 'other'))[0]).toBe(503);
    const reason = 'The last call of the AI provider failed.';
    expect(await partOf('ai')).toEqual({ name: 'ai', state: 'degraded', reason, since: expect.any(String) });
  });

  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(app.url + path, { headers })).json();
  const partOf = async (name: string) =>
    (await get('/api/health')).parts.find((part: { name: string }) => part.name === name);
  const write = async (text: string, user = 'writer') => {
    const answer = await fetch(`${app.url}/api/tools/sample-write`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-test-user': user },
      body: JSON.stringify({ text }),
    });
    return [answer.status, await answer.json()];
  };
});

test('what a user used is in their export, without a text, and deleted with the account; costs stay', async () => {
  const fake = await startFakeAi();
  const app = await startTestApplication([scribeRuns], fake.settings());
  const browser = await signUp(app.url, 'writer@example.org');
  await browser.post('/api/tools/sample-write', { text: 'Our secret plan.' });
  const { body: data } = await browser.get('/api/account/export');
  expect(data).toMatchObject({ usage: [{ meter: tokenMeter, periodStart: today(), used: expect.any(Number) }] });
  expect(JSON.stringify(data)).not.toContain('secret plan');

  expect((await browser.post('/api/account/delete', { password: samplePassword })).status).toBe(204);
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows: counters } = await client.query('select subject from usage_counters where meter = $1', [tokenMeter]);
  expect(counters.filter(({ subject }) => subject.startsWith('user:'))).toEqual([]);
  const { rows: holds } = await client.query('select subject from usage_holds');
  expect(holds).toEqual([]);
  const { rows: costs } = await client.query('select task, calls from ai_usage');
  expect(costs).toEqual([{ task: 'writing', calls: 1 }]);
  await client.end();
  await app.close();
  await fake.close();
});

test('a site without one says so, and runs go on without it', async () => {
  const app = await startTestApplication([scribeRuns]);
  expect(await (await fetch(`${app.url}/api/ai`)).json()).toEqual({ provider: null, fallback: null });
  const answer = await fetch(`${app.url}/api/tools/sample-write`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'plain' }),
  });
  expect(await answer.json()).toEqual({ text: 'PLAIN' });
  await app.close();
});

const scribe = defineTool({
  slug: 'scribe',
  ...toolWords('Scribe'),
  actions: {
    write: {
      path: '/api/tools/sample-write',
      summary: 'Writes.',
      options: z.object({ text: z.string() }),
      result: z.object({ text: z.string() }),
      asJob: true,
    },
  },
});
const scribeRuns = defineRuns(scribe, {
  write: defineRun(scribe.actions.write, ['generateText'])([], async ({ options, engines, caller, signal }) => {
    if (!engines.generateText) return { text: options.text.toUpperCase() };
    const parts = [{ name: 'Text', text: options.text }];
    const { text } = await engines.generateText({
      task: 'writing',
      instructions: 'Improve it.',
      parts,
      caller,
      signal,
    });
    return { text };
  }),
});

/** Trusts what the test says about itself. */
async function identify({ headers }: { headers: Record<string, unknown> }): Promise<Caller> {
  const role = headers['x-test-role'] === 'admin' ? 'admin' : 'user';
  const id = String(headers['x-test-user'] ?? 'nobody');
  const email = `${id}@example.org`;
  const createdAt = new Date('2025-01-01');
  return { plan: 'free', user: { id, username: id, email, emailVerified: true, role, proUntil: null, createdAt } };
}
