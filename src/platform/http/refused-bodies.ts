import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MB, SECOND_MS } from '../../shared/units.ts';
import { hasBody } from './has-body.ts';

/** How much of a refused body is read and thrown away before the connection ends, in bytes and milliseconds. */
export type RefusedBodies = { bytes: number; graceMs: number };

/** Many clients read no answer before they have sent everything: the largest file of the free plans, over a usual line. */
export const defaultRefusedBodies: RefusedBodies = { bytes: 128 * MB, graceMs: 20 * SECOND_MS };

/**
 * Lets clients read why their upload is refused, although they are still sending it. Closing the connection with bytes unread
 * resets it, and many clients then lose the answer. So the answer goes out with our end of the connection; the rest is thrown
 * away for a bounded while, then the connection is closed (RFC 9112, 9.6). Who asked first (Expect: 100-continue) is told to
 * send the body only when somebody begins to read it, so that a refusal comes in its place.
 */
export function answerRefusedBodies(app: FastifyInstance, bounds: RefusedBodies): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!hasBody(raw) || raw.complete) return;
    reply.header('connection', 'close');
    // What Node calls when such an answer is out: it would close both directions at once.
    raw.socket.destroySoon = () => raw.socket.end();
    throwAway(raw, bounds);
  });

  app.server.on('checkContinue', (request, response) => {
    request.once('resume', () => {
      if (!response.headersSent) response.writeContinue();
    });
    app.server.emit('request', request, response);
  });
}

function throwAway(raw: IncomingMessage, { bytes, graceMs }: RefusedBodies): void {
  const { socket } = raw;
  const close = () => socket.destroy();
  const timer = setTimeout(close, graceMs);
  socket.once('close', () => clearTimeout(timer));
  raw.unpipe();
  // Who goes away in the middle of it has broken nothing.
  raw.on('error', () => undefined);
  raw.once('end', () => (socket.writableFinished ? close() : socket.once('finish', close)));
  // Reading would tell who asks first to send it all.
  if (raw.headers.expect !== undefined) return;
  const most = socket.bytesRead + bytes;
  raw.on('data', () => {
    if (socket.bytesRead > most) close();
  });
  raw.resume();
}
