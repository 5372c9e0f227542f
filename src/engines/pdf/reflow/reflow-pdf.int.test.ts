import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PdfiumDocument } from '../pdfium/pdfium-document.ts';
import { loadPdfium, type Pdfium } from '../pdfium/pdfium-library.ts';
import type { FlowBlock, FlowDocument, FlowParagraph } from './flow-document.ts';
import { reflowPdf } from './reflow-pdf.ts';

let pdfium: Pdfium;
let directory: string;
beforeAll(async () => {
  pdfium = await loadPdfium();
  directory = await mkdtemp(join(tmpdir(), 'satchel-reflow-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('lines become paragraphs below the heading they stand under', async () => {
  const document = await reflow(async (draw) => {
    const page = await draw.page();
    page.drawText('Annual report', { x: 72, y: 740, size: 20, font: draw.bold });
    lines(
      page,
      draw,
      [
        'The first paragraph has more than one line, as long as the page allows, and is divi-',
        'ded at the end of the first.',
      ],
      700,
    );
    lines(
      page,
      draw,
      ['Another one follows after some space, and goes on over the end of its line to have', 'two lines as well.'],
      650,
    );
  });
  const paragraphs = paragraphsIn(document);
  expect(paragraphs.map(textOf)).toEqual([
    'Annual report',
    'The first paragraph has more than one line, as long as the page allows, and is divided at the end of the first.',
    'Another one follows after some space, and goes on over the end of its line to have two lines as well.',
  ]);
  expect(paragraphs.map(({ headingLevel }) => headingLevel)).toEqual([1, undefined, undefined]);
  expect(paragraphs[0]?.runs[0]).toMatchObject({ style: { family: 'Arial', size: 20, bold: true, color: '#000000' } });
});

test('two columns are read one after the other, in a section of their own', async () => {
  const document = await reflow(async (draw) => {
    const page = await draw.page();
    page.drawText('A headline that goes over both of the columns below it', {
      x: 72,
      y: 740,
      size: 16,
      font: draw.bold,
    });
    const left = Array.from({ length: 8 }, (_, index) => `Left column, line number ${index} of it`);
    const right = Array.from({ length: 8 }, (_, index) => `Right column, line number ${index} of it`);
    lines(page, draw, left, 700, 72);
    lines(page, draw, right, 700, 320);
  });
  expect(document.sections.map(({ columns, startsPage }) => [columns.length, startsPage])).toEqual([
    [1, true],
    [2, false],
  ]);
  const text = paragraphsIn(document).map(textOf).join(' ');
  expect(text.indexOf('Left column, line number 7')).toBeLessThan(text.indexOf('Right column, line number 0'));
});

type Draw = {
  page: () => Promise<PDFPage>;
  regular: Awaited<ReturnType<PDFDocument['embedFont']>>;
  bold: Awaited<ReturnType<PDFDocument['embedFont']>>;
};

async function reflow(draw: (draw: Draw) => Promise<void>): Promise<FlowDocument> {
  const file = await PDFDocument.create();
  const regular = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  await draw({ page: async () => file.addPage([595, 842]), regular, bold });
  using document = PdfiumDocument.open(pdfium, await file.save());
  return await reflowPdf(document, {
    pages: Array.from({ length: document.pageCount }, (_, index) => index),
    directory,
  });
}

function lines(page: PDFPage, { regular }: Draw, texts: readonly string[], top: number, left = 72): void {
  for (const [index, text] of texts.entries()) {
    page.drawText(text, { x: left, y: top - index * 14, size: 11, font: regular });
  }
}

const paragraphsIn = ({ sections }: FlowDocument): FlowParagraph[] =>
  sections.flatMap(({ blocks }) => blocks.filter((block: FlowBlock) => block.kind === 'paragraph'));

const textOf = ({ runs }: FlowParagraph): string =>
  runs.map((run) => (run.kind === 'text' ? run.text : run.kind === 'tab' ? '\t' : '\n')).join('');
