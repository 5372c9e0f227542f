import type { KeyboardEvent } from 'react';
import { t } from '../../../shared/language/translate.ts';
import type { Editor } from './create-editor.ts';
import { addCopies, duplicate, selectedEdits } from './duplicate.ts';
import { boundsOf, moveEdit, resizeEdit } from './edit-geometry.ts';
import { changeEdits, itemsOf, redo, removeEdits, selectEdits, undo } from './edit-state.ts';
import { removeItems } from './remove-items.ts';
import { nameOf } from './tools.ts';
import type { Stage } from './use-stage.ts';

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** With Shift, an arrow key goes this many points. */
const longStep = 10;

/** The keys of the whole editor, except in fields. Those that it does not use go on to the browser. */
export function handleEditorKey(
  event: KeyboardEvent<HTMLElement>,
  { editor, stage, onFind, onPlace }: { editor: Editor; stage: Stage; onFind: () => void; onPlace: () => void },
) {
  const { key, target } = event;
  const command = event.ctrlKey || event.metaKey;
  if (command && key.toLowerCase() === 'f') return taken(event, onFind);
  if (isField(target)) return;
  if (command) return commandKey(event, editor, stage);
  const { selected } = editor.state.value();
  const ids = [...selected];
  if (key === 'Escape') {
    if (ids.length > 0) return taken(event, () => editor.update((state) => selectEdits(state, [])));
    if (editor.tool.value() !== 'select') return taken(event, () => editor.tool.set('select'));
    return;
  }
  const isStage = target instanceof HTMLElement && target.dataset.stage !== undefined;
  if (key === 'Enter' && isStage && editor.tool.value() !== 'select') return taken(event, onPlace);
  if (ids.length === 0) return;
  if (key === 'Delete' || key === 'Backspace') {
    return taken(event, () => {
      removeItems(editor, ids);
      stage.scroller.current?.focus({ preventScroll: true });
    });
  }
  const arrow = arrows[key];
  if (!arrow) return;
  const step = event.shiftKey && !event.altKey ? longStep : 1;
  const by = { x: arrow.x * step, y: arrow.y * step };
  taken(event, () => {
    const name = event.altKey ? 'size' : 'move';
    editor.update((state) =>
      changeEdits(
        state,
        ids,
        (edit) =>
          event.altKey
            ? resizeEdit(edit, edit.type === 'line' || edit.type === 'arrow' ? 'end' : 'se', by, true)
            : moveEdit(edit, by.x, by.y),
        `${name} ${ids.join(' ')}`,
      ),
    );
    const [edit] = itemsOf(editor.state.value(), ids).map((item) => item.edit);
    if (!edit) return;
    if (edit.type === 'annotation' && edit.isLocked)
      return editor.said.set(t('{name} is locked.', { name: nameOf(edit) }));
    const { x, y, width, height } = boundsOf(edit);
    const points = (value: number) => Math.round(value);
    editor.said.set(
      event.altKey
        ? t('{width} by {height} points', { width: points(width), height: points(height) })
        : t('At {x}, {y} points', { x: points(x), y: points(y) }),
    );
  });
}

function commandKey(event: KeyboardEvent<HTMLElement>, editor: Editor, stage: Stage) {
  switch (event.key.toLowerCase()) {
    case 'z':
      return taken(event, () => editor.update(event.shiftKey ? redo : undo));
    case 'y':
      return taken(event, () => editor.update(redo));
    case 'd':
      return taken(event, () => duplicate(editor));
    case 'a':
      return taken(event, () =>
        editor.update((state) =>
          selectEdits(
            state,
            (state.pages.get(stage.current + 1) ?? []).map(({ id }) => id),
          ),
        ),
      );
    case '+':
    case '=':
      return taken(event, () => stage.stepZoom(1));
    case '-':
      return taken(event, () => stage.stepZoom(-1));
    case '0':
      return taken(event, () => stage.setZoom(1));
  }
}

function taken(event: KeyboardEvent, work: () => void): void {
  event.preventDefault();
  work();
}

export const isField = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable);

/** Of our own edits on the clipboard. */
const clipboardType = 'application/x-pdf-edits';

/** Copies what is selected, also to another tab with the same document. @returns whether anything was */
export function copySelected(editor: Editor, data: DataTransfer): boolean {
  const edits = selectedEdits(editor);
  if (edits.length === 0) return false;
  data.setData(clipboardType, JSON.stringify(edits));
  data.setData(
    'text/plain',
    edits
      .map((edit) => ('content' in edit ? edit.content : ''))
      .join('\n')
      .trim(),
  );
  return true;
}

/** Takes away what `copySelected` copies. */
export function cutSelected(editor: Editor): void {
  const { selected, items } = editor.state.value();
  const placed = [...selected].filter((id) => (items.get(id)?.edit.type ?? 'annotation') !== 'annotation');
  editor.update((state) => removeEdits(state, placed));
}

/** What the clipboard has for a page, from 1: our own edits, or a text. */
export function pasteInto(
  editor: Editor,
  data: DataTransfer,
  { page, x, y }: { page: number; x: number; y: number },
  read: (kept: unknown) => ReturnType<typeof selectedEdits> | undefined,
): boolean {
  const own = data.getData(clipboardType);
  const edits = own === '' ? undefined : read(JSON.parse(own));
  // A picture of another document is not here.
  const known = edits?.filter((edit) => edit.type !== 'picture' || editor.pictures.value()[edit.picture] !== undefined);
  if (known && known.length > 0) {
    addCopies(editor, known, page);
    return true;
  }
  const content = data.getData('text/plain').trim().slice(0, 20_000);
  if (content === '') return false;
  const { color, opacity, fontSize, font, bold, italic, align } = editor.styles.value().text;
  editor.add({ type: 'text', page, x, y, content, color, opacity, fontSize, font, bold, italic, align, rotation: 0 });
  return true;
}
