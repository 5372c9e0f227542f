import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type AdminLink,
  adminLinkPaths,
  adminLinkSchema,
  adminLinksSchema,
  blockedHostsSchema,
  type LinkState,
  type Moderation,
} from '../../../modules/links/links.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { queryOf, refetchQueries } from '../../kit/session/query-client.ts';
import { Button } from '../../kit/ui/button.tsx';
import { CheckboxField } from '../../kit/ui/checkbox-field.tsx';
import { DialogCard } from '../../kit/ui/dialog-card.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { Pages } from '../../kit/ui/pages.tsx';
import { SearchForm } from '../../kit/ui/search-form.tsx';
import { TextField } from '../../kit/ui/text-field.tsx';
import { showToast } from '../../kit/ui/toast.ts';
import { Thing, ThingList } from '../account/settings/settings-panel.tsx';
import { showDate } from '../account/settings/show-date.ts';

/** Finds short links, stops those that harm, and blocks hosts. */
export function LinksPanel() {
  const [search, setSearch] = useState('');
  const [reported, setReported] = useState(false);
  const [page, setPage] = useState(1);
  const links = useQuery({
    ...queryOf(adminLinkPaths.links, adminLinksSchema, { search, reported: String(reported), page: String(page) }),
    placeholderData: keepPreviousData,
  });
  const find = (typed: string) => {
    setPage(1);
    setSearch(typed);
  };
  const { data } = links;
  // The last link of the last page was removed, or its reports were cleared.
  const last = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : page;
  if (page > last) setPage(last);
  const list = useRef<HTMLParagraphElement>(null);
  const turnTo = (next: number) => {
    setPage(next);
    // The list begins there, and the pressed button may be disabled now.
    list.current?.focus();
  };
  return (
    <>
      <SearchForm label="Code or address" name="link" onFind={find} className="mb-4 max-w-xl" />
      <CheckboxField
        label="Only reported ones"
        className="mb-5"
        value={reported}
        onChange={(value) => {
          setPage(1);
          setReported(value);
        }}
      />
      <LoadedThings query={links} label="Loading the links…">
        {({ links: found, total, pageSize }) => (
          <>
            <p ref={list} role="status" tabIndex={-1} className="mb-3 text-soft">
              {t('{total, plural, one {# link} other {# links}}', { total })}
            </p>
            {found.length > 0 && (
              <ThingList label="Short links">
                {found.map((link) => (
                  <LinkRow key={link.id} link={link} />
                ))}
              </ThingList>
            )}
            <Pages page={page} total={total} pageSize={pageSize} onPage={turnTo} />
          </>
        )}
      </LoadedThings>
      <BlockedHosts />
    </>
  );
}

const buttons = { clear: t('Mark as safe'), warn: t('Warn'), stop: t('Stop'), remove: t('Remove') } as const;
const states: Readonly<Record<LinkState, string>> = {
  active: t('active'),
  paused: t('paused'),
  expired: t('expired'),
  'used-up': t('used up'),
  blocked: t('blocked'),
  stopped: t('stopped'),
  removed: t('removed'),
  deleted: t('deleted'),
};
const done = {
  clear: t('The reports and the warning are gone'),
  warn: t('Visitors see a warning first'),
  stop: t('The link is stopped'),
  remove: t('The link is removed'),
} as const;

