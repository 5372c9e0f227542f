import { PDFRef } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { openPdf } from '../../objects/open-pdf.ts';
import { listPages } from '../../objects/page-tree.ts';
import { blankPages, samplePdf } from '../../objects/sample-objects.ts';
import { objectsOfPages } from './objects-of-pages.ts';

test('a page with 200,000 notes is no danger to the stack', () => {
  const file = openPdf(samplePdf([...blankPages(1, `/Annots[${'4 0 R '.repeat(200_000)}]`), '<</Subtype/Text>>']));
  const pages = listPages(file).pages.map(({ dictionary }) => dictionary);
  expect([...objectsOfPages(file.context, pages)]).toEqual([PDFRef.of(4)]);
});
