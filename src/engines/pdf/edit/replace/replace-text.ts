import type { EditOutcome, PdfEditOf } from '../../../../pdf/editing/pdf-edits.ts';
import { t } from '../../../../shared/language/translate.ts';
import { type ShownBox, shownBox, userBox } from '../content/content-box.ts';
import { readContent } from '../content/read-content.ts';
import { writeContent } from '../content/write-content.ts';
import type { MovedBox, SetLook } from '../edit-context.ts';
import type { EditedPage } from '../edited-page.ts';
import { BelowMover } from './move-below.ts';
import { PageReplacement, type ReplaceParts } from './page-replacement.ts';
import { paintOver } from './paint-over.ts';

export type ReplaceEdit = { index: number; edit: PdfEditOf<'replace'> };

/** What became of an edit. */
export type Replaced = EditOutcome & {
  /** Where the page may look different now, in points as displayed. */
  boxes: ShownBox[];
  /** The new text; undefined when the edit failed. */
  words: string | undefined;
  /** How letters of it look. */
  looks?: readonly SetLook[];
  /** What else stands in another place. */
  moved?: readonly MovedBox[];
};

/**
 * Replaces the text under boxes of a page: only the operators that show it are rewritten, in their own font, size, colour and
 * place, and everything else stays where it is. On a scan, whose text is invisible, the line is painted over. Edits are not to
 * overlap: the first one has the text.
 */
export async function replaceText(parts: ReplaceParts, edits: readonly ReplaceEdit[]): Promise<Replaced[]> {
  const { page, document, fonts, mayMove = true } = parts;
  const moves = edits.some(({ edit }) => edit.below === 'move');
  const lines = moves ? await parts.readLines(page.index) : [];
  const whole = { x: 0, y: 0, width: page.width, height: page.height };
  const boxes = (moves ? [whole] : edits.map(({ edit }) => edit)).map((box) => userBox(page.toUserSpace, box));
  const { root, items } = readContent(page, boxes, fonts);
  const failed = new Map<number, string>();
  const obstacle = mayMove ? (lines ? undefined : unreadLines()) : looksOther();
  for (const { index, edit } of edits) if (obstacle && edit.below === 'move') failed.set(index, obstacle);
  // What is taken out makes room for what stands before it.
  const order = [...edits.keys()].toSorted((one, other) => rankOf(edits[one]) - rankOf(edits[other]));
  for (;;) {
    failGroups(edits, failed);
    const below = moves ? new BelowMover(page, lines ?? [], items) : undefined;
    const work = new PageReplacement(parts, items, below);
    const results: Result[] = [];
    for (const at of order) {
      const each = edits[at];
      if (!each) continue;
      const message = failed.get(each.index);
      results[at] =
        message === undefined
          ? work.replace(each, userBox(page.toUserSpace, each.edit))
          : { status: 'failed', message, areas: [], words: '', looks: [] };
    }
    below?.settle();
    const before = failed.size;
    for (const [index, message] of below?.refused ?? []) failed.set(index, message);
    for (const [at, { status, message = '' }] of results.entries()) {
      const { index, edit } = edits[at] ?? {};
      if (status === 'failed' && index !== undefined && edit?.group !== undefined) failed.set(index, message);
    }
    // Nothing is written yet, so that those that cannot be made are left out from the start.
    if (failed.size > before) continue;
    const outcomes = edits.map((each, at) => outcomeOf(page, each, { result: results[at], below }));
    writeContent(document, page, root, work.write());
    if (work.scanned.length > 0) {
      const drawing = await parts.draw(page.index);
      for (const line of work.scanned) paintOver({ page, fonts: parts.otherFonts, drawing }, line);
    }
    return outcomes;
  }
}

const rankOf = (each: ReplaceEdit | undefined): number => (each?.edit.newText === '' ? 0 : 1);

const looksOther = () =>
  t('What follows cannot be moved without changing how the page looks. Please let it stay, or shorten the text.');
const unreadLines = () =>
  t('The lines of this page cannot be read, so that nothing on it can move. Please let what follows stay.');

/** An edit that cannot be made fails the others of its group. */
function failGroups(edits: readonly ReplaceEdit[], failed: Map<number, string>): void {
  const groups = new Map<string, string>();
  for (const { index, edit } of edits) {
    const message = failed.get(index);
    if (message !== undefined && edit.group !== undefined && !groups.has(edit.group)) groups.set(edit.group, message);
  }
  for (const { index, edit } of edits) {
    const message = edit.group === undefined ? undefined : groups.get(edit.group);
    if (message !== undefined && !failed.has(index)) failed.set(index, message);
  }
}

type Result = ReturnType<PageReplacement['replace']>;

function outcomeOf(
  page: EditedPage,
  { index, edit }: ReplaceEdit,
  { result, below }: { result: Result | undefined; below: BelowMover | undefined },
): Replaced {
  const { areas = [], words, looks = [], status = 'failed', message } = result ?? {};
  const isMade = status !== 'failed';
  const shown = areas.map((area) => shownBox(page.toUserSpace, area));
  const by = below?.shiftAt(edit) ?? 0;
  const there = by === 0 ? [] : shown.map((box) => ({ ...box, y: box.y + by }));
  const moved = below?.moved.flatMap((each) => (each.index === index ? [each.box] : [])) ?? [];
  return {
    ...{ index, status, boxes: isMade ? [...shown, ...there] : [], words: isMade ? words : undefined },
    ...(edit.id !== undefined && { id: edit.id }),
    ...(message !== undefined && { message }),
    ...(isMade && looks.length > 0 && { looks }),
    ...(isMade && moved.length > 0 && { moved }),
  };
}
