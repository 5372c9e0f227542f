import { useEffect, useState } from 'react';
import { isFileType } from '../../shared/file-types.ts';
import { ContinueWith, DownloadAll } from '../../web/tool-shell/all-results.tsx';
import { DropZone } from '../../web/tool-shell/drop-zone.tsx';
import type { Settled } from '../../web/tool-shell/file-queue.ts';
import { FileRows } from '../../web/tool-shell/file-rows.tsx';
import { loadAtFirstInteraction } from '../../web/tool-shell/first-interaction.ts';
import { loadPart } from '../../web/tool-shell/load-part.ts';
import { downloadFile, type ResultFile } from '../../web/tool-shell/result-file.ts';
import { StartButton } from '../../web/tool-shell/start-button.tsx';
import { tellFailure } from '../../web/tool-shell/tell-failure.ts';
import { useFileQueue } from '../../web/tool-shell/use-file-queue.ts';
import { useRemembered } from '../../web/tool-shell/use-remembered.ts';
import { Workbench } from '../../web/tool-shell/workbench.tsx';
import { showToast } from '../../web/ui/toast.ts';
import type { ActionResult } from '../define-tool.ts';
import { type CompressionOptions, optionsCheck, usualOptions } from './compression-options.ts';
import { CompressionResult } from './compression-result.tsx';
import { CompressionSettings } from './compression-settings.tsx';
import { summarizeSavings } from './describe-savings.ts';
import type { imageCompressor } from './image-compressor.tool.ts';
import { imageField, maxBatch } from './image-field.ts';

type Result = ActionResult<typeof imageCompressor.actions.compress>;

const slug = 'image-compressor';
/** Sends files, which takes the schemas of the definition: as much code as the rest of the page together. */
const loadCall = () => import('./compress-call.tsx');

/** From success to the download, in milliseconds. */
const downloadDelayMs = 100;

export default function ImageCompressorPage() {
  const files = useFileQueue<Result>(imageField, maxBatch.free);
  const [options, setOptions] = useRemembered<CompressionOptions>(slug, optionsCheck, usualOptions);
  const [startedWith, setStartedWith] = useState(options);
  useEffect(() => loadAtFirstInteraction(loadCall), []);
  const sendable = files.items.filter(({ status }) => status.state !== 'refused');
  const open = sendable.filter(({ status }) => status.state !== 'done');
  // With the same settings a result would come out the same: then only what has none yet is run.
  const next = options === startedWith && open.length > 0 ? open : sendable;
  const finished = files.items.flatMap(({ status }) => (status.state === 'done' ? [status.result] : []));
  const results = finished.map(resultFile);

  const run = (keys: readonly number[]) => {
    setStartedWith(options);
    files.start(
      async (source, report) => (await loadPart(loadCall)).compressWith(options)(source, report),
      tellOutcome,
      keys,
    );
  };

  return (
    <Workbench
      settings={<CompressionSettings options={options} onChange={setOptions} />}
      action={
        <StartButton
          label={labelFor(next.length, open.length)}
          busyLabel="Compressing…"
          busy={files.busy}
          disabled={next.length === 0 || optionsCheck.safeParse(options).data === undefined}
          onStart={() => run(next.map(({ key }) => key))}
          onCancel={() => files.cancel()}
        />
      }
    >
      {files.items.length === 0 ? (
        <DropZone field={imageField} what="images" multiple onFiles={files.add} />
      ) : (
        <div className="space-y-5">
          <DropZone field={imageField} what="images" multiple compact onFiles={files.add} />
          <FileRows
            files={files}
            busyWord="Compressing"
            comparable
            onRetry={(key) => run([key])}
            resultFile={resultFile}
            details={(item, result) => <CompressionResult item={item} result={result} />}
          />
          {results.length > 1 && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <DownloadAll results={results} name="compressed-images.zip" />
              <p className="font-medium">{summarizeSavings(finished)}</p>
            </div>
          )}
          <ContinueWith results={results} slug={slug} />
        </div>
      )}
    </Workbench>
  );
}

function labelFor(count: number, open: number): string {
  if (count > 0 && open === 0) return 'Compress again';
  return count > 1 ? `Compress ${count} images` : 'Compress';
}

function resultFile({ downloadUrl, fileName, format, compressedSize }: Result): ResultFile {
  if (!isFileType(format)) throw new Error(`The server answered with an unknown format: ${format}.`);
  return { url: downloadUrl, name: fileName, type: format, bytes: compressedSize };
}

function tellOutcome({ done, failed }: Settled<Result>): void {
  const [only] = done;
  if (only && done.length + failed.length === 1)
    setTimeout(() => downloadFile(resultFile(only.result)), downloadDelayMs);
  const [firstFailure] = failed;
  if (done.length > 0) {
    const also = failed.length > 0 ? ` ${failed.length} of ${done.length + failed.length} failed.` : '';
    const savings = summarizeSavings(done.map(({ result }) => result));
    showToast({ title: 'Compression Complete', text: savings + also, tone: 'success' });
  } else if (firstFailure) {
    tellFailure('Compression Failed', firstFailure);
  }
}
