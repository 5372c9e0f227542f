import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from '../../shared/errors.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { identifyProcess } from '../data-folder/process-identity.ts';
import { findFreePort } from '../free-port.ts';
import { createGrowingPause } from '../growing-pause.ts';
import type { Log } from '../log/log.ts';
import { createCluster } from './embedded/create-cluster.ts';
import { readPostmasterFile, stopOrphan, stopPostmaster, worksIn } from './embedded/postmaster.ts';
import { databaseName, roleName } from './embedded/programs.ts';
import { chooseServerAccount } from './embedded/server-account.ts';
import { type ServerProcess, startServerProcess } from './embedded/server-process.ts';

export type EmbeddedPostgres = {
  /** `postgres://user:password@127.0.0.1:port/database`, with a role that owns the database and may create others. */
  url: string;
  /** Gives clients a moment to leave, closes the remaining connections, and waits until everything is written. */
  stop: () => Promise<void>;
};

// Another program may have taken the free port meanwhile.
const startAttempts = 3;
// The application's own connections close within milliseconds.
const disconnectMs = 1_000;

/**
 * Starts PostgreSQL on a free port of 127.0.0.1 with its files in `directory`, created on the first call. Stops a server left
 * behind by a killed application, and restarts its own when it dies.
 * @param password of the role in the URL; must stay the same for a directory
 * @throws StartError
 */
export async function startEmbeddedPostgres(params: {
  directory: string;
  password: string;
  log: Log;
}): Promise<EmbeddedPostgres> {
  const { directory, password, log } = params;
  const owner = await ownerOf(join(directory, 'PG_VERSION'));
  const account = await chooseServerAccount(owner);
  if (!owner) {
    log.info('Creating the embedded database');
    await createCluster({ directory, password, account });
  } else if ((await stopOrphan(directory)) === 'stopped') {
    log.warn('Stopped the database server left behind by an earlier run');
  }

  let port = 0;
  let server = await startOnFreePort();
  const stopping = new AbortController();
  const supervised = supervise();

  async function startOnFreePort(): Promise<ServerProcess> {
    for (let attempt = 1; ; attempt += 1) {
      port = await findFreePort();
      try {
        return await startServerProcess({ directory, port, account, log });
      } catch (error) {
        if (attempt === startAttempts) throw error;
      }
    }
  }

  async function supervise(): Promise<void> {
    const pause = createGrowingPause();
    let startedAt = performance.now();
    await server.ended;
    while (!stopping.signal.aborted) {
      const pauseMs = pause.after(performance.now() - startedAt);
      log.error(`The embedded database stopped unexpectedly; restarting it in ${pauseMs / SECOND_MS} s`);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      startedAt = performance.now();
      try {
        // On the same port, so that the application's connections find it.
        server = await startServerProcess({ directory, port, account, log });
        log.info('The embedded database is running again');
        await server.ended;
      } catch (error) {
        log.error({ err: error }, 'The embedded database could not be restarted');
      }
    }
  }

  return {
    url: addressOf(password, port),
    stop: async () => {
      stopping.abort();
      await stopPostmaster(server.identity, disconnectMs);
      await supervised;
    },
  };
}

/** The URL of the server that an application is running in this directory, for commands beside it; undefined if none is. */
export async function findRunningPostgres(params: {
  directory: string;
  password: string;
}): Promise<string | undefined> {
  const noted = await readPostmasterFile(params.directory);
  if (!noted?.isReady) return undefined;
  const process = await identifyProcess(noted.pid);
  return process && (await worksIn(process, params.directory)) ? addressOf(params.password, noted.port) : undefined;
}

const addressOf = (password: string, port: number): string =>
  `postgres://${roleName}:${encodeURIComponent(password)}@127.0.0.1:${port}/${databaseName}`;

async function ownerOf(path: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
