import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { sampleRuns } from '../tool-calls/sample-tool.ts';
import type { Job } from './jobs.contract.ts';

let dataDir: string;
let web: TestApplication;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'satchel-shared-'));
  web = await startTestApplication([sampleRuns], { PROCESS_MODE: 'web', DATA_DIR: dataDir });
});
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await web.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('a worker killed during a job loses nothing: another one takes over and the waiting call is answered', async () => {
  const first = await startWorker();
  const waiting = post('30');
  // Started later, so that it does not take the job itself.
  await expect.poll(() => jobStates()).toEqual(['running']);
  first.kill('SIGKILL');
  await startWorker();
  const answer = await waiting;
  expect(await answer.json()).toMatchObject({ name: 'photo.png' });
  expect(answer.status).toBe(200);
});

test('without a worker for it, a call is refused at once instead of waiting forever', async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  // Calls are queued until the dead worker is noticed; this one is withdrawn when the caller leaves.
  const refusal = () =>
    post('0', AbortSignal.timeout(1000)).then(
      async (answer) => [answer.status, ((await answer.json()) as { code?: string }).code],
      () => 'still waiting',
    );
  await expect.poll(refusal, { interval: 500 }).toEqual([503, 'NO_WORKER']);
});

async function startWorker(): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('../../testing/sample-worker.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: web.databaseUrl, DATA_DIR: dataDir, WORKER_CONCURRENCY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function jobStates(): Promise<string[]> {
  const client = new pg.Client({ connectionString: web.databaseUrl });
  await client.connect();
  const { rows } = await client.query<Pick<Job, 'state'>>('select state from jobs');
  await client.end();
  return rows.map(({ state }) => state);
}

const post = (steps: string, signal?: AbortSignal) =>
  fetch(`${web.url}/api/tools/sample-copy`, { method: 'POST', body: form(steps), signal: signal ?? null });

function form(steps: string): FormData {
  const data = new FormData();
  const signature = new Uint8Array([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
  ]);
  data.append('file', new File([signature], 'photo.png'));
  data.append('steps', steps);
  return data;
}
