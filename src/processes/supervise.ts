import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { processEnvironment } from '../platform/config/environment.ts';
import { createGrowingPause } from '../platform/growing-pause.ts';
import type { Log } from '../platform/log/log.ts';
import type { Config } from '../settings.ts';
import { SECOND_MS } from '../shared/units.ts';
import { openInstance } from './instance.ts';
import { ChildDidNotStart, mayListen, ready, stop, supervisedMark } from './supervised.ts';

// Longer than the web process gives its open calls.
const stopWithinMs = 15 * SECOND_MS;

/**
 * Runs the web process and the worker as children; this process holds the data folder and the embedded database. A dead child
 * is restarted with backoff, without affecting the other. A child that fails its first start ends everything.
 * @param entry the file that both children run
 * @returns the function that stops the children, then the database
 */
export async function supervise(params: { config: Config; entry: string; log: Log }): Promise<() => Promise<void>> {
  const { config, entry, log } = params;
  const instance = await openInstance(config, log);
  const start = (role: Role) =>
    startChild({ role, entry, databaseUrl: instance.databaseUrl, drainSeconds: config.drainSeconds, log });
  const worker = start('worker');
  const web = start('web');
  const close = async () => {
    // Open calls may still get results from the worker.
    await web.stop();
    await worker.stop();
    await instance.close();
  };
  try {
    await Promise.race([worker.ready, web.failed]);
    web.mayListen();
    await Promise.race([web.ready, worker.failed]);
    log.info(`Satchel is ready at ${config.publicUrl}`);
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

type Role = 'web' | 'worker';
const names: Record<Role, string> = { web: 'web process', worker: 'worker' };

function startChild(params: { role: Role; entry: string; databaseUrl: string; drainSeconds: number; log: Log }) {
  const { role, entry, databaseUrl, drainSeconds, log } = params;
  const pause = createGrowingPause();
  const isReady = Promise.withResolvers<void>();
  const hasFailed = Promise.withResolvers<never>();
  // Nobody may be waiting for one of the two any more.
  for (const { promise } of [isReady, hasFailed]) promise.catch(() => undefined);
  const stopping = new AbortController();
  let mayNowListen = false;
  let wasReady = false;
  let child: ChildProcess;
  const ended = keepRunning();

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      const [code, signal] = await run();
      if (stopping.signal.aborted) return;
      if (!wasReady) {
        const error = new ChildDidNotStart(`The ${names[role]} did not start.`);
        isReady.reject(error);
        return hasFailed.reject(error);
      }
      const pauseMs = pause.after(performance.now() - startedAt);
      log.error(
        `The ${names[role]} ended unexpectedly (${signal ?? `exit code ${code}`}); restarting it in ${pauseMs / SECOND_MS} s`,
      );
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function run(): Promise<[code: number | null, signal: string | null]> {
    child = fork(entry, [supervisedMark], {
      env: { ...processEnvironment, PROCESS_MODE: role, DATABASE_URL: databaseUrl },
    });
    child.on('message', (message) => {
      if (message !== ready) return;
      if (wasReady) log.info(`The ${names[role]} is back`);
      wasReady = true;
      isReady.resolve();
    });
    if (mayNowListen) child.send(mayListen);
    const [code, signal] = await once(child, 'exit');
    return [code, signal];
  }

  return {
    /** Settles once the child works for the first time, or fails to start. */
    ready: isReady.promise,
    /** Rejects if the child fails to start; never resolves. */
    failed: hasFailed.promise,
    mayListen: () => {
      mayNowListen = true;
      send(child, mayListen);
    },
    stop: async () => {
      stopping.abort();
      send(child, stop);
      const timer = setTimeout(() => child.kill('SIGKILL'), drainSeconds * SECOND_MS + stopWithinMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** A child that is ending does not need the message. */
function send(child: ChildProcess, message: string): void {
  if (child.connected) child.send(message, () => undefined);
}
