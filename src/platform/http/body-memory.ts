import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AppError, defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { hasBody } from './has-body.ts';
import { networkOf } from './network-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Charges this much of the body as held in memory until the response is sent. Returns a refusal when that is too much. */
    holdInMemory: (bytes: number) => AppError | undefined;
  }
}

export const memoryErrors = {
  ofAddress: defineError('TOO_MUCH_AT_ONCE', 429, () =>
    t('Too much is being sent from your address at the same time. Please wait a moment and try again.'),
  ),
  inAll: defineError('BUSY', 503, () => t('This server is very busy at the moment. Please try again in a minute.')),
};
const headers = { 'retry-after': '30' };

/** Bytes of request bodies in memory at once: in total, and per address. Streamed files do not count. */
export type BodyMemory = { inAll: number; ofAddress: number };

export function boundBodyMemory(app: FastifyInstance, bounds: BodyMemory): void {
  const held = new WeakMap<FastifyRequest, number>();
  const ofAddress = new Map<string, number>();
  let inAll = 0;

  function add(key: string, bytes: number): void {
    inAll += bytes;
    const sum = (ofAddress.get(key) ?? 0) + bytes;
    if (sum > 0) ofAddress.set(key, sum);
    else ofAddress.delete(key);
  }

  function hold(request: FastifyRequest, bytes: number): AppError | undefined {
    const before = held.get(request) ?? 0;
    if (bytes <= before) return undefined;
    const key = networkOf(request.ip);
    add(key, bytes - before);
    held.set(request, bytes);
    if ((ofAddress.get(key) ?? 0) > bounds.ofAddress) return memoryErrors.ofAddress(undefined, { headers });
    if (inAll > bounds.inAll) return memoryErrors.inAll(undefined, { headers });
    return undefined;
  }

  app.decorateRequest('holdInMemory', function (this: FastifyRequest, bytes: number) {
    return hold(this, bytes);
  });

  app.addHook('onRequest', async (request, reply) => {
    const key = networkOf(request.ip);
    reply.raw.once('close', () => add(key, -(held.get(request) ?? 0)));
  });

  // Anything but forms is read whole before its handler runs.
  app.addHook('preParsing', async (request) => {
    const { headers: sent } = request;
    if (!hasBody(request.raw) || sent['content-type']?.startsWith('multipart/')) return;
    const most = request.routeOptions.bodyLimit;
    const refusal = hold(request, Math.min(Number(sent['content-length'] ?? most), most));
    if (refusal) throw refusal;
  });
}
