import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountErrors } from '../accounts/accounts.errors.ts';
import type { CallerUser, Identify } from '../accounts/caller.ts';
import { adminErrors } from './admin.errors.ts';

export type AdminGuard = ReturnType<typeof createAdminGuard>;

/** The guard of everything administrators do. */
export function createAdminGuard({ identify }: { identify: Identify }) {
  /** @throws AppError 401 when signed out, 403 for other users and API keys */
  async function requireAdmin(request: FastifyRequest): Promise<CallerUser> {
    const { user, apiKeyId } = await identify(request);
    if (!user) throw accountErrors.signedOut();
    if (user.role !== 'admin' || apiKeyId !== undefined) throw adminErrors.notAdmin();
    return user;
  }

  return {
    requireAdmin,
    /** Guards every route that `define` adds, before its body is read. */
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
