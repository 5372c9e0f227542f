import type { FlowBlock, FlowSection } from '../../document-writers/flow-document.ts';
import type { PageHeads } from './heads.ts';
import type { FlowPart, PlacedBlock } from './page-flow.ts';
import { haveSameSize, type PageFrame } from './page-frame.ts';

/** A page ready to be appended. */
export type FlowingPage = {
  frame: PageFrame;
  parts: FlowPart[];
  /** Starts a new page; otherwise it continues the previous one. */
  startsPage: boolean;
  /** The same object for pages that may share a section. */
  heads?: PageHeads | undefined;
};

/** Groups pages into as few sections as page sizes, columns and heads allow. */
export function sectionsOf(pages: readonly FlowingPage[]): FlowSection[] {
  const sections: FlowSection[] = [];
  let heads: PageHeads | undefined;
  for (const page of pages) {
    const parts = page.parts.length > 0 ? page.parts : [blankPart(page)];
    parts.forEach((part, index) => {
      const startsPage = index === 0 && page.startsPage;
      const last = sections.at(-1);
      const hasSameHeads = page.heads === heads;
      heads = page.heads;
      const fits = last !== undefined && hasSameHeads && goesOn(last, part, page);
      if (fits) appendPart(last, part, startsPage);
      else sections.push(newSection(page, part, startsPage, !hasSameHeads));
    });
  }
  return sections;
}

/** A blank page stays: the left one of a spread, or one for notes. */
const blankPart = ({ frame: { text } }: FlowingPage): FlowPart => ({
  columns: [{ ...text, blocks: [{ box: { ...text, bottom: text.top }, block: emptyParagraph() }] }],
});

/** Whether a part fits a section's columns. */
function goesOn(section: FlowSection, part: FlowPart, page: FlowingPage): boolean {
  if (section.columns.length !== part.columns.length || !haveSameSize(section.page, page.frame)) return false;
  if (part.columns.length === 1) return true;
  const slack = page.frame.width * 0.04;
  return columnWidths(part).every(({ width }, index) => Math.abs(width - (section.columns[index]?.width ?? 0)) < slack);
}

function appendPart(section: FlowSection, part: FlowPart, startsPage: boolean): void {
  const blocks = blocksOf(part, false);
  const [first] = blocks;
  if (startsPage && first !== undefined) {
    if (first.kind === 'paragraph') first.breakBefore = 'page';
    else section.blocks.push({ ...emptyParagraph(), breakBefore: 'page' });
  }
  section.blocks.push(...blocks);
}

function newSection(page: FlowingPage, part: FlowPart, startsPage: boolean, hasNewHeads: boolean): FlowSection {
  const { width, height, text } = page.frame;
  const { firstPage, firstPageNumber, ...heads } = page.heads ?? { header: [], footer: [] };
  return {
    page: {
      width,
      height,
      margins: { top: text.top, right: width - text.right, bottom: height - text.bottom, left: text.left },
    },
    startsPage,
    columns: columnWidths(part),
    ...heads,
    ...(hasNewHeads && firstPage !== undefined ? { firstPage } : {}),
    ...(hasNewHeads && firstPageNumber !== undefined ? { firstPageNumber } : {}),
    blocks: blocksOf(part, true),
  };
}

function columnWidths({ columns }: FlowPart): FlowSection['columns'] {
  return columns.map(({ left, right }, index) => {
    const next = columns[index + 1];
    return { width: right - left, gapAfter: next === undefined ? 0 : Math.max(6, next.left - right) };
  });
}

/** Text does not continue into a column of another width: that is a sidebar. */
const alikeWidths = 0.75;

/** All blocks of a part, with a break after a column that ends on purpose. */
function blocksOf({ columns }: FlowPart, mayBreak: boolean): FlowBlock[] {
  const bottom = Math.max(...columns.flatMap(({ blocks }) => blocks.map(({ box }) => box.bottom)));
  const widths = columns.map(({ left, right }) => right - left);
  const areAlike = Math.min(...widths) > Math.max(...widths) * alikeWidths;
  return columns.flatMap(({ blocks }, index) => {
    const before = columns[index - 1]?.blocks.at(-1);
    const [first] = blocks;
    const own = blocks.map(({ block }) => block);
    if (!mayBreak || before === undefined || first === undefined) return own;
    if (areAlike && !endsOnPurpose(before, bottom)) return own;
    if (first.block.kind !== 'paragraph') return [{ ...emptyParagraph(), breakBefore: 'column' as const }, ...own];
    first.block.breakBefore = 'column';
    return own;
  });
}

const endsOnPurpose = ({ box, text }: PlacedBlock, bottom: number): boolean =>
  !(text?.endsFull ?? false) && bottom - box.bottom > 3 * (text?.size ?? 10);

const emptyParagraph = () => ({
  kind: 'paragraph' as const,
  align: 'left' as const,
  rightToLeft: false,
  indent: { left: 0, right: 0, firstLine: 0 },
  spaceBefore: 0,
  lineHeight: 2,
  runs: [],
});
