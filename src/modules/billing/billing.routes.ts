import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { attemptsUsedUp } from '../../platform/rate-limit/rate-limits.ts';
import type { AppError } from '../../shared/errors.ts';
import type { CallerUser, Identify } from '../accounts/caller.ts';
import { describeRoute } from '../accounts/describe-route.ts';
import { readBody } from '../accounts/read-body.ts';
import { planCatalogue, trialOffer } from '../plans/plans.contract.ts';
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
const providerRefusals = [
  billingErrors.sessionOnly(),
  attemptsUsedUp(),
  billingErrors.unavailable(),
  billingErrors.unreachable(),
  billingErrors.busy(),
];

/** The signed-in user's own subscription. No body can name another user or customer. */
export function billingRoutes(
  app: FastifyInstance,
  { identify, readState, billing, settings, limit }: Dependencies,
): void {
  async function requireUser(request: FastifyRequest): Promise<CallerUser> {
    const { user, apiKeyId } = await identify(request);
    if (!user) throw billingErrors.signedOut();
    if (apiKeyId !== undefined) throw billingErrors.sessionOnly();
    return user;
  }

  function requireBilling(): Billing {
    if (!billing) throw billingErrors.unavailable();
    return billing;
  }

  /** A call that reads or changes something at the provider. */
  function post<Body>(
    path: string,
    about: { summary: string; body: z.ZodType<Body>; result: z.ZodType; refusals?: readonly AppError[] },
    work: (available: Billing, user: CallerUser, body: Body, request: FastifyRequest) => Promise<unknown>,
  ): void {
    const refusals = [...providerRefusals, ...(about.refusals ?? [])];
    app.post(path, describeRoute({ ...about, refusals, tag }), async (request, reply) => {
      const user = await requireUser(request);
      const available = requireBilling();
      const body = readBody(request, about.body);
      await limit(user.id);
      reply.header('cache-control', 'no-store');
      return work(available, user, body, request);
    });
  }

  app.get(
    '/api/billing/config',
    describeRoute({
      summary: 'What a page needs to take a payment, or that this server takes none.',
      access: 'anyone',
      result: billingConfigSchema,
      tag,
    }),
    async (): Promise<BillingConfig> =>
      billing && settings
        ? {
            available: true,
            publishableKey: settings.publishableKey,
            stripeJsUrl: settings.jsUrl,
            trialDays: trialOffer.on ? trialOffer.days : 0,
          }
        : { available: false },
  );

  app.get(
    '/api/billing',
    describeRoute({
      summary: 'The subscription of the signed-in user.',
      result: billingStateSchema,
      tag,
      refusals: [billingErrors.sessionOnly()],
    }),
    async (request, reply) => {
      const user = await requireUser(request);
      reply.header('cache-control', 'no-store');
      return readState(user.id);
    },
  );

  app.get(
    '/api/billing/invoices',
    describeRoute({ summary: 'The latest invoices.', result: invoicesSchema, tag, refusals: providerRefusals }),
    async (request, reply) => {
      const user = await requireUser(request);
      const available = requireBilling();
      await limit(user.id);
      reply.header('cache-control', 'no-store');
      return available.invoices(user.id);
    },
  );

  post(
    '/api/create-subscription',
    {
      summary: 'Starts a subscription, or continues a pending one; the page completes it with the secret.',
      body: createSubscriptionRequestSchema,
      result: createSubscriptionSchema,
      refusals: [billingErrors.alreadyPro(), billingErrors.declined({ reason: 'Your card has insufficient funds.' })],
    },
    (available, user, { plan }, { ip }) => available.subscribe(user, plan === 'pro' ? 'monthly' : plan, ip),
  );
  const state = { body: z.object({}), result: billingStateSchema };
  post(
    '/api/billing/refresh',
    { summary: 'Refreshes the subscription from the provider.', ...state },
    (available, { id }) => available.refresh(id),
  );
  post(
    '/api/billing/cancel',
    { summary: 'Ends Pro with the paid period.', ...state, refusals: [billingErrors.noSubscription()] },
    (available, { id }) => available.cancel(id),
  );
  post(
    '/api/billing/resume',
    { summary: 'Resumes a cancelled subscription.', ...state, refusals: [billingErrors.noSubscription()] },
    (available, { id }) => available.resume(id),
  );
  post(
    '/api/billing/change-plan',
    {
      summary: 'Changes between monthly and annual.',
      ...state,
      body: changePlanRequestSchema,
      refusals: [billingErrors.noSubscription(), billingErrors.samePlan({ plan: planCatalogue.monthly.name })],
    },
    (available, { id }, { plan }) => available.changePlan(id, plan),
  );
  post(
    '/api/billing/portal',
    {
      summary: "The address of the provider's page for cards and invoices.",
      ...state,
      result: portalSchema,
      refusals: [billingErrors.noCustomer()],
    },
    async (available, { id }) => ({ url: await available.portalUrl(id) }),
  );
}
