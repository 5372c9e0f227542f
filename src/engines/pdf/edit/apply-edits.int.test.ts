import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PdfEdit, pdfEditsSchema } from '../../../pdf/editing/pdf-edits.ts';
import { readPageForm } from '../../../pdf/editing/read-form.ts';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { readPageText } from '../../../pdf/text/page-text.ts';
import { dictionaryEntry, streamEntry, textEntry } from '../objects/access.ts';
import { decodeStream } from '../objects/decode-stream.ts';
import { openPdf } from '../objects/open-pdf.ts';
import { listPages } from '../objects/page-tree.ts';
import { blankPages, samplePdf, streamBody } from '../objects/sample-objects.ts';
import { SharedPdfium } from '../pdfium/pdfium-library.ts';
import { lockedPdf, textPdf } from '../pdfium/sample-pdfs.ts';
import { applyEdits } from './apply-edits.ts';
import { EditedDocument } from './edited-document.ts';
import { sampleField, sampleForm } from './fields/sample-forms.ts';

const pdfium = new SharedPdfium();
const directory = mkdtempSync(join(tmpdir(), 'satchel-edits-'));
const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;
const picture = join(directory, 'picture.png');
const broken = join(directory, 'broken.png');
let files = 0;

beforeAll(async () => {
  await sharp({ create: { width: 30, height: 20, channels: 4, background: { r: 20, g: 120, b: 220, alpha: 0.6 } } })
    .png()
    .toFile(picture);
  writeFileSync(broken, readFileSync(picture).subarray(0, 60));
});
afterAll(() => rmSync(directory, { recursive: true }));

const box = { x: 20, y: 30, width: 60, height: 20 };
const oneOfEach = [
  {
    type: 'text',
    x: 20,
    y: 30,
    content: 'Größe, שלום\nlines',
    fontSize: 12,
    align: 'center',
    rotation: 20,
    opacity: 0.5,
  },
  { type: 'stamp', ...box, content: 'APPROVED', rotation: 45 },
  { type: 'tick', ...box },
  { type: 'cross', ...box },
  { type: 'picture', ...box, picture: 0, rotation: -30, opacity: 0.5 },
  {
    type: 'highlight',
    ...box,
    boxes: [
      { ...box, height: 8 },
      { ...box, y: 42, height: 8 },
    ],
  },
  { type: 'underline', ...box },
  { type: 'strikeout', ...box },
  { type: 'line', ...box, height: -20 },
  { type: 'arrow', ...box },
  { type: 'rectangle', ...box, fill: 'yellow', opacity: 0.5 },
  { type: 'circle', ...box, strokeWidth: 4 },
  {
    type: 'ink',
    strokes: [
      [
        [20, 30],
        [40, 60],
        [60, 30],
      ],
      [[70, 70]],
    ],
    strokeWidth: 3,
  },
  { type: 'note', x: 20, y: 30, content: 'Nöte' },
  { type: 'link', ...box, url: 'https://example.com/a(b)' },
  { type: 'link', ...box, toPage: 1 },
];

