import { createContext, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../../shared/language/translate.ts';
import { listWords } from '../../../shared/list-words.ts';
import { createStore, useStore } from '../store.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import {
  everyEntry,
  hasKeptWork,
  type KeptNotice,
  KeptPage,
  openPage,
  pageAt,
  showAt,
  sweepOld,
  takeUp,
} from './kept-page.ts';
import { hasPassedFiles } from './passed-files.ts';

const LeftWork = lazyPart(() => import('./left-work.tsx'));

const PageContext = createContext<KeptPage | undefined>(undefined);

/**
 * Around a tool's page: gives each entry of the browser's history its own files, settings and results, which are there again
 * after Back, Forward and a reload.
 *
 * @param isOneDesk whether all entries have the same ones, which are there again whenever the tool is opened that day
 */
export function KeptPages(props: { slug: string; isOneDesk: boolean; children: ReactNode }) {
  const { slug, isOneDesk, children } = props;
  const entry = useLocation().key;
  const key = isOneDesk ? everyEntry : entry;
  const [shown, setShown] = useState(() => ({ slug, key, page: pageAt(slug, key) ?? openPage(slug, key) }));
  const page = shown.slug === slug && shown.key === key ? shown.page : pageFor(slug, key, shown.page);
  if (page !== shown.page || key !== shown.key) setShown({ slug, key, page });
  useEffect(() => showAt(page, key), [page, key]);
  const [mayBeLeft, setMayBeLeft] = useState(false);
  useEffect(() => {
    // What the sweep removes is offered no more.
    setMayBeLeft(hasKeptWork());
    sweepOld();
  }, []);
  const isUsed = useStore(page.isUsed);
  return (
    <PageContext key={page.number} value={page}>
      {children}
      {mayBeLeft && !isUsed && !isOneDesk && (
        <Suspense>
          <LeftWork slug={slug} onRestore={(id) => setShown({ slug, key, page: takeUp(slug, key, id) })} />
        </Suspense>
      )}
      <Notice page={page} />
    </PageContext>
  );
}

/** A link within the page, or to itself, changes the address and leaves the work; files that are handed over begin a new one. */
function pageFor(slug: string, key: string, current: KeptPage): KeptPage {
  const known = pageAt(slug, key);
  if (known) return known;
  return current.slug === slug && !hasPassedFiles() ? current : openPage(slug, key);
}

export function useKeptPage(): KeptPage {
  const page = use(PageContext);
  const [own] = useState(() => page ?? new KeptPage(''));
  return page ?? own;
}

/** The same object whenever the visitor comes back to this entry of the history. */
export function useKeptObject<Kept>(name: string, create: (page: KeptPage) => Kept): Kept {
  const page = useKeptPage();
  return useState(() => page.object(name, () => create(page)))[0];
}

/**
 * State that is there again after Back and Forward and, with `read`, after a reload.
 *
 * @param read checks what an earlier version of the site may have written; undefined when it is of no use any more.
 */
export function useKeptState<Value>(
  name: string,
  initial: Value,
  read?: (kept: unknown) => Value | undefined,
): [Value, (next: Value | ((last: Value) => Value)) => void] {
  const cell = useKeptObject(name, (page) => createCell(page, name, initial, read));
  return [useStore(cell), cell.set];
}

/** For `useKeptState`: a text. */
export const readText = (kept: unknown): string | undefined => (typeof kept === 'string' ? kept : undefined);

function createCell<Value>(
  page: KeptPage,
  name: string,
  initial: Value,
  read: ((kept: unknown) => Value | undefined) | undefined,
) {
  const store = createStore(initial);
  const set = (next: Value | ((last: Value) => Value)) => {
    store.set(next instanceof Function ? next(store.value()) : next);
    if (read) page.keep(name, store.value());
  };
  page.restore(name, (kept) => {
    const restored = read?.(kept);
    // What the visitor has changed meanwhile stays.
    if (restored !== undefined && store.value() === initial) set(restored);
  });
  return { ...store, set };
}

/** Says which files a reload has lost, or would lose. */
function Notice({ page }: { page: KeptPage }) {
  const notice = useStore(page.notice);
  return (
    <div role="status">
      {notice && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[12px] border border-line bg-card px-4 py-3">
          <p className="min-w-0 flex-1 basis-64 break-words text-[0.9375rem]">{sentenceOf(notice)}</p>
          <Button look="secondary" size="small" onClick={page.dismissNotice}>
            OK
          </Button>
        </div>
      )}
    </div>
  );
}

function sentenceOf(notice: KeptNotice): string {
  const names = listNames(notice.names);
  if (notice.kind === 'lost') {
    return t(
      '{files, plural, one {{names} could not be kept when the page was reloaded. Please add it again.} other {{names} could not be kept when the page was reloaded. Please add them again.}}',
      { names, files: notice.names.length },
    );
  }
  switch (notice.reason) {
    case 'room':
      return t('Keep this page open: a reload would lose {names}, because this browser has no more room for files.', {
        names,
      });
    case 'storage':
      return t(
        'Keep this page open: a reload would lose {names}, because this browser keeps nothing for this site (a private window, or storage is blocked).',
        { names },
      );
    case 'unreadable':
      return t(
        'Keep this page open: a reload would lose {names}, because the file changed or was moved after you chose it.',
        { names },
      );
  }
}

export function listNames(names: readonly string[]): string {
  if (names.length < 3) return listWords(names);
  const [first = '', ...others] = names;
  return t('{first} and {others, plural, one {# other file} other {# other files}}', { first, others: others.length });
}
