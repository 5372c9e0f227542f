import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import type { PaidPlan } from '../plans/plans.contract.ts';
import { paymentUnavailable } from './billing.contract.ts';

export const billingErrors = {
  unavailable: defineError('PAYMENT_UNAVAILABLE', 503, () => paymentUnavailable.text),
  unreachable: defineError('PAYMENT_UNREACHABLE', 503, () =>
    t('The payment provider did not answer, so nothing was changed. Please try again in a minute.'),
  ),
  signedOut: defineError('SIGNED_OUT', 401, () => t('You are not signed in. Please sign in and try again.')),
  sessionOnly: defineError('SESSION_NEEDED', 403, () =>
    t('An API key cannot manage the subscription. Please sign in on the site to do that.'),
  ),
  alreadyPro: defineError('ALREADY_PRO', 409, () =>
    t('You are already subscribed to Pro. Change or cancel the subscription on your account page.'),
  ),
  noSubscription: defineError('NO_SUBSCRIPTION', 409, () =>
    t('There is no running subscription to change. You can subscribe on the pricing page.'),
  ),
  samePlan: defineError<{ plan: PaidPlan }>('SAME_PLAN', 409, ({ plan }) =>
    plan === 'monthly'
      ? t('Your subscription is already Pro Monthly, so nothing was changed.')
      : t('Your subscription is already Pro Annual, so nothing was changed.'),
  ),
  declined: defineError<{ reason: string }>('PAYMENT_DECLINED', 422, ({ reason }) =>
    t('The payment was declined: {reason} Please use another card and try again.', { reason }),
  ),
  noCustomer: defineError('NO_CUSTOMER', 409, () =>
    t('There is nothing to manage yet: you have not subscribed on this site.'),
  ),
  busy: defineError('BUSY', 503, () =>
    t('Too many payments are being prepared at once. Please try again in a minute.'),
  ),
  badSignature: defineError('BAD_SIGNATURE', 400, () =>
    t('The message has no valid signature of the payment provider.'),
  ),
};
