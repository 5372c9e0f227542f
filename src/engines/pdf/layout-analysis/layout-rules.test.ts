import { expect, test } from 'vitest';
import { boundsOf, type PageReading, type Rule } from '../../../pdf/reading/page-reading.ts';
import type { FlowBlock, FlowDocument, FlowParagraph } from '../../document-writers/flow-document.ts';
import { flowDocument } from './analyze-layout.ts';
import { cellsIn, lines, reading, segment, tablesIn } from './sample-readings.ts';

const long = 'Words that fill a line of running text from one edge of the column to the other edge of it';

test('a line that was ended although the next word had room begins a paragraph behind it', () => {
  const flow = flowDocument([
    reading([
      ...lines([long, long], 100),
      segment({ text: 'and its end.', left: 72, baseline: 124 }),
      ...lines([`Another ${long}`, long, long], 136),
    ]),
  ]);
  expect(textsOf(flow)).toEqual([`${long} ${long} and its end.`, `Another ${long} ${long} ${long}`]);
  expect(paragraphsOf(flow).map(({ align }) => align)).toEqual(['justify', 'justify']);
});

test('an indented first line begins a paragraph and is kept as such', () => {
  const first = segment({ text: `Indented ${long}`, left: 92, right: 523, baseline: 136 });
  const flow = flowDocument([reading([...lines([long, long, long], 100), first, ...lines([long, long], 148)])]);
  expect(paragraphsOf(flow).map(({ indent }) => indent.firstLine)).toEqual([0, 20]);
});

test('divided words become whole, and other hyphens stay', () => {
  const flow = flowDocument([
    reading(lines([`${long} and so con-`, `tinued to the well-known ${long} self-`, 'Made men.'], 100)),
  ]);
  expect(textsOf(flow)[0]).toContain('so continued to the well-known');
  expect(textsOf(flow)[0]).toContain('self-Made');
});

test('items and ends of sentences are no headings, however large', () => {
  const large = lines(['• An item of the list', 'which ends in a second line.'], 100, { size: 16, right: 300 });
  const small = lines(
    Array.from({ length: 12 }, (_, index) => `Line ${index} of the running text of this page`),
    300,
  );
  expect(headingsOf(flowDocument([reading([...large, ...small])]))).toEqual([]);
});

test('headings have levels by their size, whatever page they are on', () => {
  const page = (number: number, title: string, size: number) =>
    reading([segment({ text: title, left: 72, baseline: 90, size }), ...lines(Array(12).fill(long), 140)], { number });
  const flow = flowDocument([page(1, 'Small heading here', 13), page(2, 'The largest of them', 22)]);
  expect(headingsOf(flow)).toEqual([
    [2, 'Small heading here'],
    [1, 'The largest of them'],
  ]);
});

test('small letters above the line are raised, and a line below letters underlines them', () => {
  const flow = flowDocument([
    reading(
      [
        segment({ text: 'Formula', left: 72, baseline: 100 }),
        segment({ text: '2', left: 107, baseline: 96, size: 6.5 }),
        segment({ text: 'underlined', left: 72, baseline: 200, right: 122 }),
      ],
      { rules: [{ direction: 'horizontal', at: 201.5, from: 72, to: 122 }] },
    ),
  ]);
  const [formula, underlined] = paragraphsOf(flow);
  expect(formula?.runs.at(-1)).toMatchObject({ text: '2', style: { position: 'superscript', size: 10 } });
  expect(underlined?.runs[0]).toMatchObject({ style: { underline: true, strike: false } });
});

test.each([
  ['-', 'BookMaster', '•'],
  ['n', 'Wingdings-Regular', '■'],
  ['\uf0d8', 'Wingdings', '➢'],
  ['\x84', 'AllumiStd-DingbatsTwo', '•'],
  ['\u2022', 'SymbolMT', '•'],
])('%j of the font %s is a bullet', (text, fontName, marker) => {
  const items = ['First item', 'Second item'].flatMap((item, index) => [
    segment({ text, fontName, left: 72, baseline: 100 + index * 12 }),
    segment({ text: item, left: 86, baseline: 100 + index * 12 }),
  ]);
  const { sections } = flowDocument([reading(items)]);
  expect(sections[0]?.blocks).toMatchObject([
    { list: { ordered: false, marker }, runs: [{ text: 'First item' }] },
    { list: { ordered: false, marker }, runs: [{ text: 'Second item' }] },
  ]);
});

