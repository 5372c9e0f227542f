import type { Log } from '../../platform/log/log.ts';
import type { BillingRepository, CustomerRow, Transaction } from './billing.repository.ts';
import type { SubscriptionRecord } from './billing.tables.ts';
import type { Gateway } from './stripe-gateway.ts';
import { proUntil, type Subscription, summarize, usedTrial } from './subscription.ts';
import type { Trials } from './trials.ts';

export type Sync = ReturnType<typeof createSync>;

/**
 * Reads a customer's subscriptions at the provider and writes down what follows. The same whatever led to it (a message, a
 * visit, the clock), so that messages may come late, twice, in any order or not at all.
 */
export function createSync(dependencies: {
  repository: BillingRepository;
  gateway: Gateway;
  trials: Trials;
  graceDays: number;
  /** Told after it is written, so that nobody goes on believing what was true before. */
  onChange: (userId: string) => Promise<void>;
  log: Log;
}) {
  const { repository, gateway, trials, graceDays, onChange, log } = dependencies;

  /** Calls off free days that were used with the same card before, by whatever account: nothing was charged for them. */
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

  /** For whoever holds the lock of the customer. Returns what was written, and the subscriptions that count. */
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
