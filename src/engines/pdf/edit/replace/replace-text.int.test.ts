import { beforeAll, describe, expect, test } from 'vitest';
import { type LinePart, type PageLine, readPageLines } from '../../../../pdf/editing/page-lines.ts';
import { linesWithText } from '../../../../pdf/editing/plan-text-changes.ts';
import type { StyledRun } from '../../../../pdf/editing/styled-runs.ts';
import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import { readPageText } from '../../../../pdf/text/page-text.ts';
import { blankPages, samplePdf, streamBody } from '../../objects/sample-objects.ts';
import { loadPdfium } from '../../pdfium/pdfium-library.ts';
import { FontReader } from '../content/page-font.ts';
import type { SetLook } from '../edit-context.ts';
import { EditedDocument } from '../edited-document.ts';
import { DocumentFonts } from '../fonts/document-fonts.ts';
import { proveEdits } from '../prove/prove-edits.ts';
import { FamilyFaces } from './family-faces.ts';
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
const page = (content: string, more: (string | Buffer)[] = [], resources = '', ownFonts = fonts) =>
  samplePdf([
    ...blankPages(1, `/Contents 7 0 R${ownFonts}${resources}>>`),
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
  runs?: StyledRun[];
  below?: 'move';
  group?: string;
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
  const fonts = new FontReader();
  const readLines = async (index: number) => linesWithText(readPageLines(before, index));
  const tools = { fonts, faces: new FamilyFaces(document, fonts), otherFonts, draw, readLines };
  const outcomes = await replaceText({ document, page: first, ...tools }, edits);
  await otherFonts.finish();
  const parts: Uint8Array[] = [];
  document.save({ sink: (bytes) => parts.push(Buffer.from(bytes)) });
  const bytes = Buffer.concat(parts);
  using drawn = PdfiumDocument.open(pdfium, bytes);
  const told = outcomes.map(({ boxes: _, words: __, moved: ___, looks: ____, ...outcome }) => outcome);
  const looks = outcomes.flatMap((outcome) => outcome.looks ?? []);
  const areas = outcomes.flatMap(({ boxes }) => boxes);
  const prove = (claimed: readonly SetLook[]) => {
    const edits = [{ index: 0, boxes: areas, looks: claimed }];
    const files = { pdfium, source, password: undefined, result: { whole: bytes } };
    return [...(proveEdits(files, [{ page: first, edits, alsoChanged: [] }], () => undefined)?.otherLook ?? [])];
  };
  const look = { text: readPageText(drawn, 0), lines: readPageLines(drawn, 0) };
  return { outcomes: told, areas, bytes, looks, prove, ...look, drawn: drawn.render(0, { size: { dpi: 144 } }) };
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

  test('is replaced in each of its copies when one operator prints it several times, too', async () => {
    const source = page('BT /F1 20 Tf 10 100 Td [(Draft) 2147 (Draft)] TJ ET');
    const wish = { x: 5, y: 80, width: 100, height: 30, originalText: 'Draft', newText: 'Final' };
    const { outcomes, bytes } = await replaced(source, wish);
    expect(outcomes).toEqual([{ index: 0, status: 'done' }]);
    const document = await EditedDocument.open(bytes, { pdfium: async () => pdfium });
    const content = document.page(1)?.readContent().toString('latin1');
    expect(content?.split(Buffer.from('Final').toString('hex'))).toHaveLength(3);
  });

  // 'cat ' is 32.2 points wide.
  test.each([
    ['the first', 10, 27, 'dog cat cat cat'],
    ['the second', 42, 27, 'cat dog cat cat'],
    ['the last', 107, 27, 'cat cat cat dog'],
    ['the third, though a part of the second is in the box', 64, 40, 'cat cat dog cat'],
    ['the third, of which the box has more than of the second', 60, 31, 'cat cat dog cat'],
  ])('is %s of the same words in one operator', async (_, x, width, expected) => {
    for (const operator of ['(cat cat cat cat) Tj', '[(c) 0 (at c) 0 (at cat c) 0 (at)] TJ']) {
      const source = page(`BT /F1 20 Tf 10 100 Td ${operator} ET`);
      const wish = { x, y: 82, width, height: 26, originalText: 'cat', newText: 'dog' };
      const { outcomes, text } = await replaced(source, wish);
      expect(text.trim()).toBe(expected);
      expect(outcomes).toMatchObject([{ status: expect.stringMatching('done|changed') }]);
    }
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

  test('on a scan keeps its style', async () => {
    const source = page('BT 3 Tr /F1 20 Tf 10 100 Td (Draft) Tj ET');
    const box = { x: 5, y: 80, width: 100, height: 30, newText: 'Draft' };
    const { outcomes } = await replaced(source, { ...box, runs: [{ start: 0, end: 5, bold: true }] });
    const message = 'This is a scan: the style of its letters cannot be changed.';
    expect(outcomes).toEqual([{ index: 0, status: 'failed', message }]);
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

describe('the style of letters', () => {
  const looks = (lines: readonly PageLine[]) =>
    lines.flatMap(({ parts }) =>
      parts.map(({ text, look: { fontName, size, color } }) => [text.trim(), fontName, Math.round(size), color]),
    );
  const bold = helvetica.replace('Helvetica', 'Helvetica-Bold');
  const withF3 = `${fonts.slice(0, -2)}/F3 8 0 R>>`;
  const withBold = (content: string) => page(content, [bold], '', withF3);

  test('is changed by the face of the family that the document has; letters around keep their bytes and places', async () => {
    const line = '[(one) 70 (two ) -20 (T) 90 (here)] TJ';
    const source = withBold(`0 0 1 rg BT /F1 20 Tf 10 100 Td ${line} 0 -30 Td (next) Tj ET`);
    const words = { originalText: 'onetwo There', newText: 'onetwo There' };
    const box = { x: 5, y: 80, width: 190, height: 25, fit: 'push' as const };
    const { outcomes, lines, bytes, areas } = await replaced(source, {
      ...{ ...box, ...words },
      runs: [{ start: 3, end: 6, bold: true, color: '#ff0000' }],
    });
    expect(outcomes).toEqual([{ index: 0, status: 'done' }]);
    expect(looks(lines)).toEqual([
      ['one', 'Helvetica', 20, '#0000ff'],
      ['two', 'Helvetica-Bold', 20, '#ff0000'],
      ['There', 'Helvetica', 20, '#0000ff'],
      ['next', 'Helvetica', 20, '#0000ff'],
    ]);
    using before = PdfiumDocument.open(pdfium, source);
    const distances = (parts: readonly LinePart[] = []) => {
      const part = parts.find(({ text }) => text.endsWith('There'));
      const at = part?.text.indexOf('There') ?? 0;
      return part?.edges.slice(at, at + 5).map((edge) => (edge - (part.edges[at] ?? 0)).toFixed(1));
    };
    expect(distances(lines[0]?.parts)).toEqual(distances(readPageLines(before, 0)[0]?.parts));
    const document = await EditedDocument.open(bytes, { pdfium: async () => pdfium });
    expect(document.page(1)?.readContent().toString('latin1')).toContain('[<6f6e65>');
    expect(areas[0]?.x).toBeGreaterThan(30);
  });

  test('is looked for in the result: another font, size or colour than was set is told', async () => {
    const source = withBold('BT /F1 20 Tf 10 100 Td (one two) Tj ET');
    const box = { x: 5, y: 80, width: 190, height: 25, newText: 'one two' };
    const style = { bold: true, fontSize: 24, color: '#ff0000' };
    const { looks, prove } = await replaced(source, { ...box, runs: [{ start: 4, end: 7, ...style }] });
    const [look] = looks;
    if (!look) throw new Error('A look is claimed.');
    expect(look).toEqual({ text: 'two', fonts: ['Helvetica-Bold'], size: 24, color: '#ff0000' });
    expect(prove([look])).toEqual([]);
    for (const other of [{ fonts: ['Helvetica'] }, { size: 20 }, { color: '#000000' }])
      expect(prove([{ ...look, ...other }])).toEqual([0]);
  });

  test('of letters that the file does not name is changed in colour alone; another font might show other ones', async () => {
    const unnamed = subset.replace('/FirstChar 72', '/Encoding<</Differences[72/g1]>>/FirstChar 72');
    const source = page('BT /F3 20 Tf 10 100 Td (HHH) Tj ET', [unnamed], '', withF3);
    const box = { x: 5, y: 80, width: 190, height: 25, originalText: 'HHH', newText: 'HHH' };
    const red = await replaced(source, { ...box, runs: [{ start: 1, end: 2, color: '#ff0000' }] });
    expect(red.outcomes).toMatchObject([{ status: 'done' }]);
    const bolder = await replaced(source, { ...box, runs: [{ start: 1, end: 2, bold: true }] });
    expect(bolder.outcomes).toMatchObject([
      {
        status: 'failed',
        message: 'The file does not say which letters these are, so that their style cannot be changed.',
      },
    ]);
  });

  test('is changed in a font of ours when the document has no such face, which is told', async () => {
    const source = page('BT /F1 20 Tf 10 100 Td (one two) Tj ET');
    const box = { x: 5, y: 80, width: 190, height: 25, newText: 'one two' };
    const { outcomes, lines, text } = await replaced(source, { ...box, runs: [{ start: 4, end: 7, italic: true }] });
    expect(outcomes).toMatchObject([
      { status: 'changed', message: 'Set in Arimo, as the document’s font has no italic with these letters.' },
    ]);
    expect(looks(lines)).toEqual([
      ['one', 'Helvetica', 20, '#000000'],
      ['two', expect.stringMatching(/^Arimo.*Italic/), 20, '#000000'],
    ]);
    expect(text.replace(/\s+/g, ' ')).toBe('one two');
  });

  test('is changed with the words; a larger size moves what follows, and is shrunk without room', async () => {
    const source = page('BT /F1 10 Tf 10 100 Td (one two ) Tj (end) Tj ET');
    const box = { x: 8, y: 88, width: 36, height: 16, newText: 'one three', fit: 'push' as const };
    const { outcomes, lines, drawn } = await replaced(source, { ...box, runs: [{ start: 4, end: 9, fontSize: 20 }] });
    expect(outcomes).toEqual([{ index: 0, status: 'done' }]);
    expect(looks(lines).map((look) => look.slice(0, 3))).toEqual([
      ['one', 'Helvetica', 10],
      ['three', 'Helvetica', 20],
      ['end', 'Helvetica', 10],
    ]);
    expect(new Set(lines.flatMap(({ parts }) => parts.map(({ baseline }) => baseline.toFixed(2)))).size).toBe(1);
    expect(inkRightOf(drawn, 2 * 75)).not.toEqual([]);
    const shrunk = await replaced(source, { ...box, room: 60, runs: [{ start: 4, end: 9, fontSize: 40 }] });
    expect(shrunk.outcomes[0]?.message).toMatch(/shrunk to \d\d%/);
  });

  test('narrows the letters before it, too, where a line has no room for a larger size', async () => {
    const source = page('BT /F1 10 Tf 10 100 Td (one two three) Tj ET');
    const box = { x: 8, y: 88, width: 62, height: 16, newText: 'one two three', fit: 'push' as const, room: 65 };
    const { outcomes, lines } = await replaced(source, { ...box, runs: [{ start: 8, end: 13, fontSize: 13 }] });
    expect(outcomes[0]?.message).toMatch(/shrunk to 9\d%/);
    expect(Math.max(...lines.flatMap(({ parts }) => parts.flatMap(({ edges }) => edges)))).toBeCloseTo(75, 0);
  });

  test.each([
    ['a colour space', '/CS0 cs 0.5 scn', '/ColorSpace<</CS0 /DeviceGray>>', '#808080'],
    ['four inks', '0 1 1 0 k', '', '#ff0000'],
    ['no colour of its own', '', '', '#000000'],
  ])('leaves the colour of what follows as it was: %s', async (_case, operators, resources, color) => {
    const source = page(`${operators} BT /F1 20 Tf 10 100 Td (one two) Tj ET`, [], resources);
    const box = { x: 5, y: 80, width: 190, height: 25, newText: 'one two' };
    const { lines } = await replaced(source, { ...box, runs: [{ start: 0, end: 3, color: '#00ff00' }] });
    using before = PdfiumDocument.open(pdfium, source);
    const [old = color] = readPageLines(before, 0).flatMap(({ parts }) => parts.map(({ look }) => look.color));
    expect(looks(lines).map((look) => look.at(-1))).toEqual(['#00ff00', old]);
  });

  test('is told where its colour cannot be given back to what follows', async () => {
    const form = '/Type/XObject/Subtype/Form/BBox[0 0 200 200]/Resources<</Font<</F1 4 0 R>>>>';
    const source = page(
      '/CS0 cs 0.5 scn /X Do',
      [streamBody(form, 'BT /F1 20 Tf 10 100 Td (one two) Tj ET')],
      '/ColorSpace<</CS0 /DeviceGray>>/XObject<</X 8 0 R>>',
    );
    const box = { x: 5, y: 80, width: 190, height: 25, newText: 'one two' };
    const { outcomes, lines } = await replaced(source, { ...box, runs: [{ start: 0, end: 3, color: '#00ff00' }] });
    expect(outcomes).toMatchObject([{ status: 'changed', message: 'Its colour cannot be changed here.' }]);
    expect(new Set(looks(lines).map((look) => look.at(-1))).size).toBe(1);
  });
});

describe('what follows a paragraph', () => {
  const columns = (more = '') => `BT /F1 5 Tf 10 180 Td (The ferry leaves the harbour of) Tj 0 -6 Td
    (Vannes at nine, and it comes home) Tj 0 -6 Td (at six.) Tj
    110 12 Td (Beside it is another column, that) Tj 0 -6 Td (has nothing to do with the ferry.) Tj 0 -30 Td (Its end) Tj
    -110 6 Td (Dogs ) Tj (travel free.) Tj ET 0 0 1 rg 10 148 30 0.5 re f ${more} BT /F1 5 Tf 98 8 Td (7) Tj ET`;
  const paragraph = { x: 8, y: 13, width: 84, height: 22, below: 'move' } as const;
  const twoMore =
    'The ferry leaves the harbour of\nVannes at nine, and it comes home\nat six, unless the wind is strong\nor the captain is hungry, as he\noften is.';
  const rows = (
    { data, width, height }: { data: Uint8Array; width: number; height: number },
    left: number,
    right: number,
  ) =>
    Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (__, x) => x).filter(
        (x) => x >= 2 * left && x < 2 * right && (data[4 * (y * width + x)] ?? 255) < 200,
      ),
    );
  const drawnBefore = (source: Buffer) => {
    using before = PdfiumDocument.open(pdfium, source);
    return before.render(0, { size: { dpi: 144 } });
  };

  test('moves down in its column by the lines that are added, with its underline; all else stays', async () => {
    const source = page(columns());
    const { outcomes, text, drawn } = await replaced(source, { ...paragraph, newText: twoMore });
    expect(outcomes).toEqual([{ index: 0, status: 'done' }]);
    expect(text).toContain('at six, unless the wind is strong\nor the captain is hungry, as he\noften is.');
    expect(text).toContain('Dogs travel free.');
    const old = drawnBefore(source);
    expect(rows(drawn, 100, 200)).toEqual(rows(old, 100, 200));
    const end = rows(old, 0, 95).slice(2 * 44, 2 * 56);
    expect(end.flat().length).toBeGreaterThan(100);
    // Two lines of 6 points.
    expect(rows(drawn, 0, 95).slice(2 * 56, 2 * 68)).toEqual(end);
    expect(rows(drawn, 95, 105)).toEqual(rows(old, 95, 105));
  });

  test('moves up by the lines that are gone, through several edits of a paragraph', async () => {
    const source = page(columns());
    const last = { x: 8, y: 27, width: 84, height: 7, newText: '', below: 'move' as const };
    const { drawn, text } = await replaced(source, last);
    expect(text).not.toContain('at six');
    expect(rows(drawn, 0, 95).slice(2 * 38, 2 * 50)).toEqual(rows(drawnBefore(source), 0, 95).slice(2 * 44, 2 * 56));
  });

  test('keeps its content marked, and its link and its form move along', async () => {
    const form = '/Type/XObject/Subtype/Form/BBox[0 0 20 10]';
    const more = '/P <</MCID 4>> BDC q 1 0 0 1 10 130 cm /X Do Q EMC';
    const source = page(columns(more), [streamBody(form, '0 1 0 rg 0 0 20 10 re f')], '/XObject<</X 8 0 R>>');
    const { bytes, drawn } = await replaced(source, { ...paragraph, newText: twoMore });
    const document = await EditedDocument.open(bytes, { pdfium: async () => pdfium });
    const content = document.page(1)?.readContent().toString('latin1') ?? '';
    expect(content).toMatch(
      /\/P <<\/MCID 4>> BDC q 1 0 0 1 10 130 cm\s+1 0 0 1 0 -12 cm\s+\/X Do\s+1 0 0 1 0 12 cm\s+Q EMC/,
    );
    expect(
      rows(drawn, 10, 30)
        .slice(2 * 72, 2 * 82)
        .every((row) => row.length === 40),
    ).toBe(true);
  });

  test('is refused with the other lines of its group when it does not fit the page', async () => {
    const source = page(columns());
    const group = 'ferry';
    const long = `at six${'\nand so on, and so on, and so on'.repeat(30)}`;
    const { outcomes, bytes } = await replaced(
      source,
      { x: 8, y: 14, width: 84, height: 7, newText: 'No ferry', group },
      { x: 8, y: 27, width: 84, height: 7, newText: long, below: 'move', group },
    );
    const message = expect.stringMatching(/^What follows does not fit the page: \d+\.\d points are missing\./);
    expect(outcomes).toEqual([
      { index: 0, status: 'failed', message },
      { index: 1, status: 'failed', message },
    ]);
    expect(bytes.equals(source)).toBe(true);
  });
});