test('bullets and numbers that count become lists without their markers', () => {
  const item = (text: string, baseline: number, left = 90) => segment({ text, left, baseline });
  const flow = flowDocument([
    reading([
      ...lines([long], 100),
      item('1. First of the points', 130),
      item('2. Second of the points', 145),
      item('• one below it', 160, 110),
      item('3. Third of the points', 175),
      segment({ text: '5. A sentence that does not count on', left: 90, baseline: 230 }),
    ]),
  ]);
  const all = paragraphsOf(flow).map(({ list, runs }) => [list?.level, list?.ordered, textOf(runs)]);
  expect(all.slice(1)).toEqual([
    [0, true, 'First of the points'],
    [0, true, 'Second of the points'],
    [1, false, 'one below it'],
    [0, true, 'Third of the points'],
    [undefined, undefined, '5. A sentence that does not count on'],
  ]);
});

test('cells without a rule between them are one cell, and text lies in the cell it is written in', () => {
  const box = { left: 72, right: 372, top: 100, bottom: 160 };
  const rules: Rule[] = [
    ...[100, 120, 140, 160].map((at) => ({ direction: 'horizontal' as const, at, from: box.left, to: box.right })),
    ...[72, 372].map((at) => ({ direction: 'vertical' as const, at, from: 100, to: 160 })),
    // Not through the first row.
    ...[172, 272].map((at) => ({ direction: 'vertical' as const, at, from: 120, to: 160 })),
  ];
  const cell = (text: string, left: number, baseline: number, bold = false) => segment({ text, left, baseline, bold });
  const flow = flowDocument([
    reading(
      [
        cell('All of it', 180, 114),
        ...['a', 'b', 'c'].map((text, index) => cell(`head ${text}`, 76 + index * 100, 134, true)),
        ...['1', '2', '3'].map((text, index) => cell(`cell ${text}`, 76 + index * 100, 154)),
      ],
      { rules, fills: [{ left: 72, right: 172, top: 140, bottom: 160, color: '#ffee00' }] },
    ),
  ]);
  const [table] = tablesIn(flow);
  expect(
    table?.rows.map(({ cells }) => cells.map(({ columnSpan, blocks }) => [columnSpan, blockText(blocks)])),
  ).toEqual([
    [[3, 'All of it']],
    [
      [1, 'head a'],
      [1, 'head b'],
      [1, 'head c'],
    ],
    [
      [1, 'cell 1'],
      [1, 'cell 2'],
      [1, 'cell 3'],
    ],
  ]);
  expect(table?.rows[2]?.cells.map(({ fill }) => fill)).toEqual(['#ffee00', undefined, undefined]);
  expect(table?.columnWidths).toEqual([100, 100, 100]);
});

test('lines that white space divides alike become a table without rules', () => {
  const row = (values: readonly string[], baseline: number) =>
    values.map((text, index) => segment({ text, left: 72 + index * 150, baseline }));
  const rows = [
    ['Name', 'Amount', 'Date'],
    ['Apples', '12.50', 'May 3'],
    ['Pears', '7.00', 'May 4'],
    ['Plums', '1.20', 'May 9'],
  ];
  const flow = flowDocument([reading(rows.flatMap((values, index) => row(values, 100 + index * 16)))]);
  const [table] = tablesIn(flow);
  expect(table?.ruled).toBe(false);
  expect(table?.rows.map(({ cells }) => cells.map(({ blocks }) => blockText(blocks)))).toEqual(rows);
});

test('an entry of a contents list gets a tab in place of its dots', () => {
  const entries = ['Preface . . . . . . . . . . . . . . ix', 'Chapter one . . . . . . . . . . . . 1'];
  const flow = flowDocument([reading(lines(entries, 100))]);
  expect(paragraphsOf(flow).map(({ runs, tabStops }) => [textOf(runs), tabStops?.[0]?.leader])).toEqual([
    ['Preface\tix', true],
    ['Chapter one\t1', true],
  ]);
});

