import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDocx } from '../document-writers/docx/write-docx.ts';
import { everything } from '../document-writers/sample-flows.ts';
import { everythingIn, type Office, openOffice } from '../office/test-office.ts';
import type { FlowFormat } from '../pdf/pdf-capabilities.ts';
import { createPdfiumEngine } from '../pdf/pdfium/pdfium-engine.ts';

/* LibreOffice prints a document that has everything; its PDF is converted back, and LibreOffice opens the results. */

const image = fileURLToPath(new URL('../../tools/pdf-converter/fixtures/photo.jpg', import.meta.url));
const pdfium = createPdfiumEngine();
let directory: string;
let office: Office;
let pdf: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'satchel-round-trip-'));
  office = await openOffice();
  const written = join(directory, 'written.docx');
  await writeDocx(everything(image), written);
  pdf = (await office.convert(written, 'pdf')).output;
});
afterAll(async () => {
  await Promise.all([pdfium.close(), office.close()]);
  await rm(directory, { recursive: true, force: true });
});

test('as DOCX it has the same pages and images, and as ODT the same headings and rows', async () => {
  const { output } = await flowOf('docx');
  const printed = await office.convert(output, 'pdf');
  expect(printed.converted.pages).toBe(3);
  expect((await readFile(printed.output)).includes('/Subtype/Image')).toBe(true);
  const content = await everythingIn((await office.convert(output, 'odt', { name: 'a.docx' })).output);
  expect(content).toMatch(/<text:h [^>]*text:outline-level="1"[^>]*>(?:<[^>]*>)*The orchard report/);
  expect(content).toMatch(/<table:table-row[^>]*>(?:(?!<\/table:table-row>).)*Boskoop(?:(?!<\/table:table-row>).)*31%/);
});

test('as Markdown it has its words in order, lists and tables', async () => {
  const { output, answer } = await flowOf('md');
  const page = await readFile(output, 'utf8');
  expect(page).toMatch(/^# The orchard report$/m);
  expect(page).toMatch(/^- Grafted$/m);
  expect(page).toMatch(/^3\. Pick$/m);
  expect(page).toMatch(/^\| Elstar \| 2,310 kg \| 60% \|$/m);
  expect(page.indexOf('Left column.')).toBeLessThan(page.indexOf('Right column.'));
  expect(answer.warnings).toContain('1 image was left out: Markdown has room for text only. HTML and DOCX keep them.');
});

test('chosen pages alone are written, and a list that does not fit is refused', async () => {
  const { output, answer } = await flowOf('html', { pages: '3' });
  expect(answer).toMatchObject({ pageCount: 3, pages: 1 });
  expect(await readFile(output, 'utf8')).not.toContain('The orchard report</h1>');
  await expect(flowOf('html', { pages: '4' })).rejects.toMatchObject({ code: 'PAGES_INVALID' });
});

test('its tables become sheets, and pages without one are refused with a sentence', async () => {
  const { answer } = await flowOf('xlsx', { pages: '1' });
  expect(answer.tables).toBe(2);
  await expect(flowOf('csv', { pages: '3' })).rejects.toMatchObject({ code: 'NO_TABLE_FOUND', status: 422 });
});

let count = 0;

async function flowOf(format: FlowFormat, more: { pages?: string } = {}) {
  const { writePdfFlow } = pdfium.provides;
  if (writePdfFlow === undefined) throw new Error('PDFium is always there');
  const output = join(directory, `${count++}.${format}`);
  const signal = new AbortController().signal;
  const answer = await writePdfFlow({ input: pdf, output, format, progress: () => undefined, signal, ...more });
  return { output, answer };
}
