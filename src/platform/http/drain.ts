import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

/** How a closing server parts from its clients. */
export type Drain = {
  /** Aborts when the server starts to close: event streams may end. */
  begun: AbortSignal;
  /** Aborts when the time for open calls is up. Its reason is their answer: 503 with Retry-After. */
  over: AbortSignal;
};

export const restarting = defineError('RESTARTING', 503, () =>
  t('This site is being restarted. Please try again in a moment. Work that has started continues.'),
);

// Time to send the last answers.
const lastAnswersMs = 2_000;

/**
 * Lets open calls finish for `drainMs` when the server closes, then answers that the site is restarting. New connections are
 * refused immediately, new calls on open ones get that answer.
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
    await allEnd(lastAnswersMs);
  });
}
