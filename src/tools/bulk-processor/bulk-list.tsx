import { FolderDown, Undo2 } from 'lucide-react';
import { archiveUrl, fileIdOf } from '../../modules/files/files.contract.ts';
import { isFileType } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import type { Plan } from '../../shared/plans.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { ContinueWith } from '../../web/kit/tool-shell/all-results.tsx';
import { deleteStored } from '../../web/kit/tool-shell/delete-stored.ts';
import { guessFileType } from '../../web/kit/tool-shell/guess-file-type.ts';
import { downloadFile, type ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { ProgressBar } from '../../web/kit/ui/progress-bar.tsx';
import { tellFailure } from '../../web/kit/ui/toast.ts';
import { operations } from '../operations.index.ts';
import { bulkProcessor } from './bulk-processor.tool.ts';
import { BulkRow } from './bulk-row.tsx';
import type { BulkRunner } from './bulk-runner.web.ts';
import { defaultPattern, nameResult, objectionToPattern } from './name-pattern.ts';
import { predictResult } from './predict-result.ts';
import { type BulkCounts, type BulkItem, isEnded, overallProgress } from './queue-state.ts';
import type { PlainRecipe } from './recipes.ts';
import { storedUpload } from './stored-upload.web.ts';
import { today } from './today.ts';
import { useOnline } from './use-online.web.ts';

type ListProps = {
  runner: BulkRunner;
  items: readonly BulkItem[];
  counts: BulkCounts;
  recipe: PlainRecipe;
  atOnce: number;
  onRetry: (id: string) => void;
  /** Runs a locked file with this password. */
  onUnlock: (id: string, password: string) => void;
};

/** The files with their states, the overall progress, and actions on the results. */
export function BulkList({ runner, items, counts, recipe, atOnce, onRetry, onUnlock }: ListProps) {
  const plan = usePlan();
  const results = items.flatMap(resultOf);
  const failed = items.filter(({ status }) => status.state === 'error').map(({ id }) => id);
  return (
    <>
      <Overall counts={counts} atOnce={atOnce} />
      <ul
        aria-label="Files"
        className={classNames(
          'space-y-2',
          items.length > shownRows && '-mx-2 max-h-[44rem] overflow-y-auto overscroll-contain px-2 pb-2',
        )}
      >
        {items.map((item, index) => (
          <BulkRow
            key={item.id}
            item={item}
            file={runner.sourceOf(item.id)}
            {...foretell(item, index + 1, recipe, plan)}
            onRemove={runner.removeOne}
            onCancel={runner.cancelOne}
            onRetry={onRetry}
            onUnlock={onUnlock}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        {results.length > 0 && (
          <Button onClick={() => downloadAll(runner, items)}>
            <FolderDown className="size-5" aria-hidden="true" />
            Download All
          </Button>
        )}
        {failed.length > 1 && counts.underWay === 0 && (
          <Button look="secondary" onClick={() => failed.forEach(onRetry)}>
            {t('Retry {count} failed', { count: failed.length })}
          </Button>
        )}
        {counts.completed > 0 && counts.underWay === 0 && (
          <Button look="secondary" onClick={() => runner.putBack()}>
            <Undo2 className="size-5" aria-hidden="true" />
            Back to pending
          </Button>
        )}
        {items.some(isEnded) && (
          <Button look="quiet" onClick={() => clearEnded(runner, items)}>
            Clear finished
          </Button>
        )}
      </div>
      {counts.underWay === 0 && <ContinueWith results={results} slug={bulkProcessor.slug} />}
    </>
  );
}

/** A long list scrolls on its own, so that settings and results stay in view. */
const shownRows = 12;

function Overall({ counts, atOnce }: { counts: BulkCounts; atOnce: number }) {
  const { total, completed, failed, underWay } = counts;
  const isOnline = useOnline();
  const words =
    failed > 0
      ? t('{completed} of {total, plural, one {# file} other {# files}} completed, {failed} failed', {
          completed,
          total,
          failed,
        })
      : t('{completed} of {total, plural, one {# file} other {# files}} completed', { completed, total });
  return (
    <div>
      <ProgressBar fraction={overallProgress(counts)} label="Overall progress" />
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-[0.9375rem] text-soft tabular-nums">
        <span role="status">{words}</span>
        {isOnline && underWay > 1 && atOnce > 1 && <span>{atOnce} at a time</span>}
      </p>
      {!isOnline && underWay > 0 && (
        <p role="status" className="mt-2 rounded-[12px] bg-accent-soft px-4 py-3 font-medium">
          You are offline. The files continue when the connection is back.
        </p>
      )}
    </div>
  );
}

function resultOf({ status }: BulkItem): ResultFile[] {
  if (status.state !== 'completed') return [];
  const { downloadUrl: url, filename: name, type, bytes } = status.result;
  return [{ url, name, type: isFileType(type) ? type : 'any', bytes }];
}

/** What a file will probably become. */
function foretell(
  { name }: BulkItem,
  number: number,
  { steps, namePattern }: PlainRecipe,
  plan: Plan,
): { willBe: string | undefined; objection?: string } {
  const file = { type: guessFileType({ name, type: '' }), ending: endingOf(name) };
  const prediction = predictResult(operations, steps, file, plan);
  if ('objection' in prediction) return { willBe: undefined, objection: prediction.objection };
  const pattern = objectionToPattern(namePattern) || namePattern === '' ? defaultPattern : namePattern;
  const { ending: ext } = prediction;
  return { willBe: ext === undefined ? undefined : nameResult(pattern, { name, n: number, ext, date: today() }) };
}

const endingOf = (name: string): string =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';

/** One ZIP of all available results. */
async function downloadAll(runner: BulkRunner, items: readonly BulkItem[]): Promise<void> {
  const gone = await runner.findGone(items.map(({ id }) => id));
  const left = runner.items().flatMap(resultOf);
  if (gone > 0) {
    const text = t('{count, plural, one {# result was} other {# results were}} deleted meanwhile.', { count: gone });
    tellFailure({ title: t('Some results are gone'), text });
  }
  if (left.length === 0) return;
  const ids = left.flatMap(({ url }) => fileIdOf(url) ?? []);
  const name = `bulk-${today()}.zip`;
  downloadFile({ url: archiveUrl(ids, name), name });
}

/** Removes finished files from the list and the server. */
function clearEnded(runner: BulkRunner, items: readonly BulkItem[]): void {
  const ended = items.filter(isEnded);
  const uploads = ended.flatMap((item) => storedUpload(item) ?? []);
  const results = ended.flatMap(resultOf).flatMap((file) => {
    const id = fileIdOf(file.url);
    return id === undefined ? [] : [{ ...file, id }];
  });
  runner.remove(ended.map(({ id }) => id));
  if (uploads.length + results.length > 0) void deleteStored([...uploads, ...results]);
}
