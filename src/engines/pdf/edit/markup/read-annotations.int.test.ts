import { beforeAll, expect, test } from 'vitest';
import type { Raster } from '../../../../pdf/draw-page.ts';
import { readPageAnnotations } from '../../../../pdf/editing/read-annotations.ts';
import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import { blankPages, samplePdf } from '../../objects/sample-objects.ts';
import { loadPdfium } from '../../pdfium/pdfium-library.ts';

let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await loadPdfium();
});

test('annotations are read where their page shows them, without what cannot be taken hold of', () => {
  using document = open(
    [
      '/Subtype/Highlight/QuadPoints[20 180 80 180 20 160 80 160]/Rect[20 160 80 180]/C[1 .2 0]/T(Ann)/Contents(a\\rb)',
      '/Subtype/Square/Rect[20 100 60 120]/C[0 0 1]/IC[0 1 0]/BS<</W 3>>/F 132',
      '/Subtype/FreeText/Rect[20 60 60 80]/DA(/F0 9 Tf 0 0 1 rg)/C[1 1 0]',
      ...['/Subtype/Popup/Parent 4 0 R', '/Subtype/Text/IRT 4 0 R', '/Subtype/Text/IRT 8 0 R'],
      ...['/Subtype/StrikeOut/IRT 4 0 R/RT/Group', '/Subtype/Stamp/F 2', '/Subtype/Widget', '/Subtype/Watermark'],
    ],
    '/Rotate 90',
  );
  const plain = { fill: undefined, fontSize: 12, strokeWidth: 1, isLocked: false, author: '', content: '', parts: [] };
  const found = readPageAnnotations(document, 0);
  expect(found.map(({ index, kind }) => [index, kind])).toEqual([
    [0, 'highlight'],
    [1, 'square'],
    [2, 'freeText'],
    [6, 'strikeout'],
  ]);
  expect(found[0]).toEqual({
    ...plain,
    ...{ index: 0, kind: 'highlight', box: { left: 160, right: 180, top: 20, bottom: 80 }, color: '#ff3300' },
    ...{ author: 'Ann', content: 'a\nb', parts: [3, 4, 5, 6], replies: 2 },
  });
  expect(found[1]).toMatchObject({ color: '#0000ff', fill: '#00ff00', strokeWidth: 3, isLocked: true, replies: 0 });
  expect(found[2]).toMatchObject({ color: '#0000ff', fill: '#ffff00', fontSize: 9 });
});

test('a page is drawn without an annotation, and the annotation without the page', () => {
  using document = open([
    '/Subtype/Square/Rect[20 100 60 120]/C[1 0 0]/IC[1 0 0]/F 4',
    '/Subtype/Square/Rect[100 20 140 40]/C[0 0 1]/IC[0 0 1]/F 4',
    '/Subtype/Link/Rect[1 1 9 9]',
  ]);
  const size = { maxWidth: 200, maxHeight: 200, maxPixels: 40_000 };
  expect(colorAt(document.show(0, size, { without: [0] }), 40, 90)).toBe('255,255,255,255');
  expect(colorAt(document.show(0, size, { without: [0] }), 120, 170)).toBe('0,0,255,255');
  expect(colorAt(document.show(0, size), 40, 90)).toBe('255,0,0,255');
  const alone = document.showAnnotation(0, 0, { left: 15, top: 75, right: 65, bottom: 105 }, 2);
  expect(alone).toMatchObject({ width: 100, height: 60 });
  expect(alone && colorAt(alone, 50, 30)).toBe('255,0,0,255');
  expect(alone && colorAt(alone, 2, 2)).toBe('0,0,0,0');
});

const open = (annotations: readonly string[], page = '') =>
  PdfiumDocument.open(
    pdfium,
    samplePdf([
      ...blankPages(1, `${page}/Annots[${annotations.map((_, index) => `${index + 4} 0 R`).join(' ')}]`),
      ...annotations.map((entries) => `<</Type/Annot${entries.includes('/Rect[') ? '' : '/Rect[0 0 9 9]'}${entries}>>`),
    ]),
  );

const colorAt = ({ data, width }: Raster, x: number, y: number): string =>
  data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4).join();
