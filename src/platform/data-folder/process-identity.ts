import { readFile } from 'node:fs/promises';
import { hasCode } from '../../shared/errors.ts';

/** Distinguishes a process from a later one with the same pid. */
export type ProcessIdentity = { pid: number; startedAt: string };

/**
 * Identifies a process by pid and start time; undefined when it is not running.
 * Linux gives the time in clock ticks since boot (proc_pid_stat(5), field 22), hence the boot id. Without /proc only the pid
 * is known.
 */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is running, under another account.
    if (!hasCode(error, 'EPERM')) return undefined;
  }
  try {
    const [stat, bootId] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The second field, the program's name in brackets, may itself contain spaces and brackets.
    const [state, ...later] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; its parent just has not reaped it.
    if (state === 'Z') return undefined;
    return { pid, startedAt: `${bootId.trim()}:${later[18]}` };
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) {
      return process.platform === 'linux' ? undefined : { pid, startedAt: 'unknown' };
    }
    throw error;
  }
}

/** Whether the identified process is still running. */
export async function isStillRunning({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  return (await identifyProcess(pid))?.startedAt === startedAt;
}
