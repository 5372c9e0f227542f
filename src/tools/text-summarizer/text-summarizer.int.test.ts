import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MB } from '../../shared/units.ts';
import { type FakeAi, startFakeAi } from '../../testing/fake-ai/fake-ai.ts';
import { injectionAttempts } from '../../testing/fake-ai/injection-attempts.ts';
import { scannedPdf } from '../../testing/scanned-page.ts';
import { signUpPro } from '../../testing/sign-up-pro.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { runs } from './text-summarizer.run.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([runs]);
});
afterAll(() => app.close());

const bees = [
  'Honey bees live in colonies with one queen and up to sixty thousand workers.',
  'The workers collect nectar and pollen from flowers and bring them to the hive.',
  'A waggle dance tells other bees of the colony where flowers with nectar are.',
  'Karl von Frisch decoded the waggle dance of honey bees in 1927.',
  'In winter the colony forms a cluster around the queen and lives on honey.',
  'The workers shiver to keep the cluster at about 30 degrees.',
];
const harbour = [
  'The harbour of the town was built in 1820 for fishing boats.',
  'Storms damaged the harbour walls three times in the following century.',
  'Today the harbour is used by sailing boats, and the fishing has gone.',
];
const text = bees.join(' ');

describe('a text', () => {
  test('becomes some of its sentences, each with its place in the text', async () => {
    const { status, body } = await summarize({ text, summaryType: 'bullet' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ engine: { kind: 'builtin' }, language: 'en', words: 79 });
    expect(body.keywords).toContain('waggle dance');
    const read = await fetchText(body.textUrl);
    expect(read).toBe(text);
    expect(body.lines.length).toBeGreaterThan(1);
    expect(body.lines.length).toBeLessThan(bees.length);
    for (const line of body.lines) expect(sourcesOf(line, read)).toEqual([line.text]);
    expect(body.summary).toBe(body.lines.map((line) => `- ${line.text}`).join('\n'));
  });

  test('has longer summaries of a longer length, and takes the type under its other name', async () => {
    const long = [...bees, ...harbour].join(' ');
    const counts = [];
    for (const length of ['short', 'medium', 'long']) {
      counts.push((await summarize({ text: long, type: 'brief', length })).body.lines.length);
    }
    expect(counts).toEqual([2, 3, 5]);
    expect((await summarize({ text: long, type: 'bullet' })).body.summary).toMatch(/^- /);
  });

  test('shows nothing of cookie notices, references and page heads, and says so', async () => {
    const page = `We use cookies. Please accept our cookie settings and privacy policy.\n\n# Bees\n\n${text}\n\n# References\n\nFrisch, K. (1927). Honey bees and the waggle dance of honey bees. Springer.`;
    const { body } = await summarize({ text: page, summaryType: 'detailed', length: 'long' });
    expect(body.summary).not.toMatch(/cookie|Springer/);
    expect(body.notes).toEqual([
      'Notices, such as those about cookies and copyright, were left out.',
      'References were left out.',
    ]);
  });

  test.each([
    [
      'Japanese',
      '東京は日本の首都です。人口は約千四百万人です。毎年多くの観光客が東京を訪れます。電車の路線がたくさんあります。',
    ],
    [
      'Arabic',
      'القاهرة عاصمة مصر. يعيش فيها أكثر من عشرين مليون شخص. يمر نهر النيل عبر القاهرة. يزور السياح القاهرة كل عام.',
    ],
    ['Hebrew and Arabic words in English', `${bees[0]} The word שלום means peace, and العربية is Arabic. ${bees[2]}`],
    ['Chinese without a space', '蜜蜂住在蜂巢裡，'.repeat(5_000)],
    ['mixed languages', `${bees[0]} ${bees[1]} Das Volk der Bienen bildet im Winter eine Traube. ${harbour[0]}`],
    ['zero-width and control characters', bees.join('\u200b \u0001\u202e').replaceAll('honey', 'ho\u200bney')],
    ['one line of 40,000 characters', 'word '.repeat(8_000)],
  ])('in %s is summarized by its own sentences', async (_what, words) => {
    const { status, body } = await summarize({ text: words }, await proHeaders());
    expect(status).toBe(200);
    const read = await fetchText(body.textUrl);
    expect(body.lines.length).toBeGreaterThan(0);
    for (const { sources } of body.lines) expect(read.slice(sources[0]?.start, sources[0]?.end)).not.toBe('');
  });

  test('of one word stays as it is', async () => {
    const { body } = await summarize({ text: 'Bees' });
    expect(body).toMatchObject({ summary: 'Bees', notes: ['This text is hardly longer than its summary.'] });
  });

  test.each([
    [{}, 400, 'Please enter some text to summarize.'],
    [{ text: '' }, 400, 'Please enter some text to summarize.'],
    [{ text: ' \n\t ' }, 400, 'Please enter some text to summarize.'],
    [{ text: '\u200b\ufeff\u2060 \u0001\u{e0041}' }, 400, 'Please enter some text to summarize.'],
    [
      { text: 'x'.repeat(10 * MB) },
      413,
      expect.stringMatching(/^The request is too large: .* Please send less at a time\.$/),
    ],
    [{ text: '🎉🎉 🐝' }, 422, 'There is no sentence in this text. Please use one with words in it.'],
    [{ text: 'x'.repeat(5_001) }, 413, 'Free users can summarize up to 5,000 characters.'],
    [{ text, summaryType: 'poem' }, 400, 'Summary type must be brief, detailed or bullet.'],
    [{ text, length: 'huge' }, 400, 'Length must be short, medium or long.'],
  ])('%o is refused', async (options, status, message) => {
    expect(await summarize(options)).toMatchObject({ status, body: { message } });
  });

  test('has up to 50,000 characters with Pro', async () => {
    const headers = await proHeaders();
    expect((await summarize({ text: `${text} `.repeat(100) }, headers)).status).toBe(200);
    expect(await summarize({ text: 'x'.repeat(50_001) }, headers)).toMatchObject({
      status: 413,
      body: { message: 'Pro users can summarize up to 50,000 characters.' },
    });
  });
});

