import { open } from 'node:fs/promises';
import type { FlowBlock, FlowDocument, FlowParagraph, FlowTable } from '../flow-document.ts';
import { type FlowList, groupLists } from '../list-tree.ts';
import { tableGrid } from '../table-grid.ts';
import { textChunks } from '../text-chunks.ts';
import { markdownText } from './markdown-text.ts';

/**
 * Writes Markdown with GitHub tables (GFM 0.29). Omits headers and footers, and images, which Markdown can only reference as
 * files.
 */
export async function writeMarkdown(flow: FlowDocument, output: string): Promise<{ bytes: number }> {
  await using file = await open(output, 'wx');
  let bytes = 0;
  for await (const chunk of textChunks(blocksMarkdown(flow))) {
    await file.writeFile(chunk);
    bytes += chunk.length;
  }
  return { bytes };
}

function* blocksMarkdown({ sections }: FlowDocument): Generator<string> {
  let isFirst = true;
  for (const { blocks } of sections) {
    for (const block of markdownBlocks(blocks)) {
      yield isFirst ? `${block}\n` : `\n${block}\n`;
      isFirst = false;
    }
  }
}

function* markdownBlocks(blocks: readonly FlowBlock[]): Generator<string> {
  for (const block of groupLists(blocks)) {
    const markdown =
      block.kind === 'paragraph'
        ? paragraphMarkdown(block)
        : block.kind === 'list'
          ? listMarkdown(block.list)
          : block.kind === 'table'
            ? tableMarkdown(block)
            : '';
    if (markdown !== '') yield markdown;
  }
}

function paragraphMarkdown({ headingLevel, runs }: FlowParagraph): string {
  if (headingLevel) {
    const words = markdownText(runs, { isHeading: true, lineBreak: ' ' });
    return words === '' ? '' : `${'#'.repeat(headingLevel)} ${words}`;
  }
  return startingLiterally(markdownText(runs, { isHeading: false, lineBreak: '  \n' }));
}

/** Escapes what would start a heading, list, quotation or rule. */
const startingLiterally = (words: string): string =>
  words.replaceAll(/^( *)([#>+=-])/gm, '$1\\$2').replaceAll(/^( *\d+)([.)])(?=\s|$)/gm, '$1\\$2');

function listMarkdown({ ordered, start, items }: FlowList): string {
  const lines: string[] = [];
  for (const [index, { paragraph, lists }] of items.entries()) {
    const marker = ordered ? `${Math.max(0, start) + index}. ` : '- ';
    const words = startingLiterally(markdownText(paragraph.runs, { isHeading: false, lineBreak: ' ' }));
    lines.push(marker + words);
    for (const list of lists) {
      const indent = ' '.repeat(marker.length);
      lines.push(
        ...listMarkdown(list)
          .split('\n')
          .map((line) => indent + line),
      );
    }
  }
  return lines.join('\n');
}

/** GitHub tables need a header: the first row. Spans have their text in the first cell. */
function tableMarkdown(table: FlowTable): string {
  const { columns, rows } = tableGrid(table);
  const lines = rows.map((places, row) => {
    const cells: string[] = Array.from({ length: columns }, () => '');
    for (const { column, cell, rowSpan } of places) {
      if (rowSpan > 0 && cell) cells[column] = cellMarkdown(cell.blocks, row === 0);
    }
    return `| ${cells.join(' | ')} |`;
  });
  const [header, ...others] = lines;
  return header === undefined ? '' : [header, `|${' --- |'.repeat(columns)}`, ...others].join('\n');
}

/** A cell is one line: paragraphs become line breaks, lists keep their markers, nested tables become text. */
function cellMarkdown(blocks: readonly FlowBlock[], isHeader = false): string {
  const parts = blocks.flatMap((block): string[] => {
    if (block.kind === 'table') {
      return block.rows.map(({ cells }) => cells.map((cell) => cellMarkdown(cell.blocks)).join(' '));
    }
    if (block.kind === 'image') return [];
    const words = markdownText(block.runs, { isHeading: isHeader, lineBreak: '<br>' });
    return [block.list ? `${block.list.marker} ${words}` : words];
  });
  return parts
    .filter((part) => part !== '')
    .join('<br>')
    .replaceAll('|', '\\|');
}
