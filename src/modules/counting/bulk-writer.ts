import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../platform/log/log.ts';
import { describeError } from '../../shared/errors.ts';
import { SECOND_MS } from '../../shared/units.ts';

/** In one write: what these take of the thread is the longest that a request waits for them, a few milliseconds. */
const maxAtOnce = 200;
/** While the database is away, what comes beyond these is dropped, and the log says how much. */
const maxWaiting = 200_000;

export type BulkWriter<Item> = {
  add: (item: Item) => void;
  /** Writes everything that waits, also what came meanwhile. Gives up after ten failures. */
  close: () => Promise<void>;
};

/**
 * Gathers what is counted in memory and writes it in bulk, so that no request waits for it. A kill -9 loses what came since the
 * last write (decision 0111).
 * @param what for the log: 'clicks'
 * @param write all or nothing: it is called again with the same items when it throws
 */
export function createBulkWriter<Item>(params: {
  what: string;
  everyMs: number;
  write: (items: readonly Item[]) => Promise<void>;
  log: Log;
}): BulkWriter<Item> {
  const { what, everyMs, log } = params;
  let waiting: Item[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  async function writeSoon(): Promise<void> {
    writing = writeAll();
    await writing;
    writing = undefined;
    timer = waiting.length > 0 ? setTimeout(() => void writeSoon(), everyMs) : undefined;
  }

  /** What waits now; it ends early when the database is away. */
  async function writeAll(): Promise<void> {
    for (let left = waiting.length; left > 0; left -= maxAtOnce) {
      if (!(await write())) return;
    }
  }

  async function write(): Promise<boolean> {
    const items = waiting.slice(0, maxAtOnce);
    try {
      await params.write(items);
      waiting = waiting.slice(items.length);
      if (dropped > 0) log.error({ dropped, what }, 'Some were not counted while the database was away');
      dropped = 0;
      return true;
    } catch (error) {
      log.warn({ reason: describeError(error), waiting: waiting.length, what }, 'Could not write counts; trying again');
      return false;
    }
  }

  return {
    add: (item) => {
      if (waiting.length >= maxWaiting) {
        dropped++;
        return;
      }
      waiting.push(item);
      timer ??= setTimeout(() => void writeSoon(), everyMs);
    },

    close: async () => {
      clearTimeout(timer);
      await writing;
      for (let failures = 0; waiting.length > 0 && failures < 10; ) {
        if (await write()) continue;
        failures++;
        await sleep(SECOND_MS / 5);
      }
      clearTimeout(timer);
    },
  };
}
