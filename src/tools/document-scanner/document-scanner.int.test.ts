import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { loadPdfium } from '../../engines/pdf/pdfium/pdfium-library.ts';
import { PdfiumDocument } from '../../pdf/pdfium-document.ts';
import { readPageText } from '../../pdf/text/page-text.ts';
import { signUpPro } from '../../testing/sign-up-pro.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { runs as pdfConverter } from '../pdf-converter/pdf-converter.run.ts';
import { runs } from './document-scanner.run.ts';
import type { documentScanner } from './document-scanner.tool.ts';

/*
 * Photos of drawn pages through the real calls, with the real engines.
 */
const fixture = (name: string) => readFile(fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url)));
let app: TestApplication;
/** Free users scan five times a month; these tests scan oftener. */
let pro: string;
/** Scanned once for several tests. */
let scanOfLetter: ReturnType<typeof scan> | undefined;
function scanLetter() {
  scanOfLetter ??= scan('letter.jpg');
  return scanOfLetter;
}
beforeAll(async () => {
  app = await startTestApplication([runs, pdfConverter]);
  ({ cookie: pro } = await signUpPro(app));
});
afterAll(() => app.close());

describe('a page', () => {
  test('is cropped and read, and becomes a PDF whose text lies over its words', async () => {
    const { status, body } = await scanLetter();
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { success: true, error: null, sure: true, notes: [] },
    });
    expect(body.extractedText).toContain('our spring meeting takes place on Saturday, 14 March,');
    expect(body.extractedText).toContain('cost 1,280 euros, of which the town paid one half.');
    const corners = [180, 110, 1080, 160, 995, 1475, 95, 1425];
    body.edges
      .flatMap(({ x, y }) => [x, y])
      .forEach((place, index) => {
        expect(Math.abs(place - (corners[index] ?? 0))).toBeLessThan(12);
      });
    const [page] = body.pages;
    expect((page?.height ?? 0) / (page?.width ?? 1)).toBeCloseTo(Math.SQRT2, 1);
    expect(body.processedImageUrl).toBe(page?.imageUrl);
    const image = await sharp(await download(body.processedImageUrl)).metadata();
    expect(image).toMatchObject({ format: 'jpeg', width: page?.width, height: page?.height });
    const pdf = await download(body.pdfUrl ?? '');
    expect(pdf.length).toBeLessThan((await fixture('letter.jpg')).length * 4);
    expect(await textOfPdf(pdf)).toContain('Please bring your own cup; tea and bread are ready.');
  });

  test('uses the given corners and rotation', async () => {
    const edges = [
      [180, 110],
      [1080, 160],
      [995, 1475],
      [95, 1425],
    ].map(([x, y]) => ({ x, y }));
    const turned = await scan('letter.jpg', { edges: JSON.stringify(edges), outputFormat: 'png', rotate: '90' });
    const [side] = turned.body.pages;
    expect(turned.body).toMatchObject({ sure: true, pdfUrl: null, edges });
    expect((side?.width ?? 0) / (side?.height ?? 1)).toBeCloseTo(Math.SQRT2, 1);
    expect((await sharp(await download(turned.body.processedImageUrl)).metadata()).format).toBe('png');
  });

  test('photographed upside down is turned', async () => {
    const upsideDown = await sharp(await fixture('letter.jpg'))
      .rotate(180)
      .jpeg({ quality: 90 })
      .toBuffer();
    const { body } = await scan(upsideDown);
    expect(body.extractedText).toContain('Dear members,');
    expect(body.extractedText).toContain('We thank everybody who carried stones and sand.');
  });

  test('without any text says so, and still becomes a PDF', async () => {
    const { body } = await scan('blank.jpg');
    expect(body).toMatchObject({
      ...{ success: true, extractedText: '', blank: true },
      notes: ['No text was found on this page.'],
      pages: [{ text: '', words: [], confidence: 0 }],
    });
    expect((await download(body.pdfUrl ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('without any page is taken whole, and not sure', async () => {
    const plain = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#668844' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await scan(plain);
    expect({ status, body }).toMatchObject({ status: 200, body: { sure: false, blank: true } });
    expect(body.notes[0]).toContain('edges of the page are not clear');
    expect(body.edges).toEqual([
      { x: 0, y: 0 },
      { x: 700, y: 0 },
      { x: 700, y: 500 },
      { x: 0, y: 500 },
    ]);
  });
});

describe('the modes', () => {
  test('a business card becomes a contact', async () => {
    const { body } = await scan('business-card.webp', { scanMode: 'business-card' });
    expect(body.fields).toMatchObject({
      ...{ name: 'Amara Okafor', company: 'Harbour Light Ltd', title: 'Head of Sales' },
      phones: [
        { kind: 'work', number: '+44 117 496 0123' },
        { kind: 'mobile', number: '+44 7700 900123' },
      ],
      emails: ['amara.okafor@harbourlight.example'],
      address: '12 Quay Street, Bristol BS1 4ND',
    });
    expect(body.vcard).toContain('TEL;VALUE=uri;TYPE=cell:tel:+447700900123\r\n');
  });

  test('both sides of an ID card are on one A4 page in true size', async () => {
    const sides = [];
    for (const name of ['id-front.png', 'id-back.jpg']) {
      const { body } = await scan(name, { scanMode: 'id-card', outputFormat: 'jpg' });
      sides.push(await download(body.processedImageUrl));
    }
    const pdf = await generatedFile(sides);
    const { pageCount, images, text } = await describePdf(pdf);
    expect({ pageCount, page: images[0] }).toEqual({ pageCount: 1, page: { page: 1, width: 827, height: 1169 } });
    expect(text).toMatch(/IDENTITY CARD[\s\S]*12 Quay Street/);
  });

  test('a receipt is a narrow gray page', async () => {
    const { body } = await scan('receipt.png', { scanMode: 'receipt' });
    expect(body.extractedText).toMatch(/TOTAL\s+12\.40/);
    const { images } = await describePdf(await download(body.pdfUrl ?? ''));
    expect(images[0]?.width).toBe(315);
    const { channels } = await sharp(await download(body.processedImageUrl)).metadata();
    expect(channels).toBe(1);
  });

  test('an open book becomes two pages', async () => {
    const { body } = await scan('book.jpg', { scanMode: 'book' });
    expect(body.pages).toHaveLength(2);
    expect(body.pages[0]?.text).toContain('that never leaves the bay.');
    expect(body.pages[0]?.text).not.toContain('winter');
    expect(body.pages[1]?.text).toContain('before dark. Then lamps');
    expect((await describePdf(await download(body.pdfUrl ?? ''))).pageCount).toBe(2);
  });
});

describe('files made of scans', () => {
  let letter: Buffer;
  let words: { text: string; box: { x: number } }[];
  beforeAll(async () => {
    const { body } = await scanLetter();
    letter = await download(body.processedImageUrl);
    words = body.pages[0]?.words ?? [];
  });

  test('a PDF has the edited text in place of what was read, and is smaller than its images and a little', async () => {
    expect(words.length).toBeGreaterThan(40);
    const text = await readText(letter);
    const edited = text
      .replace('14 March', '21 April')
      .replace('old boat house', 'boat house')
      .replace('own cup', 'own large cup');
    const answer = await generate([letter], { extractedText: edited });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.length).toBeLessThan(letter.length + 20_000);
    const inPdf = await textOfPdf(pdf);
    expect(inPdf).toContain('our spring meeting takes place on Saturday, 21 April,');
    expect(inPdf).toContain("at ten o'clock in the boat house by the quay.");
    expect(inPdf).toContain('Please bring your own large cup;');
    expect(inPdf).not.toContain('March');
  });

  test('the text of each page is edited separately, and pages are rotated', async () => {
    const options = { texts: JSON.stringify(['Only this', null]), rotations: '[0,90]' };
    const { pageCount, images, text } = await describePdf(await generatedFile([letter, letter], options));
    expect(pageCount).toBe(2);
    expect(images.map(({ width, height }) => width < height)).toEqual([true, false]);
    expect(text).toContain('Only this');
    expect(text.match(/Dear members/g)).toHaveLength(1);
  });

  test.each([
    ['txt', 'text/plain'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('%s has the text', async (output, mime) => {
    const answer = await generate([letter], { output, name: '../my letter' });
    expect(answer.headers.get('content-type')).toContain(mime);
    expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`letter\\.${output}`));
    const content = Buffer.from(await answer.arrayBuffer());
    if (output === 'txt') expect(content.toString()).toContain('Dear members,');
    else expect(content.subarray(0, 2).toString()).toBe('PK');
  });

  test('of an image not scanned here, free users get only the positions of their own text', async () => {
    const plain = await sharp(letter).jpeg({ quality: 85 }).toBuffer();
    const free = async (options: Readonly<Record<string, string>>) =>
      textOfPdf(Buffer.from(await (await generate([plain], options, '')).arrayBuffer()));
    expect(await free({})).not.toContain('members');
    const known = await free({ extractedText: 'Dear members, our spring meeting takes place on Sunday' });
    expect(known).toMatch(/Dear members,\s+our spring meeting takes place on Sunday/);
    expect(known).not.toContain('quay');
    expect(await textOfPdf(await generatedFile([plain]))).toContain('Dear members,');
  });

  const readText = async (image: Buffer) => (await generatedFile([image], { output: 'txt' })).toString();
});

describe('a refused call says why, with success false', () => {
  test.each([
    ['no image', {}, undefined, 400, 'MISSING_FILE', 'No image'],
    ['not an image', {}, Buffer.from('%PDF-1.7 nothing'), 415, 'INVALID_FILE', 'Please select an image file.'],
    ['an unknown language', { languages: 'xxx' }, 'letter.jpg', 422, 'OCR_LANGUAGE_UNKNOWN', /'xxx'/],
    ['an unknown mode', { scanMode: 'passport' }, 'letter.jpg', 400, 'INVALID_OPTIONS', /^Scan mode must be/],
    [
      'three edges',
      { edges: '[{"x":1,"y":1},{"x":9,"y":1},{"x":9,"y":9}]' },
      'letter.jpg',
      400,
      'INVALID_OPTIONS',
      /four corners/,
    ],
    ['edges that are no JSON', { edges: 'here' }, 'letter.jpg', 400, 'INVALID_OPTIONS', /four corners/],
    ['crossed edges', { edges: square(100, 900, true) }, 'letter.jpg', 422, 'SCAN_CORNERS_INVALID', /cross/],
    ['edges outside', { edges: square(100, 90_000) }, 'letter.jpg', 422, 'SCAN_CORNERS_INVALID', /outside/],
    [
      'a damaged photo',
      {},
      Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.alloc(500, 7)]),
      422,
      'IMAGE_DAMAGED',
      /./,
    ],
  ] as const)('%s', async (_case, options, photo, status, code, message) => {
    const answer = await scan(photo, options);
    expect(answer).toMatchObject({ status, body: { success: false, code } });
    const refusal = answer.body as unknown as { message: string; error: string };
    expect(refusal.message).toMatch(message);
    expect(refusal.error).toBe(refusal.message);
  });

  test('no documents', async () => {
    const answer = await generate([]);
    expect(answer.status).toBe(400);
    const message = 'Please scan some documents first.';
    expect(await answer.json()).toEqual({ success: false, code: 'MISSING_FILE', message, error: message });
  });

  test('texts that are not one for each image', async () => {
    const answer = await generate([await fixture('id-back.jpg')], { texts: '["a","b"]' });
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 400,
      body: { code: 'NOT_ONE_EACH', success: false },
    });
  });
});

