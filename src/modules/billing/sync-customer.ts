import type { Log } from '../../platform/log/log.ts';
import type { BillingRepository, CustomerRow, Transaction } from './billing.repository.ts';
import type { SubscriptionRecord } from './billing.tables.ts';
import type { Gateway } from './stripe-gateway.ts';
import { proUntil, type Subscription, summarize, usedTrial } from './subscription.ts';
import type { Trials } from './trials.ts';

export type Sync = ReturnType<typeof createSync>;

/**
 * Reads a customer's subscriptions from the provider and writes the result. The same for webhooks, visits and reconciliation,
 * so that webhooks may be late, repeated, out of order or lost.
 */
export function createSync(dependencies: {
  repository: BillingRepository;
  gateway: Gateway;
  trials: Trials;
  graceDays: number;
  /** Notified after the write, to invalidate cached callers. */
  onChange: (userId: string) => Promise<void>;
  log: Log;
}) {
  const { repository, gateway, trials, graceDays, onChange, log } = dependencies;

  /** Cancels trials whose card already had one, with any account: nothing was charged for them. */
  async function refuseTrials(customer: CustomerRow, subscriptions: readonly Subscription[], transaction: Transaction) {
    const email = await repository.findEmail(customer.userId, transaction);
    let { refusedTrial } = customer;
    for (const each of subscriptions) {
      if (each.id === refusedTrial || !usedTrial(each) || (await trials.begin(each, customer, email, transaction)))
        continue;
      if (each.status !== 'trialing') continue;
      await gateway.cancelNow(each.id);
      refusedTrial = each.id;
      log.info('Refused a trial: its card had one before');
    }
    return refusedTrial;
  }

  /** For the holder of the customer's lock. Returns what was written, and the subscriptions that count. */
  async function write(customer: CustomerRow, found: readonly Subscription[], transaction: Transaction) {
    const refusedTrial = await refuseTrials(customer, found, transaction);
    const subscriptions = found.filter(({ id }) => id !== refusedTrial);
    const { current, proUntil: until, trialUsed } = summarize(subscriptions, graceDays);
    const state = {
      subscription: current && toRecord(current, graceDays),
      proUntil: until,
      trialUsed: customer.trialUsed || trialUsed || refusedTrial !== null,
      refusedTrial,
    };
    await repository.save(customer.userId, state, transaction);
    if (customer.proUntil?.getTime() !== until?.getTime()) {
      log.info({ status: current?.status, plan: current?.plan, pro: until !== null }, 'A subscription changed');
    }
    return { ...state, subscriptions };
  }

  return {
    write,
    onChange,

    syncUser: async (userId: string): Promise<void> => {
      await repository.lock(userId, async (customer, transaction) => {
        if (customer.customerId === null) return;
        await write(customer, (await gateway.subscriptions(customer.customerId)) ?? [], transaction);
      });
      await onChange(userId);
    },
  };
}

function toRecord(subscription: Subscription, graceDays: number): SubscriptionRecord {
  const { id, plan, status, priceCents, currentPeriodEnd, trialEndsAt, cancelsAt, endedAt } = subscription;
  const grace = status === 'past_due' ? proUntil(subscription, graceDays) : null;
  return {
    id,
    plan,
    status,
    priceCents,
    currentPeriodEnd: (cancelsAt ?? currentPeriodEnd).toISOString(),
    trialEndsAt: status === 'trialing' ? (trialEndsAt?.toISOString() ?? null) : null,
    cancelAtPeriodEnd: cancelsAt !== null && endedAt === null,
    endedAt: endedAt?.toISOString() ?? null,
    graceEndsAt: grace?.toISOString() ?? null,
  };
}
