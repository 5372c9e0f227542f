import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pdfium } from '../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { type SampleOptions, sampleDocument } from '../copy/sample-documents.ts';
import { readWithPdfJs } from '../copy/second-reader.ts';
import type { PdfSplit } from '../pdf-capabilities.ts';
import { loadPdfium } from '../pdfium/pdfium-library.ts';
import { splitPdf } from './split-pdf.ts';

let directory: string;
let pdfium: Pdfium;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'satchel-split-'));
  pdfium = await loadPdfium();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('a part keeps', () => {
  test('its pages as they look', async () => {
    const source = await sampleDocument({ pages: 5 });
    const { files } = await split(source, { method: 'every', pages: 2 });
    expect(files.flatMap(draw)).toEqual(draw(source));
  });

  test('the links, bookmarks and fields of its pages, and none that lead elsewhere', async () => {
    const { documents, result } = await splitSample(
      {
        pages: 4,
        bookmarks: [
          ['First', 1],
          [' Second', 2],
          ['Third', 3],
          [' Fourth', 4],
        ],
        links: [
          [1, 2],
          [1, 3],
          [4, 3],
        ],
        names: { there: 4 },
        fields: [
          ['name', 1, 'Ann'],
          ['city', 4, 'Oslo'],
        ],
        labels: '[0,{"S":"r"},3,{"S":"D","St":10}]',
      },
      { method: 'range', ranges: '1-2,3-4', oneFile: false },
    );
    expect(documents).toMatchObject([
      {
        bookmarks: [
          { title: 'First', page: 1 },
          { title: '  Second', page: 2 },
        ],
        links: [{ from: 1, to: 2 }],
        fields: { name: 'Ann' },
        widgets: 1,
        pageLabels: ['i', 'ii'],
      },
      {
        bookmarks: [
          { title: 'Third', page: 1 },
          { title: '  Fourth', page: 2 },
        ],
        links: [{ from: 2, to: 1 }],
        fields: { city: 'Oslo' },
        widgets: 1,
        pageLabels: ['iii', '10'],
      },
    ]);
    expect(result.warnings).toEqual([
      'Links to pages that are in another part were removed, as they would lead nowhere.',
    ]);
  });

  test('a heading above a bookmark of its pages', async () => {
    const { documents } = await splitSample(
      {
        pages: 2,
        bookmarks: [
          ['Above', 1],
          [' Below', 2],
        ],
      },
      { method: 'pages', pages: '2', oneFile: false },
    );
    expect(documents[0]?.bookmarks).toEqual([
      { title: 'Above', page: undefined },
      { title: '  Below', page: 1 },
    ]);
  });

  test('only what its pages use', async () => {
    const large = (document: Parameters<NonNullable<SampleOptions['change']>>[0]) => {
      for (const page of document.getPages()) {
        const noise = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251));
        page.node.setXObject(PDFName.of('Big'), document.context.register(document.context.stream(noise)));
      }
    };
    const source = await sampleDocument({ pages: 10, change: large });
    const { result } = await split(source, { method: 'pages', pages: '1-2', oneFile: true });
    expect(source.length).toBeGreaterThan(2_000_000);
    expect(result.parts[0]?.bytes).toBeLessThan(410_000);
  });
});

describe('by size', () => {
  const noisy = (pages: number) =>
    sampleDocument({
      pages,
      change: (document) => {
        for (const [index, page] of document.getPages().entries()) {
          const noise = Buffer.from(Array.from({ length: 20_000 * (index + 1) }, (_, at) => (at * 31 + index) % 253));
          page.node.setXObject(PDFName.of('Big'), document.context.register(document.context.stream(noise)));
        }
      },
    });

  test('every part is within the limit and as full as it can be', async () => {
    const { result } = await split(await noisy(8), { method: 'size', maxBytes: 250_000 });
    for (const [index, { bytes }] of result.parts.entries()) {
      expect(bytes).toBeLessThanOrEqual(250_000);
      const next = result.parts[index + 1];
      const firstOfNext = next?.pages[0];
      if (firstOfNext !== undefined) expect(bytes + 20_000 * firstOfNext).toBeGreaterThan(250_000);
    }
    expect(result.parts.flatMap(({ pages }) => pages)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('a page that is too large by itself is a part of its own', async () => {
    const { result } = await split(await noisy(3), { method: 'size', maxBytes: 30_000 });
    expect(result.parts.map(({ pages }) => pages)).toEqual([[1], [2], [3]]);
  });
});

test('parts from bookmarks are called after them', async () => {
  const { result } = await splitSample(
    {
      pages: 3,
      bookmarks: [
        ['Start', 1],
        ['End', 3],
      ],
    },
    { method: 'bookmarks', level: 1 },
  );
  expect(result.parts).toMatchObject([
    { title: 'Start', pages: [1, 2] },
    { title: 'End', pages: [3] },
  ]);
});

test('attachments of the document stay behind, and that is said', async () => {
  const { documents, result } = await splitSample({ pages: 2, attachments: ['data.csv'] }, { method: 'single' });
  expect(documents.map(({ attachments }) => attachments)).toEqual([[], []]);
  expect(result.warnings).toEqual(['Files attached to the whole document are not in the parts.']);
});

test('a locked document needs its password', async () => {
  const locked = await sampleDocument({ pages: 2, change: (document) => document.encrypt({ userPassword: 'key' }) });
  await expect(split(locked, { method: 'single' })).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' });
  const { result } = await split(locked, { method: 'single' }, 'key');
  expect(result.parts).toHaveLength(2);
});

async function split(source: Buffer, how: PdfSplit, password?: string) {
  const folder = await mkdtemp(join(directory, 'parts-'));
  const input = join(folder, 'input.pdf');
  await writeFile(input, source);
  const task = { input, password, split: how, directory: folder };
  const result = await splitPdf(task, { pdfium: async () => pdfium, progress: () => {} });
  return { result, files: await Promise.all(result.parts.map(({ path }) => readFile(path))) };
}

async function splitSample(sample: SampleOptions, how: PdfSplit) {
  const { result, files } = await split(await sampleDocument(sample), how);
  return { result, documents: await Promise.all(files.map((file) => readWithPdfJs(file))) };
}

function draw(bytes: Uint8Array): string[] {
  using document = PdfiumDocument.open(pdfium, bytes);
  return Array.from({ length: document.pageCount }, (_, index) =>
    Buffer.from(document.render(index, { size: { dpi: 36 } }).data).toString('base64'),
  );
}
