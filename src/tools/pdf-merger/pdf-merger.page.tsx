import { useState } from 'react';
import { callAction } from '../../web/tool-shell/call-action.ts';
import { CallError, isAbort } from '../../web/tool-shell/call-error.ts';
import { DropZone } from '../../web/tool-shell/drop-zone.tsx';
import { StartButton } from '../../web/tool-shell/start-button.tsx';
import { Workbench } from '../../web/tool-shell/workbench.tsx';
import { showToast } from '../../web/ui/toast.ts';
import type { ActionResult } from '../define-tool.ts';
import { mergeFailed, pdfMerger } from './pdf-merger.tool.ts';

const { merge } = pdfMerger.actions;
type Result = ActionResult<typeof merge>;

export default function PdfMergerPage() {
  const [files, setFiles] = useState<File[]>([]);
  const [running, setRunning] = useState<AbortController>();
  const [result, setResult] = useState<Result>();

  const start = async () => {
    const control = new AbortController();
    setRunning(control);
    try {
      setResult((await callAction(merge, { files: { file: files }, signal: control.signal })).result);
      showToast({ title: 'PDFs Merged Successfully!', tone: 'success' });
    } catch (error) {
      if (isAbort(error)) return;
      const text = error instanceof CallError ? error.message : mergeFailed.text;
      showToast({ title: mergeFailed.title, text, tone: 'failure' });
    } finally {
      setRunning(undefined);
    }
  };

  return (
    <Workbench
      settings={null}
      action={
        <StartButton
          label="Merge PDFs"
          busyLabel="Merging PDFs…"
          busy={running !== undefined}
          disabled={files.length < 2}
          onStart={() => void start()}
          onCancel={() => running?.abort()}
        />
      }
    >
      <div className="space-y-5">
        <DropZone
          field={merge.files.file}
          what="PDF files"
          multiple
          compact={files.length > 0}
          onFiles={(added) => {
            setFiles([...files, ...added]);
            setResult(undefined);
          }}
        />
        <ul>
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end.
            <li key={index}>{file.name}</li>
          ))}
        </ul>
        {result && (
          <a href={result.downloadUrl} download={result.fileName}>
            Download {result.fileName}
          </a>
        )}
      </div>
    </Workbench>
  );
}
