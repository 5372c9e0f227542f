import { describe, expect, test } from 'vitest';
import type { ActionOptions } from '../../catalog/define-tool.ts';
import { asInputFiles, calledBy } from '../../catalog/test-tools.ts';
import type { MergePdfRequest } from '../../engines/pdf/pdf-capabilities.ts';
import { AppError } from '../../shared/errors.ts';
import type { FileType } from '../../shared/file-types.ts';
import { mergedName } from './merge-names.ts';
import { mergeRun } from './pdf-merger.run.ts';
import { pdfMerger } from './pdf-merger.tool.ts';

const { merge } = pdfMerger.actions;

describe('a merger', () => {
  test('requests the options of each file', async () => {
    const { asked } = await run({ sources: [null, { pages: '1-2', rotation: 90, password: 'key' }] });
    expect(asked).toMatchObject({
      sources: [
        { name: 'a.pdf', title: 'a', pages: undefined, rotation: 0, password: undefined },
        { name: 'b.pdf', title: 'b', pages: '1-2', rotation: 90, password: 'key' },
      ],
      outline: 'files',
      arrangement: undefined,
    });
  });

  test('requests single pages in order', async () => {
    const { asked } = await run({ pages: [{ file: 1, page: 2, rotation: 180 }] });
    expect(asked.arrangement).toEqual([{ source: 1, page: 2, rotation: 180 }]);
  });

  test('returns the result of the call', async () => {
    const { result } = await run({ name: 'All of it.pdf' });
    expect(result).toMatchObject({
      downloadUrl: { name: 'All of it.pdf', type: 'pdf' },
      fileName: 'All of it.pdf',
      pageCount: 3,
      sources: [
        { name: 'a.pdf', pageCount: 2, pagesTaken: 2, repaired: false },
        { name: 'b.pdf', pageCount: 1, pagesTaken: 1, repaired: true },
      ],
      warnings: ['b.pdf was damaged.'],
    });
  });

  test.each([
    [{ sources: [null] }, 'There are 2 files but 1 sources. Please send one for each file, or none.'],
    [{ pages: [{ file: 2, page: 1 }] }, 'There is no file 2: files are numbered from 0 to 1.'],
  ])('with %j is refused', async (options, message) => {
    await expect(run(options)).rejects.toMatchObject({ status: 400, message });
  });
});

describe('an image', () => {
  test.each([
    ['jpeg', ['jpeg to pdf']],
    ['png', ['png to pdf']],
    ['webp', ['webp to jpeg', 'jpeg to pdf']],
    ['gif', ['gif to png', 'png to pdf']],
  ] as const)('of type %s becomes a page: %j', async (type, steps) => {
    const { asked, made } = await run({}, ['pdf', type]);
    expect(made).toEqual(steps);
    expect(asked.sources.map(({ input }) => input)).toEqual(['/job/in/a.pdf', '/job/image-1.pdf']);
  });

  test('that cannot be read is named in the error', async () => {
    await expect(run({}, ['pdf', 'tiff'])).rejects.toMatchObject({
      code: 'BAD',
      file: 1,
      message: 'File 2 of 2 (b.pdf): It is damaged.',
    });
  });
});

test.each([
  [{ sources: '[{"pages":"0"}]' }, "'0' begins before page 1. Pages are counted from 1."],
  [{ sources: 'nonsense' }, 'Sources must be a JSON list with one object or null for each file.'],
  [{ sources: '[{"rotation":45}]' }, 'A rotation must be 0, 90, 180 or 270 degrees.'],
  [{ pages: '[]' }, 'The result must have at least one page.'],
  [{ pages: '[{"file":0,"page":0}]' }, 'Pages must be a JSON list of objects such as'],
  [{ outline: 'some' }, 'Outline must be files, keep or none.'],
])('the options %j are refused with a sentence', (options, sentence) => {
  expect(merge.options.safeParse(options).error?.issues[0]?.message).toContain(sentence);
});

test('the limits are 5 files of 10 MB, or 20 of 50 MB with Pro, and at least two', () => {
  const { file } = merge.files;
  expect(file.many).toMatchObject({ min: 2, max: { free: 5, pro: 20 } });
  expect(file.maxBytes).toEqual({ free: 10_485_760, pro: 52_428_800 });
  expect(file.messages.missing.title).toBe('Not Enough Files');
});

test.each([
  [undefined, 'report.pdf', 'report-merged.pdf'],
  ['', 'report', 'report-merged.pdf'],
  ['../x.PDF', 'a.pdf', 'x.pdf'],
  ['???', 'a.pdf', 'a-merged.pdf'],
])('asked for %j with %s first, the result is called %s', (requestedName, first, name) => {
  expect(mergedName(requestedName, first)).toBe(name);
});

async function run(options: object, types: readonly FileType[] = ['pdf', 'pdf']) {
  const asked: MergePdfRequest[] = [];
  const made: string[] = [];
  const parsed: ActionOptions<typeof merge> = merge.options.parse(options);
  const result = await mergeRun.run({
    options: parsed,
    files: {
      file: asInputFiles(
        types.map((type, index) => {
          const name = `${'ab'[index]}.pdf`;
          return { path: `/job/in/${name}`, name, type, bytes: 10 };
        }),
      ),
    },
    engines: {
      readImage: async () => ({ width: 1, height: 1, frames: 1, hasAlpha: types.includes('gif') }),
      encodeImage: async ({ format, inputType }) => {
        made.push(`${inputType} to ${format}`);
        return { bytes: 1, width: 1, height: 1, frames: 1, hasAlpha: false };
      },
      imagesToPdf: async ({ images }) => {
        if (types.includes('tiff')) throw new AppError({ code: 'BAD', status: 422, message: 'It is damaged.' });
        made.push(...images.map(({ type }) => `${type} to pdf`));
        return { pages: 1, bytes: 1 };
      },
      mergePdf: async (request) => {
        asked.push(request);
        return {
          pageCount: 3,
          bytes: 100,
          sources: [
            { pageCount: 2, pagesTaken: 2, repaired: false },
            { pageCount: 1, pagesTaken: 1, repaired: true },
          ],
          kept: { bookmarks: 0, links: 0, fields: 0, annotations: 0, attachments: 0 },
          renamedFields: 0,
          warnings: ['b.pdf was damaged.'],
        };
      },
    },
    ...calledBy('free'),
    directory: '/job',
    signal: new AbortController().signal,
    progress: () => {},
  });
  const [first] = asked;
  if (!first) throw new Error('Not asked');
  return { asked: first, made, result };
}
