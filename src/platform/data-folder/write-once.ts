import { link, rm, writeFile } from 'node:fs/promises';
import { hasCode } from '../../shared/errors.ts';

/**
 * Atomically creates a file with its whole content, readable by its owner only.
 * @returns false when the file already existed; it is left unchanged
 */
export async function writeOnce(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${process.pid}.${crypto.randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600, flag: 'wx', flush: true });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft);
  }
}
