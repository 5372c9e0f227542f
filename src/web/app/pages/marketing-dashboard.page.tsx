import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { type Dashboard, dashboardSchema, marketingPaths } from '../../../modules/marketing/marketing.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { Button } from '../../kit/ui/button.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { SkeletonRows } from '../../kit/ui/skeleton.tsx';
import { Spinner } from '../../kit/ui/spinner.tsx';
import { Tabs } from '../../kit/ui/tabs.tsx';
import { RequireAdmin } from '../admin/require-admin.tsx';
import { StatTiles } from '../admin/stat-tiles.tsx';
import { pageMeta } from '../head/page-head.ts';
import { TaskPanel } from '../marketing/task-panel.tsx';

const OverviewTab = lazyPart(async () => ({ default: (await import('../marketing/overview-tab.tsx')).OverviewTab }));
const SeoTab = lazyPart(async () => ({ default: (await import('../marketing/seo-tab.tsx')).SeoTab }));
const BacklinksTab = lazyPart(async () => ({ default: (await import('../marketing/list-tabs.tsx')).BacklinksTab }));
const ContentTab = lazyPart(async () => ({ default: (await import('../marketing/list-tabs.tsx')).ContentTab }));
const SocialTab = lazyPart(async () => ({ default: (await import('../marketing/list-tabs.tsx')).SocialTab }));

const title = t('Marketing');

export const handle = {
  path: '/marketing-dashboard',
  around: 'queries',
  codeBudgetKb: 157,
  listed: { in: ['account'], name: 'Marketing', rank: 14, icon: 'megaphone', onlyFor: 'admin' },
} satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title,
  description: t('Tasks, search engines, backlinks, content and posts of this site.'),
  hidden: true,
});

const refetchMs = 5 * 60_000;
const tabs = [
  { id: 'overview', name: t('Overview') },
  { id: 'seo', name: 'SEO' },
  { id: 'backlinks', name: t('Backlinks') },
  { id: 'content', name: t('Content') },
  { id: 'social', name: t('Social') },
] as const;

export default function MarketingPage() {
  return (
    <RequireAdmin title={title}>
      {() => (
        <div className="page-width min-h-[40rem] pt-10 sm:pt-14">
          <h1 className="mb-8 text-4xl sm:text-5xl">{title}</h1>
          <LoadedDashboard />
        </div>
      )}
    </RequireAdmin>
  );
}

function LoadedDashboard() {
  const { data, isFetching, refetch } = useQuery({
    ...queryOf(marketingPaths.dashboard, dashboardSchema),
    ...{ staleTime: 0, refetchInterval: refetchMs },
  });
  if (data) return <Shown dashboard={data} />;
  if (isFetching) return <Spinner label="Loading marketing dashboard..." />;
  return (
    <div role="alert" className="space-y-3">
      <p className="text-danger">Failed to load marketing data</p>
      <Button look="secondary" onClick={() => refetch()}>
        Retry
      </Button>
    </div>
  );
}

function Shown({ dashboard }: { dashboard: Dashboard }) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const shown = tabs.find(({ id }) => id === wanted)?.id ?? 'overview';
  return (
    <>
      <StatTiles
        tiles={[
          {
            name: t('Task completion'),
            // A share of nothing is no share.
            value: dashboard.total_tasks === 0 ? '–' : `${dashboard.completion_rate}%`,
            note: t('{done} of {total, plural, one {# task} other {# tasks}}', {
              done: dashboard.completed_tasks,
              total: dashboard.total_tasks,
            }),
          },
          {
            name: t('Backlink progress'),
            value: t('{submitted} of {total}', {
              submitted: dashboard.submitted_opportunities,
              total: dashboard.backlink_opportunities,
            }),
            note: t('submitted or active'),
          },
          {
            name: t('Content pipeline'),
            value: dashboard.content_ideas,
            note: t('{ideas} in progress', { ideas: dashboard.content_in_progress }),
          },
          { name: t('Pending tasks'), value: dashboard.pending_tasks, note: t('of your own') },
        ]}
      />
      <TaskPanel dashboard={dashboard} />
      <div className="mt-8">
        <Tabs
          label={title}
          tabs={tabs}
          shown={shown}
          onShow={(id) => {
            search.set('tab', id);
            setSearch(search, { replace: true, preventScrollReset: true });
          }}
        >
          <Suspense fallback={<SkeletonRows label="Loading…" rows={3} />}>
            {shown === 'overview' && <OverviewTab dashboard={dashboard} />}
            {shown === 'seo' && <SeoTab />}
            {shown === 'backlinks' && <BacklinksTab />}
            {shown === 'content' && <ContentTab />}
            {shown === 'social' && <SocialTab hasMail={dashboard.has_mail} />}
          </Suspense>
        </Tabs>
      </div>
    </>
  );
}
