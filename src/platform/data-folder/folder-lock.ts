import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { identifyProcess, isStillRunning, type ProcessIdentity } from './process-identity.ts';
import { readIfThere } from './read-if-there.ts';
import { writeOnce } from './write-once.ts';

const ownerSchema = z.object({ pid: z.number(), startedAt: z.string() });

// Enough for a process that was just told to stop.
const patienceMs = 2_000;
const retryMs = 50;

/**
 * Locks the folder for this process until the returned function is called or the process ends: a lock of a dead process is
 * ignored.
 * Locks are numbered files, and the highest number holds. Taking a lock creates the next number, which only one process can
 * do; the highest is never removed, so that nobody mistakes a new lock for a stale one read before.
 * @throws StartError when another process keeps the lock
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const fileOf = (number: number) => join(folder, `lock.${number}`);
  const own = JSON.stringify(await identifyProcess(process.pid));
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const highest = Math.max(0, ...(await lockNumbers(folder)));
    const holder = parseOwner(await readIfThere(fileOf(highest)));
    if (holder && (await isStillRunning(holder))) {
      if (performance.now() > deadline) throw alreadyRunning(holder, folder);
      await sleep(retryMs);
      continue;
    }
    const number = highest + 1;
    if (!(await writeOnce(fileOf(number), own))) continue;
    const others = (await lockNumbers(folder)).filter((other) => other !== number);
    if (others.some((other) => other > number)) {
      await rm(fileOf(number), { force: true });
      continue;
    }
    for (const other of others) await rm(fileOf(other), { force: true });
    return async () => {
      const draft = `${fileOf(number)}.released`;
      await writeFile(draft, '{}', { mode: 0o600 });
      await rename(draft, fileOf(number));
    };
  }
}

async function lockNumbers(folder: string): Promise<number[]> {
  return (await readdir(folder)).flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? []).map(Number);
}

/** Undefined for a released lock, or one whose content was lost in a power failure. */
function parseOwner(content: string | undefined): ProcessIdentity | undefined {
  try {
    return ownerSchema.safeParse(JSON.parse(content ?? '')).data;
  } catch {
    return undefined;
  }
}

const alreadyRunning = ({ pid }: ProcessIdentity, folder: string) =>
  new StartError(
    `Satchel already runs with this data folder (process ${pid}, folder ${folder}). Stop it first, or start this one with ` +
      'another DATA_DIR and PORT.',
  );
