import { CircleAlert, CircleCheck, Clock, Download, LoaderCircle, RotateCw, Trash2, X } from 'lucide-react';
import { memo } from 'react';
import { t } from '../../shared/language/translate.ts';
import { formatBytes, savedPercent } from '../../shared/units.ts';
import { wouldProHelp } from '../../web/kit/http/call-error.ts';
import { UnlockForm } from '../../web/kit/pdf/unlock-form.tsx';
import { asksPassword } from '../../web/kit/pdf/use-passwords.tsx';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { Thumbnail } from '../../web/kit/tool-shell/thumbnail.tsx';
import { Arrow } from '../../web/kit/ui/arrow.tsx';
import { ButtonAnchor } from '../../web/kit/ui/button.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { ProgressBar } from '../../web/kit/ui/progress-bar.tsx';
import { UpgradeLink } from '../../web/kit/ui/upgrade-link.tsx';
import type { BulkItem, BulkResult, BulkStatus } from './queue-state.ts';
import { storedUpload } from './stored-upload.web.ts';

type RowProps = {
  item: BulkItem;
  /** The local file; the upload may be on the server instead. */
  file: FileSource | undefined;
  /** The expected name of the result. */
  willBe: string | undefined;
  /** Why it will probably fail, in a sentence. */
  objection?: string;
  onRemove: (id: string) => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onUnlock: (id: string, password: string) => void;
};

/** One file of the list, memoised so that long lists render only what changed. */
export const BulkRow = memo(function BulkRow(props: RowProps) {
  const { item, file, willBe, objection, onRemove, onCancel, onRetry, onUnlock } = props;
  const { id, name, bytes, status } = item;
  const source = file ?? storedUpload(item);
  return (
    <li className="rise grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-[14px] border border-line bg-card p-2.5 shadow-card">
      {source ? <Thumbnail source={source} /> : <span className="size-14 rounded-[10px] bg-accent-soft" />}
      <div className="min-w-0">
        <p dir="auto" className="truncate font-semibold" title={name}>
          {name}
        </p>
        <StatusWords {...{ status, bytes, name, willBe }} />
      </div>
      <div className="flex items-center gap-1">
        <StateMark status={status} />
        {status.state === 'completed' && (
          <ButtonAnchor
            look="secondary"
            size="icon"
            href={status.result.downloadUrl}
            download={status.result.filename}
            aria-label={`Download ${status.result.filename}`}
          >
            <Download className="size-5" aria-hidden="true" />
          </ButtonAnchor>
        )}
        {status.state === 'error' && <IconButton icon={RotateCw} label={`Retry ${name}`} onClick={() => onRetry(id)} />}
        {status.state === 'processing' && <IconButton icon={X} label={`Cancel ${name}`} onClick={() => onCancel(id)} />}
        {status.state === 'pending' && (
          <IconButton icon={Trash2} label={`Remove ${name}`} onClick={() => onRemove(id)} />
        )}
      </div>
      {status.state === 'error' && <Failure status={status} />}
      {status.state === 'pending' && !status.waiting && objection && (
        <p className="col-span-3 text-[0.9375rem] text-soft">
          <span className="text-danger">May be refused</span>: {objection}
        </p>
      )}
      {status.state === 'error' && asksPassword(status.code) && (
        <div className="col-span-3 mt-1">
          <UnlockForm
            fileName={name}
            problem={status.code === 'WRONG_PASSWORD' ? status.message : undefined}
            busy={false}
            onUnlock={(password) => onUnlock(id, password)}
          />
        </div>
      )}
    </li>
  );
});
function StatusWords(props: Pick<RowProps, 'willBe'> & Pick<BulkItem, 'status' | 'bytes' | 'name'>) {
  const { status, bytes, name, willBe } = props;
  switch (status.state) {
    case 'pending':
      return (
        <p className="truncate text-[0.9375rem] text-soft">
          {formatBytes(bytes)} · {pendingWords(status.waiting === true, willBe === name ? undefined : willBe)}
        </p>
      );
    case 'processing': {
      const words = status.step ?? (status.phase === 'uploading' ? t('Uploading') : t('Processing'));
      return (
        <div className="mt-1.5">
          <ProgressBar fraction={status.progress} label={`${words} ${name}`} />
          <p className="mt-1 truncate text-sm text-soft tabular-nums">
            {words} · {Math.floor(status.progress * 100)}%
          </p>
        </div>
      );
    }
    case 'completed':
      return <ResultWords result={status.result} />;
    case 'error':
      return <p className="text-[0.9375rem] text-soft">{formatBytes(bytes)}</p>;
  }
}

function pendingWords(isWaiting: boolean, willBe: string | undefined): string {
  if (isWaiting) return t('waiting for its turn');
  return willBe ? t('pending, becomes {willBe}', { willBe }) : t('pending');
}

function Failure({ status }: { status: Extract<BulkStatus, { state: 'error' }> }) {
  return (
    <p className="col-span-3 text-[0.9375rem] text-danger">
      <strong className="font-semibold">Processing failed</strong>: {status.message}
      {wouldProHelp(status) && <UpgradeLink />}
    </p>
  );
}

function ResultWords({ result }: { result: BulkResult }) {
  const { filename, originalSize, bytes, notes } = result;
  const percent = savedPercent(originalSize, bytes);
  return (
    <>
      <p className="truncate text-[0.9375rem] text-soft" title={filename}>
        <bdi>{formatBytes(originalSize)}</bdi> <Arrow /> <bdi>{formatBytes(bytes)}</bdi>
        {percent > 0 && <span className="font-semibold text-accent"> −{percent}%</span>} · <bdi>{filename}</bdi>
      </p>
      {notes.map((note) => (
        <p key={note} className="text-sm text-soft">
          {note}
        </p>
      ))}
    </>
  );
}

const marks = {
  pending: { icon: Clock, words: t('Pending'), look: 'text-soft' },
  processing: { icon: LoaderCircle, words: t('Processing'), look: 'animate-spin text-accent' },
  completed: { icon: CircleCheck, words: t('Completed'), look: 'text-accent' },
  error: { icon: CircleAlert, words: t('Error'), look: 'text-danger' },
} as const;

function StateMark({ status }: { status: BulkStatus }) {
  const { icon: Icon, words, look } = marks[status.state];
  return (
    <span className="px-1">
      <Icon className={`size-5 motion-reduce:animate-none ${look}`} aria-hidden="true" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
