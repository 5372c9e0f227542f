import type { EditOutcome, PdfEditOf } from '../../../../pdf/editing/pdf-edits.ts';
import { type ShownBox, shownBox, userBox } from '../content/content-box.ts';
import { readContent } from '../content/read-content.ts';
import { writeContent } from '../content/write-content.ts';
import { PageReplacement, type ReplaceParts } from './page-replacement.ts';
import { paintOver } from './paint-over.ts';

export type ReplaceEdit = { index: number; edit: PdfEditOf<'replace'> };

/** What became of an edit. */
export type Replaced = EditOutcome & {
  /** Where the page may look different now, in points as displayed. */
  boxes: ShownBox[];
  /** The new text; undefined when the edit failed. */
  words: string | undefined;
};

/**
 * Replaces the text under boxes of a page: only the operators that show it are rewritten, in their own font, size, colour and
 * place, and everything else stays where it is. On a scan, whose text is invisible, the line is painted over. Edits are not to
 * overlap: the first one has the text.
 */
export async function replaceText(parts: ReplaceParts, edits: readonly ReplaceEdit[]): Promise<Replaced[]> {
  const { page, document, fonts } = parts;
  const boxes = edits.map(({ edit }) => userBox(page.toUserSpace, edit));
  const { root, items } = readContent(page, boxes, fonts);
  const work = new PageReplacement(parts, items);
  const outcomes: Replaced[] = [];
  for (const [at, { index, edit }] of edits.entries()) {
    const { areas, ...result } = work.replace(edit, boxes[at] ?? userBox(page.toUserSpace, edit));
    const isMade = result.status !== 'failed';
    const shown = areas.map((area) => shownBox(page.toUserSpace, area));
    const words = isMade ? edit.newText : undefined;
    outcomes.push({
      index,
      ...(edit.id !== undefined && { id: edit.id }),
      ...result,
      boxes: isMade ? shown : [],
      words,
    });
  }
  writeContent(document, page, root, work.write());
  if (work.scanned.length > 0) {
    const drawing = await parts.draw(page.index);
    for (const line of work.scanned) paintOver({ page, fonts: parts.otherFonts, drawing }, line);
  }
  return outcomes;
}
