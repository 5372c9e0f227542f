import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { adminPaths, adminUsersSchema } from '../../../modules/admin/admin.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { hasPlans } from '../../kit/session/plan-mode.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { Button } from '../../kit/ui/button.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { Pages } from '../../kit/ui/pages.tsx';
import { PlanBadge } from '../../kit/ui/plan-badge.tsx';
import { SearchForm } from '../../kit/ui/search-form.tsx';
import { Thing, ThingList } from '../account/settings/settings-panel.tsx';
import { showDate } from '../account/settings/show-date.ts';
import { grantEnd, ProGrant } from './pro-grant.tsx';
import { useUserChange } from './use-user-change.ts';

/** Finds users, grants and revokes the administrator role and Pro. */
export function UsersPanel({ admin }: { admin: User }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const users = useQuery({
    ...queryOf(adminPaths.users, adminUsersSchema, { search, page: String(page) }),
    placeholderData: keepPreviousData,
  });
  const find = (typed: string) => {
    setPage(1);
    setSearch(typed);
  };
  return (
    <>
      <SearchForm label="Name or email" name="search" onFind={find} className="mb-5 max-w-xl" />
      <LoadedThings query={users} label="Loading the users…">
        {({ users: list, total, pageSize }) => (
          <>
            <p role="status" className="mb-3 text-soft">
              {t('{total, plural, one {# user} other {# users}}', { total })}
            </p>
            {list.length > 0 && (
              <ThingList label="Users">
                {list.map((user) => (
                  <UserRow key={user.id} user={user} isSelf={user.id === admin.id} />
                ))}
              </ThingList>
            )}
            <Pages page={page} total={total} pageSize={pageSize} onPage={setPage} />
          </>
        )}
      </LoadedThings>
    </>
  );
}

function UserRow({ user, isSelf }: { user: User; isSelf: boolean }) {
  const isAdmin = user.role === 'admin';
  const given = hasPlans() ? grantEnd(user) : undefined;
  const change = useUserChange(({ role, username }) =>
    role === 'admin'
      ? t('{username} is an administrator now', { username })
      : t('{username} is no longer an administrator', { username }),
  );
  return (
    <Thing
      name={
        <>
          <bdi>{user.username}</bdi>
          <PlanBadge plan={user.plan} />
          {isAdmin && <span className="rounded-md bg-accent-soft px-2 py-0.5 text-accent text-xs">Administrator</span>}
        </>
      }
      details={[
        user.email,
        t('since {date}', { date: showDate(user.createdAt) }),
        ...(given ? [t('given Pro until {date}', { date: showDate(given) })] : []),
      ].join(' · ')}
      failure={change.failure}
    >
      {hasPlans() && <ProGrant user={user} />}
      {!isSelf && (
        <Button
          look="secondary"
          size="small"
          disabled={change.isPending}
          onClick={() =>
            change.mutate({ path: isAdmin ? adminPaths.revoke : adminPaths.grant, body: { email: user.email } })
          }
        >
          {isAdmin ? 'Revoke admin' : 'Make admin'}
          <span className="sr-only">: {user.username}</span>
        </Button>
      )}
    </Thing>
  );
}
