import type { Editor, TextDraft } from './create-editor.ts';
import { changeEdits, removeEdits } from './edit-state.ts';
import { type TextEdit, textSize } from './text-lines.ts';

/** The text as it will be. */
export function draftedText(editor: Editor, { page, x, y, room, content, id }: TextDraft): TextEdit {
  const before = id === undefined ? undefined : editor.state.value().items.get(id)?.edit;
  if (before?.type === 'text') return { ...before, content };
  const { color, opacity, fontSize, font, bold, italic, align } = editor.styles.value().text;
  const look = { color, opacity, fontSize, font, bold, italic, align, rotation: 0 };
  const edit: TextEdit = { type: 'text', page, x, y, content, ...look };
  return textSize(edit).width > room ? { ...edit, width: Math.max(room, fontSize) } : edit;
}

/** Places the text that is being typed, if there is any. One that is emptied is removed. */
export function finishDraft(editor: Editor): void {
  const draft = editor.draft.value();
  if (!draft) return;
  editor.draft.set(undefined);
  const { id } = draft;
  const isBlank = draft.content.trim() === '';
  if (id === undefined) {
    if (!isBlank) editor.add(draftedText(editor, draft));
  } else if (isBlank) editor.update((state) => removeEdits(state, [id]));
  else
    editor.update((state) =>
      changeEdits(state, [id], (edit) =>
        edit.type === 'text' && edit.content !== draft.content ? { ...edit, content: draft.content } : edit,
      ),
    );
}
