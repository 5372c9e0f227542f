import type { FlowBlock, FlowDocument } from '../src/engines/document-writers/flow-document.ts';

/** The words of a text in lower case, with hyphenated words joined. */
export function wordsOf(text: string): string[] {
  const whole = text.normalize('NFKC').replace(/(\p{Ll})[-\u00ad\u2010]\s*\n\s*(?=\p{Ll})/gu, '$1');
  return whole.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** How far two lists share words with the same counts, in any order: 0 to 1 (Dice's coefficient of multisets). */
export function agreement(some: readonly string[], others: readonly string[]): number {
  if (some.length + others.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const word of some) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of others) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    shared += 1;
    counts.set(word, left - 1);
  }
  return (2 * shared) / (some.length + others.length);
}

/** A document's text in order, with headers and footers once per page and the text in images, as on the pages. */
export function textOf({ sections, pages }: FlowDocument): string {
  const [first] = sections;
  const runningOf = ({ header, footer }: { header: FlowBlock[]; footer: FlowBlock[] }) =>
    `${textOfBlocks(header)}\n${textOfBlocks(footer)}\n`;
  const running = first === undefined ? '' : runningOf(first);
  const even = first?.evenPages === undefined ? running : runningOf(first.evenPages);
  const evenPages = Math.floor(pages.length / 2);
  return `${sections.map(({ blocks }) => textOfBlocks(blocks)).join('\n')}\n${running.repeat(pages.length - evenPages)}${even.repeat(evenPages)}`;
}

export function textOfBlocks(blocks: readonly FlowBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'image') return block.description ?? '';
      if (block.kind === 'table')
        return block.rows.map(({ cells }) => cells.map((cell) => textOfBlocks(cell.blocks)).join('\n')).join('\n');
      const marker = block.list === undefined ? '' : `${block.list.marker} `;
      return marker + block.runs.map((run) => (run.kind === 'text' ? run.text : ' ')).join('');
    })
    .join('\n');
}
