import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MB, SECOND_MS } from '../../shared/units.ts';
import { hasBody } from './has-body.ts';

/** How much of a refused body is discarded before the connection closes, in bytes and milliseconds. */
export type RefusedBodies = { bytes: number; graceMs: number };

/** Many clients only read the answer after sending everything: allows the largest file of the Free plan on a typical line. */
export const defaultRefusedBodies: RefusedBodies = { bytes: 128 * MB, graceMs: 20 * SECOND_MS };

/**
 * Lets clients read why their upload is refused while they are still sending. Closing a connection with unread bytes resets
 * it, and many clients then lose the answer. So the answer goes out with our FIN; the rest is discarded within limits, then
 * the connection closes (RFC 9112, 9.6). Clients that ask first (Expect: 100-continue) get the go-ahead only when something
 * starts reading the body, so a refusal can come instead.
 */
export function answerRefusedBodies(app: FastifyInstance, bounds: RefusedBodies): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!hasBody(raw) || raw.complete) return;
    reply.header('connection', 'close');
    // Node calls this once the answer is sent, and would close both directions at once.
    raw.socket.destroySoon = () => raw.socket.end();
    discardBody(raw, bounds);
  });

  app.server.on('checkContinue', (request, response) => {
    request.once('resume', () => {
      if (!response.headersSent) response.writeContinue();
    });
    app.server.emit('request', request, response);
  });
}

function discardBody(raw: IncomingMessage, { bytes, graceMs }: RefusedBodies): void {
  const { socket } = raw;
  const close = () => socket.destroy();
  const timer = setTimeout(close, graceMs);
  socket.once('close', () => clearTimeout(timer));
  raw.unpipe();
  // A client that disconnects meanwhile is not an error.
  raw.on('error', () => undefined);
  raw.once('end', () => (socket.writableFinished ? close() : socket.once('finish', close)));
  // Reading would tell a client that asked first to send everything.
  if (raw.headers.expect !== undefined) return;
  const most = socket.bytesRead + bytes;
  raw.on('data', () => {
    if (socket.bytesRead > most) close();
  });
  raw.resume();
}
