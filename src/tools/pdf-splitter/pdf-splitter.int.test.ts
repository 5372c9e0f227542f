import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { runs } from './pdf-splitter.run.ts';

const fixture = fileURLToPath(new URL('./fixtures/tides.pdf', import.meta.url));
let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([runs]);
});
afterAll(() => app.close());

test('each listed page becomes a file, and all of them a ZIP', async () => {
  const { status, body } = await split({ splitMethod: 'pages', pages: '1,3-' });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      parts: [
        { name: 'tides-page-1.pdf', pages: '1', pageCount: 1 },
        { name: 'tides-page-3.pdf', pages: '3', pageCount: 1 },
        { name: 'tides-page-4.pdf', pages: '4', pageCount: 1 },
      ],
      pageCount: 4,
      zipName: 'tides-split.zip',
    },
  });
  expect(body.downloadUrls).toHaveLength(3);
  for (const [index, url] of body.downloadUrls.entries()) {
    const part = await download(url);
    expect(part.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(part.length).toBe(body.parts[index]?.bytes);
  }
  const zip = unzipSync(await download(body.zipUrl));
  expect(Object.keys(zip)).toEqual(['tides-page-1.pdf', 'tides-page-3.pdf', 'tides-page-4.pdf']);
});

test.each([
  [{ splitMethod: 'range', ranges: '1-2,3-4' }, ['tides-pages-1-2.pdf', 'tides-pages-3-4.pdf']],
  [{ splitMethod: 'range', ranges: '1-2,4', oneFile: 'true' }, ['tides-pages-1-2,4.pdf']],
  [{ splitMethod: 'every', every: '3' }, ['tides-pages-1-3.pdf', 'tides-page-4.pdf']],
  [{ splitMethod: 'odd-even' }, ['tides-odd-pages.pdf', 'tides-even-pages.pdf']],
  [{ splitMethod: 'bookmarks' }, ['tides-1-Harbour tides.pdf', 'tides-2-Springs and neaps.pdf']],
  [{ splitMethod: 'size', maxBytes: '1000000' }, ['tides-pages-1-4.pdf']],
])('%j makes %j', async (options, names) => {
  const { body } = await split(options);
  expect(body.parts.map(({ name }) => name)).toEqual(names);
});

test.each([
  [{ splitMethod: 'pages' }, 'Please enter the pages you want, such as 1,3,5-7.'],
  [{ splitMethod: 'range', ranges: '' }, 'Please enter the ranges you want, such as 1-3,4-6.'],
  [{ splitMethod: 'pages', pages: '0' }, "'0' begins before page 1."],
  [{ splitMethod: 'pages', pages: '9-1' }, "The range '9-1' runs backwards."],
  [{ splitMethod: 'pages', pages: 'a' }, "'a' is neither a page nor a range."],
  [{ splitMethod: 'pages', pages: '1,,3' }, 'A comma in the page list has nothing before or after it.'],
  [{ splitMethod: 'pages', pages: '3,5' }, "'5' goes beyond the last page. This document has the pages 1 to 4."],
  [{ splitMethod: 'range', ranges: '5-' }, "'5-' goes beyond the last page."],
])('%j is refused with the part and what is allowed', async (options, sentence) => {
  const { status, body } = await split(options);
  expect(status).toBe(400);
  expect(body.message).toContain(sentence);
});

type Answer = {
  downloadUrls: string[];
  zipUrl: string;
  parts: { name: string; bytes: number }[];
  message: string;
};

async function split(options: object) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await readFile(fixture))], 'tides.pdf'));
  for (const [name, value] of Object.entries(options)) form.append(name, String(value));
  const answer = await fetch(`${app.url}/api/pdf-splitter`, { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

const download = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(app.url + url)).arrayBuffer());
