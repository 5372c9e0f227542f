import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartColumn, Download, Link2, Pause, Pencil, Play, QrCode as QrIcon, Trash2, Upload } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import {
  type Link,
  type LinkState,
  linkPath,
  linkSchema,
  linksPath,
  linksSchema,
  takenAlongSchema,
} from '../../modules/links/links.contract.ts';
import { t } from '../../shared/language/translate.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { callApi, postApi } from '../../web/kit/http/call-api.ts';
import { explainFailure } from '../../web/kit/http/call-error.ts';
import { queryClient, queryOf, refetchQueries } from '../../web/kit/session/query-client.ts';
import { readAs } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { Button, ButtonAnchor } from '../../web/kit/ui/button.tsx';
import { CopyButton } from '../../web/kit/ui/copy-button.tsx';
import { EmptyState } from '../../web/kit/ui/empty-state.tsx';
import { lazyPart } from '../../web/kit/ui/lazy-part.tsx';
import { Pages } from '../../web/kit/ui/pages.tsx';
import { SearchForm } from '../../web/kit/ui/search-form.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { SkeletonRows } from '../../web/kit/ui/skeleton.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';

const EditDialog = lazyPart(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }));
const LinkStatistics = lazyPart(async () => ({ default: (await import('./link-statistics.tsx')).LinkStatistics }));
const LinkCode = lazyPart(async () => ({ default: (await import('./link-code.tsx')).LinkCode }));
const LinkImport = lazyPart(async () => ({ default: (await import('./link-import.tsx')).LinkImport }));

const refreshMs = 15 * SECOND_MS;

const stateNames: Record<LinkState, string> = {
  active: t('Active'),
  paused: t('Paused'),
  expired: t('Expired'),
  'used-up': t('Used up'),
  blocked: t('Blocked'),
  stopped: t('Stopped by an administrator'),
  removed: t('Removed by an administrator'),
  deleted: t('Deleted'),
};

const deletedSchema = z.array(z.object({ id: z.string(), code: z.string() }));
type DeletedLink = z.infer<typeof deletedSchema>[number];
const readDeleted = readAs(deletedSchema);
const maxDeleted = 50;

/** Does something with a link, then shows the list anew. */
async function change(title: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    await refetchQueries(linksPath);
    return true;
  } catch (error) {
    showFailure(title, explainFailure(error));
    return false;
  }
}

