import { PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import { readPageText } from '../../../../pdf/text/page-text.ts';
import { decodeStream } from '../../objects/decode-stream.ts';
import { openPdf } from '../../objects/open-pdf.ts';
import { blankPages, samplePdf, streamBody } from '../../objects/sample-objects.ts';
import { loadPdfium } from '../../pdfium/pdfium-library.ts';
import { EditedDocument } from '../edited-document.ts';
import { DocumentFonts } from '../fonts/document-fonts.ts';
import { proveRedactions } from './prove-redactions.ts';
import { redactDocument } from './redact-document.ts';

let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await loadPdfium();
});

const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
/** The middle third of a page of 200 by 200 points. */
const middle = { x: 0, y: 67, width: 200, height: 66 };

type Area = { x: number; y: number; width: number; height: number; label?: string };

async function redacted(source: Buffer, areas: Area[] = [middle]) {
  const document = await EditedDocument.open(source, { pdfium: async () => pdfium });
  const edits = areas.map((area, index) => ({
    index,
    edit: { type: 'redact' as const, page: 1, look: 'black' as const, ...area },
  }));
  const labelFonts = new DocumentFonts(document);
  const { outcomes, warnings, unreadable, finish } = await redactDocument(document, edits, {
    labelFonts,
    pdfium: async () => pdfium,
  });
  finish();
  await labelFonts.finish();
  const parts: Uint8Array[] = [];
  document.save({ sink: (bytes) => parts.push(Buffer.from(bytes)), anew: true });
  const told = outcomes.map(({ boxes: _, ...outcome }) => outcome);
  return { outcomes: told, warnings, unreadable, bytes: Buffer.concat(parts), edits: edits.map(({ edit }) => edit) };
}

/** Everything that the file says, all streams unpacked. */
function saidBy(bytes: Buffer): string {
  const { context } = openPdf(bytes);
  const objects = context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream
        ? `${object.dict}\n${decodeStream(object).data.toString('latin1')}`
        : String(object),
    );
  return `${objects.join('\n')}\n${context.trailerInfo.Info}`;
}

function draw(bytes: Buffer, page = 0) {
  using document = PdfiumDocument.open(pdfium, bytes);
  return document.render(page, { size: { dpi: 72 } });
}

const dark = ({ data, width }: { data: Uint8Array; width: number }, x: number, y: number) =>
  (data[4 * (y * width + x)] ?? 0) < 100;

