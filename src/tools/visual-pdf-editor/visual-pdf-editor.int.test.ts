import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { newVisitor } from '../../testing/visitor.ts';
import { runs } from './visual-pdf-editor.run.ts';

let app: TestApplication;
let visitor: { cookie: string };
beforeAll(async () => {
  app = await startTestApplication([runs]);
  visitor = await newVisitor(app.url);
});
afterAll(() => app.close());

const highlight = { type: 'highlight', x: 72, y: 72, width: 100, height: 20 };

test('a PDF is sent once, seen, and edited by its id', async () => {
  const seen = await call('pdf-visual-edit', await form({ file: 'report.pdf' }));
  expect(seen).toEqual({
    success: true,
    imageUrl: expect.stringMatching(/^\/api\/files\//),
    fileId: expect.stringMatching(/^[\w-]{32}$/),
    width: expect.any(Number),
    height: expect.any(Number),
  });
  const image = await sharp(await (await fetch(app.url + seen.imageUrl)).arrayBuffer()).metadata();
  expect(image.width).toBe(Math.round(seen.width * 2));

  const body = { fileId: seen.fileId, edits: [highlight, { ...highlight, page: 99, id: 'b' }] };
  const edited = await post('pdf-apply-edits', JSON.stringify(body), { 'content-type': 'application/json' });
  expect(edited.status).toBe(200);
  expect(edited.headers.get('content-disposition')).toContain('edited-report.pdf');
  const bytes = Buffer.from(await edited.arrayBuffer());
  const source = await readFile(fixture('report.pdf'));
  expect(bytes.subarray(0, source.length).equals(source)).toBe(true);

  // Flattening its form needs no edit.
  const flattened = JSON.stringify({ fileId: seen.fileId, flatten: true });
  const flat = await post('pdf-apply-edits', flattened, { 'content-type': 'application/json' });
  expect(flat.status).toBe(200);

  const job = await call('pdf-apply-edits', JSON.stringify(body), {
    ...{ 'content-type': 'application/json', prefer: 'respond-async' },
  });
  const { result } = await finished(job.id);
  expect(result).toMatchObject({ fileName: 'edited-report.pdf', bytes: expect.any(Number), warnings: [] });
  expect(result.outcomes).toEqual([
    { index: 0, status: 'done' },
    { index: 1, id: 'b', status: 'failed', message: expect.stringContaining('There is no page 99') },
  ]);
});

test('file and pictures may come with the edits', async () => {
  const edits = [0, 1].map((picture) => ({ ...highlight, type: 'picture', picture }));
  const sent = await form({ fileId: 'report.pdf' });
  sent.append('edits', JSON.stringify(edits));
  for (const name of ['photo.png', 'photo.jpg']) sent.append('pictures', await file(name));
  const job = await call('pdf-apply-edits', sent, { prefer: 'respond-async' });
  const { result } = await finished(job.id);
  expect(result.outcomes.map(({ status }: { status: string }) => status)).toEqual(['done', 'done']);
});

test('pages of the file and of others are arranged', async () => {
  const sent = await form({ fileId: 'report.pdf', inserts: 'report.pdf' });
  const pages = [{ file: 0, page: 1, rotate: 90 }, { blank: { width: 100, height: 200 } }, { page: 1 }];
  sent.append('pages', JSON.stringify(pages));
  sent.append('edits', JSON.stringify([{ ...highlight, page: 3 }]));
  const { id } = await call('pdf-apply-edits', sent, { prefer: 'respond-async' });
  const { result } = await finished(id);
  expect(result).toMatchObject({ pageCount: 3, outcomes: [{ status: 'done' }] });
});

test.each([
  [{ pages: [] }, 400, 'INVALID_OPTIONS', 'At least one page must stay.'],
  [{ pages: [{ page: 1 }, { file: 0, page: 1 }] }, 400, 'NO_SUCH_INSERT', 'there is none among the inserts.'],
  [{ edits: [{ ...highlight, width: 'x' }] }, 400, 'INVALID_OPTIONS', 'Edit 1, width: this must be a number of points'],
  [{ edits: [] }, 400, 'INVALID_OPTIONS', 'Edits must be a list of 1 to 10,000 edits.'],
  [{ edits: [{ ...highlight, page: 99 }] }, 422, 'PDF_EDITS_FAILED', 'There is no page 99'],
  [{ edits: [{ ...highlight, x: 9_000 }] }, 422, 'PDF_EDITS_FAILED', 'This lies outside of the page.'],
  [{ edits: [{ ...highlight, x: 1e99 }] }, 400, 'INVALID_OPTIONS', 'Edit 1, x: this must be a number of points, up to'],
  [{ edits: [{ ...highlight, type: 'picture', picture: 0 }] }, 422, 'PDF_EDITS_FAILED', 'There is no picture 0'],
  [{ edits: 'all' }, 400, 'INVALID_OPTIONS', 'Edits must be a list of 1 to 10,000 edits.'],
])('%j is refused with a sentence', async (body, status, code, sentence) => {
  const { fileId } = await call('pdf-visual-edit', await form({ file: 'report.pdf' }));
  const answer = await post('pdf-apply-edits', JSON.stringify({ fileId, ...body }), {
    'content-type': 'application/json',
  });
  expect(await answer.json()).toEqual({ code, message: expect.stringContaining(sentence) });
  expect(answer.status).toBe(status);
});

test('more than ten thousand edits are refused before the file is opened', async () => {
  const { fileId } = await call('pdf-visual-edit', await form({ file: 'report.pdf' }));
  const body = JSON.stringify({ fileId, edits: Array.from({ length: 10_001 }, () => ({ ...highlight, page: 99 })) });
  const answer = await post('pdf-apply-edits', body, { 'content-type': 'application/json' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('more than 10,000 edits') });
});

test('a picture that is none, or is damaged, is refused with a sentence', async () => {
  const png = await readFile(fixture('photo.png'));
  const cases = [
    [Buffer.from('no picture at all'), 415, 'Please select PNG or JPEG pictures.'],
    [png.subarray(0, 60), 422, 'damaged or incomplete'],
  ] as const;
  for (const [content, status, sentence] of cases) {
    const sent = await form({ fileId: 'report.pdf' });
    sent.append('edits', JSON.stringify([{ ...highlight, type: 'picture', picture: 0 }]));
    sent.append('pictures', new File([new Uint8Array(content)], 'photo.png'));
    const answer = await post('pdf-apply-edits', sent);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining(sentence) });
    expect(answer.status).toBe(status);
  }
});

test('what is no PDF is refused by both calls', async () => {
  const seen = await post('pdf-visual-edit', await form({ file: 'photo.png' }));
  expect(await seen.json()).toMatchObject({
    success: false,
    error: 'Please select a valid PDF file.',
    code: 'INVALID_FILE',
  });
  expect(seen.status).toBe(415);
});

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
const file = async (name: string) => new File([new Uint8Array(await readFile(fixture(name)))], name);

async function form(fields: Record<string, string>): Promise<FormData> {
  const body = new FormData();
  for (const [name, path] of Object.entries(fields)) body.append(name, await file(path));
  return body;
}

const post = (path: string, body: FormData | string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/tools/${path}`, { method: 'POST', body, headers: { ...visitor, ...headers } });

const call = async (path: string, body: FormData | string, headers: Record<string, string> = {}) => {
  const answer = await post(path, body, headers);
  expect(answer.ok).toBe(true);
  return answer.json();
};

async function finished(id: string) {
  const job = async () => (await fetch(`${app.url}/api/jobs/${id}`, { headers: visitor })).json();
  await expect.poll(async () => (await job()).state).toBe('done');
  return job();
}
