import { expect, it } from 'vitest';
import { moveEdit } from './edit-geometry.ts';
import {
  addEdits,
  amendEdits,
  changeEdits,
  type EditState,
  emptyState,
  fillField,
  forgetAnnotations,
  foundAnnotations,
  listItems,
  redo,
  removeEdits,
  reorderEdits,
  restoreAnnotations,
  restoredState,
  selectEdits,
  undo,
} from './edit-state.ts';
import { type AnnotationEdit, annotationAsFound, type StageEdit } from './stage-edit.ts';

it('takes back every change in turn, and does each again', () => {
  const added = withBoxes('a', 'b');
  const moved = changeEdits(added, ['a'], (edit) => ({ ...edit, x: 50 }) as StageEdit);
  const removed = removeEdits(moved, ['a', 'b']);
  expect(xs(removed)).toEqual([]);
  expect(xs(undo(removed))).toEqual([50, 0]);
  expect(xs(undo(undo(removed)))).toEqual([0, 0]);
  const back = undo(undo(undo(undo(removed))));
  expect(xs(back)).toEqual([]);
  expect(undo(back)).toBe(back);
  expect(xs(redo(redo(redo(redo(back)))))).toEqual([]);
  expect(xs(redo(redo(redo(back))))).toEqual([50, 0]);
});

it('takes a slider back in one step', () => {
  let state = withBoxes('a');
  for (const x of [1, 2, 3]) state = changeEdits(state, ['a'], (edit) => ({ ...edit, x }) as StageEdit, 'x a');
  expect(xs(undo(state))).toEqual([0]);
  expect(xs(redo(undo(state)))).toEqual([3]);
});

it('forgets what was undone once something else is done', () => {
  const undone = undo(withBoxes('a', 'b'));
  const state = addEdits(undone, [{ id: 'c', edit: box(1) }]);
  expect(redo(state)).toBe(state);
});

it('leaves the lists of other pages alone', () => {
  const two = addEdits(withBoxes('a'), [{ id: 'b', edit: box(2) }]);
  const changed = changeEdits(two, ['b'], (edit) => ({ ...edit, x: 9 }) as StageEdit);
  expect(changed.pages.get(1)).toBe(two.pages.get(1));
  expect(changed.pages.get(2)).not.toBe(two.pages.get(2));
});

it('puts edits in front and behind, and lists them by page', () => {
  const state = addEdits(withBoxes('a', 'b', 'c'), [{ id: 'd', edit: box(2) }]);
  expect(ids(reorderEdits(state, ['a'], 'front'))).toEqual(['b', 'c', 'a', 'd']);
  expect(ids(reorderEdits(state, ['c', 'b'], 'back'))).toEqual(['b', 'c', 'a', 'd']);
});

it('follows a moved box with what is under it, without a step of its own', () => {
  const state = withBoxes('a');
  const amended = amendEdits(state, ['a'], (edit) => ({ ...edit, x: 7 }) as StageEdit);
  expect(xs(amended)).toEqual([7]);
  expect(amended.past).toBe(state.past);
});

it('selects only what is there', () => {
  const state = selectEdits(withBoxes('a', 'b'), ['a', 'gone']);
  expect([...state.selected]).toEqual(['a']);
  expect([...removeEdits(state, ['a']).selected]).toEqual([]);
});

it('goes on from what was kept', () => {
  const state = removeEdits(withBoxes('a', 'b'), ['a']);
  const restored = restoredState({ ...state, items: listItems(state) }, state.past, state.future);
  expect(ids(restored)).toEqual(['b']);
  expect(ids(undo(restored))).toEqual(['a', 'b']);
});

it('takes back what was typed into a form field in one go, then the one before', () => {
  const fill = (state: EditState, name: string, value: string) => fillField(state, name, { page: 1, value });
  const first = fill(fill(emptyState, 'name', 'A'), 'name', 'An');
  const state = fill(fill(first, 'city', 'Oslo'), 'name', 'Ann');
  const values = ({ fields }: EditState) => [...fields].map(([name, { value }]) => `${name} ${value}`);
  expect(values(state)).toEqual(['name Ann', 'city Oslo']);
  expect(values(undo(state))).toEqual(['name An', 'city Oslo']);
  expect(values(undo(undo(undo(state))))).toEqual([]);
  expect(values(redo(undo(state)))).toEqual(['name Ann', 'city Oslo']);
  expect(values(fillField(state, 'city', undefined))).toEqual(['name Ann']);
});

it('changes and deletes annotations of the file, and takes that back', () => {
  const read = foundAnnotations(withBoxes('a'), 1, [annotation(0), annotation(1), annotation(2, { isLocked: true })]);
  const [first, second, locked] = [0, 1, 2].map((index) => `annotation-p0-${index}`) as [string, string, string];
  const moved = changeEdits(read, [first, locked], (edit) => moveEdit(edit, 5, 0), 'move');
  const further = changeEdits(moved, [first], (edit) => moveEdit(edit, 5, 0), 'move');
  expect(ids(further)).toEqual([first, 'a']);
  expect(ids(undo(further))).toEqual(['a']);
  expect(moveEdit(annotation(2, { isLocked: true }), 5, 5)).toMatchObject({ x: 1, y: 1 });
  // There and back again is no edit, and nothing to take back.
  const back = changeEdits(further, [first], (edit) => moveEdit(edit, -10, 0), 'move');
  expect([ids(back), back.past]).toEqual([['a'], read.past]);

  const selected = selectEdits(moved, [first, second, 'gone']);
  expect([...selected.selected]).toEqual([first, second]);
  const deleted = removeEdits(selected, [first, second, locked, 'a']);
  expect(listItems(deleted).map(({ id, edit }) => [id, edit.type === 'annotation' && edit.isDeleted])).toEqual([
    [first, true],
    [second, true],
  ]);
  expect([...deleted.selected]).toEqual([]);
  expect(ids(undo(deleted))).toEqual([first, 'a']);
  expect(ids(restoreAnnotations(deleted, [second]))).toEqual([first]);
  const other = forgetAnnotations(addEdits(deleted, [{ id: 'b', edit: box(1) }]));
  expect([ids(other), ids(undo(other)), ids(undo(undo(other)))]).toEqual([['b'], [], ['a']]);
});

const annotation = (index: number, more: Partial<AnnotationEdit> = {}): AnnotationEdit => ({
  ...annotationAsFound(
    {
      ...{ index, kind: 'highlight', box: { left: 1, right: 9, top: 1, bottom: 5 }, color: '#ffff00', content: '' },
      ...{ author: '', fontSize: 12, fill: undefined, strokeWidth: 1, isLocked: false, parts: [], replies: 0 },
    },
    1,
  ),
  ...more,
});

const box = (page: number): StageEdit => ({
  ...{ type: 'rectangle', page, x: 0, y: 0, width: 10, height: 10 },
  ...{ color: '#ff0000', strokeWidth: 2, opacity: 1, fill: undefined },
});
const withBoxes = (...names: string[]): EditState =>
  names.reduce((state, id) => addEdits(state, [{ id, edit: box(1) }]), emptyState);
const ids = (state: EditState) => listItems(state).map(({ id }) => id);
const xs = (state: EditState) => listItems(state).map(({ edit }) => 'x' in edit && edit.x);