describe('what is under a redacted box is gone from the file', () => {
  test('text: shown, invisible, in hidden layers and forms, and where it is described', async () => {
    const source = samplePdf([
      ...blankPages(
        2,
        '/Contents 6 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</X 7 0 R>>/Properties<</L 8 0 R>>>>/PieceInfo<</P (Secret)>>',
        '/StructTreeRoot 9 0 R/Outlines 11 0 R/OCProperties<</OCGs[8 0 R]/D<</OFF[8 0 R]>>>>/Names<</EmbeddedFiles<</Names[(a) 13 0 R]>>>>',
      ),
      helvetica,
      streamBody(
        '',
        `BT /F1 12 Tf 10 180 Td (Top) Tj 0 -80 Td (See ) Tj /Span <</MCID 0/ActualText (Secret)>> BDC (Secret) Tj EMC ( here) Tj ET
        BT 3 Tr /F1 12 Tf 10 80 Td (Secret) Tj ET /OC /L BDC BT /F1 12 Tf 90 80 Td (Secret) Tj ET EMC /X Do BT /F1 12 Tf 10 20 Td (Bottom) Tj ET`,
      ),
      streamBody(
        '/Type/XObject/Subtype/Form/BBox[0 0 200 200]/Resources<</Font<</F1 5 0 R>>>>',
        'BT /F1 12 Tf 90 110 Td (Secret) Tj 0 70 Td (Kept) Tj ET',
      ),
      '<</Type/OCG/Name(Layer)>>',
      '<</Type/StructTreeRoot/K 10 0 R>>',
      '<</S/P/Pg 3 0 R/K 0/ActualText(Secret)/Alt(It says Secret)>>',
      '<</First 12 0 R/Last 12 0 R>>',
      '<</Title(The Secret word)/Parent 11 0 R/Dest[3 0 R/Fit]>>',
      '<</Type/Filespec/F(notes.txt)/EF<</F 14 0 R>>>>',
      streamBody('', 'The Secret is kept here'),
    ]);
    // Both pages draw the same: only the first one is redacted.
    const { outcomes, warnings, bytes } = await redacted(source);
    expect(outcomes).toEqual([{ index: 0, status: 'done' }]);
    expect(warnings).toEqual([
      'Bookmarks held removed words; these are blacked out there, too.',
      'The attached file “notes.txt” still holds removed words. Delete it from the document if nobody may see them.',
    ]);
    using document = PdfiumDocument.open(pdfium, bytes);
    expect(readPageText(document, 0).split(/\s+/)).toEqual(['Top', 'Kept', 'Bottom']);
    expect(readPageText(document, 1)).toContain('Secret');
    const alone = await redacted(onlyFirstPage(source));
    expect(saidBy(alone.bytes).replaceAll('The Secret is kept here', '')).not.toContain('Secret');
    expect(dark(draw(bytes), 100, 100)).toBe(true);
  });

  test('notes and form fields with their values', async () => {
    const field = '/Subtype/Widget/FT/Tx/T(name)/V(Secret)/Rect[20 90 120 110]/AP<</N 7 0 R>>';
    const source = samplePdf([
      ...blankPages(1, '/Annots[4 0 R 5 0 R 6 0 R 8 0 R]', '/AcroForm<</Fields[4 0 R 6 0 R]/XFA(Secret)>>'),
      `<</Type/Annot${field}>>`,
      '<</Type/Annot/Subtype/Text/Contents(Secret)/Rect[150 90 170 110]/Popup 8 0 R>>',
      '<</Type/Annot/Subtype/Widget/FT/Tx/T(town)/V(Kept)/Rect[20 10 120 30]>>',
      streamBody('/Type/XObject/Subtype/Form/BBox[0 0 100 20]', '% Secret'),
      '<</Type/Annot/Subtype/Popup/Parent 5 0 R/Contents(Secret)/Rect[150 150 190 190]>>',
    ]);
    const { bytes } = await redacted(source);
    expect(saidBy(bytes)).not.toContain('Secret');
    expect(saidBy(bytes)).toContain('Kept');
  });

  test('the end of a filled bar, but not one corner of a rectangle, which its other corners tell', async () => {
    const { bytes } = await redacted(
      samplePdf([...blankPages(1, '/Contents 4 0 R'), streamBody('', '20 20 40.5 88.25 re 80 20 200 90.5 re f')]),
      [{ ...middle, width: 120 }],
    );
    const said = saidBy(bytes);
    expect(said).not.toMatch(/108\.25|88\.25/);
    expect(said).toContain('80 20 m\n280 20 l\n280 110.5 l\n80 110.5 l');
  });

  test('lines and shapes: what is inside goes, what reaches in is cut, and the rest stays', async () => {
    const source = samplePdf([
      ...blankPages(1, '/Contents 4 0 R'),
      streamBody('', '4 w 31.25 91.5 m 61.25 101.5 l 77.25 95.5 l S 100 20 m 100 111.75 l S 150 20 m 150 180 l S'),
    ]);
    const { bytes } = await redacted(source);
    for (const hidden of ['31.25', '91.5', '111.75']) expect(saidBy(bytes)).not.toContain(hidden);
    const drawn = draw(bytes);
    expect([dark(drawn, 100, 170), dark(drawn, 150, 30), dark(drawn, 150, 170)]).toEqual([true, true, true]);
    expect(dark(drawn, 100, 30)).toBe(false);
  });

  test.each([
    ['as samples', async () => ({ entries: '/ColorSpace/DeviceGray/BitsPerComponent 8', data: Buffer.from(grays()) })],
    [
      'as a JPEG',
      async () => ({ entries: '/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode', data: await jpeg() }),
    ],
    [
      'as bits',
      async () => ({ entries: '/ColorSpace/DeviceGray/BitsPerComponent 1', data: Buffer.alloc(30 * 4, 0xff) }),
    ],
  ])('pixels of an image %s, on this page alone', async (_name, image) => {
    const { entries, data } = await image();
    const source = samplePdf([
      ...blankPages(2, '/Contents 5 0 R/Resources<</XObject<</I 6 0 R>>>>'),
      streamBody('', '200 0 0 200 0 0 cm /I Do'),
      streamBody(`/Type/XObject/Subtype/Image/Width 30/Height 30${entries}`, data),
    ]);
    const { bytes } = await redacted(source);
    const images = imagesOf(bytes);
    expect(images).toHaveLength(2);
    const pixels = await Promise.all(images.map(async (stream) => grayOf(stream)));
    const inside = pixels.map((rows) => rows.slice(11, 19).flat());
    expect(inside.some((values) => values.every((value) => value < 12))).toBe(true);
    expect(inside.some((values) => values.every((value) => value > 200))).toBe(true);
    for (const rows of pixels)
      expect([...rows.slice(0, 9), ...rows.slice(21)].flat().every((value) => value > 200)).toBe(true);
  });

  test('an inline image', async () => {
    const source = samplePdf([
      ...blankPages(1, '/Contents 4 0 R'),
      streamBody('', 'q 200 0 0 200 0 0 cm BI /W 2 /H 6 /CS /G /BPC 8 ID abcdSecretkl\nEI Q'),
    ]);
    const { bytes } = await redacted(source);
    expect(saidBy(bytes)).not.toContain('Secret');
    expect(saidBy(bytes)).not.toMatch(/[Sect]{4}/);
    const [image] = imagesOf(bytes);
    expect(image && decodeStream(image).data.toString('latin1')).toBe('abcd\0\0\0\0etkl');
  });
});

