import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRun, defineRuns } from '../../catalog/define-run.ts';
import { defineTool } from '../../catalog/define-tool.ts';
import { toolWords } from '../../catalog/test-tools.ts';
import { newVisitor as visitorAt } from '../new-visitor.ts';
import { startTestApplication, type TestApplication } from '../test-application.ts';

let app: TestApplication;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApplication([pitRuns], { WORKER_CONCURRENCY: '1', TRUST_PROXY: 'true' });
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
});
afterEach(async () => {
  await database.query("update jobs set state = 'cancelled'");
});
afterAll(async () => {
  await database.end();
  await app.close();
});

describe('too many jobs in line', () => {
  test('of one visitor are refused, exactly, however many come at once', async () => {
    const visitor = await newVisitor('203.0.113.1');
    const answers = await Promise.all(Array.from({ length: 110 }, () => statusOf(visitor)));
    expect(countOf(answers)).toEqual({ 202: 60, 429: 50 });
    const refused = await send(visitor);
    expect(await refused.json()).toEqual({
      code: 'TOO_MANY_IN_LINE',
      message: expect.stringMatching(
        /^You already have 60 files waiting, which is the limit\. Please wait about \d+ (?:second|minute)s? and send this one again\.$/,
      ),
      pro: 'Pro allows up to 240 files at once.',
    });
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await statusOf(await newVisitor('198.51.100.1'))).toBe(202);
  });

  test('of one address are refused, however many cookies it has', async () => {
    const visitors = await Promise.all(Array.from({ length: 30 }, () => newVisitor('203.0.113.1')));
    // Eight per visitor, as many at once as a busy machine answers before its database seems away.
    const answers: number[] = [];
    for (let round = 0; round < 8; round++) answers.push(...(await Promise.all(visitors.map(statusOf))));
    expect(countOf(answers)).toEqual({ 202: 200, 429: 40 });
    const refused = await send(await newVisitor('203.0.113.1'));
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { code: 'TOO_MANY_AT_ADDRESS', message: expect.stringMatching(/^Too many files from your network are waiting/) },
    ]);
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await statusOf(await newVisitor('203.0.114.1'))).toBe(202);
  });

  test('of one IPv6 /48 are refused, however many addresses it uses', async () => {
    await fill(600, { block: await blockOf('2001:db8:7:100::1') });
    const refused = await send(await newVisitor('2001:db8:7:ff00::1'));
    expect([refused.status, Object(await refused.json()).code]).toEqual([429, 'TOO_MANY_AT_ADDRESS']);
    expect(await statusOf(await newVisitor('2001:db8:8::1'))).toBe(202);
  });

  test('on the site are refused to those who have some, then to all', async () => {
    const visitor = await newVisitor('203.0.113.1');
    expect(await statusOf(visitor)).toBe(202);
    await fill(1_000);
    expect(await statusOf(visitor)).toBe(503);
    expect(await statusOf(await newVisitor('203.0.113.2'))).toBe(202);
    await fill(1_000);
    const refused = await send(await newVisitor('203.0.113.3'));
    expect([refused.status, await refused.json()]).toEqual([
      503,
      {
        code: 'LINE_IS_FULL',
        message: expect.stringMatching(/^This server has too many files waiting\./),
      },
    ]);
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  });

  test('are forgotten when they end, with whom they were counted for', async () => {
    const visitor = await newVisitor('203.0.113.9');
    const { id } = (await (await send(visitor)).json()) as { id: string };
    const kept = () => database.query('select owner, address, block from jobs where id = $1', [id]);
    expect((await kept()).rows).not.toEqual([{ owner: null, address: null, block: null }]);
    await fetch(`${app.url}/api/jobs/${id}`, { method: 'DELETE', headers: visitor });
    expect((await kept()).rows).toEqual([{ owner: null, address: null, block: null }]);
  });
});

const pit = defineTool({
  slug: 'pit',
  ...toolWords('Pit'),
  actions: {
    wait: {
      ...{ path: '/api/tools/pit-wait', summary: 'Waits.', asJob: true, options: z.object({}), result: z.object({}) },
      // Visitors only get a cookie where something is counted.
      allowance: { free: { max: 10_000, per: 'day' }, unit: { one: 'call', many: 'calls' } },
    },
  },
});
const pitRuns = defineRuns(pit, {
  wait: defineRun(pit.actions.wait)([], ({ signal }) => {
    const ended = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => ended.reject(signal.reason));
    return ended.promise;
  }),
});

type Visitor = Awaited<ReturnType<typeof visitorAt>>;
const newVisitor = (address: string) => visitorAt(app.url, address);

const send = (visitor: Visitor): Promise<Response> => {
  const headers = { ...visitor, 'content-type': 'application/json', prefer: 'respond-async' };
  return fetch(`${app.url}/api/tools/pit-wait`, { method: 'POST', headers, body: '{}' });
};
const statusOf = async (visitor: Visitor) => (await send(visitor)).status;

/** An address block's name in the database. */
async function blockOf(address: string): Promise<string> {
  await send(await newVisitor(address));
  const { rows } = await database.query<{ block: string }>(
    "select block from jobs where state in ('queued', 'running') and block is not null",
  );
  return rows[0]?.block ?? '';
}

/** Inserts waiting jobs without an owner. */
async function fill(count: number, { block = '' } = {}): Promise<void> {
  await database.query(
    `insert into jobs (id, tool, action, plan, options, inputs, input_bytes, block)
     select 'filler' || gen_random_uuid(), 'pit', 'wait', 'free', '{}', '{}', 0, $2 from generate_series(1, $1)`,
    [count, block],
  );
}

/** How often each status occurred. */
const countOf = (statuses: readonly number[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all?.length]));
