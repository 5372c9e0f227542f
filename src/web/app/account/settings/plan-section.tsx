import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { User } from '../../../../modules/accounts/accounts.contract.ts';
import {
  type BillingState,
  billingConfigSchema,
  billingStateSchema,
  portalSchema,
} from '../../../../modules/billing/billing.contract.ts';
import { formatPlanPrice, type PaidPlan, planCatalogue } from '../../../../modules/plans/plans.contract.ts';
import { t } from '../../../../shared/language/translate.ts';
import { planOf } from '../../../../shared/plans.ts';
import { callApi } from '../../../kit/http/call-api.ts';
import { localPath } from '../../../kit/local-path.ts';
import { queryOf } from '../../../kit/session/query-client.ts';
import { refreshUser } from '../../../kit/session/use-user.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../kit/ui/button.tsx';
import { DialogCard } from '../../../kit/ui/dialog-card.tsx';
import { LoadedThings } from '../../../kit/ui/loaded-things.tsx';
import { showToast } from '../../../kit/ui/toast.ts';
import { whoGivesPro } from '../../pricing/who-gives-pro.ts';
import { billingPaths } from '../billing-paths.ts';
import { Notice } from '../notice.tsx';
import { useChange } from '../use-change.tsx';
import { Invoices } from './invoices.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { showDate } from './show-date.ts';

type Subscription = NonNullable<BillingState['subscription']>;

/** The plan, the next payment, and the ways to change both. */
export function PlanSection({ user }: { user: User }) {
  const config = useQuery(queryOf(billingPaths.config, billingConfigSchema));
  return (
    <LoadedThings query={config} label="Loading your plan…">
      {({ available }) => (available ? <PaidPlans user={user} /> : <UnpaidPlan user={user} />)}
    </LoadedThings>
  );
}

function PaidPlans({ user }: { user: User }) {
  const billing = useQuery(queryOf(billingPaths.state, billingStateSchema));
  return (
    <>
      <SettingsPanel title="Your plan">
        <LoadedThings query={billing} label="Loading your plan…">
          {(state) => <PlanState state={state} grantedUntil={grantOf(user)} />}
        </LoadedThings>
      </SettingsPanel>
      {billing.data?.subscription && (
        <SettingsPanel title="Invoices" text="As the payment service has them.">
          <Invoices />
        </SettingsPanel>
      )}
    </>
  );
}

/** On a site that takes no payments. */
function UnpaidPlan({ user }: { user: User }) {
  const isPro = planOf(user) === 'pro';
  const grantedUntil = grantOf(user);
  return (
    <SettingsPanel title="Your plan" text={whoGivesPro}>
      <PlanCanvas name={isPro ? 'Pro' : planCatalogue.starter.name}>
        {grantedUntil && describeGrant(grantedUntil)}
        {!grantedUntil && isPro && user.proUntil && t('Pro until {proUntil}.', { proUntil: showDate(user.proUntil) })}
        {!isPro && 'The free limits of every tool.'}
      </PlanCanvas>
    </SettingsPanel>
  );
}

/** The end of granted Pro, unless it has expired or a paid period lasts longer. */
const grantOf = ({ proUntil, proGrantedUntil }: User): string | undefined =>
  proGrantedUntil && proGrantedUntil === proUntil && new Date(proGrantedUntil) > new Date()
    ? proGrantedUntil
    : undefined;

const describeGrant = (until: string): string =>
  t('Pro until {until}, granted by the operator of this site.', { until: showDate(until) });

function PlanCanvas({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="weave rounded-[20px] px-6 py-5 text-on-canvas">
      <p className="font-bold text-2xl tracking-tight">{name}</p>
      <p className="mt-1 text-on-canvas-soft">{children}</p>
    </div>
  );
}

