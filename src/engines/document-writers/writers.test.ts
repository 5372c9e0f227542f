import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeDocx } from './docx/write-docx.ts';
import type { FlowDocument, FlowTable } from './flow-document.ts';
import { writeHtml } from './html/write-html.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import { everything, flow, heading, item, paragraph, section, table, text } from './sample-flows.ts';
import { writeCsv } from './tables/write-csv.ts';
import { writeXlsx } from './tables/write-xlsx.ts';

const image = fileURLToPath(new URL('../../tools/pdf-converter/fixtures/photo.jpg', import.meta.url));
let directory: string;
let count = 0;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'satchel-flow-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('a Word document', () => {
  test('has real headings, lists, tables, links, columns, headers and directions', async () => {
    const parts = await docx(everything(image));
    const body = parts['word/document.xml'] ?? '';
    expect(body).toContain('<w:pStyle w:val="Heading1"/>');
    expect(body.match(/<w:numPr>/g)).toHaveLength(7);
    expect(body).toMatch(/<w:gridSpan w:val="2"\/>[\s\S]*<w:vMerge w:val="restart"\/>[\s\S]*<w:vMerge\/>/);
    expect(body).toContain('w:fill="FFF2CC"');
    expect(body).toContain('<w:cols w:num="2"');
    expect(body).toContain('<w:br w:type="column"/>');
    expect(body).toContain('w:orient="landscape"');
    expect(body).toContain('<w:bidi/>');
    expect(body).toMatch(/<w:rtl\/><\/w:rPr><w:t xml:space="preserve">התפוחים מסוג <\/w:t>/);
    expect(body).toMatch(/<w:r><w:t xml:space="preserve">Boskoop <\/w:t>/);
    expect(parts['word/numbering.xml']).toMatch(/<w:startOverride w:val="3"\/>/);
    const relations = parts['word/_rels/document.xml.rels'];
    expect(relations).toContain('Target="https://example.org/a?b=1&amp;c=%222%22" TargetMode="External"');
    expect(Object.values(parts).join('')).not.toContain('javascript:');
    expect(parts['word/header1.xml']).toMatch(/Orchard Society[\s\S]*<w:tab\/>[\s\S]*Report 2026/);
    expect(parts['word/footer2.xml']).toContain('<w:fldSimple w:instr=" PAGE ">');
  });

  test('tabs lead where the page has them, in lines from right to left counted from the right', async () => {
    const tabStops = [{ position: 400, align: 'right', leader: true } as const];
    const runs = [text('Chapter 1'), { kind: 'tab' } as const, text('7')];
    const blocks = [paragraph(runs, { tabStops }), paragraph(runs, { tabStops, rightToLeft: true })];
    const body = (await docx(flow([section(blocks)])))['word/document.xml'];
    expect(body).toContain('<w:tab w:val="right" w:leader="dot" w:pos="8000"/>');
    expect(body).toContain('<w:tab w:val="left" w:leader="dot" w:pos="1026"/>');
  });

  test('keeps the direction of labels that run upwards or downwards', async () => {
    const body = (await docx(flow([section([turnedHead()])])))['word/document.xml'];
    expect(body?.match(/<w:textDirection w:val="\w+"\/>/g)).toEqual([
      '<w:textDirection w:val="btLr"/>',
      '<w:textDirection w:val="tbRl"/>',
    ]);
  });

  test('names every part it has, and has every part it names', async () => {
    const parts = await docx(everything(image));
    const types = parts['[Content_Types].xml'] ?? '';
    const declared = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, path = '']) => path);
    const others = Object.keys(parts).filter((path) => !/\.rels$|^\[|\.jpeg$/.test(path));
    expect(declared.sort()).toEqual(others.sort());
    const relations = parts['word/_rels/document.xml.rels'] ?? '';
    for (const [, target = ''] of relations.matchAll(/Target="([^":]+)"\/>/g))
      expect(parts).toHaveProperty([`word/${target}`]);
    for (const [, id = ''] of (parts['word/document.xml'] ?? '').matchAll(/r:(?:id|embed)="([^"]+)"/g)) {
      expect(relations).toContain(`Id="${id}"`);
    }
  });

  test('pages with even numbers have heads of their own in each section, or the same as the others', async () => {
    const header = [paragraph([text('The chapter')])];
    const evenPages = { header: [paragraph([text('The book')])], footer: [] };
    const parts = await docx(flow([section([], { header, evenPages }), section([], { header })]));
    const references = [
      ...(parts['word/document.xml'] ?? '').matchAll(/<w:headerReference w:type="(\w+)" r:id="(\w+)"\/>/g),
    ];
    expect(references.map(([, type, id]) => [type, /The \w+/.exec(parts[`word/${id}.xml`] ?? '')?.[0]])).toEqual([
      ['even', 'The book'],
      ['default', 'The chapter'],
      ['even', 'The chapter'],
      ['default', 'The chapter'],
    ]);
    expect(parts['word/settings.xml']).toContain('<w:evenAndOddHeaders/>');
    expect(await written(writeHtml, flow([section([], { header, evenPages })]))).toMatch(/The chapter[\s\S]*The book/);
  });

  test('the first page of a section has heads of its own, and Roman numbers', async () => {
    const header = [paragraph([text('The chapter')])];
    const opening = section([], { header, firstPage: { header: [], footer: [] }, numberFormat: 'lowerRoman' });
    const parts = await docx(flow([{ ...opening, firstPageNumber: 3 }]));
    const body = parts['word/document.xml'] ?? '';
    expect(body).toMatch(/<w:pgNumType w:fmt="lowerRoman" w:start="3"\/>.*<w:titlePg\/><\/w:sectPr>/s);
    const [, first = ''] = /<w:headerReference w:type="first" r:id="(\w+)"/.exec(body) ?? [];
    expect(parts[`word/${first}.xml`]).toMatch(/^((?!The chapter).)+$/s);
  });

  test('a section without a header does not go on with the one before', async () => {
    const header = [paragraph('Chapter one')];
    const parts = await docx(flow([section([paragraph('A')], { header }), section([paragraph('B')])]));
    const ends = [...(parts['word/document.xml'] ?? '').matchAll(/<w:headerReference w:type="default" r:id="(\w+)"/g)];
    expect(ends.map(([, id]) => parts[`word/${id}.xml`]?.includes('Chapter one'))).toEqual([true, false]);
  });

  test('control characters, halves of letters and markup in the words do no harm', async () => {
    const words = `<w:p>&\u0000\u000B\uD800 end`;
    const parts = await docx(flow([section([paragraph(words), heading(words), table([[words]])])]));
    expect(parts['word/document.xml']?.match(/&lt;w:p&gt;&amp; end/g)).toHaveLength(3);
  });

  test('a document without a section is an empty page', async () => {
    expect((await docx(flow([])))['word/document.xml']).toMatch(/<w:body><w:p>.*<\/w:p><w:sectPr>/);
  });
});

