import { DAY_MS, HOUR_MS } from '../../shared/units.ts';
import type { PaidPlan } from '../plans/plans.contract.ts';
import type { SubscriptionStatus } from './billing.contract.ts';

/** A subscription at the provider, in our terms. */
export type Subscription = {
  id: string;
  /** Its only item, needed to change the plan. */
  itemId: string;
  plan: PaidPlan;
  priceId: string;
  priceCents: number;
  status: SubscriptionStatus;
  createdAt: Date;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  trialEndsAt: Date | null;
  /** Set when it will end by itself. */
  cancelsAt: Date | null;
  endedAt: Date | null;
  /** A trial without a card yet: pending, like an unpaid subscription. */
  awaitsCard: boolean;
  /** The provider's fingerprint of the card; null without one, or for other payment methods. */
  cardFingerprint: string | null;
};

// The provider renews within an hour of the period's end and retries for hours; nobody loses Pro meanwhile, nor when its
// webhooks are late.
const renewalSlackMs = 2 * DAY_MS;

// The provider ends an incomplete subscription after 23 hours; the page needs some time before that.
const pendingLifetimeMs = 20 * HOUR_MS;

/** When the Pro of this subscription ends; null when it gives none. */
export function proUntil(subscription: Subscription, graceDays: number): Date | null {
  const { status, currentPeriodStart, currentPeriodEnd, cancelsAt, awaitsCard } = subscription;
  if (status === 'past_due') return new Date(currentPeriodStart.getTime() + graceDays * DAY_MS);
  if ((status !== 'active' && status !== 'trialing') || awaitsCard) return null;
  return cancelsAt ?? new Date(currentPeriodEnd.getTime() + renewalSlackMs);
}

/** Started, but neither paid nor with a card: gives no Pro yet. */
export const isPending = ({ status, awaitsCard, endedAt }: Subscription): boolean =>
  endedAt === null && (status === 'incomplete' || awaitsCard);

/** Paid, in its trial, or past due: a second one would charge twice. */
export const isRunning = (subscription: Subscription): boolean =>
  !isPending(subscription) && ['active', 'trialing', 'past_due', 'unpaid', 'paused'].includes(subscription.status);

/** Whether a page may still complete it. */
export const isFresh = ({ createdAt }: Subscription, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < pendingLifetimeMs;

/** Whether it used the user's trial: one with a card. */
export const usedTrial = ({ trialEndsAt, awaitsCard, status }: Subscription): boolean =>
  trialEndsAt !== null && !awaitsCard && status !== 'incomplete' && status !== 'incomplete_expired';

/**
 * The user's state from all subscriptions at the provider. The one that gives Pro for longest counts, otherwise the latest
 * that was completed. Their order does not matter.
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

/** A trial cancelled before a card was given: the provider only says that it was cancelled. */
const endedUnused = ({ status, awaitsCard }: Subscription): boolean => status === 'canceled' && awaitsCard;
