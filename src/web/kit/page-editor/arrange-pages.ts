import type { PdfPage, Rotation } from '../../../pdf/pdf-document.ts';
import { turned } from '../../../pdf/pdf-document.ts';
import { commit, type EditState, type Step } from './edit-state.ts';
import { type Sheet, sizeOf } from './sheets.ts';
import { turnEdit } from './turn-edit.ts';

/*
 * What can be done with the pages of an arranged document. Places count from 0. The edits on a page go with it, in one step of
 * undo.
 */

/** The pages in their order now, and the document's own sizes. */
export type Arrangement = { sheets: readonly Sheet[]; own: readonly PdfPage[] };

/** Rotates pages clockwise. */
export function rotatePages(
  state: EditState,
  { sheets, own }: Arrangement,
  chosen: ReadonlySet<number>,
  by: Rotation,
): EditState {
  const after = sheets.map((sheet, place) =>
    chosen.has(place) ? { ...sheet, rotation: turned(sheet.rotation, by) } : sheet,
  );
  const changes = [...chosen].flatMap((place): Step['changes'] => {
    const sheet = sheets[place];
    if (!sheet) return [];
    const size = sizeOf(sheet, own);
    return (state.pages.get(place + 1) ?? []).map((before) => ({
      before,
      after: { ...before, edit: turnEdit(before.edit, size, by) },
    }));
  });
  return commit(state, { changes, sheets: { before: state.sheets, after } });
}

/** Deletes pages with what is on them, and the links that lead to them. */
export function deletePages(state: EditState, { sheets }: Arrangement, chosen: ReadonlySet<number>): EditState {
  const isGone = (page: number | undefined): boolean => page !== undefined && chosen.has(page - 1);
  const gone = [...state.items.values()].filter(
    ({ edit }) => isGone(edit.page) || (edit.type === 'link' && isGone(edit.toPage)),
  );
  const fields = [...state.fields].filter(([, { page }]) => isGone(page));
  return commit(state, {
    changes: gone.map((before) => ({ before, after: undefined })),
    fields: fields.map(([name, before]) => ({ name, before, after: undefined })),
    sheets: { before: state.sheets, after: sheets.filter((_, place) => !chosen.has(place)) },
  });
}

/** Moves pages, in their order, before the page that is now at `to`. */
export function movePages(
  state: EditState,
  { sheets }: Arrangement,
  chosen: ReadonlySet<number>,
  to: number,
): EditState {
  const stays = (from: number, end: number) => sheets.slice(from, end).filter((_, at) => !chosen.has(from + at));
  const moved = sheets.filter((_, place) => chosen.has(place));
  const after = [...stays(0, to), ...moved, ...stays(to, sheets.length)];
  if (after.every((sheet, place) => sheet === sheets[place])) return state;
  return commit(state, { changes: [], sheets: { before: state.sheets, after } });
}

/** Puts pages before the one that is now at `to`. */
export const insertPages = (
  state: EditState,
  { sheets }: Arrangement,
  added: readonly Sheet[],
  to: number,
): EditState =>
  commit(state, { changes: [], sheets: { before: state.sheets, after: sheets.toSpliced(to, 0, ...added) } });
