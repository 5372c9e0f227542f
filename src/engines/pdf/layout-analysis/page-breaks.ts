import type { FlowPart, PlacedBlock } from './page-flow.ts';
import { haveSameSize, type PageFrame } from './page-frame.ts';

type PageOfParts = { frame: PageFrame; parts: FlowPart[] };

/** A page that ends this far above the others, as a share of the text's height, has a page break. */
const earlyEnd = 0.12;
const muchFree = 0.25;
/** What stands alone at the foot is no higher. */
const maxFoot = 0.1;
/** A page that begins this far below the others, as a share of the text's height, follows a page break. */
const lateStart = 0.12;
/** A page with a smaller share of letters in multi-line paragraphs is not running text. */
const runningShare = 0.3;
const paragraphLines = 3;

/** Which pages must start a new page, because of their own layout or the previous page's. The first always does. */
export const pageStarts = (pages: readonly PageOfParts[]): boolean[] =>
  pages.map((page, index) => {
    const before = pages[index - 1];
    return before === undefined || page.parts.length === 0 || startsLate(page) || endsPage(before, page);
  });

const endsPage = (before: PageOfParts, page: PageOfParts): boolean =>
  endsEarly(before) || !haveSameSize(before.frame, page.frame) || !isRunningText(before);

/** Keeps the space above pages that begin far down, such as title pages; on others it is margin. */
export function keepSpaceAbove(pages: readonly PageOfParts[]): void {
  for (const page of pages) {
    if (!startsLate(page)) continue;
    for (const { blocks } of page.parts[0]?.columns ?? []) {
      const [first] = blocks;
      if (first !== undefined && first.block.kind !== 'table')
        first.block.spaceBefore = Math.max(first.block.spaceBefore, Math.round(first.box.top - page.frame.text.top));
    }
  }
}

function startsLate({ frame, parts }: PageOfParts): boolean {
  const tops = placedBlocks(parts.slice(0, 1)).map(({ box }) => box.top);
  return tops.length > 0 && Math.min(...tops) - frame.text.top > (frame.text.bottom - frame.text.top) * lateStart;
}

/** Whether text ends well above the bottom margin, or above a few lines there, such as footnotes. */
function endsEarly({ frame, parts }: PageOfParts): boolean {
  if (leavesGap(frame, parts)) return true;
  const last = placedBlocks(parts.slice(-1));
  if (last.length === 0) return true;
  const bottom = Math.max(...last.map(({ box }) => box.bottom));
  const endsBeforeOthers = frame.reach - bottom > (frame.reach - frame.text.top) * earlyEnd;
  // Where all pages leave much of the paper free, each was ended on purpose.
  return endsBeforeOthers || frame.text.bottom - bottom > (frame.text.bottom - frame.text.top) * muchFree;
}

function leavesGap({ text }: PageFrame, parts: readonly FlowPart[]): boolean {
  const height = text.bottom - text.top;
  const boxes = placedBlocks(parts)
    .map(({ box }) => box)
    .toSorted((a, b) => a.top - b.top);
  let bottom = text.top;
  return boxes.some((box, index) => {
    const isFoot = (boxes.at(-1)?.bottom ?? 0) - box.top < height * maxFoot;
    const gap = box.top - bottom;
    bottom = Math.max(bottom, box.bottom);
    return index > 0 && isFoot && gap > height * muchFree;
  });
}

/** Covers, forms and labelled drawings do not continue on the next page. */
function isRunningText({ parts }: PageOfParts): boolean {
  let all = 0;
  let running = 0;
  for (const { text, block } of placedBlocks(parts)) {
    if (block.kind === 'table' && block.ruled && block.rows.length >= paragraphLines) return true;
    if (text === undefined) continue;
    const letters = text.paragraph.runs.reduce((sum, run) => sum + (run.kind === 'text' ? run.text.length : 0), 0);
    all += letters;
    if (text.lines >= paragraphLines) running += letters;
  }
  return running > all * runningShare;
}

const placedBlocks = (parts: readonly FlowPart[]): PlacedBlock[] =>
  parts.flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks));
