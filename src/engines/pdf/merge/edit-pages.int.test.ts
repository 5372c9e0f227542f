import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { arrangedPagesSchema } from '../../../pdf/editing/arranged-pages.ts';
import { pdfEditsSchema } from '../../../pdf/editing/pdf-edits.ts';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { readCharacters } from '../../../pdf/reading/page-characters.ts';
import { readPageText } from '../../../pdf/text/page-text.ts';
import { sampleDocument } from '../copy/sample-documents.ts';
import { readWithPdfJs } from '../copy/second-reader.ts';
import { SharedPdfium } from '../pdfium/pdfium-library.ts';
import { lockedPdf } from '../pdfium/sample-pdfs.ts';
import { editPages } from './edit-pages.ts';

const pdfium = new SharedPdfium();
const directory = mkdtempSync(join(tmpdir(), 'satchel-pages-'));
const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;
let files = 0;
afterAll(() => rmSync(directory, { recursive: true }));

const text = (page: number, content: string) => ({ type: 'text', page, x: 20, y: 20, content, fontSize: 12 });

test('rotating alone is an appended update, and edits are for the page as it is displayed then', async () => {
  const source = await sampleDocument({
    pages: 2,
    // Its coordinates are in this unit, for every program alike.
    change: (document) => document.getPage(1).node.set(PDFName.of('UserUnit'), PDFNumber.of(3)),
  });
  const { bytes, ...result } = await arranged(source, [{ page: 1 }, { page: 2, rotate: 90 }], [text(2, 'Upright')]);
  expect(bytes.subarray(0, source.length).equals(source)).toBe(true);
  expect(result).toMatchObject({ pageCount: 2, warnings: [], outcomes: [{ status: 'done' }] });
  const { sizes, texts, places } = await read(bytes);
  expect(sizes).toEqual(['200 x 300', '300 x 200']);
  expect(texts[1]).toContain('Upright');
  const [left = 0, top = 0] = places[1]?.boxes.subarray(4 * (places[1]?.text.indexOf('Upright') ?? 0)) ?? [];
  expect(Math.hypot(left - 20, top - 20)).toBeLessThan(2);
});

test('pages are moved, inserted and rotated with what belongs to them', async () => {
  const source = await sampleDocument({
    ...{ pages: 3, mark: 'Own', title: 'Report' },
    bookmarks: [
      ['First', 1],
      ['Third', 3],
    ],
    links: [[1, 3]],
    fields: [['name', 3, 'Ada']],
  });
  const other = await sampleDocument({ pages: 2, mark: 'Other', fields: [['name', 2, 'Eve']] });
  const { bytes, outcomes } = await arranged(
    source,
    [{ page: 3 }, { blank: { width: 400, height: 100 }, rotate: 90 }, { file: 0, page: 2 }, { page: 2 }, { page: 1 }],
    [text(2, 'On the blank page'), { type: 'field', name: 'name', value: 'Grace' }, text(4, 'Second')],
    { inserts: [other] },
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
  const { sizes, texts } = await read(bytes);
  expect(texts.map((words) => words.match(/(Own|Other|On|Second) ?\w*/g))).toEqual([
    ['Own 3'],
    ['On the'],
    ['Other 2'],
    ['Second', 'Own 2'],
    ['Own 1'],
  ]);
  expect(sizes[1]).toBe('100 x 400');
  const document = await readWithPdfJs(bytes);
  expect(document).toMatchObject({
    title: 'Report',
    bookmarks: [
      { title: 'First', page: 5 },
      { title: 'Third', page: 1 },
    ],
    links: [{ from: 5, to: 1 }],
    widgets: 2,
  });
  expect(Object.values(document.fields)).toEqual(['Grace', 'Eve']);
});

test('of a deleted page nothing is left in the file', async () => {
  const source = await sampleDocument({
    ...{ pages: 3, mark: 'Page' },
    bookmarks: [
      ['Kept', 1],
      ['Secret plans', 2],
    ],
    links: [[1, 2]],
    fields: [
      ['kept', 3, 'Ada'],
      ['secret', 2, 'Mallory'],
    ],
    change: (document) => {
      const { context } = document;
      const note = { Type: 'Annot', Subtype: 'Text', Rect: [10, 10, 30, 30], Contents: PDFString.of('Whisper') };
      document.getPage(1).node.addAnnot(context.register(context.obj(note)));
    },
  });
  const { bytes, warnings } = await arranged(source, [{ page: 1 }, { page: 3 }], [text(2, 'Added')]);
  const whole = hasQpdf ? unpacked(bytes) : bytes.toString('latin1');
  for (const word of ['Mallory', 'Whisper', 'Secret', 'secret']) {
    expect(whole).not.toContain(word);
    expect(whole).not.toContain(Buffer.from(word, 'utf16le').swap16().toString('latin1'));
    expect(whole.toUpperCase()).not.toContain(Buffer.from(word, 'utf16le').swap16().toString('hex').toUpperCase());
  }
  const { texts } = await read(bytes);
  expect(texts.join(' ')).not.toContain('Page 2');
  expect(texts[1]).toContain('Added');
  expect(await readWithPdfJs(bytes)).toMatchObject({
    pages: 2,
    bookmarks: [{ title: 'Kept', page: 1 }],
    links: [],
    fields: { kept: 'Ada' },
  });
  expect(warnings).toEqual(['Links to deleted pages were removed, as they would lead nowhere.']);
});

test('annotations keep their names when others go with a deleted page', async () => {
  const source = await sampleDocument({
    ...{ pages: 2, links: [[1, 2]] },
    change: (document) => {
      const note = { Type: 'Annot', Subtype: 'Text', Rect: [10, 10, 30, 30], Contents: PDFString.of('Draft') };
      document.getPage(0).node.addAnnot(document.context.register(document.context.obj(note)));
    },
  });
  const change = { type: 'changeAnnotation', page: 1, annotation: 1, content: 'Final' };
  const gone = { type: 'removeAnnotation', page: 1, annotation: 0 };
  const { bytes, outcomes } = await arranged(source, [{ page: 1 }], [change, gone]);
  expect(outcomes.map(({ status }) => status)).toEqual(['done', 'failed']);
  expect(await readWithPdfJs(bytes)).toMatchObject({ annotations: 1, links: [] });
});

test('signed files lose their signature only when pages are deleted, moved or inserted', async () => {
  const source = await sampleDocument({
    pages: 2,
    change: (document) => {
      const { context } = document;
      const value = context.obj({
        Type: 'Sig',
        Filter: 'Adobe.PPKLite',
        ByteRange: [0, 1, 2, 3],
        Contents: PDFString.of('x'),
      });
      const field = { FT: 'Sig', T: PDFString.of('sig'), V: context.register(value), Subtype: 'Widget' };
      const ref = context.register(context.obj({ ...field, Type: 'Annot', Rect: [0, 0, 0, 0] }));
      document.getPage(0).node.addAnnot(ref);
      document.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [ref], SigFlags: 3 }));
    },
  });
  const rotated = await arranged(source, [{ page: 1, rotate: 180 }, { page: 2 }], [text(1, 'Hello')]);
  expect(rotated.warnings).toEqual([expect.stringContaining('the signed version is still inside')]);
  const moved = await arranged(source, [{ page: 2 }, { page: 1 }], []);
  expect(moved.warnings).toEqual([expect.stringContaining('1 digital signature was removed')]);
});

