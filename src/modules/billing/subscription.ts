import { DAY_MS, HOUR_MS } from '../../shared/units.ts';
import type { PaidPlan } from '../plans/plans.contract.ts';
import type { SubscriptionStatus } from './billing.contract.ts';

/** A subscription as the provider has it right now, in our words. */
export type Subscription = {
  id: string;
  /** The one item of it, which a change of plan names. */
  itemId: string;
  plan: PaidPlan;
  priceId: string;
  priceCents: number;
  status: SubscriptionStatus;
  createdAt: Date;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  trialEndsAt: Date | null;
  /** Set for one that will end by itself. */
  cancelsAt: Date | null;
  endedAt: Date | null;
  /** A trial for which no card was given yet: it waits for its card like an unpaid subscription for its payment. */
  awaitsCard: boolean;
  /** The provider's name for the number of the card; null while none was given, or for other ways to pay. */
  cardFingerprint: string | null;
};

// The provider renews within an hour of the period's end and tries again for hours; nobody loses Pro meanwhile, nor when its
// messages come late.
const renewalSlackMs = 2 * DAY_MS;

// The provider ends an incomplete subscription after 23 hours; before that the page must have time to finish with it.
const pendingLifetimeMs = 20 * HOUR_MS;

/** Until when the subscription makes its user Pro; null when it does not. */
export function proUntil(subscription: Subscription, graceDays: number): Date | null {
  const { status, currentPeriodStart, currentPeriodEnd, cancelsAt, awaitsCard } = subscription;
  if (status === 'past_due') return new Date(currentPeriodStart.getTime() + graceDays * DAY_MS);
  if ((status !== 'active' && status !== 'trialing') || awaitsCard) return null;
  return cancelsAt ?? new Date(currentPeriodEnd.getTime() + renewalSlackMs);
}

/** Begun, but neither paid nor given a card: nobody is Pro by it yet. */
export const isPending = ({ status, awaitsCard, endedAt }: Subscription): boolean =>
  endedAt === null && (status === 'incomplete' || awaitsCard);

/** Paid for or in its trial, or owing its last payment: a second one would charge twice. */
export const isRunning = (subscription: Subscription): boolean =>
  !isPending(subscription) && ['active', 'trialing', 'past_due', 'unpaid', 'paused'].includes(subscription.status);

/** Whether a page may still finish with it. */
export const isFresh = ({ createdAt }: Subscription, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < pendingLifetimeMs;

/** Whether the user's free days were used by it: a trial for which a card was given. */
export const usedTrial = ({ trialEndsAt, awaitsCard, status }: Subscription): boolean =>
  trialEndsAt !== null && !awaitsCard && status !== 'incomplete' && status !== 'incomplete_expired';

/**
 * What follows for the user from everything the provider has. The subscription that counts is the one that gives Pro for
 * longest, otherwise the latest that came to anything. The order of `subscriptions` does not matter.
 */
export function summarize(subscriptions: readonly Subscription[], graceDays: number) {
  const newestFirst = subscriptions.toSorted(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const until = (subscription: Subscription) => proUntil(subscription, graceDays)?.getTime() ?? 0;
  const [longest] = newestFirst.toSorted((a, b) => until(b) - until(a));
  const current =
    longest && until(longest) > 0
      ? longest
      : newestFirst.find((each) => !isPending(each) && each.status !== 'incomplete_expired' && !endedUnused(each));
  return {
    current: current ?? null,
    proUntil: current ? proUntil(current, graceDays) : null,
    trialUsed: subscriptions.some((each) => usedTrial(each) && !endedUnused(each)),
  };
}

/** A trial that was called off before its card was given: the provider says only that it was cancelled. */
const endedUnused = ({ status, awaitsCard }: Subscription): boolean => status === 'canceled' && awaitsCard;
