import { readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identifyProcess, isStillRunning, type ProcessIdentity } from '../../data-folder/process-identity.ts';
import { readIfThere } from '../../data-folder/read-if-there.ts';
import { StartError } from '../../start-error.ts';

// A server that closes its connections at once and writes a checkpoint is done well within this time.
const fastShutdownMs = 15_000;
const immediateShutdownMs = 5_000;

/** What a running server writes about itself into its data directory; `isReady` once it takes connections. */
export async function readPostmasterFile(
  directory: string,
): Promise<{ pid: number; port: number; isReady: boolean } | undefined> {
  const lines = (await readIfThere(join(directory, 'postmaster.pid')))?.split('\n');
  if (!lines?.[0]) return undefined;
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Ends the server that an application which was killed left behind in this directory, if there is one. A process that
 * merely has the number noted there is never touched.
 */
export async function stopOrphan(directory: string): Promise<'none' | 'stopped'> {
  const noted = await readPostmasterFile(directory);
  const process = noted && (await identifyProcess(noted.pid));
  if (!process) return 'none';
  if (!(await worksIn(process, directory))) {
    // The number belongs to a stranger by now. PostgreSQL itself could not tell and would refuse to start.
    await rm(join(directory, 'postmaster.pid'), { force: true });
    return 'none';
  }
  await stopPostmaster(process);
  return 'stopped';
}

/** A server changes into its data directory when it starts. */
export async function worksIn({ pid }: ProcessIdentity, directory: string): Promise<boolean> {
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(directory));
  } catch {
    // Gone, or the process of an account whose folders we may not see: not ours.
    return false;
  }
}

/**
 * Ends a server: connections are closed, everything is written; the immediate way when that hangs.
 * @param farewellMs how long the clients may take to leave by themselves
 */
export async function stopPostmaster(postmaster: ProcessIdentity, farewellMs = 0): Promise<void> {
  // The signals of pg_ctl's modes 'smart', 'fast' and 'immediate'. After the last one the next start recovers from the log.
  if (farewellMs > 0 && (await endsAfter(postmaster, 'SIGTERM', farewellMs))) return;
  if (await endsAfter(postmaster, 'SIGINT', fastShutdownMs)) return;
  if (await endsAfter(postmaster, 'SIGQUIT', immediateShutdownMs)) return;
  throw new StartError(
    `The database server (process ${postmaster.pid}) does not stop. End it by hand, then try again.`,
  );
}

async function endsAfter(postmaster: ProcessIdentity, signal: NodeJS.Signals, withinMs: number): Promise<boolean> {
  const giveUpAt = performance.now() + withinMs;
  if (!(await isStillRunning(postmaster))) return true;
  process.kill(postmaster.pid, signal);
  while (performance.now() < giveUpAt) {
    if (!(await isStillRunning(postmaster))) return true;
    await sleep(10);
  }
  return false;
}
