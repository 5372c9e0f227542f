import { useCallback, useEffect, useRef, useState } from 'react';
import { callAction } from '../../web/tool-shell/call-action.ts';
import { CallError, isAbort } from '../../web/tool-shell/call-error.ts';
import type { FileSource } from '../../web/tool-shell/hand-over.ts';
import { downloadFile } from '../../web/tool-shell/result-file.ts';
import { tellFailure } from '../../web/tool-shell/tell-failure.ts';
import { showToast } from '../../web/ui/toast.ts';
import type { ActionOptions, ActionResult } from '../define-tool.ts';
import { pdfSplitter, splitFailed } from './pdf-splitter.tool.ts';

const { split } = pdfSplitter.actions;
export type SplitResult = ActionResult<typeof split>;
export type SplitOptions = Partial<ActionOptions<typeof split>>;

export type SplitWork =
  | { state: 'idle' }
  | { state: 'busy'; fraction: number; step: string }
  | { state: 'done'; result: SplitResult }
  | { state: 'failed'; sentence: string };

/** From success to the download, in milliseconds. */
const downloadDelayMs = 100;

/** Sends the file and waits for its parts. Its work ends when the page is left. */
export function useSplit() {
  const [work, setWork] = useState<SplitWork>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const reset = useCallback(() => setWork((current) => (current.state === 'busy' ? current : { state: 'idle' })), []);

  const start = async (file: FileSource, options: SplitOptions, onStored: (id: string | undefined) => void) => {
    const control = new AbortController();
    running.current = control;
    const report = (step: string) => (fraction: number, ofJob?: string | null) =>
      setWork({ state: 'busy', fraction, step: ofJob ?? step });
    report('Uploading')(0);
    try {
      const { result, inputs } = await callAction(split, {
        files: { file: [file] },
        options,
        signal: control.signal,
        onUpload: report('Uploading'),
        onProgress: report('Splitting'),
      });
      onStored(inputs.file?.[0]);
      setWork({ state: 'done', result });
      const { length } = result.downloadUrls;
      showToast({
        title: 'PDF Split Successfully!',
        text: `Created ${length} separate PDF ${length === 1 ? 'file' : 'files'}`,
        tone: 'success',
      });
      setTimeout(() => downloadFile(downloadOf(result)), downloadDelayMs);
    } catch (error) {
      if (isAbort(error)) {
        setWork({ state: 'idle' });
        return;
      }
      if (!(error instanceof CallError)) throw error;
      setWork({ state: 'failed', sentence: error.message });
      tellFailure(splitFailed.title, error);
    }
  };

  return {
    work,
    start,
    cancel: () => running.current?.abort(new DOMException('Cancelled by the visitor.', 'AbortError')),
    reset,
  };
}

/** All parts in one ZIP; a single part is downloaded by itself. */
function downloadOf({ downloadUrls, parts, zipUrl, zipName }: SplitResult): { url: string; name: string } {
  const [url] = downloadUrls;
  const [part] = parts;
  return parts.length === 1 && url && part ? { url, name: part.name } : { url: zipUrl, name: zipName };
}
