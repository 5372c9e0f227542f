import type { FastifyInstance } from 'fastify';
import { defineError } from '../../shared/errors.ts';

const accountErrors = {
  signedOut: defineError('SIGNED_OUT', 401, () => 'You are not signed in.'),
};

/** This version has no accounts: everyone is a signed-out visitor on the free plan. */
export function accountRoutes(app: FastifyInstance): void {
  app.get('/api/user', { schema: { tags: ['Account'], summary: 'The signed-in user, or 401.' } }, async () => {
    throw accountErrors.signedOut();
  });
}
