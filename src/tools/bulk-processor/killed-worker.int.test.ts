import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFinished, type Job, jobSchema } from '../../modules/jobs/jobs.contract.ts';
import { mixedFiles, sendToBulk } from '../../testing/mixed-files.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { toolRuns } from '../runs.index.ts';

let dataDir: string;
let web: TestApplication;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'satchel-bulk-'));
  const settings = { PROCESS_MODE: 'web', DATA_DIR: dataDir };
  web = await startTestApplication(toolRuns, settings, { identify: async () => ({ plan: 'pro' }) });
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await web.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('of many mixed files none is lost when a worker is killed in the middle: each ends as it should', {
  timeout: 400_000,
}, async () => {
  const victim = await startWorker();
  const files = await mixedFiles(40);
  const ids: string[] = [];
  for (const file of files) {
    const answer = await sendToBulk(web.url, file, { prefer: 'respond-async' });
    expect(answer.status).toBe(202);
    ids.push(jobSchema.parse(await answer.json()).id);
  }
  await expect.poll(async () => countEnded(await readJobs(ids)), { timeout: 120_000 }).toBeGreaterThanOrEqual(8);
  // Held still while it is asked whether it has a job.
  await expect
    .poll(async () => {
      victim.kill('SIGSTOP');
      const running = await countJobs("state = 'running'");
      if (running === 0) victim.kill('SIGCONT');
      return running;
    })
    .toBeGreaterThan(0);
  victim.kill('SIGKILL');
  expect(countEnded(await readJobs(ids))).toBeLessThan(files.length);
  await startWorker();

  await expect
    .poll(async () => countEnded(await readJobs(ids)), { timeout: 180_000, interval: 500 })
    .toBe(files.length);
  const ended = await readJobs(ids);
  expect(ended.map(({ state }) => state)).toEqual(files.map(({ ends }) => ends));
  // Begun more than once.
  expect(await countJobs('attempts > 1')).toBeGreaterThan(0);
  for (const { state, result, error } of ended) {
    if (state === 'failed') expect(error?.message).toMatch(/\.$/);
    else expect((await fetch(web.url + String(result?.downloadUrl), { method: 'HEAD' })).status).toBe(200);
  }
});

async function startWorker(): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('../../testing/sample-worker.ts', import.meta.url));
  const worker = spawn(process.execPath, [script, 'every-tool'], {
    env: { ...process.env, DATABASE_URL: web.databaseUrl, DATA_DIR: dataDir, WORKER_CONCURRENCY: '2' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.push(worker);
  await once(worker.stdout, 'data');
  return worker;
}

async function countJobs(which: string): Promise<number> {
  const client = new pg.Client({ connectionString: web.databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(`select from jobs where ${which}`);
  await client.end();
  return rowCount ?? 0;
}

const readJobs = (ids: readonly string[]): Promise<Job[]> =>
  Promise.all(ids.map(async (id) => jobSchema.parse(await (await fetch(`${web.url}/api/jobs/${id}`)).json())));

const countEnded = (jobs: readonly Job[]): number => jobs.filter(({ state }) => isFinished(state)).length;
