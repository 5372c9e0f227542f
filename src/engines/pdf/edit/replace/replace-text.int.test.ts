import { beforeAll, describe, expect, test } from 'vitest';
import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import { readPageText } from '../../../../pdf/text/page-text.ts';
import { blankPages, samplePdf, streamBody } from '../../objects/sample-objects.ts';
import { loadPdfium } from '../../pdfium/pdfium-library.ts';
import { FontReader } from '../content/page-font.ts';
import { EditedDocument } from '../edited-document.ts';
import { DocumentFonts } from '../fonts/document-fonts.ts';
import { replaceText } from './replace-text.ts';

let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await loadPdfium();
});

const fonts = '/Resources<</Font<</F1 4 0 R/F2 5 0 R>>';
const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
/** A subset with the letters of 'Hat' alone. */
const subset = `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar 72/LastChar 72/Widths[722]/FontDescriptor<</Type/FontDescriptor/FontFile 6 0 R>>>>`;

/** A page of 200 by 200 points with this content; object 7 and further ones are added. */
const page = (content: string, more: (string | Buffer)[] = [], resources = '') =>
  samplePdf([
    ...blankPages(1, `/Contents 7 0 R${fonts}${resources}>>`),
    ...[helvetica, subset, streamBody('', 'no font')],
    ...[streamBody('', content), ...more],
  ]);

type Wish = {
  x: number;
  y: number;
  width: number;
  height: number;
  originalText?: string;
  newText: string;
  fit?: 'shrink' | 'push' | 'fill';
  room?: number;
};

async function replaced(source: Buffer, ...wishes: Wish[]) {
  const document = await EditedDocument.open(source, { pdfium: async () => pdfium });
  const first = document.page(1);
  if (!first) throw new Error('There is no page');
  const edits = wishes.map((wish, index) => ({
    index,
    edit: { type: 'replace' as const, page: 1, originalText: '', fit: 'keep' as const, ...wish },
  }));
  const otherFonts = new DocumentFonts(document);
  using before = PdfiumDocument.open(pdfium, source);
  const draw = async (index: number) => before.render(index, { size: { dpi: 100 } });
  const outcomes = await replaceText({ document, page: first, fonts: new FontReader(), otherFonts, draw }, edits);
  await otherFonts.finish();
  const parts: Uint8Array[] = [];
  document.save({ sink: (bytes) => parts.push(Buffer.from(bytes)) });
  const bytes = Buffer.concat(parts);
  using drawn = PdfiumDocument.open(pdfium, bytes);
  const told = outcomes.map(({ boxes: _, words: __, ...outcome }) => outcome);
  const areas = outcomes.flatMap(({ boxes }) => boxes);
  return { outcomes: told, areas, bytes, text: readPageText(drawn, 0), drawn: drawn.render(0, { size: { dpi: 144 } }) };
}

/** Dark pixels to the right of x, at 144 dpi. */
const inkRightOf = (
  { data, width, height }: { data: Uint8Array; width: number; height: number },
  x: number,
): number[] => {
  const found: number[] = [];
  for (let at = 0; at < width * height; at++) if ((data[4 * at] ?? 255) < 128 && at % width > x) found.push(at);
  return found;
};

