import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { createSandbox } from '../../../platform/processes/sandbox.ts';
import { compareGray, type GrayPixels } from '../../../shared/similarity.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import type { Engine } from '../../engines.ts';
import type { CompressPdf } from '../pdf-capabilities.ts';
import { loadPdfium } from '../pdfium/pdfium-library.ts';
import { lockedPdf, rawPdf, textPdf } from '../pdfium/sample-pdfs.ts';
import { createCompressEngine } from './compress-engine.ts';
import { reportPdf } from './sample-documents.ts';

let root: string;
let engine: Engine;
let compressPdf: CompressPdf;
let report: Buffer;
let place: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-compress-'));
  const slotsDirectory = join(root, 'slots');
  await mkdir(slotsDirectory);
  const sandbox = createSandbox({ policy: 'auto', log: silentLog });
  engine = createCompressEngine({ sandbox, slotsDirectory, log: silentLog });
  if (!engine.provides.compressPdf) throw new Error('The engine does not compress.');
  compressPdf = engine.provides.compressPdf;
  report = await reportPdf();
});
beforeEach(async () => {
  place = await mkdtemp(join(root, 'job-'));
});
afterAll(async () => {
  await engine.close();
  await rm(root, { recursive: true, force: true });
});

describe('a report with an image larger than its place', () => {
  test('becomes smaller with every level, and keeps its pages alike', async () => {
    const sizes: number[] = [];
    for (const level of ['lossless', 'light', 'balanced', 'strong'] as const) {
      const { bytes, similarities, unchanged } = await compress(report, { level });
      expect(similarities).toHaveLength(2);
      for (const similarity of similarities) expect(similarity).toBeGreaterThan(level === 'lossless' ? 0.9999 : 0.97);
      expect(unchanged).toBe(false);
      sizes.push(bytes);
    }
    expect(sizes[0]).toBeLessThan(report.length);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(sizes[2]).toBeLessThan(report.length * 0.25);
  });

  test('keeps its link, its bookmark, its field and its title', async () => {
    await compress(report, { level: 'strong' });
    const result = await PDFDocument.load(await readFile(join(place, 'result.pdf')), { updateMetadata: false });
    expect(result.getTitle()).toBe('Annual report');
    expect(result.getForm().getTextField('approvedBy').getText()).toBe('Board');
    expect(result.catalog.get(PDFName.of('Outlines'))).toBeDefined();
    const [link] = result.getPage(0).node.Annots()?.asArray() ?? [];
    expect(String(link && result.context.lookup(link))).toContain('/Dest');
  });

  test('loses its title and author when metadata is to go', async () => {
    await compress(report, { removeMetadata: true });
    const text = (await readFile(join(place, 'result.pdf'))).toString('latin1');
    const result = await PDFDocument.load(await readFile(join(place, 'result.pdf')), { updateMetadata: false });
    expect(result.getTitle()).toBeUndefined();
    expect(result.getAuthor()).toBeUndefined();
    expect(text).not.toContain('/Info');
  });

  test('meets a target size, and says when it cannot', async () => {
    const easy = await compress(report, { targetBytes: 40_000 });
    expect(easy).toMatchObject({ targetMet: true });
    expect(easy.bytes).toBeLessThanOrEqual(40_000);
    const impossible = await compress(report, { targetBytes: 500 });
    expect(impossible).toMatchObject({ targetMet: false, unchanged: false });
    expect(impossible.bytes).toBeLessThanOrEqual(easy.bytes);
  });

  test('says how far it is', async () => {
    const steps: string[] = [];
    await compress(report, { progress: (_fraction, step) => void steps.push(step ?? '') });
    expect(new Set(steps)).toEqual(new Set(['Compressing', 'Comparing page 1 of 2', 'Comparing page 2 of 2']));
  });
});

test('a file that is as small as it gets comes back byte for byte', async () => {
  await compress(await reportPdf(), { level: 'strong' });
  const once = await readFile(join(place, 'result.pdf'));
  const again = await compress(once, { level: 'strong' });
  expect(again.bytes).toBeLessThanOrEqual(once.length);
  const tiny = Buffer.from(
    rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
    ]),
  );
  expect(await compress(tiny, {})).toMatchObject({ unchanged: true, bytes: tiny.length });
  expect(await readFile(join(place, 'result.pdf'))).toEqual(tiny);
});

