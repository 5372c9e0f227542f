import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpPro } from '../../testing/sign-up-pro.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { runs } from './translator.run.ts';

let app: TestApplication;
let cookie: string;
beforeAll(async () => {
  app = await startTestApplication([runs]);
  ({ cookie } = await signUpPro(app));
});
afterAll(() => app.close());

describe('the call', () => {
  test('translates, and says where each sentence is', async () => {
    const text = 'The house is big. Send it to info@example.org!';
    const { status, body } = await call({ text, sourceLang: 'en', targetLang: 'es' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ sourceLang: 'en', targetLang: 'es', detected: null, via: null, notes: [] },
      engine: { name: 'Apertium', isDraft: true },
    });
    const { translatedText, sentences } = body;
    expect(translatedText).toContain('info@example.org');
    expect(
      sentences.map((each) => [
        text.slice(each.start, each.end),
        translatedText.slice(each.translatedStart, each.translatedEnd),
      ]),
    ).toEqual([
      ['The house is big.', 'La casa es grande.'],
      ['Send it to info@example.org!', expect.stringContaining('info@example.org')],
    ]);
  });

  test('detects the language, takes the other names of its fields, and the default target', async () => {
    const { body } = await call({ text: 'The house of my brother is big.', source: 'auto', target: 'it' });
    expect(body).toMatchObject({
      ...{ sourceLang: 'en', targetLang: 'it', via: 'es' },
      detected: { language: 'en', confidence: expect.any(Number) },
    });
    expect(await call({ text: 'The house of my brother is big.', sourceLang: '' })).toMatchObject({
      body: { sourceLang: 'en', targetLang: 'es' },
    });
  });

  test.each([
    [{ text: ' \n ' }, 400, 'Please enter text to translate.'],
    [
      { text: 'x', sourceLang: 'es' },
      400,
      'Both languages are the same. Please choose another language to translate to.',
    ],
    [
      { text: 'x', targetLang: 'auto' },
      400,
      'Auto-detect is only for the source language. Please choose the language to translate to.',
    ],
    [{ text: 'x', sourceLang: 'tlh' }, 400, expect.stringMatching(/^Source language must be auto or one of en, es, /)],
    [
      { text: 'Te llamaré mañana' },
      422,
      'This text is in Spanish already. Please choose another language to translate to.',
    ],
    [{ text: '🎉🎉' }, 422, 'The language of this text was not recognised. Please choose it in the list.'],
    [
      { text: 'x', sourceLang: 'en', targetLang: 'th' },
      422,
      'Nothing on this site translates from English to Thai. Please choose a language that is offered for English.',
    ],
    [
      { text: 'x'.repeat(10_001), sourceLang: 'en' },
      413,
      'Pro users can translate up to 10,000 characters at once. Please shorten your text.',
    ],
  ])('refuses %o', async (options, status, message) => {
    expect(await call(options)).toMatchObject({ status, body: { message } });
  });

  test('is for Pro users only', async () => {
    const { cookie: _, ...stranger } = { cookie };
    expect(await call({ text: 'Hello' }, stranger)).toMatchObject({
      status: 403,
      body: { message: 'AI Translator is available for Pro users. Please upgrade to continue.' },
    });
  });
});

