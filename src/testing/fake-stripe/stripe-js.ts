/**
 * The fake provider's browser script: as much of stripe.js as this project uses, with a plain input as card form. 4242 4242
 * 4242 4242 is accepted, 4000 0000 0000 0002 is declined, ... 0341 can be saved but not charged.
 */
export const stripeJs = (apiUrl: string): string => `(() => {
  const api = ${JSON.stringify(apiUrl)};

  window.Stripe = (publishableKey) => {
    const confirm = async ({ elements, clientSecret, confirmParams, redirect }, kind) => {
      const secret = clientSecret ?? elements._clientSecret;
      const id = secret.split('_secret_')[0];
      const body = new URLSearchParams({
        client_secret: secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': elements._number(),
      });
      let answer;
      try {
        const response = await fetch(api + '/v1/' + kind + 's/' + id + '/confirm', {
          method: 'POST',
          headers: { authorization: 'Bearer ' + publishableKey },
          body,
        });
        answer = await response.json();
      } catch (error) {
        return { error: { type: 'api_connection_error', message: 'The payment provider cannot be reached.' } };
      }
      if (answer.error) return { error: answer.error };
      if (redirect !== 'if_required' && confirmParams && confirmParams.return_url) {
        window.location.assign(confirmParams.return_url);
        return new Promise(() => {});
      }
      return kind === 'payment_intent' ? { paymentIntent: answer } : { setupIntent: answer };
    };

    return {
      elements: ({ clientSecret }) => {
        let input;
        const submit = async () => (input && input.value.replace(/\\s/g, '')
          ? {}
          : { error: { type: 'validation_error', message: 'Your card number is incomplete.' } });
        return {
          _clientSecret: clientSecret,
          _number: () => (input ? input.value.replace(/\\s/g, '') : ''),
          submit,
          update: () => {},
          fetchUpdates: async () => ({}),
          getElement: () => null,
          create: () => {
            const listeners = {};
            const say = (name, event) => (listeners[name] || []).forEach((listen) => listen(event));
            let root;
            const element = {
              mount: (target) => {
                const host = typeof target === 'string' ? document.querySelector(target) : target;
                root = document.createElement('div');
                root.className = 'StripeElement';
                const label = document.createElement('label');
                label.textContent = 'Card number';
                input = document.createElement('input');
                input.inputMode = 'numeric';
                input.autocomplete = 'cc-number';
                input.addEventListener('input', () => {
                  const complete = input.value.replace(/\\s/g, '').length === 16;
                  say('change', { elementType: 'payment', complete, empty: input.value === '', value: { type: 'card' } });
                });
                label.append(input);
                root.append(label);
                host.append(root);
                setTimeout(() => say('ready', { elementType: 'payment' }), 0);
              },
              unmount: () => root && root.remove(),
              destroy: () => root && root.remove(),
              update: () => {},
              focus: () => input && input.focus(),
              blur: () => input && input.blur(),
              clear: () => { if (input) input.value = ''; },
              on: (name, listen) => { (listeners[name] ??= []).push(listen); return element; },
              once: (name, listen) => { (listeners[name] ??= []).push(listen); return element; },
              off: () => element,
            };
            return element;
          },
        };
      },
      confirmPayment: (options) => confirm(options, 'payment_intent'),
      confirmSetup: (options) => confirm(options, 'setup_intent'),
      retrievePaymentIntent: async () => ({}),
      retrieveSetupIntent: async () => ({}),
      registerAppInfo: () => {},
      _registerWrapper: () => {},
    };
  };
  window.Stripe.version = 'fake';
})();
`;
