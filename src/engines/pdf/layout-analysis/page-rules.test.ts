import { expect, test } from 'vitest';
import type { Box, Fill } from '../../../pdf/reading/page-reading.ts';
import type { FlowTable } from '../../document-writers/flow-document.ts';
import { flowDocument } from './analyze-layout.ts';
import { drawnPage } from './drawn-pages.ts';
import { findFigures } from './find-figures.ts';
import { fitColumns } from './fit-columns.ts';
import { fitPages } from './fit-pages.ts';
import { gridRules, lines, reading, segment } from './sample-readings.ts';
import { widthOfText } from './text-widths.ts';

const long = 'Words that fill a line of running text from one edge of the column to the other edge of it';
/** Lines must differ, since repeated ones are taken for headers. */
let written = 0;
const numbered = (count: number) => Array.from({ length: count }, () => `${long} ${++written}`);
const fullPage = () => reading(lines(numbered(56), 90));

test('a page without words stays a page of its own', () => {
  const { sections } = flowDocument([fullPage(), reading([], { kind: 'empty' }), fullPage()]);
  const breaks = sections.flatMap(({ blocks }) =>
    blocks.filter((block) => 'breakBefore' in block && block.breakBefore),
  );
  expect(breaks).toHaveLength(2);
});

test('a page that begins far down begins on a page of its own and keeps the space above', () => {
  const late = reading(lines(numbered(20), 400));
  const { sections } = flowDocument([fullPage(), late]);
  const begun = sections.flatMap(({ blocks }) => blocks.filter((block) => 'breakBefore' in block && block.breakBefore));
  expect(begun).toMatchObject([{ breakBefore: 'page', spaceBefore: expect.closeTo(310, -1) }]);
});

test('a page of scattered pieces does not go on upon the next, as running text does', () => {
  const cover = reading(
    Array.from({ length: 8 }, (_, row) => segment({ text: 'Piece', left: 72, baseline: 90 + row * 98 })),
  );
  const sectionsAfter = (first: typeof cover) =>
    flowDocument([first, fullPage()]).sections.flatMap(({ blocks }) =>
      blocks.filter((block) => 'breakBefore' in block && block.breakBefore === 'page'),
    );
  expect([sectionsAfter(cover).length, sectionsAfter(fullPage()).length]).toEqual([1, 0]);
});

test('a bar of images beside running text becomes a column that begins where it stood', () => {
  const body = lines(Array(30).fill('Words that fill a line of the wider column beside'), 100, { right: 372 });
  const bar = { left: 400, right: 523, top: 92, bottom: 440, path: 'bar.png', type: 'png' as const, words: '' };
  const caption = segment({ text: 'Caption', left: 400, baseline: 452 });
  const { sections } = flowDocument([reading([...body, caption], { figures: [bar] })]);
  expect(sections).toHaveLength(1);
  expect(sections[0]?.columns).toHaveLength(2);
  expect(sections[0]?.blocks.slice(1, 3)).toMatchObject([{ breakBefore: 'column' }, { kind: 'image' }]);
});

test('a line that stands over the right edge is aligned there instead of being broken', () => {
  const name = segment({ text: 'A name', left: 495, right: 540, baseline: 700 });
  const others = Array.from({ length: 9 }, () => reading(lines(Array(50).fill(long), 90)));
  const { sections } = flowDocument([reading([...lines(Array(40).fill(long), 90), name]), ...others]);
  const blocks = sections.flatMap((section) => section.blocks);
  expect(blocks.find((block) => JSON.stringify(block).includes('A name'))).toMatchObject({
    align: 'right',
    indent: { left: 0, right: 0 },
  });
});

const tile = (index: number): Fill => {
  const [left, top] = [50 + (index % 20) * 10, 100 + Math.floor(index / 20) * 10];
  return { left, top, right: left + 10, bottom: top + 10, color: `#0000${10 + (index % 80)}` };
};

test('a page of many areas with a few labels is a drawing, and tables and text on the like are none', () => {
  const fills = Array.from({ length: 100 }, (_, index) => tile(index));
  const labels = (count: number) =>
    Array.from({ length: count }, () => segment({ text: 'Axis', left: 50, baseline: 90 }));
  const words = (texts: ReturnType<typeof labels>) => drawnPage({ fills, drawings: [] }, texts, texts)?.words;
  expect(words(labels(2))).toBe('Axis Axis');
  expect(words(labels(60))).toBeUndefined();
  expect(words(lines([long, long, long], 500))).toBeUndefined();
});

