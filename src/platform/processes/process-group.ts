import { readdirSync, readFileSync } from 'node:fs';

/** Kills a process group by its leader. Ignores groups that are already gone. */
export function killGroup(leaderPid: number): void {
  try {
    process.kill(-leaderPid, 'SIGKILL');
  } catch (error) {
    if (!isNoSuchProcess(error)) throw error;
  }
}

/** Resident memory in MB of a process and its descendants, from /proc; 0 without it (not Linux, or ended). */
export function residentMb(pid: number): number {
  return processTree(pid).reduce((mb, id) => {
    const kb = /^VmRSS:\s+(\d+) kB/m.exec(readProcFile(`/proc/${id}/status`))?.[1] ?? 0;
    return mb + Number(kb) / 1024;
  }, 0);
}

/** A process and its descendants: a launcher (bwrap) may be in between. Each thread lists the children that it started. */
export function processTree(pid: number): number[] {
  const found = [pid];
  for (const parent of found) {
    for (const thread of threadsOf(parent)) {
      const children = readProcFile(`/proc/${parent}/task/${thread}/children`);
      found.push(
        ...children
          .split(' ')
          .filter((text) => text !== '')
          .map(Number),
      );
    }
  }
  return found;
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    // Ended in between, or not Linux.
    return [];
  }
}

/** Synchronous: the kernel answers without blocking, and another thread costs several times as much. */
function readProcFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process ended in between and uses no memory.
    return '';
  }
}

function isNoSuchProcess(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESRCH';
}
