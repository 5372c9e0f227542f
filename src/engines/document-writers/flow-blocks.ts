import type { FlowBlock, FlowParagraph, FlowRun, FlowTable } from './flow-document.ts';

/** All paragraphs in order, those of tables included. */
export function* paragraphsOf(blocks: readonly FlowBlock[]): Generator<FlowParagraph> {
  for (const block of blocks) {
    if (block.kind === 'paragraph') yield block;
    else if (block.kind === 'table') {
      for (const { cells } of block.rows) for (const cell of cells) yield* paragraphsOf(cell.blocks);
    }
  }
}

/** The tables of a text in order, those within other tables left out. */
export function* tablesOf(blocks: readonly FlowBlock[]): Generator<FlowTable> {
  for (const block of blocks) if (block.kind === 'table') yield block;
}

/** How many images are among the blocks, those of tables included. */
export function countImages(blocks: readonly FlowBlock[]): number {
  let count = 0;
  for (const block of blocks) {
    if (block.kind === 'image') count++;
    else if (block.kind === 'table') {
      for (const { cells } of block.rows) for (const cell of cells) count += countImages(cell.blocks);
    }
  }
  return count;
}

/** The words of some runs, tabs and line ends included. */
export const textOfRuns = (runs: readonly FlowRun[]): string => runs.map(textOfRun).join('');

function textOfRun(run: FlowRun): string {
  if (run.kind === 'text') return run.text;
  if (run.kind === 'tab') return '\t';
  return run.kind === 'lineBreak' ? '\n' : '';
}

/** The words of some blocks, one line for each paragraph; the marker of a list's item is among them. */
export function textOfBlocks(blocks: readonly FlowBlock[]): string {
  const lines: string[] = [];
  for (const { runs, list } of paragraphsOf(blocks)) {
    const text = textOfRuns(runs).trim();
    if (text !== '') lines.push(list === undefined ? text : `${list.marker} ${text}`);
  }
  return lines.join('\n');
}

const linkedProtocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/** An address that may be put into a document, as the standard writes it; undefined for all others, such as programs. */
export function safeLink(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return linkedProtocols.includes(protocol) ? href : undefined;
}