test('a label is written into its box, upright on a page that is displayed turned', async () => {
  const source = samplePdf(blankPages(1, '/Rotate 90'));
  const { bytes, edits } = await redacted(source, [
    { x: 20, y: 30, width: 160, height: 40, label: 'Näme' },
    { x: 20, y: 130, width: 160, height: 40, label: 'שם' },
  ]);
  using document = PdfiumDocument.open(pdfium, bytes);
  expect(readPageText(document, 0).split(/\s+/)).toEqual(['Näme', 'שם']);
  const light = [...draw(bytes).data.entries()].flatMap(([at, value]) => {
    const [x, y] = [(at >> 2) % 200, Math.floor((at >> 2) / 200)];
    return (at & 3) === 0 && value > 200 && x > 21 && x < 179 && y > 31 && y < 69 ? [x] : [];
  });
  expect(Math.max(...light) - Math.min(...light)).toBeGreaterThan(60);
  const proof = { source, pdfium: async () => pdfium, edits, added: [], doubtful: [] };
  expect((await proveRedactions(bytes, proof)).warnings).toEqual([]);
});

test('a page where something is left is replaced by its picture', async () => {
  const source = samplePdf([
    ...blankPages(1, '/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>/Annots[6 0 R]'),
    streamBody('', 'BT /F1 12 Tf 10 180 Td (Top) Tj 0 -80 Td (Secret) Tj ET'),
    helvetica,
    '<</Type/Annot/Subtype/Text/Contents(Note)/Rect[150 10 170 30]>>',
  ]);
  const edits = [{ type: 'redact' as const, page: 1, look: 'black' as const, ...middle }];
  const proof = { source, pdfium: async () => pdfium, edits, added: [], doubtful: [] };
  const { bytes, warnings } = await proveRedactions(source, proof);
  expect(warnings).toEqual([expect.stringContaining('Page 1 could not be cleared')]);
  expect(saidBy(bytes)).not.toMatch(/Secret|Tj|Note/);
  expect([dark(draw(bytes), 100, 100), dark(draw(bytes), 100, 50)]).toEqual([true, false]);
  const clean = await redacted(source);
  const proven = await proveRedactions(clean.bytes, { ...proof, edits: clean.edits });
  expect(proven).toEqual({ bytes: clean.bytes, warnings: [] });
});

