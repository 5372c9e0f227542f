import { countEvent } from '../../../kit/analytics/count-event.ts';
import { refreshUser } from '../../../kit/session/use-user.ts';
import { showToast, tellFailure } from '../../../kit/ui/toast.ts';
import { noTrial, notAccepted, paymentFailed, paymentSuccessful, refreshBilling } from './payment-outcome.ts';

/** Shows the result of a payment that was confirmed on the bank's own page. */
export async function showPaymentOutcome(): Promise<void> {
  const status = new URLSearchParams(window.location.search).get('redirect_status');
  // A reload must not show it again.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  if (status !== 'succeeded') return tellFailure(paymentFailed(notAccepted));
  const refused = (await refreshBilling())?.trialRefused;
  await refreshUser();
  if (refused) return tellFailure(noTrial(refused));
  countEvent('subscribed');
  showToast(paymentSuccessful);
}
