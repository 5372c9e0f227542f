import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engines } from '../../engines.ts';
import { createPdfiumEngine } from './pdfium-engine.ts';
import { lockedPdf, rawPdf, textPdf } from './sample-pdfs.ts';

const engine = createPdfiumEngine();
const engines = engine.provides as Engines;
const signal = new AbortController().signal;
const progress = () => undefined;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'satchel-pdf-'));
});
afterAll(async () => {
  await engine.close();
  await rm(directory, { recursive: true, force: true });
});

describe('pages as images', () => {
  const drawing = { format: 'png', dpi: 72, quality: 90, gray: false, transparent: false } as const;
  const draw = async (content: Uint8Array, options: object = {}) =>
    engines.renderPdf({ ...drawing, ...options, input: await place(content), directory, progress, signal });

  test('come in the order they were chosen, at the resolution asked for, and say it', async () => {
    const { pageCount, images } = await draw(await textPdf(['a', 'b', 'c']), { pages: '3,1', dpi: 144 });
    expect(pageCount).toBe(3);
    expect(images.map(({ page, width, height }) => [page, width, height])).toEqual([
      [3, 1190, 1684],
      [1, 1190, 1684],
    ]);
    expect(await sharp(images[0]?.path).metadata()).toMatchObject({ format: 'png', density: 144, channels: 3 });
  });

  test.each(['jpeg', 'webp'] as const)('%s is written, too, in gray when asked for', async (format) => {
    const { images } = await draw(await textPdf(['a']), { format, gray: true });
    const { data, info } = await sharp(images[0]?.path).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 595, height: 842 });
    const colored = Array.from({ length: 1000 }, (_, index) => index * info.channels).filter(
      (at) => data[at] !== data[at + info.channels - 1],
    );
    expect(info.channels === 1 ? [] : colored).toEqual([]);
  });

  test('paper is left out when asked for', async () => {
    const { images } = await draw(await textPdf(['a']), { transparent: true });
    expect((await sharp(images[0]?.path).stats()).isOpaque).toBe(false);
  });

  test.each([
    ['0', /begins before page 1/],
    ['9-1', /backwards/],
    ['a', /neither a page nor a range/],
    ['1,,3', /comma/],
    ['4', /beyond the last page/],
  ])('the page list %j is refused with what is allowed', async (pages, message) => {
    await expect(draw(await textPdf(['a', 'b', 'c']), { pages })).rejects.toMatchObject({
      code: 'PAGES_INVALID',
      status: 400,
      message: expect.stringMatching(message),
    });
  });

  test('more than one run may draw is refused before anything is drawn', async () => {
    const list = Array.from({ length: 200 }, () => '1').join(',');
    await expect(draw(await textPdf(['a']), { pages: list, dpi: 600 })).rejects.toThrow(/at most \d+ DPI/);
  });

  test('a page too long for WebP is refused with what fits', async () => {
    await expect(draw(await textPdf(['a'], [20, 10_000]), { format: 'webp', dpi: 150 })).rejects.toThrow(/117 DPI/);
  });

  test('a locked file needs its password', async () => {
    const locked = await lockedPdf('sesame');
    await expect(draw(locked)).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' });
    await expect(draw(locked, { password: 'wrong' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    expect((await draw(locked, { password: 'sesame' })).images).toHaveLength(1);
  });

  test('a page tree in circles is refused or drawn, and the next file works', async () => {
    const cycle = rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 100000 >>']);
    await expect(draw(cycle, { pages: '1' })).rejects.toMatchObject({ status: 422 });
    expect((await draw(await textPdf(['a']))).images).toHaveLength(1);
  });

  test('cancelling ends the drawing', async () => {
    const controller = new AbortController();
    const input = await place(await textPdf(Array.from({ length: 50 }, () => 'x')));
    const options = { ...drawing, dpi: 300, input, directory, signal: controller.signal };
    const drawn = engines.renderPdf({ ...options, progress: () => controller.abort(new Error('enough')) });
    await expect(drawn).rejects.toThrow('enough');
  });
});

describe('the text of a PDF', () => {
  const read = async (content: Uint8Array, options: object = {}) => {
    const output = join(directory, 'text.txt');
    const request = { separator: 'none' as const, ...options, input: await place(content), output, progress, signal };
    const answer = await engines.readPdfText(request);
    return { ...answer, text: await readFile(output, 'utf8') };
  };

  test('is read column by column below a headline that spans both', async () => {
    const { text } = await read(await twoColumns());
    const words = text.split(/\s+/).filter((word) => /^(HEADLINE|L\d|R\d)$/.test(word));
    expect(words).toEqual(['HEADLINE', ...numbered('L'), ...numbered('R')]);
  });

  test('keeps the rows of a table', async () => {
    const { text } = await read(await table());
    expect(text.split('\n').filter(Boolean)).toEqual(['Name   Price', 'Apple   1.20', 'Pear   2.40']);
  });

  test('has page breaks when asked for, and tells pages without text', async () => {
    const content = await textPdf(['One', '', 'Three']);
    const { text, pagesWithoutText, pages } = await read(content, { separator: 'formFeed' });
    expect(text).toBe('One\n\f\n\fThree\n');
    expect({ pagesWithoutText, pages }).toEqual({ pagesWithoutText: [2], pages: 3 });
  });

  const numbered = (letter: string) => Array.from({ length: 8 }, (_, index) => `${letter}${index}`);
});

describe('what a PDF is', () => {
  const inspect = async (content: Uint8Array, password?: string) =>
    engines.inspectPdf({ input: await place(content), password, signal });

  test('an ordinary one: pages, sizes, fonts, and nothing to worry about', async () => {
    const facts = await inspect(await textPdf(['a', 'b']));
    expect(facts).toMatchObject({
      pages: 2,
      pageSizes: [{ width: 595, height: 842, pages: 2 }],
      locked: 'no',
      forbidden: [],
      repaired: false,
      scripts: false,
      launches: false,
      fonts: [{ name: 'Helvetica', embedded: false }],
      scan: { pagesChecked: 2, withoutText: 0, withText: 0 },
    });
  });

  test('a locked one is answered, and tells more with its password', async () => {
    const locked = await lockedPdf('sesame');
    expect(await inspect(locked)).toMatchObject({ locked: 'password', pages: 0 });
    expect(await inspect(locked, 'sesame')).toMatchObject({ locked: 'opened', pages: 1 });
    await expect(inspect(locked, 'wrong')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
  });

  test('one that opens, and whose owner forbids copying', async () => {
    const document = await PDFDocument.load(await textPdf(['a']));
    document.encrypt({ userPassword: '', ownerPassword: 'owner', permissions: { printing: 'highResolution' } });
    const facts = await inspect(await document.save());
    expect(facts.locked).toBe('owner');
    expect(facts.forbidden).toContain('copy');
    expect(facts.forbidden).not.toContain('print');
  });

  test('a scan, a damaged table, scripts, standards, attachments and titles are told', async () => {
    const document = await PDFDocument.create();
    const image = await sharp({ create: { width: 300, height: 400, channels: 3, background: 'gray' } })
      .jpeg()
      .toBuffer();
    document.addPage([300, 400]).drawImage(await document.embedJpg(image), { x: 0, y: 0, width: 300, height: 400 });
    document.setTitle('Règlement');
    document.setCreationDate(new Date('2024-02-03T04:05:06Z'));
    await document.attach(Buffer.from('hello'), 'notes.txt');
    document.addJavaScript('start', 'app.alert(1)');
    const { context } = document;
    const xmp =
      '<x:xmpmeta><rdf:Description pdfaid:part="2" pdfaid:conformance="B"/><pdfuaid:part>1</pdfuaid:part></x:xmpmeta>';
    const metadata = context.flateStream(xmp, { Type: 'Metadata', Subtype: 'XML' });
    document.catalog.set(PDFName.of('Metadata'), context.register(metadata));
    const launch = context.obj({ Type: 'Action', S: 'Launch', F: PDFString.of('calc.exe') });
    document.catalog.set(PDFName.of('OpenAction'), context.register(launch));
    const bytes = Buffer.from(await document.save());
    const facts = await inspect(bytes.subarray(0, bytes.lastIndexOf('startxref')));
    expect(facts).toMatchObject({
      repaired: true,
      scan: { pagesChecked: 1, withoutText: 1, withText: 0 },
      standards: ['PDF/A-2b', 'PDF/UA-1'],
      attachments: ['notes.txt'],
      scripts: true,
      launches: true,
      title: 'Règlement',
      created: '2024-02-03T04:05:06Z',
    });
  });

  test('what is not a PDF is refused', async () => {
    await expect(inspect(Buffer.from('hello'))).rejects.toMatchObject({ code: 'NOT_A_PDF', status: 422 });
  });
});

let files = 0;
async function place(content: Uint8Array): Promise<string> {
  files += 1;
  const path = join(directory, `in-${files}.pdf`);
  await writeFile(path, content);
  return path;
}

const sentence = 'words that fill a column';

/** Written row by row across both columns, as some programs do. */
async function twoColumns(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const page = document.addPage([595, 842]);
  page.drawText('HEADLINE of an article that goes over the whole width of its page', { x: 50, y: 780, size: 16, font });
  for (let line = 0; line < 8; line++) {
    const y = 740 - line * 14;
    page.drawText(`L${line} ${sentence} ${sentence}`, { x: 50, y, size: 11, font });
    page.drawText(`R${line} ${sentence} ${sentence}`, { x: 320, y, size: 11, font });
  }
  return document.save();
}

async function table(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  const rows = [
    ['Name', 'Price'],
    ['Apple', '1.20'],
    ['Pear', '2.40'],
  ];
  // Written column by column, as a spreadsheet may do.
  for (const column of [0, 1]) {
    for (const [index, row] of rows.entries())
      page.drawText(row[column] ?? '', { x: 40 + column * 150, y: 250 - index * 16, size: 11 });
  }
  return document.save();
}
