import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pdfium } from '../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { type SampleOptions, sampleDocument } from '../copy/sample-documents.ts';
import { readWithPdfJs } from '../copy/second-reader.ts';
import { blankPages, samplePdf, streamBody } from '../objects/sample-objects.ts';
import { loadPdfium } from '../pdfium/pdfium-library.ts';
import { type MergeTask, mergePdfs } from './merge-pdfs.ts';

let directory: string;
let pdfium: Pdfium;
let files = 0;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'satchel-merge-'));
  pdfium = await loadPdfium();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('merged documents keep', () => {
  test('their pages in order, drawn as before', async () => {
    const [first, second] = [
      await sampleDocument({ pages: 2, mark: 'A' }),
      await sampleDocument({ pages: 3, mark: 'B' }),
    ];
    const { bytes, merged } = await merge([first, second]);
    expect(merged).toMatchObject({ pageCount: 5, sources: [{ pagesTaken: 2 }, { pagesTaken: 3 }], warnings: [] });
    const before = [...draw(first), ...draw(second)];
    expect(draw(bytes)).toEqual(before);
  });

  test('their bookmarks, below an entry for each file', async () => {
    const { document, merged } = await mergeSamples([
      {
        pages: 2,
        bookmarks: [
          ['One', 1],
          [' Below', 2],
        ],
      },
      { pages: 2, bookmarks: [['Two', 2]] },
    ]);
    expect(document.bookmarks).toEqual([
      { title: 'file 1', page: 1 },
      { title: '  One', page: 1 },
      { title: '    Below', page: 2 },
      { title: 'file 2', page: 3 },
      { title: '  Two', page: 4 },
    ]);
    expect(merged.kept.bookmarks).toBe(3);
  });

  test('their bookmarks one after the other, or none, when asked', async () => {
    const samples: SampleOptions[] = [
      { pages: 1, bookmarks: [['One', 1]] },
      { pages: 1, bookmarks: [['Two', 1]] },
    ];
    const kept = await mergeSamples(samples, { outline: 'keep' });
    expect(kept.document.bookmarks).toEqual([
      { title: 'One', page: 1 },
      { title: 'Two', page: 2 },
    ]);
    expect((await mergeSamples(samples, { outline: 'none' })).document.bookmarks).toEqual([]);
  });

  test('links to pages and to names, also where both files use a name', async () => {
    const { document, merged } = await mergeSamples([
      { pages: 2, links: [[2, 1]], names: { start: 2 } },
      { pages: 3, links: [[1, 3]], names: { start: 2, end: 3 } },
    ]);
    expect(document.links).toEqual([
      { from: 1, to: 2 },
      { from: 2, to: 1 },
      { from: 3, to: 5 },
      { from: 3, to: 5 },
      { from: 3, to: 4 },
    ]);
    expect(merged.kept.links).toBe(5);
  });

  test('form fields with their own values, renamed where names clash', async () => {
    const { document, merged } = await mergeSamples([
      {
        pages: 1,
        fields: [
          ['name', 1, 'Ann'],
          ['city', 1, 'Oslo'],
        ],
      },
      { pages: 1, fields: [['name', 1, 'Bob']] },
    ]);
    expect(document.fields).toEqual({ name: 'Ann', city: 'Oslo', name_2: 'Bob' });
    expect(merged).toMatchObject({ renamedFields: 1, kept: { fields: 3 } });
  });

  test('attachments, the later of two with one name under another', async () => {
    const { document } = await mergeSamples([
      { pages: 1, attachments: ['data.csv'] },
      { pages: 1, attachments: ['data.csv', 'note.txt'] },
    ]);
    expect(document.attachments.sort()).toEqual(['data.csv', 'data.csv (2)', 'note.txt'].sort());
  });

  test('page labels of each file', async () => {
    const { document } = await mergeSamples([
      { pages: 3, labels: '[0,{"S":"r"},2,{"S":"D"}]' },
      { pages: 2 },
      { pages: 1, labels: '[0,{"S":"A","St":3}]' },
    ]);
    expect(document.pageLabels).toEqual(['i', 'ii', '1', '1', '2', 'C']);
  });

  test('their structure, with the roles of each file', async () => {
    const { document } = await mergeBytes([tagged('H1'), tagged('P')]);
    expect(document.structure).toEqual(['Document(H1)', 'Document(Figure)', 'Document(P)', 'Document(Figure)']);
    const second = await mergeBytes([tagged('H1'), tagged('P')], { sources: [{ pages: '2' }, { pages: '1' }] });
    expect(second.document.structure).toEqual(['Document(Figure)', 'Document(P)']);
  });

  test('the title of the first', async () => {
    const { document } = await mergeSamples([
      { pages: 1, title: 'First' },
      { pages: 1, title: 'Second' },
    ]);
    expect(document.title).toBe('First');
  });
});

