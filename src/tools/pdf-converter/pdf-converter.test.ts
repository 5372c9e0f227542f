import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputFile } from '../../catalog/define-run.ts';
import { asInputFiles, calledBy } from '../../catalog/test-tools.ts';
import type { Engines } from '../../engines/engines.ts';
import { AppError } from '../../shared/errors.ts';
import type { FileType } from '../../shared/file-types.ts';
import { convertChoiceSchema, optionsFor } from './convert-choice.ts';
import { convertRun } from './pdf-converter.run.ts';
import { pdfConverter } from './pdf-converter.tool.ts';
import { imageName } from './result-names.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'satchel-converter-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('what a file becomes', () => {
  test('a PDF becomes a Word document when nothing is chosen', async () => {
    const { result } = await convert([file('Report.pdf', 'pdf')], {});
    expect(result).toMatchObject({ format: 'docx', fileName: 'Report.docx' });
  });

  test('several pages become images in a ZIP', async () => {
    const { result } = await convert([file('Report.pdf', 'pdf')], { format: 'png' }, { pages: [1, 2, 3] });
    expect(result).toMatchObject({
      format: 'png',
      fileType: 'zip',
      fileName: 'Report-png.zip',
      pages: 3,
      pageCount: 3,
    });
  });

  test('one page is an image by itself', async () => {
    const { result } = await convert([file('Report.pdf', 'pdf')], { format: 'jpg' }, { pages: [2], pageCount: 30 });
    expect(result).toMatchObject({ fileType: 'jpeg', fileName: 'Report-page-02.jpg' });
  });

  test('a page chosen twice is converted twice, under two names', async () => {
    const { packed } = await convert([file('a.pdf', 'pdf')], { format: 'png' }, { pages: [1, 1], pageCount: 3 });
    expect(new Set(packed).size).toBe(2);
  });

  test('images become a PDF; all but JPEG and PNG are re-encoded, transparent ones losslessly', async () => {
    const files = [file('a.jpg', 'jpeg'), file('b.png', 'png'), file('c.heic', 'heic'), file('d.webp', 'webp')];
    const { result, images, encoded } = await convert(files, {}, { transparent: ['d.webp'] });
    expect(result).toMatchObject({ format: 'pdf', fileName: 'images.pdf', pages: 4 });
    expect(images.map(({ type }) => type)).toEqual(['jpeg', 'png', 'jpeg', 'png']);
    expect(encoded.map(({ format, quality }) => [format, quality])).toEqual([
      ['jpeg', 92],
      ['png', 100],
    ]);
    expect(images[0]?.path).toBe(files[0]?.path);
  });

  test('an animation gives its first image, with a note', async () => {
    const { result } = await convert([file('moving.gif', 'gif')], {}, { frames: 12 });
    expect(result.notes).toEqual(['Of moving.gif, only the first of 12 images was taken.']);
  });
});

