import { describe, expect, it } from 'vitest';
import type { PdfPage } from '../../../pdf/pdf-document.ts';
import { type Arrangement, deletePages, insertPages, movePages, rotatePages } from './arrange-pages.ts';
import { moveEdit } from './edit-geometry.ts';
import {
  addEdits,
  changeEdits,
  countEdits,
  type EditState,
  emptyState,
  fillField,
  foundAnnotations,
  listItems,
  redo,
  undo,
} from './edit-state.ts';
import { ownSheets, type Sheet, sizeOf } from './sheets.ts';
import { type AnnotationEdit, type StageEdit, stageEditSchema } from './stage-edit.ts';
import { turnEdit } from './turn-edit.ts';

const own: PdfPage[] = Array.from({ length: 4 }, () => ({ width: 200, height: 300, rotation: 0 }));

describe('the edits on a page', () => {
  it('go with it when it is moved, in one step, and links go on leading to it', () => {
    const state = edited([tick(1), tick(3), link(2, 3)]);
    const moved = movePages(state, pagesOf(state), new Set([2, 3]), 0);
    expect(keysOf(moved)).toEqual(['p2', 'p3', 'p0', 'p1']);
    expect(places(moved)).toEqual(['tick 1', 'tick 3', 'link 4 to 1']);
    expect(places(undo(moved))).toEqual(['tick 1', 'link 2 to 3', 'tick 3']);
    expect(undo(moved).sheets).toBeUndefined();
    expect(places(redo(undo(moved)))).toEqual(places(moved));
  });

  it('go with it when it is deleted, with the links to it, and come back with it', () => {
    const filled = fillField(edited([tick(2), tick(3), link(1, 2)]), 'name', { page: 2, value: 'Ann' });
    const state = fillField(filled, 'city', { page: 4, value: 'Oslo' });
    const left = deletePages(state, pagesOf(state), new Set([1]));
    expect(places(left)).toEqual(['tick 2']);
    expect([...left.fields]).toEqual([['city', { page: 3, value: 'Oslo' }]]);
    expect(countEdits(left)).toBe(3);
    expect(places(undo(left))).toEqual(['link 1 to 2', 'tick 2', 'tick 3']);
    expect(undo(left).fields).toEqual(state.fields);
  });

  it('make room for pages that are inserted', () => {
    const state = edited([tick(1), tick(2)]);
    const blank: Sheet = { key: 'new', is: 'blank', rotation: 0, size: { width: 10, height: 20 } };
    const more = insertPages(state, pagesOf(state), [blank], 1);
    expect(keysOf(more)).toEqual(['p0', 'new', 'p1', 'p2', 'p3']);
    expect(places(more)).toEqual(['tick 1', 'tick 3']);
  });

  it('are annotations of the file, too, which are found again wherever their page is', () => {
    const note: AnnotationEdit = {
      ...{ type: 'annotation', page: 1, annotation: 4, kind: 'note', x: 5, y: 20, width: 20, height: 20 },
      ...{ content: 'Draft', author: '', fontSize: 0, strokeWidth: 0, isLocked: false, parts: [], replies: 0 },
      ...{ isDeleted: false, original: { x: 5, y: 20, width: 20, height: 20, content: 'Draft' } },
    };
    const found = foundAnnotations(edited([]), 1, [note]);
    const moved = movePages(found, pagesOf(found), new Set([0]), 3);
    const [id = ''] = moved.found.get(3)?.map((item) => item.id) ?? [];
    const changed = changeEdits(moved, [id], (edit) => moveEdit(edit, 100, 0));
    expect(places(changed)).toEqual(['annotation 3']);
    const turned = rotatePages(changed, pagesOf(changed), new Set([2]), 180);
    expect(turned.found.size).toBe(0);
    const [edit] = listItems(turned).map((item) => item.edit);
    expect(edit).toMatchObject({ x: 75, y: 260, original: { x: 175, y: 260 } });
    expect(places(undo(undo(undo(turned))))).toEqual([]);
  });

  it('turn with it', () => {
    const state = edited([tick(1)]);
    const turned = rotatePages(state, pagesOf(state), new Set([0]), 90);
    expect(listItems(turned)[0]?.edit).toMatchObject({ x: 300 - 20 - 10, y: 5, width: 10, height: 40 });
    expect(turned.sheets?.[0] && sizeOf(turned.sheets[0], own)).toEqual({ width: 300, height: 200, rotation: 90 });
    const back = rotatePages(turned, pagesOf(turned), new Set([0]), 270);
    expect(listItems(back)[0]?.edit).toEqual(tick(1));
    expect(undo(undo(back))).toEqual({ ...state, future: expect.anything() });
  });
});

it.each([
  { type: 'text', x: 10, y: 20, content: 'Word', width: 60, rotation: 30 },
  {
    type: 'ink',
    strokes: [
      [
        [1, 2],
        [3, 4],
      ],
    ],
  },
  { type: 'arrow', x: 10, y: 20, width: 30, height: -5 },
  { type: 'underline', x: 10, y: 20, width: 30, height: 10, boxes: [{ x: 10, y: 20, width: 30, height: 10 }] },
  { type: 'picture', x: 10, y: 20, width: 30, height: 10, picture: 0, rotation: -90 },
  { type: 'redact', x: 10, y: 20, width: 30, height: 10 },
])('is where it was after four quarter turns: %j', (given) => {
  const edit = stageEditSchema.parse(given);
  const quarter = (turned: StageEdit, size: { width: number; height: number }) => turnEdit(turned, size, 90);
  const upright = { width: 200, height: 300 };
  const sideways = { width: 300, height: 200 };
  const half = quarter(quarter(edit, upright), sideways);
  expect(rounded(half)).toEqual(rounded(turnEdit(edit, upright, 180)));
  expect(rounded(quarter(quarter(half, upright), sideways))).toMatchObject(rounded(edit));
});

const rounded = (edit: StageEdit) =>
  JSON.parse(JSON.stringify(edit, (_, value) => (typeof value === 'number' ? Number(value.toFixed(6)) : value)));
const tick = (page: number) => stageEditSchema.parse({ type: 'tick', page, x: 5, y: 20, width: 40, height: 10 });
const link = (page: number, toPage: number) =>
  stageEditSchema.parse({ type: 'link', page, toPage, x: 5, y: 20, width: 40, height: 10 });
const edited = (edits: readonly StageEdit[]): EditState =>
  addEdits(
    emptyState,
    edits.map((edit, index) => ({ id: `e${index}`, edit })),
  );
const pagesOf = ({ sheets = ownSheets(4) }: EditState): Arrangement => ({ sheets, own });
const keysOf = ({ sheets }: EditState) => sheets?.map(({ key }) => key);
const places = (state: EditState) =>
  listItems(state).map(({ edit }) => `${edit.type} ${edit.page}${edit.type === 'link' ? ` to ${edit.toPage}` : ''}`);