describe('every kind of edit', () => {
  // Whatever is drawn elsewhere is found by the proof, which compares everything outside of the boxes.
  test.each(oneOfEach)('$type is where it is put, whatever the page', async (edit) => {
    for (const rotation of [0, 90, 180, 270]) {
      const source = samplePdf(blankPages(1, `/CropBox[20 30 170 500]/Rotate ${rotation}`));
      const { outcomes, bytes } = await edited(source, [edit]);
      expect(outcomes).toEqual([{ index: 0, status: 'done' }]);
      expect(bytes.subarray(0, source.length).equals(source)).toBe(true);
      expectCleanForQpdf(bytes);
    }
  });

  test.each([
    ...[0, 90, 180, 270, -90, 450].map((turn) => `/CropBox[20 30 170 500]/Rotate ${turn}`),
    // No multiple of 90, which viewers read in different ways; a crop box that does not fit.
    ...['/Rotate 45', '/CropBox[-100 -100 400 400]', '/UserUnit 10'],
  ])('is drawn at its coordinates on a page with %s', async (page) => {
    const red = { color: '#ff0000', fill: '#ff0000', strokeWidth: 0.1 };
    const source = samplePdf(blankPages(1, page));
    const { bytes } = await edited(source, [{ type: 'rectangle', x: 40, y: 20, width: 60, height: 10, ...red }]);
    using document = PdfiumDocument.open(await pdfium.get(), bytes);
    const { data, width } = document.render(0, { size: { dpi: 72 } });
    // A hair line around it touches the pixels beside.
    const places = Array.from({ length: data.length / 4 }, (_, at) => at).filter((at) => (data[4 * at + 1] ?? 0) < 128);
    const [xs, ys] = [places.map((at) => at % width), places.map((at) => Math.floor(at / width))];
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([39, 100, 19, 30]);
  });

  test('other readers know the annotations for what they are', async () => {
    const { bytes } = await edited(samplePdf(blankPages(1)), oneOfEach);
    const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
    const page = await (await task.promise).getPage(1);
    const annotations = await page.getAnnotations();
    await task.destroy();
    expect(annotations.map(({ subtype }) => subtype)).toEqual([
      ...['Highlight', 'Underline', 'StrikeOut', 'Line', 'Line', 'Square', 'Circle', 'Ink', 'Text', 'Link', 'Link'],
    ]);
    expect(annotations[0].quadPoints).toHaveLength(16);
    expect(annotations.at(-3).contentsObj.str).toBe('Nöte');
    expect(annotations.at(-2).url).toBe('https://example.com/a(b)');
    expect(annotations.at(-1).dest[0]).toMatchObject({ num: 3 });
  });

  test('ten thousand edits are made', async () => {
    const edits = Array.from({ length: 10_000 }, (_, index) => {
      return {
        type: index % 2 ? 'highlight' : 'text',
        x: index % 150,
        y: (index / 60) % 180,
        width: 5,
        height: 5,
        content: 'x',
      };
    });
    const { outcomes } = await edited(samplePdf(blankPages(1)), edits);
    expect(outcomes.filter(({ status }) => status === 'done')).toHaveLength(10_000);
  });
});