/** The caller's links: those of the account, and those of this browser. */
export function YourLinks() {
  const [search, setSearch] = useState('');
  const [tag, setTag] = useState('');
  const [page, setPage] = useState(1);
  const [isImporting, setIsImporting] = useKeptState('importing', false);
  const [deleted, setDeleted] = useKeptState<DeletedLink[]>('deleted', [], readDeleted);
  // A pressed button that is gone with its row, not a list that is there again after a reload.
  const takesFocus = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(
    {
      ...queryOf(linksPath, linksSchema, { search, tag, page: String(page) }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: refreshMs,
    },
    queryClient,
  );
  // The last link of the last page was deleted.
  const last = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : page;
  if (page > last) setPage(last);
  const find = (typed: string) => {
    setPage(1);
    setSearch(typed);
  };
  const turnTo = (next: number) => {
    setPage(next);
    // The list begins there, and the pressed button may be disabled now.
    heading.current?.focus();
  };
  const isFiltered = search !== '' || tag !== '';

  return (
    <section aria-labelledby="your-links" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="your-links" tabIndex={-1} className="text-2xl">
          Your links
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            size="small"
            aria-expanded={isImporting}
            onClick={() => setIsImporting(!isImporting)}
          >
            <Upload className="size-4" aria-hidden="true" />
            From CSV
          </Button>
          {data && data.total > 0 && (
            <ButtonAnchor look="secondary" size="small" href={`${linksPath}.csv`} download="links.csv">
              <Download className="size-4" aria-hidden="true" />
              To CSV
            </ButtonAnchor>
          )}
        </div>
      </div>
      {isImporting && (
        <Suspense fallback={<SkeletonRows label="Loading…" rows={1} />}>
          <LinkImport />
        </Suspense>
      )}
      {data && data.notInAccount > 0 && <TakeAlong count={data.notInAccount} />}
      {deleted.length > 0 && (
        <Deleted
          links={deleted}
          takesFocus={takesFocus}
          onChange={(links) => {
            takesFocus.current = true;
            setDeleted(links);
            if (links.length === 0) heading.current?.focus();
          }}
        />
      )}
      {data && (data.total > 0 || isFiltered) && (
        <div className="flex flex-wrap items-end gap-3">
          <SearchForm label="Search" name="search" onFind={find} className="flex-1 basis-64" />
          {data.tags.length > 0 && (
            <SelectField
              label="Tag"
              className="w-44"
              choices={[{ value: '', label: t('All') }, ...data.tags.map((value) => ({ value, label: value }))]}
              value={tag}
              onChange={(value) => {
                setPage(1);
                setTag(value);
              }}
            />
          )}
        </div>
      )}
      {!data && !error && <SkeletonRows label="Loading your links…" rows={2} />}
      {!data && error && (
        <div role="alert" className="space-y-3">
          <p className="text-danger">{explainFailure(error).message}</p>
          <Button look="secondary" size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data && data.links.length === 0 && (
        <EmptyState
          icon={Link2}
          title={isFiltered ? 'No such link' : 'No links yet'}
          text={
            isFiltered
              ? 'Nothing of yours fits that search.'
              : 'Those you make are listed here, with how often they were clicked.'
          }
        />
      )}
      {data && data.links.length > 0 && (
        <ul aria-label="Your links" className="divide-y divide-line rounded-[14px] border border-line bg-card">
          {data.links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              onDeleted={({ id, code }) => {
                takesFocus.current = true;
                setDeleted((last) => [{ id, code }, ...last].slice(0, maxDeleted));
              }}
            />
          ))}
        </ul>
      )}
      {data && <Pages page={page} total={data.total} pageSize={data.pageSize} onPage={turnTo} />}
    </section>
  );
}

