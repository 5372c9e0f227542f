import { readFile } from 'node:fs/promises';

/** Ends a process that leads its own group, and everything it started. A group that is already gone is fine. */
export function killGroup(leaderPid: number): void {
  try {
    process.kill(-leaderPid, 'SIGKILL');
  } catch (error) {
    if (!isNoSuchProcess(error)) throw error;
  }
}

/**
 * Resident memory in MB of a process and its descendants, read from /proc; 0 where there is none (not Linux, or it ended).
 * Descendants count because a launcher (bwrap) may stand between us and the program.
 */
export async function residentMb(pid: number): Promise<number> {
  const [status, children] = await Promise.all([
    readProcFile(`/proc/${pid}/status`),
    readProcFile(`/proc/${pid}/task/${pid}/children`),
  ]);
  const ownKb = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
  const childPids = children.split(' ').filter((text) => text !== '');
  const childrenMb = await Promise.all(childPids.map((childPid) => residentMb(Number(childPid))));
  return childrenMb.reduce((sum, mb) => sum + mb, ownKb / 1024);
}

async function readProcFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    // The process may end between two looks; then it uses no memory.
    return '';
  }
}

function isNoSuchProcess(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESRCH';
}
