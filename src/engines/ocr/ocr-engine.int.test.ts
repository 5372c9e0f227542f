import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pdfium } from '../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../pdf/pdfium-document.ts';
import { readPageText } from '../../pdf/text/page-text.ts';
import { createRunCommand } from '../../platform/processes/run-command.ts';
import { createSandbox } from '../../platform/processes/sandbox.ts';
import type { Corners, Point } from '../../shared/scan/corners.ts';
import { overlap } from '../../shared/scan/overlap.ts';
import { homographyTo, warp } from '../../shared/scan/warp.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { Engines } from '../engines.ts';
import { loadPdfium } from '../pdf/pdfium/pdfium-library.ts';
import { lockedPdf, textPdf } from '../pdf/pdfium/sample-pdfs.ts';
import { createOcrEngine } from './ocr-engine.ts';

type Ocr = Pick<Engines, 'recogniseImage' | 'makeSearchable' | 'ocrLanguages' | 'writeSearchablePdf'>;

let root: string;
let pdfium: Pdfium;
let engine: ReturnType<typeof createOcrEngine>;
let ocr: Ocr;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-ocr-'));
  const [slotsDirectory, temporaryDirectory] = [join(root, 'slots'), join(root, 'temporary')];
  await Promise.all([mkdir(slotsDirectory), mkdir(temporaryDirectory)]);
  const sandbox = createSandbox({ policy: 'auto', log: silentLog });
  const runCommand = createRunCommand({ sandbox, temporaryDirectory });
  engine = createOcrEngine({ runCommand, sandbox, slotsDirectory, log: silentLog, processes: 2 });
  const status = await engine.status();
  // Fails rather than skips: without tesseract nothing would be tested.
  expect(status, 'tesseract-ocr must be installed for this test').not.toMatchObject({ state: 'off' });
  ocr = engine.provides as Ocr;
  pdfium = await loadPdfium();
});
afterAll(async () => {
  await engine.close();
  await rm(root, { recursive: true, force: true });
});

const lines = [
  'The harbour froze from shore',
  'to shore. Boats were drawn up',
  'on the beach in 1987, and the',
  'keeper wrote it down.',
];
const text = lines.join('\n');

describe('an image', () => {
  test('is read, and says where each word is', async () => {
    const page = await recognise(await drawn());
    expect(page).toMatchObject({ text, turned: 0, skewDegrees: 0, width: 1240, height: 800 });
    const harbour = page.words.find((word) => word.text === 'harbour');
    // The line is drawn from x 100 with 60 pixel letters; 'The' comes before.
    expect(harbour?.box.x).toBeGreaterThan(190);
    expect(harbour?.box.x).toBeLessThan(260);
    expect(harbour?.baseline).toBeCloseTo(150, -1);
    expect(harbour?.fontSize).toBeGreaterThan(48);
    expect(harbour?.fontSize).toBeLessThan(72);
    expect(page.confidence).toBeGreaterThan(85);
  });

  test.each([90, 180, 270] as const)('that was turned by %i degrees is turned back', async (degrees) => {
    const image = join(root, `upright-${degrees}.png`);
    const page = await recognise(
      await sharp(await drawn())
        .rotate(degrees)
        .toBuffer(),
      { image },
    );
    expect(page).toMatchObject({ text, turned: (360 - degrees) % 360, width: 1240, height: 800 });
    expect(await sharp(image).metadata()).toMatchObject({ width: 1240, height: 800 });
  });

  test('that is crooked, shaded and dark around is straightened and read without an error', async () => {
    const page = await recognise(await photographed());
    expect(page.text).toBe(text);
    expect(page.skewDegrees).toBeCloseTo(3, 0);
  });

  test('of white letters on black is read', async () => {
    const page = await recognise(
      await sharp(await drawn())
        .negate({ alpha: false })
        .toBuffer(),
    );
    expect(page.text).toBe(text);
  });

  test('of blank paper has no text', async () => {
    const blank = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#f4f1e8' } });
    expect(await recognise(await blank.png().toBuffer())).toMatchObject({ text: '', words: [], confidence: 0 });
  });

  test('that is none, is a bomb or is asked for in an unknown language is refused with a sentence', async () => {
    await expect(recognise(Buffer.from('no image'))).rejects.toMatchObject({ code: 'IMAGE_DAMAGED', status: 422 });
    const bomb = Buffer.from(await drawn());
    bomb.writeUInt32BE(20_000, 16);
    bomb.writeUInt32BE(20_000, 20);
    await expect(recognise(bomb)).rejects.toMatchObject({ status: 422 });
    await expect(recognise(await drawn(), { languages: ['tlh'] })).rejects.toMatchObject({
      code: 'OCR_LANGUAGE_UNKNOWN',
      message: expect.stringContaining("'tlh'"),
    });
    await expect(recognise(await drawn(), { languages: [] })).rejects.toMatchObject({ code: 'OCR_LANGUAGE_UNKNOWN' });
  });
});

