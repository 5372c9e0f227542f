import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRun, defineRuns } from '../../catalog/define-run.ts';
import { defineTool } from '../../catalog/define-tool.ts';
import { toolWords } from '../../catalog/test-tools.ts';
import { healthSchema } from '../../modules/health/health.contract.ts';
import { jobSchema } from '../../modules/jobs/jobs.contract.ts';
import { sampleRuns } from '../../modules/tool-calls/sample-tool.ts';
import { processEnvironment } from '../../platform/config/environment.ts';
import { silenceMs } from '../../platform/queue/upkeep.ts';
import { type CutLine, openCutLine } from '../cut-line.ts';
import { callSample, findJob, startSample } from '../sample-call.ts';
import { startTestApplication, type TestApplication } from '../test-application.ts';

let line: CutLine;
const databaseLine = async (url: string) => {
  line = await openCutLine(url);
  return line.url;
};

describe('while the database is away', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication([sampleRuns, gateRuns], { WORKER_CONCURRENCY: '2' }, { databaseLine });
  });
  afterAll(async () => {
    await app.close();
    await line.close();
  });
  afterEach(() => line.restore());

  test.each([
    ['refuses connections', () => line.cut()],
    ['swallows every packet', () => line.swallow()],
  ])('and %s, work that ends meanwhile is kept, and calls that wait are answered', async (_how, goAway) => {
    const gate = closeGate();
    const waiting = [enterGate(app), enterGate(app)];
    await gate.reached(2);
    await goAway();
    await expect.poll(() => healthOf(app)).toEqual({ answer: 503, retryAfter: '10', database: 'failing' });
    gate.open();
    await gate.passed(2);
    await line.restore();
    for (const answer of await Promise.all(waiting)) {
      expect([answer.status, await answer.json()]).toEqual([200, { passed: true }]);
    }
    // Nothing started twice.
    expect(gate.begun()).toBe(2);
    await expect.poll(() => healthOf(app)).toEqual({ answer: 200, retryAfter: null, database: 'ok' });
    await expect.poll(async () => (await callSample(app.url)).status).toBe(200);
  });

  test('calls are refused with a sentence and the time to come back, and work again when it is there', async () => {
    await line.cut();
    const refused = await callSample(app.url);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      '10',
      {
        code: 'TEMPORARILY_UNAVAILABLE',
        message: 'This site cannot reach its database or its files at the moment. Please try again in a minute.',
      },
    ]);
    expect((await fetch(`${app.url}/api/stats`)).status).toBe(503);
    const login = { email: 'ada@example.org', password: 'correct horse battery' };
    const headers = { 'content-type': 'application/json' };
    const signIn = await fetch(`${app.url}/api/login`, { method: 'POST', headers, body: JSON.stringify(login) });
    expect(signIn.status).toBe(503);
    await line.restore();
    await expect.poll(async () => (await callSample(app.url)).status).toBe(200);
  });

  test('jobs that wait are begun when it is back', async () => {
    const gate = closeGate();
    const running = [enterGate(app), enterGate(app)];
    await gate.reached(2);
    const queued = [await enterGate(app, 'respond-async'), await enterGate(app, 'respond-async')];
    await line.cut();
    gate.open();
    await gate.passed(2);
    await line.restore();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
    for (const answer of queued) {
      const { id } = jobSchema.parse(await answer.json());
      await expect.poll(async () => (await findJob(app.url, id)).state).toBe('done');
    }
    expect(gate.begun()).toBe(4);
  });
});

test('a worker that fell silent because the database was away keeps its job, though others look on', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'satchel-outage-'));
  const web = await startTestApplication([sampleRuns], { PROCESS_MODE: 'web', DATA_DIR: dataDir }, { databaseLine });
  const workers = await Promise.all([startWorker(dataDir), startWorker(dataDir)]);
  try {
    const { id } = await startSample(web.url, 200);
    await expect.poll(async () => (await findJob(web.url, id)).state).toBe('running');
    await line.cut();
    await expect.poll(() => longestSilenceMs(web.databaseUrl)).toBeGreaterThan(silenceMs);
    await line.restore();
    await expect.poll(async () => (await findJob(web.url, id)).state).toBe('done');
    expect(await attemptsOf(web.databaseUrl, id)).toBe(1);
    expect(workers.map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual([null, null]);
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    await web.close();
    await line.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function healthOf(app: TestApplication) {
  const answer = await fetch(`${app.url}/api/health`);
  const { parts } = healthSchema.parse(await answer.json());
  const database = parts.find(({ name }) => name === 'database')?.state;
  return { answer: answer.status, retryAfter: answer.headers.get('retry-after'), database };
}

async function startWorker(dataDir: string): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('../sample-worker.ts', import.meta.url));
  const worker = spawn(process.execPath, [script], {
    env: { ...processEnvironment, DATABASE_URL: line.url, DATA_DIR: dataDir, WORKER_CONCURRENCY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(worker.stdout, 'data');
  return worker;
}

const longestSilenceMs = async (databaseUrl: string): Promise<number> =>
  Number(await ask(databaseUrl, 'select extract(epoch from now() - min(seen_at)) * 1000 from workers'));

const attemptsOf = (databaseUrl: string, id: string) =>
  ask(databaseUrl, `select attempts from jobs where id = '${id}'`);

/** The single value of a query, from the server itself. */
async function ask(databaseUrl: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query({ text: query, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

/** A run that starts when called and ends when the test says so. */
function closeGate() {
  const opened = Promise.withResolvers<void>();
  let begun = 0;
  let ended = 0;
  pass = async () => {
    begun++;
    await opened.promise;
    ended++;
  };
  return {
    open: opened.resolve,
    begun: () => begun,
    reached: (runs: number) => expect.poll(() => begun).toBe(runs),
    passed: (runs: number) => expect.poll(() => ended).toBeGreaterThanOrEqual(runs),
  };
}
let pass: () => Promise<void> = async () => undefined;

const gate = defineTool({
  slug: 'gate',
  ...toolWords('Gate'),
  actions: {
    enter: {
      ...{ path: '/api/tools/gate-enter', summary: 'Waits.', asJob: true },
      ...{ options: z.object({}), result: z.object({ passed: z.boolean() }) },
    },
  },
});
const gateRuns = defineRuns(gate, {
  enter: defineRun(gate.actions.enter)([], async () => {
    await pass();
    return { passed: true };
  }),
});

const enterGate = (app: TestApplication, prefer = 'wait') =>
  fetch(`${app.url}/api/tools/gate-enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer },
    body: '{}',
  });
