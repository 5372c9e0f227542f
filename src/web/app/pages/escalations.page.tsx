import { RefreshCw } from 'lucide-react';
import { Suspense } from 'react';
import type { SitePage } from '../../../catalog/site-page.ts';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { adminConversationsPath } from '../../../modules/conversations/administration.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { failureSentence } from '../../kit/http/describe-failure.ts';
import { refetchQueries } from '../../kit/session/query-client.ts';
import { Button } from '../../kit/ui/button.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { SkeletonRows } from '../../kit/ui/skeleton.tsx';
import { RequireAdmin } from '../admin/require-admin.tsx';
import { ConversationList } from '../escalations/conversation-list.tsx';
import { Counters, useEscalations } from '../escalations/counters.tsx';
import { FilterBar } from '../escalations/filter-bar.tsx';
import { useFilters } from '../escalations/use-filters.ts';
import { pageMeta } from '../head/page-head.ts';

const ConversationView = lazyPart(async () => ({
  default: (await import('../escalations/conversation-view.tsx')).ConversationView,
}));
const TemplatesSection = lazyPart(async () => ({
  default: (await import('../escalations/templates-section.tsx')).TemplatesSection,
}));

const title = t('AI Escalation Dashboard');

export const handle = {
  path: '/escalations',
  around: 'queries',
  codeBudgetKb: 174,
  listed: { in: ['account'], name: 'Escalations', rank: 12, icon: 'siren', onlyFor: 'admin' },
} satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title,
  description: t('What people wrote to support, how severe it is, and the answers.'),
  hidden: true,
});

export default function EscalationsPage() {
  return (
    <RequireAdmin title={title}>
      {(admin) => (
        <div className="page-width pt-10 sm:pt-14">
          <Dashboard admin={admin} />
        </div>
      )}
    </RequireAdmin>
  );
}

function Dashboard({ admin }: { admin: User }) {
  const escalations = useEscalations();
  const filters = useFilters();
  const { data, error } = escalations;
  if (error && !data) {
    const reason = failureSentence(error) || t('Unknown error');
    return (
      <div role="alert">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-6 text-danger">Error loading escalations: {reason}</p>
        <Button look="secondary" className="mt-4" onClick={() => void escalations.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const refresh = () => Promise.all([escalations.refetch(), refetchQueries(adminConversationsPath)]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <Button look="secondary" disabled={escalations.isFetching} onClick={() => void refresh()}>
          <RefreshCw className="size-4" aria-hidden="true" />
          Refresh
        </Button>
      </div>
      {!data && (
        <p role="status" className="mt-8 text-soft">
          Loading escalations...
        </p>
      )}
      {data && filters.number !== undefined && (
        <div className="mt-8">
          <Suspense fallback={<SkeletonRows label="Loading the conversation…" rows={4} />}>
            <ConversationView key={filters.number} number={filters.number} me={admin.email} linkTo={filters.linkTo} />
          </Suspense>
        </div>
      )}
      {data && filters.number === undefined && (
        <div className="mt-8 space-y-10">
          {error && (
            <p role="alert" className="text-danger">
              These are not the latest: {failureSentence(error)}
            </p>
          )}
          <section aria-label="Counts">
            <Counters escalations={data} filters={filters.filters} onChange={filters.change} />
          </section>
          <FilterBar filters={filters.filters} me={admin.email} onChange={filters.change} />
          <ConversationList {...filters} />
          <Suspense fallback={null}>
            <TemplatesSection />
          </Suspense>
        </div>
      )}
    </>
  );
}
