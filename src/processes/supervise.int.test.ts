import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isStillRunning } from '../platform/data-folder/process-identity.ts';
import { findFreePort } from '../platform/free-port.ts';
import { callSample, findJob, startSample } from '../testing/sample-call.ts';
import {
  hasEnded,
  killProcess,
  type SampleServer,
  spawnSampleServer,
  startSampleServer,
} from '../testing/server-processes.ts';
import { createTestDatabase } from '../testing/test-database.ts';

describe('a product that supervises its own processes', () => {
  let server: SampleServer;
  beforeAll(async () => {
    server = await startSampleServer();
  });
  afterAll(() => server.close());

  test('starts the web process again when it dies, while the worker goes on with its job', async () => {
    const worker = await server.child('worker');
    const { id } = await startSample(server.url, 30);
    await expect.poll(async () => (await findJob(server.url, id)).state).toBe('running');
    await killProcess(await server.child('web'));
    await server.isUp();
    expect(await isStillRunning(worker)).toBe(true);
    await expect.poll(async () => (await findJob(server.url, id)).state).toBe('done');
    expect(server.log()).toContain('The web process ended unexpectedly (SIGKILL); restarting it in 0.5 s');
  });

  test('starts the worker again when it dies: the site goes on, and a call that waits is answered', async () => {
    const web = await server.child('web');
    const { id } = await startSample(server.url, 30);
    await expect.poll(async () => (await findJob(server.url, id)).state).toBe('running');
    const waiting = callSample(server.url, { steps: 1 });
    await killProcess(await server.child('worker'));
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    expect((await waiting).status).toBe(200);
    await expect.poll(async () => (await findJob(server.url, id)).state).toBe('done');
    expect(await isStillRunning(web)).toBe(true);
    expect(server.log()).toContain('The worker ended unexpectedly (SIGKILL); restarting it in 0.5 s');
  });

  test('listens to its parent alone: a terminal that tells every process at once ends it all the same', async () => {
    const all = [await server.child('web'), await server.child('worker')];
    for (const { pid } of all) process.kill(pid, 'SIGINT');
    expect((await callSample(server.url)).status).toBe(200);
    expect(await Promise.all(all.map(isStillRunning))).toEqual([true, true]);
  });

  test('starts the database again when it is killed: both processes live on, and the job ends once', async () => {
    const [web, worker] = [await server.child('web'), await server.child('worker')];
    const { id } = await startSample(server.url, 30);
    await expect.poll(async () => (await findJob(server.url, id)).state).toBe('running');
    await killProcess(await server.postmaster());
    await server.isUp();
    await expect.poll(async () => (await findJob(server.url, id)).state).toBe('done');
    await expect.poll(async () => (await callSample(server.url)).status).toBe(200);
    expect([await isStillRunning(web), await isStillRunning(worker)]).toEqual([true, true]);
  });

  test('leaves no process behind when it is killed, and starts again with its data', async () => {
    const { id } = await startSample(server.url, 0);
    await expect.poll(async () => (await findJob(server.url, id)).state).toBe('done');
    const all = [await server.child('web'), await server.child('worker'), await server.postmaster()];
    server.process.kill('SIGKILL');
    for (const process of all) await hasEnded(process);
    server = await startSampleServer({ DATA_DIR: server.dataDir });
    expect((await findJob(server.url, id)).state).toBe('done');
  });

  test('answers the calls that wait before it stops, and ends all processes', async () => {
    const all = [await server.child('web'), await server.child('worker'), await server.postmaster()];
    const waiting = callSample(server.url, { steps: 20 });
    await server.hasBegun();
    server.process.kill('SIGTERM');
    expect((await waiting).status).toBe(200);
    expect(await once(server.process, 'exit')).toEqual([0, null]);
    expect(await Promise.all(all.map(isStillRunning))).toEqual([false, false, false]);
  });

  test('tells calls that wait for too long where their work goes on, and hands it to the next start', async () => {
    server = await startSampleServer({ DATA_DIR: server.dataDir, DRAIN_SECONDS: '0' });
    const waiting = callSample(server.url, { steps: 50 });
    await server.hasBegun();
    server.process.kill('SIGTERM');
    const answer = await waiting;
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '5',
      {
        code: 'RESTARTING',
        message: 'This site is being restarted. Please try again in a moment. Work that has started continues.',
      },
    ]);
    const job = answer.headers.get('location')?.split('/').at(-1) ?? '';
    expect(await once(server.process, 'exit')).toEqual([0, null]);
    server = await startSampleServer({ DATA_DIR: server.dataDir });
    await expect.poll(async () => (await findJob(server.url, job)).state).toBe('done');
  });

  test('ends all processes cleanly, too, when its terminal is closed', async () => {
    const all = [await server.child('web'), await server.child('worker'), await server.postmaster()];
    server.process.kill('SIGHUP');
    expect(await once(server.process, 'exit')).toEqual([0, null]);
    expect(await Promise.all(all.map(isStillRunning))).toEqual([false, false, false]);
  });
});

describe('a start that cannot succeed', () => {
  test('with a port that is taken ends at once, with one sentence', async () => {
    const port = await findFreePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const database = await createTestDatabase();
    expect(await failedStart({ PORT: String(port), DATABASE_URL: database.url })).toEqual({
      code: 1,
      said: `Port ${port} of 127.0.0.1 is in use by another program. Stop it, or set PORT to a free one.\n`,
    });
    other.close();
    await database.drop();
  });

  test('with a setting that cannot be used says which', async () => {
    expect(await failedStart({ WORKER_CONCURRENCY: 'many' })).toEqual({
      code: 1,
      said: "The setting WORKER_CONCURRENCY is 'many'. It must be a whole number from 1 to 256.\n",
    });
  });
});

/** The exit code, and output besides the log. */
async function failedStart(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { DATA_DIR = await mkdtemp(join(tmpdir(), 'satchel-processes-')) } = settings;
  const { process: server, output } = spawnSampleServer({ LOG_LEVEL: 'silent', DATA_DIR, ...settings });
  const [code] = await once(server, 'exit');
  const said = await output;
  await rm(DATA_DIR, { recursive: true, force: true });
  return { code, said };
}
