import type { FastifyReply, FastifyRequest } from 'fastify';

// Long enough for a browser to read the refusal, short enough that nobody can keep sending what nobody wants.
const graceMs = 3_000;

/**
 * For a call that is refused while its body still arrives: the answer goes out at once, the rest is thrown away for a moment,
 * then the connection is closed. Closing at once would reset the connection before the browser has read why (RFC 9112, 9.6).
 */
export function closeUnfinishedUpload({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete || raw.destroyed) return;
  reply.header('connection', 'close');
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.socket.destroy(), graceMs);
  raw.socket.once('close', () => clearTimeout(timer));
}
