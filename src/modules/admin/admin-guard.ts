import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountErrors } from '../accounts/accounts.errors.ts';
import type { CallerUser, Identify } from '../accounts/caller.ts';
import { adminErrors } from './admin.errors.ts';

export type AdminGuard = ReturnType<typeof createAdminGuard>;

/** The one door to everything that only administrators may do. */
export function createAdminGuard({ identify }: { identify: Identify }) {
  /** @throws AppError 401 when nobody is signed in, 403 for who is not an administrator or came with an API key */
  async function requireAdmin(request: FastifyRequest): Promise<CallerUser> {
    const { user, apiKeyId } = await identify(request);
    if (!user) throw accountErrors.signedOut();
    if (user.role !== 'admin' || apiKeyId !== undefined) throw adminErrors.notAdmin();
    return user;
  }

  return {
    requireAdmin,
    /** Every route that `define` adds to the instance it is given is behind the door, before its body is read. */
    routes: (app: FastifyInstance, define: (admin: FastifyInstance) => void): void => {
      app.register(async (admin) => {
        admin.addHook('onRequest', async (request, reply) => {
          await requireAdmin(request);
          reply.header('cache-control', 'no-store');
        });
        define(admin);
      });
    },
  };
}
