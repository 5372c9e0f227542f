import { language, t } from '../../shared/language/translate.ts';
import type { CallerUser } from '../accounts/caller.ts';
import { type PaidPlan, trialOffer } from '../plans/plans.contract.ts';
import type { BillingState, CreatedSubscription, Invoices } from './billing.contract.ts';
import { billingErrors } from './billing.errors.ts';
import type { BillingRepository, CustomerRow, Transaction } from './billing.repository.ts';
import type { SubscriptionRecord } from './billing.tables.ts';
import { createLimiter } from './call-limiter.ts';
import type { Gateway } from './stripe-gateway.ts';
import { isFresh, isPending, isRunning, type Subscription } from './subscription.ts';
import type { Sync } from './sync-customer.ts';
import type { Trials } from './trials.ts';

export type Billing = ReturnType<typeof createBilling>;

type Subscriber = Pick<CallerUser, 'id' | 'email'>;

// Each holds a database connection while the provider answers.
const atOnce = 4;
const mayWait = 40;

type Dependencies = {
  repository: BillingRepository;
  gateway: Gateway;
  sync: Sync;
  trials: Trials;
  readState: ReadState;
  /** Return address of the provider's page. */
  accountUrl: string;
};

/** What users do with their own subscription. Every action starts from the provider's current state. */
export function createBilling(dependencies: Dependencies) {
  const { repository, gateway, sync, readState, accountUrl } = dependencies;
  const turn = createLimiter({ places: atOnce, waiting: mayWait, onFull: () => billingErrors.busy() });
  const subscribe = createSubscribe(dependencies);

  /** Runs `change` on the running subscription, then reads and writes the result. */
  async function changeRunning(
    userId: string,
    change: (running: Subscription) => Promise<void>,
  ): Promise<BillingState> {
    const changed = await turn(() =>
      repository.lock(userId, async (customer, transaction) => {
        const { customerId } = customer;
        const running = customerId && (await gateway.subscriptions(customerId))?.find(isRunning);
        if (!customerId || !running) throw billingErrors.noSubscription();
        await change(running);
        await sync.write(customer, (await gateway.subscriptions(customerId)) ?? [], transaction);
        return true;
      }),
    );
    if (!changed) throw billingErrors.noSubscription();
    await sync.onChange(userId);
    return readState(userId);
  }

  async function requireCustomer(userId: string): Promise<string> {
    const customer = await repository.find(userId);
    if (!customer?.customerId) throw billingErrors.noCustomer();
    return customer.customerId;
  }

  return {
    /**
     * Starts a subscription and returns what the page needs to complete it. A pending one of this plan is returned again; one
     * of the other plan is cancelled first. Throws a 409 for subscribers.
     */
    subscribe: async (user: Subscriber, plan: PaidPlan, address: string): Promise<CreatedSubscription> => {
      const begun = await turn(() => subscribe(user, plan, address));
      // Outside the transaction, so that the state read so far stays written.
      if (!begun) {
        await sync.onChange(user.id);
        throw billingErrors.alreadyPro();
      }
      return begun;
    },

    /** Reads the provider's state now, for a page that has just paid. */
    refresh: async (userId: string): Promise<BillingState> => {
      await turn(() => sync.syncUser(userId));
      return readState(userId);
    },

    /** Ends Pro with the paid period; an unpaid one ends now. */
    cancel: (userId: string): Promise<BillingState> =>
      changeRunning(userId, ({ id, status }) =>
        status === 'active' || status === 'trialing' ? gateway.cancelAtPeriodEnd(id, true) : gateway.cancelNow(id),
      ),

    resume: (userId: string): Promise<BillingState> =>
      changeRunning(userId, ({ id }) => gateway.cancelAtPeriodEnd(id, false)),

    changePlan: (userId: string, plan: PaidPlan): Promise<BillingState> =>
      changeRunning(userId, async (running) => {
        if (running.plan === plan) throw billingErrors.samePlan({ plan });
        await gateway.changePlan(running, plan);
      }),

    invoices: async (userId: string): Promise<Invoices> => {
      const customer = await repository.find(userId);
      return customer?.customerId ? gateway.invoices(customer.customerId) : { invoices: [] };
    },

    portalUrl: async (userId: string): Promise<string> => gateway.portalUrl(await requireCustomer(userId), accountUrl),

    /** Ends everything at the provider for a deleted account. */
    close: async (userId: string): Promise<void> => {
      const closed = await repository.lock(userId, async ({ customerId }) => {
        if (customerId !== null) await gateway.closeCustomer(customerId);
        return true;
      });
      if (closed) await repository.remove(userId);
    },
  };
}

