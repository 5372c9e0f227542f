import { useMutation } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { BillingConfig, CreatedSubscription } from '../../../../modules/billing/billing.contract.ts';
import { formatPlanPrice } from '../../../../modules/plans/plans.contract.ts';
import { t } from '../../../../shared/language/translate.ts';
import { countEvent } from '../../../kit/analytics/count-event.ts';
import { refreshUser } from '../../../kit/session/use-user.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { FailureNote } from '../../../kit/ui/failure-note.tsx';
import { Form } from '../../../kit/ui/form.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { showToast, tellFailure } from '../../../kit/ui/toast.ts';
import { noTrial, notAccepted, paymentFailed, paymentSuccessful, refreshBilling } from './payment-outcome.ts';
import { loadStripeJs, type StripeElements, type StripeJs } from './stripe-js.ts';

type PaymentFormProps = {
  config: Extract<BillingConfig, { available: true }>;
  subscription: CreatedSubscription;
  onPaid: () => void;
  /** The card has had its free trial before: nothing was charged, and the new price must be confirmed. */
  onTrialRefused: () => void;
};

/** The payment service's card form, and the button that pays. */
export function PaymentForm({ config, subscription, onPaid, onTrialRefused }: PaymentFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<{ stripe: StripeJs; elements: StripeElements }>();
  const [problem, setProblem] = useState<string>();
  const pay = usePay({ subscription, onPaid, onTrialRefused });
  const { stripeJsUrl, publishableKey } = config;
  const { clientSecret } = subscription;

  useEffect(() => {
    let left = false;
    let destroy = () => {};
    const show = async () => {
      const stripe = await loadStripeJs(stripeJsUrl, publishableKey);
      if (left || !place.current) return;
      const elements = stripe.elements({ clientSecret, appearance: appearance() });
      const element = elements.create('payment', { layout: 'tabs' });
      destroy = () => element.destroy();
      element.on('ready', () => setForm({ stripe, elements }));
      element.on('loaderror', ({ error }) => setProblem(error.message ?? t('The payment form could not be loaded.')));
      element.mount(place.current);
    };
    show().catch((error) => {
      reportError(error);
      setProblem(
        t(
          'The payment form could not be loaded. Check your connection, or whether an extension blocks it, and reload.',
        ),
      );
    });
    return () => {
      left = true;
      destroy();
      setForm(undefined);
    };
  }, [stripeJsUrl, publishableKey, clientSecret]);

  return (
    <Form onSubmit={() => form && pay.mutate(form)} className="space-y-6" aria-label="Payment">
      {!form && !problem && <Skeleton label="Loading the payment form…" className="h-64" />}
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <div ref={place} />
      {pay.error && <FailureNote {...paymentFailed(pay.error.message)} />}
      <Button type="submit" className="w-full text-balance py-2" disabled={!form || pay.isPending}>
        {pay.isPending ? 'One moment…' : buttonText(subscription)}
      </Button>
      <p className="flex items-start gap-2 text-[0.9375rem] text-soft">
        <LockKeyhole className="mt-1 size-4 shrink-0" aria-hidden="true" />
        Your card goes straight to the payment service; this site never sees it.
      </p>
    </Form>
  );
}

function buttonText({ plan, trialEndsAt }: CreatedSubscription): string {
  return trialEndsAt
    ? t('Start free trial, then {price}', { price: formatPlanPrice(plan) })
    : t('Subscribe for {price}', { price: formatPlanPrice(plan) });
}

function usePay({ subscription: { intent }, onPaid, onTrialRefused }: Omit<PaymentFormProps, 'config'>) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ stripe, elements }: { stripe: StripeJs; elements: StripeElements }) => {
      const confirmation = {
        elements,
        confirmParams: { return_url: window.location.origin },
        redirect: 'if_required',
      } as const;
      const { error } = await (intent === 'setup'
        ? stripe.confirmSetup(confirmation)
        : stripe.confirmPayment(confirmation));
      if (error) throw new Error(error.message ?? notAccepted);
      return (await refreshBilling())?.trialRefused;
    },
    onSuccess: async (refused) => {
      if (refused) {
        onTrialRefused();
        return tellFailure(noTrial(refused));
      }
      // Immediate: refreshing the user reloads everything on the page, including the amount due.
      flushSync(onPaid);
      await navigate('/');
      await refreshUser();
      countEvent('subscribed');
      showToast(paymentSuccessful);
    },
    onError: ({ message }) => showToast(paymentFailed(message)),
  });
}

/** The form in the site's colours, as far as Stripe allows. */
function appearance(): { theme: 'stripe' | 'night'; variables: Record<string, string> } {
  const style = getComputedStyle(document.body);
  const dark = getComputedStyle(document.documentElement).colorScheme === 'dark' || isSystemDark();
  return {
    theme: dark ? 'night' : 'stripe',
    variables: { fontFamily: style.fontFamily, borderRadius: '10px', colorPrimary: dark ? '#8fd0af' : '#15543f' },
  };
}

const isSystemDark = (): boolean =>
  document.documentElement.dataset.theme === undefined && matchMedia('(prefers-color-scheme: dark)').matches;
