import { open } from 'node:fs/promises';
import { escapeXml } from '../../../shared/xml.ts';
import { type CommonStyles, commonStyles } from '../common-styles.ts';
import { textOfBlocks, textOfRuns } from '../flow-blocks.ts';
import type { FlowBlock, FlowDocument, FlowImage, FlowParagraph, FlowTable } from '../flow-document.ts';
import { type FlowList, type Grouped, groupLists } from '../list-tree.ts';
import { tableGrid } from '../table-grid.ts';
import { textChunks } from '../text-chunks.ts';
import { htmlText } from './html-text.ts';

/**
 * Writes one self-contained page: semantic headings, paragraphs, lists and tables, embedded images, no scripts. Headers and
 * footers appear once.
 */
export async function writeHtml(flow: FlowDocument, output: string): Promise<{ bytes: number }> {
  await using file = await open(output, 'wx');
  let bytes = 0;
  for await (const chunk of textChunks(page(flow))) {
    await file.writeFile(chunk);
    bytes += chunk.length;
  }
  return { bytes };
}

async function* page(flow: FlowDocument): AsyncGenerator<string> {
  const styles = commonStyles(flow);
  const isRightToLeft = mostlyRightToLeft(flow);
  yield `<!DOCTYPE html>\n<html${isRightToLeft ? ' dir="rtl"' : ''}>\n<head>\n<meta charset="utf-8">\n`;
  yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n';
  yield `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">\n`;
  yield `<title>${escapeXml(flow.title ?? firstWords(flow))}</title>\n<style>\n${styleSheet(styles)}</style>\n</head>\n<body>\n`;
  const context = { styles, isRightToLeft };
  for (const header of distinct(flow, 'header')) yield* running('header', header, context);
  yield '<main>\n';
  for (const { blocks } of flow.sections) yield* blocksHtml(blocks, context);
  yield '</main>\n';
  for (const footer of distinct(flow, 'footer')) yield* running('footer', footer, context);
  yield '</body>\n</html>\n';
}

type Context = { styles: CommonStyles; isRightToLeft: boolean };

const titleLength = 80;
const firstWords = ({ sections }: FlowDocument): string => {
  for (const { blocks } of sections) {
    const [line = ''] = textOfBlocks(blocks.slice(0, 3)).split('\n');
    if (line !== '') return line.slice(0, titleLength).toWellFormed();
  }
  return 'Document';
};

function mostlyRightToLeft({ sections }: FlowDocument): boolean {
  let balance = 0;
  for (const { blocks } of sections) {
    for (const block of blocks) if (block.kind === 'paragraph') balance += block.rightToLeft ? 1 : -1;
  }
  return balance > 0;
}

/** In points, as on paper; the text column has a readable width. */
const styleSheet = ({ body, headings }: CommonStyles): string => {
  const lines = [
    `body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font-family: ${fontList(body.family)}; font-size: ${body.size}pt; line-height: 1.45; color: ${body.color}; background: #ffffff; }`,
    'h1, h2, h3, h4, h5, h6 { line-height: 1.2; margin: 1.2em 0 0.4em; }',
    ...Object.entries(headings).map(
      ([level, { family, size, bold, italic, color }]) =>
        `h${level} { font-family: ${fontList(family)}; font-size: ${Number((size / body.size).toFixed(2))}em; font-weight: ${bold ? 'bold' : 'normal'};${italic ? ' font-style: italic;' : ''} color: ${color}; }`,
    ),
    'p { margin: 0 0 0.7em; }',
    'ul, ol { margin: 0 0 0.7em; padding-inline-start: 1.6em; }',
    'table { border-collapse: collapse; margin: 0 0 1em; }',
    'th, td { padding: 0.25em 0.6em; text-align: start; vertical-align: top; }',
    'table.ruled th, table.ruled td { border: 1px solid #7f7f7f; }',
    'th > :last-child, td > :last-child { margin-bottom: 0; }',
    'figure { margin: 0 0 1em; }',
    'img { max-width: 100%; height: auto; }',
    'header, footer { color: #595959; font-size: 0.85em; }',
    '.center { text-align: center; }',
    '.right { text-align: right; }',
    '.justify { text-align: justify; }',
  ];
  return `${lines.join('\n')}\n`;
};

