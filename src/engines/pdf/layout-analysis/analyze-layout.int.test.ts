import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  degrees,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  rgb,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pdfium } from '../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import {
  type FlowBlock,
  type FlowDocument,
  type FlowParagraph,
  unreadableText,
} from '../../document-writers/flow-document.ts';
import { loadPdfium } from '../pdfium/pdfium-library.ts';
import { analyzeLayout, type LayoutOptions } from './analyze-layout.ts';
import { cellsIn, tablesIn } from './sample-readings.ts';

let pdfium: Pdfium;
let directory: string;
beforeAll(async () => {
  pdfium = await loadPdfium();
  directory = await mkdtemp(join(tmpdir(), 'satchel-layout-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('lines become paragraphs below the heading they stand under', async () => {
  const document = await analyze(async (draw) => {
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
  const document = await analyze(async (draw) => {
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

test('a JPEG stays as it is, a masked image is drawn, and a page that is one image is a scan', async () => {
  const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3366aa' } })
    .jpeg()
    .toBuffer();
  const png = await sharp({ create: { width: 100, height: 100, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer();
  const document = await analyze(async (draw) => {
    const [page, scan] = [await draw.page(), await draw.page()];
    page.drawImage(await draw.file.embedJpg(jpeg), { x: 72, y: 500, width: 150, height: 100 });
    page.drawImage(await draw.file.embedPng(png), { x: 72, y: 300, width: 100, height: 100 });
    lines(page, draw, ['There is a line of text on this page as well.'], 750);
    scan.drawImage(await draw.file.embedJpg(jpeg), { x: 0, y: 0, width: 595, height: 842 });
  });
  const images = document.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'image'));
  expect(images.map(({ type }) => type)).toEqual(['jpeg', 'png', expect.anything()]);
  expect(await readFile(images[0]?.path ?? '')).toEqual(jpeg);
  const { channels } = await sharp(images[1]?.path).metadata();
  expect(channels).toBe(4);
  expect(document.pages.map(({ kind, doubts }) => [kind, doubts.length])).toEqual([
    ['text', 0],
    ['scan', 1],
  ]);
});

test('a figure drawn behind a border of its own becomes one image with its words as the description', async () => {
  const document = await analyze(async (draw) => {
    const page = await draw.page();
    lines(page, draw, ['There is a line of text on this page as well.'], 750);
    page.drawRectangle({ x: 100, y: 500, width: 300, height: 200, color: rgb(0.95, 0.95, 0.95) });
    page.drawRectangle({ x: 120, y: 520, width: 260, height: 100, color: rgb(1, 1, 0.6) });
    // Some programs draw borders as an area with a hole.
    page.drawSvgPath('M 0 0 H 300 V 200 H 0 Z M 0.5 0.5 V 199.5 H 299.5 V 0.5 Z', {
      ...{ x: 100, y: 700, color: rgb(0.2, 0.3, 0.5) },
    });
    page.drawText('CALL proc1', { x: 110, y: 680, size: 10, font: draw.regular });
    page.drawText('USER = ALICE', { x: 130, y: 600, size: 10, font: draw.regular });
    page.drawText('Figure 3 Special registers', { x: 100, y: 485, size: 10, font: draw.regular });
  });
  const { blocks } = document.sections[0] ?? { blocks: [] };
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'image', 'paragraph']);
  expect(blocks[1]).toMatchObject({ description: 'CALL proc1 USER = ALICE' });
});

test('a page whose letters are mapped to arbitrary ones is an image, until its text is recognised', async () => {
  const words = ['Nobody can say which letters of this', 'text are the ones drawn on the page'];
  const unreadable = async (draw: Draw, recognised: boolean) => {
    const page = await draw.page();
    lines(page, draw, words, 740);
    if (recognised) {
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      // PDFium drops text with the codes of the text below it.
      lines(page, { ...draw, regular: draw.bold }, words.toReversed(), 740);
    }
    await draw.file.flush();
    const scripts = [0x41, 0x430, 0x5d0, 0x905, 0xe01, 0x1000];
    const codes = Array.from({ length: 26 }, (_, index) => [0x61 + index, (scripts[index % 6] ?? 0) + index]);
    const pairs = codes.map((pair) =>
      pair.map((code, at) => `<${code.toString(16).padStart(at * 2 + 2, '0')}>`).join(' '),
    );
    const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange 26 beginbfchar ${pairs.join('\n')} endbfchar endcmap`;
    const font = draw.file.context.lookup(draw.regular.ref, PDFDict);
    font.set(PDFName.of('ToUnicode'), draw.file.context.register(draw.file.context.stream(map)));
  };
  const asDrawn = await analyze((draw) => unreadable(draw, false));
  expect(asDrawn.pages).toMatchObject([{ kind: 'scan', doubts: [unreadableText()] }]);
  expect(asDrawn.sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual(['image']);
  const read = await analyze((draw) => unreadable(draw, true));
  expect(read.pages).toMatchObject([{ kind: 'text' }]);
  expect(paragraphsIn(read).map(textOf).join(' ')).toBe(words.toReversed().join(' '));
});

test('text beside the page, which nobody sees, is ignored', async () => {
  const document = await analyze(async (draw) => {
    const page = await draw.page();
    page.drawText('On the page', { x: 72, y: 700, size: 11, font: draw.regular });
    page.drawText('Far beside it', { x: 2_072, y: 2_700, size: 11, font: draw.regular });
  });
  expect(paragraphsIn(document).map(textOf)).toEqual(['On the page']);
});

test('a page whose text runs upwards is turned as a whole', async () => {
  const document = await analyze(async (draw) => {
    const page = await draw.page();
    for (const [index, text] of ['This page lies on its side', 'and so does its second line'].entries())
      page.drawText(text, { x: 200 + index * 20, y: 200, size: 12, font: draw.regular, rotate: degrees(90) });
  });
  const { width, height } = document.sections[0]?.page ?? { width: 0, height: 0 };
  expect(width).toBeGreaterThan(height);
  expect(paragraphsIn(document).map(textOf).join(' ')).toBe('This page lies on its side and so does its second line');
});

test('turned labels of a drawn table are read into the heads of their columns', async () => {
  const document = await analyze(async (draw) => {
    const page = await draw.page();
    for (const y of [760, 680, 660, 640]) page.drawLine({ start: { x: 72, y }, end: { x: 352, y }, thickness: 0.5 });
    for (const x of [72, 272, 312, 352]) page.drawLine({ start: { x, y: 760 }, end: { x, y: 640 }, thickness: 0.5 });
    lines(page, draw, ['Permission to read the files of others'], 665, 76);
    lines(page, draw, ['Permission to write them'], 645, 76);
    page.drawText('x', { x: 290, y: 665, size: 11, font: draw.regular });
    for (const [index, text] of ['Visitor', 'Owner'].entries())
      page.drawText(text, { x: 296 + index * 40, y: 684, size: 11, font: draw.bold, rotate: degrees(90) });
  });
  const [table] = tablesIn(document);
  expect(table && cellsIn(table)[0]).toEqual(['', 'Visitor', 'Owner']);
  expect(table?.rows[0]?.cells[1]?.direction).toBe('upwards');
  expect(document.pages[0]?.doubts).toEqual([]);
});

test('work that is given up ends', async () => {
  const signal = AbortSignal.abort(new Error('given up'));
  await expect(analyze(async (draw) => void (await draw.page()), { signal })).rejects.toThrow('given up');
});

type Draw = {
  file: PDFDocument;
  page: () => Promise<PDFPage>;
  regular: Awaited<ReturnType<PDFDocument['embedFont']>>;
  bold: Awaited<ReturnType<PDFDocument['embedFont']>>;
};

async function analyze(
  draw: (draw: Draw) => Promise<void>,
  options: Partial<LayoutOptions> = {},
): Promise<FlowDocument> {
  const file = await PDFDocument.create();
  const regular = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  await draw({ file, page: async () => file.addPage([595, 842]), regular, bold });
  using document = PdfiumDocument.open(pdfium, await file.save());
  return await analyzeLayout(document, {
    pages: Array.from({ length: document.pageCount }, (_, index) => index),
    directory,
    ...options,
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

test('what is filled into a form stands at its place, and boxes say whether they are ticked', async () => {
  const document = await analyze(async (draw) => {
    const page = await draw.page();
    page.drawText('Name of the applicant', { x: 72, y: 700, size: 11, font: draw.regular });
    page.drawText('Newsletter', { x: 72, y: 660, size: 11, font: draw.regular });
    const form = page.doc.getForm();
    const name = form.createTextField('name');
    name.setText('Ada Lovelace');
    name.addToPage(page, { x: 220, y: 694, width: 200, height: 18 });
    const secret = form.createTextField('secret');
    secret.setText('hidden words');
    secret.enablePassword();
    secret.addToPage(page, { x: 220, y: 620, width: 200, height: 18 });
    const news = form.createCheckBox('news');
    news.addToPage(page, { x: 220, y: 656, width: 14, height: 14 });
    news.check();
    const towns = form.createOptionList('towns');
    towns.addOptions(['Bergen', 'Oslo', 'Tromsø', 'Vardø']);
    towns.addToPage(page, { x: 220, y: 540, width: 100, height: 45 });
  });
  const text = paragraphsIn(document).map(textOf).join('\n');
  expect(text).toMatch(/Name of the applicant\s*Ada Lovelace\nNewsletter\s*☒/);
  expect(text).not.toContain('hidden');
  // As many options as the box shows.
  expect(text).toMatch(/Bergen\nOslo\nTromsø$/);
});
