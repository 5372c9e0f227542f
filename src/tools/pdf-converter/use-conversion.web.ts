import { useEffect, useRef, useState } from 'react';
import type { ActionOptions, ActionResult } from '../../catalog/define-tool.ts';
import { isFileType } from '../../shared/file-types.ts';
import { CallError, isAbort } from '../../web/kit/http/call-error.ts';
import { callAction } from '../../web/kit/tool-shell/call-action.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import type { ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { showToast } from '../../web/kit/ui/toast.ts';
import { pdfConverter } from './pdf-converter.tool.ts';

const { convert } = pdfConverter.actions;
export type ConvertResult = ActionResult<typeof convert>;

export type Conversion =
  | { state: 'idle' }
  | { state: 'busy'; fraction: number; step: string }
  | { state: 'done'; result: ConvertResult }
  | { state: 'failed'; sentence: string; code: string };

type Inputs = { sources: readonly FileSource[]; ids: readonly string[] };

/** The download, as rows and other tools take it. */
export function resultFile({ downloadUrl, fileName, fileType, size }: ConvertResult): ResultFile {
  if (!isFileType(fileType)) throw new Error(`The server answered with an unknown type: ${fileType}.`);
  return { url: downloadUrl, name: fileName, type: fileType, bytes: size };
}

/** How much of the whole the upload is, in the bar. */
const uploadShare = 0.3;

/** One conversion at a time. What was sent once is not sent again. */
export function useConversion() {
  const [conversion, setConversion] = useState<Conversion>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  const sent = useRef<Inputs>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (sources: readonly FileSource[], options: Partial<ActionOptions<typeof convert>>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const tell = (next: Conversion) => {
      if (!signal.aborted) setConversion(next);
    };
    tell({ state: 'busy', fraction: 0, step: 'Sending' });
    try {
      const { result, inputs } = await callAction(convert, {
        files: { file: storedFrom(sources, sent.current) },
        options,
        signal,
        onUpload: (fraction, note) =>
          tell({ state: 'busy', fraction: fraction * uploadShare, step: note ?? 'Sending' }),
        onProgress: (fraction, step) =>
          tell({ state: 'busy', fraction: uploadShare + fraction * (1 - uploadShare), step: step ?? 'Converting' }),
      });
      sent.current = { sources, ids: inputs.file ?? [] };
      tell({ state: 'done', result });
      showToast({ title: 'Converted', text: describeResult(result), tone: 'success' });
    } catch (error) {
      if (isAbort(error)) return setConversion({ state: 'idle' });
      if (!(error instanceof CallError)) throw error;
      const { message, code } = error;
      tell({ state: 'failed', sentence: message, code });
      showToast({ title: 'Conversion failed', text: message, tone: 'failure' });
    }
  };

  return {
    conversion,
    start,
    cancel: () => running.current?.abort(new DOMException('Cancelled by the visitor.', 'AbortError')),
    forget: () => {
      running.current?.abort(new DOMException('Something else was chosen.', 'AbortError'));
      setConversion({ state: 'idle' });
    },
  };
}

/** Files that the server has already are named by their ids. */
function storedFrom(sources: readonly FileSource[], sent: Inputs | undefined): FileSource[] {
  return sources.map((source) => {
    const id = sent?.ids[sent.sources.indexOf(source)];
    if (id === undefined || !(source instanceof File)) return source;
    return { id, name: source.name, type: 'any', bytes: source.size };
  });
}

function describeResult({ format, pages, tables }: ConvertResult): string {
  const count = pages === 1 ? '1 page' : `${pages.toLocaleString('en')} pages`;
  if (format === 'pdf') return `A PDF of ${count}`;
  if (tables !== undefined) return `${tables === 1 ? '1 table' : `${tables.toLocaleString('en')} tables`} of ${count}`;
  return format === 'txt' ? `Text of ${count}` : `${count} as ${format.toUpperCase()}`;
}
