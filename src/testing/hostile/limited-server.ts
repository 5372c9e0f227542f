import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createHttpServer, type HttpLimits } from '../../platform/http/server.ts';
import type { TrustedProxies } from '../../platform/http/trusted-proxies.ts';

export type LimitedServer = { url: string; app: FastifyInstance; close: () => Promise<void> };

/** A server with the product's error answers, with limits that tests can reach and the routes of `define`, on a free port. */
export async function startLimitedServer(
  limits: Partial<HttpLimits>,
  define: (app: FastifyInstance) => void = () => undefined,
  { trustProxy = false, publicUrl = 'http://localhost' }: { trustProxy?: TrustedProxies; publicUrl?: string } = {},
): Promise<LimitedServer> {
  const app = await createHttpServer({ log: pino({ level: 'silent' }), trustProxy, publicUrl, limits });
  app.post('/echo', async ({ body }) => body);
  app.get('/hello', async () => 'hello');
  define(app);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, app, close: () => app.close() };
}
