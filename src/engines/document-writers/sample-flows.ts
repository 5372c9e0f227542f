import type {
  FlowBlock,
  FlowDocument,
  FlowParagraph,
  FlowSection,
  FlowTable,
  FlowText,
  FlowTextStyle,
} from './flow-document.ts';

/* For tests: made-up flow documents. */

const letters: FlowTextStyle = {
  family: 'Calibri',
  size: 11,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  monospace: false,
  color: '#000000',
  position: 'normal',
};

export const text = (words: string, look: Partial<FlowTextStyle> = {}, link?: string): FlowText => ({
  kind: 'text',
  text: words,
  style: { ...letters, ...look },
  ...(link === undefined ? {} : { link }),
});

export function paragraph(content: string | FlowParagraph['runs'], more: Partial<FlowParagraph> = {}): FlowParagraph {
  return {
    kind: 'paragraph',
    align: 'left',
    rightToLeft: false,
    indent: { left: 0, right: 0, firstLine: 0 },
    spaceBefore: 6,
    lineHeight: 14,
    runs: typeof content === 'string' ? [text(content)] : content,
    ...more,
  };
}

export const heading = (words: string, headingLevel: 1 | 2 | 3 = 1): FlowParagraph =>
  paragraph([text(words, { size: 24 - headingLevel * 4, bold: true, color: '#1f3864' })], {
    headingLevel,
    spaceBefore: 12,
  });

export const item = (words: string, list: Partial<NonNullable<FlowParagraph['list']>> = {}): FlowParagraph => {
  const level = list.level ?? 0;
  return paragraph(words, {
    list: { id: 1, ordered: false, level, marker: '•', start: 1, ...list },
    indent: { left: 18 * (level + 1), right: 0, firstLine: -18 },
    spaceBefore: 0,
  });
};

/** A table of plain text; the first row is its header. */
export function table(rows: readonly (readonly string[])[], more: Partial<FlowTable> = {}): FlowTable {
  return {
    kind: 'table',
    ruled: true,
    indentLeft: 0,
    columnWidths: (rows[0] ?? []).map(() => 120),
    rows: rows.map((cells, index) => ({
      minHeight: 18,
      isHeader: index === 0,
      cells: cells.map((words, column) => ({
        column,
        columnSpan: 1,
        rowSpan: 1,
        ...(index === 0 ? { fill: '#dde6f0' } : {}),
        blocks: [paragraph([text(words, { bold: index === 0 })], { spaceBefore: 0 })],
      })),
    })),
    ...more,
  };
}

export const section = (blocks: FlowBlock[], more: Partial<FlowSection> = {}): FlowSection => ({
  page: { width: 595.3, height: 841.9, margins: { top: 72, right: 72, bottom: 72, left: 72 } },
  startsPage: true,
  columns: [{ width: 451.3, gapAfter: 0 }],
  header: [],
  footer: [],
  blocks,
  ...more,
});

export const flow = (sections: FlowSection[], more: Partial<FlowDocument> = {}): FlowDocument => ({
  sections,
  pages: [{ number: 1, kind: 'text', doubts: [] }],
  ...more,
});

/** A bit of everything, with the image at this path. */
export function everything(image: string): FlowDocument {
  const header = [paragraph([text('Orchard Society'), { kind: 'tab' }, text('Report 2026')], { spaceBefore: 0 })];
  const footer = [
    paragraph([text('Page '), { kind: 'pageNumber', style: letters }], { align: 'center', spaceBefore: 0 }),
  ];
  const spanning = table([
    ['Variety', 'Harvest', 'Share'],
    ['Boskoop', '1,204 kg', '31%'],
    ['Elstar', '2,310 kg', '60%'],
  ]);
  spanning.rows.push({
    minHeight: 18,
    isHeader: false,
    cells: [
      {
        column: 0,
        columnSpan: 2,
        rowSpan: 1,
        fill: '#fff2cc',
        blocks: [paragraph('All together', { spaceBefore: 0 })],
      },
      { column: 2, columnSpan: 1, rowSpan: 2, blocks: [paragraph('100%', { spaceBefore: 0, align: 'right' })] },
    ],
  });
  spanning.rows.push({
    minHeight: 18,
    isHeader: false,
    cells: [{ column: 0, columnSpan: 1, rowSpan: 1, blocks: [paragraph('<checked>', { spaceBefore: 0 })] }],
  });
  return flow(
    [
      section(
        [
          heading('The orchard report'),
          paragraph(
            [
              text('Trees & bees', { bold: true }),
              text(' did well, '),
              text('as expected', { italic: true }),
              text('. See '),
              text('the society', { color: '#0563c1', underline: true }, 'https://example.org/a?b=1&c="2"'),
              text(' and '),
              text('this', {}, 'javascript:alert(1)'),
              text('; water is H'),
              text('2', { position: 'subscript' }),
              text('O.'),
            ],
            { align: 'justify' },
          ),
          heading('What was done', 2),
          item('Pruned'),
          item('Grafted'),
          item('On new stock', { level: 1, marker: '–' }),
          item('Sold'),
          paragraph('And in this order:'),
          item('Pick', { id: 2, ordered: true, marker: '3.', start: 3 }),
          item('Press', { id: 2, ordered: true, marker: '4.', start: 3 }),
          item('gently', { id: 2, ordered: true, level: 1, marker: 'a)', start: 1 }),
          heading('Harvest', 2),
          spanning,
          paragraph('And the weather, month by month:'),
          table([
            ['Month', 'Rain'],
            ['May', '61.5'],
          ]),
          {
            kind: 'image',
            path: image,
            type: 'jpeg',
            width: 200,
            height: 150,
            align: 'center',
            indentLeft: 0,
            spaceBefore: 8,
          },
        ],
        { header, footer },
      ),
      section(
        [
          paragraph(`Left column. ${'Apples are picked in autumn and kept in the cellar. '.repeat(12)}`),
          paragraph(`Right column. ${'Pears are eaten at once. '.repeat(12)}`, { breakBefore: 'column' }),
        ],
        {
          startsPage: false,
          header,
          footer,
          columns: [
            { width: 215, gapAfter: 21.3 },
            { width: 215, gapAfter: 0 },
          ],
        },
      ),
      section(
        [
          paragraph([text('דוח המטע', { size: 18, bold: true })], {
            headingLevel: 1,
            rightToLeft: true,
            align: 'right',
          }),
          paragraph('התפוחים מסוג Boskoop הצליחו השנה, 1204 קילוגרם.', { rightToLeft: true, align: 'right' }),
          paragraph('السلام عليكم، هذا تقرير البستان', { rightToLeft: true, align: 'right' }),
        ],
        {
          startsPage: true,
          page: { width: 841.9, height: 595.3, margins: { top: 50, right: 60, bottom: 50, left: 60 } },
        },
      ),
    ],
    { title: 'The orchard report' },
  );
}