test('page numbers beside entries and line numbers beside code stay in their lines, unlike notes in the margin', () => {
  const entry = (index: number) => [
    segment({ text: `Entry ${index} ${'. '.repeat(30)}`, left: 72, right: 480, baseline: 100 + index * 14 }),
    segment({ text: `${index}`, left: 500, baseline: 100 + index * 14 }),
  ];
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(textsOf(flowDocument([reading(numbers.flatMap(entry))]))).toEqual(
    numbers.map((index) => `Entry ${index}\t${index}`),
  );
  const code = (index: number, note: string) => [
    segment({ text: note, left: 40, baseline: 100 + index * 12 }),
    segment({ text: `call(first, second, ${index}) and the rest of this line`, left: 90, baseline: 100 + index * 12 }),
  ];
  const [listing] = tablesIn(flowDocument([reading(numbers.flatMap((index) => code(index, `${index}`)))]));
  expect(listing?.rows.map(({ cells }) => blockText(cells[0]?.blocks ?? []))).toEqual(numbers.map(String));
  const noted = flowDocument([reading(numbers.flatMap((index) => code(index, index === 3 ? 'note' : '')))]);
  expect(textsOf(noted)).toContain('note');
});

test('labels with values that end alike are rows, not columns to be read one after the other', () => {
  const values = [
    'random(E)',
    'ellissupersingular(E, with more)',
    'ellweilpairing(E, P, Q)',
    'elltatepairing(E, P, Q, m)',
  ];
  const rows = values.flatMap((value, index) => {
    const baseline = 100 + index * 12;
    const label = segment({ text: `Label of one value, ${index} of four`, left: 72, baseline });
    return [label, segment({ text: value, left: 523 - value.length * 5, baseline })];
  });
  const flow = flowDocument([reading(rows)]);
  const text = [...textsOf(flow), ...tablesIn(flow).flatMap(cellsIn).flat()].join(' ');
  const places = values.flatMap((value, index) => [text.indexOf(`${index} of four`), text.indexOf(value)]);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('numbers below each other are no paragraph', () => {
  const numbers = ['12', '13', '14', '15', '16'].map((text, index) =>
    segment({ text, left: 72, baseline: 100 + index * 13 }),
  );
  expect(textsOf(flowDocument([reading([...numbers, ...lines([long], 300)])])).slice(0, 5)).toEqual([
    '12',
    '13',
    '14',
    '15',
    '16',
  ]);
});

test('the lines of a list item that hang by one letter are not centred', () => {
  const item = (text: string, index: number, right: number) => [
    segment({ text: `• first: ${text}`, left: 100, right, baseline: 100 + index * 40 }),
    segment({ text: `a ${long} ${text}`, left: 109, right: right - 4, baseline: 112 + index * 40 }),
  ];
  const flow = flowDocument([
    reading([...lines([long], 60), ...item('one item', 0, 523), ...item('two items', 1, 522)]),
  ]);
  expect(textsOf(flow).slice(1)).toEqual(['one item', 'two items'].map((text) => `first: ${text} a ${long} ${text}`));
});

test('a few lines that reach further do not end the paragraphs of the others', () => {
  const pairs = [0, 1, 2, 3].flatMap((index) =>
    lines([`Pair ${index} ${long}`, `word ${long}`], 100 + index * 40, { right: 480 }),
  );
  const wide = segment({ text: `overfull ${long}`, left: 72, right: 540, baseline: 300 });
  expect(textsOf(flowDocument([reading([...pairs, wide])])).slice(0, 4)).toEqual(
    [0, 1, 2, 3].map((index) => `Pair ${index} ${long} word ${long}`),
  );
});

test('what recurs at the head and foot of pages is header and footer, with the running number', () => {
  const page = (number: number) =>
    reading(
      [
        segment({ text: 'Report of the year', left: 72, baseline: 40 }),
        ...lines([`Page body ${number} ${long}`, long], 120),
        segment({ text: `Page ${number + 4} of 9`, left: 270, baseline: 815 }),
      ],
      { number },
    );
  const flow = flowDocument([1, 2, 3].map(page));
  expect(blockText(flow.sections[0]?.header ?? [])).toBe('Report of the year');
  const [footer] = flow.sections[0]?.footer ?? [];
  expect(footer?.kind === 'paragraph' && footer.runs.map(({ kind }) => kind)).toEqual(['text', 'pageNumber', 'text']);
  expect(flow.sections[0]?.firstPageNumber).toBe(5);
  expect(textsOf(flow).join(' ')).not.toMatch(/Report|of 9/);
});

test('a logo at the top of most pages is part of their header, and stays in the text where text is beside it', () => {
  const logo = { left: 72, right: 172, top: 30, bottom: 70, path: '/job/logo.png', type: 'png' as const, words: '' };
  const page = (number: number) =>
    reading(
      [
        segment({ text: 'Report of the year', left: 300, baseline: 50 }),
        segment({ text: `${number}`, left: 500, baseline: 50 }),
        ...(number === 4 ? [segment({ text: 'Only here', left: 200, baseline: 62 })] : []),
        ...lines([`Page body ${number} ${long}`, long], 200),
      ],
      { number, figures: [logo] },
    );
  const { sections } = flowDocument([1, 2, 3, 4].map(page));
  const kinds = (blocks: readonly FlowBlock[]): string[] =>
    blocks.flatMap((block) =>
      block.kind === 'table'
        ? block.rows.flatMap(({ cells }) => cells.flatMap((cell) => kinds(cell.blocks)))
        : block.kind,
    );
  expect(
    sections.map(({ header, blocks }) => [kinds(header).includes('image'), kinds(blocks).includes('image')]),
  ).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(JSON.stringify(sections[0]?.header)).toMatch(/Report of the year.*"kind":"pageNumber"/);
});

test('left and right pages keep heads of their own', () => {
  const page = (number: number) =>
    reading(
      [
        segment({ text: number % 2 === 0 ? 'Title of the book' : 'Title of the chapter', left: 72, baseline: 40 }),
        ...lines([`Page body ${number} ${long}`, long], 120),
        segment({ text: `${number}`, left: number % 2 === 0 ? 72 : 500, baseline: 815 }),
      ],
      { number },
    );
  const { sections } = flowDocument([1, 2, 3, 4, 5].map(page));
  expect(blockText(sections[0]?.header ?? [])).toBe('Title of the chapter');
  expect(blockText(sections[0]?.evenPages?.header ?? [])).toBe('Title of the book');
  const numbers = [sections[0]?.footer, sections[0]?.evenPages?.footer].map((blocks) => blocks?.[0]);
  expect(numbers.map((block) => block?.kind === 'paragraph' && block.runs.map(({ kind }) => kind))).toEqual([
    ['pageNumber'],
    ['pageNumber'],
  ]);
});

test('a slide without the title of the others has none, and a footer of two Chinese words counts', () => {
  const slide = (number: number) =>
    reading(
      [
        ...(number === 2 ? [] : [segment({ text: 'Title of the talk', left: 72, baseline: 40 })]),
        ...lines([`Body ${number}`], 120),
        segment({ text: `第${number}页`, left: 270, right: 300, baseline: 815 }),
      ],
      { number },
    );
  const { sections } = flowDocument([1, 2, 3, 4].map(slide));
  expect(sections.map(({ header }) => blockText(header))).toEqual(['Title of the talk', '', 'Title of the talk']);
  expect(sections.map(({ footer }) => blockText(footer))).toEqual(['第#页', '第#页', '第#页']);
});

test('a chapter that begins without a header has one from its second page', () => {
  const page = (number: number) =>
    reading(
      [
        ...(number === 1 ? [] : [segment({ text: 'Running head', left: 72, baseline: 40 })]),
        ...lines(Array<string>(55).fill(`${long} ${number}`), 130),
      ],
      { number },
    );
  const [section, ...others] = flowDocument([1, 2, 3].map(page)).sections;
  expect(others).toEqual([]);
  expect([section?.header, section?.firstPage?.header].map((blocks) => blockText(blocks ?? []))).toEqual([
    'Running head',
    '',
  ]);
});

test('Roman numbers of the front matter become fields of their own section, and numbers start anew', () => {
  const page = (printed: string, index: number) =>
    reading([...lines([`Body of ${printed}`], 120), segment({ text: printed, left: 290, baseline: 815 })], {
      number: index + 1,
    });
  const { sections } = flowDocument(['', 'ii', 'iii', 'iv', '1', '2', '3', '4', '5'].map(page));
  expect(
    sections.map(({ numberFormat, firstPageNumber, footer }) => [numberFormat, firstPageNumber, blockText(footer)]),
  ).toEqual([
    ['lowerRoman', undefined, ''],
    ['lowerRoman', undefined, '#'],
    [undefined, 1, '#'],
  ]);
});

test('a page number in Arabic digits is no line of the text', () => {
  const page = (printed: string, index: number) =>
    reading([...lines(['نص الصفحة'], 120), segment({ text: printed, left: 290, right: 296, baseline: 815 })], {
      number: index + 1,
    });
  const flow = flowDocument(['١', '٢', '٣'].map(page));
  expect(textsOf(flow)).toEqual(['نص الصفحة', 'نص الصفحة', 'نص الصفحة']);
  expect(blockText(flow.sections[0]?.footer ?? [])).toBe('#');
});

test('a sentence goes on over the end of a page, and a page that ends early is followed by a break', () => {
  const body = Array<string>(50).fill(long);
  const first = reading(lines([...body, 'and the last line of this page goes on without the end of its own and'], 80));
  const second = reading([...lines(['this is the end of it.'], 80), ...lines([`New ${long}`], 120)], { number: 2 });
  const third = reading(lines([`Third ${long}`, `Last ${long}`], 80), { number: 3 });
  const paragraphs = paragraphsOf(flowDocument([first, second, third]));
  expect(textOf(paragraphs[0]?.runs ?? [])).toMatch(/of its own and this is the end of it\.$/);
  expect(paragraphs.map(({ breakBefore }) => breakBefore)).toEqual([undefined, undefined, 'page']);
});

test('a heading at the top of a page does not continue the one of the page before', () => {
  const page = (title: string, number: number) =>
    reading([segment({ text: title, left: 72, baseline: 70, size: 14 }), ...lines(Array<string>(55).fill(long), 100)], {
      number,
    });
  const flow = flowDocument([page('The heading of the first part', 1), page('2 The heading of the other part', 2)]);
  expect(headingsOf(flow).map(([, text]) => text)).toEqual([
    'The heading of the first part',
    '2 The heading of the other part',
  ]);
});

test('Arabic is kept in the order it is read, from right to left', () => {
  const flow = flowDocument([
    reading([
      segment({ text: 'العالم', left: 400, right: 450, baseline: 100 }),
      segment({ text: 'مرحبا', left: 452, right: 523, baseline: 100 }),
    ]),
  ]);
  expect(paragraphsOf(flow)[0]).toMatchObject({ rightToLeft: true });
  expect(textsOf(flow)).toEqual(['مرحبا العالم']);
});

test('a link goes to the letters it lies over', () => {
  const text = segment({ text: 'our site', left: 72, baseline: 100 });
  const area = boundsOf([text]);
  const links = area === undefined ? [] : [{ ...area, address: 'https://example.com/' }];
  const flow = flowDocument([reading([text, ...lines([long], 140)], { links })]);
  expect(paragraphsOf(flow)[0]?.runs[0]).toMatchObject({ text: 'our site', link: 'https://example.com/' });
});

test('an image stands in a row with the text beside it', () => {
  const figures: PageReading['figures'] = [
    { left: 72, right: 152, top: 90, bottom: 170, path: '/job/logo.png', type: 'png', words: '' },
  ];
  const beside = ['Beside the image', 'there are two lines'].map((text, index) =>
    segment({ text, left: 200, baseline: 110 + index * 30 }),
  );
  const flow = flowDocument([reading([...beside, ...lines([long, long, long], 220)], { figures })]);
  const [table] = tablesIn(flow);
  expect(table?.rows[0]?.cells.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([
    ['image'],
    ['paragraph', 'paragraph'],
  ]);
});

const paragraphsOf = ({ sections }: FlowDocument): FlowParagraph[] =>
  sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'paragraph'));

const textOf = (runs: FlowParagraph['runs']): string =>
  runs.map((run) => (run.kind === 'text' ? run.text : run.kind === 'tab' ? '\t' : '#')).join('');

const textsOf = (flow: FlowDocument): string[] => paragraphsOf(flow).map(({ runs }) => textOf(runs));

const blockText = (blocks: readonly FlowBlock[]): string =>
  blocks.map((block) => (block.kind === 'paragraph' ? textOf(block.runs) : '')).join(' ');

const headingsOf = (flow: FlowDocument) =>
  paragraphsOf(flow).flatMap(({ headingLevel, runs }) => (headingLevel ? [[headingLevel, textOf(runs)]] : []));