test('a gradient of thin areas behind the title of a slide makes no drawing of it', () => {
  const strips = Array.from({ length: 100 }, (_, index) => ({
    ...{ left: 0, right: 595, top: index, bottom: index + 1, color: `#0000${(index + 100).toString(16)}` },
  }));
  const title = [segment({ text: 'Title', left: 72, baseline: 50 })];
  expect(drawnPage({ fills: strips, drawings: [] }, title, title)).toBeUndefined();
  const bars = strips.map((strip) => ({ ...strip, right: strip.top + 50 }));
  expect(drawnPage({ fills: bars, drawings: [] }, title, title)).toBeDefined();
});

test('a word that the image of a chart would cut is drawn with it as a whole', () => {
  const drawings: Box[] = Array.from({ length: 8 }, (_, index) => ({
    left: 150,
    right: 300,
    top: 100 + index * 5,
    bottom: 104 + index * 5,
  }));
  const tick = segment({ text: 'Short', left: 120, right: 145, baseline: 120 });
  const label = segment({ text: 'Much longer', left: 90, right: 145, baseline: 132 });
  const objects = { rules: [], fills: [], drawings, images: [], isCut: false };
  const { figures } = findFigures(objects, [tick, label], { left: 0, top: 0, right: 595, bottom: 842 });
  expect(figures).toMatchObject([{ box: { left: 90 }, labels: [tick, label] }]);
});

test('rows that are higher than their words give room first when a page would not fit', () => {
  const row = () => ({ minHeight: 300, isHeader: false, cells: [] });
  const table: FlowTable = {
    kind: 'table',
    ruled: true,
    indentLeft: 0,
    columnWidths: [400],
    rows: [row(), row(), row()],
  };
  const text = { left: 72, right: 523, top: 72, bottom: 770 };
  const column = { ...text, blocks: [{ box: text, block: table }] };
  fitPages([
    { frame: { width: 595, height: 842, text, reach: 770 }, parts: [{ columns: [column] }], startsPage: true },
  ]);
  const height = table.rows.reduce((sum, { minHeight }) => sum + minHeight + 1, 0);
  expect(height).toBeLessThanOrEqual((text.bottom - text.top) * 0.96);
  expect(height).toBeGreaterThan((text.bottom - text.top) * 0.9);
});

test('full lines give room for wider fonts on the last page before a break alone, where the next cannot take up the rest', () => {
  const text = { left: 72, right: 523, top: 72, bottom: 770 };
  const page = () => {
    const { sections } = flowDocument([reading(lines(numbered(3), 100))]);
    const [block] = sections[0]?.blocks ?? [];
    if (block?.kind !== 'paragraph') throw new Error('No paragraph');
    const placed = {
      lines: 56,
      size: 10,
      firstBaseline: 80,
      lastBaseline: 770,
      endsFull: true,
      box: text,
      paragraph: block,
    };
    const column = { ...text, blocks: [{ box: text, block, text: placed }] };
    return { frame: { width: 595, height: 842, text, reach: 770 }, parts: [{ columns: [column] }], block };
  };
  const [first, second] = [page(), page()];
  fitPages([
    { ...first, startsPage: true },
    { ...second, startsPage: false },
  ]);
  expect(first.block.lineHeight).toBe(12);
  expect(second.block.lineHeight).toBeLessThan(11.5);
});

test('text that lies over itself like one line gets the room of all it holds', () => {
  const leaning = segment({ text: Array(20).fill(long).join(' '), left: 72, right: 523, baseline: 700, size: 20 });
  const { sections } = flowDocument([reading([segment({ text: 'Title', left: 72, baseline: 100 }), leaning])]);
  const block = sections[0]?.blocks.find((candidate) => JSON.stringify(candidate).includes(long));
  if (block?.kind !== 'paragraph') throw new Error('No paragraph');
  expect(block.spaceBefore).toBeLessThan(100);
});

test('line numbers beside the text become those of Word, and the numbers of table rows stay', () => {
  const body = lines(numbered(30), 100);
  const small = (from: number) =>
    body.map((_, index) => segment({ text: String(from + index), left: 40, baseline: 100 + index * 12, size: 6 }));
  const pages = [reading([...body, ...small(1)]), reading([...body, ...small(31)], { number: 2 })];
  const { sections } = flowDocument(pages);
  expect(sections[0]?.lineNumbers).toEqual({ every: 1, start: 1, restarts: false });
  expect(JSON.stringify(sections)).not.toContain('"text":"17"');
  const rules = gridRules(
    [36, 60, 525],
    body.map((_, index) => 92 + index * 12),
  );
  expect(flowDocument([reading([...body, ...small(1)], { rules })]).sections[0]?.lineNumbers).toBeUndefined();
});

