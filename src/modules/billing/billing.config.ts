import { z } from 'zod';
import { ConfigError } from '../../platform/config/config.ts';
import { defineSetting, hasNoPath, optionalKey, type ReadSetting, wholeNumber } from '../../platform/config/setting.ts';
import { planSettings } from '../plans/plans.config.ts';
import type { PaymentSettings } from './payment-settings.ts';

export const billingSettings = {
  stripeSecretKey: defineSetting({
    name: 'STRIPE_SECRET_KEY',
    doc: 'The secret key of a Stripe account, to take payments. Set STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, too.',
    allowed: 'a key that begins with sk_ or rk_',
    schema: optionalKey(/^(sk|rk)_\w+$/),
    default: undefined,
    unset: 'no payments are taken',
    secret: true,
  }),
  stripePublishableKey: defineSetting({
    name: 'STRIPE_PUBLISHABLE_KEY',
    doc: 'The key of the same account that pages may know.',
    allowed: 'a key that begins with pk_',
    schema: optionalKey(/^pk_\w+$/),
    default: undefined,
    unset: 'no payments are taken',
  }),
  stripeWebhookSecret: defineSetting({
    name: 'STRIPE_WEBHOOK_SECRET',
    doc: 'The signing secret of the webhook endpoint PUBLIC_URL/api/stripe/webhook at Stripe.',
    allowed: 'a secret that begins with whsec_',
    schema: optionalKey(/^whsec_[\w+/=]+$/),
    default: undefined,
    unset: 'no payments are taken',
    secret: true,
  }),
  stripePriceMonthly: defineSetting({
    name: 'STRIPE_PRICE_MONTHLY',
    doc: 'A price of your own at Stripe for Pro Monthly.',
    allowed: 'the id of a price, such as price_1ABC',
    schema: optionalKey(/^price_\w+$/),
    default: undefined,
    unset: 'made at Stripe from the plan catalogue',
  }),
  stripePriceAnnual: defineSetting({
    name: 'STRIPE_PRICE_ANNUAL',
    doc: 'A price of your own at Stripe for Pro Annual.',
    allowed: 'the id of a price, such as price_1ABC',
    schema: optionalKey(/^price_\w+$/),
    default: undefined,
    unset: 'made at Stripe from the plan catalogue',
  }),
  stripeApiUrl: defineSetting({
    name: 'STRIPE_API_URL',
    doc: "Where Stripe's API is; `npm run fake-stripe` is a stand-in for tests and development.",
    allowed: 'a web address without a path',
    schema: z
      .url({ protocol: /^https?$/ })
      .pipe(z.string().refine(hasNoPath))
      .transform((text) => new URL(text).origin),
    default: 'https://api.stripe.com',
  }),
  stripeJsUrl: defineSetting({
    name: 'STRIPE_JS_URL',
    doc: "Stripe's script for the card form; only the subscribe page loads it.",
    allowed: 'a web address',
    schema: z.url({ protocol: /^https?$/ }),
    default: 'https://js.stripe.com/endive/stripe.js',
  }),
  paymentGraceDays: defineSetting({
    name: 'PAYMENT_GRACE_DAYS',
    doc: 'How many days Pro lasts while the charge of a renewal fails.',
    allowed: 'a whole number from 0 to 30',
    schema: wholeNumber(0, 30),
    default: '7',
  }),
};

export type BillingConfig = ReturnType<typeof readBillingConfig>;

export function readBillingConfig(read: ReadSetting) {
  const payment = readPayment(read);
  if (payment && read(planSettings.everyonePro)) {
    throw new ConfigError(
      'The setting EVERYONE_PRO gives Pro to everybody, so there is nothing to sell: unset it, or unset STRIPE_SECRET_KEY, ' +
        'STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET. End running subscriptions at Stripe first, or they continue to be charged.',
    );
  }
  return { payment };
}

/** The settings for taking payments: all or none. */
function readPayment(read: ReadSetting): PaymentSettings | undefined {
  const secretKey = read(billingSettings.stripeSecretKey);
  const publishableKey = read(billingSettings.stripePublishableKey);
  const webhookSecret = read(billingSettings.stripeWebhookSecret);
  const rest = {
    apiUrl: read(billingSettings.stripeApiUrl),
    jsUrl: read(billingSettings.stripeJsUrl),
    prices: { monthly: read(billingSettings.stripePriceMonthly), annual: read(billingSettings.stripePriceAnnual) },
    graceDays: read(billingSettings.paymentGraceDays),
  };
  if (secretKey && publishableKey && webhookSecret) return { secretKey, publishableKey, webhookSecret, ...rest };
  if (secretKey || publishableKey || webhookSecret) {
    throw new ConfigError(
      'Payments need all of STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET. Set the missing ones, or ' +
        'none of them to take no payments.',
    );
  }
  return undefined;
}
