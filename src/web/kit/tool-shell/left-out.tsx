import { Suspense } from 'react';
import { createStore, useStore } from '../store.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { showToast, type Toast } from '../ui/toast.ts';
import { noteActivity } from './activity.ts';
import type { FileObjection } from './check-file.ts';
import { useKeptObject } from './kept-pages.tsx';
import type { FileSource } from './passed-files.ts';

/** A file that a page did not take, and why. */
export type Refused = {
  source: FileSource;
  title: string;
  text: string;
  /** Another tool may help: not where there are only too many. */
  isHelpedElsewhere?: boolean;
};

/** Names each file with the reason in the page, and tells the first in a toast. None: those of before are done with. */
export type ShowLeftOut = (refused: readonly Refused[], toast?: Partial<Pick<Toast, 'text' | 'link'>>) => void;

function createLeftOut() {
  const store = createStore<readonly Refused[]>([]);
  const tell: ShowLeftOut = (refused, toast = {}) => {
    const [first] = refused;
    if (store.value().length > 0 || first) store.set(refused);
    if (first) showToast({ title: first.title, text: first.text, ...toast, tone: 'failure' });
    for (const { source, isHelpedElsewhere } of refused)
      if (isHelpedElsewhere) noteActivity({ kind: 'refused', source });
  };
  return {
    store,
    tell,
    dismiss: (file: Refused) => store.set(store.value().filter((other) => other !== file)),
  };
}

export const useShowLeftOut = (): ShowLeftOut => useKeptObject('leftOut', createLeftOut).tell;

/** The refusal of one file, in the definition's words. */
export const refusalOf = (source: FileSource, { reason, sentence }: FileObjection): Refused => ({
  ...sentence,
  source,
  isHelpedElsewhere: reason !== 'empty',
});

const LeftOutFiles = lazyPart(() => import('./left-out-files.tsx'));

/** The files that the page did not take last; those who show it lie in `KeptPages`. */
export function LeftOut({ slug }: { slug: string }) {
  const { store, dismiss } = useKeptObject('leftOut', createLeftOut);
  const files = useStore(store);
  if (files.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LeftOutFiles files={files} slug={slug} onDismiss={dismiss} />
    </Suspense>
  );
}
