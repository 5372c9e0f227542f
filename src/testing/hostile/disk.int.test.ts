import { statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import { defineTool, resultFile } from '../../catalog/define-tool.ts';
import { toolWords } from '../../catalog/test-tools.ts';
import { fileIdOf } from '../../modules/files/files.contract.ts';
import {
  joinedHandoffSchema,
  openedHandoffSchema,
  readHandoffFragment,
} from '../../modules/handoffs/handoffs.contract.ts';
import type { Job } from '../../modules/jobs/jobs.contract.ts';
import { sampleRuns } from '../../modules/tool-calls/sample-tool.ts';
import { KB, MB } from '../../shared/units.ts';
import { announce } from '../send-in-parts.ts';
import { startTestApplication, type TestApplication } from '../test-application.ts';
import { newVisitor } from '../visitor.ts';

type Headers = Record<string, string>;
type SampleResult = { downloadUrl: string; parts: string[] };

describe('where one visitor may keep 1 MB', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication([sampleRuns], {
      ...{ FREE_STORAGE_MB: '1', WORKER_CONCURRENCY: '4', TRUST_PROXY: 'true' },
    });
  });
  afterAll(() => app.close());

  test('of many calls at once only as much is kept as fits, and deleting makes room', async () => {
    const visitor = { ...(await newVisitor(app.url)), ...from('198.51.100.1') };
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(app, 'copy', 90 * KB, visitor)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    // Each result takes 90 KB and a note, which counts as 64 KB.
    expect(await heldBy(app, visitor)).toBeLessThanOrEqual(MB);
    const refused = await answers.find(({ status }) => status === 429)?.json();
    expect(refused).toMatchObject({
      code: 'STORAGE_FULL',
      message:
        'With this, your files on this server would take more than 1 MB. Please delete results you no longer need, or wait: all files are deleted after a while.',
      pro: 'With Pro, your files may take up to 20 GB at once.',
    });

    for (const answer of answers.filter(({ status }) => status === 200)) {
      const { downloadUrl, parts } = (await answer.json()) as SampleResult;
      for (const link of [downloadUrl, ...parts]) expect(await remove(app, link, visitor)).toBe(204);
    }
    expect((await call(app, 'copy', 90 * KB, visitor)).status).toBe(200);
  });

  test('nobody wins by new cookies, or by none: an address has ten times as much', async () => {
    const address = from('198.51.100.2');
    for (let round = 0; round < 8; round++) {
      await Promise.all(
        Array.from({ length: 10 }, async (_, index) =>
          call(app, 'copy', 90 * KB, { ...(index % 2 === 0 ? await newVisitor(app.url) : {}), ...address }),
        ),
      );
    }
    // Concurrent calls may refuse each other although one of them would fit.
    let refused = await call(app, 'copy', 90 * KB, address);
    for (let more = 0; more < 10 && refused.status === 200; more++) refused = await call(app, 'copy', 90 * KB, address);
    expect(refused.status).toBe(429);
    expect(((await refused.json()) as { message: string }).message).toContain('everyone at your network address');
    const { rows } = await query(
      app,
      'select address, sum(greatest(bytes, 65536)) as bytes from files group by address',
    );
    for (const { bytes } of rows) expect(Number(bytes)).toBeLessThanOrEqual(10 * MB);
    expect((await call(app, 'copy', 90 * KB, from('198.51.100.3'))).status).toBe(200);
  }, 120_000);

  test('what is announced counts before it comes, with files and among everybody at an address', async () => {
    const address = from('198.51.100.5');
    const visitor = { ...(await newVisitor(app.url)), ...address };
    const statuses = async (headers: Headers, count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, () => announce(app.url, { length: 90 * KB }, headers)),
      );
      return answers.map(({ status }) => status);
    };
    expect((await statuses(visitor, 20)).filter((status) => status === 201)).toHaveLength(11);
    expect((await call(app, 'copy', 90 * KB, visitor)).status).toBe(429);
    const others = Array.from({ length: 12 }, async () => statuses({ ...(await newVisitor(app.url)), ...address }, 10));
    const refused = (await Promise.all(others)).flat().filter((status) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    const { rows } = await query(app, 'select sum(bytes) as bytes from files group by address');
    for (const { bytes } of rows) expect(Number(bytes)).toBeLessThanOrEqual(10 * MB);
  });

  test('a call that is refused leaves nothing on the disk', async () => {
    const before = await app.filesAtRest();
    for (const [action, bytes] of [
      ['collect', 50 * KB],
      ['polish', 50 * KB],
      ['copy', 900 * KB],
    ] as const) {
      expect((await call(app, action, bytes, from('198.51.100.4'))).status).toBeGreaterThanOrEqual(400);
    }
    expect(await app.filesOnDisk()).toEqual(before);
  });
});

