import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { calledBy } from '../../catalog/test-tools.ts';
import type { Engines } from '../../engines/engines.ts';
import { officeErrors } from '../../engines/office/office.errors.ts';
import { documentFormats } from '../../shared/document-formats.ts';
import type { FileType } from '../../shared/file-types.ts';
import { convertRun } from './document-converter.run.ts';
import { documentConverter } from './document-converter.tool.ts';
import { resultName } from './result-name.ts';
import { commonFormats, likelyKind } from './source-kind.ts';

const { messages } = documentConverter.actions.convert.files.file;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'satchel-converter-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('what is refused is told in the words of the specification', () => {
  expect(messages.wrongType).toEqual({
    title: 'Unsupported file type',
    text: 'Please select a PDF, Word, or text document',
  });
  expect(messages.tooLarge()).toEqual({
    title: 'File too large',
    text: 'Please select a document smaller than 50MB',
  });
});

describe('the formats that are offered', () => {
  test('are all of them as long as there is no document', () => {
    expect(commonFormats([])).toEqual(documentFormats);
  });
  test.each([
    [['docx'], ['pdf', 'txt', 'rtf', 'odt', 'html', 'md', 'epub']],
    [
      ['doc', 'html'],
      ['pdf', 'docx', 'txt', 'rtf', 'odt', 'md', 'epub'],
    ],
    [['xlsx', 'pptx'], ['pdf']],
    [
      ['ppt', 'odp'],
      ['pdf', 'pptx', 'png', 'jpg'],
    ],
    [['pdf'], ['docx', 'txt', 'rtf', 'odt', 'html', 'md', 'epub']],
    [
      ['pdf', 'docx'],
      ['txt', 'rtf', 'odt', 'html', 'md', 'epub'],
    ],
    [['pdf', 'xlsx'], []],
    [['eml'], ['pdf', 'docx', 'txt', 'rtf', 'odt', 'html', 'md', 'epub']],
  ] as const)('for %j are %j', (kinds, formats) => {
    expect(commonFormats(kinds)).toEqual(formats);
  });
});

test.each([
  ['a.docx', 'docx', 'docx'],
  ['a.doc', 'doc', 'doc'],
  ['a.xls', 'doc', 'xls'],
  ['a.PPT', 'doc', 'ppt'],
  ['a.pps', 'doc', 'ppt'],
  ['a.xlt', 'doc', 'xls'],
  ['a.md', 'text', 'markdown'],
  ['a.csv', 'doc', 'csv'],
  ['a.jpg', 'jpeg', undefined],
] as const)('%s of type %s is taken for %s', (name, type, kind) => {
  expect(likelyKind(name, type)).toBe(kind);
});

test.each([
  ['Report.DOCX', 'pdf', 'Report.pdf'],
  ['Report.potx', 'odp', 'Report.odp'],
  ['Report.xlsb', 'csv', 'Report.csv'],
  ['chapter 1.2', 'txt', 'chapter 1.2.txt'],
  ['notes.md', 'docx', 'notes.docx'],
  ['.doc', 'pdf', 'document.pdf'],
] as const)('%s as %s is called %s', (name, format, result) => {
  expect(resultName(name, format)).toBe(result);
});

describe('a PDF', () => {
  test('becomes text, and says which pages have none', async () => {
    const convertPdfText: Engines['convertPdfText'] = async ({ output }) => {
      await writeFile(output, 'Words\n');
      const none = { scannedPages: [], warnings: ['Page 1 was a scan.'] };
      return { pageCount: 3, pages: 3, characters: 5, pagesWithoutText: [2, 3], ...none };
    };
    const result = await convert('report.pdf', 'pdf', { outputFormat: 'txt', password: '' }, { convertPdfText });
    expect(result).toMatchObject({
      filename: 'report.txt',
      type: 'text',
      bytes: 6,
      warnings: [
        'Page 1 was a scan.',
        'Pages 2, 3 of this PDF hold no text: empty, or an image of text such as a scan.',
      ],
    });
  });

  test('becomes OpenDocument by way of a Word document, and LibreOffice never sees the PDF', async () => {
    const convertPdfDocument = vi.fn<Engines['convertPdfDocument']>(async ({ output }) => {
      await writeFile(output, 'DOCX');
      const warnings = ['Page 2 is doubtful.'];
      return { pageCount: 2, pages: 2, bytes: 4, scannedPages: [], warnings };
    });
    const convertOffice = vi.fn<Engines['convertOffice']>(async () => ({ bytes: 9, warnings: ['Another.'] }));
    const result = await convert(
      'report.pdf',
      'pdf',
      { outputFormat: 'odt', password: 'sesame' },
      { convertPdfDocument, convertOffice },
    );
    expect(result).toMatchObject({ filename: 'report.odt', bytes: 9, warnings: ['Page 2 is doubtful.', 'Another.'] });
    expect(convertPdfDocument).toHaveBeenCalledWith(expect.objectContaining({ format: 'docx', password: 'sesame' }));
    const given = convertOffice.mock.calls[0]?.[0];
    expect(given).toMatchObject({ name: 'report.docx', format: 'odt' });
    expect(given?.input).toBe(convertPdfDocument.mock.calls[0]?.[0].output);
    expect(given?.password).toBeUndefined();
  });

  test('does not become slides, and says what it can become', async () => {
    await expect(convert('report.pdf', 'pdf', { outputFormat: 'pptx' })).rejects.toMatchObject({
      code: 'CONVERSION_NOT_OFFERED',
      message: 'PDF cannot be converted to PPTX here. Please choose DOCX, TXT, RTF, ODT, HTML, Markdown, or EPUB.',
    });
  });
});

