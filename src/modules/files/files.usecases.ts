import { stat } from 'node:fs/promises';
import type { OutputFile } from '../../catalog/define-run.ts';
import type { DiskSpace } from '../../platform/disk/disk-space.ts';
import type { Log } from '../../platform/log/log.ts';
import { dayOf, type Storage } from '../../platform/storage/storage.ts';
import { safeFileName } from '../../shared/file-types.ts';
import { callBytes } from '../../shared/plans.ts';
import { HOUR_MS, MINUTE_MS } from '../../shared/units.ts';
import type { UsageLedger } from '../usage/usage.usecases.ts';
import type { Holder } from '../visitors/makers.ts';
import { fileErrors } from './files.errors.ts';
import type { FilesRepository, StoredFile } from './files.repository.ts';
import { createOpenUpload } from './open-upload.ts';
import type { StorageRoom } from './storage-room.ts';
import { createStore } from './store-files.ts';
import { uploadsInParts } from './uploads-in-parts.ts';

export type Files = ReturnType<typeof createFiles>;

/** How long a failed job's upload is kept for a retry. */
const secondTryMs = 15 * MINUTE_MS;

type Dependencies = {
  repository: FilesRepository;
  storage: Storage;
  diskSpace: DiskSpace;
  room: StorageRoom;
  /** A local folder for incoming uploads of this process. */
  arrivals: string;
  /** A folder for uploads in parts, shared by all processes of this data folder. Files are named by id. */
  partsFolder: string;
  lifetimeHours: number;
  usage: Pick<UsageLedger, 'giveBackDeleted' | 'takenOut'>;
  log: Log;
};

/** All operations on stored files. They expire `lifetimeHours` after they arrive. */
export function createFiles(dependencies: Dependencies) {
  const { repository, storage, lifetimeHours, usage, log } = dependencies;
  const { store, removeAll, removeLocated, removeContent } = createStore(dependencies);

  /** Call before the content of files is downloaded or used: their work stays counted from then on. */
  const takenOut = (stored: readonly StoredFile[]): Promise<void> =>
    usage.takenOut([...new Set(stored.flatMap(({ job }) => job ?? []))]);

  return {
    openUpload: createOpenUpload(dependencies, store),

    ...uploadsInParts(dependencies),

    /** Stores the output files of a job's run. Throws 413 RESULTS_TOO_LARGE, and storage errors. */
    keepResults: async (outputs: readonly OutputFile[], holder: Holder, job?: string): Promise<StoredFile[]> => {
      const contents = await Promise.all(
        outputs.map(async ({ path, name, type }) => {
          const { size } = await stat(path);
          return { path, name: safeFileName(name), type, bytes: size, sha256: null };
        }),
      );
      const bytes = contents.reduce((sum, content) => sum + content.bytes, 0);
      const max = callBytes[holder.plan];
      if (bytes > max) throw fileErrors.resultsTooLarge({ bytes, max });
      return store(contents, 'result', holder, job);
    },

    /** The stored files with these ids, in order. Throws when one is gone. */
    require: async (ids: readonly string[]): Promise<StoredFile[]> => {
      const found = new Map((await repository.find(ids)).map((file) => [file.id, file]));
      return ids.map((id) => {
        const file = found.get(id);
        if (!file) throw fileErrors.gone();
        return file;
      });
    },

    /**
     * Deletes a file; a missing one is ignored.
     * @param makers the caller's owner names
     * @throws AppError 403 NOT_YOUR_FILE for another owner's
     */
    removeOwn: async (id: string, makers: readonly string[]): Promise<void> => {
      const [file] = await repository.find([id]);
      if (!file) return;
      if (file.owner === null || !makers.includes(file.owner)) throw fileErrors.notYours();
      await removeAll([id]);
      log.info({ reason: 'asked' }, 'Deleted a file');
      if (file.job !== null && !(await repository.hasResults(file.job, file.owner))) {
        await usage.giveBackDeleted(file.job);
      }
    },

    takenOut,

    removeAll,
    removeLocated,

    /** Transfers files of these owners to another, who uses them. */
    give: async (ids: readonly string[], from: readonly string[], to: string): Promise<void> => {
      await takenOut(await repository.find(ids));
      await repository.give(ids, from, to);
    },

    /** Marks uploads in parts as used by a call. */
    take: repository.take,

    /** Deletes all files of this user or visitor. */
    removeOf: async (owner: string): Promise<void> => removeAll(await repository.findByOwner(owner)),

    /** Expiry of uploads whose job failed and whose caller wants to retry. */
    endOfSecondTry: (): Date => new Date(Date.now() + secondTryMs),

    /** Deletes expired files, and days of storage the database no longer knows. */
    sweep: async (): Promise<void> => {
      let removed = 0;
      for (;;) {
        const expired = await repository.findExpired(200);
        for (const file of expired) {
          await removeContent(file);
          await repository.remove([file.id]);
        }
        removed += expired.length;
        if (expired.length === 0) break;
      }
      // An upload that crashed between storage and database has no row; its day is deleted once all its files must have
      // expired.
      const days = await storage.deleteBefore(dayOf(new Date(Date.now() - (lifetimeHours + 24) * HOUR_MS)));
      if (removed + days > 0) log.info({ reason: 'expired', files: removed, days }, 'Deleted files');
    },
  };
}
