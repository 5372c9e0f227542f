import type { Editor } from './create-editor.ts';
import { moveEdit } from './edit-geometry.ts';
import { listItems } from './edit-state.ts';
import type { StageEdit } from './stage-edit.ts';

/** From the original to its copy, in points, to the right and down. */
const step = 12;

/** What the file has stays where it is. */
const isPlaced = ({ type }: StageEdit): boolean => type !== 'annotation';

export const selectedEdits = (editor: Editor): StageEdit[] => {
  const state = editor.state.value();
  return listItems(state)
    .flatMap(({ id, edit }) => (state.selected.has(id) ? edit : []))
    .filter(isPlaced);
};

/** Puts a copy of the selected edits beside them. */
export const duplicate = (editor: Editor): void => addCopies(editor, selectedEdits(editor));

/** @param page where they go, from 1; their own by default */
export function addCopies(editor: Editor, edits: readonly StageEdit[], page?: number): void {
  editor.add(...edits.map((edit) => moveEdit(page === undefined ? edit : { ...edit, page }, step, step)));
}
