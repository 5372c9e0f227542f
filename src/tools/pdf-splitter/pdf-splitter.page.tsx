import { useState } from 'react';
import { callAction } from '../../web/tool-shell/call-action.ts';
import { CallError, isAbort } from '../../web/tool-shell/call-error.ts';
import { DropZone } from '../../web/tool-shell/drop-zone.tsx';
import { StartButton } from '../../web/tool-shell/start-button.tsx';
import { Workbench } from '../../web/tool-shell/workbench.tsx';
import { TextField } from '../../web/ui/text-field.tsx';
import { showToast } from '../../web/ui/toast.ts';
import type { ActionResult } from '../define-tool.ts';
import { pdfSplitter, splitFailed } from './pdf-splitter.tool.ts';

const { split } = pdfSplitter.actions;
type Result = ActionResult<typeof split>;

export default function PdfSplitterPage() {
  const [file, setFile] = useState<File>();
  const [pages, setPages] = useState('');
  const [running, setRunning] = useState<AbortController>();
  const [result, setResult] = useState<Result>();

  const start = async (source: File) => {
    const control = new AbortController();
    setRunning(control);
    try {
      const request = { files: { file: [source] }, options: { splitMethod: 'pages', pages } as const };
      const answer = await callAction(split, { ...request, signal: control.signal });
      setResult(answer.result);
      showToast({
        title: 'PDF Split Successfully!',
        text: `Created ${answer.result.parts.length} separate PDF files`,
        tone: 'success',
      });
    } catch (error) {
      if (isAbort(error)) return;
      const text = error instanceof CallError ? error.message : splitFailed.text;
      showToast({ title: splitFailed.title, text, tone: 'failure' });
    } finally {
      setRunning(undefined);
    }
  };

  return (
    <Workbench
      settings={<TextField label="Pages" hint="Such as 1,3,5-7" value={pages} onChange={setPages} />}
      action={
        <StartButton
          label="Split PDF"
          busyLabel="Splitting PDF…"
          busy={running !== undefined}
          disabled={file === undefined}
          onStart={() => file && void start(file)}
          onCancel={() => running?.abort()}
        />
      }
    >
      <div className="space-y-5">
        <DropZone
          field={split.files.file}
          what="a PDF"
          compact={file !== undefined}
          onFiles={([chosen]) => {
            setFile(chosen);
            setResult(undefined);
          }}
        />
        {file && <p>{file.name}</p>}
        {result && (
          <ul>
            {result.parts.map(({ name }, index) => (
              <li key={name}>
                <a href={result.downloadUrls[index]} download={name}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Workbench>
  );
}
