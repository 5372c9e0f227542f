import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { beforeAll, expect, it } from 'vitest';
import { type Pdfium, startPdfium } from '../pdfium.ts';
import { PdfiumDocument } from '../pdfium-document.ts';
import { readCharacters } from './page-characters.ts';

let pdfium: Pdfium;
beforeAll(async () => {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  pdfium = await startPdfium({ wasm: Uint8Array.from(wasm).buffer });
});

it('says where letters are on the page as displayed, also when it is cropped and rotated', async () => {
  using upright = await sample(0);
  expect(placeOf(upright, 'X')).toEqual({ left: 40, bottom: 150 });
  using rotated = await sample(90);
  // What was 50 above the lower edge is now 50 from the left one.
  expect(placeOf(rotated, 'X')).toEqual({ left: 50, bottom: 50 });
});

it('draws a part of a page as it is in the whole', async () => {
  using document = await sample(90);
  const whole = document.show(0, { maxWidth: 400, maxHeight: 400, maxPixels: 1e6 });
  const part = document.showPart(0, { left: 30, top: 10, right: 110, bottom: 70 }, 2);
  expect([whole.width, whole.height, part.width, part.height]).toEqual([400, 400, 160, 120]);
  let dark = 0;
  for (let y = 0; y < part.height; y++) {
    const row = part.data.subarray(y * 160 * 4, (y + 1) * 160 * 4);
    const start = ((y + 20) * 400 + 60) * 4;
    expect(Buffer.compare(row, whole.data.subarray(start, start + row.length))).toBe(0);
    for (let at = 0; at < row.length; at += 4) if ((row[at] ?? 255) < 128) dark += 1;
  }
  expect(dark).toBeGreaterThan(100);
});

/** A page of 200 by 200 points out of a larger one, with words whose first letter stands 40 from its left and 50 above its bottom. */
async function sample(rotation: number): Promise<PdfiumDocument> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([300, 300]);
  page.setCropBox(50, 60, 200, 200);
  page.setRotation(degrees(rotation));
  page.drawText('Xylophone', { x: 90, y: 110, size: 20, font });
  return PdfiumDocument.open(pdfium, await pdf.save());
}

/** Where a letter's box begins on the left and ends at the bottom, in points from the top left corner. */
function placeOf(document: PdfiumDocument, letter: string) {
  const { text, boxes } = document.withPage(0, (page) => readCharacters(pdfium, page));
  expect(text).toBe('Xylophone');
  const at = text.indexOf(letter) * 4;
  const [left = 0, , , bottom = 0] = boxes.subarray(at, at + 4);
  return { left: Math.round(left / 10) * 10, bottom: Math.round(bottom / 10) * 10 };
}
