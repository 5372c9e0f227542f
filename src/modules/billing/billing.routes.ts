import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { attemptsUsedUp } from '../../platform/rate-limit/rate-limits.ts';
import type { CallerUser, Identify } from '../accounts/caller.ts';
import { createRoutes } from '../accounts/create-routes.ts';
import { trialOffer } from '../plans/plans.contract.ts';
import {
  type BillingConfig,
  billingConfigSchema,
  billingStateSchema,
  changePlanRequestSchema,
  createSubscriptionRequestSchema,
  createSubscriptionSchema,
  invoicesSchema,
  portalSchema,
} from './billing.contract.ts';
import { billingErrors } from './billing.errors.ts';
import type { Billing, ReadState } from './billing.usecases.ts';
import type { PaymentSettings } from './payment-settings.ts';

type Dependencies = {
  identify: Identify;
  /** Also available while this server takes no payments. */
  readState: ReadState;
  /** Undefined when this server takes no payments. */
  billing: Billing | undefined;
  settings: PaymentSettings | undefined;
  /** Limits calls to the provider per user; throws a 429. */
  limit: (userId: string) => Promise<unknown>;
};

const tag = 'Billing';
const noFields = z.object({});
const providerRefusals = [
  billingErrors.sessionOnly(),
  attemptsUsedUp(),
  billingErrors.unavailable(),
  billingErrors.unreachable(),
  billingErrors.busy(),
];

/** The signed-in user's own subscription. No body can name another user or customer. */
export function billingRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  stateRoutes(app, dependencies);
  providerRoutes(app, dependencies);
}

async function requireUser(request: FastifyRequest, reply: FastifyReply, identify: Identify): Promise<CallerUser> {
  const { user, apiKeyId } = await identify(request);
  if (!user) throw billingErrors.signedOut();
  if (apiKeyId !== undefined) throw billingErrors.sessionOnly();
  reply.header('cache-control', 'no-store');
  return user;
}

/** What this server knows itself. */
function stateRoutes(app: FastifyInstance, { identify, readState, billing, settings }: Dependencies): void {
  createRoutes(app, { tag, access: 'anyone' }, () => ({})).get(
    '/api/billing/config',
    { summary: 'What a page needs to take a payment, or that this server takes none.', result: billingConfigSchema },
    (): BillingConfig =>
      billing && settings
        ? {
            available: true,
            publishableKey: settings.publishableKey,
            stripeJsUrl: settings.jsUrl,
            trialDays: trialOffer.on ? trialOffer.days : 0,
          }
        : { available: false },
  );

  createRoutes(app, { tag }, async (request, reply) => ({ user: await requireUser(request, reply, identify) })).get(
    '/api/billing',
    {
      summary: 'The subscription of the signed-in user.',
      result: billingStateSchema,
      refusals: [billingErrors.sessionOnly()],
    },
    ({ user }) => readState(user.id),
  );
}

/** Calls that read or change something at the provider. */
function providerRoutes(app: FastifyInstance, { identify, billing, limit }: Dependencies): void {
  const routes = createRoutes(app, { tag, refusals: providerRefusals }, async (request, reply) => {
    const user = await requireUser(request, reply, identify);
    if (!billing) throw billingErrors.unavailable();
    await limit(user.id);
    return { user, billing };
  });
  const result = billingStateSchema;

  routes.get(
    '/api/billing/invoices',
    { summary: 'The latest invoices.', result: invoicesSchema },
    ({ billing, user }) => billing.invoices(user.id),
  );

  routes.post(
    '/api/create-subscription',
    {
      summary: 'Starts a subscription, or continues a pending one; the page completes it with the secret.',
      body: createSubscriptionRequestSchema,
      result: createSubscriptionSchema,
      refusals: [billingErrors.alreadyPro(), billingErrors.declined({ reason: 'Your card has insufficient funds.' })],
    },
    ({ billing, user, body: { plan }, request }) =>
      billing.subscribe(user, plan === 'pro' ? 'monthly' : plan, request.ip),
  );

  routes.post(
    '/api/billing/refresh',
    { summary: 'Refreshes the subscription from the provider.', body: noFields, result },
    ({ billing, user }) => billing.refresh(user.id),
  );

  routes.post(
    '/api/billing/cancel',
    {
      summary: 'Ends Pro with the paid period.',
      body: noFields,
      result,
      refusals: [billingErrors.noSubscription()],
    },
    ({ billing, user }) => billing.cancel(user.id),
  );

  routes.post(
    '/api/billing/resume',
    {
      summary: 'Resumes a cancelled subscription.',
      body: noFields,
      result,
      refusals: [billingErrors.noSubscription()],
    },
    ({ billing, user }) => billing.resume(user.id),
  );

  routes.post(
    '/api/billing/change-plan',
    {
      summary: 'Changes between monthly and annual.',
      body: changePlanRequestSchema,
      result,
      refusals: [billingErrors.noSubscription(), billingErrors.samePlan({ plan: 'monthly' })],
    },
    ({ billing, user, body }) => billing.changePlan(user.id, body.plan),
  );

  routes.post(
    '/api/billing/portal',
    {
      summary: "The address of the provider's page for cards and invoices.",
      body: noFields,
      result: portalSchema,
      refusals: [billingErrors.noCustomer()],
    },
    async ({ billing, user }) => ({ url: await billing.portalUrl(user.id) }),
  );
}