describe('documents', () => {
  test('a PDF becomes a Word document of the same name, with notes on doubtful pages', async () => {
    const { result } = await convert([file('Report.pdf', 'pdf')], { format: 'docx', pages: '2-3' });
    expect(result).toMatchObject({
      format: 'docx',
      fileName: 'Report.docx',
      fileType: 'docx',
      pages: 2,
      notes: ['Page 2 is doubtful.'],
    });
    expect(result).not.toHaveProperty('tables');
  });

  test('its tables become a CSV, with their number in a note', async () => {
    const { result } = await convert([file('Report.pdf', 'pdf')], { format: 'csv' });
    expect(result).toMatchObject({ fileName: 'Report.csv', tables: 3 });
    expect(result.notes[1]).toBe('3 tables are in one file, separated by empty lines. XLSX has a sheet for each.');
  });

  test('one document becomes a PDF, several become a ZIP whose notes name them', async () => {
    const one = await convert([file('Letter.docx', 'docx')], {});
    expect(one.result).toMatchObject({
      format: 'pdf',
      fileName: 'Letter.pdf',
      pages: 2,
      notes: ['Something is missing.'],
    });
    const two = await convert([file('a.eml', 'eml'), file('a.md', 'markdown')], { format: 'pdf' });
    expect(two.result).toMatchObject({ fileName: 'documents.zip', pages: 4 });
    expect(two.packed).toEqual(['a.pdf', 'a (2).pdf']);
    expect(two.result.notes).toEqual(['a.eml: Something is missing.', 'a.md: Something is missing.']);
  });

  test('several PDFs become a document each in a ZIP, and their pages images in one ZIP', async () => {
    const pdfs = [file('a.pdf', 'pdf'), file('b.pdf', 'pdf')];
    const documents = await convert(pdfs, { format: 'xlsx' });
    expect(documents.packed).toEqual(['a.xlsx', 'b.xlsx']);
    expect(documents.result).toMatchObject({
      fileName: 'documents.zip',
      fileType: 'zip',
      pages: 4,
      pageCount: 10,
      tables: 6,
    });
    expect(documents.result.notes).toEqual(['a.pdf: Page 2 is doubtful.', 'b.pdf: Page 2 is doubtful.']);
    const images = await convert(pdfs, { format: 'png' }, { pages: [1, 2] });
    expect(images.packed).toEqual(['a-page-1.png', 'a-page-2.png', 'b-page-1.png', 'b-page-2.png']);
  });

  test('of several documents, the refused one is named', async () => {
    const refused = convert([file('a.docx', 'docx'), file('locked.docx', 'docx')], {});
    await expect(refused).rejects.toMatchObject({
      code: 'PASSWORD_NEEDED',
      status: 422,
      file: 1,
      message: 'locked.docx: Please enter it.',
    });
  });

  test('without LibreOffice, documents are refused and everything else works', async () => {
    const documents = convert([file('a.docx', 'docx')], {}, { withoutOffice: true });
    await expect(documents).rejects.toMatchObject({ code: 'OFFICE_NOT_HERE', status: 503 });
    const { result } = await convert([file('a.pdf', 'pdf')], { format: 'html' }, { withoutOffice: true });
    expect(result.fileName).toBe('a.html');
  });
});

describe('what cannot be', () => {
  test.each([
    ['a PDF beside an image', ['pdf', 'png'], {}, 'PDF_AND_PICTURES'],
    ['some pages of two PDFs', ['pdf', 'pdf'], { pages: '1' }, 'PAGES_OF_SEVERAL_PDFS'],
    ['a document beside an image', ['docx', 'png'], {}, 'PDF_AND_PICTURES'],
    ['a document as text', ['docx'], { format: 'txt' }, 'FORMAT_NOT_POSSIBLE'],
    ['a PDF as a PDF', ['pdf'], { format: 'pdf' }, 'FORMAT_NOT_POSSIBLE'],
    ['an image as text', ['png'], { format: 'txt' }, 'FORMAT_NOT_POSSIBLE'],
  ] as const)('%s is refused', async (_, types, options, code) => {
    const files = types.map((type, index) => file(`${index}.${type}`, type));
    await expect(convert(files, options)).rejects.toMatchObject({ code, status: 400 });
  });

  test.each([
    [{ dpi: 35 }, /from 36 to 600/],
    [{ dpi: '601' }, /from 36 to 600/],
    [{ quality: 0 }, /from 1 to 100/],
    [{ pages: '9-1' }, /backwards/],
    [{ pages: '0' }, /begins before page 1/],
    [{ margin: 51 }, /0 to 50/],
    [{ format: 'gif' }, /docx, html, md, txt, xlsx, csv, png, jpg, webp or pdf/],
  ])('the options %j are refused with the allowed values', (options, message) => {
    expect(pdfConverter.actions.convert.options.safeParse(options).error?.issues[0]?.message).toMatch(message);
  });
});

