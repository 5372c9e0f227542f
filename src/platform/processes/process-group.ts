import { readFileSync } from 'node:fs';

/** Ends a process that leads its own group, and everything it started. A group that is already gone is fine. */
export function killGroup(leaderPid: number): void {
  try {
    process.kill(-leaderPid, 'SIGKILL');
  } catch (error) {
    if (!isNoSuchProcess(error)) throw error;
  }
}

/** Resident memory in MB of a process and its descendants, read from /proc; 0 where there is none (not Linux, or it ended). */
export function residentMb(pid: number): number {
  return processTree(pid).reduce((mb, id) => {
    const kb = /^VmRSS:\s+(\d+) kB/m.exec(readProcFile(`/proc/${id}/status`))?.[1] ?? 0;
    return mb + Number(kb) / 1024;
  }, 0);
}

/** A process and its descendants: a launcher (bwrap) may stand between us and the program. */
export function processTree(pid: number): number[] {
  const found = [pid];
  for (const parent of found) {
    const children = readProcFile(`/proc/${parent}/task/${parent}/children`);
    found.push(
      ...children
        .split(' ')
        .filter((text) => text !== '')
        .map(Number),
    );
  }
  return found;
}

/** At once: the kernel writes it without waiting for anything, and the way through another thread costs several times as much. */
function readProcFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process may end between two looks; then it uses no memory.
    return '';
  }
}

function isNoSuchProcess(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESRCH';
}
