import { beforeAll, describe, expect, test } from 'vitest';
import { boxOfLetters, type PageLine, readPageFonts, readPageLines } from '../../../pdf/editing/page-lines.ts';
import type { Pdfium } from '../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { readPageText } from '../../../pdf/text/page-text.ts';
import { blankPages, samplePdf, streamBody } from '../objects/sample-objects.ts';
import { PageTally } from '../pdfium/pdf-tasks.ts';
import { loadPdfium } from '../pdfium/pdfium-library.ts';
import { planText } from './plan-text.ts';

let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await loadPdfium();
});

const courier = '<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>';

/** Two pages of 200 by 200 points with this content, in Courier of 10 points: each letter is 6 wide. */
function open(content: string, entries = '') {
  const resources = '/Resources<</Font<</F1 5 0 R>>>>';
  const pages = blankPages(2, `/Contents 6 0 R${resources}${entries}`);
  return PdfiumDocument.open(pdfium, samplePdf([...pages, courier, streamBody('', content)]));
}

const plan = (document: PdfiumDocument, newText: string) =>
  planText(document, { task: 'textPlan', input: '', newText }, new PageTally());

const boxOf = (line: PageLine | undefined) => line?.parts[0] && boxOfLetters(line.frame, line.parts[0], 4, 9);

describe('lines of a page', () => {
  const content = 'BT /F1 10 Tf 20 150 Td (Two words) Tj 0 -20 Td (a cell) Tj 80 0 Td (another) Tj ET';

  test('say what the page says, with the place of each letter', () => {
    using document = open(content);
    const lines = readPageLines(document, 0);
    expect(lines.map(({ text }) => text).join('\n')).toBe(readPageText(document, 0));
    expect(lines.map(({ parts }) => parts.map(({ text }) => text))).toEqual([['Two words'], ['a cell', 'another']]);
    const box = boxOf(lines[0]);
    expect(box?.left).toBeCloseTo(44, 0);
    expect(box?.right).toBeCloseTo(74, 0);
    expect(box?.top).toBeGreaterThan(38);
    expect(box?.bottom).toBeLessThan(54);
  });

  test('are where a rotated page shows them', () => {
    using document = open(content, '/Rotate 90');
    // Turned clockwise, text runs downwards, and what was at the bottom is at the left.
    const box = boxOf(readPageLines(document, 0)[0]);
    expect(box?.top).toBeCloseTo(44, 0);
    expect(box?.bottom).toBeCloseTo(74, 0);
    expect(box?.left).toBeGreaterThan(146);
  });

  test('name their fonts, which have what PDFium draws', () => {
    using document = open(content);
    const [first, second] = readPageLines(document, 0).flatMap(({ parts }) => parts.map(({ look }) => look));
    expect([first?.font, second?.font]).toEqual([0, 0]);
    const [font] = readPageFonts(document, 0);
    expect(font?.widths.get('w')).toBeCloseTo(0.6, 2);
    expect(font?.widths.has('日')).toBe(false);
    expect(Buffer.from(font?.file?.subarray(0, 4) ?? []).toString()).toBe('OTTO');
  });
});

describe('a new text', () => {
  const content = 'BT /F1 10 Tf 20 150 Td (Two words) Tj ET';

  test('changes only the pages on which it differs', () => {
    using document = open(content);
    const { changes, pageCount } = plan(document, 'Two words\n\fTwo birds\n\f');
    expect(pageCount).toBe(2);
    expect(changes).toMatchObject([{ page: 2, before: 'words', after: 'birds' }]);
    const pages = [{ page: 2, text: 'Two birds', rewrapped: [] }];
    const task = { task: 'textPlan', input: '', newText: pages } as const;
    expect(planText(document, task, new PageTally()).changes).toEqual(changes);
    expect(plan(document, 'Two words\fTwo words').changes).toEqual([]);
  });

  test('has as many pages as the document', () => {
    using document = open(content);
    expect(() => plan(document, 'Two words')).toThrow(expect.objectContaining({ code: 'TEXT_PAGES_DIFFER' }));
    expect(() => plan(document, 'One\fTwo\fThree')).toThrow(expect.objectContaining({ code: 'TEXT_PAGES_DIFFER' }));
  });

  test('has no place on a page without text', () => {
    using document = open('');
    expect(plan(document, 'New words\f')).toEqual({
      pageCount: 2,
      changes: [],
      unplaced: [{ page: 1, text: 'New words' }],
    });
  });
});
