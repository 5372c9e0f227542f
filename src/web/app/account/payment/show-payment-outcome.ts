import { refreshUser } from '../../../kit/session/use-user.ts';
import { showToast } from '../../../kit/ui/toast.ts';
import { noTrial, notAccepted, paymentFailed, paymentSuccessful, refreshBilling } from './payment-outcome.ts';

/** Says what became of a payment that the visitor confirmed on a page of their bank, which leads back with the answer. */
export async function showPaymentOutcome(): Promise<void> {
  const status = new URLSearchParams(window.location.search).get('redirect_status');
  // So that a reload does not say it again.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  if (status !== 'succeeded') return showToast(paymentFailed(notAccepted));
  const refused = (await refreshBilling())?.trialRefused;
  await refreshUser();
  showToast(refused ? noTrial(refused) : paymentSuccessful);
}
