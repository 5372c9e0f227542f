import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../shared/errors.ts';

/** The regular files in a folder and below it. Links are not followed and not listed. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const lookEveryMs = 250;

/**
 * Looks at a folder while a program writes into it. The signal aborts with `refusal()` once the files in it are larger than
 * `maxBytes` together: the kernel only bounds each one of them.
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

/** A file may be renamed or removed between the look at its folder and the look at itself. */
async function sizeOf(path: string): Promise<number> {
  try {
    return (await lstat(path)).size;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0;
    throw error;
  }
}
