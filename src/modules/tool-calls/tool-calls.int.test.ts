import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { newVisitor } from '../../testing/visitor.ts';
import { fileIdOf } from '../files/files.contract.ts';
import type { Stats } from '../health/health.contract.ts';
import type { Job } from '../jobs/jobs.contract.ts';
import { sampleRuns } from './sample-tool.ts';

const unknownId = 'A'.repeat(32);

let app: TestApplication;
let visitor: { cookie: string };
beforeAll(async () => {
  app = await startTestApplication([sampleRuns]);
  visitor = await newVisitor(app.url);
});
afterAll(() => app.close());

describe('a call with a file', () => {
  test('waits and answers with the defined result and working download links', async () => {
    const answer = await call('copy', form({ file: png('photo.png') }));
    expect(answer.status).toBe(200);
    const body = await read<SampleResult>(answer);
    expect(body).toMatchObject({ name: 'photo.png', bytes: pngBytes.length });
    const download = await fetch(app.url + body.downloadUrl);
    expect(Buffer.from(await download.arrayBuffer()).equals(pngBytes)).toBe(true);
    expect(download.headers.get('content-type')).toBe('image/png');
    expect(download.headers.get('content-disposition')).toContain('photo.png');
    expect(body.parts).toHaveLength(1);
  });

  test('takes a stored file by its id, without a second upload', async () => {
    const first = await read<SampleResult>(await call('copy', form({ file: png('chain.png') })));
    const id = fileIdOf(first.downloadUrl) ?? '';
    const second = await call('copy', form({ file: id }));
    expect(second.status).toBe(200);
    expect(await second.json()).toMatchObject({ name: 'chain.png', bytes: pngBytes.length });
  });

  test('takes ids of stored files as JSON, alone or as a list', async () => {
    const stored = await Promise.all(
      ['a.png', 'b.png'].map(async (name) => {
        const { downloadUrl } = await read<SampleResult>(await call('copy', form({ file: png(name) })));
        return fileIdOf(downloadUrl) ?? '';
      }),
    );
    const copied = await callJson('copy', { file: stored[0], steps: 0, unknown: {} });
    expect(await copied.json()).toMatchObject({ name: 'a.png', bytes: pngBytes.length });
    const collected = await callJson('collect', { file: stored.toReversed() });
    expect(await collected.json()).toEqual({ names: ['b.png', 'a.png'] });
  });

  test('names the upload that it keeps for later calls', async () => {
    const { fileId } = await read<{ fileId: string }>(await call('keep', form({ file: png('a.png') })));
    expect(await (await callJson('copy', { file: fileId })).json()).toMatchObject({ name: 'a.png' });
  });

  test.each([
    ['copy', { file: 'no id' }, 400, 'MISSING_FILE'],
    ['copy', { file: { id: 1 } }, 400, 'MISSING_FILE'],
    ['copy', { file: unknownId }, 404, 'FILE_GONE'],
    ['copy', { file: [unknownId, unknownId] }, 400, 'TOO_MANY_FILES'],
    ['collect', { file: [unknownId] }, 400, 'MISSING_FILE'],
    ['copy', [], 415, 'NOT_MULTIPART'],
  ])('as JSON to %s, %j is refused', async (action, body, status, code) => {
    const answer = await callJson(action, body);
    expect(await answer.json()).toEqual({ code, message: expect.stringMatching(/\.$/) });
    expect(answer.status).toBe(status);
  });

  test('numbered fields keep their order', async () => {
    const answer = await call('collect', form({ file_0: png('a.png'), file_1: png('b.png') }));
    expect(await answer.json()).toEqual({ names: ['a.png', 'b.png'] });
  });

  test('finished jobs are counted, in total and per tool', async () => {
    const countNow = async () => read<Stats>(await fetch(`${app.url}/api/stats`));
    const before = await countNow();
    await call('collect', form({ file_0: png('a.png'), file_1: png('b.png') }));
    const { filesProcessed, jobsDone } = before;
    expect(await countNow()).toEqual({
      ...before,
      ...{ filesProcessed: filesProcessed + 2, jobsDone: jobsDone + 1, toolsByUse: ['sample'] },
      usesByTool: { sample: (before.usesByTool.sample ?? 0) + 1 },
    });
  });

  test('the joiners of emoji, Persian and Hindi stay in names, up to the download', async () => {
    const name = '👩\u200d👩\u200d👧 نامه\u200cها क्\u200dष.png';
    const body = await read<SampleResult>(await call('copy', form({ file: png(name) })));
    expect(body.name).toBe(name);
    const { headers } = await fetch(app.url + body.downloadUrl);
    const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('content-disposition') ?? '') ?? [];
    expect(decodeURIComponent(encoded)).toBe(name);
  });

  test('a path in a file name is reduced to a name', async () => {
    const body = await read<SampleResult>(await call('copy', form({ file: png('../../../etc/pass\nwd.png') })));
    expect(body.name).not.toMatch(/[/\\\n]/);
    expect((await app.filesAtRest()).filter((path) => path.includes('pass'))).toEqual([]);
  });
});

