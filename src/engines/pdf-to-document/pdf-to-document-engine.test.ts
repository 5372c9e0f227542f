import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import type { Taken } from '../../shared/run-caller.ts';
import type { Engines } from '../engines.ts';
import type { ConvertPdfDocument, RecogniseScans } from './pdf-to-document-capabilities.ts';
import { createPdfToDocumentEngine } from './pdf-to-document-engine.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'satchel-flow-engine-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const recognise: RecogniseScans = {
  languages: ['deu', 'xxx'],
  maxPages: 3,
  takeScan: async () => ({ giveBack: async () => undefined }),
};

test('a PDF without scans is written once', async () => {
  const { engines, convert } = desk({ scannedPages: [] });
  expect(await convert({ recognise })).toMatchObject({ warnings: ['Doubtful.'] });
  expect(engines.makeSearchable).not.toHaveBeenCalled();
});

test('scans get their text first, in the languages that are installed, and are said to be checked', async () => {
  const { engines, convert } = desk({ scannedPages: [2, 3] });
  const { warnings } = await convert({ recognise, password: 'sesame' });
  expect(warnings).toEqual([
    'Pages 2 and 3: their text was recognised from images; please check it where it matters.',
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
  expect(first).toBe('Pages 2 and 3: their text was recognised from images; much of it may be wrong (confidence 41%).');
});

test('more scans than are recognised stay images, and that is told', async () => {
  const { engines, convert } = desk({ scannedPages: [1, 2, 3, 4] });
  expect((await convert({ recognise })).warnings[1]).toBe(
    'The text of scans was not recognised: Text is recognised in up to 3 scanned pages at once; please choose fewer.',
  );
  expect(engines.makeSearchable).not.toHaveBeenCalled();
});

test('without a program that recognises text, scans stay images', async () => {
  const { engines, convert } = desk({ scannedPages: [1] }, { withoutOcr: true });
  const scans = allowance();
  const { warnings } = await convert({ recognise: { ...recognise, takeScan: scans.take } });
  expect(warnings[1]).toContain('tesseract-ocr, is not installed on this server.');
  expect(scans.take).not.toHaveBeenCalled();
  expect(engines.writePdfFlow).toHaveBeenCalledOnce();
});

test('a scan is counted when text was found, and given back when there was none or it failed', async () => {
  const [found, blank, failed] = [allowance(), allowance(), allowance()];
  await desk({ scannedPages: [2] }).convert({ recognise: { ...recognise, takeScan: found.take } });
  expect([found.take.mock.calls.length, found.giveBack.mock.calls.length]).toEqual([1, 0]);
  const empty = await desk({ scannedPages: [2], recognised: [] }).convert({
    recognise: { ...recognise, takeScan: blank.take },
  });
  expect([blank.take.mock.calls.length, blank.giveBack.mock.calls.length]).toEqual([1, 1]);
  expect(empty.warnings).toEqual(['Page 2: no text was found in the image.', 'Doubtful.']);
  const { engines, convert } = desk({ scannedPages: [2] });
  engines.makeSearchable.mockRejectedValue(refusal('The server is busy.'));
  const { warnings } = await convert({ recognise: { ...recognise, takeScan: failed.take } });
  expect(warnings).toEqual(['Doubtful.', 'The text of scans was not recognised: The server is busy.']);
  expect([failed.take.mock.calls.length, failed.giveBack.mock.calls.length]).toEqual([1, 1]);
});

test('when no scans are left, the conversion goes on without text, and a table that is asked for is missing', async () => {
  const scans = allowance();
  scans.take.mockRejectedValue(refusal('You have used your 5 free scans.'));
  const { engines, convert } = desk({ scannedPages: [2] });
  const { warnings } = await convert({ recognise: { ...recognise, takeScan: scans.take } });
  expect(warnings[1]).toBe('The text of scans was not recognised: You have used your 5 free scans.');
  expect(engines.makeSearchable).not.toHaveBeenCalled();
  const tables = desk({ scannedPages: [2], tables: 0 }).convert({
    format: 'csv',
    recognise: { ...recognise, takeScan: scans.take },
  });
  await expect(tables).rejects.toMatchObject({
    code: 'NO_TABLE_FOUND',
    message: expect.stringContaining('5 free scans'),
  });
});

test('who gives up gets no result without text instead', async () => {
  const control = new AbortController();
  const { engines, convert } = desk({ scannedPages: [2] });
  engines.makeSearchable.mockImplementation(async ({ signal }) => {
    control.abort(new Error('given up'));
    signal.throwIfAborted();
    throw new Error('It was not given up');
  });
  await expect(convert({ recognise, signal: control.signal })).rejects.toThrow('given up');
});

test('languages that are not installed are said to be missing', async () => {
  const { engines, convert } = desk({ scannedPages: [2] });
  const { warnings } = await convert({ recognise: { ...recognise, languages: ['tlh'] } });
  expect(warnings[0]).toBe("Scans were read as eng: text in 'tlh' cannot be recognised here.");
  expect(engines.makeSearchable.mock.calls[0]?.[0].languages).toEqual(['eng']);
});

const refusal = (message: string) => new AppError({ code: 'ALLOWANCE_USED_UP', status: 429, message });

function allowance() {
  const giveBack = vi.fn<Taken['giveBack']>();
  return { take: vi.fn<RecogniseScans['takeScan']>(async () => ({ giveBack })), giveBack };
}

type Found = { scannedPages: number[]; confidence?: number; recognised?: number[]; tables?: number };

function desk({ scannedPages, confidence = 92, recognised = [2, 3], tables }: Found, { withoutOcr = false } = {}) {
  const writePdfFlow = vi.fn<Engines['writePdfFlow']>(async () => {
    return {
      pageCount: 5,
      pages: 5,
      bytes: 7,
      scannedPages,
      warnings: ['Doubtful.'],
      ...(tables === undefined ? {} : { tables }),
    };
  });
  const makeSearchable = vi.fn<Engines['makeSearchable']>(async ({ output }) => {
    await writeFile(output, 'PDF');
    const none = {
      withText: [],
      blank: recognised.length === 0 ? [2] : [],
      unreadable: [],
      turned: [],
      straightened: [],
    };
    const was = { wasEncrypted: false, repaired: false, wasSigned: false };
    return { bytes: 3, pages: 5, recognised, confidence, ...none, ...was };
  });
  const installed = withoutOcr ? [] : ['eng', 'deu'];
  const ocr = { makeSearchable, ocrLanguages: async () => installed.map((code) => ({ code, name: code })) };
  const { convertPdfDocument } = createPdfToDocumentEngine({ engines: { writePdfFlow, ...ocr } }).provides;
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
