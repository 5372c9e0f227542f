import { defineError } from '../../shared/errors.ts';
import { paymentUnavailable } from './billing.contract.ts';

export const billingErrors = {
  unavailable: defineError('PAYMENT_UNAVAILABLE', 503, () => paymentUnavailable.text),
  unreachable: defineError(
    'PAYMENT_UNREACHABLE',
    503,
    () => 'The payment provider did not answer, so nothing was changed. Please try again in a minute.',
  ),
  signedOut: defineError('SIGNED_OUT', 401, () => 'You are not signed in. Please sign in and try again.'),
  sessionOnly: defineError(
    'SESSION_NEEDED',
    403,
    () => 'An API key cannot manage the subscription. Please sign in on the site to do that.',
  ),
  alreadyPro: defineError(
    'ALREADY_PRO',
    409,
    () => 'You are already subscribed to Pro. Change or cancel the subscription on your account page.',
  ),
  noSubscription: defineError(
    'NO_SUBSCRIPTION',
    409,
    () => 'There is no running subscription to change. You can subscribe on the pricing page.',
  ),
  samePlan: defineError<{ plan: string }>(
    'SAME_PLAN',
    409,
    ({ plan }) => `Your subscription is already ${plan}, so nothing was changed.`,
  ),
  declined: defineError<{ reason: string }>(
    'PAYMENT_DECLINED',
    422,
    ({ reason }) => `The payment was declined: ${reason} Please use another card and try again.`,
  ),
  noCustomer: defineError(
    'NO_CUSTOMER',
    409,
    () => 'There is nothing to manage yet: you have not subscribed on this site.',
  ),
  busy: defineError('BUSY', 503, () => 'Too many payments are being prepared at once. Please try again in a minute.'),
  badSignature: defineError('BAD_SIGNATURE', 400, () => 'The message has no valid signature of the payment provider.'),
};
