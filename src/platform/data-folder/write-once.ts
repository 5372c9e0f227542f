import { link, rm, writeFile } from 'node:fs/promises';
import { hasCode } from '../../shared/errors.ts';

/**
 * Writes a file, readable by its owner only, that appears at once with its whole content.
 * @returns false when the file existed already; it is left as it is then
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
