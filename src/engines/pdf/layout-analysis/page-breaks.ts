import type { FlowPart, PlacedBlock } from './page-flow.ts';
import { haveOneSize, type PageFrame } from './page-frame.ts';

type PageOfParts = { frame: PageFrame; parts: FlowPart[] };

/** A page whose text ends this far above the others' end, as a share of the text's height, was ended on purpose. */
const earlyEnd = 0.12;
const muchFree = 0.25;
/** A page that begins this far below the others' begin, as a share of the text's height, was begun on purpose. */
const lateStart = 0.12;
/** With less than this share of its letters in paragraphs of several lines, a page is none of running text. */
const runningShare = 0.3;
const paragraphLines = 3;

/** Which pages must begin on a page of their own, for what they look like or what the page before does. The first one does. */
export const pageStarts = (pages: readonly PageOfParts[]): boolean[] =>
  pages.map((page, index) => {
    const before = pages[index - 1];
    return before === undefined || page.parts.length === 0 || startsLate(page) || endsPage(before, page);
  });

const endsPage = (before: PageOfParts, page: PageOfParts): boolean =>
  endsEarly(before) || !haveOneSize(before.frame, page.frame) || !isRunningText(before);

/** Keeps the space above the text of pages that begin far down, as title pages do; other pages lose theirs to the margin. */
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

/** Whether the page's text ends well before the bottom margin. */
function endsEarly({ frame, parts }: PageOfParts): boolean {
  const last = placedBlocks(parts.slice(-1));
  if (last.length === 0) return true;
  const bottom = Math.max(...last.map(({ box }) => box.bottom));
  const endsBeforeOthers = frame.reach - bottom > (frame.reach - frame.text.top) * earlyEnd;
  // Where all pages leave much of the paper free, each of them was ended on purpose.
  return endsBeforeOthers || frame.text.bottom - bottom > (frame.text.bottom - frame.text.top) * muchFree;
}

/** Covers, forms and drawings with their labels do not go on upon the next page. */
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