function LinkRow({ link }: { link: AdminLink }) {
  const [asks, setAsks] = useState(false);
  const change = useMutation({
    mutationFn: (act: Moderation) => callApi(adminLinkPaths.state, adminLinkSchema, { body: { id: link.id, act } }),
    onSuccess: async (_, act) => {
      setAsks(false);
      await refetchQueries(adminLinkPaths.links);
      showToast({ title: done[act], tone: 'success' });
    },
  });
  const offered = offers(link);
  const clicks = t('{clicks, plural, one {# click} other {# clicks}}', { clicks: link.clicks });
  const reports = link.reports.map(({ at, reason }) => `${showDate(at)}: ${reason}`);
  return (
    <Thing
      name={
        <>
          {link.code}
          {link.state !== 'active' && (
            <span className="rounded-md bg-accent-soft px-2 py-0.5 text-xs">{states[link.state]}</span>
          )}
          {link.hasWarningPage && (
            <span className="rounded-md bg-danger-soft px-2 py-0.5 text-danger text-xs">warning</span>
          )}
        </>
      }
      details={[link.url, clicks, showDate(link.createdAt), ...reports].join(' · ')}
      failure={change.error ? describeFailure(change.error) : undefined}
    >
      {offered.map((act) => (
        <Button
          key={act}
          look="secondary"
          size="small"
          disabled={change.isPending}
          onClick={() => (act === 'remove' ? setAsks(true) : change.mutate(act))}
        >
          {buttons[act]}
          <span className="sr-only">: {link.code}</span>
        </Button>
      ))}
      {asks && (
        <DialogCard title={`Remove ${link.code}?`} onClose={() => setAsks(false)}>
          <p className="mb-5">The link stops working for good, and its maker cannot bring it back.</p>
          <Button look="danger" disabled={change.isPending} onClick={() => change.mutate('remove')}>
            Remove the link
          </Button>
        </DialogCard>
      )}
    </Thing>
  );
}

function offers({ state, hasWarningPage, reports }: AdminLink): Moderation[] {
  if (state === 'removed') return [];
  const isStopped = state === 'stopped';
  return [
    ...(isStopped || hasWarningPage || reports.length > 0 ? (['clear'] as const) : []),
    ...(hasWarningPage ? [] : (['warn'] as const)),
    ...(isStopped ? [] : (['stop'] as const)),
    'remove',
  ];
}

function BlockedHosts() {
  const [host, setHost] = useState('');
  const hosts = useQuery(queryOf(adminLinkPaths.hosts, blockedHostsSchema));
  const change = useMutation({
    mutationFn: ({ method, name }: { method: 'POST' | 'DELETE'; name: string }) =>
      callApi(adminLinkPaths.hosts, blockedHostsSchema, { method, body: { host: name } }),
    onSuccess: async () => {
      setHost('');
      await refetchQueries(adminLinkPaths.hosts, adminLinkPaths.links);
    },
  });
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-xl">Blocked hosts</h3>
      <Form
        onSubmit={() => change.mutate({ method: 'POST', name: host.trim() })}
        className="mb-4 flex max-w-xl items-end gap-3"
      >
        <TextField
          label="Host, with its subdomains"
          name="host"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="flex-1"
          value={host}
          error={change.error ? describeFailure(change.error) : undefined}
          onChange={setHost}
        />
        <Button type="submit" look="secondary" disabled={change.isPending}>
          Block
        </Button>
      </Form>
      <LoadedThings query={hosts} label="Loading the blocked hosts…">
        {({ hosts: list, fromFile }) => (
          <>
            {list.length > 0 && (
              <ThingList label="Blocked hosts">
                {list.map(({ host: name, createdAt }) => (
                  <Thing key={name} name={name} details={t('since {date}', { date: showDate(createdAt) })}>
                    <Button
                      look="secondary"
                      size="small"
                      disabled={change.isPending}
                      onClick={() => change.mutate({ method: 'DELETE', name })}
                    >
                      Unblock
                      <span className="sr-only">: {name}</span>
                    </Button>
                  </Thing>
                ))}
              </ThingList>
            )}
            <p className="mt-2 text-soft">
              {fromFile > 0
                ? t(
                    '{hosts, plural, one {# more comes from LINK_BLOCKLIST_FILE.} other {# more come from LINK_BLOCKLIST_FILE.}}',
                    {
                      hosts: fromFile,
                    },
                  )
                : 'More can come from a file: LINK_BLOCKLIST_FILE.'}
            </p>
          </>
        )}
      </LoadedThings>
    </div>
  );
}
