import type { Log } from '../../platform/log/log.ts';
import { KB } from '../../shared/units.ts';

// As often as an eye can follow; each is a row written, and read by every listener.
const everyMs = 250;
export const maxPartialBytes = 64 * KB;

/**
 * Sends the latest partial result of a job: newer ones replace one still waiting. One that is too large or cannot be sent is
 * skipped, as the work does not depend on it.
 */
export function sendPartials(send: (json: string) => Promise<void>, { jobId, log }: { jobId: string; log: Log }) {
  let waiting: { partial: unknown } | undefined;
  let isBusy = false;
  let isClosed = false;

  async function sendWaiting(): Promise<void> {
    isBusy = true;
    while (waiting) {
      const json = JSON.stringify(waiting.partial);
      waiting = undefined;
      const bytes = Buffer.byteLength(json);
      if (bytes > maxPartialBytes) log.warn({ jobId, bytes }, 'A partial result is too large and was not sent');
      else await send(json).catch((error) => log.warn({ jobId, err: error }, 'A partial result could not be sent'));
      await new Promise((resolve) => setTimeout(resolve, everyMs).unref());
    }
    isBusy = false;
  }

  return {
    emit: (partial: unknown): void => {
      if (isClosed) return;
      waiting = { partial };
      if (!isBusy) void sendWaiting();
    },
    /** The final result replaces any partial one still waiting. */
    close: (): void => {
      waiting = undefined;
      isClosed = true;
    },
  };
}
