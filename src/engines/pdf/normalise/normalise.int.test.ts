import { expect, test } from 'vitest';
import { openPdf } from '../objects/open-pdf.ts';
import { listPages } from '../objects/page-tree.ts';
import { samplePdf, streamBody } from '../objects/sample-objects.ts';
import { loadPdfium } from '../pdfium/pdfium-library.ts';
import { documentBytes } from '../write/write-document.ts';
import { normalise } from './normalise.ts';

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 5 0 R>>';
const content = streamBody('', '0 0 9 9 re f');
const withKids = (kids: string, odd = page) =>
  samplePdf(['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Count 2/Kids[${kids}]>>`, page, odd, content]);

test.each([
  ['a page tree that leads back to itself', withKids('3 0 R 2 0 R 4 0 R'), 2],
  ['a page that is missing', withKids('3 0 R 99 0 R 4 0 R'), 2],
  ['a page listed twice', withKids('3 0 R 3 0 R'), 2],
  ['a page without its type', withKids('3 0 R 4 0 R', page.replace('/Type/Page', '')), 2],
  ['a page written into its parent', withKids(`3 0 R ${page}`), 2],
  ['contents that are no streams', withKids('3 0 R 4 0 R', page.replace('5 0 R', '[5 0 R null 99 0 R 3 0 R]')), 2],
])('%s is repaired', async (_damage, bytes, pageCount) => {
  const { file, pages, repaired } = await normalise(bytes, { pdfium: loadPdfium });
  expect([pages.length, repaired]).toEqual([pageCount, true]);
  const written = openPdf(documentBytes(file.context));
  const read = listPages(written);
  expect(read).toMatchObject({ isSound: true, pages: { length: pageCount } });
  for (const { dictionary } of read.pages)
    expect(dictionary.toString()).toMatch(/\/MediaBox \[ 0 0 200 200 \](.|\n)*\/Contents (\d+ 0 R|\[ \d+ 0 R \])/);
});

test('a sound file is left as it is', async () => {
  const { repaired, pages } = await normalise(withKids('3 0 R 4 0 R'), { pdfium: loadPdfium });
  expect([repaired, pages.map(({ ref }) => ref?.objectNumber)]).toEqual([false, [3, 4]]);
});
