import { useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { useStore } from '../store.ts';
import { Button } from '../ui/button.tsx';
import { DialogCard } from '../ui/dialog-card.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import type { Asked, Editor } from './create-editor.ts';
import { changeEdits } from './edit-state.ts';
import { stageEditSchema } from './stage-edit.ts';
import { useMissing } from './use-missing.ts';

/** Asks what a note or an annotation of the file says, or where a link leads. */
export default function AskedDialog({ editor, pageCount }: { editor: Editor; pageCount: number }) {
  const asked = useStore(editor.asked);
  if (!asked) return null;
  return <Question key={asked.id} {...{ editor, asked, pageCount }} />;
}

function Question({ editor, asked, pageCount }: { editor: Editor; asked: Asked; pageCount: number }) {
  const { edit, id, words = firstWords(edit) } = asked;
  const isNote = edit.type !== 'link';
  const { title, mayBeBlank, hint } = questionFor(edit, pageCount);
  const [problem, setProblem] = useState<string>();
  const missing = useMissing(edit.type === 'annotation' && edit.kind === 'freeText' ? words : '');
  const close = () => editor.asked.set(undefined);
  const submit = () => {
    const next =
      edit.type === 'note' || edit.type === 'annotation'
        ? { ...edit, content: words }
        : edit.type === 'link'
          ? { ...edit, ...target(words, pageCount) }
          : edit;
    const isBlank = isNote && !mayBeBlank && words.trim() === '';
    if (isBlank || !stageEditSchema.safeParse(next).success) return setProblem(hint);
    if (id === undefined) editor.add(next);
    else editor.update((state) => changeEdits(state, [id], () => next));
    close();
  };
  const field = {
    value: words,
    error: problem,
    autoFocus: true,
    onChange: (value: string) => {
      editor.asked.set({ ...asked, words: value });
      setProblem(undefined);
    },
  };
  return (
    <DialogCard title={title} onClose={close}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {isNote ? (
          <TextArea label={title} rows={5} maxLength={20_000} {...field} error={problem ?? (missing || undefined)} />
        ) : (
          <TextField
            label="Leads to"
            hint={`A web address, an email address, or a page from 1 to ${pageCount}.`}
            maxLength={2_000}
            {...field}
          />
        )}
        <Button type="submit">{id === undefined ? (isNote ? 'Add note' : 'Add link') : 'OK'}</Button>
      </form>
    </DialogCard>
  );
}

/** Only a remark on something else may say nothing. */
function questionFor(edit: Asked['edit'], pageCount: number): { title: string; hint: string; mayBeBlank: boolean } {
  if (edit.type === 'link') return { title: t('Link'), hint: linkHint(pageCount), mayBeBlank: false };
  if (edit.type !== 'annotation' || edit.kind === 'note')
    return { title: t('Note'), hint: t('Please enter what the note says.'), mayBeBlank: false };
  return edit.kind === 'freeText'
    ? { title: t('Text'), hint: t('Please enter what the text says.'), mayBeBlank: false }
    : { title: t('Comment'), hint: t('Please enter what the comment says.'), mayBeBlank: true };
}

function firstWords(edit: Asked['edit']): string {
  if (edit.type === 'note' || edit.type === 'annotation') return edit.content;
  return edit.type === 'link' ? (edit.url ?? String(edit.toPage ?? '')) : '';
}

const linkHint = (pageCount: number) =>
  t('Please enter an address such as https://example.org or name@example.org, or a page from 1 to {pageCount}.', {
    pageCount,
  });

/** `'example.org'`, `'name@example.org'` and `'12'` as a link has them; undefined values do not fit its schema. */
export function target(words: string, pageCount: number): { url: string | undefined; toPage: number | undefined } {
  const text = words.trim();
  if (/^\d+$/.test(text)) {
    const page = Number(text);
    return { url: undefined, toPage: page >= 1 && page <= pageCount ? page : undefined };
  }
  const isFull = /^[a-z][a-z+.-]*:/i.test(text);
  const isEmail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text);
  const isAddress = /^[^\s/]+\.[^\s/.]{2,}(\/\S*)?$/.test(text);
  const url = isFull ? text : isEmail ? `mailto:${text}` : isAddress ? `https://${text}` : undefined;
  return { url, toPage: undefined };
}
