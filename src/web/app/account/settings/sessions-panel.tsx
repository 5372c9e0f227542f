import { useQuery } from '@tanstack/react-query';
import { accountPaths } from '../../../../modules/accounts/account-paths.contract.ts';
import { sessionListSchema } from '../../../../modules/accounts/accounts.contract.ts';
import { t } from '../../../../shared/language/translate.ts';
import { postApi } from '../../../kit/http/call-api.ts';
import { queryOf, refetchQueries } from '../../../kit/session/query-client.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { LoadedThings } from '../../../kit/ui/loaded-things.tsx';
import { showToast } from '../../../kit/ui/toast.ts';
import { useChange } from '../use-change.tsx';
import { SettingsPanel, Thing, ThingList } from './settings-panel.tsx';
import { showDate } from './show-date.ts';

/** The user's sessions, and buttons to end them. */
export function SessionsPanel() {
  const list = useQuery(queryOf(accountPaths.sessions, sessionListSchema));
  const end = useChange(t('Not signed out'), {
    mutationFn: (id: string | undefined) =>
      postApi(id ? `${accountPaths.sessions}/${encodeURIComponent(id)}` : accountPaths.sessions, { method: 'DELETE' }),
    onSuccess: async () => {
      await refetchQueries(accountPaths.sessions);
      showToast({ title: t('Signed out there'), tone: 'success' });
    },
  });
  return (
    <SettingsPanel
      title="Where you are signed in"
      text="Sign out any device you do not recognise, then change your password."
    >
      <LoadedThings query={list} label="Loading your sessions…">
        {({ sessions }) => (
          <>
            <ThingList label="Sessions">
              {sessions.map(({ id, current, device, address, createdAt, lastSeenAt }) => (
                <Thing
                  key={id}
                  failure={end.variables === id && end.failure}
                  name={
                    <>
                      {device}
                      {current && (
                        <span className="rounded-md bg-accent-soft px-2 py-0.5 text-accent text-xs">This browser</span>
                      )}
                    </>
                  }
                  details={[
                    ...(address ? [address] : []),
                    t('since {since}, last seen {seen}', { since: showDate(createdAt), seen: showDate(lastSeenAt) }),
                  ].join(' · ')}
                >
                  {!current && (
                    <Button look="secondary" size="small" disabled={end.isPending} onClick={() => end.mutate(id)}>
                      Sign out<span className="sr-only"> {device}</span>
                    </Button>
                  )}
                </Thing>
              ))}
            </ThingList>
            {sessions.length > 1 && (
              <Button
                look="secondary"
                size="small"
                className="mt-4"
                disabled={end.isPending}
                onClick={() => end.mutate(undefined)}
              >
                Sign out everywhere else
              </Button>
            )}
            {end.variables === undefined && end.failure}
          </>
        )}
      </LoadedThings>
    </SettingsPanel>
  );
}
