import { ArrowDown, ArrowUp, FileQuestion, FileText, LockKeyhole, RotateCw, Trash2 } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { readPageRanges } from '../../shared/page-ranges.ts';
import { formatBytes } from '../../shared/units.ts';
import { DoctorNotes } from '../../web/kit/pdf/doctor-panel.tsx';
import { tintClasses } from '../../web/kit/pdf/page-look.ts';
import { PageThumbnail } from '../../web/kit/pdf/page-thumbnail.tsx';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import { UnlockForm } from '../../web/kit/pdf/unlock-form.tsx';
import { Button } from '../../web/kit/ui/button.tsx';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { DragHandle, SortableRow } from '../../web/kit/ui/sortable-list.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { pdfMerger } from './pdf-merger.tool.ts';
import type { MergeFiles, MergeItem } from './use-merge-files.web.ts';

const place = { width: 64, height: 80 };

type MergeRowProps = {
  item: MergeItem;
  index: number;
  count: number;
  files: MergeFiles;
  service: PdfService;
  busy: boolean;
};

/** One file of the merge: its state, selected pages and position. */
export function MergeRow({ item, index, count, files, service, busy }: MergeRowProps) {
  const { key, name, state, rotation, refusal } = item;
  return (
    <SortableRow
      id={key}
      disabled={busy || count === 1}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 rounded-[16px] border border-line bg-card p-3 shadow-card"
    >
      <div className="sm:row-span-2">
        <DragHandle>
          <span className="relative grid h-[88px] w-[72px] place-items-center rounded-[10px] bg-line/50">
            {state.is === 'ready' ? (
              <PageThumbnail
                service={service}
                document={state.document}
                page={firstPage(item)}
                rotation={rotation}
                place={place}
              />
            ) : (
              <StateIcon state={state} />
            )}
            <span
              aria-hidden="true"
              className={classNames(
                'absolute -top-1.5 -inset-s-1.5 grid size-6 place-items-center rounded-full font-bold text-sm tabular-nums shadow-card',
                tintClasses(index).chip,
              )}
            >
              {index + 1}
            </span>
          </span>
        </DragHandle>
      </div>
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <p dir="auto" className="truncate font-semibold" title={name}>
          {name}
        </p>
        <p className="text-[0.9375rem] text-soft tabular-nums">{describeItem(item)}</p>
        {state.is === 'ready' && state.document.kind === 'pdf' && (
          <DoctorNotes service={service} document={state.document} source={item.source} slug={pdfMerger.slug} />
        )}
        {refusal !== undefined && (
          <p role="alert" className="mt-1 text-[0.9375rem] text-danger">
            {refusal}{' '}
            <Button look="secondary" size="small" onClick={() => files.remove(key)}>
              Go on without it
              <span className="sr-only"> and remove {name}</span>
            </Button>
          </p>
        )}
      </div>
      <div className="col-span-3 flex flex-wrap items-center gap-2 sm:contents">
        <div className="order-last ms-auto flex gap-0.5 sm:order-none">
          <IconButton
            icon={ArrowUp}
            label={`Move ${name} up`}
            disabled={busy || index === 0}
            onClick={() => files.move(key, index - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`Move ${name} down`}
            disabled={busy || index === count - 1}
            onClick={() => files.move(key, index + 1)}
          />
          <IconButton icon={Trash2} label={`Remove ${name}`} disabled={busy} onClick={() => files.remove(key)} />
        </div>
        <div className="flex-auto sm:col-span-2 sm:col-start-2">
          {state.is === 'locked' ? (
            <div className="space-y-2">
              <UnlockForm
                fileName={name}
                problem={state.problem}
                busy={false}
                onUnlock={(password) => files.unlock(key, password)}
              />
              <Button look="quiet" size="small" disabled={busy} onClick={() => files.remove(key)}>
                Leave it out
                <span className="sr-only"> and remove {name}</span>
              </Button>
            </div>
          ) : (
            <PageChoice item={item} files={files} busy={busy} />
          )}
        </div>
      </div>
    </SortableRow>
  );
}

function PageChoice({ item, files, busy }: Pick<MergeRowProps, 'item' | 'files' | 'busy'>) {
  const { key, name, state, pages, rotation } = item;
  const hasOnePage = state.is === 'ready' && state.document.pages.length === 1;
  const read = pages.trim() === '' ? undefined : readPageRanges(pages, countOf(item));
  return (
    <div className="flex flex-wrap items-start gap-2">
      {!hasOnePage && (
        <TextField
          label={`Pages of ${name}`}
          hideLabel
          placeholder="All pages, or 1,3,5-7"
          value={pages}
          disabled={busy}
          autoComplete="off"
          spellCheck={false}
          error={read && 'problem' in read ? read.problem : undefined}
          onChange={(text) => files.setPages(key, text)}
          className="flex-1 basis-44 [&_input]:min-h-9"
        />
      )}
      <Button look="secondary" size="small" disabled={busy} onClick={() => files.rotate(key)}>
        <RotateCw className="size-4" aria-hidden="true" />
        <span aria-hidden="true">{rotation === 0 ? 'Turn' : `${rotation}°`}</span>
        <span className="sr-only">Turn {name} right</span>
      </Button>
    </div>
  );
}

function StateIcon({ state }: { state: MergeItem['state'] }) {
  const Icon = state.is === 'locked' ? LockKeyhole : state.is === 'doubtful' ? FileQuestion : FileText;
  return (
    <Icon className={classNames('size-7 text-soft', state.is === 'opening' && 'animate-pulse')} aria-hidden="true" />
  );
}

const countOf = ({ state }: MergeItem): number | undefined =>
  state.is === 'ready' ? state.document.pages.length : undefined;

/** Index of the first selected page. */
function firstPage(item: MergeItem): number {
  const read = readPageRanges(item.pages, countOf(item));
  return 'ranges' in read ? (read.ranges[0]?.from ?? 1) - 1 : 0;
}

function describeItem({ state, bytes }: MergeItem): string {
  const size = formatBytes(bytes);
  switch (state.is) {
    case 'opening':
      return `${size} · ${t('opening')}`;
    case 'locked':
      return `${size} · ${t('locked with a password')}`;
    case 'doubtful':
      return `${size} · ${state.reason}`;
    case 'ready': {
      const { kind, pages, isRepaired, isEncrypted, isSigned } = state.document;
      const count = t('{count, plural, one {# page} other {# pages}}', { count: pages.length });
      const notes = [
        isRepaired && t('was damaged, repaired'),
        isEncrypted && t('unlocked'),
        isSigned && t('signed: merging breaks the signature'),
      ];
      return [kind === 'image' ? t('image') : count, size, ...notes.filter((note) => note !== false)].join(' · ');
    }
  }
}
