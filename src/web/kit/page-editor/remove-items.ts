import { t } from '../../../shared/language/translate.ts';
import type { Editor } from './create-editor.ts';
import { itemsOf, removeEdits } from './edit-state.ts';
import type { StageEdit } from './stage-edit.ts';
import { nameOf } from './tools.ts';

/** Removes edits and annotations of the file, and says what is gone. */
export function removeItems(editor: Editor, ids: readonly string[]): void {
  const before = editor.state.value();
  editor.update((state) => removeEdits(state, ids));
  const edits = itemsOf(before, ids).map(({ edit }) => edit);
  const isLocked = (edit: StageEdit) => edit.type === 'annotation' && edit.isLocked;
  const [gone, locked] = [edits.filter((edit) => !isLocked(edit)), edits.filter(isLocked)];
  const replies = gone.reduce((sum, edit) => sum + (edit.type === 'annotation' ? edit.replies : 0), 0);
  const said = [
    gone.length > 0 &&
      t(
        '{replies, plural, =0 {{gone} deleted.} one {{gone} deleted with # reply.} other {{gone} deleted with # replies.}}',
        { gone: namesOf(gone), replies },
      ),
    locked.length > 0 && t('Locked and not deleted: {locked}.', { locked: namesOf(locked) }),
  ];
  editor.said.set(said.filter(Boolean).join(' '));
}

const namesOf = (edits: readonly StageEdit[]): string =>
  edits.length > 1
    ? t('{edits, plural, one {# edit} other {# edits}}', { edits: edits.length })
    : edits.map(nameOf).join();
