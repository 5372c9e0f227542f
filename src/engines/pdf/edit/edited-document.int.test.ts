import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pdfium } from '../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { operands } from '../compress/content/matrix.ts';
import { rawEntry } from '../objects/access.ts';
import { openPdf } from '../objects/open-pdf.ts';
import { listPages } from '../objects/page-tree.ts';
import { blankPages, samplePdf, streamBody } from '../objects/sample-objects.ts';
import { loadPdfium } from '../pdfium/pdfium-library.ts';
import { documentBytes } from '../write/write-document.ts';
import { EditedDocument } from './edited-document.ts';

let pdfium: Pdfium;
const directory = mkdtempSync(join(tmpdir(), 'satchel-edit-'));
const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

beforeAll(async () => {
  pdfium = await loadPdfium();
});
afterAll(() => rmSync(directory, { recursive: true }));

describe('an edited document is written after its source', () => {
  test.each([
    ['with a cross-reference table', samplePdf(blankPages(2))],
    ['with a cross-reference stream', documentBytes(openPdf(samplePdf(blankPages(2))).context)],
    ['with both', hybridPdf()],
    ['with a header after other bytes', samplePdf(blankPages(2), { before: 'HTTP/1.1 200 OK\r\n\r\n' })],
    ['with objects of later generations and free ones', reusedNumbersPdf()],
    ['without a line feed at its end', withoutLastLineFeed(samplePdf(blankPages(2)))],
  ])('%s', async (_case, source) => {
    const once = await withSquare(source, { x: 20, y: 30 });
    const twice = await withSquare(once, { x: 100, y: 150 });
    for (const edited of [once, twice]) {
      expect(edited.subarray(0, source.length).equals(source)).toBe(true);
      expect(openPdf(edited).recovered).toBe(false);
      expectCleanForQpdf(edited);
    }
    expect(darkBoxOf(once, 0)).toEqual({ left: 20, top: 30, right: 30, bottom: 40 });
    expect(darkBoxOf(twice, 0)).toEqual({ left: 20, top: 30, right: 110, bottom: 160 });
    expect(darkBoxOf(twice, 1)).toBeUndefined();
  });

  test('and not at all when nothing was edited', async () => {
    const source = samplePdf(blankPages(1));
    const document = await EditedDocument.open(source, { pdfium: async () => pdfium });
    expect(saved(document)).toEqual({ how: 'appended', bytes: source });
  });

  test('an object keeps its number and generation, and a deleted one is gone', async () => {
    const document = await EditedDocument.open(reusedNumbersPdf(), { pdfium: async () => pdfium });
    const note = PDFRef.of(5, 2);
    document.context.lookup(note, PDFDict).set(PDFName.of('Contents'), document.context.obj('Changed'));
    document.markChanged(note);
    document.delete(PDFRef.of(6));
    const { bytes } = saved(document);
    expect(bytes.toString('latin1')).toContain('5 2 obj\n<<');
    const { context } = openPdf(bytes);
    expect(rawEntry(context.lookup(note, PDFDict), 'Contents')).toEqual(PDFName.of('Changed'));
    expect(context.lookup(PDFRef.of(6))).toBeUndefined();
    expectCleanForQpdf(bytes);
  });

  test('unless it is to be written anew: then nothing of what was replaced is left', async () => {
    const content = streamBody('', '(secret) Tj');
    const source = samplePdf([...blankPages(1, '/Contents 4 0 R'), content]);
    const document = await EditedDocument.open(source, { pdfium: async () => pdfium });
    document.page(1)?.replaceContent(Buffer.from('0 0 10 10 re f'));
    const { how, bytes } = saved(document, { anew: true });
    expect(how).toBe('anew');
    expect(bytes.includes('secret')).toBe(false);
    expect(darkBoxOf(bytes, 0)).toEqual({ left: 0, top: 190, right: 10, bottom: 200 });
  });

  test('unless it was damaged', async () => {
    const source = samplePdf(blankPages(1));
    const edited = await withSquare(source.subarray(0, source.indexOf('xref')), { x: 20, y: 30 });
    expectCleanForQpdf(edited);
    expect(darkBoxOf(edited, 0)).toEqual({ left: 20, top: 30, right: 30, bottom: 40 });
  });
});

