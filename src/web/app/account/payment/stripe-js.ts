/*
 * The part of stripe.js the payment form uses (https://docs.stripe.com/js). It must be loaded from Stripe and may not be
 * bundled, so its types are declared here.
 */

export type StripeError = { message?: string };

export type PaymentElement = {
  mount: (node: HTMLElement) => void;
  destroy: () => void;
  on: ((event: 'ready', handler: () => void) => void) &
    ((event: 'loaderror', handler: (event: { error: StripeError }) => void) => void);
};

export type StripeElements = {
  create: (type: 'payment', options?: { layout?: 'tabs' | 'accordion' }) => PaymentElement;
};

type Confirmation = {
  elements: StripeElements;
  confirmParams: { return_url: string };
  redirect: 'if_required';
};

export type StripeJs = {
  elements: (options: {
    clientSecret: string;
    appearance?: { theme: 'stripe' | 'night'; variables?: Record<string, string> };
  }) => StripeElements;
  confirmPayment: (confirmation: Confirmation) => Promise<{ error?: StripeError }>;
  confirmSetup: (confirmation: Confirmation) => Promise<{ error?: StripeError }>;
};

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeJs;
  }
}

let loading: Promise<void> | undefined;

/** Loads Stripe's script once and returns its entry point. Rejects when it cannot be loaded. */
export async function loadStripeJs(url: string, publishableKey: string): Promise<StripeJs> {
  loading ??= loadScript(url).catch((error) => {
    // Allows a retry once the network is back.
    loading = undefined;
    throw error;
  });
  await loading;
  if (!window.Stripe) throw new Error(`${url} did not define Stripe.`);
  return window.Stripe(publishableKey);
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} could not be loaded.`));
    });
    document.head.append(script);
  });
}
