import type { FastifyInstance } from 'fastify';
import type { Accounts } from './accounts.usecases.ts';
import { createRoutes } from './create-routes.ts';

/** Adds account routes for anyone, and for signed-in users. */
export const createAccountRoutes = (app: FastifyInstance, { parts: { callers } }: Accounts) => ({
  anyone: createRoutes(app, { access: 'anyone' }, () => ({})),
  user: createRoutes(app, { access: 'user' }, async (request) => ({
    signedIn: await callers.requireSignedIn(request),
  })),
});
