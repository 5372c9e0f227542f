import type { FastifyReply } from 'fastify';

/** Why work was stopped for a client that went away before its answer. Nobody reads what becomes of it, and nothing is wrong. */
export class ClientLeft extends Error {
  override readonly name = 'ClientLeft';

  constructor() {
    super('The client left before its answer.');
  }
}

/**
 * Aborts with a ClientLeft when the client goes away before it has its answer, at once when it has gone already; with an AppError
 * to be told when the server closes and cannot wait any longer. A client that is cut off by a server that closes has not left.
 */
export function answerSignal({ raw, server }: FastifyReply): AbortSignal {
  const control = new AbortController();
  const leave = () => {
    if (!raw.writableFinished && !server.drain.over.aborted) control.abort(new ClientLeft());
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return AbortSignal.any([control.signal, server.drain.over]);
}
