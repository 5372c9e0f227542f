import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Usage } from '../../modules/usage/usage.contract.ts';
import { photographOf } from '../../testing/scanned-page.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { toolRuns } from '../runs.index.ts';

let app: TestApplication;
let mixed: File;
let typed: File;
beforeAll(async () => {
  app = await startTestApplication(toolRuns);
  mixed = await pdfOf('scan', 'text');
  typed = await pdfOf('text');
});
afterAll(() => app.close());

const scanLines = ['The harbour froze from shore', 'to shore. Boats were drawn up', 'on the beach in 1987.'];
const typedLine = 'The keeper typed this sentence himself.';
const wasScan = 'Page 1: its text was recognised from its image; please check it where it matters.';

test('a scanned page becomes paragraphs of a Word document, before the page that follows it', async () => {
  const cookie = await newVisitor();
  const plain = await call('document-convert', { outputFormat: 'docx' }, typed, cookie);
  expect(plain.body.warnings).toEqual([]);
  expect(await scansUsed(cookie)).toBe(0);
  const { body, content } = await call('document-convert', { outputFormat: 'docx' }, mixed, cookie);
  expect(body.warnings).toEqual([wasScan]);
  const files = unzipSync(content);
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  const words = xml.replace(/<\/w:p>/g, ' ').replace(/<[^>]*>/g, '');
  expectInOrder(words);
  expect(Object.keys(files).filter((name) => name.startsWith('word/media/'))).toEqual([]);
  expect(await scansUsed(cookie)).toBe(1);
});

test('and the text of a text file, in both converters', async () => {
  const cookie = await newVisitor();
  const one = await call('document-convert', { outputFormat: 'txt' }, mixed, cookie);
  expectInOrder(one.content.toString());
  expect(one.body.warnings).toEqual([wasScan]);
  const other = await call('pdf-convert', { format: 'txt', pages: '1' }, mixed, cookie);
  expect(other.content.toString()).toContain('Boats were drawn up');
  expect(other.content.toString()).not.toContain('typed');
  expect(other.body.notes).toEqual([wasScan]);
  expect(await scansUsed(cookie)).toBe(2);
});

test('a chain of the bulk processor counts one scan, whatever its steps do', async () => {
  const cookie = await newVisitor();
  const convert = (outputFormat: string) => ({ operation: 'document-converter/convert', options: { outputFormat } });
  const steps = JSON.stringify([convert('docx'), convert('html')]);
  const { body, content } = await call('bulk-process', { steps }, mixed, cookie);
  expect(body.notes).toContain(wasScan);
  expectInOrder(content.toString().replace(/<[^>]*>/g, ' '));
  expect(await scansUsed(cookie)).toBe(1);
});

test('when the free scans are used up, the page stays an image and the answer says so', async () => {
  const cookie = await newVisitor();
  await call('document-convert', { outputFormat: 'md' }, mixed, cookie);
  await leaveOne();
  const together = await Promise.all([1, 2, 3].map(() => call('pdf-convert', { format: 'txt' }, mixed, cookie)));
  expect(together.filter(({ body }) => body.notes?.includes(wasScan))).toHaveLength(1);
  const { body, content } = await call('document-convert', { outputFormat: 'docx' }, mixed, cookie);
  const files = unzipSync(content);
  expect(Object.keys(files).filter((name) => name.startsWith('word/media/'))).toHaveLength(1);
  expect(strFromU8(files['word/document.xml'] ?? new Uint8Array())).toContain('keeper');
  expect(body.warnings?.join(' ')).toMatch(
    /Page 1 is a scan.* The text of scans was not recognised: You have used your 5 free scans for this month\. They come back/,
  );
  expect(await scansUsed(cookie)).toBe(5);
});