describe('pages are chosen', () => {
  test('by ranges and turned, file by file', async () => {
    const { bytes, merged } = await merge([await sampleDocument({ pages: 4 }), await sampleDocument({ pages: 2 })], {
      sources: [{ pages: '4,1-2' }, { rotation: 90 }],
    });
    expect(merged.sources.map(({ pagesTaken }) => pagesTaken)).toEqual([3, 2]);
    const document = PdfiumDocument.open(pdfium, bytes);
    expect(document.pageSize(0)).toEqual({ width: 200, height: 300 });
    expect(document.pageSize(3)).toEqual({ width: 300, height: 200 });
    document.close();
  });

  test('one by one, mixed and repeated', async () => {
    const [a, b] = [await sampleDocument({ pages: 2, mark: 'A' }), await sampleDocument({ pages: 2, mark: 'B' })];
    const { bytes } = await merge([a, b], {
      arrangement: [
        { source: 1, page: 2, rotation: 0 },
        { source: 0, page: 1, rotation: 0 },
        { source: 1, page: 2, rotation: 0 },
      ],
    });
    const [a1] = draw(a);
    const b2 = draw(b)[1];
    expect(draw(bytes)).toEqual([b2, a1, b2]);
  });

  test('and links to pages that were not chosen are removed', async () => {
    const { document } = await mergeSamples(
      [
        {
          pages: 3,
          links: [
            [1, 3],
            [1, 2],
          ],
        },
        { pages: 1 },
      ],
      {
        sources: [{ pages: '1-2' }, {}],
      },
    );
    expect(document.links).toEqual([{ from: 1, to: 2 }]);
  });

  test.each([
    [
      { sources: [{ pages: '5' }, {}] },
      "File 1 of 2 (file-1.pdf): '5' goes beyond the last page. This document has the pages 1 to 2.",
      0,
    ],
    [
      { arrangement: [{ source: 1, page: 9, rotation: 0 as const }] },
      'File 2 of 2 (file-2.pdf): There is no page 9: this PDF has 2 pages.',
      1,
    ],
  ])('beyond the last page with a sentence that names the file: %j', async (options, message, file) => {
    const document = await sampleDocument({ pages: 2 });
    await expect(merge([document, document], options)).rejects.toMatchObject({ status: 400, message, file });
  });
});

describe("what acts on the reader's computer is kept out and said", () => {
  test.each([
    [
      'a script of the document',
      ((document) => document.addJavaScript('hello', 'app.alert(1)')) satisfies Change,
      'Scripts',
    ],
    ['a script of a link', linkTo({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }), 'Scripts'],
    ['a script behind an address', linkTo({ S: 'URI', URI: PDFString.of(' JavaScript:alert(1)') }), 'Scripts'],
    ['a program', linkTo({ S: 'Launch', F: PDFString.of('calc.exe') }), '1 command'],
    [
      'a script that follows another action',
      linkTo({ S: 'Named', N: 'NextPage', Next: [{ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }] }),
      'Scripts',
    ],
  ])('%s', async (_case, change, words) => {
    const { bytes, document, merged } = await mergeSamples([{ pages: 1, change }, { pages: 1 }]);
    expect(merged.warnings).toEqual([expect.stringContaining(words)]);
    expect(document.hasScripts).toBe(false);
    const text = bytes.toString('latin1');
    expect(text).not.toMatch(/app\.alert|calc\.exe/);
  });

  test('while web addresses stay', async () => {
    const { document } = await mergeSamples([
      { pages: 1, change: linkTo({ S: 'URI', URI: PDFString.of('https://example.com/') }) },
      { pages: 1 },
    ]);
    expect(document.addresses).toEqual(['https://example.com/']);
  });
});

describe('one bad file', () => {
  test.each([
    ['is no PDF', Buffer.from('%PDF-1.4 nonsense'), 'NOT_A_PDF'],
    ['has no pages', samplePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 0/Kids[]>>']), 'PDF_NO_PAGES'],
    [
      'has 100,000 pages',
      samplePdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        `<</Type/Pages/Count 100000/Kids[${'3 0 R '.repeat(100_000)}]>>`,
        '<</Type/Page>>',
      ]),
      'PDF_TOO_MANY_PAGES',
    ],
  ])('that %s is named', async (_case, bad, code) => {
    const good = await sampleDocument({ pages: 1 });
    await expect(merge([good, bad])).rejects.toMatchObject({
      code,
      file: 1,
      message: expect.stringMatching(/^File 2 of 2 \(file-2\.pdf\): .*\.$/),
    });
  });

  test('that is damaged is repaired, and that is said', async () => {
    const whole = await sampleDocument({ pages: 2 });
    const { merged } = await merge([whole.subarray(0, whole.lastIndexOf('xref\n')), whole]);
    expect(merged).toMatchObject({
      pageCount: 4,
      sources: [{ repaired: true }, { repaired: false }],
      warnings: ['file-1.pdf was damaged and has been repaired as far as possible.'],
    });
  });

  test('that is locked needs its password', async () => {
    const good = await sampleDocument({ pages: 1 });
    const locked = await sampleDocument({ pages: 1, change: (document) => document.encrypt({ userPassword: 'key' }) });
    await expect(merge([good, locked])).rejects.toMatchObject({ code: 'PASSWORD_NEEDED', file: 1 });
    await expect(merge([good, locked], { sources: [{}, { password: 'no' }] })).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
    });
    const { bytes, merged } = await merge([good, locked], { sources: [{}, { password: 'key' }] });
    expect(merged.warnings).toEqual(['file-2.pdf was protected; the result is not.']);
    expect((await readWithPdfJs(bytes)).pages).toBe(2);
  });

  test('whose page tree goes in a circle gives the pages it has', async () => {
    const bodies = blankPages(2);
    bodies[1] = '<</Type/Pages/Count 3/Kids[3 0 R 2 0 R 4 0 R]>>';
    const { document } = await mergeBytes([samplePdf(bodies), samplePdf(blankPages(1))]);
    expect(document.pages).toBe(3);
  });
});

