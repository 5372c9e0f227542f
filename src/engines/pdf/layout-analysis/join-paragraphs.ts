import type { FlowPart, PlacedBlock } from './page-flow.ts';
import { appendLine } from './runs.ts';

/** Smaller letters than this share of the text's are footnotes. */
const noteSize = 0.94;
const maxNotes = 12;

/**
 * Joins paragraphs split by the end of a column or page: the first does not end a sentence, and the second begins with a
 * small letter or a full line. Footnotes move behind it.
 */
export function joinParagraphs(pages: readonly { parts: readonly FlowPart[]; startsPage: boolean }[]): void {
  const columns = pages.flatMap(({ parts, startsPage }) =>
    parts
      .flatMap((part) => part.columns)
      .map((column, index) => ({ blocks: column.blocks, startsPage: startsPage && index === 0 })),
  );
  columns.forEach((column, index) => {
    const before = columns[index - 1];
    const [first] = column.blocks;
    if (before === undefined || column.startsPage || first?.text === undefined) return;
    const last = lastOfText(before.blocks, first);
    if (last?.text === undefined || !goesOn(last, first)) return;
    appendLine(last.text.paragraph.runs, first.text.paragraph.runs);
    if (last.text.item !== undefined && last.text.item.runs !== last.text.paragraph.runs)
      appendLine(last.text.item.runs, structuredClone(first.text.paragraph.runs));
    last.text.endsFull = first.text.endsFull;
    column.blocks.shift();
  });
}

/** The last paragraph before a column's footnotes. */
function lastOfText(blocks: readonly PlacedBlock[], next: PlacedBlock): PlacedBlock | undefined {
  for (const [notes, block] of blocks.slice(-maxNotes).toReversed().entries()) {
    if (block.text === undefined) return undefined;
    // A heading is larger than the text below it, too.
    if (next.text === undefined || block.text.size >= next.text.size * noteSize)
      return notes > 0 && block.text.lines === 1 ? undefined : block;
  }
  return undefined;
}

function goesOn({ text: last }: PlacedBlock, { text: next }: PlacedBlock): boolean {
  if (last === undefined || next === undefined || next.item !== undefined) return false;
  const [before, after] = [textOf(last.paragraph.runs), textOf(next.paragraph.runs)];
  const isAlike =
    Math.abs(last.size - next.size) < 0.6 &&
    last.paragraph.rightToLeft === next.paragraph.rightToLeft &&
    last.paragraph.align !== 'center' &&
    next.paragraph.align !== 'center' &&
    familyOf(last.paragraph.runs) === familyOf(next.paragraph.runs);
  if (!isAlike || before.length < 20 || next.paragraph.tabStops !== undefined || last.paragraph.tabStops !== undefined)
    return false;
  if (/[.!?:;…]["'”’)\]]?$/.test(before)) return false;
  return (
    /^[\p{Ll}(\d]/u.test(after) ||
    /\p{L}[-\u2010]$/u.test(before) ||
    (last.endsFull && next.paragraph.indent.firstLine < 2)
  );
}

type Runs = NonNullable<PlacedBlock['text']>['paragraph']['runs'];

const textOf = (runs: Runs): string =>
  runs
    .map((run) => (run.kind === 'text' ? run.text : ' '))
    .join('')
    .trim();

/** Family and weight of most letters. */
function familyOf(runs: Runs): string {
  const weights = new Map<string, number>();
  for (const run of runs) {
    if (run.kind !== 'text') continue;
    const key = `${run.style.family} ${run.style.bold}`;
    weights.set(key, (weights.get(key) ?? 0) + run.text.length);
  }
  return [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