test.each([
  ['a tiling pattern', '/Pattern cs /P scn 0 0 200 200 re f'],
  ['a soft mask', '/G gs 0 0 200 200 re f'],
])('text in %s is not followed: the page is not known to be clear', async (_case, content) => {
  const words = 'BT /F1 12 Tf 10 100 Td (Secret) Tj ET';
  const fonts = '/Resources<</Font<</F1 5 0 R>>>>';
  const source = samplePdf([
    ...blankPages(1, '/Contents 4 0 R/Resources<</Pattern<</P 6 0 R>>/ExtGState<</G<</SMask<</S/Alpha/G 7 0 R>>>>>>>>'),
    ...[streamBody('', content), helvetica],
    streamBody(`/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 200 200]/XStep 200/YStep 200${fonts}`, words),
    streamBody(`/Subtype/Form/BBox[0 0 200 200]/Group<</S/Transparency>>${fonts}`, words),
  ]);
  expect((await redacted(source)).unreadable).toEqual([1]);
  expect((await redacted(source, [{ x: 300, y: 0, width: 10, height: 10 }])).unreadable).toEqual([]);
});

test('an edit on a page that is not there fails', async () => {
  const document = await EditedDocument.open(samplePdf(blankPages(1)), { pdfium: async () => pdfium });
  const edit = { type: 'redact' as const, id: 'one', page: 3, look: 'black' as const, ...middle };
  const tools = { labelFonts: new DocumentFonts(document), pdfium: async () => pdfium };
  const { outcomes } = await redactDocument(document, [{ index: 4, edit }], tools);
  expect(outcomes).toEqual([{ index: 4, id: 'one', status: 'failed', message: 'There is no page 3.', boxes: [] }]);
});

const grays = () => Array.from({ length: 900 }, (_, at) => 220 + (at % 20));
const jpeg = () =>
  sharp(Buffer.from(grays()), { raw: { width: 30, height: 30, channels: 1 } })
    .toColourspace('b-w')
    .jpeg({ quality: 95 })
    .toBuffer();

function onlyFirstPage(source: Buffer): Buffer {
  return Buffer.from(
    source.toString('latin1').replace('/Count 2/Kids[3 0 R 4 0 R]', '/Count 1/Kids[3 0 R]      '),
    'latin1',
  );
}

function imagesOf(bytes: Buffer): PDFRawStream[] {
  return openPdf(bytes)
    .context.enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && String(object.dict).includes('/Image') ? [object] : [],
    );
}

/** Rows of an image of 30 by 30 pixels. */
async function grayOf(stream: PDFRawStream): Promise<number[][]> {
  const { data, image } = decodeStream(stream);
  const isBits = String(stream.dict).includes('/BitsPerComponent 1');
  const pixels = image ? await sharp(data).toColourspace('b-w').raw().toBuffer() : isBits ? unpacked(data) : data;
  return Array.from({ length: 30 }, (_, row) => [...pixels.subarray(30 * row, 30 * row + 30)]);
}

const unpacked = (data: Buffer): Buffer =>
  Buffer.from(
    Array.from({ length: 900 }, (_, at) =>
      (data[Math.floor(at / 30) * 4 + ((at % 30) >> 3)] ?? 0) & (128 >> ((at % 30) & 7)) ? 255 : 0,
    ),
  );
