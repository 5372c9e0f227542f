import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRun, defineRuns } from '../../catalog/define-run.ts';
import { defineTool } from '../../catalog/define-tool.ts';
import { toolWords } from '../../catalog/test-tools.ts';
import { newVisitor as visitorAt } from '../../testing/new-visitor.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { type Job, jobSchema } from './jobs.contract.ts';

let app: TestApplication;
beforeEach(async () => {
  const identify = async ({ headers }: { headers: Record<string, unknown> }) =>
    headers['x-test-plan'] === 'pro' ? ({ plan: 'pro' } as const) : ({ plan: 'free' } as const);
  // One slot for each lane, so that the order of ends is the order of turns.
  const settings = { WORKER_CONCURRENCY: '1', TRUST_PROXY: 'true' };
  app = await startTestApplication([counterRuns], settings, { identify });
});
afterEach(() => app.close());

describe('turns at one worker', () => {
  test('each visitor has a turn before anybody has a second one', async () => {
    const [ada, bob] = [await newVisitor('203.0.113.1'), await newVisitor('198.51.100.1')];
    const held = await ada.hold();
    await ada.send('a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'a10');
    await bob.send('b1', 'b2');
    await cancel(held);
    expect(await endsOf(11)).toEqual('b1 a2 b2 a3 a4 a5 a6 a7 a8 a9 a10'.split(' '));
  });

  test("Pro users' work starts first, and others still get their turns", async () => {
    const [ada, eve] = [await newVisitor('203.0.113.1'), await newVisitor('198.51.100.1')];
    const pro = await newVisitor('192.0.2.1', 'pro');
    const held = await ada.hold();
    await eve.send('e1', 'e2');
    await pro.send('p1', 'p2', 'p3', 'p4', 'p5', 'p6');
    await cancel(held);
    expect(await endsOf(8)).toEqual('p1 p2 p3 p4 e1 p5 p6 e2'.split(' '));
  });

  test('a client without cookies has no more turns than ten visitors', async () => {
    const bob = await newVisitor('198.51.100.1');
    const held = await bob.hold();
    for (let visitor = 0; visitor < 25; visitor++) await (await newVisitor('203.0.113.1')).send(`x${visitor}`);
    await bob.send('b1', 'b2');
    await cancel(held);
    const ends = await endsOf(27);
    expect([ends.indexOf('b1'), ends.indexOf('b2')]).toEqual([20, 26]);
  });

  test('a waiting job says how many are ahead', async () => {
    const [ada, bob] = [await newVisitor('203.0.113.1'), await newVisitor('198.51.100.1')];
    const held = await ada.hold();
    await ada.send('a2', 'a3');
    const { id } = await bob.sendLong('b1');
    const { id: second } = await bob.sendLong('b2');
    const steps = { first: firstStep(id), second: firstStep(second) };
    // b1 is next; a2 and b1 go before b2.
    expect(await steps.first).toBe(null);
    expect(await steps.second).toBe('Waiting: 2 jobs before yours');
    await cancel(held);
  });

  test('short work runs while long work occupies every worker', async () => {
    const ada = await newVisitor('203.0.113.1');
    await ada.hold();
    await ada.send('a2');
    await (await newVisitor('198.51.100.1')).sendShort('b1');
    await ada.sendShort('a3');
    expect(await endsOf(2)).toEqual(['b1', 'a3']);
  });

  test('work that takes too long makes room for short work, and continues in the long lane', async () => {
    const ada = await newVisitor('203.0.113.1');
    const stuck = await ada.sendShort('stuck');
    await expect.poll(async () => (await find(stuck.id)).state).toBe('running');
    const held = await ada.hold();
    await (await newVisitor('198.51.100.1')).sendShort('b1');
    expect(await endsOf(1)).toEqual(['b1']);
    expect((await find(stuck.id)).state).toBe('queued');
    await cancel(held);
    await expect.poll(async () => (await find(stuck.id)).state).toBe('running');
    await cancel(stuck.id);
    expect((await find(stuck.id)).state).toBe('cancelled');
  });
});

const nothing = { result: z.object({}), asJob: true, options: z.object({ name: z.string() }) } as const;
const counter = defineTool({
  slug: 'counter',
  ...toolWords('Counter'),
  actions: {
    hold: { ...nothing, path: '/api/tools/counter-hold', summary: 'Waits.', expectedMs: () => 60_000 },
    long: {
      ...{ ...nothing, path: '/api/tools/counter-long', summary: 'Is long.', expectedMs: () => 60_000 },
      // Visitors get a cookie only where something is counted.
      allowance: { free: { max: 100, per: 'day' }, unit: { one: 'call', many: 'calls' } },
    },
    short: { ...nothing, path: '/api/tools/counter-short', summary: 'Is short.', expectedMs: () => 10 },
  },
});
function holdOn(signal: AbortSignal): Promise<never> {
  const ended = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => ended.reject(signal.reason));
  return ended.promise;
}
const counterRuns = defineRuns(counter, {
  hold: defineRun(counter.actions.hold)([], ({ signal }) => holdOn(signal)),
  long: defineRun(counter.actions.long)([], () => ({})),
  short: defineRun(counter.actions.short)([], ({ options: { name }, signal }) =>
    name === 'stuck' ? holdOn(signal) : {},
  ),
});

/** The names that jobs were sent with, by id. */
const names = new Map<string, string>();
/** The visitors who started them. */
const cookies = new Map<string, string>();

async function newVisitor(address: string, plan = 'free') {
  const visitor = await visitorAt(app.url, address);
  const post = async (action: string, name: string): Promise<Job> => {
    const headers = { ...visitor, 'x-test-plan': plan, 'content-type': 'application/json', prefer: 'respond-async' };
    const body = JSON.stringify({ name });
    const answer = await fetch(`${app.url}/api/tools/counter-${action}`, { method: 'POST', headers, body });
    const job = jobSchema.parse(await answer.json());
    names.set(job.id, name);
    cookies.set(job.id, visitor.cookie);
    return job;
  };
  return {
    /** Keeps the worker busy until the job is cancelled. */
    hold: async (): Promise<string> => {
      const { id } = await post('hold', 'held');
      await expect.poll(async () => (await find(id)).state).toBe('running');
      return id;
    },
    send: async (...jobs: string[]) => {
      for (const name of jobs) await post('long', name);
    },
    sendLong: (name: string) => post('long', name),
    sendShort: (name: string) => post('short', name),
  };
}

/** The step in the first event about a job. */
async function firstStep(id: string): Promise<string | null> {
  const { body } = await fetch(`${app.url}/api/jobs/${id}/events`);
  let text = '';
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString();
    const [, data] = /^data: (.+)\n\n/m.exec(text) ?? [];
    if (data !== undefined) return jobSchema.parse(JSON.parse(data)).step;
  }
  throw new Error('The stream ended without an event.');
}

const find = async (id: string) => jobSchema.parse(await (await fetch(`${app.url}/api/jobs/${id}`)).json());
const cancel = (id: string) =>
  fetch(`${app.url}/api/jobs/${id}`, { method: 'DELETE', headers: { cookie: cookies.get(id) ?? '' } });

/** The names of the first finished jobs, in the order of their ends. */
async function endsOf(count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const done = async () => (await client.query("select id from jobs where state = 'done' order by finished_at")).rows;
  await expect.poll(done, { timeout: 20_000 }).toHaveLength(count);
  const ids: { id: string }[] = await done();
  await client.end();
  return ids.map(({ id }) => names.get(id) ?? id);
}