describe('a document', () => {
  test('PDF: names the page of each line, and opens with its password', async () => {
    const locked = new File([await pdfOf([bees, harbour], 'hive')], 'bees.pdf');
    expect(await summarizeFile(locked)).toMatchObject({ status: 422, body: { code: 'PASSWORD_NEEDED' } });
    const { status, body } = await summarizeFile(locked, {
      password: 'hive',
      summaryType: 'detailed',
    });
    expect(status).toBe(200);
    const read = await fetchText(body.textUrl);
    expect(body.pages).toEqual([0, read.indexOf('\f') + 1]);
    const pagesOfLines = body.lines.map((line) => [line.text, line.sources.map(({ page }) => page)] as const);
    for (const [line, pages] of pagesOfLines) expect(pages).toEqual([bees.includes(line) ? 1 : 2]);
    expect(new Set(pagesOfLines.flatMap(([, pages]) => pages))).toEqual(new Set([1, 2]));
  });

  test.each([
    [
      'web page',
      () => new File([`<!DOCTYPE html><nav>Menu of this page.</nav><h1>Bees</h1><p>${text}</p>`], 'bees.html'),
    ],
    ['Markdown', () => new File([`# Bees\n\n${text.replace('queen', '**queen**')}\n`], 'bees.md')],
    ['Windows text', () => new File([Buffer.from(`${text} Ein Bär mag Honig.`, 'latin1')], 'bees.txt')],
    ['EPUB', () => new File([epubOf({ 'z.xhtml': bees.slice(0, 3), 'a.xhtml': bees.slice(3) })], 'bees.epub')],
    ['Word document', () => convertedDocx()],
  ])('%s: is summarized by its own sentences', async (_what, fileOf) => {
    const { status, body } = await summarizeFile(await fileOf(), { summaryType: 'bullet' });
    expect(status).toBe(200);
    const read = await fetchText(body.textUrl);
    expect(read).toContain('waggle dance');
    expect(read).not.toMatch(/Menu|\*\*/);
    expect(read.indexOf('sixty thousand')).toBeLessThan(read.indexOf('Karl von Frisch'));
    for (const line of body.lines) expect(bees).toContain(line.text);
  });

  test.each([
    ['no file', undefined, 400, 'Please select a file to summarize.'],
    [
      'an image',
      new File([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')], 'bees.png'),
      415,
      'Please select a TXT, PDF, DOC or DOCX file; Markdown, HTML, ODT, RTF and EPUB work, too.',
    ],
    ['6 MB', new File(['bees '.repeat(1_300_000)], 'bees.txt'), 413, 'Free users can summarize files up to 5 MB.'],
    [
      'binary as text',
      new File([Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256))], 'bees.txt'),
      415,
      'Please select a TXT, PDF, DOC or DOCX file; Markdown, HTML, ODT, RTF and EPUB work, too.',
    ],
    [
      'only emoji',
      new File(['🎉🎉'], 'bees.txt'),
      422,
      'There is no sentence in this text. Please use one with words in it.',
    ],
    [
      'a DOCX that is a bomb',
      bombOf('bees.docx', { '[Content_Types].xml': wordTypes, 'word/document.xml': spaces(60) }),
      422,
      expect.stringMatching(/^This document .* limit here\. Please divide it\.$/),
    ],
    [
      'an ODT that is a bomb',
      bombOf('bees.odt', { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': spaces(60) }),
      422,
      expect.stringMatching(/^This document .* limit here\. Please divide it\.$/),
    ],
    [
      'an EPUB that is a bomb',
      bombOf('bees.epub', { mimetype: 'application/epub+zip', 'one.xhtml': spaces(60) }),
      422,
      'This EPUB has more than 50 MB of pages. Please send the chapters you need as a document of their own.',
    ],
    [
      'an EPUB of many large chapters',
      bombOf('bees.epub', {
        mimetype: 'application/epub+zip',
        ...Object.fromEntries(Array.from({ length: 6 }, (_, chapter) => [`${chapter}.xhtml`, spaces(10)])),
      }),
      422,
      'This EPUB has more than 50 MB of pages. Please send the chapters you need as a document of their own.',
    ],
  ])('%s is refused', async (_what, file, status, message) => {
    expect(await summarizeFile(file)).toMatchObject({ status, body: { message } });
  });

  test('PDF of photographed pages: is recognised, and a note says which', async () => {
    const lines = ['The harbour froze from shore', 'to shore. Boats were drawn up', 'on the beach in 1987.'];
    const { status, body } = await summarizeFile(new File([new Uint8Array(await scannedPdf(lines))], 'bees.pdf'));
    expect(status).toBe(200);
    expect(body.summary).toContain('The harbour froze from shore to shore.');
    expect(body.notes).toContainEqual(expect.stringMatching(/^Page 1: its text was recognised/));
  });

  test('PDF without a text in its pages says why', async () => {
    expect(await summarizeFile(new File([await pdfOf([[]])], 'bees.pdf'))).toMatchObject({
      status: 422,
      body: { code: 'NO_TEXT_IN_FILE', message: expect.stringMatching(/^No text was found in this file\. .+\.$/) },
    });
  });
});

describe('a question', () => {
  test('is answered with quotes and their pages', async () => {
    const file = new File([await pdfOf([bees, harbour])], 'bees.pdf');
    const { body } = await ask(file, 'When was the harbour built?');
    expect(body).toMatchObject({ found: true, engine: { kind: 'builtin' } });
    expect(body.passages[0]).toMatchObject({ text: harbour[0], page: 2 });
  });

  test('that the document does not answer is not in the document', async () => {
    const file = new File([text], 'bees.txt');
    expect((await ask(file, 'Who won the football world cup?')).body).toMatchObject({ found: false, passages: [] });
    expect(await ask(file, ' ')).toMatchObject({ status: 400, body: { message: 'Please enter a question.' } });
  });
});

describe('an export', () => {
  const lines = [
    { text: bees[0], heading: 'The hive', page: 1 },
    { text: harbour[0], heading: 'The harbour', page: 2 },
  ];
  const read: Record<string, (bytes: Buffer) => string> = {
    txt: String,
    md: String,
    docx: (bytes) => strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]+>/g, ''),
  };

  test.each(['txt', 'md', 'docx'])('as %s has the lines under their headings, with their pages', async (format) => {
    const { name, bytes } = await exportAs(format);
    expect(name).toBe(`Summary of bees.${format}`);
    const words = read[format]?.(bytes) ?? '';
    const parts = ['Summary of bees', 'The hive', `${bees[0]} [p. 1]`, 'The harbour', `${harbour[0]} [p. 2]`];
    expect(parts.map((part) => words.replaceAll('\\', '').indexOf(part)).toSorted((one, two) => one - two)).toEqual(
      parts.map((part) => words.replaceAll('\\', '').indexOf(part)),
    );
    for (const part of parts) expect(words.replaceAll('\\', '')).toContain(part);
  });

  test('as PDF is a PDF', async () => {
    const { bytes } = await exportAs('pdf');
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
  });

  async function exportAs(format: string) {
    return exported({ title: 'Summary of bees', lines, asList: false, format });
  }

  test('without lines is refused', async () => {
    expect(await post('text-summary-export', { lines: [] })).toMatchObject({
      status: 400,
      body: { message: 'The summary must be a list of lines.' },
    });
  });
});

