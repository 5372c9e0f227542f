import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditEntry, adminPaths, auditSchema } from '../../../modules/admin/admin.contract.ts';
import { language } from '../../../shared/language/translate.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { Pages } from '../../kit/ui/pages.tsx';

const moment = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' });

/** The audit log, newest first. */
export function AuditPanel() {
  const [page, setPage] = useState(1);
  const log = useQuery({
    ...queryOf(adminPaths.audit, auditSchema, { page: String(page) }),
    placeholderData: keepPreviousData,
  });
  return (
    <LoadedThings query={log} label="Loading the log…">
      {({ entries, total, pageSize }) =>
        entries.length === 0 ? (
          <p className="text-soft">Nothing yet.</p>
        ) : (
          <>
            <ul aria-label="Audit log" className="divide-y divide-line rounded-[14px] border border-line bg-card">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
            <Pages page={page} total={total} pageSize={pageSize} onPage={setPage} />
          </>
        )
      }
    </LoadedThings>
  );
}

function Entry({ entry: { at, actor, act, target, details } }: { entry: AuditEntry }) {
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 [overflow-wrap:anywhere] sm:grid-cols-[11rem_10rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-soft tabular-nums">
        {moment.format(new Date(at))}
      </time>
      <span className="font-semibold">{act}</span>
      <span>
        {target} <span className="text-soft">by {actor}</span>
        {Object.keys(details).length > 0 && <code className="block text-sm text-soft">{JSON.stringify(details)}</code>}
      </span>
    </li>
  );
}
