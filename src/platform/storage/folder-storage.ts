import { access, constants, copyFile, link, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { assertKey, isDay, type Storage, StorageMissError } from './storage.ts';

/** Stores files in a local folder, with renames and hard links where possible: a result of any size costs no copy. */
export async function openFolderStorage(root: string): Promise<Storage> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  const locate = (key: string) => {
    assertKey(key);
    return join(root, key);
  };

  return {
    adopt: async (key, path) => {
      const target = locate(key);
      try {
        await moveFile(path, target);
      } catch (error) {
        // The day's first file, or `path` is gone.
        if (!isCode(error, 'ENOENT')) throw error;
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await moveFile(path, target);
      }
    },
    fetch: async (key, path) => {
      const source = locate(key);
      try {
        await link(source, path);
      } catch (error) {
        if (isCode(error, 'ENOENT')) throw new StorageMissError(undefined, { cause: error });
        if (!isCode(error, 'EXDEV') && !isCode(error, 'EPERM') && !isCode(error, 'ENOTSUP')) throw error;
        await copyFile(source, path, constants.COPYFILE_FICLONE);
      }
    },
    read: async (key, range) => {
      // Opened before returning, so that a missing file fails here and not during the response.
      try {
        const handle = await open(locate(key));
        return handle.createReadStream({ ...range });
      } catch (error) {
        if (isCode(error, 'ENOENT')) throw new StorageMissError(undefined, { cause: error });
        throw error;
      }
    },
    delete: async (key) => {
      assertKey(key);
      await disk.delete(key);
    },
    deleteBefore: async (day) => {
      const days = (await readdir(root)).filter((name) => isDay(name) && name < day);
      for (const name of days) await disk.deleteAll(name);
      return days.length;
    },
    check: () => access(root, constants.R_OK | constants.W_OK),
  };
}

/** Renames, or copies across file systems. The target appears complete or not at all. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isCode(error, 'EXDEV')) throw error;
    const partial = `${to}.partial`;
    try {
      await copyFile(from, partial);
      await rename(partial, to);
    } finally {
      await rm(partial, { force: true });
    }
    await rm(from);
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === code;