describe('what is added to a page', () => {
  test.each([0, 90, 180, 270, -90])('is where it is put, on a cropped page turned by %i degrees', async (rotation) => {
    const source = samplePdf(blankPages(1, `/CropBox[20 30 170 500]/Rotate ${rotation}`));
    const edited = await withSquare(source, { x: 15, y: 25 });
    expect(darkBoxOf(edited, 0)).toEqual({ left: 15, top: 25, right: 25, bottom: 35 });
    using document = PdfiumDocument.open(pdfium, source);
    const page = (await EditedDocument.open(source, { pdfium: async () => pdfium })).page(1);
    expect({ width: page?.width, height: page?.height }).toEqual(document.pageSize(0));
  });

  test.each([
    ['changes the matrix for good', '2 0 0 2 9 9 cm'],
    ['saves its state and never restores it', 'q 2 0 0 2 9 9 cm q 0 0 0 0 re W n'],
    ['restores more than it saves', 'Q Q 2 0 0 2 9 9 cm'],
    ['never ends its text', 'BT 5 0 0 5 0 0 Tm'],
  ])('is not moved by content that %s', async (_case, content) => {
    const source = samplePdf([...blankPages(1, '/Contents 4 0 R'), streamBody('', content)]);
    expect(darkBoxOf(await withSquare(source, { x: 15, y: 25 }), 0)).toEqual({
      ...{ left: 15, top: 25, right: 25, bottom: 35 },
    });
  });

  test("does not touch what pages share: contents, resources, another page's list of annotations", async () => {
    const shared = '/Resources 5 0 R/Contents 6 0 R/Annots 7 0 R';
    const source = samplePdf([
      ...blankPages(2, shared),
      '<</ExtGState<</Sat0<</ca .5>>>>>>',
      streamBody('', '/Sat0 gs'),
      '[8 0 R]',
      '<</Type/Annot/Subtype/Link/Rect[0 0 10 10]>>',
    ]);
    const document = await EditedDocument.open(source, { pdfium: async () => pdfium });
    const page = document.page(1);
    const solid = document.add(document.context.obj({ ca: 1 }));
    expect(page?.addResource('ExtGState', solid)).toBe('Sat1');
    page?.addAnnotation(document.add(document.context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9] })));
    page?.appendContent(Buffer.from('/Sat1 gs 0 0 1 1 re f'));
    const { bytes } = saved(document);
    const [first, second] = listPages(openPdf(bytes)).pages.map(({ dictionary }) => dictionary);
    expect(second?.toString()).toBe(listPages(openPdf(source)).pages[1]?.dictionary.toString());
    expect(first?.toString()).toContain('/Sat0');
    using read = PdfiumDocument.open(pdfium, bytes);
    const annotations = [0, 1].map((index) =>
      read.withPage(index, (handle) => pdfium.api.FPDFPage_GetAnnotCount(handle)),
    );
    expect(annotations).toEqual([2, 1]);
  });
});

/** A black square of 10 points on the first page. */
async function withSquare(source: Buffer, { x, y }: { x: number; y: number }): Promise<Buffer> {
  const document = await EditedDocument.open(source, { pdfium: async () => pdfium });
  const page = document.page(1);
  if (!page) throw new Error('No page');
  page.appendContent(Buffer.from(`q ${operands(page.toUserSpace)} cm ${x} ${y} 10 10 re f Q`));
  return saved(document).bytes;
}

function saved(document: EditedDocument, options: { anew?: boolean } = {}) {
  const parts: Uint8Array[] = [];
  const how = document.save({ ...options, sink: (bytes) => parts.push(Uint8Array.from(bytes)) });
  return { how, bytes: Buffer.concat(parts) };
}

/** The box of everything dark on a page, in points from the top left. */
function darkBoxOf(bytes: Buffer, page: number) {
  using document = PdfiumDocument.open(pdfium, bytes);
  const { data, width, height } = document.render(page, { size: { dpi: 72 } });
  const dark = Array.from({ length: width * height }, (_, at) => at).filter((at) => (data[at * 4] ?? 255) < 128);
  if (dark.length === 0) return undefined;
  const [xs, ys] = [dark.map((at) => at % width), dark.map((at) => Math.floor(at / width))];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

function expectCleanForQpdf(bytes: Buffer): void {
  if (!hasQpdf) return;
  const path = join(directory, 'edited.pdf');
  writeFileSync(path, bytes);
  const { status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
  expect(`${stdout}${stderr}`.includes('WARNING') ? `${stdout}${stderr}` : status).toBe(0);
}

/** A table for old readers, and a stream with the page's font for newer ones (ISO 32000-2, 7.5.8.4). */
function hybridPdf(): Buffer {
  const plain = samplePdf(blankPages(2));
  const text = plain.toString('latin1');
  const table = text.lastIndexOf('xref\n0');
  const body = '5 0\n<</Producer(hidden)>>';
  const objects = `6 0 obj\n<</Type/ObjStm/N 1/First 4/Length ${body.length}>>\nstream\n${body}\nendstream\nendobj\n`;
  const streamAt = table + objects.length;
  const row = (...fields: number[]) =>
    Buffer.from([fields[0] ?? 0, (fields[1] ?? 0) >> 8, (fields[1] ?? 0) & 255, fields[2] ?? 0]);
  const rows = deflateSync(Buffer.concat([row(2, 6, 0), row(1, table, 0), row(1, streamAt, 0)]));
  const stream = Buffer.concat([
    Buffer.from(
      `7 0 obj\n<</Type/XRef/W[1 2 1]/Index[5 3]/Size 8/Root 1 0 R/Filter/FlateDecode/Length ${rows.length}>>\nstream\n`,
    ),
    rows,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const at = streamAt + stream.length;
  const rest = text
    .slice(table)
    .replace('/Size 5', `/Size 8/Info 5 0 R/XRefStm ${streamAt}`)
    .replace(/startxref\n\d+/, `startxref\n${at}`);
  return Buffer.concat([plain.subarray(0, table), Buffer.from(objects), stream, Buffer.from(rest, 'latin1')]);
}

/** Object 5 has generation 2; 4 has been deleted. */
function reusedNumbersPdf(): Buffer {
  const note = '<</Type/Annot/Subtype/Text/Rect[0 0 0 0]/F 2>>';
  const text = samplePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 2/Kids[3 0 R 7 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[5 2 R 6 0 R]>>',
    'null',
    note,
    note,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ]).toString('latin1');
  const rows = text.slice(text.lastIndexOf('xref\n0'));
  const lines = rows.split('\n');
  // Two header lines, then object 0.
  lines[2] = '0000000004 65535 f ';
  lines[6] = '0000000000 00001 f ';
  lines[7] = (lines[7] ?? '').replace('00000 n', '00002 n');
  return Buffer.from(text.slice(0, -rows.length).replace('5 0 obj', '5 2 obj') + lines.join('\n'), 'latin1');
}

function withoutLastLineFeed(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length - 1);
}