test('everything else goes to the office engine, with its name, format and password', async () => {
  const convertOffice = vi.fn<Engines['convertOffice']>(async () => ({ bytes: 7, pages: 2, warnings: ['A warning.'] }));
  const result = await convert('report.odt', 'odt', { outputFormat: 'pdf', password: 'sesame' }, { convertOffice });
  expect(convertOffice).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'report.odt', format: 'pdf', password: 'sesame' }),
  );
  expect(result).toMatchObject({ filename: 'report.pdf', type: 'pdf', bytes: 7, pages: 2, warnings: ['A warning.'] });
});

test('all sheets become a ZIP, and a single one a CSV', async () => {
  const convertOffice = vi.fn<Engines['convertOffice']>(async () => ({ bytes: 7, warnings: [] }));
  const all = await convert('costs.xlsx', 'xlsx', { outputFormat: 'csv', sheet: 'all' }, { convertOffice });
  expect(all).toMatchObject({ filename: 'costs.zip', type: 'zip' });
  const one = await convert('costs.xlsx', 'xlsx', { outputFormat: 'csv', sheet: 'May' }, { convertOffice });
  expect(one).toMatchObject({ filename: 'costs.csv', type: 'csv' });
  expect(convertOffice.mock.calls.map(([{ sheet }]) => sheet)).toEqual(['all', 'May']);
});

describe('slides as images', () => {
  const drawn = (slides: number): Partial<Engines> => ({
    convertOffice: vi.fn<Engines['convertOffice']>(async () => ({ bytes: 7, pages: slides, warnings: ['A font.'] })),
    renderPdf: async ({ directory: folder }) => ({
      pageCount: slides,
      images: await Promise.all(
        Array.from({ length: slides }, async (_, index) => {
          const path = join(folder, `${index + 1}`);
          await writeFile(path, 'image');
          return { path, page: index + 1, width: 2000, height: 1125, bytes: 5, points: { width: 960, height: 540 } };
        }),
      ),
    }),
    writeZip: async ({ entries, output }) => {
      await writeFile(output, entries.map(({ path }) => path).join());
      const files = entries.length;
      return { bytes: 0, files, stored: files, verified: files };
    },
  });

  test('are one image, or a ZIP whose names sort', async () => {
    const engines = drawn(1);
    const one = await convert('talk.pptx', 'pptx', { outputFormat: 'jpg' }, engines);
    expect(one).toMatchObject({ filename: 'talk.jpg', type: 'jpeg', bytes: 5, pages: 1, warnings: ['A font.'] });
    expect(engines.convertOffice).toHaveBeenCalledWith(expect.objectContaining({ format: 'pdf', drawnAs: 'jpg' }));
    const many = await convert('talk.pptx', 'pptx', { outputFormat: 'png' }, drawn(10));
    expect(many).toMatchObject({ filename: 'talk.zip', type: 'zip', pages: 10 });
    expect(await readFile(many.downloadUrl.path, 'utf8')).toMatch(/^talk-slide-01\.png,.*,talk-slide-10\.png$/);
  });

  test('are not made of a PDF here', async () => {
    await expect(convert('report.pdf', 'pdf', { outputFormat: 'png' })).rejects.toMatchObject({
      code: 'CONVERSION_NOT_OFFERED',
    });
  });
});

test('what is to become what it is, whatever its name says, is handed back', async () => {
  const convertOffice = () => Promise.reject(officeErrors.notNeeded({ format: 'DOCX' }));
  const result = await convert('report.doc', 'docx', { outputFormat: 'docx' }, { convertOffice });
  expect(result).toMatchObject({ filename: 'report.docx', warnings: [expect.stringContaining('DOCX already')] });
  expect(result.downloadUrl).toMatchObject({ path: join(directory, 'report.doc') });
});

type Options = z.input<typeof documentConverter.actions.convert.options>;

async function convert(name: string, type: FileType, options: Options, engines: Partial<Engines> = {}) {
  const never = () => Promise.reject(new Error('Not asked for'));
  return convertRun.run({
    options: documentConverter.actions.convert.options.parse(options),
    files: { file: [{ path: join(directory, name), name, type, bytes: 10 }] },
    engines: {
      convertOffice: never,
      convertPdfDocument: never,
      convertPdfText: never,
      inspectPdf: never,
      renderPdf: never,
      writeZip: never,
      ...engines,
    },
    ...calledBy('free'),
    directory: await mkdtemp(join(directory, 'run-')),
    signal: new AbortController().signal,
    progress: () => undefined,
  });
}