test('what two files have in common is in the result once', async () => {
  const withImage = (document: Parameters<Change>[0]) => {
    const noise = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 251));
    const mask = document.context.register(document.context.stream(noise, { Kind: 'Mask' }));
    const image = document.context.stream(noise, { SMask: mask });
    document.getPage(0).node.setXObject(PDFName.of('Big'), document.context.register(image));
  };
  const document = await sampleDocument({ pages: 1, change: withImage });
  const { merged } = await merge([document, document, document]);
  expect(document.length).toBeGreaterThan(200_000);
  expect(merged.bytes).toBeLessThan(210_000);
});

test('a result has no more than it needs: the same font in one file is there once', async () => {
  const document = await sampleDocument({ pages: 300 });
  const { merged } = await merge([document, document]);
  expect(merged.pageCount).toBe(600);
  expect(merged.bytes).toBeLessThan(document.length * 2);
});

/** Two pages: a title on the first, in a custom role mapped to `role`, and a figure on the second. */
function tagged(role: string): Buffer {
  const page = (key: number, tag: string, contents: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/StructParents ${key}/Contents ${contents} 0 R/Tag/${tag}>>`;
  return samplePdf([
    '<</Type/Catalog/Pages 2 0 R/MarkInfo<</Marked true>>/StructTreeRoot 5 0 R>>',
    '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>',
    page(0, 'Title', 9),
    page(1, 'Figure', 10),
    `<</Type/StructTreeRoot/K 6 0 R/RoleMap<</Title/${role}>>/ParentTree<</Nums[0[7 0 R]1[8 0 R]]>>>>`,
    '<</Type/StructElem/S/Document/P 5 0 R/K[7 0 R 8 0 R]>>',
    '<</Type/StructElem/S/Title/P 6 0 R/Pg 3 0 R/K 0>>',
    '<</Type/StructElem/S/Figure/P 6 0 R/Pg 4 0 R/K[0]>>',
    streamBody('', '/Title<</MCID 0>>BDC EMC'),
    streamBody('', '/Figure<</MCID 0>>BDC EMC'),
  ]);
}

type Overrides = Partial<Omit<MergeTask, 'sources'>> & { sources?: readonly Partial<MergeTask['sources'][number]>[] };

async function merge(documents: readonly Buffer[], { sources = [], ...overrides }: Overrides = {}) {
  const output = join(directory, `result-${++files}.pdf`);
  const inputs = await Promise.all(
    documents.map(async (bytes) => {
      const input = join(directory, `input-${++files}.pdf`);
      await writeFile(input, bytes);
      return input;
    }),
  );
  const merged = await mergePdfs(
    {
      sources: inputs.map((input, index) => ({
        input,
        name: `file-${index + 1}.pdf`,
        title: `file ${index + 1}`,
        rotation: 0,
        ...sources[index],
      })),
      outline: 'files',
      output,
      ...overrides,
    },
    { pdfium: async () => pdfium, progress: () => {} },
  );
  return { merged, bytes: await readFile(output) };
}

async function mergeBytes(documents: readonly Buffer[], overrides?: Overrides) {
  const result = await merge(documents, overrides);
  return { ...result, document: await readWithPdfJs(result.bytes) };
}

const mergeSamples = async (samples: readonly SampleOptions[], overrides?: Overrides) =>
  mergeBytes(await Promise.all(samples.map(sampleDocument)), overrides);

function draw(bytes: Uint8Array): string[] {
  using document = PdfiumDocument.open(pdfium, bytes);
  return Array.from({ length: document.pageCount }, (_, index) =>
    Buffer.from(document.render(index, { size: { dpi: 36 } }).data).toString('base64'),
  );
}

type Change = NonNullable<SampleOptions['change']>;
type Values = { [key: string]: string | PDFString | Values[] };

function linkTo(action: Values): Change {
  return (document) => {
    const link = document.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], Border: [0, 0, 0] });
    link.set(PDFName.of('A'), document.context.obj(action));
    document.getPage(0).node.addAnnot(document.context.register(link));
  };
}
