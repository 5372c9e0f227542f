import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalogue } from '../shared/language/read-catalogue.ts';
import { runs } from '../tools/image-resizer/image-resizer.run.ts';
import { startTestApplication, type TestApplication } from './test-application.ts';
import { newVisitor } from './visitor.ts';

let app: TestApplication;
let cookie: string;
beforeAll(async () => {
  app = await startTestApplication([runs]);
  ({ cookie } = await newVisitor(app.url));
});
afterAll(() => app.close());

async function resize(language: string, fields: Record<string, string>, file?: Blob, prefer = 'wait') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append('file', file, 'photo.png');
  const headers = { 'accept-language': language, cookie, prefer };
  const answer = await fetch(`${app.url}/api/tools/image-resize`, { method: 'POST', body, headers });
  return (await answer.json()) as { message: string; id?: string };
}

test('a refusal is in the language of the request, also one made before there was a reader', async () => {
  const es = await readCatalogue('es');
  expect((await resize('es', { width: '64' })).message).toBe(es['Please select an image to resize.']);
  const wrong = await resize('es-AR,en;q=0.2', { width: '0' });
  expect(wrong.message).not.toMatch(/must be|pixels/);
  expect(wrong.message).toContain(es.Width);
  expect((await resize('ja', { width: '64' })).message).toBe('Please select an image to resize.');
});

test('two callers at once are answered each in their own language', async () => {
  const languages = ['en', 'es', 'fr', 'de', 'pt', 'it'] as const;
  const wanted = 'Please select an image to resize.';
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => resize(languages[index % 6] ?? 'en', { width: '64' })),
  );
  for (const [index, { message }] of answers.entries()) {
    const language = languages[index % 6] ?? 'en';
    expect(message).toBe(language === 'en' ? wanted : (await readCatalogue(language))[wanted]);
  }
});

test('a job that fails later says why in the language of its caller', async () => {
  const broken = new Blob([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'no image']);
  const english = await resize('en', { width: '64' }, broken);
  const spanish = await resize('es', { width: '64' }, broken);
  expect(english.message).toMatch(/damaged/);
  expect(spanish.message).not.toMatch(/damaged/);
  expect(spanish.message).toMatch(/PNG/);
});