describe('a PDF', () => {
  test('gets text over its scans, in their order, and keeps pages that have text', async () => {
    const { output, made } = await makeSearchable(await scannedBook(), 'pdf');
    expect(made).toMatchObject({
      pages: 4,
      recognised: [2, 3],
      withText: [1],
      blank: [4],
      turned: [3],
      unreadable: [],
    });
    const content = await readFile(output);
    using document = PdfiumDocument.open(pdfium, content);
    const texts = [0, 1, 2, 3].map((page) => readPageText(document, page));
    expect(texts).toEqual(['Typed', text, text, '']);
    // Upright now, whatever the source was.
    expect(document.pageSize(2).width).toBeGreaterThan(document.pageSize(2).height);
    // The scan is still in the file byte for byte.
    expect(content.includes(await jpeg())).toBe(true);
  });

  test('is read only where it is asked for, also beside text', async () => {
    const { output, made } = await makeSearchable(await scannedBook(), 'pdf', { pages: [2, 4] });
    expect(made).toMatchObject({ recognised: [2], withText: [1], turned: [], unreadable: [] });
    using document = PdfiumDocument.open(pdfium, await readFile(output));
    expect([0, 1, 2].map((page) => readPageText(document, page))).toEqual(['Typed', text, '']);
    const typed = await makeSearchable(await scannedBook(), 'pdf', { pages: [1] });
    expect(typed.made).toMatchObject({ recognised: [1], withText: [] });
  });

  test('whose page is crooked shows it straight, with the words where they are', async () => {
    const crooked = await sharp(await drawn())
      .rotate(4, { background: '#fff' })
      .removeAlpha()
      .jpeg()
      .toBuffer();
    const { output, made } = await makeSearchable(await scans([crooked]), 'pdf');
    expect(made.straightened).toEqual([1]);
    using document = PdfiumDocument.open(pdfium, await readFile(output));
    expect(readPageText(document, 0)).toBe(text);
    const shown = document.render(0, { size: { dpi: 150 } });
    const again = await recognise(
      await sharp(shown.data, { raw: { width: shown.width, height: shown.height, channels: 4 } })
        .png()
        .toBuffer(),
    );
    expect(Math.abs(again.skewDegrees)).toBeLessThan(0.3);
    expect(again.text).toBe(text);
  });

  test('becomes text, page by page, and words', async () => {
    const book = await scannedBook();
    const asText = await makeSearchable(book, 'text');
    expect(await readFile(asText.output, 'utf8')).toBe(`Typed\n\f${text}\n\f${text}\n\f\n`);
    const asWords = await makeSearchable(book, 'words');
    const { pages } = JSON.parse(await readFile(asWords.output, 'utf8'));
    expect(pages.map(({ recognised }: { recognised: boolean }) => recognised)).toEqual([false, true, true, false]);
    expect(pages[1].words[1]).toMatchObject({ text: 'harbour', line: 1 });
  });

  test('that is locked asks for its password', async () => {
    const locked = Buffer.from(await lockedPdf('opener'));
    await expect(makeSearchable(locked, 'pdf')).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' });
    await expect(makeSearchable(locked, 'pdf', { password: 'wrong' })).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
    });
    const { made } = await makeSearchable(locked, 'pdf', { password: 'opener' });
    expect(made).toMatchObject({ withText: [1], wasEncrypted: true });
  });

  test('can be cancelled between and within pages', async () => {
    const controller = new AbortController();
    const working = makeSearchable(await scans(Array.from({ length: 12 }, () => drawn())), 'pdf', {
      signal: controller.signal,
      progress: (_, step) => {
        if (step === 'Page 3 of 12') controller.abort(new Error('cancelled'));
      },
    });
    await expect(working).rejects.toThrow('cancelled');
  });
});

