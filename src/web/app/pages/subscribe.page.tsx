import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import {
  billingConfigSchema,
  type CreatedSubscription,
  createSubscriptionSchema,
} from '../../../modules/billing/billing.contract.ts';
import {
  formatPlanPrice,
  formatPrice,
  type PaidPlan,
  paidPlans,
  planCatalogue,
} from '../../../modules/plans/plans.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { planOf } from '../../../shared/plans.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { CallError } from '../../kit/http/call-error.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { hasPlans, planMode } from '../../kit/session/plan-mode.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { ButtonLink } from '../../kit/ui/button.tsx';
import { ChoiceGroup } from '../../kit/ui/choice-group.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { Skeleton, SkeletonRows } from '../../kit/ui/skeleton.tsx';
import { billingPaths } from '../account/billing-paths.ts';
import { Notice } from '../account/notice.tsx';
import { PaymentForm } from '../account/payment/payment-form.tsx';
import { PaymentUnavailable } from '../account/payment/payment-unavailable.tsx';
import { RequireUser } from '../account/require-user.tsx';
import { Screen } from '../account/screen.tsx';
import { showDate } from '../account/settings/show-date.ts';
import { pageHead } from '../head/page-head.ts';
import { EverythingIncluded, everythingIncluded } from '../pricing/everything-included.tsx';

export const handle = { path: '/subscribe', around: 'queries', codeBudgetKb: 162 } satisfies SitePage;

export const meta: MetaFunction = () => pageHead({ path: handle.path, hidden: true, ...descriptions[planMode()] });

const descriptions = {
  sold: {
    title: t('Get Pro'),
    description: t('Subscribe to Pro: {monthly} or {annual}.', {
      monthly: formatPlanPrice('monthly'),
      annual: formatPlanPrice('annual'),
    }),
  },
  granted: { title: t('Get Pro'), description: t('Payment is not set up on this site.') },
  none: everythingIncluded,
};

export default function SubscribePage() {
  useOwnDocument();
  if (!hasPlans()) return <EverythingIncluded />;
  const waiting = (
    <>
      <h1 className="mb-8 text-4xl sm:text-5xl">Get Pro</h1>
      <SkeletonRows label="Loading…" rows={4} />
    </>
  );
  return (
    <div className="page-width min-h-[36rem] pt-10 sm:pt-16">
      <RequireUser waiting={waiting}>
        {(user) => <Checkout wasPro={planOf(user) === 'pro'} waiting={waiting} />}
      </RequireUser>
    </div>
  );
}

/**
 * Reloads the page when it was reached by client-side navigation: the content security policy is that of the first document,
 * and only this page's own allows Stripe.
 */
function useOwnDocument(): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (entry && new URL(entry.name).pathname !== '/subscribe') window.location.reload();
  }, []);
}

function Checkout({ wasPro, waiting }: { wasPro: boolean; waiting: ReactNode }) {
  // Both as of opening: a visitor who becomes Pro here is on the way to the home page.
  const [alreadyPro] = useState(wasPro);
  const [wanted] = useState(() => new URLSearchParams(window.location.search).get('plan'));
  const config = useQuery(queryOf(billingPaths.config, billingConfigSchema));
  const [chosen, setChosen] = useState<PaidPlan>();
  const plan = chosen ?? paidPlans.find((name) => name === wanted) ?? 'monthly';
  const [isPaid, setPaid] = useState(false);
  const available = config.data?.available === true;
  const subscription = useQuery({
    queryKey: [billingPaths.createSubscription, plan],
    queryFn: () => callApi(billingPaths.createSubscription, createSubscriptionSchema, { body: { plan } }),
    // No refetch while the page is being left.
    enabled: available && !alreadyPro && !isPaid,
    // Fetched again on the next visit: it may have been paid or expired since.
    gcTime: 0,
  });
  const error = config.error ?? subscription.error;
  const code = error instanceof CallError ? error.code : undefined;

  if (config.data?.available === false || code === 'PAYMENT_UNAVAILABLE') return <PaymentUnavailable />;
  if (alreadyPro || code === 'ALREADY_PRO') return <AlreadyPro />;
  if (!config.data && !error) return waiting;
  return (
    <>
      <h1 className="text-4xl sm:text-5xl">Get Pro</h1>
      <ChoiceGroup
        label="Plan"
        hideLabel
        value={plan}
        onChange={setChosen}
        choices={paidPlans.map((value) => ({ value, label: planCatalogue[value].name }))}
        className="mt-6 max-w-sm"
      />
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <Order plan={plan} begun={subscription.data} />
        <Panel aria-label="Payment" className="min-h-80">
          {error && (
            <Notice icon={CircleAlert} title="The payment cannot begin" tone="bad">
              {describeFailure(error)}
            </Notice>
          )}
          {!error && (subscription.isPending || !config.data?.available) && (
            <Skeleton label="Preparing your payment…" className="h-64" />
          )}
          {subscription.data && config.data?.available && (
            <PaymentForm
              key={subscription.data.clientSecret}
              config={config.data}
              subscription={subscription.data}
              onPaid={() => setPaid(true)}
              onTrialRefused={() => void subscription.refetch()}
            />
          )}
        </Panel>
      </div>
    </>
  );
}

/** The order summary. */
function Order({ plan, begun }: { plan: PaidPlan; begun: CreatedSubscription | undefined }) {
  const { name, priceCents, period, included } = planCatalogue[plan];
  return (
    <section aria-label="Your order" className="weave rounded-[24px] p-7 text-on-canvas">
      <p className="flex items-baseline gap-2">
        <span className="font-bold text-5xl tracking-tight">{formatPrice(priceCents)}</span>
        <span className="text-on-canvas-soft">{period === 'month' ? 'a month' : 'a year'}</span>
      </p>
      {begun?.trialEndsAt && (
        <p className="mt-2">
          Nothing today. The first charge follows on {showDate(begun.trialEndsAt)}, unless you cancel before.
        </p>
      )}
      {begun?.trialUsed && (
        <p className="mt-2">
          {formatPrice(begun.dueNowCents)} today: free days are for once, and they were used before with this account,
          its address, this card or at this network.
        </p>
      )}
      <h2 className="mt-6 mb-3 text-lg">{name} includes</h2>
      <ul className="space-y-2.5">
        {included.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check className="mt-1 size-4 shrink-0 text-brass" aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AlreadyPro() {
  return (
    <Screen icon={CircleCheck} title="You are Pro already" isGood>
      <p>Your account page shows your plan, the next payment and your invoices.</p>
      <ButtonLink to="/account?section=plan" className="mt-6">
        Go to your account
      </ButtonLink>
    </Screen>
  );
}