test('five scans a month are free, failed ones are not counted, and making files is unlimited', async () => {
  const visitor = openBrowser(app.url);
  await fetch(`${app.url}/api/usage`).then((answer) => visitor.cookies.set('satchel_visitor', visitorOf(answer)));
  const cookie = `satchel_visitor=${visitor.cookies.get('satchel_visitor')}`;
  expect((await scan('blank.jpg', { languages: 'xxx' }, cookie)).headers.get('ratelimit')).toContain('r=5');
  expect((await scan('blank.jpg', {}, cookie)).headers.get('ratelimit')).toContain('r=4');
  const database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  await database.query("update usage_counters set used = 4 where meter = 'document-scanner/process'");
  await database.end();
  expect((await scan('id-back.jpg', {}, cookie)).headers.get('ratelimit')).toContain('r=0');
  // A counted photo may be scanned again with other settings.
  expect(await scan('blank.jpg', { colorMode: 'gray' }, cookie)).toMatchObject({ status: 200 });
  const refused = await scan('letter.jpg', {}, cookie);
  expect(refused).toMatchObject({ status: 429, body: { success: false, code: 'ALLOWANCE_USED_UP' } });
  expect((refused.body as unknown as { message: string }).message).toMatch(
    /^You have used your 5 free scans for this month\. They come back .* Pro users have no such limit\.$/,
  );
  expect((await generate([await fixture('id-back.jpg')], {}, cookie)).status).toBe(200);
});

