import { CreditCard } from 'lucide-react';
import { paymentUnavailable } from '../../../../modules/billing/billing.contract.ts';
import { ButtonLink } from '../../../kit/ui/button.tsx';
import { Panel } from '../../../kit/ui/panel.tsx';

/** Replaces the form on a site that takes no payments. */
export function PaymentUnavailable() {
  return (
    <Panel className="mx-auto max-w-md py-10 text-center">
      <CreditCard className="mx-auto size-12 text-soft" strokeWidth={1.5} aria-hidden="true" />
      <h1 className="mt-4 text-2xl">{paymentUnavailable.title}</h1>
      <p className="mt-2 text-soft">{paymentUnavailable.text}</p>
      <ButtonLink to="/" className="mt-6">
        Return Home
      </ButtonLink>
    </Panel>
  );
}
