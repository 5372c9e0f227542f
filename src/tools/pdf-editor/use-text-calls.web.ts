import { useEffect, useEffectEvent, useState } from 'react';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { CallError } from '../../web/kit/http/call-error.ts';
import type { PdfFile } from '../../web/kit/pdf/use-pdf-file.ts';
import { fileGone, isFileGone } from '../../web/kit/tool-shell/file-source.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { downloadFile } from '../../web/kit/tool-shell/result-file.ts';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { type CallWork, useCall } from '../../web/kit/tool-shell/use-call.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';
import { explainExtractFailure, explainSaveFailure } from './explain-failure.web.ts';
import { pdfEditor } from './pdf-editor.tool.ts';
import type { TextDesk } from './text-desk.web.ts';

const { extract, save } = pdfEditor.actions;

export type SaveOutcome = ActionResult<typeof save>;

/** Delay from success to the download, in milliseconds. */
const downloadDelayMs = 100;

/**
 * Reads the text of the file that was chosen, and puts it on the desk. `onFound` is called when it is the one whose edits
 * wait for it.
 */
export function useExtractedText(desk: TextDesk, file: PdfFile | undefined, onFound: () => void) {
  const { work, start, cancel, reset } = useCall(extract, t('Extracting text'));
  /** A file that is not the one whose edits wait for it. */
  const [stranger, setStranger] = useState<string>();

  const begin = () => {
    if (!file) return;
    setStranger(undefined);
    const password = file.is === 'ready' ? file.document.password : undefined;
    void start(
      { files: { file: [file.source] }, options: { password } },
      {
        onDone: () => undefined,
        onFailed: (error) => showFailure(t('No text'), explained(error, explainExtractFailure)),
      },
    );
  };
  const beginOnce = useEffectEvent(() => {
    const known = desk.document.value();
    const isKnown = known?.isWhole && isSameSource(known.source, file?.source);
    if (work.state === 'idle' && !isKnown) begin();
  });
  // Locked files are opened first.
  const isOpen = file?.is === 'ready' || file?.is === 'doubtful';
  const source = file?.source;
  useEffect(() => {
    if (source && isOpen) beginOnce();
  }, [source, isOpen]);

  const take = useEffectEvent((result: ActionResult<typeof extract>) => {
    // After a reload the result may be there before the file.
    if (!source) return;
    if (!desk.document.value()?.isWhole) desk.load(result, source);
    else if (desk.original() === result.extractedText) {
      desk.continueWith(result.fileId, source);
      onFound();
    } else setStranger(source.name);
    reset();
  });
  const result = work.state === 'done' ? work.result : undefined;
  useEffect(() => {
    if (result && source) take(result);
  }, [result, source]);

  const restart = () => {
    cancel();
    reset();
    setStranger(undefined);
  };
  return { work: withSentence(work, explainExtractFailure), begin, restart, stranger };
}

/** Saves the text on the desk. A file that the server has forgotten is sent once more, if it is still here. */
export function useSave(desk: TextDesk) {
  const { work, start, cancel, reset } = useCall(save, t('Saving'));

  const send = (sources: readonly FileSource[], password: string | undefined, inReserve?: File) => {
    const revision = desk.revision.value();
    return start(
      { files: { fileId: sources }, options: { pages: desk.changedPages(), password } },
      {
        onDone: ({ result, inputs }) => {
          const [id] = inputs.fileId ?? [];
          if (id !== undefined) desk.continueWith(id);
          if (desk.revision.value() === revision) desk.noteSaved();
          showToast({ title: t('PDF saved'), text: describeOutcome(result), tone: 'success' });
          setTimeout(() => downloadFile({ url: result.downloadUrl, name: result.fileName }), downloadDelayMs);
        },
        onFailed: (error) => {
          if (error.code === fileGone.onServer && inReserve) void send([inReserve], password);
          else showFailure(t('PDF not saved'), explained(error, explainSaveFailure));
        },
      },
    );
  };
  return {
    work: withSentence(work, explainSaveFailure),
    cancel,
    reset,
    /** Whether the file has to be chosen again. */
    isWanting: work.state === 'failed' && isFileGone(work.error),
    /** @param own the file as it was read here */
    start: (password: string | undefined, own: File | undefined) => {
      const document = desk.document.value();
      if (!document) return;
      const stored = { id: document.fileId, name: document.name, type: 'pdf' as const, bytes: 0 };
      void send([stored], password, document.source instanceof File ? document.source : own);
    },
  };
}

function describeOutcome({ changes }: SaveOutcome): string {
  const failed = changes.filter(({ status }) => status === 'failed').length;
  if (failed === 0) return t('It is in your downloads.');
  return t('{count, plural, one {# change} other {# changes}} could not be made.', { count: failed });
}

/** Whether both are the same file: stored ones are read anew after a reload. */
export function isSameSource(one: FileSource | undefined, other: FileSource | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  if (one instanceof File || other instanceof File) return one === other;
  return one.id === other.id;
}

const explained = (error: CallError, explain: (error: CallError) => string) => ({
  message: explain(error),
  code: error.code,
  pro: error.pro,
});

function withSentence<Result>(work: CallWork<Result>, explain: (error: CallError) => string): CallWork<Result> {
  if (work.state !== 'failed') return work;
  const { error } = work;
  return { state: 'failed', error: new CallError(error.code, explain(error), error, error) };
}
