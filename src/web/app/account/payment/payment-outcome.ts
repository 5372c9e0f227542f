import { type BillingState, billingStateSchema } from '../../../../modules/billing/billing.contract.ts';
import { t } from '../../../../shared/language/translate.ts';
import { callApi } from '../../../kit/http/call-api.ts';
import type { Toast } from '../../../kit/ui/toast.ts';
import { billingPaths } from '../billing-paths.ts';

export const notAccepted = t('The payment was not accepted. Try another card.');

export const paymentSuccessful: Omit<Toast, 'id'> = {
  title: t('Payment Successful'),
  text: t('You are now subscribed to Pro!'),
  tone: 'success',
};

export const paymentFailed = (text: string): Omit<Toast, 'id'> => ({
  title: t('Payment Failed'),
  text,
  tone: 'failure',
});

export const noTrial = (text: string): Omit<Toast, 'id'> => ({
  title: t('No free trial with this card'),
  text,
  tone: 'failure',
});

/** Makes the server ask Stripe now instead of waiting for the webhook. */
export async function refreshBilling(): Promise<BillingState | undefined> {
  return callApi(billingPaths.refresh, billingStateSchema, { body: {} }).catch((error) => void reportError(error));
}