describe('uploads', () => {
  let app: TestApplication;
  let visitor: Headers;
  beforeAll(async () => {
    app = await startTestApplication([sampleRuns], { WORKER_CONCURRENCY: '4' });
    visitor = await newVisitor(app.url);
  });
  afterAll(() => app.close());

  test('of a call that waited are gone with its answer', async () => {
    expect((await call(app, 'copy', 5 * KB, visitor)).status).toBe(200);
    expect((await call(app, 'fail', 5 * KB, visitor)).status).toBe(422);
    await expect.poll(() => uploadsIn(app)).toBe(0);
  });

  test('of a job that failed or was cancelled are gone at once', async () => {
    const failed = await start(app, 'fail', visitor);
    await expect.poll(async () => (await find(app, failed.id)).state).toBe('failed');
    const cancelled = await start(app, 'copy', visitor, '600');
    await fetch(`${app.url}/api/jobs/${cancelled.id}`, { method: 'DELETE', headers: visitor });
    await expect.poll(() => uploadsIn(app)).toBe(0);
    await expect.poll(() => app.filesOnDisk()).toHaveLength((await query(app, 'select id from files')).rows.length);
  });

  test('of a failed job stay for a second try when the caller says so, for minutes', async () => {
    const failed = await start(app, 'fail', { ...visitor, prefer: 'respond-async, keep-input' });
    await expect.poll(async () => (await find(app, failed.id)).state).toBe('failed');
    const [id = ''] = failed.inputs.file ?? [];
    expect(await again(app, id, visitor)).toBe(200);
    const { rows } = await query(
      app,
      `select expires_at < now() + interval '16 minutes' as soon from files where id = '${id}'`,
    );
    expect(rows).toEqual([{ soon: true }]);
  });

  test('of a job that is done stay to be used again, but a stored file that a failing call names is not its own', async () => {
    const done = await start(app, 'copy', visitor);
    await expect.poll(async () => (await find(app, done.id)).state).toBe('done');
    const [id = ''] = done.inputs.file ?? [];
    const body = new FormData();
    body.append('file', id);
    const failed = await fetch(`${app.url}/api/tools/sample-fail`, { method: 'POST', body, headers: visitor });
    expect(failed.status).toBe(422);
    expect(await again(app, id, visitor)).toBe(200);
  });
});

describe('a link', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication([sampleRuns]);
  });
  afterAll(() => app.close());

  test('is enough to read a file, but only who made the file can delete it', async () => {
    const maker = await newVisitor(app.url);
    const { downloadUrl } = (await (await call(app, 'copy', 5 * KB, maker)).json()) as SampleResult;
    for (const stranger of [{}, await newVisitor(app.url), { cookie: `${maker.cookie}x` }] as Headers[]) {
      expect((await fetch(app.url + downloadUrl, { headers: stranger })).status).toBe(200);
      const refused = await fetch(app.url + downloadUrl, { method: 'DELETE', headers: stranger });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'NOT_YOUR_FILE', message: expect.stringMatching(/\.$/) });
    }
    expect(await remove(app, downloadUrl, maker)).toBe(204);
    expect((await fetch(app.url + downloadUrl)).status).toBe(404);
  });

  test('can be deleted by a program that sends back the cookie of the call', async () => {
    const answer = await call(app, 'copy', 5 * KB, {});
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { downloadUrl } = (await answer.json()) as SampleResult;
    expect(await remove(app, downloadUrl, { cookie })).toBe(204);
  });

  test('that a phone hands over to a desktop is for the desktop to delete', async () => {
    const [desktop, phone] = [await newVisitor(app.url), await newVisitor(app.url)];
    const opened = openedHandoffSchema.parse(await post(app, '/api/handoffs', { path: '/tools/sample' }, desktop));
    const { id = '', key = '' } = readHandoffFragment(new URL(opened.link).hash) ?? {};
    const { token } = joinedHandoffSchema.parse(await post(app, `/api/handoffs/${id}/phone`, { key }, phone));
    const { downloadUrl } = (await (await call(app, 'copy', 5 * KB, phone)).json()) as SampleResult;
    const other = (await (await call(app, 'copy', 5 * KB, await newVisitor(app.url))).json()) as SampleResult;
    const content = { page: { url: downloadUrl, parts: [other.downloadUrl] } };
    await post(app, `/api/handoffs/${id}/items`, { token, content }, phone);
    expect(await remove(app, other.downloadUrl, desktop)).toBe(403);
    expect(await remove(app, downloadUrl, phone)).toBe(403);
    expect(await remove(app, downloadUrl, desktop)).toBe(204);
  });

  test('to a job does not let others cancel it', async () => {
    const maker = await newVisitor(app.url);
    const job = await start(app, 'copy', maker, '600');
    const cancel = (headers: Headers) => fetch(`${app.url}/api/jobs/${job.id}`, { method: 'DELETE', headers });
    expect((await cancel({})).status).toBe(403);
    expect((await cancel(await newVisitor(app.url))).status).toBe(403);
    expect((await cancel(maker)).status).toBe(204);
    expect((await find(app, job.id)).state).toBe('cancelled');
  });
});

