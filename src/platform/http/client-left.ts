import type { FastifyReply } from 'fastify';

/** Aborts work whose client disconnected before the answer. Not an error. */
export class ClientLeft extends Error {
  override readonly name = 'ClientLeft';

  constructor() {
    super('The client disconnected before the answer.');
  }
}

/**
 * Aborts with ClientLeft when the client disconnects before its answer (at once if it already has), or with an AppError for
 * the client when the server closes and cannot wait any longer. A client cut off by a closing server has not left.
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
