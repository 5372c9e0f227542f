import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calledBy } from '../../catalog/test-tools.ts';
import type { SplitPdfRequest } from '../../engines/pdf/pdf-capabilities.ts';
import { nameParts } from './part-names.ts';
import { splitRun } from './pdf-splitter.run.ts';
import { pdfSplitter } from './pdf-splitter.tool.ts';

const { split } = pdfSplitter.actions;

describe('options', () => {
  test.each([
    [{}, 'Please enter the pages you want, such as 1,3,5-7.'],
    [{ splitMethod: 'pages', pages: '  ' }, 'Please enter the pages you want, such as 1,3,5-7.'],
    [{ splitMethod: 'range' }, 'Please enter the ranges you want, such as 1-3,4-6.'],
    [{ splitMethod: 'range', ranges: '' }, 'Please enter the ranges you want, such as 1-3,4-6.'],
    [{ splitMethod: 'pages', pages: 'a' }, "'a' is neither a page nor a range."],
    [{ splitMethod: 'pages', pages: '9-1' }, "The range '9-1' runs backwards."],
    [{ splitMethod: 'halves' }, 'The split method must be'],
    [{ splitMethod: 'every', every: '0' }, 'Every must be a whole number'],
    [{ splitMethod: 'size', maxBytes: '1' }, 'The size must be'],
    [{ splitMethod: 'bookmarks', level: 'x' }, 'The bookmark level must be'],
  ])('%j are refused with a sentence', (options, sentence) => {
    const parsed = split.options.safeParse(options);
    expect(parsed.error?.issues[0]?.message).toContain(sentence);
  });

  test('of one method do not need those of another', () => {
    expect(split.options.parse({ splitMethod: 'single', pages: '' })).toMatchObject({ splitMethod: 'single' });
  });
});

describe('parts are named after their content', () => {
  test.each([
    [[[3]], 'other', ['report-page-3.pdf']],
    [[[1, 2, 3], [4]], 'other', ['report-pages-1-3.pdf', 'report-page-4.pdf']],
    [[[1, 3, 5, 6]], 'other', ['report-pages-1,3,5-6.pdf']],
    [[[2], [2]], 'other', ['report-page-2.pdf', 'report-page-2 (2).pdf']],
    [[[1, 3], [2]], 'odd-even', ['report-odd-pages.pdf', 'report-even-pages.pdf']],
    [[Array.from({ length: 30 }, (_, index) => index * 2 + 1)], 'other', ['report-30-pages-from-1.pdf']],
  ] as const)('%j', (parts, kind, names) => {
    expect(
      nameParts(
        'report.pdf',
        parts.map((pages) => ({ pages })),
        kind,
      ),
    ).toEqual(names);
  });

  test('bookmark names are made safe and numbered so that they sort', () => {
    const titles = [
      '../../etc/passwd',
      'What?\n"Why"',
      'نامه\u200cها 👩\u200d👧',
      '',
      'x'.repeat(300),
      ...Array.from({ length: 8 }, () => 'Same'),
    ];
    const names = nameParts(
      'a.pdf',
      titles.map((title, index) => ({ pages: [index + 1], title })),
      'bookmarks',
    );
    expect(names.slice(0, 5)).toEqual([
      'a-01-..-..-etc-passwd.pdf',
      'a-02-What Why.pdf',
      'a-03-نامه\u200cها 👩\u200d👧.pdf',
      'a-04-page-4.pdf',
      `a-05-${'x'.repeat(80)}.pdf`,
    ]);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('the run requests what was chosen, packs a ZIP and returns the result of the call', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'satchel-splitter-'));
  const asked: SplitPdfRequest[] = [];
  const result = await splitRun.run({
    options: split.options.parse({ splitMethod: 'bookmarks', level: '2' }),
    files: { file: [{ path: '/job/in/0.pdf', name: 'book.pdf', type: 'pdf', bytes: 10 }] },
    engines: {
      splitPdf: async (request) => {
        asked.push(request);
        return {
          pageCount: 3,
          parts: [
            { path: '/job/1', pages: [1, 2], bytes: 5, title: 'One' },
            { path: '/job/2', pages: [3], bytes: 4 },
          ],
          warnings: ['Watch out.'],
        };
      },
      writeZip: async ({ entries }) => ({ bytes: 9, files: entries.length, stored: 0, verified: entries.length }),
    },
    ...calledBy('free'),
    directory,
    signal: new AbortController().signal,
    progress: () => {},
  });
  await rm(directory, { recursive: true });
  expect(asked[0]?.split).toEqual({ method: 'bookmarks', level: 2 });
  expect(result).toMatchObject({
    downloadUrls: [{ name: 'book-1-One.pdf' }, { name: 'book-2-page-3.pdf' }],
    zipUrl: { name: 'book-split.zip', type: 'zip' },
    parts: [
      { name: 'book-1-One.pdf', pages: '1-2', pageCount: 2, bytes: 5, title: 'One' },
      { name: 'book-2-page-3.pdf', pages: '3', pageCount: 1, bytes: 4 },
    ],
    pageCount: 3,
    warnings: ['Watch out.'],
  });
});