describe('with a provider', () => {
  let fake: FakeAi;
  let withAi: TestApplication;
  let cookie: string;
  let answer = (document: string, _question?: string) => document;
  beforeAll(async () => {
    fake = await startFakeAi({
      reply: ({ instructions, material }) =>
        instructions.includes('Answer the question')
          ? answer(material[1]?.text ?? '', material[0]?.text)
          : answer(material[0]?.text ?? ''),
    });
    withAi = await startTestApplication([runs], fake.settings());
    ({ cookie } = await signUpPro(withAi));
  });
  afterAll(async () => {
    await withAi.close();
    await fake.close();
  });
  const summarizeByAi = (options: object, headers: Record<string, string> = {}) =>
    send('text-summarize', JSON.stringify(options), { 'content-type': 'application/json', ...headers }, withAi.url);
  const askAi = (question: string, document = text) =>
    sendFile('text-ask', new File([document], 'bees.txt'), { question }, withAi.url);

  test('that writes the summary: each line has its sentences, and what the text does not have is marked', async () => {
    answer = () =>
      '- A colony of honey bees has a queen and up to sixty thousand workers.\n- Karl von Frisch and Maria Curie decoded the waggle dance in 1999.';
    const { body } = await summarizeByAi({ text, summaryType: 'bullet' });
    expect(body.engine).toEqual({ kind: 'ai', provider: '127.0.0.1', model: 'good' });
    const [first, second] = body.lines;
    expect(first && [sourcesOf(first, text)[0], first.notInSource]).toEqual([bees[0], []]);
    expect(second && [sourcesOf(second, text)[0], second.notInSource]).toEqual([bees[3], ['1999', 'Maria', 'Curie']]);
    expect(body.summary.split('\n')).toEqual(body.lines.map((line) => `- ${line.text}`));
  });

  test('shows the summary while it is written', async () => {
    answer = (document) => document;
    const response = await fetch(new URL('/api/tools/text-summarize', withAi.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'respond-async' },
      body: JSON.stringify({ text: `${text} fake-ai:slow` }),
    });
    const events = await (await fetch(new URL(`${response.headers.get('location')}/events`, withAi.url))).text();
    const shown = [...events.matchAll(/^event: partial\ndata: (.*)$/gm)].map(
      ([, data]) => JSON.parse(data ?? '').summary,
    );
    expect(shown.length).toBeGreaterThan(1);
    for (const summary of shown) expect(text).toContain(summary.slice(0, text.length));
  });

  test('is not asked with the built-in engine', async () => {
    const before = fake.calls.length;
    const { body } = await summarizeByAi({ text, engine: 'builtin' });
    expect(body.engine).toEqual({ kind: 'builtin' });
    expect(fake.calls.length).toBe(before);
  });

  test.each(['busy-long', 'broken', 'refuses', 'empty'])(
    'that is %s is replaced by the built-in engine',
    async (scenario) => {
      const { status, body } = await summarizeByAi({ text: `${text} fake-ai:${scenario}` });
      expect(status).toBe(200);
      expect(body.engine).toEqual({ kind: 'builtin' });
      expect(body.notes).toEqual([expect.stringMatching(/^The AI .*\. The built-in engine did this instead\.$/)]);
      for (const line of body.lines) expect(text).toContain(line.text);
    },
  );

  test('that stops before the end: the sentence it broke off is left out, and a note says so', async () => {
    answer = (document) => document;
    const { body } = await summarizeByAi({ text: `${text} fake-ai:cut` });
    expect(body.engine).toMatchObject({ kind: 'ai' });
    expect(body.lines.map((line) => line.text)).toEqual(bees.slice(0, body.lines.length));
    expect(body.notes).toContainEqual(expect.stringMatching(/^The AI service stopped before the end/));
  });

  test('that answers questions quotes what the answer is from, or says that it is not there', async () => {
    answer = () => 'Karl von Frisch found out in 1927 what the waggle dance of bees says.';
    expect((await askAi('Who understood how bees talk?')).body).toMatchObject({
      found: true,
      answer: answer(''),
      passages: [{ text: bees[3] }],
      notInSource: [],
    });
    answer = () => 'NOT IN THE DOCUMENT';
    expect((await askAi('Who won?')).body).toMatchObject({ found: false, passages: [], engine: { kind: 'ai' } });
  });

  test.each(['the text', 'a document that is asked', 'a question'])(
    'follows no instructions in %s, in 30 attempts',
    async (place) => {
      answer = (document) => document.slice(0, 40);
      const calls = injectionAttempts.map((attempt) => {
        // What a file and a question may have.
        const command = attempt('0'.repeat(32)).replaceAll('\0', '');
        if (place === 'the text') return summarizeByAi({ text: `${text} ${command}` }, { cookie });
        return place === 'a question'
          ? askAi(command.slice(-500))
          : askAi('Where do honey bees live?', `${text} ${command}`);
      });
      const bodies = (await Promise.all(calls)).map(({ body }) => body);
      expect(bodies).toHaveLength(30);
      const written = bodies.map((body) => (place === 'the text' ? body.summary : body.answer));
      expect(written.filter((words) => words?.startsWith('Honey bees live in colonies') !== true)).toEqual([]);
      expect(bodies.filter(({ engine }) => engine.kind !== 'ai')).toEqual([]);
    },
  );
});