function TakeAlong({ count }: { count: number }) {
  const take = () =>
    change(t('Not moved'), async () => {
      const { moved } = await callApi(`${linksPath}/take-along`, takenAlongSchema);
      showToast({
        title: t('{moved, plural, one {# link} other {# links}} moved to your account', { moved }),
        tone: 'success',
      });
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-[14px] border border-line bg-accent-soft px-4 py-3">
      <p>
        {t(
          '{count, plural, one {# link of this browser is} other {# links of this browser are}} not in your account yet.',
          { count },
        )}
      </p>
      <Button size="small" onClick={take}>
        {count === 1 ? 'Take it along' : 'Take them along'}
      </Button>
    </div>
  );
}

/** Newest first. */
function Deleted(props: {
  links: DeletedLink[];
  takesFocus: { current: boolean };
  onChange: (links: DeletedLink[]) => void;
}) {
  const { links, takesFocus, onChange } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [newest] = links;
  useEffect(() => {
    if (links.length > 0 && takesFocus.current) panel.current?.querySelector('button')?.focus();
    takesFocus.current = false;
  }, [links, takesFocus]);
  const undo = async ({ id }: DeletedLink) => {
    if (!(await change(t('Not restored'), () => callApi(`${linkPath(id)}/restore`, linkSchema)))) return;
    onChange(links.filter((link) => link.id !== id));
  };
  return (
    <div ref={panel} className="space-y-3 rounded-[14px] border border-line bg-card px-4 py-3">
      {newest && (
        <p role="status">
          {links.length === 1
            ? t('{code} is deleted. It can be restored for a day.', { code: newest.code })
            : t('{code} is deleted. Each of these can be restored for a day.', { code: newest.code })}
        </p>
      )}
      <ul aria-label="Deleted links" className="max-h-60 space-y-2 overflow-y-auto">
        {links.map((link) => (
          <li key={link.id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 break-words">{link.code}</span>
            <Button look="secondary" size="small" onClick={() => undo(link)}>
              Undo<span className="sr-only">: {link.code}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button look="quiet" size="small" onClick={() => onChange([])}>
        OK
      </Button>
    </div>
  );
}

function LinkRow({ link, onDeleted }: { link: Link; onDeleted: (link: Link) => void }) {
  const [shown, setShown] = useState<'statistics' | 'code' | 'edit'>();
  const isOver = link.state === 'stopped' || link.state === 'removed';
  const isPaused = link.state === 'paused';
  const pause = () =>
    change(t('Not changed'), () => callApi(linkPath(link.id), linkSchema, { body: { isPaused: !isPaused } }));
  const remove = async () => {
    if (await change(t('Not deleted'), () => postApi(linkPath(link.id), { method: 'DELETE' }))) onDeleted(link);
  };
  return (
    <li className="space-y-3 px-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <a
              href={link.shortUrl}
              target="_blank"
              rel="noreferrer"
              dir="ltr"
              className="break-all font-semibold text-accent hover:underline"
            >
              {link.shortUrl.replace(/^https?:\/\//, '')}
            </a>
            {link.state !== 'active' && (
              <span className="rounded-md bg-accent-soft px-2 py-0.5 text-sm">{stateNames[link.state]}</span>
            )}
            {link.hasPassword && <span className="rounded-md bg-accent-soft px-2 py-0.5 text-sm">Password</span>}
            {link.tags.map((name) => (
              <span key={name} className="rounded-md border border-line px-2 py-0.5 text-sm">
                {name}
              </span>
            ))}
          </p>
          <p className="mt-0.5 line-clamp-2 break-all text-[0.9375rem] text-soft">
            <bdi>{link.url}</bdi>
          </p>
          {link.note && (
            <p dir="auto" className="mt-1 line-clamp-2 break-words text-[0.9375rem]">
              {link.note}
            </p>
          )}
          {link.warning && <p className="mt-1 text-[0.9375rem] text-danger">{link.warning}</p>}
        </div>
        <p className="text-soft tabular-nums">
          {t('{clicks, plural, one {# click} other {# clicks}}', { clicks: link.clicks })} ·{' '}
          {t('{visitors, plural, one {# visitor} other {# visitors}}', { visitors: link.visitors })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={link.shortUrl} what={t('short link {code}', { code: link.code })} />
        <Button
          look="secondary"
          size="small"
          aria-expanded={shown === 'statistics'}
          onClick={() => setShown(shown === 'statistics' ? undefined : 'statistics')}
        >
          <ChartColumn className="size-4" aria-hidden="true" />
          Statistics
          <OfLink code={link.code} />
        </Button>
        <Button
          look="secondary"
          size="small"
          aria-expanded={shown === 'code'}
          onClick={() => setShown(shown === 'code' ? undefined : 'code')}
        >
          <QrIcon className="size-4" aria-hidden="true" />
          QR code
          <OfLink code={link.code} />
        </Button>
        {!isOver && (
          <>
            <Button look="secondary" size="small" onClick={() => setShown('edit')}>
              <Pencil className="size-4" aria-hidden="true" />
              Edit
              <OfLink code={link.code} />
            </Button>
            <Button look="secondary" size="small" onClick={pause}>
              {isPaused ? (
                <Play className="size-4" aria-hidden="true" />
              ) : (
                <Pause className="size-4" aria-hidden="true" />
              )}
              {isPaused ? 'Resume' : 'Pause'}
              <OfLink code={link.code} />
            </Button>
          </>
        )}
        {link.state !== 'removed' && (
          <Button look="secondary" size="small" onClick={remove}>
            <Trash2 className="size-4" aria-hidden="true" />
            Delete
            <OfLink code={link.code} />
          </Button>
        )}
      </div>
      {shown === 'statistics' && (
        <Suspense fallback={<SkeletonRows label="Loading the statistics…" rows={2} />}>
          <LinkStatistics link={link} />
        </Suspense>
      )}
      {shown === 'code' && (
        <Suspense fallback={<SkeletonRows label="Drawing the code…" rows={2} />}>
          <LinkCode shortUrl={link.shortUrl} code={link.code} />
        </Suspense>
      )}
      {shown === 'edit' && (
        <Suspense fallback={null}>
          <EditDialog link={link} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </li>
  );
}

/** Tells the buttons of several links apart for screen readers. */
const OfLink = ({ code }: { code: string }) => <span className="sr-only">: {code}</span>;
