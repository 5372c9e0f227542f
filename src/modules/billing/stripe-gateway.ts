import type { Stripe } from 'stripe';
import type { Log } from '../../platform/log/log.ts';
import { AppError } from '../../shared/errors.ts';
import type { PaidPlan } from '../plans/plans.contract.ts';
import { type CreatedSubscription, type Invoices, invoiceStatuses, subscriptionStatuses } from './billing.contract.ts';
import { billingErrors } from './billing.errors.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { codeOf, createCatalogue } from './stripe-catalogue.ts';
import type { Subscription } from './subscription.ts';

/** What the page needs to complete a subscription. */
type BegunSubscription = Omit<CreatedSubscription, 'trialUsed'>;

export type Gateway = ReturnType<typeof createGateway>;

/** The requests this project makes to the payment provider. Failures become errors for the user. */
export function createGateway(dependencies: { stripe: Stripe; settings: PaymentSettings; log: Log }) {
  const { stripe, log } = dependencies;
  const { priceOf, discounts } = createCatalogue(dependencies);

  const calls = {
    /** Creates the provider's customer for a user; idempotent within a day. */
    createCustomer: async (user: { id: string; email: string }, attempt: string): Promise<string> => {
      const customer = await stripe.customers.create(
        // The address may change between two attempts, which would conflict with one idempotency key.
        { metadata: { userId: user.id } },
        { idempotencyKey: `customer-${user.id}-${attempt}` },
      );
      await stripe.customers.update(customer.id, { email: user.email });
      return customer.id;
    },

    /** Every subscription of the customer, including ended ones; undefined for an unknown customer. */
    subscriptions: async (customerId: string): Promise<Subscription[] | undefined> => {
      try {
        const found = await listSubscriptions(stripe, customerId);
        await Promise.all(found.map((subscription) => adoptCard(stripe, subscription)));
        return found.flatMap((subscription) => toSubscription(subscription) ?? []);
      } catch (error) {
        if (codeOf(error) === 'resource_missing') return undefined;
        throw error;
      }
    },

    /**
     * `attempt` is the idempotency key. Undefined when nothing is left to complete, such as when the customer's credit covers
     * the first period.
     */
    createSubscription: async (order: {
      customerId: string;
      plan: PaidPlan;
      trialDays: number;
      attempt: string;
    }): Promise<BegunSubscription | undefined> => {
      const { customerId, plan, trialDays, attempt } = order;
      const offers = await discounts(plan);
      const subscription = await stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: await priceOf(plan) }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          ...(offers.length > 0 && { discounts: offers }),
          ...(trialDays > 0 && {
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
          }),
          expand: secretPaths,
        },
        { idempotencyKey: `subscription-${customerId}-${attempt}-${plan}-${trialDays}` },
      );
      return toCreated(subscription, plan);
    },

    /** What completes a pending subscription; undefined when it is complete. */
    reopen: async ({ id, plan }: Subscription): Promise<BegunSubscription | undefined> =>
      toCreated(await stripe.subscriptions.retrieve(id, { expand: secretPaths }), plan),

    cancelNow: async (id: string): Promise<void> => void (await stripe.subscriptions.cancel(id)),

    cancelAtPeriodEnd: async (id: string, cancels: boolean): Promise<void> =>
      void (await stripe.subscriptions.update(id, { cancel_at_period_end: cancels })),

    /** Credits the rest of the current period and charges the new one now, or changes nothing. */
    changePlan: async ({ id, itemId }: Subscription, plan: PaidPlan): Promise<void> => {
      await stripe.subscriptions.update(id, {
        items: [{ id: itemId, price: await priceOf(plan) }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        cancel_at_period_end: false,
      });
    },

    invoices: async (customerId: string): Promise<Invoices> => {
      const { data } = await stripe.invoices.list({ customer: customerId, limit: 24 });
      return { invoices: data.map(toInvoice) };
    },

    portalUrl: async (customerId: string, returnUrl: string): Promise<string> =>
      (await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })).url,

    /** Ends every subscription of the customer and deletes the person; invoices stay with the provider. */
    closeCustomer: async (customerId: string): Promise<void> => {
      try {
        await stripe.customers.del(customerId);
      } catch (error) {
        if (codeOf(error) !== 'resource_missing') throw error;
      }
    },
  };

  return withToldErrors(calls, log);
}

// More than anybody starts in good faith; the newest come first.
const maxSubscriptions = 300;

const secretPaths = ['latest_invoice.confirmation_secret', 'pending_setup_intent'];

async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const found: Stripe.Subscription[] = [];
  const query = {
    customer,
    status: 'all',
    limit: 100,
    expand: ['data.pending_setup_intent', 'data.default_payment_method'],
  } as const;
  for await (const subscription of stripe.subscriptions.list({ ...query, expand: [...query.expand] })) {
    found.push(subscription);
    if (found.length === maxSubscriptions) break;
  }
  return found;
}

