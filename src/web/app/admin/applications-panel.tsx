import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Application,
  applicationPaths,
  applicationsSchema,
} from '../../../modules/applications/applications.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { formatBytes } from '../../../shared/units.ts';
import { postApi } from '../../kit/http/call-api.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { queryOf, refetchQueries } from '../../kit/session/query-client.ts';
import { Button, ButtonAnchor } from '../../kit/ui/button.tsx';
import { DialogCard } from '../../kit/ui/dialog-card.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { Pages } from '../../kit/ui/pages.tsx';
import { Thing, ThingList } from '../account/settings/settings-panel.tsx';
import { showDate } from '../account/settings/show-date.ts';

/** Job applications with their CVs. What was written is a conversation. */
export function ApplicationsPanel() {
  const [page, setPage] = useState(1);
  const applications = useQuery({
    ...queryOf(applicationPaths.admin, applicationsSchema, { page: String(page) }),
    placeholderData: keepPreviousData,
  });
  const { data } = applications;
  const last = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : page;
  if (page > last) setPage(last);
  return (
    <LoadedThings query={applications} label="Loading the applications…">
      {({ applications: list, total, pageSize }) => (
        <>
          {list.length === 0 && <p className="text-soft">None yet.</p>}
          {list.length > 0 && (
            <ThingList label="Job applications">
              {list.map((application) => (
                <ApplicationRow key={application.id} application={application} />
              ))}
            </ThingList>
          )}
          <Pages page={page} total={total} pageSize={pageSize} onPage={setPage} />
        </>
      )}
    </LoadedThings>
  );
}

function ApplicationRow({ application }: { application: Application }) {
  const { id, number, name, email, position, cv, createdAt, expiresAt } = application;
  const [asks, setAsks] = useState(false);
  const remove = useMutation({
    mutationFn: () => postApi(applicationPaths.admin, { method: 'DELETE', body: { id } }),
    onSuccess: async () => {
      setAsks(false);
      await refetchQueries(applicationPaths.admin);
    },
  });
  const facts = [
    position ?? t('General application'),
    email,
    number,
    showDate(createdAt),
    t('until {date}', { date: showDate(expiresAt) }),
  ];
  return (
    <Thing name={name} details={facts.join(' · ')} failure={remove.error ? describeFailure(remove.error) : undefined}>
      <ButtonAnchor look="secondary" size="small" href={applicationPaths.cv(id)} download={cv.name}>
        CV, {formatBytes(cv.bytes)}
        <span className="sr-only"> of {name}</span>
      </ButtonAnchor>
      <Button look="secondary" size="small" onClick={() => setAsks(true)}>
        Delete<span className="sr-only">: {name}</span>
      </Button>
      {asks && (
        <DialogCard title={`Delete the application of ${name}?`} onClose={() => setAsks(false)}>
          <p className="mb-5">The CV is deleted for good. The conversation {number} stays.</p>
          <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
            Delete it
          </Button>
        </DialogCard>
      )}
    </Thing>
  );
}
