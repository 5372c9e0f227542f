import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import type { Raster } from '../../../pdf/draw-page.ts';
import type { Pdfium } from '../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { readPageText } from '../../../pdf/text/page-text.ts';
import { samplePdf, streamBody } from '../objects/sample-objects.ts';
import { loadPdfium, SharedPdfium } from './pdfium-library.ts';
import { foreignFontPdf, lockedPdf, rawPdf, textPdf } from './sample-pdfs.ts';

let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await loadPdfium();
});

test('a page is drawn at the resolution asked for', async () => {
  using document = PdfiumDocument.open(pdfium, await squarePdf());
  const { width, height, data } = document.render(0, { size: { dpi: 144 } });
  expect([width, height]).toEqual([400, 600]);
  expect(pixel({ data, width, height }, 10, 590)).toEqual([255, 0, 0, 255]);
  expect(pixel({ data, width, height }, 390, 10)).toEqual([255, 255, 255, 255]);
});

test('a page fits into a box and keeps its proportions', async () => {
  using document = PdfiumDocument.open(pdfium, await squarePdf());
  const { width, height } = document.render(0, { size: { maxWidth: 100, maxHeight: 120 } });
  expect([width, height]).toEqual([80, 120]);
});

test('without paper, what is not drawn on is transparent', async () => {
  using document = PdfiumDocument.open(pdfium, await squarePdf());
  const raster = document.render(0, { size: { dpi: 72 }, background: 'transparent' });
  expect(pixel(raster, 5, 295)).toEqual([255, 0, 0, 255]);
  expect(pixel(raster, 195, 5)[3]).toBe(0);
});

test('in gray, red, green and blue are equal', async () => {
  using document = PdfiumDocument.open(pdfium, await squarePdf());
  const [red, green, blue] = pixel(document.render(0, { size: { dpi: 72 }, gray: true }), 5, 295);
  expect(new Set([red, green, blue]).size).toBe(1);
});

test('form fields are drawn with the page, and left out without annotations', () => {
  const bytes = samplePdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Annots[4 0 R]>>',
    '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[0 0 100 100]/AP<</N 5 0 R>>>>',
    streamBody('/Type/XObject/Subtype/Form/BBox[0 0 100 100]', '1 0 0 rg 0 0 100 100 re f'),
  ]);
  using document = PdfiumDocument.open(pdfium, bytes);
  expect(pixel(document.render(0, { size: { dpi: 72 } }), 50, 50)).toEqual([255, 0, 0, 255]);
  const bare = document.render(0, { size: { dpi: 72 }, annotations: false });
  expect(pixel(bare, 50, 50)).toEqual([255, 255, 255, 255]);
});

test('Chinese text is drawn though its font is not in the file', () => {
  using document = PdfiumDocument.open(pdfium, foreignFontPdf());
  expect(darkShare(document.render(0, { size: { dpi: 72 } }))).toBeGreaterThan(0.01);
});

test('a locked file asks for its password and opens with it', async () => {
  const bytes = await lockedPdf('Ünlock me');
  expect(() => PdfiumDocument.open(pdfium, bytes)).toThrow(expect.objectContaining({ code: 'PASSWORD_NEEDED' }));
  expect(() => PdfiumDocument.open(pdfium, bytes, 'no')).toThrow(expect.objectContaining({ code: 'WRONG_PASSWORD' }));
  using document = PdfiumDocument.open(pdfium, bytes, 'Ünlock me');
  expect(document.pageCount).toBe(1);
  using unlocked = PdfiumDocument.open(pdfium, document.saveCopy({ unlock: true }));
  expect(unlocked.pageCount).toBe(1);
});

test('an encrypted file without pages has a lock that cannot be opened here', async () => {
  const file = await PDFDocument.create();
  file.encrypt({ ownerPassword: 'owner', userPassword: '' });
  const bytes = await file.save({ addDefaultPage: false });
  for (const password of ['', 'no'])
    expect(() => PdfiumDocument.open(pdfium, bytes, password)).toThrow(
      expect.objectContaining({ code: 'PDF_ENCRYPTION_UNKNOWN' }),
    );
});

test('a page with more notes than can be drawn is refused, and its text is still read', () => {
  const notes = '4 0 R '.repeat(50_001);
  const bytes = rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [${notes}] >>`,
    '<< /Type /Annot /Subtype /Text /Rect [0 0 10 10] /Contents (Note) >>',
  ]);
  using document = PdfiumDocument.open(pdfium, bytes);
  expect(() => document.render(0, { size: { dpi: 72 } })).toThrow(
    expect.objectContaining({
      code: 'PDF_TOO_COMPLEX',
      message:
        'Page 1 has 50,001 notes, links or form fields; up to 50,000 can be drawn. Please leave this page out, or delete most of them.',
    }),
  );
  expect(readPageText(document, 0)).toBe('');
});

test('a crash of PDFium is a refusal, and the next file gets another PDFium', async () => {
  const shared = new SharedPdfium();
  const first = await shared.get();
  const crash = () => Promise.reject(new WebAssembly.RuntimeError('unreachable'));
  await expect(shared.attempt(crash)).rejects.toMatchObject({ code: 'PDF_NOT_READABLE', status: 422 });
  expect(await shared.get()).not.toBe(first);
});

test('a damaged file comes out whole', async () => {
  const bytes = await textPdf(['One', 'Two', 'Three']);
  const withoutTable = bytes.slice(0, Buffer.from(bytes).lastIndexOf('startxref'));
  using document = PdfiumDocument.open(pdfium, withoutTable);
  const repaired = await PDFDocument.load(document.saveCopy());
  expect(repaired.getPageCount()).toBe(3);
});

test('what is not a PDF is refused', () => {
  for (const text of ['', 'Hello', '%PDF-1.7', `%PDF-1.7\n${'x'.repeat(5000)}`]) {
    expect(() => PdfiumDocument.open(pdfium, Buffer.from(text))).toThrow(
      expect.objectContaining({ code: 'NOT_A_PDF' }),
    );
  }
});

test('a page of kilometres is refused with the resolution that fits', () => {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100000 100000] >>';
  const bytes = rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', page]);
  using document = PdfiumDocument.open(pdfium, bytes);
  expect(() => document.render(0, { size: { dpi: 36 } })).toThrow(/2,500 megapixels.*at most 5 DPI/);
  expect(document.render(0, { size: { maxWidth: 50, maxHeight: 50 } }).width).toBe(50);
});

test('closing gives the memory back', async () => {
  const bytes = await textPdf(['Again']);
  const use = () => {
    using document = PdfiumDocument.open(pdfium, bytes);
    document.render(0, { size: { dpi: 200 } });
  };
  use();
  const before = pdfium.memory.bytes;
  for (let round = 0; round < 30; round++) use();
  expect(pdfium.memory.bytes).toBe(before);
});

/** 200 by 300 points, with a red 100 point square at the bottom left. */
async function squarePdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([200, 300]).drawRectangle({ x: 0, y: 0, width: 100, height: 100, color: rgb(1, 0, 0) });
  return document.save();
}

const pixel = ({ data, width }: Raster, x: number, y: number) => [...data.slice((y * width + x) * 4).slice(0, 4)];

function darkShare({ data, width, height }: Raster): number {
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
  return dark / (width * height);
}