/** The provider saves a payment's card by itself; a trial's card is set as the subscription's here, in case it did not. */
async function adoptCard(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const intent = subscription.pending_setup_intent;
  if (subscription.status !== 'trialing' || subscription.default_payment_method || typeof intent !== 'object') return;
  if (intent?.status !== 'succeeded' || !intent.payment_method) return;
  const card = typeof intent.payment_method === 'string' ? intent.payment_method : intent.payment_method.id;
  const { default_payment_method: adopted } = await stripe.subscriptions.update(subscription.id, {
    default_payment_method: card,
    expand: ['default_payment_method'],
  });
  subscription.default_payment_method = adopted;
}

function toSubscription(subscription: Stripe.Subscription): Subscription | undefined {
  // Since API version 2025-03-31 the period belongs to the items.
  const [item] = subscription.items.data;
  const interval = item?.price.recurring?.interval;
  // Something else the operator sells with the same account.
  if (!item || (interval !== 'month' && interval !== 'year')) return undefined;
  const setup = subscription.pending_setup_intent;
  const cardGiven = subscription.default_payment_method !== null || setup === null;
  const cancelsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  return {
    id: subscription.id,
    itemId: item.id,
    plan: interval === 'year' ? 'annual' : 'monthly',
    priceId: item.price.id,
    priceCents: item.price.unit_amount ?? 0,
    status: toStatus(subscription.status),
    createdAt: toDate(subscription.created),
    currentPeriodStart: toDate(item.current_period_start),
    currentPeriodEnd: toDate(item.current_period_end),
    trialEndsAt: toDateOrNull(subscription.trial_end),
    cancelsAt: toDateOrNull(cancelsAt),
    endedAt: toDateOrNull(subscription.ended_at),
    awaitsCard:
      subscription.trial_end !== null &&
      !cardGiven &&
      (typeof setup === 'string' || setup?.status !== 'succeeded') &&
      ['trialing', 'canceled'].includes(subscription.status),
    cardFingerprint: fingerprintOf(subscription.default_payment_method),
  };
}

const fingerprintOf = (method: string | Stripe.PaymentMethod | null): string | null =>
  typeof method === 'object' ? (method?.card?.fingerprint ?? null) : null;

/** An unknown, newer status gives nobody Pro. */
const toStatus = (status: string): Subscription['status'] =>
  subscriptionStatuses.find((known) => known === status) ?? 'unpaid';

function toCreated(subscription: Stripe.Subscription, plan: PaidPlan): BegunSubscription | undefined {
  const { pending_setup_intent: setup, latest_invoice: invoice, trial_end: trialEnd } = subscription;
  if (typeof setup === 'object' && setup?.client_secret) {
    const trialEndsAt = toDateOrNull(trialEnd)?.toISOString() ?? null;
    return { clientSecret: setup.client_secret, intent: 'setup', plan, dueNowCents: 0, trialEndsAt };
  }
  if (typeof invoice === 'object' && invoice?.confirmation_secret) {
    const { client_secret: clientSecret } = invoice.confirmation_secret;
    return { clientSecret, intent: 'payment', plan, dueNowCents: invoice.amount_due, trialEndsAt: null };
  }
  return undefined;
}

const toInvoice = (invoice: Stripe.Invoice): Invoices['invoices'][number] => ({
  id: invoice.id,
  number: invoice.number,
  createdAt: toDate(invoice.created).toISOString(),
  amountCents: invoice.total,
  status: toInvoiceStatus(invoice.status),
  pageUrl: invoice.hosted_invoice_url ?? null,
  pdfUrl: invoice.invoice_pdf ?? null,
});

const toInvoiceStatus = (status: string | null): (typeof invoiceStatuses)[number] =>
  invoiceStatuses.find((known) => known === status) ?? 'draft';

const toDate = (seconds: number): Date => new Date(seconds * 1000);
const toDateOrNull = (seconds: number | null): Date | null => (seconds === null ? null : toDate(seconds));

/** The same calls with the provider's refusals as user errors; details go to the log. */
function withToldErrors<Calls extends Record<string, (...values: never[]) => Promise<unknown>>>(
  calls: Calls,
  log: Log,
): Calls {
  const told = Object.entries(calls).map(([name, call]) => [
    name,
    async (...values: never[]) => {
      try {
        return await call(...values);
      } catch (error) {
        throw toAppError(error, name, log);
      }
    },
  ]);
  // Every entry has the signature of the one it wraps.
  return Object.fromEntries(told) as Calls;
}

function toAppError(error: unknown, call: string, log: Log): unknown {
  if (error instanceof AppError || !(error instanceof Error) || !('type' in error)) return error;
  const details = { cause: error, log: `${call}: ${error.message}` };
  if (error.type === 'StripeCardError') return billingErrors.declined({ reason: error.message }, details);
  log.error({ call, type: error.type, code: codeOf(error), reason: error.message }, 'The payment provider refused');
  return error.type === 'StripeAuthenticationError' || error.type === 'StripePermissionError'
    ? billingErrors.unavailable(undefined, details)
    : billingErrors.unreachable(undefined, details);
}