test('a sheet photographed at an angle is read flat, and its text lies where the photo shows it', async () => {
  const photo = await photographedAtAnAngle();
  const { output } = await makeSearchable(photo, 'words', { type: 'png' });
  const { pages } = JSON.parse(await readFile(output, 'utf8')) as { pages: { text: string; corners: Point[] }[] };
  expect(pages[0]?.text.split(/\s+/)).toEqual(text.split(/\s+/));
  expect(overlap(pages[0]?.corners as Corners, sheetInPhoto)).toBeGreaterThan(0.98);
  const { output: pdf } = await makeSearchable(photo, 'pdf', { type: 'png' });
  using document = PdfiumDocument.open(pdfium, await readFile(pdf));
  expect(readPageText(document, 0).split(/\s+/).toSorted()).toEqual(text.split(/\s+/).toSorted());
});

test('a damaged image that is to become a PDF is refused with a sentence', async () => {
  const whole = await sharp(await drawn())
    .avif()
    .toBuffer();
  const damaged = Buffer.from(whole).fill(0xa5, whole.length >> 1, whole.length - 400);
  const making = makeSearchable(damaged, 'pdf', { type: 'avif' });
  await expect(making).rejects.toMatchObject({ code: 'IMAGE_DAMAGED', status: 422 });
});

test('a TIFF of two fax pages becomes a small PDF of two pages', async () => {
  const pages = await sharp([await drawn(), await drawn()], { join: { across: 1, animated: true } })
    .threshold(128)
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1 })
    .toBuffer();
  const { output, made } = await makeSearchable(pages, 'pdf', { type: 'tiff' });
  expect(made).toMatchObject({ pages: 2, recognised: [1, 2] });
  using document = PdfiumDocument.open(pdfium, await readFile(output));
  expect([readPageText(document, 0), readPageText(document, 1)]).toEqual([text, text]);
  expect(made.bytes).toBeLessThan(40_000);
});

test('a TIFF of thousands of pages is refused before any of them is looked for', async () => {
  const raw = { width: 8, height: 8 * 1100, channels: 1, pageHeight: 8 } as const;
  const pages = await sharp(Buffer.alloc(raw.width * raw.height, 255), { raw })
    .tiff({ compression: 'none' })
    .toBuffer();
  expect((await sharp(pages).metadata()).pages).toBe(1100);
  await expect(makeSearchable(pages, 'pdf', { type: 'tiff' })).rejects.toMatchObject({ code: 'IMAGE_TOO_MANY_FRAMES' });
});

test('text that runs from right to left is read back as it was written', async () => {
  const word = (value: string, x: number, width: number) => ({
    ...{ text: value, box: { x, y: 100, width, height: 40 }, baseline: 132, fontSize: 50, confidence: 90 },
    ...{ block: 1, paragraph: 1, line: 1 },
  });
  const image = await place(await drawn());
  const output = join(root, 'written.pdf');
  const words = [word('בראשית', 800, 200), word('ברא', 620, 120), word('2024', 450, 110), word('السلام', 200, 180)];
  const scan = { image, type: 'png' as const, words, imageWidth: 1240, imageHeight: 800 };
  const { signal } = new AbortController();
  await ocr.writeSearchablePdf({ pages: [{ width: 310, height: 200, images: [scan] }], output, signal });
  using document = PdfiumDocument.open(pdfium, await readFile(output));
  expect(readPageText(document, 0).split(/\s+/)).toEqual(['בראשית', 'ברא', '2024', 'السلام']);
});

test('the languages of the product can be read here', async () => {
  const codes = (await ocr.ocrLanguages()).map(({ code }) => code);
  expect(codes.slice(0, 6)).toEqual(['eng', 'spa', 'fra', 'deu', 'por', 'ita']);
});

let files = 0;
async function place(content: Uint8Array): Promise<string> {
  files += 1;
  const path = join(root, `file-${files}`);
  await writeFile(path, content);
  return path;
}

async function recognise(png: Buffer, options: { languages?: string[]; image?: string } = {}) {
  const scratch = await mkdtemp(join(root, 'scratch-'));
  const { signal } = new AbortController();
  const request = { input: await place(png), type: 'png' as const, languages: ['eng'], scratch, signal };
  return ocr.recogniseImage({ ...request, preparation: 'clean', ...options });
}