test('slides become one image each, and other documents do not', async () => {
  const cookie = await newVisitor();
  const slides = new File([flatSlides], 'talk.fodp');
  const { body, content } = await call('document-convert', { outputFormat: 'png', dpi: '72' }, slides, cookie);
  expect(body).toMatchObject({ filename: 'talk.zip', type: 'zip', pages: 2, warnings: [] });
  const files = Object.entries(unzipSync(content));
  expect(files.map(([name]) => name)).toEqual(['talk-slide-1.png', 'talk-slide-2.png']);
  for (const [index, [, image]] of files.entries()) {
    const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 794, height: 446 });
    expect([...data.subarray(0, 3)]).toEqual(index === 0 ? [255, 0, 0] : [0, 0, 255]);
  }
  const letter = new File(['{\\rtf1 Apples}'], 'letter.rtf');
  const answer = await send('document-convert', { outputFormat: 'jpg' }, letter, cookie);
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 422,
    body: {
      code: 'CONVERSION_NOT_OFFERED',
      message: 'RTF cannot be converted to JPG here. Please choose PDF, DOCX, TXT, ODT, HTML, Markdown, or EPUB.',
    },
  });
});

/** A red and a blue slide, 28 cm wide as LibreOffice's are. */
const flatSlides = `<?xml version="1.0"?><office:document ${Object.entries({
  office: 'office',
  style: 'style',
  draw: 'drawing',
  presentation: 'presentation',
})
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.presentation">
<office:automatic-styles>${['#ff0000', '#0000ff']
  .map(
    (color, index) =>
      `<style:style style:name="s${index}" style:family="drawing-page"><style:drawing-page-properties draw:fill="solid" draw:fill-color="${color}" presentation:background-visible="true"/></style:style>`,
  )
  .join('')}</office:automatic-styles>
<office:body><office:presentation><draw:page draw:style-name="s0"/><draw:page draw:style-name="s1"/></office:presentation></office:body></office:document>`;

function expectInOrder(text: string): void {
  const words = text.replace(/\s+/g, ' ');
  const places = ['The harbour froze from shore', 'on the beach in 1987', typedLine].map((each) => words.indexOf(each));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

/** A scan is a photograph of text that fills its page. */
async function pdfOf(...kinds: ('scan' | 'text')[]): Promise<File> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (const kind of kinds) {
    const page = file.addPage([595, 842]);
    if (kind === 'text') page.drawText(typedLine, { x: 72, y: 700, size: 12, font });
    else page.drawImage(await file.embedJpg(await photographOf(scanLines)), { x: 0, y: 0, width: 595, height: 842 });
  }
  return new File([new Uint8Array(await file.save())], 'letter.pdf', { type: 'application/pdf' });
}

async function newVisitor(): Promise<string> {
  const answer = await fetch(`${app.url}/api/usage`);
  return (answer.headers.get('set-cookie') ?? '').replace(/;.*/, '');
}

async function scansUsed(cookie: string): Promise<number | undefined> {
  const { actions } = (await (await fetch(`${app.url}/api/usage`, { headers: { cookie } })).json()) as Usage;
  return actions.find(({ tool }) => tool === 'document-scanner')?.used;
}

async function leaveOne(): Promise<void> {
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  try {
    await client.query("update usage_counters set used = 4 where meter = 'document-scanner/process'");
  } finally {
    await client.end();
  }
}

function send(path: string, options: Record<string, string>, file: File, cookie: string): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  form.append('file', file);
  const headers = { origin: app.url, cookie };
  return fetch(`${app.url}/api/tools/${path}`, { method: 'POST', body: form, headers });
}

async function call(path: string, options: Record<string, string>, file: File, cookie: string) {
  const answer = await send(path, options, file, cookie);
  const body = (await answer.json()) as { downloadUrl: string; warnings?: string[]; notes?: string[] };
  expect({ status: answer.status, body }).toMatchObject({ status: 200 });
  const result = await fetch(app.url + body.downloadUrl, { headers: { cookie } });
  return { body, content: Buffer.from(await result.arrayBuffer()) };
}
