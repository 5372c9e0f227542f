import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import { paidPlans } from '../plans/plans.contract.ts';

/*
 * All amounts are in US cents, all times are ISO 8601 in UTC. Calls that change something need a signed-in user (401
 * otherwise). Without payment settings they answer 503, code PAYMENT_UNAVAILABLE, with `paymentUnavailable.text`.
 */

/** Shown on the subscribe page when this server takes no payments. */
export const paymentUnavailable = {
  title: t('Payment System Not Available'),
  text: t('Payment processing is currently unavailable. Please try again later.'),
};

const time = z.iso.datetime();
const paidPlan = z.enum(paidPlans, { error: t("The plan must be 'monthly' or 'annual'.") });

/** `GET /api/billing/config`, public: what the page needs to take a payment. */
export const billingConfigSchema = z.discriminatedUnion('available', [
  z.object({ available: z.literal(false) }),
  z.object({
    available: z.literal(true),
    publishableKey: z.string(),
    /** The script of the Payment Element; the subscribe page's content security policy allows only this one. */
    stripeJsUrl: z.string(),
    /** Free days before the first charge for a first subscription; 0 without a trial. */
    trialDays: z.number(),
  }),
]);
export type BillingConfig = z.infer<typeof billingConfigSchema>;

/** `POST /api/create-subscription`. 'pro' is Pro Monthly. 409 ALREADY_PRO for Pro users. */
export const createSubscriptionRequestSchema = z.object({
  plan: z
    .enum(['pro', ...paidPlans], { error: t("The plan must be 'pro', 'monthly' or 'annual'.") })
    .default('pro')
    .describe("'pro' is the same as 'monthly'."),
});

/** Repeated calls for the same plan return the same pending subscription. */
export const createSubscriptionSchema = z.object({
  clientSecret: z.string(),
  /** The stripe.js call that completes it: confirmPayment, or confirmSetup for a card charged after a trial. */
  intent: z.enum(['payment', 'setup']),
  plan: paidPlan,
  /** Charged on confirmation; 0 with a trial. */
  dueNowCents: z.number(),
  /** When the first charge follows; null without a trial. */
  trialEndsAt: time.nullable(),
  /** There is a trial, but this user, address or network already used it: the amount is charged on confirmation. */
  trialUsed: z.boolean(),
});
export type CreatedSubscription = z.infer<typeof createSubscriptionSchema>;

/** The provider's states. 'trialing' and 'active' are Pro; 'past_due' is Pro until `graceEndsAt`. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** `GET /api/billing`, and the answer of cancel, resume, change-plan and refresh. */
export const billingStateSchema = z.object({
  /** End of Pro; null when not Pro. A cancelled subscription stays Pro until its period ends. */
  proUntil: time.nullable(),
  /** The latest subscription, or null for users who never completed one. */
  subscription: z
    .object({
      plan: paidPlan,
      status: z.enum(subscriptionStatuses),
      priceCents: z.number(),
      /** When the paid or trial period ends, and the next charge follows unless cancelled. */
      currentPeriodEnd: time,
      /** Null outside a trial. */
      trialEndsAt: time.nullable(),
      cancelAtPeriodEnd: z.boolean(),
      /** When it finally ended; null while it runs. */
      endedAt: time.nullable(),
    })
    .nullable(),
  /** Set while the last charge failed: a sentence, and until when Pro lasts. */
  paymentProblem: z.object({ message: z.string(), graceEndsAt: time }).nullable(),
  /** Free days of this user's next subscription; 0 after the first one. */
  trialDays: z.number(),
  /** Set when the trial was refused because the card had one before: a sentence. Nothing was charged. */
  trialRefused: z.string().nullable(),
});
export type BillingState = z.infer<typeof billingStateSchema>;

export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

/** `GET /api/billing/invoices`: the latest 24, newest first. */
export const invoicesSchema = z.object({
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string().nullable(),
      createdAt: time,
      amountCents: z.number(),
      status: z.enum(invoiceStatuses),
      /** The provider's page to view or pay it. */
      pageUrl: z.url().nullable(),
      pdfUrl: z.url().nullable(),
    }),
  ),
});
export type Invoices = z.infer<typeof invoicesSchema>;

/** `POST /api/billing/change-plan`: prorated by the provider. 409 for the current plan. */
export const changePlanRequestSchema = z.object({ plan: paidPlan });

/** `POST /api/billing/portal`: the provider's page for cards and invoices; it leads back to /account. */
export const portalSchema = z.object({ url: z.url() });