describe('a disk that is almost full', () => {
  let app: TestApplication;
  beforeAll(async () => {
    const { bavail, bsize } = await statfs(tmpdir());
    app = await startTestApplication([sampleRuns], { KEEP_FREE_MB: String(Math.ceil((bavail * bsize) / MB) + 4000) });
  });
  afterAll(() => app.close());

  test('is known to health, and uploads are told to come back', async () => {
    const health = await fetch(`${app.url}/api/health`);
    expect(health.status).toBe(503);
    expect(((await health.json()) as { parts: unknown[] }).parts).toContainEqual({
      ...{ name: 'disk', state: 'failing', reason: 'almost full: uploads are refused' },
    });
    const refused = await call(app, 'copy', 5 * KB, {});
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '300']);
    expect(await refused.json()).toMatchObject({ code: 'NO_SPACE' });
    expect((await app.filesOnDisk()).filter((path) => path.startsWith('work'))).toEqual([]);
  });
});

test('results that are too large are refused and leave nothing', async () => {
  const app = await startTestApplication([balloonRuns]);
  try {
    const answer = await fetch(`${app.url}/api/tools/balloon-blow`, {
      ...{ method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
    });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      {
        code: 'RESULTS_TOO_LARGE',
        message:
          'The results take 1.17 GB together, and 1 GB is the most that one call may make. Please send fewer or smaller files at a time.',
      },
    ]);
    await expect.poll(() => app.filesOnDisk()).toEqual([]);
  } finally {
    await app.close();
  }
});

test("when PostgreSQL's own disk is full, calls are told to come back", async () => {
  const app = await startTestApplication([sampleRuns]);
  try {
    await query(
      app,
      `create function full_disk() returns trigger language plpgsql as $$
       begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
    );
    await query(app, 'create trigger full_disk before insert on jobs execute function full_disk()');
    const before = await app.filesAtRest();
    const refused = await call(app, 'copy', 5 * KB, {});
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '300']);
    expect(await refused.json()).toMatchObject({ code: 'NO_SPACE' });
    expect(await app.filesOnDisk()).toEqual(before);
  } finally {
    await app.close();
  }
});

const balloon = defineTool({
  slug: 'balloon',
  ...toolWords('Balloon'),
  actions: {
    blow: {
      path: '/api/tools/balloon-blow',
      summary: 'Makes two files of 600 MB.',
      asJob: true,
      options: z.object({}),
      result: z.object({ files: z.array(resultFile()) }),
    },
  },
});
const balloonRuns = defineRuns(balloon, {
  blow: defineRun(balloon.actions.blow)([], async ({ directory }) => {
    const files = ['a.png', 'b.png'].map((name) => new OutputFile({ path: join(directory, name), name, type: 'png' }));
    for (const { path } of files) {
      await writeFile(path, '');
      // Sparse, so that it takes no space here.
      await truncate(path, 600 * MB);
    }
    return { files };
  }),
});

const from = (address: string): Headers => ({ 'x-forwarded-for': address });

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

function call(app: TestApplication, action: string, bytes: number, headers: Headers, steps = '0'): Promise<Response> {
  const content = new Uint8Array(bytes);
  content.set(signature);
  const body = new FormData();
  body.append('file', new File([content], 'photo.png'));
  body.append('steps', steps);
  return fetch(`${app.url}/api/tools/sample-${action}`, { method: 'POST', body, headers });
}

async function start(app: TestApplication, action: string, headers: Headers, steps?: string): Promise<Job> {
  const answer = await call(app, action, 5 * KB, { prefer: 'respond-async', ...headers }, steps);
  expect(answer.status).toBe(202);
  return (await answer.json()) as Job;
}

const find = async (app: TestApplication, id: string) =>
  (await (await fetch(`${app.url}/api/jobs/${id}`)).json()) as Job;

async function post(app: TestApplication, path: string, body: unknown, headers: Headers): Promise<unknown> {
  const answer = await fetch(app.url + path, {
    ...{ method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } },
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** The status of another call with a stored file. */
async function again(app: TestApplication, id: string, headers: Headers): Promise<number> {
  const body = new FormData();
  body.append('file', id);
  return (await fetch(`${app.url}/api/tools/sample-copy`, { method: 'POST', body, headers })).status;
}

const remove = async (app: TestApplication, link: string, headers: Headers) => {
  expect(fileIdOf(link)).toBeDefined();
  return (await fetch(app.url + link, { method: 'DELETE', headers })).status;
};

async function heldBy(app: TestApplication, { cookie = '' }: Headers): Promise<number> {
  const id = /=([A-Za-z0-9_-]{32})\./.exec(cookie)?.[1];
  const { rows } = await query(
    app,
    `select sum(greatest(bytes, 65536)) as bytes from files where owner = 'visitor:${id}'`,
  );
  return Number(rows[0]?.bytes);
}

async function uploadsIn(app: TestApplication): Promise<number> {
  return (await query(app, "select id from files where origin = 'upload'")).rows.length;
}

async function query(app: TestApplication, statement: string) {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement);
  } finally {
    await client.end();
  }
}
