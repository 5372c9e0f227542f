import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Notifications } from '../../platform/database/notifications.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { DAY_SECONDS } from './account-limits.ts';
import { accountErrors } from './accounts.errors.ts';
import type { AccountsRepository, UserRow } from './accounts.repository.ts';
import type { ApiKeys, MayCall } from './api-keys.usecases.ts';
import { sessionSeconds } from './auth.ts';
import type { Caller, CallerUser } from './caller.ts';
import { type PlanRule, proEnd } from './plan-rule.ts';
import type { Roles } from './roles.ts';
import type { SessionCookies } from './session-cookies.ts';

/** Channel that invalidates cached callers. */
export const accountChannel = 'satchel_account';

/** A session and its user, as of at most `cacheMs` ago. */
export type SignedIn = {
  sessionId: string;
  token: string;
  updatedAt: Date;
  user: UserRow;
};

// Pages ask for the user again and again. A change here or in another process drops the entry at once; the time only bounds
// how long a lost notification matters.
const cacheMs = 2 * SECOND_MS;
const maxCached = 10_000;

export type Callers = ReturnType<typeof createCallers>;

export function createCallers(dependencies: {
  repository: Pick<AccountsRepository, 'findBySession' | 'extendSession' | 'deleteSessionByToken'>;
  notifications: Pick<Notifications, 'publish' | 'subscribe'>;
  cookies: SessionCookies;
  apiKeys: Pick<ApiKeys, 'read' | 'find' | 'admit'>;
  roles: Roles;
  planOf: PlanRule;
}) {
  const { repository, cookies, apiKeys, roles, planOf } = dependencies;
  const { findSession, forgetHere, forget } = createSessionCache(dependencies);

  /** The user of the request's session; no query without a session cookie. */
  async function signedIn(request: FastifyRequest): Promise<SignedIn | undefined> {
    const token = cookies.read(request.headers.cookie);
    return token === undefined ? undefined : findSession(token);
  }

  const toCallerUser = (user: UserRow): CallerUser => ({
    id: user.id,
    username: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    role: roles.of(user),
    proUntil: proEnd(user),
    createdAt: user.createdAt,
  });

  const toCaller = (user: UserRow): Caller => ({ plan: planOf(user), user: toCallerUser(user) });

  async function recogniseKey(key: string, request: FastifyRequest) {
    const apiKey = await apiKeys.find(key, request.ip);
    return { apiKey, caller: { ...toCaller(apiKey.user), apiKeyId: apiKey.id } };
  }

  async function recognise(request: FastifyRequest): Promise<Caller> {
    const key = apiKeys.read(request);
    if (key !== undefined) return (await recogniseKey(key, request)).caller;
    const found = await signedIn(request);
    return found ? toCaller(found.user) : { plan: planOf(undefined) };
  }

  const recognised = new WeakMap<FastifyRequest, Promise<Caller>>();
  function identify(request: FastifyRequest): Promise<Caller> {
    const caller = recognised.get(request) ?? recognise(request);
    recognised.set(request, caller);
    return caller;
  }

  return {
    identify,

    signedIn,

    /** @throws AppError 401 without a session; API keys do not count. */
    requireSignedIn: async (request: FastifyRequest): Promise<SignedIn> => {
      const found = await signedIn(request);
      if (!found) throw accountErrors.signedOut();
      return found;
    },

    /** Extends a session not yet used today. */
    keepAlive: async ({ sessionId, token, updatedAt, user }: SignedIn, reply: FastifyReply): Promise<void> => {
      if (Date.now() - updatedAt.getTime() < DAY_SECONDS * SECOND_MS) return;
      await repository.extendSession(sessionId, sessionSeconds);
      cookies.write(reply, token);
      forgetHere(user.id);
    },

    /** Ends the request's session, if any. */
    signOut: async (request: FastifyRequest): Promise<void> => {
      const found = await signedIn(request);
      if (!found) return;
      await repository.deleteSessionByToken(found.token);
      await forget(found.user.id);
    },

    /** Call it after every change of a user or their sessions. */
    forget,

    /** Checks API keys before the request body is read, and reports their rate limit in answers. */
    guardApiKeys: (app: FastifyInstance, mayCall: MayCall): void => {
      app.addHook('onRequest', async (request, reply) => {
        const key = apiKeys.read(request);
        if (key === undefined || !request.url.startsWith('/api/')) return;
        const { apiKey, caller } = await recogniseKey(key, request);
        recognised.set(request, Promise.resolve(caller));
        await apiKeys.admit(apiKey, request, reply, mayCall);
      });
    },
  };
}

function createSessionCache({
  repository,
  notifications,
}: {
  repository: Pick<AccountsRepository, 'findBySession'>;
  notifications: Pick<Notifications, 'publish' | 'subscribe'>;
}) {
  const cache = new Map<string, { signedIn: SignedIn; until: number }>();
  // Counts changes, so that a query that overlaps one is not cached.
  let changes = 0;
  notifications.subscribe(accountChannel, (userId) => forgetHere(userId));

  function forgetHere(userId: string): void {
    changes++;
    for (const [token, { signedIn }] of cache) if (signedIn.user.id === userId) cache.delete(token);
  }

  async function forget(userId: string): Promise<void> {
    forgetHere(userId);
    await notifications.publish(accountChannel, userId);
  }

  async function findSession(token: string): Promise<SignedIn | undefined> {
    const kept = cache.get(token);
    const now = performance.now();
    if (kept && kept.until > now) return kept.signedIn;
    cache.delete(token);
    const changesBefore = changes;
    const row = await repository.findBySession(token);
    if (!row) return undefined;
    const signedIn = { sessionId: row.session.id, token, updatedAt: row.session.updatedAt, user: row.user };
    if (changes === changesBefore) {
      const [oldest] = cache.keys();
      if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
      cache.set(token, { signedIn, until: now + cacheMs });
    }
    return signedIn;
  }

  return { findSession, forgetHere, forget };
}
