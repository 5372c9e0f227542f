import { readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identifyProcess, isStillRunning, type ProcessIdentity } from '../../data-folder/process-identity.ts';
import { readIfThere } from '../../data-folder/read-if-there.ts';
import { StartError } from '../../start-error.ts';

// Enough for a server to close its connections and write a checkpoint.
const fastShutdownMs = 15_000;
const immediateShutdownMs = 5_000;

/** Reads postmaster.pid; `isReady` once the server accepts connections. */
export async function readPostmasterFile(
  directory: string,
): Promise<{ pid: number; port: number; isReady: boolean } | undefined> {
  const lines = (await readIfThere(join(directory, 'postmaster.pid')))?.split('\n');
  if (!lines?.[0]) return undefined;
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/** Stops a server left in this directory by a killed application. Never touches another process that now has its pid. */
export async function stopOrphan(directory: string): Promise<'none' | 'stopped'> {
  const noted = await readPostmasterFile(directory);
  const process = noted && (await identifyProcess(noted.pid));
  if (!process) return 'none';
  if (!(await worksIn(process, directory))) {
    // Another process has this pid now. PostgreSQL could not tell and would refuse to start.
    await rm(join(directory, 'postmaster.pid'), { force: true });
    return 'none';
  }
  await stopPostmaster(process);
  return 'stopped';
}

/** A server's working directory is its data directory. */
export async function worksIn({ pid }: ProcessIdentity, directory: string): Promise<boolean> {
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(directory));
  } catch {
    // Gone, or a process of another account, so not ours.
    return false;
  }
}

/**
 * Stops a server: closes connections and writes everything; an immediate shutdown if that hangs.
 * @param disconnectMs how long clients may take to disconnect
 */
export async function stopPostmaster(postmaster: ProcessIdentity, disconnectMs = 0): Promise<void> {
  // The signals of pg_ctl's modes 'smart', 'fast' and 'immediate'. After the last, the next start recovers from the WAL.
  if (disconnectMs > 0 && (await endsAfter(postmaster, 'SIGTERM', disconnectMs))) return;
  if (await endsAfter(postmaster, 'SIGINT', fastShutdownMs)) return;
  if (await endsAfter(postmaster, 'SIGQUIT', immediateShutdownMs)) return;
  throw new StartError(
    `The database server (process ${postmaster.pid}) does not stop. End it by hand, then try again.`,
  );
}

async function endsAfter(postmaster: ProcessIdentity, signal: NodeJS.Signals, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  if (!(await isStillRunning(postmaster))) return true;
  process.kill(postmaster.pid, signal);
  while (performance.now() < deadline) {
    if (!(await isStillRunning(postmaster))) return true;
    await sleep(10);
  }
  return false;
}
