import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Usage } from '../../modules/usage/usage.contract.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { runs } from './document-scanner.run.ts';

let app: TestApplication;
/** The first answer sets the visitor cookie. */
let cookie: string;
beforeAll(async () => {
  app = await startTestApplication([runs]);
  const answer = await fetch(`${app.url}/api/usage`);
  cookie = (answer.headers.get('set-cookie') ?? '').replace(/;.*/, '');
});
afterAll(() => app.close());

test('a scanned PDF becomes searchable, and counts as one scan', async () => {
  const { status, body } = await recognise('scanned.pdf');
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { fileName: 'scanned.pdf', pages: 1, recognised: [1], warnings: [] },
  });
  const pdf = await fetch(app.url + body.downloadUrl, { headers: { cookie } });
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const answer = await fetch(`${app.url}/api/usage`, { headers: { cookie } });
  const { actions } = (await answer.json()) as Usage;
  expect(actions).toMatchObject([{ tool: 'document-scanner', action: 'process', used: 1, remaining: 4 }]);
});

test('or text alone', async () => {
  const { body } = await recognise('scanned.pdf', { output: 'text', languages: 'eng,deu' });
  expect(body.fileName).toBe('scanned.txt');
  const text = await fetch(app.url + body.downloadUrl, { headers: { cookie } });
  expect(await text.text()).toContain('cost 1,280 euros, of which the town');
});

test('an unreadable file is refused with a sentence, and is not counted', async () => {
  expect(await recognise('scanned.pdf', { languages: 'tlh' })).toMatchObject({
    status: 422,
    body: { code: 'OCR_LANGUAGE_UNKNOWN' },
  });
  expect(await recognise('scanned.pdf', { output: 'song' })).toMatchObject({
    status: 400,
    body: { message: 'Output must be pdf, text or words.' },
  });
  const answer = await fetch(`${app.url}/api/usage`, { headers: { cookie } });
  expect(((await answer.json()) as Usage).actions[0]).toMatchObject({ used: 2 });
});

async function recognise(fixture: string, options: Record<string, string> = {}) {
  const content = await readFile(fileURLToPath(new URL(`./fixtures/${fixture}`, import.meta.url)));
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  form.append('file', new File([new Uint8Array(content)], fixture));
  const headers = { origin: app.url, cookie };
  const answer = await fetch(`${app.url}/api/tools/ocr`, { method: 'POST', body: form, headers });
  const body = (await answer.json()) as { downloadUrl: string; fileName: string; code?: string };
  return { status: answer.status, body };
}
