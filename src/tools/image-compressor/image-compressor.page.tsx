import { Suspense, useEffect } from 'react';
import { t } from '../../shared/language/translate.ts';
import { DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import type { Settled } from '../../web/kit/tool-shell/file-queue.ts';
import { loadAtFirstInteraction } from '../../web/kit/tool-shell/first-interaction.ts';
import { downloadFile } from '../../web/kit/tool-shell/result-file.ts';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { useFileQueue } from '../../web/kit/tool-shell/use-file-queue.ts';
import { useMadeWith } from '../../web/kit/tool-shell/use-made-with.ts';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { useToolAction } from '../../web/kit/tool-shell/use-tool-action.ts';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { lazyPart } from '../../web/kit/ui/lazy-part.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';
import { type CompressionResult, resultFile } from './compressed-image.web.ts';
import { type CompressionOptions, highestQualityForLimit } from './compression-options.ts';
import { CompressionSettings } from './compression-settings.tsx';
import { summarizeSavings } from './describe-savings.ts';

const loadTool = async () => (await import('./image-compressor.tool.ts')).imageCompressor;
const loadFiles = () => import('./compressed-files.tsx');
const CompressedFiles = lazyPart(loadFiles);

/** Images per page; each is a call of its own. */
const maxFiles = 100;
/** Delay from success to the download, in milliseconds. */
const downloadDelayMs = 100;

export default function ImageCompressorPage() {
  const compress = useToolAction(loadTool, 'compress');
  const { file } = compress.files;
  const files = useFileQueue<CompressionResult>(file, maxFiles, compress.resume);
  const [options, setOptions] = useRemembered('image-compressor', compress.options, compress.defaults);
  const madeWith = useMadeWith(options);
  useEffect(() => loadAtFirstInteraction(loadFiles), []);
  const sendable = files.items.filter(({ status }) => status.state !== 'refused');
  const open = sendable.filter(({ status }) => status.state !== 'done');
  // With the same settings a result would come out the same: then only what has none yet is run.
  const next = madeWith.isCurrent && open.length > 0 ? open : sendable;

  const run = (keys: readonly number[]) => {
    madeWith.note();
    files.start(
      (source, report) => compress.call({ files: { file: [source] }, options: asSent(options), ...report }),
      showOutcome,
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
          disabled={next.length === 0 || compress.options.safeParse(options).data === undefined}
          again={open.length === 0 && madeWith.isCurrent}
          onStart={() => run(next.map(({ key }) => key))}
          onCancel={() => files.cancel()}
        />
      }
    >
      {files.items.length === 0 ? (
        <DropZone field={file} what={t('images')} multiple onFiles={files.add} />
      ) : (
        <div className="space-y-5">
          <DropZone field={file} what={t('images')} multiple compact onFiles={files.add} />
          <Suspense fallback={null}>
            <CompressedFiles
              files={files}
              options={options}
              isCurrent={madeWith.isCurrent}
              onRetry={(key) => run([key])}
            />
          </Suspense>
        </div>
      )}
    </Workbench>
  );
}

/** A target size sets the quality, whatever the slider says. */
const asSent = (options: CompressionOptions): CompressionOptions =>
  options.targetBytes === undefined ? options : { ...options, quality: highestQualityForLimit };

function labelFor(count: number, open: number): string {
  if (count > 0 && open === 0) return t('Compress again');
  return count > 1 ? t('Compress {count, plural, one {# image} other {# images}}', { count }) : t('Compress');
}

function showOutcome({ done, failed }: Settled<CompressionResult>): void {
  const [only] = done;
  if (only && done.length + failed.length === 1)
    setTimeout(() => downloadFile(resultFile(only.result)), downloadDelayMs);
  const [firstFailure] = failed;
  if (done.length > 0) {
    const failures = failed.length;
    const text = [
      summarizeSavings(done.map(({ result }) => result)),
      ...(failures > 0 ? [t('{failures} of {all} failed.', { failures, all: done.length + failures })] : []),
    ].join(' ');
    showToast({ title: t('Compression Complete'), text, tone: 'success' });
  } else if (firstFailure) {
    showFailure(t('Compression Failed'), firstFailure);
  }
}
