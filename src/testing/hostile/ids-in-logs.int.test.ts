import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileIdOf } from '../../modules/files/files.contract.ts';
import { sampleRuns } from '../../modules/tool-calls/sample-tool.ts';
import { createVisitors, visitorCookie } from '../../modules/visitors/subjects.ts';
import { createLog } from '../../platform/log/log.ts';
import { createId } from '../../shared/ids.ts';
import { startTestApplication, type TestApplication, testSigningSecret } from '../test-application.ts';

const lines: string[] = [];
let app: TestApplication;
beforeAll(async () => {
  const log = createLog({ logLevel: 'trace' }, { write: (line) => lines.push(line) });
  app = await startTestApplication([sampleRuns], {}, { log });
});
afterAll(() => app.close());

test('whoever reads the log can take no file, job or visitor from it', async () => {
  const visitor = createId();
  const cookie = `${visitorCookie}=${createVisitors({ signingSecret: testSigningSecret }).createCookie(visitor)}`;

  const done = await finish(await call('copy', { cookie }));
  const file = fileIdOf(String(done.result?.downloadUrl)) ?? '';
  const failed = await finish(await call('fail', { cookie }, 'defect'));
  const cancelled = await call('copy', { cookie }, '', '600');
  await fetch(`${app.url}/api/jobs/${cancelled}`, { method: 'DELETE' });
  const ids = [visitor, done.id, file, failed.id, cancelled];

  // An unreadable file: the system error names its path, and so its id.
  const [path = ''] = (await app.filesOnDisk()).filter((each) => each.includes(file));
  await rm(join(app.dataDir, path));
  await mkdir(join(app.dataDir, path));
  const broken = await finish(await call('copy', { cookie }, '', '0', file));

  ids.push(broken.id);
  const text = lines.join('');
  expect(text).toContain('Job done');
  expect(text).toContain('Job failed');
  expect(text).toMatch(/E[A-Z]+: .*\[id\]/);
  expect(ids.every((id) => id.length === 32)).toBe(true);
  expect(ids.filter((id) => text.includes(id))).toEqual([]);
  expect(text).not.toContain(cookie);
});

type Job = { id: string; state: string; result: { downloadUrl?: string } | null };

async function call(
  action: string,
  headers: Record<string, string>,
  text = '',
  steps = '0',
  file?: string,
): Promise<string> {
  const body = new FormData();
  body.append('file', file ?? new File([png], 'a.png'));
  body.append('text', text);
  body.append('steps', steps);
  const answer = await fetch(`${app.url}/api/tools/sample-${action}`, {
    method: 'POST',
    body,
    headers: { ...headers, origin: app.url, prefer: 'respond-async' },
  });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as Job).id;
}

async function finish(id: string): Promise<Job> {
  const read = async () => (await (await fetch(`${app.url}/api/jobs/${id}`)).json()) as Job;
  await expect.poll(async () => (await read()).state).toMatch(/^(done|failed)$/);
  return read();
}

const png = Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'latin1'), Buffer.alloc(100, 7)]);
