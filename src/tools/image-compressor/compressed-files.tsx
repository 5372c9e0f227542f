import { ContinueWith, DownloadAll } from '../../web/kit/tool-shell/all-results.tsx';
import { FileRows } from '../../web/kit/tool-shell/file-rows.tsx';
import type { FileList } from '../../web/kit/tool-shell/use-file-queue.ts';
import { type CompressionResult, resultFile } from './compressed-image.web.ts';
import type { CompressionOptions } from './compression-options.ts';
import { summarizeSavings } from './describe-savings.ts';
import { LivePreview } from './live-preview.tsx';
import { ResultNotes } from './result-notes.tsx';

/** The list of files, the savings, and where to go next. */
export default function CompressedFiles(props: {
  files: FileList<CompressionResult>;
  options: CompressionOptions;
  /** The options the current results were made with. */
  isCurrent: boolean;
  onRetry: (key: number) => void;
}) {
  const { files, options, isCurrent, onRetry } = props;
  const [first] = files.items.filter(({ status }) => status.state !== 'refused');
  const finished = files.items.flatMap(({ status }) => (status.state === 'done' ? [status.result] : []));
  const results = finished.map(resultFile);
  return (
    <div className="space-y-5">
      {first && (
        <LivePreview
          key={first.key}
          item={first}
          options={options}
          result={isCurrent && first.status.state === 'done' ? first.status.result : undefined}
        />
      )}
      <FileRows
        files={files}
        busyWord="Compressing"
        comparable
        onRetry={onRetry}
        resultFile={resultFile}
        details={(item, result) => <ResultNotes item={item} result={result} />}
      />
      {results.length > 1 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <DownloadAll results={results} name="compressed-images.zip" />
          <p className="font-medium">{summarizeSavings(finished)}</p>
        </div>
      )}
      <ContinueWith results={results} slug="image-compressor" />
    </div>
  );
}
