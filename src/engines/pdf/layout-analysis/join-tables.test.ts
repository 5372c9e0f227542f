import { expect, test } from 'vitest';
import type { PageReading } from '../../../pdf/reading/page-reading.ts';
import { flowDocument } from './analyze-layout.ts';
import { cellsIn, gridRules, reading, segment, tablesIn } from './sample-readings.ts';

const xs = [72, 132, 332, 452];
const rowHeight = 18;
const rowsPerPage = 36;

test('a table that goes over pages is one, with the row that heads each page once at its beginning', () => {
  const flow = flowDocument([1, 2, 3].map((page) => listPage(page)));
  const [table, ...others] = tablesIn(flow);
  expect(others).toEqual([]);
  expect(table?.rows).toHaveLength(1 + 3 * rowsPerPage);
  expect(table?.rows.map(({ isHeader }) => isHeader).lastIndexOf(true)).toBe(0);
  expect(table && cellsIn(table).at(-1)).toEqual(['108', 'Thing number 108', 'open']);
  expect(JSON.stringify(flow)).not.toContain('"breakBefore":"page"');
});

test('rows that white space divides are joined as well, below a head with an area behind it', () => {
  const flow = flowDocument([1, 2, 3].map((page) => listPage(page, { isRuled: false })));
  const tables = tablesIn(flow);
  expect(tables.map(({ ruled, rows }) => [ruled, rows.length])).toEqual([[false, 1 + 3 * rowsPerPage]]);
  expect(tables[0]?.rows[0]?.isHeader).toBe(true);
});

test('what stands above and below the parts stays header and footer, and no row is taken for them', () => {
  const pages = [1, 2, 3].map((page) => {
    const list = listPage(page);
    const heads = [
      segment({ text: 'List of things', left: 72, baseline: 40 }),
      segment({ text: `Page ${page} of 3`, left: 272, baseline: 815 }),
    ];
    return { ...list, segments: [...heads, ...list.segments] };
  });
  const flow = flowDocument(pages);
  expect(tablesIn(flow).map(({ rows }) => rows.length)).toEqual([1 + 3 * rowsPerPage]);
  const [section] = flow.sections;
  expect([section?.header.length, section?.footer.length]).toEqual([1, 1]);
});

test('a form that is filled in on each page stays a table on each page', () => {
  const form = (page: number) => listPage(page, { first: () => 1 });
  expect(tablesIn(flowDocument([form(1), form(2)]))).toHaveLength(2);
});

test('a table with columns or labels of its own begins anew', () => {
  const other = listPage(2, { head: ['Part', 'Material', 'Weight'] });
  const wider = listPage(2, { edges: [72, 172, 332, 452] });
  expect(tablesIn(flowDocument([listPage(1), other]))).toHaveLength(2);
  expect(tablesIn(flowDocument([listPage(1), wider]))).toHaveLength(2);
});

type ListLook = {
  isRuled?: boolean;
  head?: readonly string[];
  edges?: readonly number[];
  /** Number in the page's first row. */
  first?: (page: number) => number;
};

/** A page full of rows below column labels. */
function listPage(
  number: number,
  {
    isRuled = true,
    head = ['No', 'Name', 'State'],
    edges = xs,
    first = (page: number) => (page - 1) * rowsPerPage + 1,
  }: ListLook = {},
): PageReading {
  const top = 80;
  const ys = Array.from({ length: rowsPerPage + 2 }, (_, index) => top + index * rowHeight);
  const at = (row: number, texts: readonly string[], bold: boolean) =>
    texts.map((text, column) => segment({ text, left: (edges[column] ?? 0) + 4, baseline: (ys[row] ?? 0) + 13, bold }));
  const rows = Array.from({ length: rowsPerPage }, (_, index) => first(number) + index);
  const words = [
    ...at(0, head, true),
    ...rows.flatMap((row, index) => at(index + 1, [`${row}`, `Thing number ${row}`, row % 3 ? 'done' : 'open'], false)),
  ];
  const area = { left: edges[0] ?? 0, right: edges.at(-1) ?? 0, top, bottom: top + rowHeight, color: '#dde6f0' };
  const columns = edges.slice(1).map((right, index) => ({ ...area, left: edges[index] ?? 0, right }));
  return reading(words, isRuled ? { number, rules: gridRules(edges, ys) } : { number, fills: columns });
}
