import { mkdir, readdir, readFile, readlink, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { hasCode } from '../shared/errors.ts';
import { SECOND_MS } from '../shared/units.ts';
import type { Log } from './log/log.ts';

export type ProcessFolder = {
  path: string;
  /** Renews the folder's date and removes what others left behind. Done every 30 s. */
  look: () => Promise<void>;
  /** Removes the folder with its contents. */
  close: () => Promise<void>;
};

const lookEveryMs = 30 * SECOND_MS;
/**
 * A folder is removed when so many looks in a row, five minutes, found the same date. Looks rather than clocks: those of two
 * machines differ, and after a suspended machine wakes up its processes renew their folders before they have looked so often.
 */
export const looksUntilStale = 10;

/**
 * Creates a folder below `root` for this process's temporary files, and removes those of killed processes, so that no visitor's file
 * stays: at once those of this machine, after a while those of other machines and containers with the same data folder.
 */
export async function openProcessFolder(root: string, log: Log): Promise<ProcessFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const machine = await identifyMachine();
  const path = join(root, `${machine}.${process.pid}`);
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { mode: 0o700 });
  const sweep = createSweep(root, { machine, own: basename(path) });

  const look = async () => {
    await renew(path, log);
    await sweep();
  };
  await look();
  const timer = setInterval(() => {
    look().catch((error) => log.warn({ err: error }, 'Could not remove what other processes left behind'));
  }, lookEveryMs);
  timer.unref();
  return {
    path,
    look,
    close: async () => {
      clearInterval(timer);
      await rm(path, { recursive: true, force: true });
    },
  };
}

async function renew(path: string, log: Log): Promise<void> {
  const now = new Date();
  try {
    await utimes(path, now, now);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    log.warn('This process was stopped for minutes, and its work folder was removed; it has a new one');
    await mkdir(path, { recursive: true, mode: 0o700 });
  }
}

/** Removes folders of ended processes of this machine, and those that nobody renews: of other machines, or with a reused pid. */
function createSweep(root: string, { machine, own }: { machine: string; own: string }): () => Promise<void> {
  let before = new Map<string, { date: number; looks: number }>();
  return async () => {
    const found: typeof before = new Map();
    for (const name of await readdir(root)) {
      if (name === own) continue;
      const folder = join(root, name);
      const date = await dateOf(folder);
      // Another process was faster.
      if (date === undefined) continue;
      const last = before.get(name);
      const looks = last?.date === date ? last.looks + 1 : 0;
      const hasEnded = name.startsWith(`${machine}.`) && !isRunning(Number(name.slice(machine.length + 1)));
      if (hasEnded || looks >= looksUntilStale) await rm(folder, { recursive: true, force: true });
      else found.set(name, { date, looks });
    }
    before = found;
  };
}

/**
 * Names this machine since its start, or this container: pids mean the same processes where it is the same. A host name does not
 * tell containers on one network apart.
 */
async function identifyMachine(): Promise<string> {
  try {
    const [bootId, pids] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readlink('/proc/self/ns/pid'),
    ]);
    return `${bootId.slice(0, 8)}-${pids.replaceAll(/\D/g, '')}`;
  } catch (error) {
    // Not on Linux, or hidden.
    if (hasCode(error, 'ENOENT', 'EACCES', 'EPERM')) return hostname();
    throw error;
  }
}

async function dateOf(folder: string): Promise<number | undefined> {
  try {
    return (await stat(folder)).mtimeMs;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
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
