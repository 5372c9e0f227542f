import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { runs } from './pdf-merger.run.ts';

const fixture = (name: string) => readFile(fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url)));
let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([runs]);
});
afterAll(() => app.close());

test('a PDF and a photo become one PDF, named after the first', async () => {
  const { status, body } = await merge([
    ['tides.pdf', await fixture('tides.pdf')],
    ['beach.jpg', await fixture('photo.jpg')],
  ]);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      fileName: 'tides-merged.pdf',
      pageCount: 5,
      sources: [
        { name: 'tides.pdf', pageCount: 4, pagesTaken: 4, repaired: false },
        { name: 'beach.jpg', pageCount: 1, pagesTaken: 1, repaired: false },
      ],
      kept: { bookmarks: 2, links: 1, fields: 1, annotations: 0, attachments: 0 },
      renamedFields: 0,
      warnings: [],
    },
  });
  const result = await download(body.downloadUrl);
  expect(result.length).toBe(body.bytes);
  // The photo is in the result byte for byte.
  expect(result.includes(await fixture('photo.jpg'))).toBe(true);
});

test('pages are taken in any order, from both files', async () => {
  const tides = await fixture('tides.pdf');
  const { status, body } = await merge(
    [
      ['a.pdf', tides],
      ['b.pdf', tides],
    ],
    {
      pages: JSON.stringify([
        { file: 1, page: 4 },
        { file: 0, page: 1, rotation: 90 },
      ]),
    },
  );
  expect({ status, body }).toMatchObject({ status: 200, body: { pageCount: 2, kept: { bookmarks: 1, links: 0 } } });
});

test('a locked file is named with its index, and opens with its password', async () => {
  const tides = await fixture('tides.pdf');
  const locked = await PDFDocument.load(tides);
  locked.encrypt({ userPassword: 'ebb' });
  const files: [string, Uint8Array][] = [
    ['open.pdf', tides],
    ['locked.pdf', await locked.save()],
  ];
  expect(await merge(files)).toMatchObject({
    status: 422,
    body: { code: 'PASSWORD_NEEDED', file: 1, message: expect.stringContaining('File 2 of 2 (locked.pdf): ') },
  });
  const { status, body } = await merge(files, { sources: JSON.stringify([null, { password: 'ebb', pages: '2-3' }]) });
  expect({ status, body }).toMatchObject({ status: 200, body: { pageCount: 6 } });
});

test.each([
  ['one file only', 1, {}, 400, 'Please select at least 2 PDF files to merge.'],
  ['six files of a free user', 6, {}, 400, 'Free users can merge up to 5 files at once.'],
  ['a missing page', 2, { sources: '[{"pages":"9"},null]' }, 400, 'File 1 of 2 (0.pdf): '],
])('%s is refused with a sentence', async (_case, count, options, status, sentence) => {
  const tides = await fixture('tides.pdf');
  const files = Array.from({ length: count }, (_, index): [string, Buffer] => [`${index}.pdf`, tides]);
  const answer = await merge(files, options);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toContain(sentence);
});

type Answer = { downloadUrl: string; bytes: number; message: string };

async function merge(files: readonly (readonly [name: string, content: Uint8Array])[], options: object = {}) {
  const form = new FormData();
  for (const [index, [name, content]] of files.entries()) {
    form.append(`file_${index}`, new File([new Uint8Array(content)], name));
  }
  for (const [name, value] of Object.entries(options)) form.append(name, String(value));
  const answer = await fetch(`${app.url}/api/pdf-merger`, { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

const download = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(app.url + url)).arrayBuffer());