describe('a refused call', () => {
  test.each([
    ['no file', 'copy', () => form({ text: 'x' }), 400, 'MISSING_FILE', 'Please choose an image.'],
    [
      'an empty file',
      'copy',
      () => form({ file: part(Buffer.alloc(0), 'a.png') }),
      422,
      'FILE_EMPTY',
      'a.png is empty',
    ],
    [
      'text named .png',
      'copy',
      () => form({ file: part(Buffer.from('no image'), 'a.png') }),
      415,
      'INVALID_FILE',
      'PNG or JPEG',
    ],
    ['a GIF', 'copy', () => form({ file: part(Buffer.from('GIF89a'), 'a.png') }), 415, 'INVALID_FILE', 'PNG or JPEG'],
    [
      'two files for one',
      'copy',
      () =>
        form([
          ['file', png('a.png')],
          ['file', png('b.png')],
        ]),
      400,
      'TOO_MANY_FILES',
      'one file',
    ],
    ['too few files', 'collect', () => form({ file_0: png('a.png') }), 400, 'MISSING_FILE', 'Please choose'],
    [
      'a numbered file without its number',
      'collect',
      () => form({ file: png('a.png') }),
      400,
      'UNKNOWN_FIELD',
      "'file_0'",
    ],
    ['a file in another field', 'copy', () => form({ image: png('a.png') }), 400, 'UNKNOWN_FIELD', "'file'"],
    [
      'text for a number',
      'copy',
      () => form({ file: png('a.png'), steps: 'many' }),
      400,
      'INVALID_OPTIONS',
      'Steps must be a number.',
    ],
    [
      'an empty number',
      'copy',
      () => form({ file: png('a.png'), steps: '' }),
      400,
      'INVALID_OPTIONS',
      'Steps must be a number.',
    ],
    [
      'a number out of range',
      'copy',
      () => form({ file: png('a.png'), steps: '-1' }),
      400,
      'INVALID_OPTIONS',
      'negative',
    ],
    ['an id of no file', 'copy', () => form({ file: 'x'.repeat(32) }), 404, 'FILE_GONE', 'no longer here'],
    [
      'what the run refuses',
      'fail',
      () => form({ file: png('a.png') }),
      422,
      'SAMPLE',
      'The sample could not be read.',
    ],
    ['a defect of ours', 'fail', () => form({ file: png('a.png'), text: 'defect' }), 500, 'INTERNAL', 'on our side'],
    ['too slow a run', 'fail', () => form({ file: png('a.png'), text: 'slow' }), 422, 'TOOK_TOO_LONG', '1 second,'],
  ])('%s is answered with a status, a code and a sentence', async (_case, action, body, status, code, words) => {
    const answer = await call(action, body());
    const refusal = await answer.json();
    expect(refusal).toEqual({ code, message: expect.stringContaining(words) });
    expect(answer.status).toBe(status);
    expect(JSON.stringify(refusal)).not.toContain('secret details');
  });

  test('a Pro-only call is refused before anything is read', async () => {
    const before = await app.filesAtRest();
    const answer = await call('polish', form({ file: part(Buffer.from('no image'), 'a.png') }));
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      code: 'PRO_FEATURE',
      message: 'Polishing is available for Pro users. Please upgrade to continue.',
    });
    expect(await app.filesOnDisk()).toEqual(before);
  });

  test('a text longer than the plan allows is refused with its own sentence', async () => {
    const shout = (text: string) =>
      fetch(`${app.url}/api/tools/sample-shout`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      });
    expect(await (await shout('hello')).json()).toEqual({ text: 'HELLO' });
    const refused = await shout('hello!');
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({
      code: 'TEXT_TOO_LONG',
      message: 'At most 5 characters.',
      pro: 'With Pro, a text may have up to 10 characters.',
    });
  });

  test('a file over the limit is refused while it streams, and leaves nothing behind', async () => {
    const before = await app.filesAtRest();
    const large = Buffer.concat([pngBytes, Buffer.alloc(1_000_000)]);
    const answer = await call('copy', form({ file: part(large, 'large.png') }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({
      code: 'FILE_TOO_LARGE',
      message: 'Too large: 100 KB is the most.',
      pro: 'With Pro, a file may have up to 976.56 KB.',
    });
    expect(await app.filesOnDisk()).toEqual(before);
  });

  test('a body declared far too long is refused before it is sent', async () => {
    const answer = await rawRequest(
      'content-length: 900000000000\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n--x\r\n',
    );
    expect(answer).toContain('413');
    expect(answer).toContain('FILE_TOO_LARGE');
  });

  test.each([
    ['JSON without a file', { 'content-type': 'application/json' }, '{}', 400],
    ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'x', 400],
    [
      'a form that is cut off',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
      400,
    ],
  ])('%s gets a 4xx', async (_case, headers, body, status) => {
    const answer = await fetch(`${app.url}/api/tools/sample-copy`, { method: 'POST', headers, body });
    expect(await answer.json()).toEqual({ code: expect.any(String), message: expect.stringMatching(/\.$/) });
    expect(answer.status).toBe(status);
  });

  test('leaves nothing behind: files received before the refusal are deleted', async () => {
    const before = await app.filesAtRest();
    await call(
      'collect',
      form([
        ['file_0', png('a.png')],
        ['file_1', part(Buffer.from('text'), 'b.png')],
      ]),
    );
    await call('copy', form({ file: png('a.png'), steps: 'many' }));
    expect(await app.filesOnDisk()).toEqual(before);
  });

  test('a client that disconnects during an upload leaves nothing, and the next call works', async () => {
    const before = await app.filesAtRest();
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/tools/sample-copy HTTP/1.1\r\nhost: localhost\r\ncontent-length: 90000\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`,
    );
    socket.write(pngBytes);
    await sleep(200);
    socket.destroy();
    await expect.poll(() => app.filesOnDisk()).toEqual(before);
    expect((await call('copy', form({ file: png('photo.png') }))).status).toBe(200);
  });
});

describe('a call with partial results', () => {
  test('streams them along with the progress and the result', async () => {
    const text = 'one two three four five six seven eight nine ten';
    // PostgreSQL stores no NUL in JSON.
    const id = await dictate(`${text}\0`);
    const partials: string[] = [];
    let last: unknown;
    for await (const { event, data } of streamEvents(id)) {
      if (event === 'partial') partials.push((data as { text: string }).text);
      else last = data;
    }
    expect(partials.length).toBeGreaterThan(1);
    for (const partial of partials) expect(text.startsWith(partial)).toBe(true);
    expect(partials).toEqual([...new Set(partials)].toSorted((a, b) => a.length - b.length));
    expect(last).toMatchObject({ state: 'done', result: { text } });
    expect(last).not.toHaveProperty('partial');
  });

  test('shows the latest to late and returning listeners, and on request', async () => {
    const id = await dictate('one two wait');
    expect(await firstPartial(id, 'one two')).toEqual({ text: 'one two' });
    // This ended the first listener; the next one comes late.
    expect(await firstPartial(id)).toEqual({ text: 'one two' });
    expect(await getJob(id)).toMatchObject({ state: 'running', partial: { text: 'one two' } });
    await cancel(id);
    expect(await getJob(id)).not.toHaveProperty('partial');
    expect((await readEvents(id)).at(-1)).toMatchObject({ state: 'cancelled' });
  });

  test('shows them also after the notification connection broke', async () => {
    const id = await dictate('one two three four five wait');
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    const listening = firstPartial(id, 'one two three four five');
    const { rows } = await database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
    );
    await database.end();
    expect(rows.length).toBeGreaterThan(0);
    expect(await listening).toEqual({ text: 'one two three four five' });
    await cancel(id);
  });

  test('deletes them when it fails, and skips those that are too large', async () => {
    const id = await dictate('long two three four five fail');
    const partials: string[] = [];
    for await (const { event, data } of streamEvents(id)) {
      if (event === 'partial') partials.push((data as { text: string }).text);
      else if ((data as Job).state === 'failed')
        expect(data).toMatchObject({ error: { code: 'SAMPLE' }, result: null });
    }
    expect(partials.length).toBeGreaterThan(0);
    for (const partial of partials) expect(partial.length).toBeLessThan(100);
    expect(await getJob(id)).not.toHaveProperty('partial');
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    expect((await database.query('select * from job_partials')).rows).toEqual([]);
    await database.end();
  });
});

describe('an asynchronous call', () => {
  test('answers 202 with the job, its progress and its result', async () => {
    const busy = await Promise.all([1, 2].map(() => startJob({ file: png('busy.png'), steps: '600' })));
    const { job, location } = await startJob({ file: png('slow.png'), steps: '20' });
    expect(location).toBe(`/api/jobs/${job.id}`);
    expect(job.state).toBe('queued');
    const events: Job[] = [];
    for await (const event of followEvents(job.id)) {
      // Nothing runs until somebody listens.
      if (events.push(event) === 1) for (const { job } of busy) await cancel(job.id);
    }
    expect(events[0]).toMatchObject({ state: 'queued' });
    expect(events.some(({ state, step }) => state === 'running' && /Step \d+ of 20/.test(step ?? ''))).toBe(true);
    expect(events.at(-1)).toMatchObject({ state: 'done', progress: 1, result: { name: 'slow.png' }, error: null });
    expect(await getJob(job.id)).toMatchObject({ state: 'done', result: { name: 'slow.png' } });
  });

  test('a stream opened after the end sends the final state', async () => {
    const { job } = await startJob({ file: png('quick.png') });
    await expect.poll(async () => (await getJob(job.id)).state).toBe('done');
    const events = await readEvents(job.id);
    expect(events.at(-1)).toMatchObject({ state: 'done', result: { name: 'quick.png' } });
  });

  test('is cancelled by DELETE: the work stops without a result', async () => {
    const { job } = await startJob({ file: png('never.png'), steps: '600' });
    await expect.poll(async () => (await getJob(job.id)).state).toBe('running');
    expect((await fetch(`${app.url}/api/jobs/${job.id}`, { method: 'DELETE', headers: visitor })).status).toBe(204);
    expect(await getJob(job.id)).toMatchObject({ state: 'cancelled', result: null });
    await expect.poll(async () => (await app.filesOnDisk()).filter((path) => path.startsWith('work'))).toEqual([]);
    expect((await fetch(`${app.url}/api/jobs/${job.id}`, { method: 'DELETE', headers: visitor })).status).toBe(204);
  });

  test('can be cancelled before it starts', async () => {
    const busy = await Promise.all([1, 2].map(() => startJob({ file: png('busy.png'), steps: '600' })));
    const { job: waiting } = await startJob({ file: png('waiting.png'), steps: '20' });
    await fetch(`${app.url}/api/jobs/${waiting.id}`, { method: 'DELETE', headers: visitor });
    for (const { job } of busy) await cancel(job.id);
    await expect.poll(async () => (await call('copy', form({ file: png('next.png'), steps: '20' }))).status).toBe(200);
    expect((await getJob(waiting.id)).state).toBe('cancelled');
  });

  test('says why it failed', async () => {
    const answer = await call('fail', form({ file: png('a.png') }), { prefer: 'respond-async' });
    const { id } = (await answer.json()) as Job;
    const events = await readEvents(id);
    expect(events.at(-1)).toMatchObject({
      state: 'failed',
      error: { code: 'SAMPLE', message: 'The sample could not be read.' },
    });
  });

  test('an unknown job is a 404', async () => {
    for (const path of [`/api/jobs/${'x'.repeat(32)}`, '/api/jobs/1', `/api/jobs/${'x'.repeat(32)}/events`]) {
      expect((await fetch(app.url + path)).status).toBe(404);
    }
  });
});

describe('a call with an Idempotency-Key', () => {
  const key = () => ({ 'idempotency-key': randomUUID() });
  const filesIn = async () => (await app.filesAtRest()).length;

  test('when repeated finds its job: nothing is done, counted or stored twice', async () => {
    const headers = { ...key(), prefer: 'respond-async' };
    const body = () => form({ file: png('once.png'), steps: '3' });
    const jobs = await Promise.all(
      Array.from({ length: 4 }, async () => read<Job>(await call('copy', body(), headers))),
    );
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
    const [{ id } = jobs[0] as Job] = jobs;
    await expect.poll(async () => (await getJob(id)).state).toBe('done');
    const files = await filesIn();
    const again = await call('copy', body(), headers);
    expect(again.status).toBe(202);
    expect(await again.json()).toMatchObject({ id, state: 'done', result: { name: 'once.png' } });
    expect(await filesIn()).toBe(files);
    // A waiting call gets the same answer.
    expect(await read(await call('copy', body(), { 'idempotency-key': headers['idempotency-key'] }))).toMatchObject({
      name: 'once.png',
    });
  });

  test('continues when its client disconnects, and answers when it returns', async () => {
    const headers = key();
    const leaving = new AbortController();
    const cut = fetch(`${app.url}/api/tools/sample-copy`, {
      method: 'POST',
      body: form({ file: png('cut.png'), steps: '8', text: 'cut' }),
      headers: { ...visitor, ...headers },
      signal: leaving.signal,
    });
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    const countJobs = async () => (await database.query("select from jobs where options->>'text' = 'cut'")).rowCount;
    await expect.poll(countJobs).toBe(1);
    await database.end();
    leaving.abort();
    await expect(cut).rejects.toThrow();
    const again = form({ file: png('another.png') });
    expect(await read(await call('copy', again, headers))).toMatchObject({ name: 'cut.png' });
  });

  test('that lost its job to a crash of the database says so', async () => {
    const waiting = call('copy', form({ file: png('lost.png'), steps: '600', text: 'lost' }), key());
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    const lose = async () => (await database.query("delete from jobs where options->>'text' = 'lost'")).rowCount;
    await expect.poll(lose).toBe(1);
    await database.end();
    const answer = await waiting;
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '1',
      expect.objectContaining({ code: 'JOB_LOST' }),
    ]);
  });

  test('is a different call with another path or visitor', async () => {
    const headers = { ...key(), prefer: 'respond-async' };
    const send = async (action: string, more = {}) =>
      read<Job>(await call(action, form({ file: png('a.png') }), { ...headers, ...more }));
    const ids = [
      await send('copy'),
      await send('fail'),
      await send('copy', await newVisitor(app.url)),
      await send('copy', await newVisitor(app.url)),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  test.each(['short', 'x'.repeat(201), 'with a space in it'])('that is invalid is refused: %s', async (bad) => {
    const answer = await call('copy', form({ file: png('a.png') }), { 'idempotency-key': bad });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_IDEMPOTENCY_KEY' });
  });
});

describe('a call without files', () => {
  const post = (body: string, type = 'application/json') =>
    fetch(`${app.url}/api/tools/sample-echo`, { method: 'POST', body, headers: { 'content-type': type } });

  test('answers at once', async () => {
    expect(await (await post('{"text":"hi"}')).json()).toEqual({ text: 'hi' });
  });

  test.each([
    ['a missing field', '{}', 400],
    ['a refused value', '{"text":""}', 400],
    ['the wrong type', '{"text":[]}', 400],
    ['broken JSON', '{"text":', 400],
    ['a list', '[]', 415],
    ['null', 'null', 415],
    ['two megabytes', JSON.stringify({ text: 'x'.repeat(2_000_000) }), 413],
  ])('%s gets a 4xx with a sentence', async (_case, body, status) => {
    const answer = await post(body);
    expect(await answer.json()).toEqual({ code: expect.any(String), message: expect.stringMatching(/\.$/) });
    expect(answer.status).toBe(status);
  });

  test('a prototype cannot be polluted', async () => {
    const answer = await post('{"text":"hi","__proto__":{"polluted":true}}');
    expect(answer.status).toBe(400);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

test('every call is documented', async () => {
  const document = await read<ApiDocument>(await fetch(`${app.url}/api/docs/json`));
  expect(document.openapi).toBe('3.1.0');
  const post = document.paths['/api/tools/sample-copy']?.post;
  expect(Object.keys(post?.requestBody.content['multipart/form-data']?.schema.properties ?? {})).toEqual([
    'file',
    'text',
    'steps',
  ]);
  expect(post?.requestBody.content['application/json']?.schema).toMatchObject({
    ...{ required: ['file'], properties: { file: { type: 'string' } } },
  });
  expect(Object.keys(post?.responses ?? {})).toEqual(expect.arrayContaining(['200', '202']));
});

test('what a call may be refused with is documented in the words of the refusal', async () => {
  const document = await read<ApiDocument>(await fetch(`${app.url}/api/docs/json`));
  for (const [fields, status] of [
    [{}, 400],
    [{ file: part(Buffer.from('no image'), 'a.png') }, 415],
  ] as const) {
    const refusal = await call('copy', form(fields));
    const { code, message } = await read<{ code: string; message: string }>(refusal);
    expect(refusal.status).toBe(status);
    const documented = document.paths['/api/tools/sample-copy']?.post.responses[status]?.content;
    expect(documented?.['application/json']?.examples[code]?.value).toEqual({ code, message });
  }
});

test('a missing call is answered in JSON', async () => {
  const answer = await fetch(`${app.url}/api/nothing`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});

// The signature and header of a PNG; nothing here decodes it.
const pngBytes = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
  Buffer.alloc(5000, 7),
]);
type SampleResult = { name: string; bytes: number; downloadUrl: string; parts: string[] };
type ApiDocument = {
  openapi: string;
  paths: Record<
    string,
    {
      post: {
        requestBody: { content: Record<string, { schema: { properties: object; required?: string[] } }> };
        responses: Record<string, { content: Record<string, { examples: Record<string, { value: object }> }> }>;
      };
    }
  >;
};
const read = async <T>(answer: Response) => (await answer.json()) as T;

const part = (content: Buffer, name: string) => new File([new Uint8Array(content)], name);
const png = (name: string) => part(pngBytes, name);

function form(fields: Record<string, string | File> | [string, string | File][]): FormData {
  const data = new FormData();
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields)) data.append(name, value);
  return data;
}

const callJson = (action: string, body: object) =>
  fetch(`${app.url}/api/tools/sample-${action}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...visitor, 'content-type': 'application/json' },
  });

