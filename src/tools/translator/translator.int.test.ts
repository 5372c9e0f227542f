import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeAi, startFakeAi } from '../../testing/fake-ai/fake-ai.ts';
import { injectionAttempts } from '../../testing/fake-ai/injection-attempts.ts';
import { scannedPdf } from '../../testing/scanned-page.ts';
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
    [{}, 400, 'Please enter text to translate.'],
    [{ text: ' \n ' }, 400, 'Please enter text to translate.'],
    [{ text: '\u200b\ufeff\u2060 \u0001\u{e0041}' }, 400, 'Please enter text to translate.'],
    [{ text: 'x'.repeat(10_000_000) }, 413, expect.stringMatching(/^The request is too large: .*\.$/)],
    [{ text: 'x', targetLang: 'tlh' }, 400, expect.stringMatching(/^Target language must be one of en, es, /)],
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

  test.each([
    ['one word', 'Bees', 'Abejas'],
    ['only emoji', '🎉🎉 🐝', '🎉🎉 🐝'],
    ['words from right to left', 'The word שלום is big.', 'La palabra שלום es grande.'],
    ['control characters', 'The house\u0007 is \u0000big.', 'La casa es grande.'],
    ['half a character', 'The house is big \ud83d.', 'La casa es grande \ufffd.'],
  ])('%s: what can be translated is, and the rest stays', async (_what, text, translatedText) => {
    expect(await call({ text, sourceLang: 'en' })).toMatchObject({ status: 200, body: { translatedText } });
  });

  test('detects the language of a text after many line ends', async () => {
    const text = `${'\n'.repeat(9_000)}The house of my brother is big.`;
    expect(await call({ text })).toMatchObject({ status: 200, body: { detected: { language: 'en' } } });
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

  test('the text of a scanned PDF is recognised, and a note says so', async () => {
    const { body } = await callDocument('scan.pdf', { sourceLang: 'en', targetLang: 'es' });
    expect(body).toMatchObject({
      ...{ filename: 'scan.es.docx', type: 'docx' },
      warnings: [expect.stringMatching(/^Page 1: its text was recognised from its image/)],
    });
    expect(wordsOf(unzipSync(await download(body.downloadUrl))['word/document.xml'])).toContain(
      'La casa de mi hermano',
    );
  });

  test.each([
    ['film.srt', { targetLang: 'en' }, 422, 'This text is in English already.'],
    ['letter.docx', { sourceLang: 'fr', targetLang: 'fr' }, 400, 'Both languages are the same.'],
    ['letter.docx', { glossary: 'a' }, 400, 'A glossary must be a list'],
    ['letter.csv', {}, 415, 'This kind of document cannot be translated here.'],
    ['blank.txt', { sourceLang: 'en' }, 422, 'This document has no text to translate.'],
    ['line.txt', { sourceLang: 'en' }, 413, 'This document has 10,000,000 characters of text.'],
    ['bomb.docx', { sourceLang: 'en' }, 422, 'Please divide it.'],
    ['bomb.odt', { sourceLang: 'en' }, 422, 'Please divide it.'],
    ['book.epub', { sourceLang: 'en' }, 415, 'Please select a DOCX, PPTX'],
    ['locked.pdf', { sourceLang: 'en' }, 422, 'This PDF is protected with a password.'],
    ['empty.pdf', { sourceLang: 'en' }, 422, 'This document has no text to translate.'],
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

describe('with an AI provider', () => {
  let fake: FakeAi;
  let withAi: TestApplication;
  let pro: { cookie: string };
  beforeAll(async () => {
    fake = await startFakeAi({ reply: ({ material }) => inCapitals(material.at(-1)?.text ?? '') });
    withAi = await startTestApplication([runs], fake.settings());
    pro = await signUpPro(withAi);
  });
  afterAll(async () => {
    await withAi.close();
    await fake.close();
  });
  const ask = (options: object, headers = { cookie: pro.cookie }) =>
    call(options, headers, '/api/tools/translate', withAi.url);
  const text = 'The house is big.';

  test('it translates every direction, and keeps what must not change', async () => {
    expect(await ask({ text: 'Call {name} at 9.', sourceLang: 'en', targetLang: 'th' })).toMatchObject({
      status: 200,
      body: { translatedText: 'CALL {name} AT 9.', engine: { name: '127.0.0.1', isDraft: false }, notes: [] },
    });
  });

  test.each([
    ['busy-long', 'The AI service is busy.'],
    ['error', 'The AI service does not work at the moment.'],
    ['broken', 'The AI service does not work at the moment.'],
    ['wrong-json', 'The AI service gave an answer that cannot be used.'],
    ['cut', 'The AI service gave an answer that cannot be used.'],
    ['refuses', 'The AI service declined to work on this text.'],
  ])('one that is %s is replaced by Apertium, or refused with a sentence', async (scenario, sentence) => {
    const failing = `${text} See fake-ai:${scenario} now.`;
    const { status, body } = await ask({ text: failing, sourceLang: 'en', targetLang: 'es' });
    expect([status, body.notes]).toEqual([200, [`${sentence} Apertium on this site translated it instead.`]]);
    expect(body.translatedText).toMatch(/^La casa es grande\./);
    const refused = await ask({ text: failing, sourceLang: 'en', targetLang: 'th' });
    expect(refused.status).toBeOneOf([422, 503]);
    expect(refused.body.message).toMatch(/^The AI service .*\. Please .*\.$/);
    expect(refused.body.message).not.toContain('built-in');
  });

  test('does not follow instructions in texts, in 30 attempts', async () => {
    const answers = await Promise.all(
      injectionAttempts.map((attempt) =>
        ask({ text: `${text} ${attempt('0'.repeat(32))}`, sourceLang: 'en', targetLang: 'th' }),
      ),
    );
    expect(answers).toHaveLength(30);
    expect(
      answers.filter(({ body }) => !body.translatedText?.startsWith('THE HOUSE IS BIG.') || body.engine.isDraft),
    ).toEqual([]);
  });

  test('a budget that is too small is named, and Apertium does the work where it can', async () => {
    const poor = await startTestApplication([runs], { ...fake.settings(), AI_PRO_TOKENS_PER_DAY: '100' });
    const headers = { cookie: (await signUpPro(poor)).cookie };
    const askPoor = (targetLang: string) =>
      call({ text, sourceLang: 'en', targetLang }, headers, '/api/tools/translate', poor.url);
    expect(await askPoor('es')).toMatchObject({
      status: 200,
      body: {
        translatedText: 'La casa es grande.',
        notes: [
          'You have used your AI allowance for today, or what is left is too little for this text. Apertium on this site translated it instead.',
        ],
      },
    });
    expect(await askPoor('th')).toMatchObject({ status: 429, body: { code: 'AI_BUDGET_USED_UP' } });
    await poor.close();
  });
});

/** What a model that writes in capitals makes of the list it is given. */
const inCapitals = (list: string): string =>
  list.replaceAll(
    /("text":")((?:[^"\\]|\\.)*)/g,
    (_all, name: string, words: string) =>
      `${name}${words.replaceAll(/\\u[0-9a-f]{4}|\\.|⟦[^⟧]*⟧|[a-z]+/g, (part) => (/^[a-z]/.test(part) ? part.toUpperCase() : part))}`,
  );

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
const made: Readonly<Record<string, string | (() => Promise<Uint8Array>)>> = {
  'film.srt': subtitles,
  'letter.csv': 'One,two\nThree,four\n',
  'blank.txt': '\u200b\ufeff',
  'line.txt': 'x'.repeat(10_000_000),
  'bomb.docx': async () =>
    zipSync({ '[Content_Types].xml': Buffer.from(wordTypes), 'word/document.xml': manySpaces() }),
  'bomb.odt': async () =>
    zipSync({
      mimetype: [Buffer.from('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': manySpaces(),
    }),
  'book.epub': async () => zipSync({ mimetype: [Buffer.from('application/epub+zip'), { level: 0 }] }),
  'locked.pdf': async () => pdfWith((pdf) => pdf.encrypt({ userPassword: 'a', ownerPassword: 'a' })),
  'scan.pdf': () => scannedPdf(['The house of my brother', 'is big and old.']),
  'empty.pdf': async () => pdfWith(() => undefined),
};
const wordTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const manySpaces = (): Uint8Array => new Uint8Array(60_000_000).fill(0x20);
async function pdfWith(change: (pdf: PDFDocument) => void): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  change(pdf);
  return pdf.save();
}
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
  const own = made[name];
  const content = (typeof own === 'function' ? await own() : own) ?? (await fixture(name));
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
  engine: { name: string; isDraft: boolean };
  notes: string[];
  message: string;
};

async function call(
  options: object,
  headers: Record<string, string> = { cookie },
  path = '/api/tools/translate',
  site = app.url,
): Promise<{ status: number; body: Body }> {
  const response = await fetch(new URL(path, site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(options),
  });
  return { status: response.status, body: (await response.json()) as Body };
}
