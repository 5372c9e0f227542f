import { useEffect, useRef, useState } from 'react';
import { callAction } from '../../web/tool-shell/call-action.ts';
import { CallError, isAbort } from '../../web/tool-shell/call-error.ts';
import { showToast } from '../../web/ui/toast.ts';
import type { ActionOptions, ActionResult } from '../define-tool.ts';
import { failed, fileCompressor } from './file-compressor.tool.ts';
import type { ZipFiles } from './use-zip-files.tsx';

const { compress } = fileCompressor.actions;
export type CreatedZip = ActionResult<typeof compress>;
export type ZipChoice = Pick<ActionOptions<typeof compress>, 'level' | 'password' | 'name'>;

export type ZipWork =
  | { state: 'idle' }
  | { state: 'busy'; fraction: number; step: string }
  | { state: 'done'; zip: CreatedZip }
  /** The server said why, where it had something to say. */
  | { state: 'failed'; sentence: string | undefined };

/** Sends the files and waits for the ZIP. Its work ends when the page is left. */
export function useCreateZip() {
  const [work, setWork] = useState<ZipWork>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (files: ZipFiles, choice: ZipChoice) => {
    const control = new AbortController();
    running.current = control;
    const report = (step: string) => (fraction: number, ofJob?: string | null) =>
      setWork({ state: 'busy', fraction, step: ofJob ?? step });
    report('Uploading')(0);
    try {
      const { result, inputs } = await callAction(compress, {
        files: { files: files.items.map(({ source }) => source) },
        options: {
          ...choice,
          paths: files.items.map(({ path }) => path),
          modified: files.items.map(({ modified }) => modified),
        },
        signal: control.signal,
        onUpload: report('Uploading'),
        onProgress: report('Packing'),
      });
      files.keepStored(inputs.files ?? []);
      setWork({ state: 'done', zip: result });
      showToast({ title: 'Compression Complete', text: describeSaving(result), tone: 'success' });
    } catch (error) {
      if (isAbort(error)) {
        setWork({ state: 'idle' });
        return;
      }
      if (!(error instanceof CallError)) throw error;
      setWork({ state: 'failed', sentence: isFromServer(error) ? error.message : undefined });
      showToast({ ...failed, tone: 'failure' });
    }
  };

  return {
    work,
    start,
    cancel: () => running.current?.abort(new DOMException('Cancelled by the visitor.', 'AbortError')),
    reset: () => setWork((current) => (current.state === 'busy' ? current : { state: 'idle' })),
  };
}

const ownCodes = ['NETWORK', 'TIMEOUT', 'INVALID_ANSWER', 'FAILED'];
const isFromServer = ({ code }: CallError): boolean => !ownCodes.includes(code);

export function describeSaving({ compressionRatio, fileCount }: CreatedZip): string {
  const files = fileCount === 1 ? '1 file is' : `${fileCount} files are`;
  return compressionRatio > 0
    ? `Reduced size by ${compressionRatio}%`
    : `${files} in the ZIP, about as large as before`;
}
