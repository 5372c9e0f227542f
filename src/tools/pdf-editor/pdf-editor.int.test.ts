import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankPages, samplePdf, streamBody } from '../../engines/pdf/objects/sample-objects.ts';
import { loadPdfium } from '../../engines/pdf/pdfium/pdfium-library.ts';
import { readPageLines } from '../../pdf/editing/page-lines.ts';
import { PdfiumDocument } from '../../pdf/pdfium-document.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { runs } from './pdf-editor.run.ts';

const fixture = await readFile(fileURLToPath(new URL('./fixtures/ferry.pdf', import.meta.url)));
let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([runs]);
});
afterAll(() => app.close());

const post = (path: string, body: FormData | object, headers: Record<string, string> = {}) =>
  fetch(app.url + path, {
    method: 'POST',
    headers: body instanceof FormData ? headers : { 'content-type': 'application/json', ...headers },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });

async function extract(file: Uint8Array<ArrayBuffer> = new Uint8Array(fixture)) {
  const form = new FormData();
  form.append('file', new File([file], 'ferry.pdf'));
  const answer = await post('/api/tools/pdf-text-extract', form);
  return { status: answer.status, body: (await answer.json()) as { fileId: string; extractedText: string } };
}

async function save(fileId: string, newText: string, runs?: object[]) {
  const answer = await post('/api/tools/pdf-edit/save', { fileId, newText, runs }, { prefer: 'respond-async' });
  const { id } = (await answer.json()) as { id: string };
  return expect.poll(async () => (await fetch(`${app.url}/api/jobs/${id}`)).json(), { timeout: 20_000 });
}

const anyText = expect.any(String);

/** Where red begins and ends on the first page, in points. */
function redPixels(document: PdfiumDocument): { left: number; right: number } {
  const { data, width } = document.render(0, { size: { dpi: 72 } });
  const places = Array.from({ length: data.length / 4 }, (_, at) => at).filter(
    (at) => (data[4 * at] ?? 0) > 200 && (data[4 * at + 1] ?? 0) < 128,
  );
  const columns = places.map((at) => at % width);
  return { left: Math.min(...columns), right: Math.max(...columns) };
}

test('a PDF is read once and saved with other words', async () => {
  const { body } = await extract();
  const { fileId, extractedText } = body;
  expect(body).toMatchObject({ success: true, pageCount: 1, pagesWithoutText: [] });
  expect(extractedText).toContain('Grown-ups   4.50');
  const newText = extractedText.replace('ten minutes', 'half an hour').replace('4.50', '4.80');
  const answer = await post('/api/tools/pdf-edit/save', { fileId, newText });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('edited-ferry.pdf');
  const edited = new Uint8Array(await answer.arrayBuffer());
  // What nobody edited stays, byte for byte.
  expect(Buffer.from(edited).subarray(0, fixture.length).equals(fixture)).toBe(true);
  expect((await extract(edited)).body.extractedText).toBe(newText);
});

test('of words that one operator prints several times, the changed ones are changed, in words and in style', async () => {
  for (const operator of ['(cat cat cat and cat) Tj', '[(ca) -10 (t cat c) 20 (at and cat)] TJ']) {
    const source = new Uint8Array(
      samplePdf([
        ...blankPages(1, '/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>'),
        streamBody('', `BT /F1 18 Tf 10 100 Td ${operator} ET`),
        '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
      ]),
    );
    const { fileId, extractedText } = (await extract(source)).body;
    expect(extractedText.trim()).toBe('cat cat cat and cat');
    for (const newText of ['cat dog cat and cat', 'cat cat cow and cat', 'dog cat cat and cow', 'cat cat and cat']) {
      const answer = await post('/api/tools/pdf-edit/save', { fileId, newText });
      const { body } = await extract(new Uint8Array(await answer.arrayBuffer()));
      expect(body.extractedText.trim()).toBe(newText);
    }
    const answer = await post('/api/tools/pdf-edit/save', {
      ...{ fileId, newText: extractedText, runs: [{ start: 8, end: 11, color: '#ff0000' }] },
    });
    const edited = new Uint8Array(await answer.arrayBuffer());
    using document = PdfiumDocument.open(await loadPdfium(), edited);
    const red = readPageLines(document, 0).flatMap(({ parts }) => parts.filter(({ look }) => look.color === '#ff0000'));
    expect(red.map(({ text }) => text.trim())).toEqual(['cat']);
    // The third word; the one before it ends at 63.
    expect(redPixels(document)).toEqual({ left: expect.closeTo(69, -1), right: expect.closeTo(91, -1) });
  }
});

