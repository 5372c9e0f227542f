import { readFile } from 'node:fs/promises';
import { hasCode } from '../../shared/errors.ts';

/** A process that is still told apart from a later one with the same number. */
export type ProcessIdentity = { pid: number; startedAt: string };

/**
 * Describes a process by its number and the moment it started, or undefined when it does not run.
 * Linux counts the moment in clock ticks since the boot (proc_pid_stat(5), field 22), hence the boot's id. Systems without
 * /proc know the number only.
 */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another account.
    if (!hasCode(error, 'EPERM')) return undefined;
  }
  try {
    const [stat, bootId] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    const [state, ...later] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; only its parent has not looked yet.
    if (state === 'Z') return undefined;
    return { pid, startedAt: `${bootId.trim()}:${later[18]}` };
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) {
      return process.platform === 'linux' ? undefined : { pid, startedAt: 'unknown' };
    }
    throw error;
  }
}

/** True while the very process that was identified runs. */
export async function isStillRunning({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  return (await identifyProcess(pid))?.startedAt === startedAt;
}
