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
export function textOf(flow: FlowDocument): string {
  const counts = pagesOf(flow);
  const texts = flow.sections.map((section, index) => {
    const { blocks, firstPage, evenPages = section } = section;
    const all = counts[index] ?? 0;
    const first = firstPage === undefined ? 0 : Math.min(1, all);
    const even = Math.floor((all - first) / 2);
    const heads = [
      firstPage === undefined ? '' : runningText(firstPage).repeat(first),
      runningText(section).repeat(all - first - even),
      runningText(evenPages).repeat(even),
    ];
    return `${textOfBlocks(blocks)}\n${heads.join('')}`;
  });
  return texts.join('\n');
}

const runningText = ({ header, footer }: { header: FlowBlock[]; footer: FlowBlock[] }): string =>
  `${textOfBlocks(header)}\n${textOfBlocks(footer)}\n`;

/** The pages of each section: those that start one, and for the longest section also those that flow into each other. */
function pagesOf({ sections, pages }: FlowDocument): number[] {
  const counts = sections.map(({ startsPage, blocks }) => {
    const breaks = blocks.filter((block) => block.kind === 'paragraph' && block.breakBefore === 'page').length;
    return breaks + Number(startsPage);
  });
  const lengths = sections.map(({ blocks }) => textOfBlocks(blocks).length);
  const longest = lengths.indexOf(Math.max(...lengths));
  const known = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, index) => (index === longest ? count + Math.max(0, pages.length - known) : count));
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
