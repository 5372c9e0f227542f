import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminJob, adminJobsPath, adminJobsSchema } from '../../../modules/jobs/admin-jobs.contract.ts';
import type { JobState } from '../../../modules/jobs/jobs.contract.ts';
import { language, t } from '../../../shared/language/translate.ts';
import { formatBytes } from '../../../shared/units.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { DataTable } from '../../kit/ui/data-table.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { Pages } from '../../kit/ui/pages.tsx';
import { SelectField } from '../../kit/ui/select-field.tsx';

const moment = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'medium' });
const seconds = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 });
const states = {
  all: t('All'),
  queued: t('Waiting'),
  running: t('Running'),
  done: t('Done'),
  failed: t('Failed'),
  cancelled: t('Cancelled'),
} satisfies Record<'all' | JobState, string>;
const choices = Object.entries(states).map(([value, label]) => ({ value: value as keyof typeof states, label }));

/** What runs, waits and failed, without whose it is. */
export function JobsPanel() {
  const [state, setState] = useState<keyof typeof states>('all');
  const [page, setPage] = useState(1);
  const jobs = useQuery({
    ...queryOf(adminJobsPath, adminJobsSchema, { state, page: String(page) }),
    ...{ staleTime: 0, placeholderData: keepPreviousData },
  });
  return (
    <>
      <p className="mb-4 max-w-[65ch] text-soft">
        Jobs are listed until their files are deleted. Whose they are and what their files are called is not shown.
      </p>
      <SelectField
        label="State"
        className="mb-5 max-w-56"
        value={state}
        choices={choices}
        onChange={(value) => {
          setPage(1);
          setState(value);
        }}
      />
      <LoadedThings query={jobs} label="Loading the jobs…">
        {({ jobs: list, counts, total, pageSize }) => (
          <>
            <p role="status" className="mb-3 text-soft">
              {counts.length === 0
                ? 'No jobs.'
                : counts
                    .map(({ state: each, count }) => `${states[each]}: ${count.toLocaleString(language())}`)
                    .join(' · ')}
            </p>
            {list.length > 0 && (
              <DataTable
                label="Latest jobs"
                columns={[
                  t('Started'),
                  t('Tool'),
                  t('State'),
                  t('Size'),
                  t('Waited'),
                  t('Took'),
                  t('Attempts'),
                  t('Plan'),
                ]}
                rows={list.map((job, index) => ({ key: `${job.createdAt} ${index}`, cells: cellsOf(job) }))}
              />
            )}
            <Pages page={page} total={total} pageSize={pageSize} onPage={setPage} />
          </>
        )}
      </LoadedThings>
    </>
  );
}

function cellsOf(job: AdminJob) {
  const showTime = (milliseconds: number | null) =>
    milliseconds === null ? '–' : `${seconds.format(milliseconds / 1000)} s`;
  return [
    <time key="at" dateTime={job.createdAt} className="whitespace-nowrap">
      {moment.format(new Date(job.createdAt))}
    </time>,
    job.action === job.tool ? job.tool : `${job.tool}: ${job.action}`,
    job.errorCode === null ? states[job.state] : `${states[job.state]}: ${job.errorCode}`,
    formatBytes(job.inputBytes),
    showTime(job.waitedMs),
    showTime(job.tookMs),
    String(job.attempts),
    job.plan,
  ];
}
