import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { MB } from '../../shared/units.ts';
import { billingErrors } from './billing.errors.ts';

/** The part of a webhook we read: who it is about. Its claims are checked with the provider. */
const eventSchema = z.object({
  id: z.string().max(255),
  type: z.string().max(255),
  created: z.number().int().min(0).max(100_000_000_000),
  data: z.object({
    object: z.looseObject({
      id: z.string().optional(),
      object: z.string().optional(),
      customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
});
export type ProviderMessage = { id: string; type: string; createdAt: Date; customerId: string | null };

export const webhookPath = '/api/stripe/webhook';

/**
 * Receives webhooks. The signature covers the raw bytes and the time: forged ones and replays after five minutes are refused,
 * earlier replays are recognised by id.
 */
export function webhookRoutes(
  app: FastifyInstance,
  dependencies: {
    webhooks: Stripe['webhooks'];
    secret: string;
    onMessage: (message: ProviderMessage) => Promise<void>;
  },
): void {
  const { webhooks, secret, onMessage } = dependencies;

  app.register(async (scope) => {
    // The site parses JSON; the signature needs the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MB }, (_request, body, done) => done(null, body));
    scope.post(
      webhookPath,
      { schema: { tags: ['Billing'], summary: "The payment provider's messages, signed by it.", hide: true } },
      async (request) => {
        const { body } = request;
        const signature = request.headers['stripe-signature'];
        if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw billingErrors.badSignature();
        await onMessage(toMessage(verify(body, signature)));
        return { received: true };
      },
    );
  });

  function verify(body: Buffer, signature: string): unknown {
    try {
      return webhooks.constructEvent(body, signature, secret);
    } catch (error) {
      throw billingErrors.badSignature(undefined, { cause: error });
    }
  }
}

function toMessage(event: unknown): ProviderMessage {
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success) throw billingErrors.badSignature(undefined, { cause: parsed.error });
  const { id, type, created, data } = parsed.data;
  const { object } = data;
  const customer = object.object === 'customer' ? object.id : object.customer;
  const customerId = typeof customer === 'object' ? (customer?.id ?? null) : (customer ?? null);
  return { id, type, createdAt: new Date(created * 1000), customerId };
}
