import { CreditCard } from 'lucide-react';
import { paymentUnavailable } from '../../../../modules/billing/billing.contract.ts';
import { ButtonLink } from '../../../kit/ui/button.tsx';
import { Screen } from '../screen.tsx';

/** Replaces the form on a site that takes no payments. */
export function PaymentUnavailable() {
  return (
    <Screen icon={CreditCard} title={paymentUnavailable.title}>
      <p>{paymentUnavailable.text}</p>
      <ButtonLink to="/" className="mt-6">
        Return Home
      </ButtonLink>
    </Screen>
  );
}