test.each([
  ['a page that is not there', [{ page: 9 }], 'PDF_NO_SUCH_PAGE', 'There is no page 9: this PDF has 2 pages.'],
  ['a page missing from an inserted file', [{ page: 1 }, { file: 0, page: 5 }], 'PDF_NO_SUCH_PAGE', 'File 1 of 2'],
  ['a locked inserted file', [{ page: 1 }, { file: 1, page: 1 }], 'PASSWORD_NEEDED', 'File 2 of 2 (2.pdf)'],
])('%s is refused with a sentence', async (_, pages, code, sentence) => {
  const inserts = [await sampleDocument({ pages: 1 }), Buffer.from(await lockedPdf('open'))];
  const work = arranged(await sampleDocument({ pages: 2 }), pages, [], { inserts });
  await expect(work).rejects.toMatchObject({ code, message: expect.stringContaining(sentence) });
});

async function arranged(
  source: Buffer,
  pages: readonly object[],
  edits: readonly object[],
  { inserts = [] }: { inserts?: readonly Buffer[] } = {},
) {
  const [input, output] = [join(directory, `${++files}.pdf`), join(directory, `${files}-edited.pdf`)];
  writeFileSync(input, source);
  const inserted = inserts.map((bytes, index) => {
    const path = join(directory, `${files}-insert-${index}.pdf`);
    writeFileSync(path, bytes);
    return { input: path, name: `${index + 1}.pdf` };
  });
  const result = await editPages(
    {
      input,
      output,
      pictures: [],
      inserts: inserted,
      edits: pdfEditsSchema.parse(edits),
      pages: arrangedPagesSchema.parse(pages),
    },
    { pdfium: pdfium.get, progress: () => undefined },
  );
  const bytes = readFileSync(output);
  expect(result.bytes).toBe(bytes.length);
  expectCleanForQpdf(output);
  return { ...result, bytes };
}

async function read(bytes: Buffer) {
  const library = await pdfium.get();
  using document = PdfiumDocument.open(library, bytes);
  const indices = Array.from({ length: document.pageCount }, (_, index) => index);
  return {
    sizes: indices.map((index) => {
      const { width, height } = document.pageSize(index);
      return `${width} x ${height}`;
    }),
    places: indices.map((index) => document.withPage(index, (page) => readCharacters(library, page))),
    texts: indices.map((index) => readPageText(document, index)),
  };
}

function unpacked(bytes: Buffer): string {
  const path = join(directory, 'unpacked.pdf');
  writeFileSync(path, bytes);
  return spawnSync('qpdf', ['--qdf', '--object-streams=disable', path, '-'], { encoding: 'latin1' }).stdout;
}

function expectCleanForQpdf(path: string): void {
  if (!hasQpdf) return;
  const { status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
  expect(stdout.includes('WARNING') || status !== 0 ? `${stdout}${stderr}` : '').toBe('');
}
