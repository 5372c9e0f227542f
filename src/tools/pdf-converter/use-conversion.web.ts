import { useRef } from 'react';
import type { ActionOptions, ActionResult } from '../../catalog/define-tool.ts';
import { isFileType } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import type { CallError } from '../../web/kit/http/call-error.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import type { ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { useCall } from '../../web/kit/tool-shell/use-call.tsx';
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

/** The download as a file of the list and for other tools. */
export function resultFile({ downloadUrl, fileName, fileType, size }: ConvertResult): ResultFile {
  if (!isFileType(fileType)) throw new Error(`The server answered with an unknown type: ${fileType}.`);
  return { url: downloadUrl, name: fileName, type: fileType, bytes: size };
}

/** One conversion at a time. Files are uploaded only once. */
export function useConversion() {
  const call = useCall(convert, t('Converting'));
  const sent = useRef<Inputs>(undefined);
  const { work } = call;
  return {
    conversion: work.state === 'failed' ? failed(work.error) : work,
    start: (sources: readonly FileSource[], options: Partial<ActionOptions<typeof convert>>) =>
      call.start(
        { files: { file: storedFrom(sources, sent.current) }, options },
        {
          onDone: ({ result, inputs }) => {
            sent.current = { sources, ids: inputs.file ?? [] };
            showToast({ title: t('Converted'), text: describeResult(result), tone: 'success' });
          },
          onFailed: ({ message }) => showToast({ title: t('Conversion failed'), text: message, tone: 'failure' }),
        },
      ),
    cancel: call.cancel,
    forget: () => {
      call.cancel();
      call.reset();
    },
  };
}

const failed = ({ message, code }: CallError): Conversion => ({ state: 'failed', sentence: message, code });

/** Files already on the server are sent as their ids. */
function storedFrom(sources: readonly FileSource[], sent: Inputs | undefined): FileSource[] {
  return sources.map((source) => {
    const id = sent?.ids[sent.sources.indexOf(source)];
    if (id === undefined || !(source instanceof File)) return source;
    return { id, name: source.name, type: 'any', bytes: source.size };
  });
}

function describeResult({ format, pages, tables }: ConvertResult): string {
  if (format === 'pdf') return t('A PDF of {pages, plural, one {# page} other {# pages}}', { pages });
  if (format === 'txt') return t('Text of {pages, plural, one {# page} other {# pages}}', { pages });
  if (tables === undefined) {
    return t('{pages, plural, one {# page} other {# pages}} as {format}', { pages, format: format.toUpperCase() });
  }
  return t('{tables, plural, one {# table} other {# tables}} of {pages, plural, one {# page} other {# pages}}', {
    tables,
    pages,
  });
}