describe('annotations that are there already', () => {
  test('are moved, coloured and rewritten, with everything that has a place', async () => {
    const first = await edited(samplePdf(blankPages(1, '/Rotate 90')), [
      { type: 'highlight', ...box },
      { type: 'note', x: 100, y: 100, content: 'old' },
    ]);
    const second = await edited(first.bytes, [
      { type: 'changeAnnotation', annotation: 0, x: 50, y: 80, width: 30, color: 'lime' },
      { type: 'changeAnnotation', annotation: 1, content: 'neu: ü' },
    ]);
    expect(second.outcomes.map(({ status }) => status)).toEqual(['done', 'done']);
    const document = await EditedDocument.open(second.bytes, { pdfium: pdfium.get });
    const [highlight, note] = document.page(1)?.annotations ?? [];
    expect(textEntry(note?.dictionary, 'Contents')).toBe('neu: ü');
    const moved = await edited(samplePdf(blankPages(1, '/Rotate 90')), [
      { type: 'highlight', ...box, x: 50, y: 80, width: 30, color: 'lime' },
    ]);
    const [expected] = (await EditedDocument.open(moved.bytes, { pdfium: pdfium.get })).page(1)?.annotations ?? [];
    for (const key of ['QuadPoints', 'C', 'Rect']) expect(written(highlight, key)).toBe(written(expected, key));
  });

  test('a text box is set anew', async () => {
    const freeText =
      '/Annots[<</Type/Annot/Subtype/FreeText/Rect[20 20 120 60]/DA(/Helv 9 Tf 1 0 0 rg)/Contents(old)>>]';
    const { outcomes, bytes } = await edited(samplePdf(blankPages(1, freeText)), [
      { type: 'changeAnnotation', annotation: 0, content: 'neuer Text: 你好' },
    ]);
    expect(outcomes).toEqual([{ index: 0, status: 'done' }]);
    expect(bytes.toString('latin1')).toContain('/Subtype /CIDFontType0');
  });

  test('keep their look in another colour', async () => {
    const source = annotated(
      ['/Subtype/Line/L[10 10 50 10]/C[1 0 0]/AP<</N 6 0 R>>', '/Subtype/FreeText/DA(/F 9 Tf 1 0 0 rg)/AP<</N 6 0 R>>'],
      [
        streamBody('/Subtype/Form/BBox[0 0 60 20]/Resources<</XObject<</A 7 0 R>>>>', '[3] 0 d /A Do'),
        streamBody('/Subtype/Form/BBox[0 0 60 20]', '1 0 0 RG 0 1 1 0 k 0 0 1 rg 0 10 m 60 10 l S'),
      ],
    );
    const { bytes, outcomes } = await edited(source, [
      { type: 'changeAnnotation', annotation: 0, color: 'lime' },
      { type: 'changeAnnotation', annotation: 1, color: 'lime' },
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done']);
    expectCleanForQpdf(bytes);
    for (const { dictionary } of await annotationsOf(bytes)) {
      const outer = streamEntry(dictionaryEntry(dictionary, 'AP'), 'N');
      const inner = streamEntry(dictionaryEntry(dictionaryEntry(outer?.dict, 'Resources'), 'XObject'), 'A');
      expect(outer && decodeStream(outer).data.toString()).toBe('[3] 0 d /A Do');
      expect(inner && decodeStream(inner).data.toString()).toBe('0 1 0 RG 0 1 0 rg 0 0 1 rg 0 10 m 60 10 l S');
    }
    const [line, text] = await annotationsOf(bytes);
    expect(written(line, 'C')).toBe('[ 0 1 0 ]');
    // The ground of a text box is another matter.
    expect(written(text, 'C')).toBeUndefined();
    expect(textEntry(text?.dictionary, 'DA')).toBe('/F 9 Tf 0 1 0 rg');
  });

  test.each([
    '/Subtype/Squiggly/QuadPoints[20 60 90 60 20 40 90 40]',
    '/Subtype/Polygon/Vertices[20 40 90 40 90 60]/IC[1 1 0]',
    '/Subtype/PolyLine/Vertices[20 40 90 40 90 60]',
  ])('without an appearance get one: %s', async (entries) => {
    const source = annotated([`${entries}/Rect[20 40 90 60]/C[1 0 0]`]);
    const { bytes } = await edited(source, [{ type: 'changeAnnotation', annotation: 0, color: 'blue' }]);
    using document = PdfiumDocument.open(await pdfium.get(), bytes);
    const { data } = document.render(0, { size: { dpi: 72 } });
    const isBlue = (at: number) => (data[at] ?? 255) < 128 && (data[at + 2] ?? 0) > 128;
    expect(Array.from({ length: data.length / 4 }, (_, pixel) => pixel * 4).filter(isBlue).length).toBeGreaterThan(50);
  });

  test('take their windows and replies along', async () => {
    const source = annotated([
      '/Subtype/Text',
      '/Subtype/Popup/Parent 4 0 R',
      '/Subtype/Text/IRT 4 0 R',
      '/Subtype/Link',
    ]);
    const { bytes } = await edited(source, [{ type: 'changeAnnotation', annotation: 0, x: 5, y: 186 }]);
    const rectangles = (await annotationsOf(bytes)).map((annotation) => written(annotation, 'Rect'));
    expect(rectangles).toEqual([...Array(3).fill('[ 5 5 14 14 ]'), '[ 0 0 9 9 ]']);
  });

  test('are removed from object streams, too', async () => {
    const made = await PDFDocument.create();
    const link = made.context.register(made.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9] }));
    made.addPage([200, 200]).node.set(PDFName.of('Annots'), made.context.obj([link]));
    // Something else, such as a structure tree, may name it.
    made.catalog.set(PDFName.of('Other'), link);
    const { bytes } = await edited(Buffer.from(await made.save()), [{ type: 'removeAnnotation', annotation: 0 }]);
    expect(await annotationsOf(bytes)).toEqual([]);
    expectCleanForQpdf(bytes);
  });

  test('stay as they are when they are locked', async () => {
    const source = annotated(['/Subtype/Square/F 132', '/Subtype/Link']);
    const { outcomes } = await edited(source, [
      { type: 'removeAnnotation', annotation: 0 },
      { type: 'changeAnnotation', annotation: 0, x: 5 },
      { type: 'removeAnnotation', annotation: 1 },
    ]);
    const message = 'This annotation is locked: its author does not want it changed.';
    expect(outcomes).toMatchObject([{ status: 'failed', message }, { status: 'failed', message }, { status: 'done' }]);
  });

  test('are removed with their windows and replies', async () => {
    const source = annotated([
      ...['/Subtype/Text/Popup 5 0 R', '/Subtype/Popup', '/Subtype/Text/IRT 4 0 R', '/Subtype/Link'],
      '/Subtype/Text/IRT 6 0 R',
    ]);
    const { bytes, outcomes } = await edited(source, [
      { type: 'removeAnnotation', annotation: 0 },
      { type: 'changeAnnotation', annotation: 0, color: 'red' },
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'failed']);
    const left = listPages(openPdf(bytes)).pages[0]?.dictionary;
    expect(left?.lookup(PDFName.of('Annots'))?.toString()).toBe('[ 7 0 R ]');
    expectCleanForQpdf(bytes);
  });
});

