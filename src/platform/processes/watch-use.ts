import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../shared/errors.ts';
import { MB } from '../../shared/units.ts';
import { processTree, residentMb } from './process-group.ts';

const lookEveryMs = 250;

export type WatchedUse = {
  pid: number | undefined;
  /** Folders the process may write to. */
  folders: readonly string[];
  /** Resident memory of the process and its descendants. */
  memoryMb?: number | undefined;
  diskMb: number;
  onExceeded: (what: 'memory' | 'disk', mb: number) => void;
};

/** Polls a process's total usage; the kernel only limits each process and each file. Returns the function that stops it. */
export function watchUse({ pid, folders, memoryMb = Infinity, diskMb, onExceeded }: WatchedUse): () => void {
  if (pid === undefined) return () => undefined;
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    try {
      const memory = residentMb(pid);
      if (memory > memoryMb) onExceeded('memory', memory);
      const disk = await diskUseMb(folders, pid, diskMb);
      if (disk > diskMb) onExceeded('disk', disk);
    } finally {
      looking = false;
    }
  }, lookEveryMs);
  return () => clearInterval(timer);
}

/** Size of the files in the folders and of open deleted ones; stops counting just above `enoughMb`. */
async function diskUseMb(folders: readonly string[], pid: number, enoughMb: number): Promise<number> {
  let mb = 0;
  for await (const bytes of fileSizes(folders, pid)) {
    mb += bytes / MB;
    if (mb > enoughMb) break;
  }
  return mb;
}

async function* fileSizes(folders: readonly string[], pid: number): AsyncGenerator<number> {
  for (const folder of folders) yield* sizesBelow(folder);
  const counted = new Set<string>();
  for (const id of processTree(pid)) {
    const descriptors = `/proc/${id}/fd`;
    for (const name of await namesIn(descriptors)) {
      const facts = await ignoreGone(stat(join(descriptors, name)));
      if (!facts?.isFile() || facts.nlink > 0 || counted.has(`${facts.dev}:${facts.ino}`)) continue;
      counted.add(`${facts.dev}:${facts.ino}`);
      yield sizeOnDisk(facts);
    }
  }
}

async function* sizesBelow(folder: string): AsyncGenerator<number> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const facts = await ignoreGone(lstat(path));
    if (facts === undefined) continue;
    yield sizeOnDisk(facts);
    if (facts.isDirectory()) yield* sizesBelow(path);
  }
}

/** Sparse files count in full: they may be filled before the next check. */
const sizeOnDisk = ({ size, blocks }: { size: number; blocks: number }) => Math.max(size, blocks * 512);

const namesIn = async (folder: string): Promise<string[]> => (await ignoreGone(readdir(folder))) ?? [];

/** Files and processes come and go while they are counted. */
async function ignoreGone<Value>(looked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await looked;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH', 'EACCES', 'EPERM', 'ENOTDIR')) return undefined;
    throw error;
  }
}
