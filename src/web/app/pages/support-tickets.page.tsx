import type { SitePage } from '../../../catalog/site-page.ts';
import { t } from '../../../shared/language/translate.ts';
import { SkeletonRows } from '../../kit/ui/skeleton.tsx';
import { pageMeta } from '../head/page-head.ts';
import { TicketList } from '../support/ticket-list.tsx';
import { readTicketFragment } from '../support/ticket-query.ts';
import { TicketView } from '../support/ticket-view.tsx';
import { useFragment } from '../support/use-fragment.ts';

export const handle = { path: '/support/tickets', around: 'queries', codeBudgetKb: 166 } satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title: t('Your tickets'),
  description: t('What you wrote to us, and our answers.'),
  hidden: true,
});

/** The list, or the ticket whose number, and key, are in the fragment. */
export default function SupportTicketsPage() {
  const fragment = useFragment();
  const address = readTicketFragment(fragment ?? '');
  return (
    <div className="page-width min-h-[30rem] pt-10 sm:pt-14">
      <div className="mx-auto max-w-3xl">
        <h1 className="mb-8 text-4xl sm:text-5xl">{address ? 'Your ticket' : 'Your tickets'}</h1>
        {fragment === undefined && <SkeletonRows label="Loading…" rows={3} />}
        {address && <TicketView key={address.number} address={address} />}
        {fragment !== undefined && !address && <TicketList />}
      </div>
    </div>
  );
}
