import pg from 'pg';
import { expect, test } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { findJob, startSample } from '../../testing/sample-call.ts';
import { startTestApplication } from '../../testing/test-application.ts';
import { sampleRuns } from '../tool-calls/sample-tool.ts';

test('a job whose end cannot be saved logs an error, and leaves neither its id nor its files', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = await startTestApplication([sampleRuns], {}, { log });
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { id } = await startSample(app.url, 5);
  await expect.poll(async () => (await findJob(app.url, id)).state).toBe('running');
  await client.query('alter table jobs rename column finished_at to ended_at');
  await expect.poll(() => lines.join(), { timeout: 10_000 }).toContain('A task failed');
  expect(lines.join()).not.toContain(id);
  expect(lines.join()).not.toContain('photo.png');
  await client.end();
  await app.close();
});
