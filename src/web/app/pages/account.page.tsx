import {
  Boxes,
  CircleUserRound,
  Gauge,
  KeyRound,
  type LucideIcon,
  ShieldCheck,
  Ticket,
  WalletCards,
} from 'lucide-react';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { planOf } from '../../../shared/plans.ts';
import { hasPlans } from '../../kit/session/plan-mode.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { PlanBadge } from '../../kit/ui/plan-badge.tsx';
import { SkeletonRows } from '../../kit/ui/skeleton.tsx';
import { RequireUser } from '../account/require-user.tsx';
import { ApiKeysSection } from '../account/settings/api-keys-section.tsx';
import { DataSection } from '../account/settings/data-section.tsx';
import { PasskeysPanel } from '../account/settings/passkeys-panel.tsx';
import { PlanSection } from '../account/settings/plan-section.tsx';
import { ProfileSection } from '../account/settings/profile-section.tsx';
import { SessionsPanel } from '../account/settings/sessions-panel.tsx';
import { TwoFactorPanel } from '../account/settings/two-factor-panel.tsx';
import { UsageSection } from '../account/settings/usage-section.tsx';
import { pageMeta } from '../head/page-head.ts';

const TicketList = lazyPart(async () => ({ default: (await import('../support/ticket-list.tsx')).TicketList }));

export const handle = {
  path: '/account',
  around: 'queries',
  codeBudgetKb: 180,
  listed: { in: ['account'], name: 'Account', rank: 20, icon: 'circle-user-round' },
} satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title: t('Your account'),
  description: t('Your profile, sign-in, API keys and data.'),
  hidden: true,
});

const sections = {
  profile: { name: t('Profile'), icon: CircleUserRound },
  security: { name: t('Security'), icon: ShieldCheck },
  plan: { name: t('Plan & billing'), icon: WalletCards },
  usage: { name: t('Usage'), icon: Gauge },
  keys: { name: t('API keys'), icon: KeyRound },
  tickets: { name: t('Tickets'), icon: Ticket },
  data: { name: t('My data'), icon: Boxes },
} as const satisfies Record<string, { name: string; icon: LucideIcon }>;
type SectionId = keyof typeof sections;

/** Without plans there is nothing to pay and nothing is metered. */
const isShown = (id: string): boolean => hasPlans() || (id !== 'plan' && id !== 'usage');
const isSection = (text: string | null): text is SectionId => text !== null && text in sections && isShown(text);

export default function AccountPage() {
  return (
    <div className="page-width min-h-[40rem] pt-10 sm:pt-14">
      <RequireUser
        waiting={
          <>
            <h1 className="text-4xl sm:text-5xl">Your account</h1>
            <div className="mt-4 skeleton h-6 w-48 rounded-[6px]" aria-hidden="true" />
            <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
              <div className="skeleton h-16 rounded-[10px] lg:h-60" aria-hidden="true" />
              <SkeletonRows label="Loading your account…" rows={5} />
            </div>
          </>
        }
      >
        {(user) => <Account user={user} />}
      </RequireUser>
    </div>
  );
}

function Account({ user }: { user: User }) {
  const [query] = useSearchParams();
  const wanted = query.get('section');
  const shown: SectionId = isSection(wanted) ? wanted : 'profile';
  return (
    <>
      <h1 className="text-4xl sm:text-5xl">Your account</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg text-soft [overflow-wrap:anywhere]">
        <bdi>{user.username}</bdi>
        <PlanBadge plan={planOf(user)} />
      </p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <SectionLinks shown={shown} />
        <div className="min-w-0">
          <h2 className="mb-6 text-2xl">{sections[shown].name}</h2>
          <div className="divide-y divide-line">
            {shown === 'profile' && <ProfileSection user={user} />}
            {shown === 'security' && (
              <>
                <TwoFactorPanel user={user} />
                <PasskeysPanel user={user} />
                <SessionsPanel />
              </>
            )}
            {shown === 'plan' && <PlanSection user={user} />}
            {shown === 'usage' && <UsageSection />}
            {shown === 'keys' && <ApiKeysSection user={user} />}
            {shown === 'tickets' && (
              <Suspense fallback={<SkeletonRows label="Loading your tickets…" rows={2} />}>
                <TicketList />
              </Suspense>
            )}
            {shown === 'data' && <DataSection user={user} />}
          </div>
        </div>
      </div>
    </>
  );
}

/** A side column; rows on small screens. */
function SectionLinks({ shown }: { shown: SectionId }) {
  const shownSections = Object.entries(sections).filter(([id]) => isShown(id));
  return (
    <nav aria-label="Account" className="lg:sticky lg:top-24">
      <ul className="grid grid-cols-2 gap-1 sm:grid-cols-3 lg:grid-cols-1">
        {shownSections.map(([id, { name, icon: Icon }]) => (
          <li key={id}>
            <Link
              to={`/account?section=${id}`}
              preventScrollReset
              aria-current={id === shown ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2.5 rounded-[10px] px-3 font-medium hover:bg-accent-soft aria-[current=page]:bg-accent aria-[current=page]:text-on-accent"
            >
              <Icon className="size-[1.125rem] shrink-0" aria-hidden="true" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