describe('documents', () => {
  test('a letter keeps its form', async () => {
    const { body } = await callDocument('letter.docx', { sourceLang: 'en', targetLang: 'es' });
    expect(body).toMatchObject({
      ...{ filename: 'letter.es.docx', type: 'docx', sourceLang: 'en', targetLang: 'es', detected: null },
      ...{ engine: { name: 'Apertium' }, via: null, warnings: [] },
    });
    const before = unzipSync(await fixture('letter.docx'));
    const after = unzipSync(await download(body.downloadUrl));
    const document = 'word/document.xml';
    // What names the language changes, too.
    const others = { [document]: undefined, 'word/styles.xml': undefined };
    expect({ ...after, ...others }).toEqual({ ...before, ...others });
    expect(tagsOf(after[document])).toEqual(tagsOf(before[document]));
    expect(wordsOf(after[document])).not.toEqual(wordsOf(before[document]));
  });

  test('subtitles are detected, and keep their times', async () => {
    const { body } = await callDocument('film.srt', { targetLang: 'es' });
    expect(body).toMatchObject({ filename: 'film.es.srt', type: 'text', detected: { language: 'en' } });
    expect((await download(body.downloadUrl)).toString()).toBe(
      subtitles.replace(/The house.*/, 'La casa de mi hermano es grande.'),
    );
  });

  test('a PDF becomes a Word document, or a PDF again', async () => {
    const options = { sourceLang: 'en', targetLang: 'es', glossary: '[{"term":"Apples","translation":"Manzanas"}]' };
    const { body } = await callDocument('letter.pdf', options);
    expect(body).toMatchObject({ filename: 'letter.es.docx', type: 'docx' });
    expect(wordsOf(unzipSync(await download(body.downloadUrl))['word/document.xml'])).toContain('Manzanas');
    const { body: drawn } = await callDocument('letter.pdf', { ...options, pdfAs: 'pdf' });
    expect(drawn).toMatchObject({ filename: 'letter.es.pdf', type: 'pdf' });
    expect((await download(drawn.downloadUrl)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test.each([
    ['film.srt', { targetLang: 'en' }, 422, 'This text is in English already.'],
    ['letter.docx', { sourceLang: 'fr', targetLang: 'fr' }, 400, 'Both languages are the same.'],
    ['letter.docx', { glossary: 'a' }, 400, 'A glossary must be a list'],
    ['letter.csv', {}, 415, 'This kind of document cannot be translated here.'],
  ])('%s with %o is refused', async (name, options, status, sentence) => {
    expect(await callDocument(name, options)).toMatchObject({
      status,
      body: { message: expect.stringContaining(sentence) },
    });
  });

  test('are for Pro users only', async () => {
    expect(await callDocument('letter.docx', {}, {})).toMatchObject({ status: 403, body: { code: 'PRO_FEATURE' } });
  });
});

test('everybody can see what is offered', async () => {
  const { body } = await call({}, {}, '/api/tools/translate-languages');
  expect(body.engines).toMatchObject([
    {
      engine: { name: 'Apertium' },
      directions: { en: expect.arrayContaining(['es', 'fr']), sv: ['da'] },
      via: { 'en-fr': 'es' },
    },
  ]);
});

const subtitles = '1\n00:00:01,000 --> 00:00:02,000\nThe house of my brother is big.\n';
const made: Readonly<Record<string, string>> = { 'film.srt': subtitles, 'letter.csv': 'One,two\nThree,four\n' };
const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url));
const tagsOf = (xml: Uint8Array = new Uint8Array()) =>
  Buffer.from(xml)
    .toString()
    .match(/<(?!w:lang)[^>]*>/g);
const wordsOf = (xml: Uint8Array = new Uint8Array()) =>
  Buffer.from(xml)
    .toString()
    .replace(/<[^>]*>/g, ' ');

async function download(url: string): Promise<Buffer> {
  const response = await fetch(app.url + url, { headers: { cookie } });
  return Buffer.from(await response.arrayBuffer());
}

async function callDocument(name: string, options: object, headers: Record<string, string> = { cookie }) {
  const form = new FormData();
  for (const [key, value] of Object.entries(options)) form.append(key, value);
  const content = made[name] ?? (await fixture(name));
  form.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  const url = new URL('/api/tools/translate-document', app.url);
  const response = await fetch(url, { method: 'POST', headers: { origin: app.url, ...headers }, body: form });
  return { status: response.status, body: (await response.json()) as Body };
}

type Body = {
  downloadUrl: string;
  translatedText: string;
  sentences: { start: number; end: number; translatedStart: number; translatedEnd: number }[];
  engines: unknown[];
};

async function call(
  options: object,
  headers: Record<string, string> = { cookie },
  path = '/api/tools/translate',
): Promise<{ status: number; body: Body }> {
  const response = await fetch(new URL(path, app.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(options),
  });
  return { status: response.status, body: (await response.json()) as Body };
}
