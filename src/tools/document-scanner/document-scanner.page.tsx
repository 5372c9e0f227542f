import { useState } from 'react';
import { fileIdOf } from '../../modules/files/files.contract.ts';
import { DropZone } from '../../web/tool-shell/drop-zone.tsx';
import { downloadFile } from '../../web/tool-shell/result-file.ts';
import { StartButton } from '../../web/tool-shell/start-button.tsx';
import { tellFailure } from '../../web/tool-shell/tell-failure.ts';
import { CallNote, useCall } from '../../web/tool-shell/use-call.tsx';
import { Workbench } from '../../web/tool-shell/workbench.tsx';
import { Button } from '../../web/ui/button.tsx';
import { TextArea } from '../../web/ui/text-field.tsx';
import type { ActionResult } from '../define-tool.ts';
import { doubtfulBelow } from './document-scanner.contract.ts';
import { documentScanner, pdfFailed, processingFailed } from './document-scanner.tool.ts';

const { process, generatePdf } = documentScanner.actions;
type Scan = ActionResult<typeof process>;

/** Photos in, pages with text out; the newest first. */
export default function DocumentScannerPage() {
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const [text, setText] = useState('');
  const processing = useCall(process, 'Reading the page');
  const writing = useCall(generatePdf, 'Writing the PDF');

  const scan = ([photo]: readonly File[]) => {
    if (!photo) return;
    void processing.start(
      { files: { image: [photo] }, options: { outputFormat: 'jpg' } },
      {
        onDone: ({ result }) => {
          setScans((current) => [result, ...current]);
          setText(result.extractedText);
        },
        onFailed: (error) => tellFailure(processingFailed, error),
      },
    );
  };
  const write = () => {
    const images = scans.flatMap(({ pages }, index) =>
      pages.map(({ imageUrl }) => ({
        ...{ id: fileIdOf(imageUrl) ?? '', name: `page-${index + 1}.jpg`, type: 'jpeg' as const, bytes: 0 },
      })),
    );
    void writing.start(
      { files: { images }, options: { extractedText: text } },
      {
        onDone: ({ result }) => downloadFile({ url: result.downloadUrl, name: result.fileName }),
        onFailed: (error) => tellFailure(pdfFailed, error),
      },
    );
  };
  const clear = () => {
    setScans([]);
    setText('');
  };

  return (
    <Workbench
      settings={<TextArea label="Extracted text" rows={14} value={text} onChange={setText} />}
      action={
        <div className="space-y-3">
          <StartButton
            label="Generate PDF"
            busyLabel="Writing…"
            busy={writing.work.state === 'busy'}
            disabled={scans.length === 0}
            onStart={write}
            onCancel={writing.cancel}
          />
          {scans.length > 0 && (
            <Button look="secondary" onClick={clear}>
              Clear All
            </Button>
          )}
        </div>
      }
    >
      <div className="space-y-5">
        <DropZone field={process.files.image} what="a photo of a page" compact={scans.length > 0} onFiles={scan} />
        <CallNote work={processing.work} />
        <ol className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {scans.map(({ processedImageUrl, extractedText, pages, notes }) => (
            <li key={processedImageUrl}>
              <img
                src={`${processedImageUrl}?inline`}
                alt={`Scanned page: ${extractedText.slice(0, 60)}`}
                className="w-full rounded-[10px] border border-line"
              />
              <p className="mt-1 text-soft text-sm">{[...notes, doubtsOf(pages)].join(' ')}</p>
            </li>
          ))}
        </ol>
      </div>
    </Workbench>
  );
}

function doubtsOf(pages: Scan['pages']): string {
  const doubtful = pages.flatMap(({ words }) => words).filter(({ confidence }) => confidence < doubtfulBelow).length;
  return doubtful === 0 ? '' : `${doubtful} ${doubtful === 1 ? 'word is' : 'words are'} doubtful.`;
}
