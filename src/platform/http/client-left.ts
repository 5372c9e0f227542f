import type { FastifyReply } from 'fastify';

/** Why work was stopped for a client that went away before its answer. Nobody reads what becomes of it, and nothing is wrong. */
export class ClientLeft extends Error {
  override readonly name = 'ClientLeft';

  constructor() {
    super('The client left before its answer.');
  }
}

/** Aborts with a ClientLeft when the client goes away before it has its answer, at once when it has gone already. */
export function clientLeftSignal({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) control.abort(new ClientLeft());
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return control.signal;
}
