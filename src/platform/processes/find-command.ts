import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where programs are looked up, and the PATH of child processes. Constant, so that neither environment nor visitors decide
 * which program runs.
 */
export const programDirectories = [
  '/usr/local/bin',
  '/usr/bin',
  '/bin',
  '/usr/sbin',
  '/sbin',
  '/opt/homebrew/bin',
] as const;

/** The absolute path of an installed program, or undefined. */
export async function findCommand(name: string): Promise<string | undefined> {
  for (const directory of programDirectories) {
    const path = join(directory, name);
    try {
      await access(path, constants.X_OK);
      return path;
    } catch {
      // Try the next directory.
    }
  }
  return undefined;
}
