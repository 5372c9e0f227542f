import { useCallback, useEffect, useRef, useState } from 'react';
import { callAction } from '../../web/tool-shell/call-action.ts';
import { CallError, isAbort } from '../../web/tool-shell/call-error.ts';
import type { FileSource } from '../../web/tool-shell/hand-over.ts';
import { downloadFile } from '../../web/tool-shell/result-file.ts';
import { tellFailure } from '../../web/tool-shell/tell-failure.ts';
import { showToast } from '../../web/ui/toast.ts';
import type { ActionOptions, ActionResult } from '../define-tool.ts';
import { mergeFailed, pdfMerger } from './pdf-merger.tool.ts';

const { merge } = pdfMerger.actions;
export type Merged = ActionResult<typeof merge>;
export type MergeRequest = { files: readonly FileSource[]; options: Partial<ActionOptions<typeof merge>> };

export type MergeWork =
  | { state: 'idle' }
  | { state: 'busy'; fraction: number; step: string }
  | { state: 'done'; merged: Merged }
  | { state: 'failed'; sentence: string };

/** From success to the download, in milliseconds. */
const downloadDelayMs = 100;

/** Sends the files and waits for the one PDF. Its work ends when the page is left. */
export function useMerge() {
  const [work, setWork] = useState<MergeWork>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const reset = useCallback(() => setWork((current) => (current.state === 'busy' ? current : { state: 'idle' })), []);

  const start = async (
    { files, options }: MergeRequest,
    hear: { onStored: (ids: readonly string[]) => void; onRefused: (file: number, reason: string) => void },
  ) => {
    const control = new AbortController();
    running.current = control;
    const report = (step: string) => (fraction: number, ofJob?: string | null) =>
      setWork({ state: 'busy', fraction, step: ofJob ?? step });
    report('Uploading')(0);
    try {
      const { result, inputs } = await callAction(merge, {
        files: { file: files },
        options,
        signal: control.signal,
        onUpload: report('Uploading'),
        onProgress: report('Merging'),
      });
      hear.onStored(inputs.file ?? []);
      setWork({ state: 'done', merged: result });
      showToast({ title: 'PDFs Merged Successfully!', text: describeMerged(result), tone: 'success' });
      setTimeout(() => downloadFile({ url: result.downloadUrl, name: result.fileName }), downloadDelayMs);
    } catch (error) {
      if (isAbort(error)) {
        setWork({ state: 'idle' });
        return;
      }
      if (!(error instanceof CallError)) throw error;
      if (error.file !== undefined) hear.onRefused(error.file, error.message);
      setWork({ state: 'failed', sentence: error.message });
      tellFailure(mergeFailed.title, error);
    }
  };

  return {
    work,
    start,
    cancel: () => running.current?.abort(new DOMException('Cancelled by the visitor.', 'AbortError')),
    reset,
  };
}

const describeMerged = ({ sources, pageCount }: Merged): string =>
  `${sources.length} files in one PDF of ${pageCount === 1 ? '1 page' : `${pageCount.toLocaleString('en')} pages`}.`;