type Line = { text: string; sources: { start: number; end: number; page?: number }[]; notInSource?: string[] };
type Body = {
  summary: string;
  lines: Line[];
  keywords: string[];
  notes: string[];
  textUrl: string;
  pages?: number[];
  found: boolean;
  answer?: string;
  engine: { kind: string; provider?: string; model?: string };
  passages: { text: string; page?: number }[];
};
type Answer = { status: number; body: Body };

const sourcesOf = ({ sources }: Line, read: string) => sources.map(({ start, end }) => read.slice(start, end));
const fetchText = async (url: string) => (await fetch(new URL(url, app.url))).text();

const summarize = (options: object, headers: Record<string, string> = {}) => post('text-summarize', options, headers);

async function post(path: string, options: object, headers: Record<string, string> = {}): Promise<Answer> {
  return send(path, JSON.stringify(options), { 'content-type': 'application/json', ...headers });
}

const summarizeFile = (file: File | undefined, options: Record<string, string> = {}) =>
  sendFile('text-summarize-file', file, options);
const ask = (file: File, question: string) => sendFile('text-ask', file, { question });

function sendFile(
  path: string,
  file: File | undefined,
  options: Record<string, string>,
  url = app.url,
): Promise<Answer> {
  const form = new FormData();
  if (file) form.append('file', file);
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  return send(path, form, {}, url);
}

