import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/http/network-of.ts';
import { createId } from '../../shared/ids.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import type { AccountLimits } from './account-limits.ts';
import { type ApiKey, type ApiKeyScope, apiKeyPrefix, maxApiKeys } from './accounts.contract.ts';
import { accountErrors } from './accounts.errors.ts';
import type { UserRow } from './accounts.repository.ts';
import type { ApiKeyRow, ApiKeysRepository } from './api-keys.repository.ts';

// 'satchel_' and this many more characters are stored to identify keys: 24 of 256 bits.
const shownCharacters = 4;

export type FoundApiKey = { id: string; scopes: ApiKeyScope[]; user: UserRow };
export type MayCall = (scopes: readonly ApiKeyScope[], request: FastifyRequest) => boolean;

export type ApiKeys = ReturnType<typeof createApiKeys>;

/** API keys: 256 random bits, stored as a hash. */
export function createApiKeys({ repository, limits }: { repository: ApiKeysRepository; limits: AccountLimits }) {
  return {
    /** The key in a request, if any. */
    read: ({ headers: { authorization } }: FastifyRequest): string | undefined => {
      const bearer = /^Bearer(?: +(.*))?$/i.exec(authorization ?? '');
      return bearer ? (bearer[1] ?? '') : undefined;
    },

    /** @throws AppError 401 for an unknown or revoked key */
    find: async (key: string, address: string): Promise<FoundApiKey> => {
      const found = key.startsWith(apiKeyPrefix) ? await repository.findByHash(hashOf(key)) : undefined;
      if (!found) {
        await limits.badApiKey.take(networkOf(address));
        throw accountErrors.badApiKey();
      }
      const { apiKey, user } = found;
      if (!apiKey.lastUsedAt || Date.now() - apiKey.lastUsedAt.getTime() > MINUTE_MS) await repository.touch(apiKey.id);
      return { id: apiKey.id, scopes: apiKey.scopes, user };
    },

    /**
     * Counts a call of a key, and reports the limit in the answer's headers.
     * @throws AppError 429 over the limit, 403 when the key may not make this call
     */
    admit: async (
      { id, scopes }: FoundApiKey,
      request: FastifyRequest,
      reply: FastifyReply,
      mayCall: MayCall,
    ): Promise<void> => {
      const { points, seconds } = limits.apiKey;
      reply.header('ratelimit-policy', `"api-key";q=${points};w=${seconds}`);
      const { left, resetSeconds } = await limits.apiKey.take(id);
      reply.header('ratelimit', `"api-key";r=${left};t=${resetSeconds}`);
      if (!mayCall(scopes, request)) throw accountErrors.apiKeyScope(describeScopes(scopes));
    },

    list: async (userId: string): Promise<ApiKey[]> => (await repository.list(userId)).map(toApiKey),

    /** The key itself is only in this answer. */
    create: async (userId: string, name: string, scopes: ApiKeyScope[]): Promise<ApiKey & { key: string }> => {
      const key = apiKeyPrefix + randomBytes(32).toString('base64url');
      const row = await repository.insert(
        {
          id: createId(),
          userId,
          name,
          hash: hashOf(key),
          start: key.slice(0, apiKeyPrefix.length + shownCharacters),
          scopes: [...new Set(scopes)],
        },
        maxApiKeys,
      );
      if (!row) throw accountErrors.tooManyApiKeys({ max: maxApiKeys });
      return { ...toApiKey(row), key };
    },

    revoke: async (userId: string, id: string): Promise<void> => {
      if (!(await repository.remove(userId, id))) throw accountErrors.noSuchApiKey();
    },
  };
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

const toApiKey = ({ id, name, start, scopes, createdAt, lastUsedAt }: ApiKeyRow): ApiKey => ({
  id,
  name,
  start,
  scopes,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const describeScopes = (scopes: readonly ApiKeyScope[]): { categories?: readonly string[] } =>
  scopes.includes('tools') ? {} : { categories: scopes.map((scope) => scope.slice('tools:'.length)) };

// Allowed for every key besides its tools.
const openToKeys = /^\/api\/((files|jobs|links)\/|links$|links\.csv$|usage$|health$|stats$)/;

/** Which calls a key may make. `categoryOf` returns the tool category behind each tool-call path. */
export const apiKeyRules =
  (categoryOf: ReadonlyMap<string, string>): MayCall =>
  (scopes, { method, routeOptions: { url = '' } }) => {
    if (openToKeys.test(url)) return true;
    const category = method === 'POST' ? categoryOf.get(url) : undefined;
    return category !== undefined && scopes.some((scope) => scope === 'tools' || scope === `tools:${category}`);
  };