describe('what cannot be done is said', () => {
  const tick = { type: 'tick', ...box };

  test.each([
    [{ ...tick, page: 9 }, 'There is no page 9: this PDF has 2 pages.'],
    [{ ...tick, x: 5_000 }, 'This lies outside of the page.'],
    [
      {
        type: 'ink',
        strokes: [
          [
            [-20, -20],
            [-5, -5],
          ],
        ],
      },
      'This lies outside of the page.',
    ],
    [{ type: 'picture', ...box, picture: 7 }, 'There is no picture 7: pictures are counted from 0.'],
    [{ type: 'picture', ...box, picture: 1 }, 'Image 2 is damaged or incomplete and cannot be read.'],
    [{ type: 'link', ...box, toPage: 9 }, 'The link leads to page 9, but there are only 2 pages.'],
    [{ type: 'removeAnnotation', annotation: 3 }, 'There is no annotation 3 on this page: it has 0, counted from 0.'],
    [{ type: 'text', x: 1, y: 1, content: '𓀀' }, 'There is no font here for 𓀀'],
  ])('%j', async (edit, sentence) => {
    const source = Buffer.from(await textPdf(['one', 'two']));
    const { outcomes } = await edited(source, [{ ...edit, id: 'a' }, tick]);
    expect(outcomes).toEqual([
      { index: 0, id: 'a', status: 'failed', message: expect.stringContaining(sentence) },
      { index: 1, status: 'done' },
    ]);
    await expect(edited(source, [edit])).rejects.toMatchObject({
      ...{ code: 'PDF_EDITS_FAILED', status: 422, message: expect.stringContaining(sentence) },
    });
  });

  test('a text of which only a character is missing is set without it', async () => {
    const { outcomes } = await edited(samplePdf(blankPages(1)), [{ type: 'text', x: 9, y: 9, content: 'A𓀀B' }]);
    expect(outcomes).toEqual([{ index: 0, status: 'changed', message: expect.stringContaining('𓀀') }]);
  });
});