test('the recognised languages are listed, English first', async () => {
  const answer = await fetch(`${app.url}/api/document-scanner/languages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { languages } = (await answer.json()) as { languages: unknown[] };
  expect(languages[0]).toEqual({ code: 'eng', name: 'English' });
});

type Scan = ActionResult<typeof documentScanner.actions.process>;

async function scan(photo: string | Buffer | undefined, options: Readonly<Record<string, string>> = {}, cookie = pro) {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  const content = typeof photo === 'string' ? await fixture(photo) : photo;
  const name = typeof photo === 'string' ? photo : 'photo.jpg';
  if (content) form.append('image', new File([new Uint8Array(content)], name));
  const answer = await post('/api/document-scanner/process', form, cookie);
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Scan };
}

async function generate(images: readonly Buffer[], options: Readonly<Record<string, string>> = {}, cookie = pro) {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  for (const image of images) form.append('images', new File([new Uint8Array(image)], 'page.jpg'));
  return post('/api/document-scanner/generate-pdf', form, cookie);
}

async function generatedFile(
  images: readonly Buffer[],
  options: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  const answer = await generate(images, options);
  const content = Buffer.from(await answer.arrayBuffer());
  expect(answer.status, content.subarray(0, 500).toString()).toBe(200);
  return content;
}

const post = (path: string, body: FormData, cookie: string) =>
  fetch(app.url + path, { method: 'POST', body, headers: { origin: app.url, ...(cookie && { cookie }) } });

async function download(address: string): Promise<Buffer> {
  const answer = await fetch(app.url + address);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** The text another tool finds in a PDF. */
async function convert(pdf: Buffer, options: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  form.append('file', new File([new Uint8Array(pdf)], 'scan.pdf'));
  const answer = await post('/api/tools/pdf-convert', form, pro);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ActionResult<typeof pdfConverter.tool.actions.convert>;
}

/** Its own text: the converter would recognise that of pages which have none. */
async function textOfPdf(pdf: Buffer): Promise<string> {
  using document = PdfiumDocument.open(await loadPdfium(), pdf);
  const pages = Array.from({ length: document.pageCount }, (_, page) => readPageText(document, page));
  return pages.join('\f').replaceAll(/ {2,}/g, ' ');
}

async function describePdf(pdf: Buffer) {
  const { pageCount, images } = await convert(pdf, { format: 'png', dpi: '100' });
  return { pageCount, images, text: await textOfPdf(pdf) };
}

function square(from: number, to: number, crossed = false): string {
  const corners = [
    { x: from, y: from },
    { x: to, y: from },
    { x: to, y: to },
    { x: from, y: to },
  ];
  const [a, b, c, d] = corners;
  return JSON.stringify(crossed ? [a, c, b, d] : corners);
}

const visitorOf = (answer: Response): string =>
  /satchel_visitor=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
