import { useMutation } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import {
  type Dashboard,
  executedSchema,
  itemsPath,
  type MarketingTask,
  marketingPaths,
  sentSchema,
} from '../../../modules/marketing/marketing.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { refetchQueries } from '../../kit/session/query-client.ts';
import { Button } from '../../kit/ui/button.tsx';

const tasks: Readonly<Record<MarketingTask, string>> = {
  seo: t('Audit the pages'),
  backlink: t('Check the backlinks'),
  content: t('Find content ideas'),
  social: t('Draft posts'),
  outreach: t('Draft emails'),
};
const report = 'report';
type Act = MarketingTask | typeof report;

const outdated = [
  ...[marketingPaths.dashboard, marketingPaths.audit],
  ...(['backlinks', 'ideas', 'drafts'] as const).map(itemsPath),
];

/** Starts tasks by hand, one at a time. They go on when the page is closed. */
export function TaskPanel({ dashboard }: { dashboard: Pick<Dashboard, 'has_mail' | 'report_to'> }) {
  const run = useMutation({
    mutationFn: async (act: Act): Promise<string> => {
      if (act !== report) {
        const done = await callApi(`${marketingPaths.execute}/${act}`, executedSchema);
        return done.summary;
      }
      await callApi(marketingPaths.report, sentSchema);
      return t('The report is on its way.');
    },
    // A failed task is recorded, too.
    onSettled: () => refetchQueries(...outdated),
  });
  const button = (act: Act, label: string, disabled = false) => {
    const isBusy = run.isPending && run.variables === act;
    return (
      <Button
        key={act}
        look="secondary"
        disabled={run.isPending || disabled}
        aria-busy={isBusy || undefined}
        onClick={() => run.mutate(act)}
      >
        {isBusy && <LoaderCircle className="size-4 animate-spin" aria-hidden="true" />}
        {label}
      </Button>
    );
  };
  const aboutReport = describeReport(dashboard);
  const canReport = dashboard.has_mail && dashboard.report_to.length > 0;
  return (
    <section aria-labelledby="tasks" className="mt-8 rounded-[14px] border border-line bg-card p-5">
      <h2 id="tasks" className="text-xl">
        Do now
      </h2>
      <div className="mt-3 flex flex-wrap gap-3">
        {Object.entries(tasks).map(([task, label]) => button(task as MarketingTask, label))}
        {button(report, t('Send the report'), !canReport)}
      </div>
      <p className="mt-3 text-soft">{aboutReport} Nothing is posted or sent without you.</p>
      <p role="status" className={run.error ? 'mt-3 text-danger' : 'mt-3 empty:hidden'}>
        {run.isPending && 'Working… You can close this page: it goes on.'}
        {run.data}
        {run.error && describeFailure(run.error)}
      </p>
    </section>
  );
}

function describeReport({ has_mail, report_to }: Pick<Dashboard, 'has_mail' | 'report_to'>): string {
  if (!has_mail) return t('There is no report by email: this site sends none (SMTP_URL is not set).');
  if (report_to.length === 0) return t('Nobody gets the report: set MARKETING_REPORT_TO or ADMIN_EMAILS.');
  return t('The report goes to {addresses} every day at 8:00 UTC.', { addresses: report_to.join(', ') });
}
