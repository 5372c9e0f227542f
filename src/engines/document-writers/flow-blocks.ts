import type { FlowBlock, FlowParagraph, FlowRun, FlowTable } from './flow-document.ts';

/** All paragraphs in order, including those in tables. */
export function* paragraphsOf(blocks: readonly FlowBlock[]): Generator<FlowParagraph> {
  for (const block of blocks) {
    if (block.kind === 'paragraph') yield block;
    else if (block.kind === 'table') {
      for (const { cells } of block.rows) for (const cell of cells) yield* paragraphsOf(cell.blocks);
    }
  }
}

/** Top-level tables in order. */
export function* tablesOf(blocks: readonly FlowBlock[]): Generator<FlowTable> {
  for (const block of blocks) if (block.kind === 'table') yield block;
}

/** The number of images, including those in tables. */
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

/** The text of runs, with tabs and line breaks. */
export const textOfRuns = (runs: readonly FlowRun[]): string => runs.map(textOfRun).join('');

function textOfRun(run: FlowRun): string {
  if (run.kind === 'text') return run.text;
  if (run.kind === 'tab') return '\t';
  return run.kind === 'lineBreak' ? '\n' : '';
}

/** The text of blocks, one line per paragraph, with list markers. */
export function textOfBlocks(blocks: readonly FlowBlock[]): string {
  const lines: string[] = [];
  for (const { runs, list } of paragraphsOf(blocks)) {
    const text = textOfRuns(runs).trim();
    if (text !== '') lines.push(list === undefined ? text : `${list.marker} ${text}`);
  }
  return lines.join('\n');
}

const linkedProtocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/** A normalised address that is safe to link; undefined for others, such as javascript:. */
export function safeLink(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return linkedProtocols.includes(protocol) ? href : undefined;
}
