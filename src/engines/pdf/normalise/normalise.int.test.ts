import { expect, test } from 'vitest';
import { streamEntry } from '../objects/access.ts';
import { decodeStream } from '../objects/decode-stream.ts';
import { openPdf } from '../objects/open-pdf.ts';
import { listPages } from '../objects/page-tree.ts';
import { samplePdf, streamBody } from '../objects/sample-objects.ts';
import { loadPdfium } from '../pdfium/pdfium-library.ts';
import { documentBytes } from '../write/write-document.ts';
import { normalise } from './normalise.ts';

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 5 0 R>>';
const content = streamBody('', '0 0 9 9 re f');
const withContent = (content: string) =>
  samplePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    page,
    'null',
    streamBody('', content),
  ]);
const withKids = (kids: string, odd = page) =>
  samplePdf(['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Count 2/Kids[${kids}]>>`, page, odd, content]);

test.each([
  ['a page tree that leads back to itself', withKids('3 0 R 2 0 R 4 0 R'), 2],
  ['a page that is missing', withKids('3 0 R 99 0 R 4 0 R'), 2],
  ['a page listed twice', withKids('3 0 R 3 0 R'), 2],
  ['a page without its type', withKids('3 0 R 4 0 R', page.replace('/Type/Page', '')), 2],
  ['a page written into its parent', withKids(`3 0 R ${page}`), 2],
  [
    'contents that are nowhere',
    withKids('3 0 R 4 0 R', page.replace('5 0 R', '99 0 R').replace('/MediaBox', '/Rotate 0/MediaBox')),
    2,
  ],
  ['contents that are no streams', withKids('3 0 R 4 0 R', page.replace('5 0 R', '[5 0 R null 99 0 R 3 0 R]')), 2],
])('%s is repaired', async (_damage, bytes, pageCount) => {
  const { file, pages, repaired } = await normalise(bytes, { pdfium: loadPdfium });
  expect([pages.length, repaired]).toEqual([pageCount, true]);
  const written = openPdf(documentBytes(file.context));
  const read = listPages(written);
  expect(read).toMatchObject({ isSound: true, pages: { length: pageCount } });
  for (const { dictionary } of read.pages)
    expect(dictionary.toString()).toMatch(
      /\/MediaBox \[ 0 0 200 200 \](.|\n)*\/Contents (\d+ 0 R|\[ \d+ 0 R \])|\/Rotate 0/,
    );
});

test.each([
  ['stray brackets', '0 0 9 9 re ) f > ] >> } {', '0 0 9 9 re f'],
  ['a string without an end', '0 0 9 9 re f (Apples', '0 0 9 9 re f'],
  ['a list without an end', '0 0 9 9 re f [ (a) } 5 <</A [ 1', '0 0 9 9 re f'],
  ['an inline image without an end', '0 0 9 9 re f BI /W 9 ID abc', '0 0 9 9 re f'],
  ['other signs in a hexadecimal string', '<4x1> Tj <</A <</B [ 1 ]>> >> DP', '<41> Tj <</A <</B [ 1 ]>> >> DP'],
  ['an integer of many digits', '99999999999999999999 0 9 9 re', '0 0 9 9 re'],
])('%s in the content of a page are taken out', async (_damage, damaged, clean) => {
  const bytes = withContent(damaged);
  const { pages, repaired } = await normalise(bytes, { pdfium: loadPdfium });
  expect(repaired).toBe(true);
  const stream = streamEntry(pages[0]?.dictionary, 'Contents');
  const content = stream && decodeStream(stream).data.toString('latin1');
  expect(content?.replace(/\s+/g, ' ').trim()).toBe(clean);
});

test('content that only looks odd stays', async () => {
  const odd = '% a (comment >\n[ (a\\)(b)) -5 <48 4> ] TJ /A(x)Tj BI /W 1 ID )]>\n EI Q <</A(])>>BDC';
  expect(await normalise(withContent(odd), { pdfium: loadPdfium })).toMatchObject({ repaired: false });
});

test('a sound file is left as it is', async () => {
  const { repaired, pages } = await normalise(withKids('3 0 R 4 0 R'), { pdfium: loadPdfium });
  expect([repaired, pages.map(({ ref }) => ref?.objectNumber)]).toEqual([false, [3, 4]]);
});