test('a page larger than Word allows becomes smaller with all that is on it', () => {
  const title = segment({ text: 'A poster', left: 200, right: 1400, baseline: 300, size: 100 });
  const { sections, pages } = flowDocument([reading([title], { width: 2384, height: 3168 })]);
  expect(sections[0]?.page).toMatchObject({ width: 1192, height: 1584 });
  expect(sections[0]?.blocks[0]).toMatchObject({ runs: [{ text: 'A poster', style: { size: 50 } }] });
  expect(pages[0]?.doubts).toEqual([expect.stringContaining('22 inches')]);
});

test('text at an angle stands after the rest, not between its lines', () => {
  const mark = segment({ text: 'DRAFT', left: 150, right: 450, baseline: 400, size: 11 });
  const { sections } = flowDocument([reading(lines(numbered(40), 100), { slanted: [mark] })]);
  const texts = sections.flatMap(({ blocks }) => blocks.map((block) => JSON.stringify(block)));
  expect(texts.findIndex((text) => text.includes('DRAFT'))).toBe(texts.length - 1);
});

test('a title on a few pages is no header of all of them', () => {
  const page = (index: number, title: string) =>
    reading([segment({ text: title, left: 72, baseline: 40, size: 20 }), ...lines(numbered(30), 120)], {
      number: index,
    });
  const titles = ['Orchards', 'Orchards', 'Cider', 'Perry', 'Vinegar'];
  const { sections } = flowDocument(titles.map((title, index) => page(index + 1, title)));
  expect(sections[0]?.header).toEqual([]);
  expect(JSON.stringify(sections).match(/Orchards/g)).toHaveLength(2);
});

test('columns too narrow for their words in office fonts take room from the others', () => {
  const cell = (column: number, text: string) => ({
    column,
    columnSpan: 1,
    rowSpan: 1,
    blocks: flowDocument([reading([segment({ text, left: 72, baseline: 100 })])]).sections[0]?.blocks ?? [],
  });
  const rows = [{ minHeight: 0, isHeader: false, cells: [cell(0, 'Chapters'), cell(1, '1234')] }];
  const table: FlowTable = { kind: 'table', ruled: false, indentLeft: 0, columnWidths: [300, 12], rows };
  fitColumns([table], 312);
  expect(table.columnWidths[1]).toBeGreaterThan(4 * 5 + 4 - 5);
  expect((table.columnWidths[0] ?? 0) + (table.columnWidths[1] ?? 0)).toBeCloseTo(312);
});

test('letters narrower than those of the office font stay narrower in Word, and equal ones plain', () => {
  const text = 'Letters of a font that office programs lack, and of one they have';
  const scaleOf = (share: number) => {
    const style = { family: 'Times New Roman', size: 10, bold: false, monospace: false, position: 'normal' as const };
    const right = 72 + widthOfText(text, style) * share;
    const { sections } = flowDocument([reading([segment({ text, left: 72, right, baseline: 100 })])]);
    return JSON.stringify(sections).match(/"scale":(\d+)/)?.[1];
  };
  expect([scaleOf(0.9), scaleOf(1), scaleOf(1.5)]).toEqual(['90', undefined, undefined]);
});

test('pages that leave a third of the paper free keep it free, so that they stay as many', () => {
  const page = (number: number) => reading(lines(numbered(35), 170), { number });
  const [section] = flowDocument([1, 2, 3, 4].map(page)).sections;
  expect(section?.page.margins.top).toBeCloseTo(162, 0);
  expect(section?.page.margins.bottom).toBeGreaterThan(200);
  const alone = flowDocument([page(1)]).sections[0];
  expect(alone?.page.margins.bottom).toBe(54);
});

test('a page whose text ends far above its footnote is followed by a break', () => {
  const note = segment({ text: 'A note at the foot', left: 72, baseline: 780, size: 8 });
  const half = reading([...lines(numbered(20), 80), note]);
  const next = reading(lines(numbered(50), 80), { number: 2 });
  const breaks = flowDocument([half, next]).sections.flatMap(({ blocks }) =>
    blocks.filter((block) => block.kind === 'paragraph' && block.breakBefore === 'page'),
  );
  expect(breaks).toHaveLength(1);
});
