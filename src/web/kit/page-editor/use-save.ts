import { useMemo } from 'react';
import type { ActionResult } from '../../../catalog/define-tool.ts';
import { pdfApplyEdits } from '../../../catalog/pdf-apply-edits.ts';
import { t } from '../../../shared/language/translate.ts';
import { CallError } from '../http/call-error.ts';
import { fileGone, isFileGone } from '../tool-shell/file-source.ts';
import { downloadFile } from '../tool-shell/result-file.ts';
import { showFailure } from '../tool-shell/show-failure.ts';
import { useCall } from '../tool-shell/use-call.tsx';
import { showToast } from '../ui/toast.ts';
import type { Editor } from './create-editor.ts';
import { finishDraft } from './finish-draft.ts';
import type { useEditedFile } from './use-edited-file.ts';

export type Saved = ActionResult<typeof pdfApplyEdits>;

/** Delay from success to the download, in milliseconds. */
const downloadDelayMs = 100;
const noTroubles: ReadonlyMap<string, string> = new Map();

/** Sends the file with its edits. The edits stay, so that the visitor can go on. */
export function useSave(
  editor: Editor,
  edited: ReturnType<typeof useEditedFile>,
  words: { saved: string; failed: string },
) {
  const { start, work, ...call } = useCall(pdfApplyEdits, t('Saving'));
  const outcomes = work.state === 'done' ? work.result.outcomes : undefined;
  const troubles = useMemo(
    () =>
      outcomes
        ? new Map(
            outcomes.flatMap(({ id, status, message = t('Not saved.') }) =>
              id && status !== 'done' ? [[id, message]] : [],
            ),
          )
        : noTroubles,
    [outcomes],
  );

  const send = (isAgain: boolean): Promise<void> => {
    const { edits, pictures, inserts, ...pages } = editor.outgoing();
    const source = isAgain ? edited.own() : edited.toSend();
    if (!source) return Promise.resolve();
    const files = { fileId: [source], pictures, inserts };
    const { isShown, flatten } = editor.form.value();
    return start(
      { files, options: { edits, ...pages, password: edited.password, flatten: isShown && flatten } },
      {
        onDone: ({ result, inputs }) => {
          edited.setStoredId(inputs.fileId?.[0]);
          showToast({ title: words.saved, text: savedCount(result), tone: 'success' });
          setTimeout(() => downloadFile({ url: result.downloadUrl, name: result.fileName }), downloadDelayMs);
        },
        onFailed: (error) => {
          // The stored file has expired: what was read of it is still here.
          if (error.code === fileGone.onServer && !(source instanceof File) && edited.own()) {
            edited.setStoredId(undefined);
            return void send(true);
          }
          if (isFileGone(error)) void edited.noteGone(error.code);
          showFailure(words.failed, explained(error));
        },
      },
    );
  };
  return {
    ...call,
    work: work.state === 'failed' ? { ...work, error: explained(work.error) } : work,
    troubles,
    save: () => {
      finishDraft(editor);
      return send(false);
    },
  };
}

/** Sentences for programs, about what the page sends. */
const explained = (error: CallError): CallError =>
  error.code === 'TEXT_TOO_LONG' ? new CallError(error.code, tooMuch, error) : error;

/** Such as hours of drawing by hand. */
const tooMuch = t(
  'These are more edits than can be saved at once. Please delete some of them, save, and make those in the saved PDF.',
);

function savedCount({ outcomes, pageCount }: Saved): string {
  if (outcomes.length === 0) {
    return t('{pages, plural, one {The PDF has # page.} other {The PDF has # pages.}}', { pages: pageCount });
  }
  const done = outcomes.filter(({ status }) => status !== 'failed').length;
  return done === outcomes.length
    ? t('{done, plural, one {# edit saved.} other {# edits saved.}}', { done })
    : t('{done} of {all} edits saved.', { done, all: outcomes.length });
}
