import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ConvertPdfDocument, Engines } from '../engines.ts';
import { createFlowEngine } from './flow-engine.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'satchel-flow-engine-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const recognise = { languages: ['deu', 'xxx'], maxPages: 3 };

test('a PDF without scans is written once', async () => {
  const { engines, convert } = desk({ scannedPages: [] });
  expect(await convert({ recognise })).toMatchObject({ warnings: ['Doubtful.'] });
  expect(engines.makeSearchable).not.toHaveBeenCalled();
});

test('scans get their text first, in the languages that are installed, and are said to be checked', async () => {
  const { engines, convert } = desk({ scannedPages: [2, 3] });
  const { warnings } = await convert({ recognise, password: 'sesame' });
  expect(warnings).toEqual([
    'Pages 2 and 3 were scans. Their text was recognised; please check it where it matters.',
    'Doubtful.',
  ]);
  expect(engines.makeSearchable.mock.calls[0]?.[0]).toMatchObject({ languages: ['deu'], password: 'sesame' });
  const [, second] = engines.writePdfFlow.mock.calls;
  expect(second?.[0].input).toBe(engines.makeSearchable.mock.calls[0]?.[0].output);
  expect(await readdir(directory)).toEqual([]);
});

test('text that was hard to read is said to be', async () => {
  const { convert } = desk({ scannedPages: [2], confidence: 41.3 });
  const [first] = (await convert({ recognise })).warnings;
  expect(first).toBe('Pages 2 and 3 were scans. Their text was recognised; much of it may be wrong (confidence 41%).');
});

test('more scans than are recognised stay pictures, and that is told', async () => {
  const { engines, convert } = desk({ scannedPages: [1, 2, 3, 4] });
  expect((await convert({ recognise })).warnings[1]).toBe(
    'The text of up to 3 scanned pages is recognised here; this PDF has more.',
  );
  expect(engines.makeSearchable).not.toHaveBeenCalled();
});

test('without a program that recognises text, scans stay pictures', async () => {
  const { engines, convert } = desk({ scannedPages: [1] }, { withoutOcr: true });
  await convert({ recognise });
  expect(engines.writePdfFlow).toHaveBeenCalledOnce();
});

function desk(
  { scannedPages, confidence = 92 }: { scannedPages: number[]; confidence?: number },
  { withoutOcr = false } = {},
) {
  const writePdfFlow = vi.fn<Engines['writePdfFlow']>(async () => {
    return { pageCount: 5, pages: 5, bytes: 7, scannedPages, warnings: ['Doubtful.'] };
  });
  const makeSearchable = vi.fn<Engines['makeSearchable']>(async ({ output }) => {
    await writeFile(output, 'PDF');
    const none = { withText: [], blank: [], unreadable: [], turned: [], straightened: [] };
    const was = { wasEncrypted: false, repaired: false, wasSigned: false };
    return { bytes: 3, pages: 5, recognised: [2, 3], confidence, ...none, ...was };
  });
  const ocrLanguages = async () => ['eng', 'deu'].map((code) => ({ code, name: code }));
  const ocr = withoutOcr ? {} : { makeSearchable, ocrLanguages };
  const { convertPdfDocument } = createFlowEngine({ engines: { writePdfFlow, ...ocr } }).provides;
  const convert = (more: Partial<Parameters<ConvertPdfDocument>[0]>) => {
    if (convertPdfDocument === undefined) throw new Error('It is always provided');
    return convertPdfDocument({
      input: '/in.pdf',
      output: join(directory, 'out'),
      format: 'docx',
      progress: () => undefined,
      signal: new AbortController().signal,
      ...more,
    });
  };
  return { engines: { writePdfFlow, makeSearchable }, convert };
}
