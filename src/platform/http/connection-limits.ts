import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { defineError } from '../../shared/errors.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { networkOf } from './network-of.ts';

const connectionErrors = {
  tooMany: defineError(
    'TOO_MANY_CONNECTIONS',
    429,
    () => 'There are too many open requests from your address. Please wait until some have ended and try again.',
  ),
};
const headers = { 'retry-after': '10' };

/** Connections, or requests behind a proxy, that may be open at once: in all, and from one address. */
export type ConnectionLimits = { inAll: number; ofAddress: number };

/**
 * Far more than the people of an office need at once, and few enough that a handful of addresses cannot take every descriptor:
 * a connection with an upload holds two, and most systems allow a process 4,096 or more.
 */
export const defaultConnections: ConnectionLimits = { inAll: 1_800, ofAddress: 400 };

// How long a connection too many has for its one answer.
const graceMs = 3 * SECOND_MS;

/**
 * Bounds open connections. Those too many from one address get one answer, which says so, and far too many nothing. Behind a
 * proxy all connections are the proxy's, so the requests of each forwarded address are counted in their place.
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
