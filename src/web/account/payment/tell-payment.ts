import type { QueryClient } from '@tanstack/react-query';
import { billingStateSchema } from '../../../modules/billing/billing.contract.ts';
import { callApi } from '../../http/call-api.ts';
import { showToast, type Toast } from '../../ui/toast.ts';
import { billingPaths } from '../billing-paths.ts';
import { refreshUser } from '../use-user.ts';

export const notAccepted = 'The payment was not accepted. Try another card.';

export const paymentSuccessful: Omit<Toast, 'id'> = {
  title: 'Payment Successful',
  text: 'You are now subscribed to Pro!',
  tone: 'success',
};

export const paymentFailed = (text: string): Omit<Toast, 'id'> => ({ title: 'Payment Failed', text, tone: 'failure' });

/** Has the server ask the payment service, so that Pro is there at once; without this it comes with the service's own message. */
export async function refreshBilling(): Promise<void> {
  await callApi(billingPaths.refresh, billingStateSchema, { body: {} }).catch(reportError);
}

/** Says what became of a payment that the visitor confirmed on a page of their bank, which leads back with the answer. */
export async function tellPayment(queryClient: QueryClient): Promise<void> {
  const status = new URLSearchParams(window.location.search).get('redirect_status');
  // So that a reload does not say it again.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  if (status !== 'succeeded') return showToast(paymentFailed(notAccepted));
  await refreshBilling();
  await refreshUser(queryClient);
  showToast(paymentSuccessful);
}
