import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { articleLimits } from '../../../modules/knowledge/knowledge.contract.ts';
import { readStoredJson, store } from '../../kit/browser-storage.ts';
import { CallError } from '../../kit/http/call-error.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { TextArea, TextField } from '../../kit/ui/text-field.tsx';

const draftSchema = z.object({
  /** Undefined for a new one. */
  id: z.string().optional(),
  title: z.string(),
  text: z.string(),
  words: z.string(),
  path: z.string(),
});
export type ArticleDraft = z.infer<typeof draftSchema>;

const key = 'satchel.article-draft';

/** Once it is saved, or not wanted. */
export const forgetDraft = (): void => void store('tab', key, undefined);

/** What was being written in this tab when the page was left. */
export const readDraft = (): ArticleDraft | undefined => draftSchema.safeParse(readStoredJson('tab', key)).data;

export function ArticleForm(props: {
  initial: ArticleDraft;
  failure: Error | undefined;
  isSaving: boolean;
  onSave: (draft: ArticleDraft) => void;
  onCancel: () => void;
}) {
  const { initial, failure, isSaving, onSave, onCancel } = props;
  const [draft, setDraft] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => void store('tab', key, JSON.stringify(draft)), [draft]);
  const fields = failure instanceof CallError ? (failure.fields ?? {}) : {};
  const field = (name: 'title' | 'text' | 'words' | 'path') => ({
    maxLength: articleLimits[name],
    value: draft[name],
    error: fields[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  return (
    <Form
      ref={form}
      aria-label={draft.id === undefined ? 'New article' : 'Edit the article'}
      onSubmit={() => onSave(draft)}
      className="mb-6 max-w-2xl space-y-4 rounded-[14px] border border-line bg-card p-5"
    >
      <TextField label="Question or title" {...field('title')} />
      <TextArea label="Answer" hint="Plain text. The assistant gives it as it is." rows={6} {...field('text')} />
      <TextField
        label="Other words for it (optional)"
        hint="What people would write instead, also in other languages."
        {...field('words')}
      />
      <TextField label="Page that says more" autoCapitalize="none" spellCheck={false} {...field('path')} />
      {failure && Object.keys(fields).length === 0 && (
        <p role="alert" className="text-danger">
          {describeFailure(failure)}
        </p>
      )}
      <div className="flex gap-3">
        <Button type="submit" size="small" disabled={isSaving}>
          Save
        </Button>
        <Button look="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
