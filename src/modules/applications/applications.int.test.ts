import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import type { Caller } from '../accounts/caller.ts';
import { readContent, shippedContent } from '../content/read-content.ts';

const [position] = readContent([shippedContent]).careers;
if (!position) throw new Error('There is a sample position.');

const fixtures = join(import.meta.dirname, '../../tools');
const pdf = new File(['%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'], 'my cv.pdf');
const docx = new File([readFileSync(join(fixtures, 'document-converter/fixtures/letter.docx'))], 'cv.docx');
const fields = { position: position.slug, name: 'Ada', email: 'ada@example.org', message: 'I would like to.' };

let app: TestApplication;
let role: 'admin' | 'user' | undefined;
beforeAll(async () => {
  app = await startTestApplication([], { TRUST_PROXY: '127.0.0.1' }, { identify: async () => callerOf(role) });
});
afterAll(() => app.close());

test('an application arrives with its CV, which administrators alone can open', async () => {
  const sent = await apply(fields, pdf);
  expect(sent).toMatchObject({ status: 201, body: { number: expect.any(String), link: expect.stringContaining('#') } });

  role = 'admin';
  const { applications } = (await get('/api/admin/applications')).body;
  expect(applications).toEqual([
    expect.objectContaining({
      ...{ number: sent.body.number, position: position.title, name: 'Ada', email: 'ada@example.org' },
      cv: { name: 'my cv.pdf', bytes: pdf.size },
    }),
  ]);
  const path = `/api/admin/applications/${applications[0].id}/cv`;
  const cv = await fetch(app.url + path);
  expect(cv.status).toBe(200);
  expect(cv.headers.get('content-disposition')).toBe('attachment; filename="my cv.pdf"');
  expect(cv.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await cv.text()).toBe(await pdf.text());
  for (const [who, status] of [
    [undefined, 401],
    ['user', 403],
  ] as const) {
    role = who;
    expect((await fetch(app.url + path)).status).toBe(status);
    expect((await get('/api/admin/applications')).status).toBe(status);
  }
  role = 'admin';
  expect((await remove(applications[0].id)).status).toBe(204);
  expect((await fetch(app.url + path)).status).toBe(404);
  role = undefined;
  expect((await app.filesAtRest()).filter((file) => file.startsWith('files/'))).toEqual([]);
});

test('pressed twice, it is one application', async () => {
  const key = { 'idempotency-key': 'one-and-the-same-key' };
  const answers = await Promise.all([apply(fields, docx, key), apply(fields, docx, key)]);
  answers.push(await apply(fields, docx, key));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
  expect(await count('job_applications')).toBe(1);
  expect((await app.filesAtRest()).filter((file) => file.startsWith('files/'))).toHaveLength(1);
});

test.each([
  [
    'an image with the name of a PDF',
    new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])], 'cv.pdf'),
    415,
    'INVALID_FILE',
  ],
  ['a web page', new File(['<!doctype html><script>alert(1)</script>'], 'cv.pdf'), 415, 'INVALID_FILE'],
  ['a program', new File([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0])], 'cv.docx'), 415, 'INVALID_FILE'],
  ['an empty file', new File([], 'cv.pdf'), 400, 'CV_MISSING'],
  ['a file over the limit', new File(['%PDF-1.7\n', new Uint8Array(5 * 1024 * 1024)], 'cv.pdf'), 413, 'FILE_TOO_LARGE'],
])('%s is refused, and nothing of it stays', async (_what, file, status, code) => {
  const before = await app.filesAtRest();
  expect(await apply(fields, file)).toMatchObject({ status, body: { code, message: expect.stringMatching(/\.$/) } });
  expect(await app.filesAtRest()).toEqual(before);
});

test.each([
  ['no CV', fields, undefined, 400, 'CV_MISSING'],
  ['no name', { ...fields, name: '' }, pdf, 400, 'MISSING_FIELDS'],
  ['no address', { ...fields, email: 'nobody' }, pdf, 400, 'INVALID_FIELD'],
  ['a position that does not exist', { ...fields, position: 'king' }, pdf, 404, 'POSITION_UNKNOWN'],
  ['a path as position', { ...fields, position: '../../etc' }, pdf, 400, 'INVALID_FIELD'],
  ['a text without end', { ...fields, message: 'x'.repeat(6000) }, pdf, 400, 'INVALID_FIELD'],
  ['an unknown field', { ...fields, admin: 'true' }, pdf, 400, 'INVALID_FIELD'],
])('%s is refused with a sentence', async (_what, values, file, status, code) => {
  const answer = await apply(values, file);
  expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/[.s]$/) } });
  expect(answer.body.code).toBe(code);
});

test('a path in the name of a CV stays a name', async () => {
  role = undefined;
  await apply({ ...fields, name: 'Path' }, new File([await pdf.text()], '../../../etc/passwd.pdf'));
  role = 'admin';
  const { applications } = (await get('/api/admin/applications')).body;
  role = undefined;
  // biome-ignore lint/suspicious/noExplicitAny: an answer.
  expect(applications.find(({ name }: any) => name === 'Path').cv.name).not.toMatch(/[/\\]/);
});

test('one network cannot fill the room of all CVs', async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const statuses: number[] = [];
  for (let sent = 0; sent < 42; sent++) {
    // As if there were hours between them.
    await client.query("delete from rate_limits where key like 'application-network:%'");
    const answer = await apply({ ...fields, message: `Number ${sent}` }, pdf, { 'x-forwarded-for': '192.0.2.77' });
    statuses.push(answer.status);
  }
  await client.end();
  expect(statuses).toEqual([...Array(40).fill(201), 429, 429]);
  expect((await apply(fields, pdf)).status).toBe(201);
});

test('control characters in a name go', async () => {
  expect((await apply({ ...fields, name: 'Con\u0000trol' }, pdf)).status).toBe(201);
  role = 'admin';
  const { applications } = (await get('/api/admin/applications')).body;
  role = undefined;
  expect(applications[0]).toMatchObject({ name: 'Control' });
});

let calls = 1;

async function apply(
  values: Record<string, string>,
  cv: File | undefined,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  if (cv) body.append('cv', cv);
  const response = await fetch(`${app.url}/api/careers/applications`, {
    method: 'POST',
    // Each from elsewhere: visitors and networks have limits.
    headers: { 'x-forwarded-for': headers['idempotency-key'] ? '192.0.2.250' : `192.0.${calls++}.1`, ...headers },
    body,
  });
  return { status: response.status, body: await response.json() };
}

// biome-ignore lint/suspicious/noExplicitAny: answers are checked by what the tests expect of them.
type Answer = { status: number; body: any };

async function get(path: string): Promise<Answer> {
  const response = await fetch(app.url + path);
  return { status: response.status, body: await response.json() };
}

const remove = (id: string) =>
  fetch(`${app.url}/api/admin/applications`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });

async function count(table: string): Promise<number> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as n from ${table}`);
  await client.end();
  return rows[0].n;
}

const callerOf = (who: typeof role): Caller => ({
  plan: 'free',
  ...(who && {
    user: {
      ...{ id: 'u'.repeat(32), username: 'ada', email: 'ada@example.org', emailVerified: true, role: who },
      ...{ proUntil: null, createdAt: new Date(0) },
    },
  }),
});
