import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../shared/errors.ts';

/** Regular files in and below a folder, without links. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const lookEveryMs = 250;

/**
 * Watches a folder that a program writes to. The signal aborts with `refusal()` once its files exceed `maxBytes` together:
 * the kernel only limits each file.
 */
export function watchFolder(
  folder: string,
  maxBytes: number,
  refusal: () => unknown,
): { signal: AbortSignal; stop: () => void } {
  const control = new AbortController();
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    try {
      if ((await folderBytes(folder)) > maxBytes) control.abort(refusal());
    } catch (error) {
      control.abort(error);
    } finally {
      looking = false;
    }
  }, lookEveryMs);
  return { signal: control.signal, stop: () => clearInterval(timer) };
}

async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const path of await listFiles(folder)) bytes += await sizeOf(path);
  return bytes;
}

/** A file may be renamed or removed between listing and stat. */
async function sizeOf(path: string): Promise<number> {
  try {
    return (await lstat(path)).size;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0;
    throw error;
  }
}
