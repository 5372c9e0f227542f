import { expect, test } from 'vitest';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { readPageText } from '../../../pdf/text/page-text.ts';
import { readSegments } from '../../../pdf/text/text-segments.ts';
import { loadPdfium } from '../pdfium/pdfium-library.ts';
import { rawPdf } from '../pdfium/sample-pdfs.ts';

/** A left-to-right line of glyphs, each with its letters in reading order; `show` draws them some other way. */
function glyphLine(letters: readonly string[], show?: (codes: readonly string[]) => string): Uint8Array {
  const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
  const codes = letters.map((_, index) => (0x41 + index).toString(16));
  const shown = show?.(codes) ?? `<${codes.join('')}> Tj`;
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def
1 begincodespacerange <00> <ff> endcodespacerange
${letters.length} beginbfchar\n${letters.map((text, index) => `<${codes[index]}> <${hex(text)}>`).join('\n')}\nendbfchar
endcmap end end`;
  const stream = `BT /F1 40 Tf 40 80 Td ${shown} ET`;
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
  ]);
}

test('Arabic words keep the order of lam and alef, whether those are one glyph or two', async () => {
  const pdfium = await loadPdfium();
  const read = (letters: readonly string[]) => {
    using document = PdfiumDocument.open(pdfium, glyphLine(letters));
    return readPageText(document, 0).trim();
  };
  expect(read(['م', 'لا', 'س'])).toBe('سلام');
  expect(read(['م', 'لأ', 'ا'])).toBe('الأم');
});

test('an accent drawn over its letter, before or after it, is part of the letter', async () => {
  const pdfium = await loadPdfium();
  const read = (file: Uint8Array) => {
    using document = PdfiumDocument.open(pdfium, file);
    return readPageText(document, 0).trim();
  };
  // The second glyph is moved back over the first, in thousandths of the font size.
  const over = (codes: readonly string[]) => `[<${codes[0]}> 667 <${codes[1]}> <${codes[2]}>] TJ`;
  expect(read(glyphLine(['\u00a8', 'o', 'n'], over))).toBe('ön');
  expect(read(glyphLine(['\u00b4', '\u0131', 'n'], over))).toBe('ín');
  expect(read(glyphLine(['u', '\u00a8', 'n'], over))).toBe('ün');
  expect(read(glyphLine(['x', '^', 'n']))).toBe('x^n');
  // PDFium may return the accents of a line at its end.
  const back = (codes: readonly string[]) => `[<${codes.slice(0, 7).join('')}> 4447 <${codes[7]}>] TJ`;
  expect(read(glyphLine(['w', 'u', 'n', 's', 'c', 'h', 'e', '¨'], back))).toBe('wünsche');
});

test('a narrow vowel mark, which leaves a gap to the next letter, is no word of its own', async () => {
  const pdfium = await loadPdfium();
  // The last code is Helvetica's narrow I, drawn over the wide letter that follows, as XeTeX does.
  const letters = ['ב', 'א', 'ת', 'ג', 'ד', 'ה', 'ו', 'ז', 'ֶ'];
  const shown = (codes: readonly string[]) => `[<${codes[0]}> -300 <${codes[8]}> 578 <${codes[1]}${codes[2]}>] TJ`;
  using document = PdfiumDocument.open(pdfium, glyphLine(letters, shown));
  expect(readPageText(document, 0).trim()).toBe('תאֶב');
});

test('a line goes on below its hyphen, however close the lines are', async () => {
  const pdfium = await loadPdfium();
  const twoLines = (codes: readonly string[]) =>
    `<${codes.slice(0, 6).join('')}> Tj 0 -32 Td <${codes.slice(6).join('')}> Tj`;
  using document = PdfiumDocument.open(pdfium, glyphLine([...'wordi-', ...'ngofit'], twoLines));
  const [layer] = document.withPage(0, (page) => readSegments(pdfium, page));
  expect(layer?.segments.map(({ text }) => text)).toEqual(['wordi-', 'ngofit']);
});

test('text at an angle is read as a whole, after the rest', async () => {
  const pdfium = await loadPdfium();
  const slanted = (codes: readonly string[]) =>
    `0.7 0.7 -0.7 0.7 100 20 Tm <${codes.slice(0, 3).join('')}> Tj 1 0 0 1 40 150 Tm <${codes.slice(3).join('')}> Tj`;
  using document = PdfiumDocument.open(pdfium, glyphLine(['X', 'Y', 'Z', 'a', 'b', 'c'], slanted));
  expect(readPageText(document, 0).split(/\s+/)).toEqual(['abc', 'XYZ']);
});
