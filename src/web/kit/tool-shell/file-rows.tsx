import { Download, Eye, RotateCw, Trash2, X } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { fileIdsIn } from '../../../modules/files/files.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { formatBytes } from '../../../shared/units.ts';
import { lostWords, wouldProHelp } from '../http/call-error.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { ProgressLine } from '../ui/progress-bar.tsx';
import { ReportLink } from '../ui/report-link.tsx';
import { UpgradeLink } from '../ui/upgrade-link.tsx';
import { deleteStored } from './delete-stored.ts';
import { type FileStatus, isBusy, type QueueItem } from './file-queue.ts';
import { canBeShown, type ResultFile } from './result-file.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { FileList } from './use-file-queue.ts';

const CompareDialog = lazyPart(() => import('./compare-dialog.tsx'));

type FileRowsProps<Result> = {
  files: FileList<Result>;
  /** The work in one word: 'Compressing'. */
  busyWord: string;
  onRetry: (key: number) => void;
  /** Offers a download. */
  resultFile?: (result: Result) => ResultFile;
  /** Replaces the file size in finished rows. */
  details: (item: QueueItem<Result>, result: Result) => ReactNode;
  /** Offers a before-and-after view. */
  comparable?: boolean;
  /** Extra content of a failed row, by the error's code: a password field, for example. */
  help?: (item: QueueItem<Result>, code: string) => ReactNode;
};

/** The list of files with their progress, results and buttons. */
export function FileRows<Result>({ files, comparable, ...row }: FileRowsProps<Result>) {
  const [compared, setCompared] = useState<QueueItem<Result>>();
  return (
    <>
      <ul aria-label="Files" className="space-y-2.5">
        {files.items.map((item) => (
          <FileRow
            key={item.key}
            item={item}
            files={files}
            isOnly={files.items.length === 1}
            onCompare={comparable ? () => setCompared(item) : undefined}
            {...row}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {summarize(files.items.map(({ status }) => status))}
      </p>
      {compared?.status.state === 'done' && row.resultFile && (
        <Suspense fallback={null}>
          <CompareDialog
            source={compared.source}
            result={row.resultFile(compared.status.result)}
            onClose={() => setCompared(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

type FileRowProps<Result> = Omit<FileRowsProps<Result>, 'comparable'> & {
  item: QueueItem<Result>;
  /** Of several, the solid button is the one that downloads all. */
  isOnly: boolean;
  onCompare: (() => void) | undefined;
};

function FileRow<Result>(props: FileRowProps<Result>) {
  const { item, files, busyWord, isOnly, onRetry, onCompare, resultFile, details, help } = props;
  const { key, name, bytes, source, stored, status } = item;
  const result = status.state === 'done' ? resultFile?.(status.result) : undefined;
  const remove = () => {
    files.remove([key]);
    // A result can have more files than the one shown: a mask, for example.
    const made =
      status.state === 'done' ? fileIdsIn(status.result).map((id) => ({ id, name: result?.name ?? name })) : [];
    const onServer = [...(stored ? [stored] : []), ...made];
    if (onServer.length > 0) void deleteStored(onServer);
  };
  return (
    <li className="rise grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-[16px] border border-line bg-card p-3 shadow-card">
      <Thumbnail source={source} />
      <div className={classNames('min-w-0', result && 'col-span-2 sm:col-span-1')}>
        <p dir="auto" className="truncate font-semibold" title={name}>
          {name}
        </p>
        {status.state === 'done' ? details(item, status.result) : <StatusLine {...{ status, bytes, busyWord, name }} />}
      </div>
      <div className={classNames('flex items-center justify-end gap-1', result && 'col-span-3 sm:col-span-1')}>
        {result && onCompare && canBeShown(result.type) && (
          <Button look="quiet" size="small" onClick={onCompare}>
            <Eye className="size-4" aria-hidden="true" />
            Compare
            <span className="sr-only"> {name} before and after</span>
          </Button>
        )}
        {result && (
          <ButtonAnchor look={isOnly ? 'primary' : 'secondary'} size="small" href={result.url} download={result.name}>
            <Download className="size-4" aria-hidden="true" />
            Download
            <span className="sr-only"> {result.name}</span>
          </ButtonAnchor>
        )}
        {status.state === 'failed' && (
          <IconButton icon={RotateCw} label={`Retry ${name}`} onClick={() => onRetry(key)} />
        )}
        {isBusy(status) ? (
          <IconButton icon={X} label={`Cancel ${name}`} onClick={() => files.cancel([key])} />
        ) : (
          <IconButton
            icon={Trash2}
            label={stored || status.state === 'done' ? `Delete ${name} from the server` : `Remove ${name}`}
            onClick={remove}
          />
        )}
      </div>
      {status.state === 'failed' && help && <div className="col-span-3 empty:hidden">{help(item, status.code)}</div>}
    </li>
  );
}

function StatusLine(props: { status: FileStatus<unknown>; bytes: number; busyWord: string; name: string }) {
  const { status, bytes, busyWord, name } = props;
  const size = formatBytes(bytes);
  switch (status.state) {
    case 'ready':
    case 'done':
      return <p className="text-[0.9375rem] text-soft">{size}</p>;
    case 'queued':
      return <p className="text-[0.9375rem] text-soft">{size} · waiting for its turn</p>;
    case 'refused':
    case 'failed':
      return (
        <p role="alert" className="text-[0.9375rem] text-danger">
          {status.message}
          {proWouldHelp(status) && <UpgradeLink />}
          {status.state === 'failed' && <ReportLink failure={status} />}
        </p>
      );
    case 'uploading':
      return (
        <div className="mt-1.5">
          <ProgressLine fraction={status.progress} words={status.note ?? t('Uploading')} name={name} />
        </div>
      );
    case 'working':
      return (
        <div className="mt-1.5">
          <ProgressLine fraction={status.progress} words={status.step ?? busyWord} name={name} />
        </div>
      );
  }
}

const proWouldHelp = (status: FileStatus<unknown>): boolean =>
  status.state === 'refused' ? status.proHelps === true : status.state === 'failed' && wouldProHelp(status);

const isCutOff = (status: FileStatus<unknown>): boolean =>
  (status.state === 'uploading' && status.note === lostWords) ||
  (status.state === 'working' && status.step === lostWords);

/** `'2 of 5 files done, 1 failed'`, for screen readers. */
function summarize(statuses: readonly FileStatus<unknown>[]): string {
  const count = (state: FileStatus<unknown>['state']) => statuses.filter((status) => status.state === state).length;
  if (!statuses.some(isBusy) && count('done') + count('failed') === 0) return '';
  const failed = count('failed');
  const numbers = { done: count('done'), all: statuses.length };
  const summary =
    failed > 0
      ? t('{done} of {all} files done, {failed} failed', { ...numbers, failed })
      : t('{done} of {all} files done', numbers);
  return statuses.some(isCutOff) ? `${summary}. ${lostWords}` : summary;
}