test('a page larger than a screen is compared in full: fine grain must not vanish unseen', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 5 } as const;
  const [width, height] = [2400, 1600];
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 99 })
    .toBuffer();
  const document = await PDFDocument.create();
  document.addPage([width, height]).drawImage(await document.embedJpg(grain), { x: 0, y: 0, width, height });
  const source = await document.save();
  await compress(source, {});
  const pdfium = await loadPdfium();
  using before = PdfiumDocument.open(pdfium, source);
  using after = PdfiumDocument.open(pdfium, await readFile(join(place, 'result.pdf')));
  expect(compareGray(lumaOf(before), lumaOf(after)).mean).toBeGreaterThan(0.97);
});

test('a signed file is refused unless it is allowed, and then says so', async () => {
  const signed = await signedPdf();
  await expect(compress(signed, {})).rejects.toMatchObject({ code: 'PDF_SIGNED', status: 422 });
  expect(await compress(signed, { allowSigned: true })).toMatchObject({ wasSigned: true });
});

test('scripts are left out of the result', async () => {
  const scripted = await reportPdf({ script: true });
  expect(await compress(scripted, {})).toMatchObject({ dropped: ['script'] });
  expect((await readFile(join(place, 'result.pdf'))).toString('latin1')).not.toContain('JavaScript');
});

test('a locked file needs its password, and the result is open', async () => {
  const locked = Buffer.from(await lockedPdf('sesame'));
  await expect(compress(locked, {})).rejects.toMatchObject({ code: 'PASSWORD_NEEDED', status: 422 });
  await expect(compress(locked, { password: 'wrong' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD', status: 422 });
  expect(await compress(locked, { password: 'sesame' })).toMatchObject({ wasEncrypted: true });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['noise', Buffer.alloc(50_000, 'not a PDF at all ')],
  ['a file cut off in its header', Buffer.from('%PDF-1.7\n1 0 obj\n<<')],
  ['a file without pages', Buffer.from(rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>']))],
  [
    'a page tree that goes in a circle',
    Buffer.from(rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1>>'])),
  ],
])('%s is refused with a sentence, and the next file works', async (_what, bytes) => {
  await expect(compress(bytes, {})).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/^[A-Z].*\.$/),
  });
  expect(await compress(report, {})).toMatchObject({ unchanged: false });
});

test('a file cut off in the middle gives what is left of it', async () => {
  const text = Buffer.from(await textPdf(['First', 'Second', 'Third']));
  const cut = text.subarray(0, text.length - 300);
  const answer = await compress(cut, {}).catch((error: unknown) => error);
  expect(answer).toMatchObject(answer instanceof Error ? { status: 422 } : { repaired: true });
});

test('ends at once when it is cancelled', async () => {
  const control = new AbortController();
  const large = await reportPdf({ pixels: { width: 1500, height: 1250 } });
  const running = compress(large, { level: 'strong', signal: control.signal });
  control.abort(new DOMException('Cancelled.', 'AbortError'));
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
});

async function compress(bytes: Uint8Array, request: Partial<Parameters<CompressPdf>[0]>) {
  const input = join(place, 'source.pdf');
  const output = join(place, 'result.pdf');
  await writeFile(input, bytes);
  const answer = await compressPdf({
    ...{ input, output, level: 'balanced', grayscale: false, removeMetadata: false, allowSigned: false },
    progress: () => {},
    signal: new AbortController().signal,
    ...request,
  });
  expect((await stat(output)).size).toBe(answer.bytes);
  expect(answer.bytes).toBeLessThanOrEqual(bytes.length);
  return answer;
}

/** The first page in full size; green stands for brightness. */
function lumaOf(document: PdfiumDocument): GrayPixels {
  const { data, width, height } = document.render(0, { size: { dpi: 72 } });
  return { data: Uint8Array.from({ length: width * height }, (_, pixel) => data[4 * pixel + 1] ?? 0), width, height };
}

/** A signature field with a signature; its contents do not matter. */
async function signedPdf(): Promise<Buffer> {
  const document = await PDFDocument.load(report);
  const { context, catalog } = document;
  const signature = context.register(
    context.obj({ Type: 'Sig', Filter: 'Adobe.PPKLite', ByteRange: [0, 10, 20, 10], Contents: PDFString.of('00') }),
  );
  const field = context.obj({ FT: 'Sig', T: PDFString.of('Signature'), V: signature });
  const form = catalog.getOrCreateAcroForm();
  form.dict.set(PDFName.of('SigFlags'), context.obj(3));
  form.addField(context.register(field));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
