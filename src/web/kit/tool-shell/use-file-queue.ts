import { useEffect, useSyncExternalStore } from 'react';
import type { FileField } from '../../../catalog/define-tool.ts';
import { t } from '../../../shared/language/translate.ts';
import { usePlan } from '../session/use-user.ts';
import { noteActivity } from './activity.ts';
import { checkFile } from './check-file.ts';
import { onDeleted } from './deleted-files.ts';
import { FileQueue, type FollowCall, isBusy, type QueueItem, type Settled, type WorkOnFile } from './file-queue.ts';
import type { KeptPage } from './kept-page.ts';
import { useKeptObject } from './kept-pages.tsx';
import { holdSite } from './leave-guard.ts';
import { type Refused, refusalOf, useShowLeftOut } from './left-out.tsx';
import { loadPart } from './load-part.ts';
import { type FileSource, takePassedFiles } from './passed-files.ts';

/** A tool page's operations on its list of files. */
export type FileList<Result> = {
  items: readonly QueueItem<Result>[];
  add: (sources: readonly FileSource[]) => void;
  /** Runs all valid files, or those named. */
  start: (work: WorkOnFile<Result>, onSettled: (settled: Settled<Result>) => void, keys?: readonly number[]) => void;
  cancel: (keys?: readonly number[]) => void;
  remove: (keys?: readonly number[]) => void;
  busy: boolean;
};

/**
 * The files of a tool page that works on each of them by itself. Begins with what another page handed over. The list, its work
 * and its results are there again after Back, Forward and a reload.
 *
 * @param field decides which files are accepted.
 * @param maxFiles how many may be on the list at once.
 * @param follow goes on after a reload: `(begun, report) => resumeCall(action, begun, report)`
 */
export function useFileQueue<Result>(field: FileField, maxFiles: number, follow: FollowCall<Result>): FileList<Result> {
  const queue = useKeptObject('files', (page) => createKeptQueue(page, follow));
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  const plan = usePlan();
  const showLeftOut = useShowLeftOut();

  const add = (sources: readonly FileSource[]) => {
    const wrong: Refused[] = [];
    const tooMany: Refused[] = [];
    for (const source of sources) {
      const objection = checkFile(field, source, plan);
      if (objection?.proHelps) noteActivity({ kind: 'failed', code: 'FILE_TOO_LARGE', proHelps: true });
      if (objection?.reason === 'wrongType') wrong.push(refusalOf(source, objection));
      else if (queue.items().length < maxFiles) queue.add(source, objection);
      else tooMany.push({ source, ...tooManyFiles(maxFiles) });
    }
    if (sources.length > 0) showLeftOut([...tooMany, ...wrong]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: files are passed on once, when the page opens.
  useEffect(() => {
    add(takePassedFiles());
    const find = () => void findGoneResults(queue).catch(() => undefined);
    find();
    return onDeleted(find);
  }, [queue]);

  return {
    items,
    add,
    start: (work, onSettled, keys) => queue.start({ work, onSettled }, keys),
    cancel: (keys) => queue.cancel(keys),
    remove: (keys) => queue.remove(keys),
    busy: items.some(({ status }) => isBusy(status)),
  };
}

function createKeptQueue<Result>(page: KeptPage, follow: FollowCall<Result>): FileQueue<Result> {
  const queue = new FileQueue<Result>(follow);
  let last = '';
  queue.subscribe(() => {
    const kept = queue.kept();
    // Progress changes nothing of it.
    const text = JSON.stringify(kept);
    if (text !== last) page.keep('files', kept.length > 0 ? kept : undefined);
    last = text;
    holdSite(
      queue,
      queue.items().some(({ status }) => status.state === 'queued' || status.state === 'uploading'),
    );
  });
  page.restore('files', async (kept, isCopy) => {
    const { readKeptItems } = await loadPart(() => import('./kept-items.ts'));
    queue.restore(readKeptItems(kept), isCopy);
  });
  return queue;
}

/** Results may have been deleted while the visitor was elsewhere. Rejects when the code for it cannot be loaded. */
async function findGoneResults<Result>(queue: FileQueue<Result>): Promise<void> {
  const results = queue.items().flatMap(({ status }) => (status.state === 'done' ? [status.result] : []));
  if (results.length === 0) return;
  const { isGone } = await loadPart(() => import('./gone-files.ts'));
  const gone = await Promise.all(results.map(isGone));
  queue.markGone((result) => gone[results.indexOf(result)] === true);
}

const tooManyFiles = (maxFiles: number) => ({
  title: t('Too Many Files'),
  text: t('At most {maxFiles} files can be on the list at once. Download and remove some first.', { maxFiles }),
});