/** Undefined for those who are subscribed already. */
function createSubscribe({ repository, gateway, sync, trials }: Dependencies) {
  async function ensureCustomer(user: Subscriber, address: string): Promise<void> {
    await repository.begin(user.id, trials.networkMark(address));
    await repository.lock(user.id, async ({ customerId }, transaction) => {
      if (customerId !== null) return;
      await repository.setCustomer(user.id, await gateway.createCustomer(user, 'first'), transaction);
    });
  }

  /** The customer was removed at the provider: the user starts over. */
  async function replaceCustomer(user: Subscriber, gone: string, transaction: Transaction): Promise<string> {
    const customerId = await gateway.createCustomer(user, gone);
    await repository.setCustomer(user.id, customerId, transaction);
    return customerId;
  }

  return async (user: Subscriber, plan: PaidPlan, address: string): Promise<CreatedSubscription | undefined> => {
    await ensureCustomer(user, address);
    return repository.lock(user.id, async (customer, transaction) => {
      let { customerId } = customer;
      if (customerId === null) throw billingErrors.noCustomer();
      const found = await gateway.subscriptions(customerId);
      if (!found) customerId = await replaceCustomer(user, customerId, transaction);
      const written = await sync.write(customer, found ?? [], transaction);
      const { subscriptions } = written;
      if (subscriptions.some(isRunning)) return undefined;
      const pending = subscriptions.filter(isPending);
      const same = pending.find((each) => each.plan === plan && isFresh(each, new Date()));
      for (const other of pending) if (other !== same) await gateway.cancelNow(other.id);
      const trialDays = await trials.daysFor({ ...customer, ...written }, user.email, transaction);
      const begun = same
        ? await gateway.reopen(same)
        : await gateway.createSubscription({
            customerId,
            plan,
            trialDays,
            // Idempotency key from the existing subscriptions, so that a lost answer does not create a second one.
            attempt: found?.[0]?.id ?? 'first',
          });
      if (!begun) await sync.write(customer, (await gateway.subscriptions(customerId)) ?? [], transaction);
      return begun && { ...begun, trialUsed: trialOffer.on && begun.trialEndsAt === null };
    });
  };
}

/** What pages show of a user's cached state. */
export type ReadState = (userId: string) => Promise<BillingState>;

export const createReadState =
  ({ repository, trials }: { repository: BillingRepository; trials: Trials }): ReadState =>
  async (userId) => {
    const customer = await repository.find(userId);
    const trialDays = await trials.daysFor(customer, await repository.findEmail(userId));
    return toState(customer, trialDays, new Date());
  };

const trialRefused = (): string =>
  t('This card already had a free trial, so none was started and nothing was charged. You can subscribe without one.');

function toState(customer: CustomerRow | undefined, trialDays: number, now: Date): BillingState {
  const until = customer?.proUntil;
  return {
    proUntil: until && until > now ? until.toISOString() : null,
    subscription: toShown(customer?.subscription ?? null),
    paymentProblem: toProblem(customer?.subscription?.graceEndsAt ?? null, now),
    trialDays,
    trialRefused: customer?.refusedTrial && !customer.subscription ? trialRefused() : null,
  };
}

function toShown(record: SubscriptionRecord | null): BillingState['subscription'] {
  if (!record) return null;
  const { id: _id, graceEndsAt: _graceEndsAt, ...shown } = record;
  return shown;
}

function toProblem(graceEndsAt: string | null, now: Date): BillingState['paymentProblem'] {
  return graceEndsAt === null ? null : { message: describeProblem(graceEndsAt, now), graceEndsAt };
}

function describeProblem(graceEndsAt: string, now: Date): string {
  const end = new Date(graceEndsAt);
  const day = end.toLocaleDateString(language(), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return end > now
    ? t('The last payment did not go through. Pro lasts until {day}; please check your card before then.', { day })
    : t('The last payment did not go through, so Pro has ended. Please check your card to continue.');
}