function PlanState({ state, grantedUntil }: { state: BillingState; grantedUntil: string | undefined }) {
  const { subscription, proUntil, paymentProblem, trialDays } = state;
  const isPro = proUntil !== null || grantedUntil !== undefined;
  const running = subscription && subscription.endedAt === null ? subscription : undefined;
  return (
    <div className="space-y-5">
      {paymentProblem && (
        <Notice icon={CircleAlert} title="Your last payment failed" tone="bad">
          {paymentProblem.message} You stay Pro until {showDate(paymentProblem.graceEndsAt)}.
        </Notice>
      )}
      <PlanCanvas name={isPro ? (running ? planCatalogue[running.plan].name : 'Pro') : planCatalogue.starter.name}>
        {running || !grantedUntil ? describePlan(state, running) : describeGrant(grantedUntil)}
        {running && grantedUntil && ` ${describeGrant(grantedUntil)}`}
      </PlanCanvas>
      {running && <SubscriptionButtons subscription={running} />}
      {!running && !grantedUntil && (
        <div className="flex flex-wrap gap-3">
          <ButtonAnchor href={localPath('/subscribe?plan=annual')} size="small">
            {trialDays > 0
              ? t('{trialDays, plural, one {Try Pro free for # day} other {Try Pro free for # days}}', { trialDays })
              : 'Get Pro'}
          </ButtonAnchor>
          <ButtonLink to="/pricing" look="secondary" size="small">
            Compare the plans
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function describePlan({ proUntil }: BillingState, running: Subscription | undefined): string {
  if (!running)
    return proUntil
      ? t('Pro until {proUntil}.', { proUntil: showDate(proUntil) })
      : t('The free limits of every tool.');
  const end = showDate(running.currentPeriodEnd);
  if (running.cancelAtPeriodEnd)
    return t('Cancelled. Pro stays active until {end}; you will not be charged again.', { end });
  if (running.trialEndsAt)
    return t('Free trial until {trialEnd}, then {price}.', {
      trialEnd: showDate(running.trialEndsAt),
      price: formatPlanPrice(running.plan),
    });
  return t('{price}. Next payment on {end}.', { price: formatPlanPrice(running.plan), end });
}

function SubscriptionButtons({ subscription }: { subscription: Subscription }) {
  const { plan, cancelAtPeriodEnd, trialEndsAt } = subscription;
  const other: PaidPlan = plan === 'monthly' ? 'annual' : 'monthly';
  const queryClient = useQueryClient();
  const change = useChange(t('Not changed'), {
    mutationFn: ({ path, body }: { path: string; body?: unknown; done: string }) =>
      callApi(path, billingStateSchema, { body: body ?? {} }),
    onSuccess: async (state, { done }) => {
      queryClient.setQueryData([billingPaths.state], state);
      await refreshUser();
      showToast({ title: done, tone: 'success' });
    },
  });
  const portal = useChange(t('Not available'), {
    mutationFn: () => callApi(billingPaths.portal, portalSchema, { body: {} }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const [changing, setChanging] = useState(false);
  const changePlan = () => {
    setChanging(false);
    change.mutate({
      path: billingPaths.changePlan,
      body: { plan: other },
      done: t('You are on {plan}', { plan: planCatalogue[other].name }),
    });
  };
  return (
    <div className="flex flex-wrap gap-3">
      {changing && (
        <DialogCard
          title={t('Change to {plan}?', { plan: planCatalogue[other].name })}
          onClose={() => setChanging(false)}
        >
          <p className="mb-5 text-soft">
            {trialEndsAt
              ? t('Your trial continues until {trialEndsAt}; then it is {price}.', {
                  trialEndsAt: showDate(trialEndsAt),
                  price: formatPlanPrice(other),
                })
              : t('It now costs {price}. The unused part of your current period is credited.', {
                  price: formatPlanPrice(other),
                })}
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={() => setChanging(false)}>
              Leave it
            </Button>
            <Button onClick={changePlan}>Change plan</Button>
          </div>
        </DialogCard>
      )}
      {cancelAtPeriodEnd ? (
        <Button
          size="small"
          disabled={change.isPending}
          onClick={() => change.mutate({ path: billingPaths.resume, done: t('Your subscription continues') })}
        >
          Resume
        </Button>
      ) : (
        <Button look="secondary" size="small" disabled={change.isPending} onClick={() => setChanging(true)}>
          {t('Change to {plan} ({price})', { plan: planCatalogue[other].name, price: formatPlanPrice(other) })}
        </Button>
      )}
      <Button look="secondary" size="small" disabled={portal.isPending} onClick={() => portal.mutate()}>
        Card and billing details
      </Button>
      {!cancelAtPeriodEnd && (
        <Button
          look="quiet"
          size="small"
          disabled={change.isPending}
          onClick={() => change.mutate({ path: billingPaths.cancel, done: t('Your subscription is cancelled') })}
        >
          Cancel subscription
        </Button>
      )}
      <div className="w-full space-y-3 empty:hidden">
        {change.failure}
        {portal.failure}
      </div>
    </div>
  );
}
