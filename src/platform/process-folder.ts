import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '../shared/errors.ts';
import { HOUR_MS, MINUTE_MS } from '../shared/units.ts';
import type { Log } from './log/log.ts';

export type ProcessFolder = {
  path: string;
  /** Removes the folder with its contents. */
  close: () => Promise<void>;
};

const renewEveryMs = 10 * MINUTE_MS;
const staleAfterMs = 3 * HOUR_MS;

/**
 * Creates a folder below `root` for this process's temporary files. The process keeps renewing its date and removes folders
 * left by others: a killed process needs no manual cleanup, and no visitor's file stays because nothing starts on that
 * machine any more.
 */
export async function openProcessFolder(root: string, log: Log): Promise<ProcessFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const path = join(root, `${hostname()}.${process.pid}`);
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { mode: 0o700 });
  await sweepProcessFolders(root, { dated: false });

  let renewedAt = performance.now();
  const renew = async () => {
    const now = new Date();
    await utimes(path, now, now);
    // After the whole machine was asleep all folders look old; by the next check the live ones are renewed.
    const dated = performance.now() - renewedAt < 2 * renewEveryMs;
    renewedAt = performance.now();
    await sweepProcessFolders(root, { dated });
  };
  const timer = setInterval(() => {
    renew().catch((error) => log.warn({ err: error }, 'Could not remove what other processes left behind'));
  }, renewEveryMs);
  timer.unref();
  return {
    path,
    close: async () => {
      clearInterval(timer);
      await rm(path, { recursive: true, force: true });
    },
  };
}

/**
 * Removes the folders of ended processes of this machine and, when `dated`, those not renewed for three hours: of another
 * machine on a shared disk, or of a process whose pid was reused.
 */
export async function sweepProcessFolders(root: string, { dated }: { dated: boolean }): Promise<void> {
  const prefix = `${hostname()}.`;
  for (const name of await readdir(root)) {
    const folder = join(root, name);
    const hasEnded = name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length)));
    if (hasEnded || (dated && (await isStale(folder)))) await rm(folder, { recursive: true, force: true });
  }
}

async function isStale(folder: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(folder)).mtimeMs > staleAfterMs;
  } catch (error) {
    // Another process was faster.
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is running, under another account.
    return hasCode(error, 'EPERM');
  }
}
