import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { defineError } from '../../shared/errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

/** How a server that is being closed parts from its clients. */
export type Drain = {
  /** Aborts when the server begins to close: what only tells news may end. */
  begun: AbortSignal;
  /** Aborts when open calls have had their time. The reason is what they are told: 503, and when to come back. */
  over: AbortSignal;
};

const restarting = defineError(
  'RESTARTING',
  503,
  () => 'This site is being restarted. Please try again in a moment. Work that was begun goes on.',
);

// For the last answers to go out.
const farewellMs = 2_000;

/**
 * Lets calls that are open end when the server closes, for `drainMs`; then they are told that the site restarts. New
 * connections are refused from the beginning, new calls on open ones are told the same.
 */
export function drainOnClose(app: FastifyInstance, drainMs: number): void {
  const begun = new AbortController();
  const over = new AbortController();
  const open = new Set<ServerResponse>();
  const refusal = () => restarting(undefined, { headers: { 'retry-after': '5' } });
  app.decorate('drain', { begun: begun.signal, over: over.signal });

  app.addHook('onRequest', async (_request, { raw }) => {
    if (begun.signal.aborted) throw refusal();
    open.add(raw);
    raw.once('close', () => open.delete(raw));
  });
  const allEnd = async (withinMs: number) => {
    const left = Promise.all([...open].map((raw) => new Promise((resolve) => raw.once('close', resolve))));
    await Promise.race([left, sleep(withinMs, undefined, { ref: false })]);
  };
  app.addHook('preClose', async () => {
    begun.abort();
    app.server.close();
    await allEnd(drainMs);
    over.abort(refusal());
    await allEnd(farewellMs);
  });
}
