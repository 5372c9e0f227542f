import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountErrors } from '../accounts/accounts.errors.ts';
import type { CallerUser, Identify } from '../accounts/caller.ts';
import { createRoutes } from '../accounts/create-routes.ts';
import { adminErrors } from './admin.errors.ts';

export type AdminGuard = ReturnType<typeof createAdminGuard>;

export type AdminRoutes = ReturnType<typeof createRoutes<{ actor: CallerUser }>>;

/**
 * The guard of everything administrators do.
 * @param options.tag under which its routes are documented
 */
export function createAdminGuard({ identify, tag = 'Administration' }: { identify: Identify; tag?: string }) {
  /** @throws AppError 401 when signed out, 403 for other users and API keys */
  async function requireAdmin(request: FastifyRequest): Promise<CallerUser> {
    const { user, apiKeyId } = await identify(request);
    if (!user) throw accountErrors.signedOut();
    if (user.role !== 'admin' || apiKeyId !== undefined) throw adminErrors.notAdmin();
    return user;
  }

  return {
    requireAdmin,
    /** Guards every route that `define` adds, before its body is read. Handlers get the administrator as `actor`. */
    routes: (app: FastifyInstance, define: (admin: AdminRoutes) => void): void => {
      app.register(async (door) => {
        door.addHook('onRequest', async (request, reply) => {
          await requireAdmin(request);
          reply.header('cache-control', 'no-store');
        });
        define(createRoutes(door, { tag, access: 'user', refusals: [adminErrors.notAdmin()] }, async (request) => ({
          actor: await requireAdmin(request),
        })));
      });
    },
  };
}