const fontList = (family: string): string => {
  const plainName = family.replaceAll(/[^\p{L}\d -]/gu, '');
  const kind = /courier|mono|consol/i.test(plainName)
    ? 'monospace'
    : /times|cambria|georgia|garamond|serif/i.test(plainName)
      ? 'serif'
      : 'sans-serif';
  return plainName === '' ? kind : `"${plainName}", ${kind}`;
};

/** The headers or footers of all sections, without duplicates. */
function distinct({ sections }: FlowDocument, kind: 'header' | 'footer'): FlowBlock[][] {
  const byText = new Map<string, FlowBlock[]>();
  const all = sections.flatMap(({ evenPages, firstPage, ...section }) => [firstPage, section, evenPages]);
  for (const running of all.filter((each) => each !== undefined)) {
    const blocks = running[kind].filter((block) => block.kind !== 'paragraph' || !isOnlyNumber(block));
    const text = textOfBlocks(blocks);
    if (text !== '' && /\p{L}/u.test(text) && !byText.has(text)) byText.set(text, blocks);
  }
  return [...byText.values()];
}

/** A page number alone or after a word: web pages have none. */
const isOnlyNumber = ({ runs }: FlowParagraph): boolean =>
  runs.some(({ kind }) => kind === 'pageNumber') &&
  textOfRuns(runs)
    .split(/[^\p{L}]+/u)
    .filter(Boolean).length <= 2;

async function* running(element: 'header' | 'footer', blocks: readonly FlowBlock[], context: Context) {
  yield `<${element}>\n`;
  yield* blocksHtml(blocks, context);
  yield `</${element}>\n`;
}

async function* blocksHtml(blocks: readonly FlowBlock[], context: Context): AsyncGenerator<string> {
  for (const block of groupLists(blocks)) yield* blockHtml(block, context);
}

async function* blockHtml(block: Grouped, context: Context): AsyncGenerator<string> {
  switch (block.kind) {
    case 'paragraph':
      yield paragraphHtml(block, context);
      break;
    case 'list':
      yield listHtml(block.list, context);
      break;
    case 'table':
      yield* tableHtml(block, context);
      break;
    case 'image':
      yield* imageHtml(block);
      break;
  }
}

function paragraphHtml(paragraph: FlowParagraph, { styles, isRightToLeft }: Context): string {
  const { headingLevel, runs } = paragraph;
  const base = (headingLevel && styles.headings[headingLevel]) ?? styles.body;
  const element = headingLevel ? `h${headingLevel}` : 'p';
  const words = htmlText(runs, base);
  if (words.trim() === '') return '';
  return `<${element}${attributes(paragraph, isRightToLeft)}>${words}</${element}>\n`;
}

/** The leading side is the default. */
function attributes({ align, rightToLeft }: FlowParagraph, isRightToLeft: boolean): string {
  const direction = rightToLeft === isRightToLeft ? '' : ` dir="${rightToLeft ? 'rtl' : 'ltr'}"`;
  const begins = rightToLeft ? 'right' : 'left';
  if (align === begins) return direction;
  return align === 'left' ? `${direction} style="text-align: left"` : `${direction} class="${align}"`;
}

const listTypes: readonly [RegExp, string][] = [
  [/^\W*[ivx]+\W*$/, 'i'],
  [/^\W*[IVX]+\W*$/, 'I'],
  [/^\W*\p{Ll}\W*$/u, 'a'],
  [/^\W*\p{Lu}\W*$/u, 'A'],
];