describe('a web page', () => {
  test('is one file that loads nothing, with the image inside', async () => {
    const page = await written(writeHtml, everything(image));
    const inside = await readFile(image, 'base64');
    expect(page).toContain(`src="data:image/jpeg;base64,${inside}"`);
    expect(page).not.toMatch(/<script|javascript:|src="(?!data:)/);
    expect(page).toContain('<strong>Trees &amp; bees</strong> did well, <em>as expected</em>.');
    expect(page).toContain('<li>Grafted\n<ul>\n<li>On new stock</li>\n</ul>\n</li>');
    expect(page).toContain('<ol start="3">\n<li>Pick</li>\n<li>Press\n<ol type="a">');
    expect(page).toContain('<td colspan="2" style="background: #fff2cc">All together</td><td rowspan="2">');
    expect(page).toMatch(/<h1 dir="rtl">.*דוח המטע/);
    expect(page.match(/Orchard Society/g)).toHaveLength(1);
    expect(page).not.toContain('Page ');
  });

  test('words that look like markup stay words', async () => {
    const page = await written(
      writeHtml,
      flow([section([paragraph('<img src=x onerror="alert(1)">')])], { title: '</title><script>' }),
    );
    expect(page).not.toMatch(/<img|<script>/);
  });
});

describe('Markdown', () => {
  test('has headings, lists, links and tables', async () => {
    const page = await written(writeMarkdown, everything(image));
    expect(page).toMatch(
      /^# The orchard report\n\n\*\*Trees & bees\*\* did well, \*as expected\*\. See \[the society\]\(/,
    );
    expect(page).toContain(
      '- Grafted\n  - On new stock\n- Sold\n\nAnd in this order:\n\n3. Pick\n4. Press\n   1. gently\n',
    );
    expect(page).toContain('| Variety | Harvest | Share |\n| --- | --- | --- |\n| Boskoop | 1,204 kg | 31% |\n');
    expect(page).toContain('| \\<checked\\> |  |  |');
  });

  test('what only looks like Markdown is escaped', async () => {
    const blocks = ['# no heading', '1. no list', '- no item', 'a * b _c_ snake_case [d](e)', '> no quote'].map(
      (words) => paragraph(words),
    );
    expect(await written(writeMarkdown, flow([section([...blocks, table([['a|b', 'c']])])]))).toBe(
      '\\# no heading\n\n1\\. no list\n\n\\- no item\n\na \\* b \\_c\\_ snake_case \\[d\\](e)\n\n\\> no quote\n\n| a\\|b | c |\n| --- | --- |\n',
    );
  });

  test('an item of another list begins a list of its own', async () => {
    const page = await written(
      writeMarkdown,
      flow([section([item('a', { id: 1 }), item('b', { id: 2, ordered: true, start: 5, marker: '5.' })])]),
    );
    expect(page).toBe('- a\n\n5. b\n');
  });
});

describe('tables alone', () => {
  const numbers = table([
    ['Item', 'Amount', 'Part', 'Code'],
    ['=1+1', '1,234.50', '12.5%', '00123'],
    ['@home', '-3', '5,100', '4111111111111111'],
  ]);

  test('a CSV has one under the other, and nothing that a spreadsheet would run', async () => {
    const csv = await written(writeCsv, flow([section([numbers, paragraph('between'), table([['a "b"', 'c']])])]));
    expect(csv).toBe(
      '\uFEFFItem,Amount,Part,Code\r\n\'=1+1,"1,234.50",12.5%,00123\r\n\'@home,-3,"5,100",4111111111111111\r\n\r\n"a ""b""",c\r\n',
    );
  });

  test('a workbook has a sheet for each, and numbers only where there is no doubt', async () => {
    const parts = await unpacked(writeXlsx, flow([section([numbers, table([['5,100']])])]));
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    const cell = (place: string) => new RegExp(`<c r="${place}"[^>]*>(.*?)</c>`).exec(sheet)?.[1];
    expect(['B2', 'C2', 'B3', 'C3'].map(cell)).toEqual(['<v>1234.5</v>', '<v>0.125</v>', '<v>-3</v>', '<v>5100</v>']);
    expect(cell('D2')).toContain('>00123<');
    expect(cell('D3')).toContain('>4111111111111111<');
    expect(cell('A2')).toContain('>=1+1<');
    expect(sheet).not.toContain('<f>');
    expect(parts['xl/workbook.xml']).toMatch(/name="Table 1".*name="Table 2"/);
  });

  test('where nothing tells what a comma means, it stays what it is', async () => {
    const parts = await unpacked(writeXlsx, flow([section([table([['5,100'], ['7.250']])])]));
    expect(parts['xl/worksheets/sheet1.xml']).toMatch(/>5,100<[\s\S]*>7\.250</);
  });

  test('spans become merged cells, and spans that leave the table are cut', async () => {
    const wide = table([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    const [first] = wide.rows[0]?.cells ?? [];
    if (first) Object.assign(first, { rowSpan: 9, columnSpan: 1 });
    wide.rows[1]?.cells.splice(0, 1);
    const parts = await unpacked(writeXlsx, flow([section([wide])]));
    expect(parts['xl/worksheets/sheet1.xml']).toContain('<mergeCell ref="A1:A2"/>');
  });

  test('labels that run upwards or downwards do so in a workbook', async () => {
    const parts = await unpacked(writeXlsx, flow([section([turnedHead()])]));
    const [, up, down] = [...(parts['xl/worksheets/sheet1.xml'] ?? '').matchAll(/<c r="[ABC]1" s="(\d+)"/g)];
    const looks = (parts['xl/styles.xml'] ?? '').split('<cellXfs')[1]?.split('<xf ').slice(1) ?? [];
    expect(looks[Number(up?.[1])]).toContain('textRotation="90"');
    expect(looks[Number(down?.[1])]).toContain('textRotation="180"');
  });

  test('a document without a table has none', async () => {
    const output = join(directory, `${count++}`);
    expect(await writeCsv(flow([section([paragraph([text('words')])])]), output)).toMatchObject({ tables: 0 });
  });
});

/** A table whose second and third label are vertical, up and down. */
function turnedHead(): FlowTable {
  const turned = table([
    ['Task', 'Visitor', 'Owner'],
    ['Read', 'x', 'x'],
  ]);
  const [, up, down] = turned.rows[0]?.cells ?? [];
  if (up) up.direction = 'upwards';
  if (down) down.direction = 'downwards';
  return turned;
}

type Write = (flow: FlowDocument, output: string) => Promise<unknown>;

async function written(write: Write, document: FlowDocument): Promise<string> {
  const output = join(directory, `${count++}`);
  await write(document, output);
  return readFile(output, 'utf8');
}

async function unpacked(write: Write, document: FlowDocument): Promise<Record<string, string>> {
  const output = join(directory, `${count++}`);
  await write(document, output);
  const members = unzipSync(await readFile(output));
  return Object.fromEntries(Object.entries(members).map(([path, content]) => [path, strFromU8(content)]));
}

const docx = (document: FlowDocument) => unpacked(writeDocx, document);
