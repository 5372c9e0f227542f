import type { FlowParagraph, FlowSection } from '../../document-writers/flow-document.ts';
import { heaviest } from './lines.ts';
import { beginsWithBullet } from './list-markers.ts';

/** Headings are at least this much larger than body text; smaller ones must be bold. */
const headingSize = 1.13;
const maxHeadingLetters = 180;
const maxLevels = 6;

/** Begins with a small letter and ends like a sentence. */
const isMiddleOfSentence = /^\p{Ll}.*[.!?;,]$/su;

type Look = { size: number; letters: number };

/** Font sizes within this ratio look alike. */
const sameSize = 1.07;
/** A look that more of the document's letters share is not a heading's. */
const maxShare = 0.25;

/**
 * Marks headings by size and weight; levels apply to the whole document, the largest first. Bold lines of body size are
 * headings when they stand alone.
 */
export function markHeadings(sections: readonly FlowSection[]): void {
  const paragraphs = sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'paragraph'));
  const body = bodySize(sections);
  if (body === 0) return;
  const candidates = paragraphs.flatMap((paragraph, index) => {
    const look = headingLook(paragraph, paragraphs[index + 1], body);
    return look === undefined ? [] : [{ paragraph, look }];
  });
  const all = paragraphs.reduce((sum, paragraph) => sum + lettersOf(paragraph), 0);
  const levels = levelsOf(candidates.map(({ look }) => look)).filter(
    (level) => level.letters <= Math.max(all * maxShare, maxHeadingLetters),
  );
  for (const { paragraph, look } of candidates) {
    const level = levels.findIndex((other) => areAlike(other, look));
    if (level >= 0) paragraph.headingLevel = asLevel(level);
  }
}

/** The most common font size, tables included. */
export function bodySize(sections: readonly FlowSection[]): number {
  const weights: [number, number][] = [];
  const visit = (blocks: FlowSection['blocks']) => {
    for (const block of blocks) {
      if (block.kind === 'table') for (const { cells } of block.rows) for (const cell of cells) visit(cell.blocks);
      if (block.kind !== 'paragraph') continue;
      for (const run of block.runs)
        if (run.kind === 'text') weights.push([Math.round(run.style.size * 2) / 2, run.text.length]);
    }
  };
  for (const { blocks } of sections) visit(blocks);
  return heaviest(weights);
}

function headingLook(paragraph: FlowParagraph, next: FlowParagraph | undefined, body: number): Look | undefined {
  if (paragraph.runs.some(({ kind }) => kind !== 'text')) return undefined;
  const runs = paragraph.runs.filter((run) => run.kind === 'text');
  const text = runs.map((run) => run.text).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (beginsWithBullet(text) || isMiddleOfSentence.test(text)) return undefined;
  if (letters < 2 || letters < text.length * 0.4 || text.length > maxHeadingLetters) return undefined;
  const size = heaviest(runs.map((run) => [Math.round(run.style.size * 2) / 2, run.text.length]));
  const bold = runs.every((run) => run.style.bold || run.text.trim() === '');
  if (size >= body * headingSize) return { size, letters };
  // Labels with a colon and sentences are not headings, however bold.
  if (!bold || size < body * 0.95 || /[.:;,]$/.test(text) || text.length > 100) return undefined;
  const standsAlone = paragraph.spaceBefore > paragraph.lineHeight * 0.25;
  return standsAlone && next !== undefined && !isBold(next) ? { size: body, letters } : undefined;
}

const isBold = ({ runs }: FlowParagraph): boolean =>
  runs.every((run) => run.kind !== 'text' || run.style.bold || run.text.trim() === '');

const lettersOf = ({ runs }: FlowParagraph): number =>
  runs.reduce((sum, run) => sum + (run.kind === 'text' ? (run.text.match(/\p{L}/gu)?.length ?? 0) : 0), 0);

const areAlike = (a: Look, b: Look): boolean => Math.max(a.size, b.size) <= Math.min(a.size, b.size) * sameSize;

/** Heading sizes from the largest down, with the letters of each. */
function levelsOf(looks: readonly Look[]): Look[] {
  const levels: Look[] = [];
  for (const look of looks.toSorted((a, b) => b.size - a.size)) {
    const level = levels.find((other) => areAlike(other, look));
    if (level === undefined) levels.push({ ...look });
    else level.letters += look.letters;
  }
  return levels;
}

const asLevel = (index: number): FlowParagraph['headingLevel'] =>
  ([1, 2, 3, 4, 5, 6] as const)[Math.min(index, maxLevels - 1)];