function listHtml({ ordered, start, marker, items }: FlowList, context: Context): string {
  const type = listTypes.find(([pattern]) => pattern.test(marker))?.[1];
  const opening = ordered
    ? `ol${type === undefined ? '' : ` type="${type}"`}${start === 1 ? '' : ` start="${start}"`}`
    : 'ul';
  const inside = items.map(({ paragraph, lists }) => {
    const nested = lists.map((list) => `\n${listHtml(list, context)}`).join('');
    const direction =
      paragraph.rightToLeft === context.isRightToLeft ? '' : ` dir="${paragraph.rightToLeft ? 'rtl' : 'ltr'}"`;
    return `<li${direction}>${htmlText(paragraph.runs, context.styles.body)}${nested}</li>\n`;
  });
  return `<${opening}>\n${inside.join('')}</${ordered ? 'ol' : 'ul'}>\n`;
}

async function* tableHtml(table: FlowTable, context: Context): AsyncGenerator<string> {
  yield table.ruled ? '<table class="ruled">\n' : '<table>\n';
  const { rows } = tableGrid(table);
  const headerRows = table.rows.findIndex(({ isHeader }) => !isHeader);
  const headers = headerRows === -1 ? 0 : headerRows;
  for (const [index, places] of rows.entries()) {
    if (index === 0) yield headers > 0 ? '<thead>\n' : '<tbody>\n';
    if (index === headers && headers > 0) yield '</thead>\n<tbody>\n';
    yield '<tr>';
    for (const { cell, columnSpan, rowSpan } of places) {
      if (rowSpan === 0) continue;
      const element = index < headers ? 'th' : 'td';
      const spans = (columnSpan > 1 ? ` colspan="${columnSpan}"` : '') + (rowSpan > 1 ? ` rowspan="${rowSpan}"` : '');
      const fill = cell?.fill && /^#[0-9a-f]{6}$/i.test(cell.fill) ? ` style="background: ${cell.fill}"` : '';
      yield `<${element}${spans}${fill}>`;
      yield* cellHtml(cell?.blocks ?? [], index < headers, context);
      yield `</${element}>`;
    }
    yield '</tr>\n';
  }
  yield rows.length > 0 ? '</tbody>\n</table>\n' : '</table>\n';
}

/** A cell with a single paragraph gets its text only. */
async function* cellHtml(blocks: readonly FlowBlock[], isHeader: boolean, context: Context): AsyncGenerator<string> {
  const [only] = blocks;
  const base = isHeader ? { ...context.styles.body, bold: true } : context.styles.body;
  if (blocks.length !== 1 || only?.kind !== 'paragraph' || only.list) yield* blocksHtml(blocks, context);
  else if (only.align === 'left' && !only.rightToLeft) yield htmlText(only.runs, base);
  else yield `<div${attributes(only, context.isRightToLeft)}>${htmlText(only.runs, base)}</div>`;
}

/** A multiple of three, so that base64 pieces can be concatenated. */
const pieceBytes = 48 * 1024;

async function* imageHtml({ path, type, width, height, align, description = '' }: FlowImage): AsyncGenerator<string> {
  const pixels = (points: number) => Math.max(1, Math.round((points * 96) / 72));
  yield `<figure${align === 'left' ? '' : ` class="${align}"`}><img alt="${escapeXml(description.replaceAll(/\s+/g, ' '))}" width="${pixels(width)}" height="${pixels(height)}" src="data:image/${type};base64,`;
  await using file = await open(path);
  const memory = Buffer.allocUnsafeSlow(pieceBytes);
  for (;;) {
    const length = await fill(file, memory);
    if (length > 0) yield memory.toString('base64', 0, length);
    if (length < memory.length) break;
  }
  yield '"></figure>\n';
}

async function fill(file: Awaited<ReturnType<typeof open>>, memory: Buffer): Promise<number> {
  let length = 0;
  while (length < memory.length) {
    const { bytesRead } = await file.read(memory, length, memory.length - length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return length;
}
