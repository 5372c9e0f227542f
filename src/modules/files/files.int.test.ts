import { unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { newVisitor } from '../../testing/visitor.ts';
import { recentResultsPath, recentResultsSchema } from '../jobs/recent-results.contract.ts';
import { sampleRuns } from '../tool-calls/sample-tool.ts';
import { archiveUrl, fileIdOf } from './files.contract.ts';

let app: TestApplication;
let visitor: { cookie: string };
beforeAll(async () => {
  app = await startTestApplication([sampleRuns]);
  visitor = await newVisitor(app.url);
});
afterAll(() => app.close());

const content = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
  Buffer.from('0123456789'.repeat(10)),
]);

describe('a download', () => {
  test.each([
    ['bytes=0-3', 'bytes 0-3', content.subarray(0, 4)],
    ['bytes=16-', `bytes 16-${content.length - 1}`, content.subarray(16)],
    ['bytes=-5', `bytes ${content.length - 5}-${content.length - 1}`, content.subarray(-5)],
    ['bytes=100-99999', `bytes 100-${content.length - 1}`, content.subarray(100)],
  ])('answers the range %s', async (range, answered, expected) => {
    const answer = await fetch(await storedFile(), { headers: { range } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`${answered}/${content.length}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(expected)).toBe(true);
  });

  test('refuses a range behind the end and says how long the file is', async () => {
    const answer = await fetch(await storedFile(), { headers: { range: 'bytes=5000-' } });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${content.length}`);
  });

  test('is sent whole for a range it does not understand', async () => {
    const answer = await fetch(await storedFile(), { headers: { range: 'pages=1' } });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(content.length);
  });

  test('is not sent again to who has it', async () => {
    const address = await storedFile();
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('tells its size without its content', async () => {
    const answer = await fetch(await storedFile(), { method: 'HEAD' });
    expect(answer.headers.get('content-length')).toBe(String(content.length));
  });

  test('cannot become a page of this site', async () => {
    const answer = await fetch(`${await storedFile()}?inline`);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toMatch(/^inline/);
    expect((await fetch(await storedFile())).headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test('carries a name in any script', async () => {
    const answer = await fetch(await storedFile('übung 写真.png'));
    expect(answer.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('übung 写真.png')}`,
    );
  });

  test.each(['/api/files/short/x.png', `/api/files/${'a'.repeat(32)}/x.png`, '/api/files/..%2f..%2fetc/passwd'])(
    '%s is not there',
    async (path) => {
      const answer = await fetch(app.url + path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'FILE_GONE' });
    },
  );
});

test('a visitor removes a file at once, content included', async () => {
  const address = await storedFile();
  const id = fileIdOf(new URL(address).pathname) ?? '';
  expect((await fetch(address, { method: 'DELETE', headers: visitor })).status).toBe(204);
  expect((await fetch(address)).status).toBe(404);
  expect((await app.filesAtRest()).filter((path) => path.includes(id))).toEqual([]);
  expect((await fetch(address, { method: 'DELETE', headers: visitor })).status).toBe(204);
});

test('results are listed for who made them until they are deleted, and for nobody else', async () => {
  const address = await storedFile('listed.png');
  const url = new URL(address).pathname;
  const [newest] = await resultsFor(visitor);
  expect(newest).toMatchObject({ tool: 'sample', files: [{ url, name: 'listed.png', bytes: content.length }, {}] });
  expect(JSON.stringify(await resultsFor(await newVisitor(app.url)))).not.toContain(url);
  expect(await resultsFor({})).toEqual([]);
  await fetch(address, { method: 'DELETE', headers: visitor });
  expect(JSON.stringify(await resultsFor(visitor))).not.toContain(url);
});

test('several files download as one ZIP, equal names told apart', async () => {
  const ids = (await Promise.all([storedFile('a.png'), storedFile('a.png'), storedFile('b.png')])).map(
    (address) => fileIdOf(new URL(address).pathname) ?? '',
  );
  const answer = await fetch(app.url + archiveUrl(ids, 'all.zip'));
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['a.png', 'a (2).png', 'b.png']);
  for (const bytes of Object.values(files)) expect(Buffer.from(bytes).equals(content)).toBe(true);
});

test.each(['/api/files/archive', '/api/files/archive?id=nonsense', `/api/files/archive?${'id=x&'.repeat(200)}`])(
  'an archive of nothing is refused: %s',
  async (path) => {
    expect((await fetch(app.url + path)).status).toBe(400);
  },
);

test('a file past its time cannot be downloaded, and the sweep removes its content', async () => {
  const address = await storedFile();
  const id = fileIdOf(new URL(address).pathname) ?? '';
  await query("update files set expires_at = now() - interval '1 minute' where id = $1", [id]);
  expect((await fetch(address)).status).toBe(404);
  await query("select graphile_worker.add_job('sweep-files')", []);
  await expect.poll(async () => (await app.filesOnDisk()).filter((path) => path.includes(id))).toEqual([]);
  expect((await query('select id from files where id = $1', [id])).rowCount).toBe(0);
});

async function resultsFor(headers: Record<string, string>): Promise<unknown[]> {
  const answer = await fetch(app.url + recentResultsPath, { headers });
  return recentResultsSchema.parse(await answer.json()).results;
}

/** Runs the sample tool and returns the address of its result. */
async function storedFile(name = 'photo.png'): Promise<string> {
  const body = new FormData();
  body.append('file', new File([content], name));
  const answer = await fetch(`${app.url}/api/tools/sample-copy`, { method: 'POST', body, headers: visitor });
  const { downloadUrl } = (await answer.json()) as { downloadUrl: string };
  return app.url + downloadUrl;
}

async function query(statement: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}