type Request = Parameters<Engines['makeSearchable']>[0];
type Options = Partial<Pick<Request, 'pages' | 'password' | 'signal' | 'progress' | 'type'>>;

async function makeSearchable(content: Uint8Array, format: 'pdf' | 'text' | 'words', options: Options = {}) {
  const scratch = await mkdtemp(join(root, 'scratch-'));
  const output = join(scratch, 'result');
  const { signal } = new AbortController();
  const made = await ocr.makeSearchable({
    ...{ input: await place(content), type: 'pdf', languages: ['eng'], format, output, scratch, signal },
    progress: () => undefined,
    ...options,
  });
  return { output, made };
}

/** The lines in black on white, as PNG. */
let page: Promise<Buffer> | undefined;
function drawn(): Promise<Buffer> {
  const texts = lines.map((line, index) => `<text x="100" y="${150 + index * 100}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="800"><rect width="100%" height="100%" fill="#fff"/><g font-family="DejaVu Sans" font-size="60">${texts}</g></svg>`;
  page ??= sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
  return page;
}

const jpeg = async () =>
  sharp(await drawn())
    .jpeg({ quality: 90 })
    .toBuffer();

/** The page askew on a black table, half of it in shadow. */
async function photographed(): Promise<Buffer> {
  const shadow = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="800"><defs><linearGradient id="g"><stop offset="0.4" stop-opacity="0"/><stop offset="0.7" stop-opacity="0.6"/></linearGradient></defs><rect width="1240" height="800" fill="url(#g)"/></svg>',
  );
  const shaded = await sharp(await drawn())
    .composite([{ input: shadow }])
    .png()
    .toBuffer();
  const askew = sharp(shaded).rotate(3, { background: '#080808' });
  return sharp(await askew.png().toBuffer())
    .extend({ top: 90, bottom: 90, left: 120, right: 120, background: '#080808' })
    .removeAlpha()
    .png()
    .toBuffer();
}

const sheetInPhoto: Corners = [
  { x: 220, y: 180 },
  { x: 1250, y: 110 },
  { x: 1420, y: 1010 },
  { x: 90, y: 940 },
];

/** The page on a brown table, seen from below its lower edge. */
async function photographedAtAnAngle(): Promise<Buffer> {
  const [width, height, margin] = [1500, 1120, 600];
  const { data, info } = await sharp(await drawn())
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#5a4230' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Where the corners of the photo are on the table: the inverse of the sheet's place in the photo.
  const { a, b, c, d, e, f, g, h } = homographyTo(sheetInPhoto, 1240, 800);
  const onTable = (x: number, y: number): Point => {
    const depth = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
    const across = (e - f * h) * x + (c * h - b) * y + (b * f - c * e);
    const down = (f * g - d) * x + (a - c * g) * y + (c * d - a * f);
    return { x: across / depth + margin, y: down / depth + margin };
  };
  const table = { data, width: info.width, height: info.height, channels: 3 } as const;
  const view: Corners = [onTable(0, 0), onTable(width, 0), onTable(width, height), onTable(0, height)];
  const photo = warp(table, view, width, height);
  return sharp(photo.data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** A typed page, a scan, a rotated one, and an empty one. */
async function scannedBook(): Promise<Uint8Array> {
  const document = await PDFDocument.load(await textPdf(['Typed']));
  const upright = await document.embedJpg(await jpeg());
  const side = await document.embedJpg(
    await sharp(await drawn())
      .rotate(90)
      .jpeg({ quality: 90 })
      .toBuffer(),
  );
  document.addPage([620, 400]).drawImage(upright, { x: 0, y: 0, width: 620, height: 400 });
  document.addPage([400, 620]).drawImage(side, { x: 0, y: 0, width: 400, height: 620 });
  document.addPage([620, 400]);
  return document.save();
}

async function scans(images: readonly (Buffer | Promise<Buffer>)[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const image of await Promise.all(images)) {
    const embedded = image[0] === 0x89 ? await document.embedPng(image) : await document.embedJpg(image);
    document.addPage([620, 400]).drawImage(embedded, { x: 0, y: 0, width: 620, height: 400 });
  }
  return document.save();
}
