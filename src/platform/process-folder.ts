import { mkdir, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder below `root` for the temporary files of this process alone, and removes those that dead processes of this
 * machine left behind: a killed process needs no cleaning up by hand.
 */
export async function openProcessFolder(root: string): Promise<string> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const prefix = `${hostname()}.`;
  for (const name of await readdir(root)) {
    // A folder of another machine on a shared disk is not ours to judge.
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    await rm(join(root, name), { recursive: true, force: true });
  }
  const own = join(root, prefix + process.pid);
  await rm(own, { recursive: true, force: true });
  await mkdir(own, { mode: 0o700 });
  return own;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