test('the result says how each change was made', async () => {
  const { fileId, extractedText } = (await extract()).body;
  const job = await save(fileId, extractedText.replace('Children', 'Дети'));
  await job.toMatchObject({
    state: 'done',
    result: {
      pageCount: 1,
      changes: [{ page: 1, before: 'Children', after: 'Дети', status: 'changed', message: anyText }],
    },
  });
});

test('the style of words is changed by runs, in the form of the call, too', async () => {
  const { fileId, extractedText } = (await extract()).body;
  const start = extractedText.indexOf('ten minutes');
  const runs = [{ start, end: start + 3, bold: true, color: 'navy' }];
  const job = await save(fileId, extractedText, runs);
  const change = { page: 1, before: anyText, after: anyText };
  // The family's bold is in the file.
  await job.toMatchObject({ state: 'done', result: { changes: [{ ...change, status: 'done' }] } });
  const form = new FormData();
  form.append('fileId', fileId);
  form.append('newText', extractedText);
  form.append('runs', JSON.stringify([{ ...runs[0], italic: true }]));
  const answer = await post('/api/tools/pdf-edit/save', form);
  expect(answer.status).toBe(200);
  const saved = await extract(new Uint8Array(await answer.arrayBuffer()));
  expect(saved.body.extractedText).toBe(extractedText);
});

describe('refused, with a sentence', () => {
  test.each([
    [[{ start: 0, end: 1e6, bold: true }], /^Runs: the runs must be in order.*within the text\.$/],
    [[{ start: 0, end: 3, color: 'no colour' }], 'Runs: this must be a colour such as #ff0000 or red.'],
    [[{ start: 0, end: 3 }], 'Runs: each run needs a fontSize, color, bold or italic.'],
    ['bold', 'Runs: the runs must be a list.'],
  ])('runs that make no sense: %j', async (runs, sentence) => {
    const answer = await post('/api/tools/pdf-edit/save', { fileId: 'a'.repeat(32), newText: 'Some text', runs });
    const message = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);
    expect([answer.status, await answer.json()]).toEqual([400, { message, code: 'INVALID_OPTIONS' }]);
  });

  test('a text that is blank, unchanged or of other pages', async () => {
    const { fileId, extractedText } = (await extract()).body;
    const refusal = async (newText: string | undefined, pages?: unknown) => {
      const answer = await post('/api/tools/pdf-edit/save', { fileId, newText, pages });
      return { status: answer.status, ...((await answer.json()) as object) };
    };
    const blank = 'Please upload a PDF and make some edits first.';
    expect(await refusal(' \n')).toEqual({ status: 400, code: 'INVALID_OPTIONS', message: blank });
    expect(await refusal(extractedText)).toEqual({ status: 400, code: 'TEXT_UNCHANGED', message: anyText });
    expect(await refusal(undefined)).toEqual({ status: 400, code: 'INVALID_OPTIONS', message: blank });
    const missing = { status: 400, code: 'PDF_NO_SUCH_PAGE', message: anyText };
    expect(await refusal(undefined, [{ page: 9, text: 'One' }])).toEqual(missing);
    expect(await refusal('One\fTwo')).toEqual({ status: 400, code: 'TEXT_PAGES_DIFFER', message: anyText });
  });

  test('a file that is no PDF, in the form of the call', async () => {
    const { status, body } = await extract(new TextEncoder().encode('Hello'));
    expect(status).toBe(415);
    const sentence = 'Please upload a PDF file.';
    expect(body).toEqual({ success: false, error: sentence, message: sentence, code: 'INVALID_FILE' });
  });
});
