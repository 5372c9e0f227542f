import { createHmac } from 'node:crypto';
import type { ProviderEvent } from './model.ts';

export type WebhookTarget = { url: string; secret: string };

// The provider retries for three days with growing delays; tests should see the end of it.
const retryAfterMs = [200, 1000, 3000, 10_000];

/** The header that authenticates a body: 't=SECONDS,v1=HMAC' (https://docs.stripe.com/webhooks#verify-manually). */
export function signWebhook(body: string, secret: string, at: Date = new Date()): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** Sends events and retries those not answered with 2xx; `close` stops all retries. */
export class WebhookSender {
  #target: WebhookTarget | undefined;
  readonly #timers = new Set<NodeJS.Timeout>();

  setTarget(target: WebhookTarget | undefined): void {
    this.#target = target;
  }

  send(event: ProviderEvent): void {
    if (this.#target) this.#attempt(event, this.#target, 0);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#target = undefined;
  }

  #attempt(event: ProviderEvent, target: WebhookTarget, attempt: number): void {
    const body = JSON.stringify(event);
    const retry = () => {
      const wait = retryAfterMs[attempt];
      if (wait === undefined || this.#target !== target) return;
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        this.#attempt(event, target, attempt + 1);
      }, wait);
      this.#timers.add(timer);
    };
    fetch(target.url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signWebhook(body, target.secret) },
    }).then((answer) => {
      if (!answer.ok) retry();
    }, retry);
  }
}