async function send(path: string, body: BodyInit, headers: Record<string, string>, url = app.url): Promise<Answer> {
  const response = await fetch(new URL(`/api/tools/${path}`, url), { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as Body };
}

let pro: Promise<{ cookie: string }> | undefined;
async function proHeaders(): Promise<{ cookie: string }> {
  pro ??= signUpPro(app);
  const { cookie } = await pro;
  return { cookie };
}

async function exported(options: object) {
  const response = await fetch(new URL('/api/tools/text-summary-export', app.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(options),
  });
  const [, name = ''] = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** One page for each list of sentences. */
async function pdfOf(pages: readonly (readonly string[])[], password?: string): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const sentences of pages) {
    const page = pdf.addPage();
    for (const [index, sentence] of sentences.entries()) {
      page.drawText(sentence, { x: 50, y: 700 - 16 * index, size: 11, font });
    }
  }
  if (password) pdf.encrypt({ userPassword: password, ownerPassword: password });
  return new Uint8Array(await pdf.save());
}

/** Chapters in reading order, which is not that of their names. */
function epubOf(chapters: Record<string, readonly string[]>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(chapters);
  const opf = `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><manifest>${names
    .map((name, index) => `<item id="c${index}" href="${name}" media-type="application/xhtml+xml"/>`)
    .join('')}</manifest><spine>${names.map((_, index) => `<itemref idref="c${index}"/>`).join('')}</spine></package>`;
  const container =
    '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';
  const files: Record<string, string> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': container,
    'book/package.opf': opf,
  };
  for (const [name, sentences] of Object.entries(chapters)) {
    files[`book/${name}`] =
      `<html xmlns="http://www.w3.org/1999/xhtml"><body><p>${sentences.join(' ')}</p></body></html>`;
  }
  return new Uint8Array(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([path, content]) => [path, [Buffer.from(content), { level: 0 }]])),
    ),
  );
}

const wordTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** Hardly anything, packed. */
const spaces = (megabytes: number): Uint8Array => new Uint8Array(megabytes * MB).fill(0x20);

const bombOf = (name: string, files: Record<string, string | Uint8Array>): File =>
  new File(
    [
      new Uint8Array(
        zipSync(
          Object.fromEntries(
            Object.entries(files).map(([path, content]) => [
              path,
              [typeof content === 'string' ? Buffer.from(content) : content, { level: path === 'mimetype' ? 0 : 9 }],
            ]),
          ),
        ),
      ),
    ],
    name,
  );

/** A Word document that the export wrote. */
async function convertedDocx(): Promise<File> {
  const { bytes } = await exported({ lines: [{ text }], format: 'docx' });
  return new File([bytes], 'bees.docx');
}
