import { SearchX, Unplug } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../../shared/language/translate.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { TextField } from '../../kit/ui/text-field.tsx';
import { type CallGroup, groupCalls, matches } from './call-groups.ts';
import { CallRow } from './call-row.tsx';
import { browserLayout, LoadingCalls } from './loading-calls.tsx';
import { RefusalTable } from './refusal-table.tsx';
import { useApiDocument } from './use-api-document.ts';

/** All calls of the site, in groups and searchable. The one that the address names is open. */
export default function CallBrowser({ documentPath }: { documentPath: string }) {
  const loaded = useApiDocument(documentPath);
  const [search, setSearch] = useState('');
  const calls = loaded.state === 'ready' ? loaded.calls : [];
  const found = calls.filter((call) => matches(call, search));
  const groups = groupCalls(found);
  useScrollToCall(loaded.state === 'ready');
  const count =
    search.trim() === ''
      ? t('{count, plural, one {# call} other {# calls}}', { count: calls.length })
      : t('{found} of {count, plural, one {# call} other {# calls}}', { found: found.length, count: calls.length });

  return (
    <div className={browserLayout}>
      <div className="lg:sticky lg:top-24">
        <TextField
          label="Find a call"
          type="search"
          value={search}
          onChange={setSearch}
          placeholder="merge, password …"
          hint={<span aria-live="polite">{loaded.state === 'ready' ? count : 'Loading the calls…'}</span>}
        />
        {loaded.state === 'ready' && <GroupLinks groups={groups} />}
      </div>
      <div className="min-w-0 space-y-10">
        {loaded.state === 'loading' && <LoadingCalls />}
        {loaded.state === 'failed' && (
          <EmptyState icon={Unplug} title="The calls could not be loaded" text="Check your connection, then try again.">
            <Button onClick={loaded.retry}>Try again</Button>
          </EmptyState>
        )}
        {groups.map((group) => (
          <Group key={group.id} group={group}>
            {group.calls.map((call) => (
              <CallRow key={call.id} call={call} />
            ))}
          </Group>
        ))}
        {loaded.state === 'ready' && found.length === 0 && (
          <EmptyState
            icon={SearchX}
            title={`No call has “${search.trim()}” in it`}
            text="Search for what a call does, a part of its path or the name of a field."
          >
            <Button look="secondary" onClick={() => setSearch('')}>
              Show all calls
            </Button>
          </EmptyState>
        )}
        {loaded.state === 'ready' && search.trim() === '' && (
          <section id="errors-of-every-call" aria-labelledby="errors-of-every-call-title">
            <h2 id="errors-of-every-call-title" className="text-2xl">
              Errors of every call
            </h2>
            <p className="mt-1 mb-4 text-soft">Besides those that each call lists.</p>
            <RefusalTable refusals={loaded.ofEveryCall} />
            <p className="mt-6 text-[0.9375rem] text-soft">
              Version {loaded.version}. The same as an OpenAPI 3.1 document, for programs:{' '}
              <a href={documentPath} className="text-link">
                {documentPath}
              </a>
              .
            </p>
          </section>
        )}
      </div>
    </div>
  );
}

/** The browser looks for what its address names before the calls are there. */
function useScrollToCall(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);
}

function GroupLinks({ groups }: { groups: readonly CallGroup[] }) {
  return (
    <nav aria-label="Groups of calls" className="mt-4 hidden lg:block">
      <ul>
        {groups.map(({ id, name, calls }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center justify-between gap-3 rounded-[8px] px-2 text-[0.9375rem] hover:bg-accent-soft"
            >
              {name}
              <span className="text-soft tabular-nums">{calls.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group, children }: { group: CallGroup; children: ReactNode }) {
  const { id, name, text } = group;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-2xl">
        {name}
      </h2>
      {text && <p className="mt-1 text-soft">{text}</p>}
      <ul className="mt-4 divide-y divide-line rounded-[16px] border border-line bg-card shadow-card">{children}</ul>
    </section>
  );
}
