import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FileField } from '../../../catalog/define-tool.ts';
import { usePlan } from '../session/use-user.ts';
import { showToast } from '../ui/toast.ts';
import { checkFile } from './check-file.ts';
import { FileQueue, isBusy, type QueueItem, type Settled, type WorkOnFile } from './file-queue.ts';
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
 * The files of a tool page that processes each of them separately. Starts with files passed from another page; leaving the
 * page cancels the work.
 * @param field decides which files are accepted.
 * @param maxFiles how many may be on the list at once.
 */
export function useFileQueue<Result>(field: FileField, maxFiles: number): FileList<Result> {
  const [queue] = useState(() => new FileQueue<Result>());
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  const plan = usePlan();

  const add = (sources: readonly FileSource[]) => {
    const wrong: FileSource[] = [];
    for (const source of sources) {
      const objection = checkFile(field, source, plan);
      if (objection?.reason === 'wrongType') wrong.push(source);
      else if (queue.items().length < maxFiles) queue.add(source, objection);
      else return tellTooMany(maxFiles);
    }
    if (wrong.length > 0) tellWrongType(field, wrong, sources.length);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: files are handed over once, when the page opens.
  useEffect(() => {
    add(takePassedFiles());
    return () => queue.cancel();
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

function tellTooMany(maxFiles: number): void {
  showToast({
    title: 'Too Many Files',
    text: `At most ${maxFiles} files can be on the list at once. Download and remove some first.`,
    tone: 'failure',
  });
}

function tellWrongType(field: FileField, wrong: readonly FileSource[], chosen: number): void {
  const { title, text } = field.messages.wrongType;
  const [first] = wrong;
  // With several files the message must name the file.
  const which =
    chosen === 1 || !first ? '' : wrong.length === 1 ? ` (not ${first.name})` : ` (${wrong.length} were not)`;
  showToast({ title, text: text + which, tone: 'failure' });
}