describe('names', () => {
  test('files sort by page, and a single page has no number', () => {
    expect(imageName('Report.pdf', 7, 120, 'png')).toBe('Report-page-007.png');
    expect(imageName('Report.pdf', 1, 1, 'png')).toBe('Report.png');
    expect(imageName('.pdf', 1, 1, 'png')).toBe('document.png');
  });

  test('only the settings that matter for a format are sent', () => {
    const choice = convertChoiceSchema.parse({});
    expect(optionsFor('txt', choice)).toEqual({ format: 'txt', pageBreaks: 'none', ocrLanguages: 'eng' });
    expect(optionsFor('docx', choice, ['de-AT', 'en'])).toEqual({ format: 'docx', ocrLanguages: 'deu,eng' });
    expect(optionsFor('png', choice)).not.toHaveProperty('quality');
    expect(optionsFor('jpg', choice)).not.toHaveProperty('transparent');
  });
});

const file = (name: string, type: FileType) => ({ path: `/job/in/${name}`, name, type, bytes: 1000 });

/** Runs the conversion with fake engines that record their requests. */
async function convert(
  files: ReturnType<typeof file>[],
  options: object,
  world: {
    pages?: number[];
    pageCount?: number;
    transparent?: string[];
    frames?: number;
    withoutOffice?: boolean;
  } = {},
) {
  const { pages = [1], pageCount = pages.length, transparent = [], frames = 1 } = world;
  const folder = await mkdtemp(join(directory, 'job-'));
  const packed: string[] = [];
  const encoded: { format: string; quality: number }[] = [];
  let images: { path: string; type: string }[] = [];
  const make = async (path: string) => {
    await writeFile(path, 'content');
    return path;
  };
  const engines: Partial<Engines> = {
    readImage: async ({ input }) => {
      return { width: 10, height: 10, frames, hasAlpha: transparent.some((name) => input.endsWith(name)) };
    },
    encodeImage: async ({ format, quality, output }) => {
      encoded.push({ format, quality });
      await make(output);
      return { width: 10, height: 10, frames: 1, hasAlpha: false, bytes: 7 };
    },
    renderPdf: async ({ directory: into }) => {
      const drawn = pages.map(async (page, index) => {
        const path = await make(join(into, `${index}.png`));
        return { page, path, width: 10, height: 20, bytes: 7, points: { width: 5, height: 10 } };
      });
      return { pageCount, images: await Promise.all(drawn) };
    },
    convertPdfDocument: async ({ output, format }) => {
      await make(output);
      const isTables = format === 'csv' || format === 'xlsx';
      const warnings = ['Page 2 is doubtful.'];
      return { pageCount: 5, pages: 2, bytes: 7, scannedPages: [], warnings, ...(isTables ? { tables: 3 } : {}) };
    },
    writeZip: async ({ entries, output }) => {
      packed.push(...entries.map(({ path }) => path));
      await make(output);
      return { bytes: 7, files: entries.length, stored: entries.length, verified: entries.length };
    },
    imagesToPdf: async ({ images: given, output }) => {
      images = [...given];
      await make(output);
      return { pages: given.length, bytes: 7 };
    },
  };
  if (!world.withoutOffice) {
    engines.convertOffice = async ({ name, output }) => {
      if (name.startsWith('locked')) {
        throw new AppError({ code: 'PASSWORD_NEEDED', status: 422, message: 'Please enter it.' });
      }
      await make(output);
      return { bytes: 7, pages: 2, warnings: ['Something is missing.'] };
    };
  }
  const result = await convertRun.run({
    options: pdfConverter.actions.convert.options.parse(options),
    files: { file: asInputFiles(files) },
    engines: engines as Engines,
    ...calledBy('free'),
    directory: folder,
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  const { downloadUrl } = result as { downloadUrl: OutputFile };
  return { result, downloadUrl, packed, encoded, images };
}
