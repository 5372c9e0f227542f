import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { KB, SECOND_MS } from '../../shared/units.ts';
import { failBody } from './fail-body.ts';
import { hasBody } from './has-body.ts';

export const slowErrors = {
  tooSlow: defineError('UPLOAD_TOO_SLOW', 408, () =>
    t('The upload stopped, or is too slow to go on. Please check your connection and try again.'),
  ),
};

/** How long a body may stall, in milliseconds, and how many bytes earn another second. */
export type BodyPatience = { patienceMs: number; bytesPerSecond: number };

/** Half a minute without data, or less than 1 KB/s over some time: slower than any line people upload over. */
export const defaultPatience: BodyPatience = { patienceMs: 30 * SECOND_MS, bytesPerSecond: KB };

/**
 * Aborts bodies that arrive too slowly. Each has an allowance of time that runs down while we wait for its bytes and recovers
 * with each byte, up to its initial value. It does not run down while the server itself is behind (bytes are waiting to be
 * read).
 */
export function endSlowBodies(app: FastifyInstance, { patienceMs, bytesPerSecond }: BodyPatience): void {
  const arriving = new Map<IncomingMessage, { leftMs: number; bytes: number }>();
  const tickMs = Math.min(SECOND_MS, patienceMs / 10);

  const timer = setInterval(() => {
    for (const [raw, state] of arriving) {
      const bytes = raw.socket.bytesRead;
      const earnedMs = ((bytes - state.bytes) / bytesPerSecond) * SECOND_MS;
      const passedMs = raw.readableLength > 0 ? 0 : tickMs;
      state.bytes = bytes;
      state.leftMs = Math.min(patienceMs, state.leftMs + earnedMs) - passedMs;
      if (state.leftMs > 0) continue;
      arriving.delete(raw);
      failBody(raw, slowErrors.tooSlow());
    }
  }, tickMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('onRequest', async ({ raw }) => {
    if (!hasBody(raw)) return;
    arriving.set(raw, { leftMs: patienceMs, bytes: raw.socket.bytesRead });
    for (const event of ['end', 'close']) raw.once(event, () => arriving.delete(raw));
  });
}
