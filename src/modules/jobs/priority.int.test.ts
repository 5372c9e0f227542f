import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { sampleRuns } from '../tool-calls/sample-tool.ts';
import type { Job } from './jobs.contract.ts';

let app: TestApplication;
beforeAll(async () => {
  const identify = async ({ headers }: { headers: Record<string, unknown> }) =>
    headers['x-test-plan'] === 'pro' ? ({ plan: 'pro' } as const) : ({ plan: 'free' } as const);
  app = await startTestApplication([sampleRuns], { WORKER_CONCURRENCY: '1' }, { identify });
});
afterAll(() => app.close());

test('when all workers are busy, the work of Pro users is begun before what waits already', async () => {
  const running = await start('free', 600);
  await expect.poll(async () => (await find(running)).state).toBe('running');
  const waiting = [await start('free', 1), await start('free', 1), await start('free', 1)];
  const pro = await start('pro', 1);
  await fetch(`${app.url}/api/jobs/${running}`, { method: 'DELETE' });
  for (const id of [pro, ...waiting]) await expect.poll(async () => (await find(id)).state).toBe('done');
  expect(await inOrderOfTheirEnds()).toEqual([running, pro, ...waiting]);
});

const signature = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0,
]);

async function start(plan: 'free' | 'pro', steps: number): Promise<string> {
  const body = new FormData();
  body.append('file', new File([signature], 'photo.png'));
  body.append('steps', String(steps));
  const headers = { prefer: 'respond-async', 'x-test-plan': plan };
  const answer = await fetch(`${app.url}/api/tools/sample-copy`, { method: 'POST', body, headers });
  return ((await answer.json()) as Job).id;
}

async function inOrderOfTheirEnds(): Promise<string[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from jobs order by finished_at');
  await client.end();
  return rows.map(({ id }) => id);
}

const find = async (id: string) => (await (await fetch(`${app.url}/api/jobs/${id}`)).json()) as Job;