const call = (action: string, body: FormData, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/tools/sample-${action}`, { method: 'POST', body, headers: { ...visitor, ...headers } });

async function startJob(fields: Record<string, string | File>) {
  const answer = await call('copy', form(fields), { prefer: 'respond-async' });
  expect(answer.status).toBe(202);
  return { job: (await answer.json()) as Job, location: answer.headers.get('location') };
}

const getJob = async (id: string) => (await (await fetch(`${app.url}/api/jobs/${id}`)).json()) as Job;

const cancel = (id: string) => fetch(`${app.url}/api/jobs/${id}`, { method: 'DELETE', headers: visitor });

async function readEvents(id: string): Promise<Job[]> {
  const events: Job[] = [];
  for await (const event of followEvents(id)) events.push(event);
  return events;
}

async function* followEvents(id: string): AsyncGenerator<Job> {
  for await (const { event, data } of streamEvents(id)) if (event === 'job') yield data as Job;
}

async function dictate(text: string): Promise<string> {
  const answer = await fetch(`${app.url}/api/tools/sample-dictate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async', ...visitor },
    body: JSON.stringify({ text }),
  });
  return ((await answer.json()) as Job).id;
}

/** The first partial result in a stream, or the first with this text. */
async function firstPartial(id: string, text?: string): Promise<unknown> {
  for await (const { event, data } of streamEvents(id)) {
    if (event === 'partial' && (text === undefined || (data as { text: string }).text === text)) return data;
  }
  return undefined;
}

async function* streamEvents(id: string): AsyncGenerator<{ event: string | undefined; data: unknown }> {
  const { body } = await fetch(`${app.url}/api/jobs/${id}/events`);
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (text + chunk).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, data] = /^data: (.*)$/m.exec(event) ?? [];
      if (data !== undefined) yield { event: /^event: (.*)$/m.exec(event)?.[1], data: JSON.parse(data) };
    }
  }
}

function rawRequest(rest: string): Promise<string> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(`POST /api/tools/sample-copy HTTP/1.1\r\nhost: localhost\r\n${rest}`);
  });
}
