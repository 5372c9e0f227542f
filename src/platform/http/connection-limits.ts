import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { networkOf } from './network-of.ts';

export const connectionErrors = {
  tooMany: defineError('TOO_MANY_CONNECTIONS', 429, () =>
    t('There are too many open requests from your address. Please wait until some have finished and try again.'),
  ),
};
const headers = { 'retry-after': '10' };

/** Limits of open connections, or of requests behind a proxy: in total, and per address. */
export type ConnectionLimits = { inAll: number; ofAddress: number };

/**
 * Far more than an office needs at once, and few enough that a handful of addresses cannot exhaust file descriptors: an
 * upload takes two, and most systems allow a process 4,096 or more.
 */
export const defaultConnections: ConnectionLimits = { inAll: 1_800, ofAddress: 400 };

// How long an excess connection has for its one answer.
const graceMs = 3 * SECOND_MS;

/**
 * Limits open connections. Excess ones from an address get one answer that says so; far too many get nothing. Behind a proxy
 * all connections are the proxy's, so requests are counted per forwarded address instead.
 */
export function limitConnections(
  app: FastifyInstance,
  { inAll, ofAddress, behindProxy }: ConnectionLimits & { behindProxy: boolean },
): void {
  const open = new Map<string, number>();
  const refused = new WeakSet<Socket>();
  const add = (key: string, count: number) => {
    const sum = (open.get(key) ?? 0) + count;
    if (sum > 0) open.set(key, sum);
    else open.delete(key);
    return sum;
  };
  app.server.maxConnections = inAll;

  if (behindProxy) {
    app.addHook('onRequest', async (request, reply) => {
      const key = networkOf(request.ip);
      reply.raw.once('close', () => add(key, -1));
      if (add(key, 1) > ofAddress) throw connectionErrors.tooMany(undefined, { headers });
    });
    return;
  }

  app.server.on('connection', (socket: Socket) => {
    const key = networkOf(socket.remoteAddress ?? '');
    socket.once('close', () => add(key, -1));
    const count = add(key, 1);
    if (count > ofAddress * 2) socket.destroy();
    if (count <= ofAddress) return;
    refused.add(socket);
    const timer = setTimeout(() => socket.destroy(), graceMs);
    socket.once('close', () => clearTimeout(timer));
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!refused.has(raw.socket)) return;
    reply.header('connection', 'close');
    throw connectionErrors.tooMany(undefined, { headers });
  });
}
