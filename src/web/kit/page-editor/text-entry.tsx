import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { textLineHeight } from '../../../pdf/editing/wrap-text.ts';
import { useStore } from '../store.ts';
import { Button } from '../ui/button.tsx';
import { readingDirection } from '../ui/reading-direction.ts';
import type { Editor } from './create-editor.ts';
import { draftedText, finishDraft } from './finish-draft.ts';
import { familyOf, loadFonts, textSize } from './text-lines.ts';
import { useSlice } from './use-editor.ts';
import { useMissing } from './use-missing.ts';

/** Of the buttons below it, in CSS pixels. */
const barWidth = 232;

/** Types a text where it will be, as it will look. */
export function TextEntry({ editor, scale, pageWidth }: { editor: Editor; scale: number; pageWidth: number }) {
  const draft = useStore(editor.draft);
  useStore(editor.styles);
  useSlice(editor.state, ({ items }) => (draft?.id === undefined ? undefined : items.get(draft.id)));
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setRefused] = useState(false);
  const noteId = useId();
  const missing = useMissing(draft?.content ?? '');
  const edit = draft && draftedText(editor, draft);
  const [, setLoaded] = useState(0);
  const families = edit && familyOf(edit);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other families are other fonts.
  useEffect(() => {
    let isShown = true;
    const drawn = editor.draft.value();
    if (drawn) loadFonts(draftedText(editor, drawn)).then(() => isShown && setLoaded((count) => count + 1));
    return () => {
      isShown = false;
    };
  }, [editor, families]);
  useEffect(() => {
    const { current } = field;
    current?.focus({ preventScroll: true });
    // What was being typed before a reload, or before its page was scrolled out of sight, is not overwritten by the next key.
    if (isUntouched(editor)) current?.select();
    else current?.setSelectionRange(current.value.length, current.value.length);
  }, [editor]);

  if (!draft || !edit) return null;
  const left = Math.min(draft.x, pageWidth - 20) * scale;
  const { width, height } = textSize({ ...edit, content: edit.content === '' ? ' ' : edit.content });
  const least = edit.fontSize * 4;
  const add = () => {
    if (draft.content.trim() === '') {
      setRefused(true);
      field.current?.focus();
    } else leave(() => finishDraft(editor));
  };
  const leave = (work: () => void) => {
    const stage = field.current?.closest('[data-stage]');
    work();
    if (stage instanceof HTMLElement) stage.focus({ preventScroll: true });
  };
  const cancel = () => leave(() => editor.draft.set(undefined));
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    // These keys are the input method's.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') cancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
  };
  return (
    <div
      role="dialog"
      aria-label={draft.id === undefined ? 'Add text' : 'Change text'}
      data-entry
      // In a layer of its own: a key must not paint what is drawn below it again.
      className="absolute z-20 w-max cursor-auto will-change-transform"
      style={{ left, top: draft.y * scale }}
      onKeyDown={press}
    >
      <textarea
        ref={field}
        aria-label="Text"
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused || missing !== '' ? noteId : undefined}
        value={draft.content}
        rows={1}
        maxLength={20_000}
        spellCheck={false}
        dir="auto"
        onChange={({ target }) => {
          setRefused(false);
          editor.draft.set({ ...draft, content: target.value });
        }}
        className="block resize-none overflow-hidden whitespace-pre-wrap border-0 bg-white/70 p-0 outline-2 outline-accent outline-dashed"
        style={{
          width: (edit.width ?? Math.max(least, width + edit.fontSize)) * scale,
          height: height * scale,
          fontFamily: families,
          fontSize: edit.fontSize * scale,
          lineHeight: textLineHeight,
          textAlign: edit.align,
          color: edit.color,
          opacity: edit.opacity,
          caretColor: edit.color,
        }}
      />
      <div
        dir={readingDirection()}
        className="mt-1.5 flex flex-wrap items-center gap-2 rounded-[12px] border border-line bg-card p-1.5 shadow-lift"
        // Not beyond the edge of the page, where there is room on it.
        style={{ marginLeft: Math.min(0, Math.max(-left, pageWidth * scale - left - barWidth)), width: barWidth }}
      >
        <Button size="small" onClick={add}>
          {draft.id === undefined ? 'Add Text' : 'Change Text'}
        </Button>
        <Button size="small" look="quiet" onClick={cancel}>
          Cancel
        </Button>
        {isRefused && (
          <p id={noteId} role="alert" className="px-1 text-danger text-sm">
            Please enter some text.
          </p>
        )}
        {!isRefused && missing !== '' && (
          <p id={noteId} role="status" className="px-1 text-danger text-sm">
            {missing}
          </p>
        )}
      </div>
    </div>
  );
}

/** Whether nothing was typed yet. */
function isUntouched(editor: Editor): boolean {
  const draft = editor.draft.value();
  const before = draft?.id === undefined ? undefined : editor.state.value().items.get(draft.id)?.edit;
  return before?.type === 'text' ? before.content === draft?.content : draft?.content === '';
}