describe('text under a box', () => {
  test('is replaced in its own font, and the rest of the line stays where it is', async () => {
    const source = page('BT /F1 20 Tf 10 100 Td (Pay ) Tj [(4)-20(00)-300( EUR)] TJ ( now) Tj ET');
    const { outcomes, bytes, text, drawn } = await replaced(source, {
      x: 50,
      y: 82,
      width: 36,
      height: 22,
      newText: '12',
    });
    expect(outcomes).toEqual([{ index: 0, status: 'done' }]);
    expect(text.replace(/\s+/g, ' ')).toBe('Pay 12 EUR now');
    expect(bytes.subarray(0, source.length).equals(source)).toBe(true);
    using before = PdfiumDocument.open(pdfium, source);
    const old = before.render(0, { size: { dpi: 144 } });
    expect(inkRightOf(drawn, 180)).toEqual(inkRightOf(old, 180));
    expect(inkRightOf(old, 180)).not.toEqual([]);
  });

  test('is only the words that are named, even in a larger box', async () => {
    const source = page('BT /F1 20 Tf 10 100 Td (Pay 400 EUR) Tj ET');
    const wish = { x: 5, y: 80, width: 190, height: 25, originalText: '400', newText: '12' };
    const { text } = await replaced(source, wish);
    expect(text.replace(/\s+/g, ' ')).toBe('Pay 12 EUR');
  });

  test('is the word that is named when the box covers a part of it', async () => {
    const source = page('BT /F1 20 Tf 10 100 Td (400 or 400 EUR) Tj ET');
    const wish = { x: 90, y: 85, width: 15, height: 12, originalText: '400', newText: '12' };
    const { text } = await replaced(source, wish);
    expect(text.replace(/\s+/g, ' ')).toBe('400 or 12 EUR');
  });

  test('is told when it is another one than named', async () => {
    const source = page('BT /F1 20 Tf 10 100 Td (Pay 400 EUR) Tj ET');
    const wish = { x: 5, y: 80, width: 190, height: 25, originalText: '500', newText: '12' };
    const { outcomes, bytes } = await replaced(source, wish, { ...wish, y: 10 });
    expect(outcomes).toEqual([
      { index: 0, status: 'failed', message: 'The text under this box is “Pay 400 EUR”, not “500”.' },
      { index: 1, status: 'failed', message: 'There is no text under this box.' },
    ]);
    expect(bytes.equals(source)).toBe(true);
  });

  test('may be wider up to the text after it; beyond, that is told, or it is shrunk', async () => {
    const source = page('BT /F1 20 Tf 10 100 Td (ab) Tj 60 0 Td (cd) Tj ET');
    const box = { x: 8, y: 82, width: 26, height: 22 };
    expect((await replaced(source, { ...box, newText: 'abba' })).outcomes).toEqual([{ index: 0, status: 'done' }]);
    const [kept] = (await replaced(source, { ...box, newText: 'abbabbabb' })).outcomes;
    expect(kept).toMatchObject({ status: 'changed', message: expect.stringContaining('does not fit') });
    const shrunk = await replaced(source, { ...box, newText: 'abbabba', fit: 'shrink' });
    expect(shrunk.outcomes[0]?.message).toMatch(/^The new text is shrunk to \d\d%\.$/);
    expect(shrunk.text.replace(/\s+/g, ' ')).toBe('abbabba cd');
  });

  test('pushes along what follows, other fonts and edits too, but not what is beyond its room', async () => {
    const source = page('BT /F1 10 Tf 10 100 Td (ab ) Tj (cd) Tj [( e)-50(f)] TJ 60 0 Td (far) Tj ET');
    const { outcomes, text, drawn } = await replaced(
      source,
      { x: 8, y: 90, width: 12, height: 14, newText: 'abab', fit: 'push', room: 60 },
      { x: 23, y: 90, width: 12, height: 14, newText: 'cdd', fit: 'push', room: 45 },
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(text.replace(/\s+/g, ' ')).toBe('abab cdd ef far');
    using before = PdfiumDocument.open(pdfium, source);
    expect(inkRightOf(drawn, 138)).toEqual(inkRightOf(before.render(0, { size: { dpi: 144 } }), 138));
  });

  test('fills its room with wider spaces, as on a justified line', async () => {
    const source = page('BT /F1 10 Tf 10 100 Td (aaa bbb ccc) Tj ET');
    const wish = { x: 8, y: 90, width: 60, height: 14, newText: 'aaa bbb cc', room: 60 };
    const filled = await replaced(source, { ...wish, fit: 'fill' });
    const pushed = await replaced(source, { ...wish, fit: 'push' });
    expect(filled.text).toBe(pushed.text);
    const rightmost = (ink: number[], width: number) => Math.max(...ink.map((at) => at % width)) / 2;
    expect(rightmost(inkRightOf(filled.drawn, 0), filled.drawn.width)).toBeCloseTo(70, -0.5);
    expect(rightmost(inkRightOf(pushed.drawn, 0), pushed.drawn.width)).toBeLessThan(60);
  });

  test('changes only where the box is when a form is drawn twice', async () => {
    const form = '/Type/XObject/Subtype/Form/BBox[0 0 200 50]/Resources<</Font<</F1 4 0 R>>>>';
    const source = page(
      'q 1 0 0 1 0 100 cm /X Do Q q 1 0 0 1 0 20 cm /X Do Q',
      [streamBody(form, 'BT /F1 20 Tf 10 10 Td (Draft) Tj ET')],
      '/XObject<</X 8 0 R>>',
    );
    const { text } = await replaced(source, { x: 5, y: 70, width: 100, height: 30, newText: 'Final' });
    expect(text.split(/\s+/)).toEqual(['Final', 'Draft']);
  });

  test('is not read as what it was: its replacement text goes', async () => {
    const source = page('/Span <</ActualText (Draft) /MCID 3>> BDC BT /F1 20 Tf 10 100 Td (Draft) Tj ET EMC');
    const { bytes, text } = await replaced(source, { x: 5, y: 80, width: 100, height: 30, newText: 'Final' });
    expect(text).toBe('Final');
    const document = await EditedDocument.open(bytes, { pdfium: async () => pdfium });
    expect(document.page(1)?.readContent().toString('latin1')).toContain('/Span <</MCID 3>> BDC');
  });

  test.each([
    ['a letter that the subset lacks', 'Q', 'has no Q'],
    ['a script that needs shaping', 'שלום', 'cannot show this text'],
  ])('is set in a font of ours for %s', async (_case, newText, why) => {
    const source = page('BT /F2 20 Tf 2 Tc 10 100 Td (H) Tj /F1 20 Tf 100 0 Td (next) Tj ET');
    const { outcomes, text } = await replaced(source, { x: 5, y: 80, width: 40, height: 30, newText });
    expect(outcomes).toEqual([
      {
        index: 0,
        status: 'changed',
        message: expect.stringMatching(new RegExp(`^Set in .*, as the document’s font ${why}\\.$`)),
      },
    ]);
    expect(text.replace(/\s+/g, ' ')).toBe(`${newText} next`);
  });

  test('says how far letters of another font reach below the line', async () => {
    const source = page('BT /F1 20 Tf 10 100 Td (H) Tj ET');
    const { areas, drawn } = await replaced(source, { x: 5, y: 80, width: 40, height: 30, newText: 'ဌ' });
    const lowest = Math.max(...inkRightOf(drawn, 0).map((at) => Math.floor(at / drawn.width))) / 2;
    expect(lowest).toBeGreaterThan(106);
    // The others are those of the old letters.
    const [{ y, height } = { y: 0, height: 0 }] = areas;
    expect(y + height).toBeGreaterThan(lowest);
  });

  test('is replaced in each of its copies when it is printed several times to look bold', async () => {
    const twice = '(Draft) Tj ET BT /F1 20 Tf 10.4 100 Td (Draft) Tj';
    const source = page(`BT /F1 20 Tf 10 100 Td ${twice} ET`);
    const wish = { x: 5, y: 80, width: 100, height: 30, originalText: 'Draft', newText: 'Final' };
    const { outcomes, bytes } = await replaced(source, wish);
    expect(outcomes).toEqual([{ index: 0, status: 'done' }]);
    const document = await EditedDocument.open(bytes, { pdfium: async () => pdfium });
    const content = document.page(1)?.readContent().toString('latin1');
    expect(content?.split(Buffer.from('Final').toString('hex'))).toHaveLength(3);
  });

  test('on a scan is painted over with the colour of its paper', async () => {
    const source = page(
      '0.8 0.9 1 rg 0 0 200 200 re f 0.6 0 0 rg 12 101 50 11 re f BT 3 Tr /F1 20 Tf 10 100 Td (Draft) Tj ET',
    );
    const { outcomes, text, drawn } = await replaced(source, { x: 5, y: 80, width: 100, height: 30, newText: 'I' });
    expect(outcomes[0]).toMatchObject({ status: 'changed', message: expect.stringContaining('painted over') });
    expect(text).toBe('I');
    const colorAt = (x: number, y: number) => [
      ...drawn.data.subarray(4 * (2 * y * drawn.width + 2 * x)).subarray(0, 3),
    ];
    expect(colorAt(50, 93)).toEqual([204, 230, 255]);
    const red = [...drawn.data.entries()].some(
      ([at, value]) => (at & 3) === 0 && value === 153 && drawn.data[at + 1] === 0,
    );
    expect(red).toBe(true);
  });

  test('is not set when no font has a glyph for it', async () => {
    const source = page('BT /F2 20 Tf 10 100 Td (H) Tj ET');
    const { outcomes, bytes } = await replaced(source, { x: 5, y: 80, width: 40, height: 30, newText: '𓀀' });
    expect(outcomes[0]).toEqual({
      index: 0,
      status: 'failed',
      message: 'No font has a glyph for 𓀀. Please leave it out.',
    });
    expect(bytes.equals(source)).toBe(true);
  });
});