test('what follows moves only where it looks as before, and its links move along', async () => {
  const words = `BT /F1 5 Tf 10 180 Td (The ferry leaves the harbour of) Tj 0 -6 Td (Vannes at nine.) Tj
    0 -24 Td (Dogs travel free.) Tj ET`;
  const link = '<</Type/Annot/Subtype/Link/Border[0 0 0]/Rect[10 148 50 156]/A<</S/URI/URI(https://example.org)>>>>';
  const source = (more: string) =>
    samplePdf([
      ...blankPages(1, `/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>/Annots[${link}]`),
      ...[streamBody('', words + more), '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
    ]);
  const edit = { type: 'replace', x: 8, y: 13, width: 84, height: 16, below: 'move' };
  const edits = [{ ...edit, newText: 'The ferry leaves the harbour of\nVannes at nine, and then it\ngoes home.' }];
  const { outcomes, bytes } = await edited(source(''), edits);
  expect(outcomes).toEqual([{ index: 0, status: 'done' }]);
  const [annotation] = await annotationsOf(bytes);
  expect(String(annotation?.dictionary.get(PDFName.of('Rect')))).toBe('[ 10 142 50 150 ]');
  // A frame that begins above stays, and cuts what moves.
  await expect(edited(source(' 1 0 0 RG 5 148.5 100 50 re S'), edits)).rejects.toMatchObject({
    code: 'PDF_EDITS_FAILED',
    message: expect.stringContaining('What follows cannot be moved without changing how the page looks'),
  });
});

describe('files that are not like others', () => {
  test('a locked one is opened with its password, and loses its protection', async () => {
    const source = Buffer.from(await lockedPdf('geheim'));
    const { outcomes, warnings, bytes } = await edited(source, [{ type: 'tick', ...box }], { password: 'geheim' });
    expect(outcomes).toEqual([{ index: 0, status: 'done' }]);
    expect(warnings).toEqual(['This PDF was protected; the result is not.']);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
    await expect(edited(source, [{ type: 'tick', ...box }])).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' });
  });

  test('one that only its owner may change is edited, and loses its protection', async () => {
    const document = await PDFDocument.load(await textPdf(['Rules']));
    document.encrypt({ ownerPassword: 'owner', permissions: { modifying: false, annotating: false } });
    const { outcomes, warnings } = await edited(Buffer.from(await document.save()), [{ type: 'tick', ...box }]);
    expect(outcomes).toEqual([{ index: 0, status: 'done' }]);
    expect(warnings).toEqual(['This PDF was protected; the result is not.']);
  });

  test('of a form with a second version it is told that some programs show that one', async () => {
    const source = samplePdf([
      ...blankPages(1, '', '/AcroForm<</Fields[]/XFA 4 0 R>>'),
      streamBody('', '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>'),
    ]);
    const { outcomes, warnings } = await edited(source, [{ type: 'tick', ...box }]);
    expect(outcomes).toEqual([{ index: 0, status: 'done' }]);
    expect(warnings).toEqual([expect.stringContaining('a second version (XFA)')]);
  });

  test('a damaged one is repaired', async () => {
    const source = samplePdf(blankPages(1));
    const { warnings, bytes } = await edited(source.subarray(0, source.indexOf('xref')), [{ type: 'tick', ...box }]);
    expect(warnings).toEqual(['This PDF was damaged and has been repaired as far as possible.']);
    expectCleanForQpdf(bytes);
  });

  test('of a signed one the signed version stays inside, unless something is to be gone', async () => {
    const signature = '<</Type/Sig/ByteRange[0 1 2 3]/Contents<00>>>';
    const source = samplePdf([...blankPages(1, '/Contents 5 0 R'), signature, streamBody('', '')]);
    const kept = await edited(source, [{ type: 'tick', ...box }]);
    expect(kept.bytes.subarray(0, source.length).equals(source)).toBe(true);
    expect(kept.warnings).toEqual([expect.stringContaining('the signed version is still inside')]);
    const gone = await edited(source, [{ type: 'redact', ...box }]);
    expect(gone.bytes.indexOf(source.subarray(0, 200))).toBe(-1);
    expect(gone.warnings).toEqual(['This PDF was signed; the signature is no longer valid.']);
  });

  test.each([
    ['/Nums[3[6 0 R]]', '[ 3 [ 6 0 R ] 4 7 0 R ]'],
    ['/Kids[<</Limits[3 3]/Nums[3[6 0 R]]>>]', '<<\n/Nums [ 4 7 0 R ]\n/Limits [ 4 4 ]\n>>'],
  ])('a tagged one has added text at the end of its tags, and other marks as artifacts (%s)', async (tree, entry) => {
    const source = samplePdf([
      ...blankPages(1, '/StructParents 3', '/StructTreeRoot 4 0 R/MarkInfo<</Marked true>>'),
      `<</Type/StructTreeRoot/K 5 0 R/ParentTree<<${tree}>>>>`,
      '<</Type/StructElem/S/Document/P 4 0 R/K 6 0 R>>',
      '<</Type/StructElem/S/H1/P 5 0 R/Pg 3 0 R/K 0>>',
    ]);
    const { bytes, warnings } = await edited(source, [
      { type: 'text', x: 20, y: 20, content: 'Added' },
      { type: 'tick', ...box },
    ]);
    expect(warnings).toEqual([expect.stringContaining('ticks and crosses')]);
    const { context } = openPdf(bytes);
    const objects = context.enumerateIndirectObjects().map(([ref, object]) => `${ref} ${object}`);
    const paragraph = objects.find((object) => object.includes('/S /P')) ?? '';
    const number = paragraph.split(' ')[0];
    const inTree = entry.replace('7 0 R', `${number} 0 R`);
    expect(objects.some((object) => object.includes(inTree))).toBe(true);
    expect(objects.some((object) => object.includes(`/K [ 6 0 R ${number} 0 R ]`))).toBe(true);
    expect(paragraph).toContain('/Type /OBJR');
    expect(objects.filter((object) => object.includes('/StructParent 4\n'))).toHaveLength(1);
    const document = await EditedDocument.open(bytes, { pdfium: pdfium.get });
    const content = document.page(1)?.readContent().toString('latin1') ?? '';
    expect(content.match(/\/Artifact BMC\s+q [^q]* Do Q\s+EMC/g)).toHaveLength(1);
    expectCleanForQpdf(bytes);
  });

  test.each(['[0 0 0 0]', '[0 0 14400 14400]'])('pages of %s are edited', async (mediaBox) => {
    const source = samplePdf(blankPages(1).map((body) => body.replace('[0 0 200 200]', mediaBox)));
    const { outcomes } = await edited(source, [
      { type: 'text', x: 20, y: 20, content: 'Text' },
      { type: 'highlight', ...box },
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done']);
  });
});

test('text is replaced and removed, fields are filled and things are placed in one go', async () => {
  const source = Buffer.from(await textPdf(['Hello world']));
  const { outcomes, bytes } = await edited(source, [
    { type: 'text', x: 50, y: 300, content: 'Placed' },
    { tool: 'select', x: 45, y: 55, width: 55, height: 30, originalText: 'Hello', newText: 'Hi' },
    { tool: 'erase', x: 102, y: 55, width: 80, height: 30 },
    { type: 'field', name: 'none', value: 'x' },
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done', 'done', 'failed']);
  using document = PdfiumDocument.open(await pdfium.get(), bytes);
  expect(readPageText(document, 0).split(/\s+/).filter(Boolean)).toEqual(['Hi', 'Placed']);
});

test('fields are filled, proven and, when asked, made part of their pages', async () => {
  const source = sampleForm([
    sampleField('name', '', { rect: '20 300 220 330' }),
    sampleField('code', '/MaxLen 2', { rect: '20 200 220 230' }),
  ]);
  const edits = [
    { type: 'field', name: 'name', value: 'Łódź' },
    { type: 'field', name: 'code', value: '123' },
    { type: 'text', x: 20, y: 20, content: 'Placed' },
  ];
  const { outcomes, bytes } = await edited(source, edits);
  expect(outcomes.map(({ status }) => status)).toEqual(['changed', 'failed', 'done']);
  expect(outcomes[0]?.message).toBe("'name': The form's font lacks some of the characters, so another one is used.");
  expect(bytes.subarray(0, source.length).equals(source)).toBe(true);
  expectCleanForQpdf(bytes);
  const flat = await edited(source, edits, { flatten: true });
  using document = PdfiumDocument.open(await pdfium.get(), flat.bytes);
  expect(readPageForm(document, 0).controls).toEqual([]);
  expect(readPageText(document, 0).split(/\s+/).filter(Boolean)).toEqual(['Placed', 'Łódź']);
  // Nothing else need be edited.
  const unfilled = await edited(sampleForm([sampleField('name', '/V(Ann)', { rect: '20 300 220 330' })]), [], {
    flatten: true,
  });
  using plain = PdfiumDocument.open(await pdfium.get(), unfilled.bytes);
  expect(readPageForm(plain, 0).controls).toEqual([]);
  expect(readPageText(plain, 0).trim()).toBe('Ann');
  await expect(edited(samplePdf(blankPages(1)), [], { flatten: true })).rejects.toMatchObject({
    ...{ code: 'PDF_EDITS_FAILED', message: 'This edit could not be made: This PDF has no form fields.' },
  });
});

/** A page with these annotations, from object 4 on, then these objects. */
const annotated = (annotations: readonly string[], others: readonly Buffer[] = []) =>
  samplePdf([
    ...blankPages(1, `/Annots[${annotations.map((_, index) => `${index + 4} 0 R`).join(' ')}]`),
    ...annotations.map((entries) => `<</Type/Annot${entries.includes('/Rect[') ? '' : '/Rect[0 0 9 9]'}${entries}>>`),
    ...others,
  ]);

const annotationsOf = async (bytes: Buffer) =>
  (await EditedDocument.open(bytes, { pdfium: pdfium.get })).page(1)?.annotations ?? [];

type Given = Record<string, unknown>;

async function edited(
  source: Buffer,
  given: readonly Given[],
  { password, flatten }: { password?: string; flatten?: boolean } = {},
) {
  const edits: PdfEdit[] = pdfEditsSchema.parse(given);
  const [input, output] = [join(directory, `${++files}.pdf`), join(directory, `${files}-edited.pdf`)];
  writeFileSync(input, source);
  const pictures = [picture, broken].map((path) => ({ path, type: 'png' as const }));
  const result = await applyEdits(
    { input, output, edits, pictures, password, flatten },
    { pdfium: pdfium.get, progress: () => undefined },
  ).catch((error) => {
    expect(existsSync(output)).toBe(false);
    throw error;
  });
  return { ...result, bytes: readFileSync(output) };
}

const written = (found: { dictionary: PDFDict } | undefined, key: string) =>
  found?.dictionary.get(PDFName.of(key))?.toString();

function expectCleanForQpdf(bytes: Buffer): void {
  if (!hasQpdf) return;
  const path = join(directory, 'checked.pdf');
  writeFileSync(path, bytes);
  const { status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
  expect(stdout.includes('WARNING') || status !== 0 ? `${stdout}${stderr}` : '').toBe('');
}
