import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OutputFile } from '../../catalog/define-run.ts';
import type { FileField } from '../../catalog/define-tool.ts';
import type { DiskSpace } from '../../platform/disk/disk-space.ts';
import type { Log } from '../../platform/log/log.ts';
import { throughOutage } from '../../platform/outage.ts';
import { dayOf, type Storage } from '../../platform/storage/storage.ts';
import { safeFileName } from '../../shared/file-types.ts';
import { createId } from '../../shared/ids.ts';
import { callBytes } from '../../shared/plans.ts';
import { HOUR_MS, MINUTE_MS } from '../../shared/units.ts';

import { offerOfPro } from '../plans/limits.contract.ts';
import type { Holder } from '../visitors/makers.ts';

import { fileErrors } from './files.errors.ts';
import type { FilesRepository, StoredFile } from './files.repository.ts';
import type { StorageRoom } from './storage-room.ts';
import { UploadCheck } from './upload-check.ts';

export type Files = ReturnType<typeof createFiles>;
/** The files of one call while they arrive. `close` it whatever happens. */
export type Upload = Awaited<ReturnType<Files['openUpload']>>;

type Facts = Pick<StoredFile, 'name' | 'type' | 'bytes' | 'sha256'>;
/** An upload that has arrived and is not in storage yet. */
export type Arrival = Facts & { path: string };

/** How long an upload is kept after its job failed, when the caller wants to try again. */
const secondTryMs = 15 * MINUTE_MS;
/** How long work that is finished waits for a database that is away. */
const resultPatienceMs = 2 * MINUTE_MS;

/** Everything that happens to stored files. They expire `lifetimeHours` after they arrive. */
export function createFiles(dependencies: {
  repository: FilesRepository;
  storage: Storage;
  diskSpace: DiskSpace;
  room: StorageRoom;
  /** A local folder for uploads that are still arriving. */
  arrivals: string;
  lifetimeHours: number;
  log: Log;
}) {
  const { repository, storage, diskSpace, room, arrivals, lifetimeHours, log } = dependencies;

  /** Moves files into storage: all of them, or none. Their rows come first, which is what parallel calls count. */
  async function store(
    contents: readonly Arrival[],
    origin: StoredFile['origin'],
    holder: Holder,
  ): Promise<StoredFile[]> {
    if (contents.length === 0) return [];
    const { owner, address } = holder;
    const now = new Date();
    const expiresAt = new Date(now.getTime() + lifetimeHours * HOUR_MS);
    const bytes = contents.reduce((sum, content) => sum + content.bytes, 0);
    const moves = contents.map(({ path, ...facts }) => {
      const id = createId();
      return { path, file: { ...facts, id, storageKey: `${dayOf(now)}/${id}`, origin, owner, address, expiresAt } };
    });
    const files = moves.map(({ file }) => file);
    const claim = async () => {
      await room.assertSiteHasRoom(bytes);
      const bounds = await room.boundsOf(holder, origin === 'result' ? bytes : 0);
      const full = await repository.insert(files, bounds);
      if (full) throw room.refusal(full, holder, bounds);
    };
    // An upload is refused at once, because its sender waits.
    await throughOutage(claim, { forMs: origin === 'result' ? resultPatienceMs : 0 });
    try {
      for (const { path, file } of moves) await storage.adopt(file.storageKey, path);
    } catch (error) {
      await removeAll(files.map(({ id }) => id));
      throw error;
    }
    room.addToTotal(bytes);
    return files;
  }

  /** Removes files at once; nothing happens to those that are gone already. */
  async function removeAll(ids: readonly string[]): Promise<void> {
    // The row last: what could not be deleted is still found by the sweep.
    for (const storageKey of await repository.locate(ids)) await storage.delete(storageKey);
    for (const { bytes } of await repository.remove(ids)) room.addToTotal(-bytes);
  }

  return {
    /**
     * Reserves room for the files of one call, on the disk and in what their holder may have at once.
     *
     * @param announced how many bytes the call says it brings; 0 when it does not say
     * @throws AppError 503 NO_SPACE, 429 STORAGE_FULL
     */
    openUpload: async (announced: number, holder: Holder) => {
      const { plan } = holder;
      await room.assertSiteHasRoom(announced);
      const space = await diskSpace.reserve(announced);
      const claim = await room.claim(holder, announced).catch((error) => {
        space.release();
        throw error;
      });
      const paths: string[] = [];
      let arrived = 0;
      const count = async (bytes: number) => {
        arrived += bytes;
        if (arrived > callBytes[plan]) {
          throw fileErrors.callTooLarge({ max: callBytes[plan] }, { pro: offerOfPro.call(plan, callBytes) });
        }
        claim.grow(bytes);
        await space.write(bytes);
      };
      return {
        /**
         * Takes in one file while it arrives: counted against the plan's size, recognised by content, hashed. Throws
         * AppErrors with the field's own sentences.
         */
        receive: async (content: Readable, name: string, field: FileField): Promise<Arrival> => {
          const fileName = safeFileName(name);
          const path = join(arrivals, createId());
          const check = new UploadCheck(field, plan, fileName, count);
          paths.push(path);
          await pipeline(content, check, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
          return { path, name: fileName, ...check.facts() };
        },
        /** Moves what has arrived into storage. */
        store: async (contents: readonly Arrival[]): Promise<StoredFile[]> => {
          const files = await store(contents, 'upload', holder);
          claim.release();
          return files;
        },
        /** Removes what is not in storage and gives back the room. */
        close: async (): Promise<void> => {
          claim.release();
          space.release();
          for (const path of paths) await rm(path, { force: true });
        },
      };
    },

    /** Takes over files that a run made. Throws 413 RESULTS_TOO_LARGE, and what storing them throws. */
    keepResults: async (outputs: readonly OutputFile[], holder: Holder): Promise<StoredFile[]> => {
      const contents = await Promise.all(
        outputs.map(async ({ path, name, type }) => {
          const { size } = await stat(path);
          return { path, name: safeFileName(name), type, bytes: size, sha256: null };
        }),
      );
      const bytes = contents.reduce((sum, content) => sum + content.bytes, 0);
      const max = callBytes[holder.plan];
      if (bytes > max) throw fileErrors.resultsTooLarge({ bytes, max });
      return store(contents, 'result', holder);
    },

    /** The stored files with these ids, in this order. Throws when one is gone. */
    require: async (ids: readonly string[]): Promise<StoredFile[]> => {
      const found = new Map((await repository.find(ids)).map((file) => [file.id, file]));
      return ids.map((id) => {
        const file = found.get(id);
        if (!file) throw fileErrors.gone();
        return file;
      });
    },

    /**
     * Removes a file at once; nothing happens when it is already gone.
     *
     * @param makers the names of who asks
     * @throws AppError 403 NOT_YOUR_FILE when somebody else made it
     */
    removeOwn: async (id: string, makers: readonly string[]): Promise<void> => {
      const [file] = await repository.find([id]);
      if (!file) return;
      if (file.owner === null || !makers.includes(file.owner)) throw fileErrors.notYours();
      await removeAll([id]);
      log.info({ reason: 'asked' }, 'Deleted a file');
    },

    removeAll,

    /** Removes everything that this user or visitor has. */
    removeOf: async (owner: string): Promise<void> => removeAll(await repository.findByOwner(owner)),

    /** When uploads end whose job did not succeed, and whose caller wants to try again with them. */
    endOfSecondTry: (): Date => new Date(Date.now() + secondTryMs),

    /** Removes every expired file, and whole days that the database no longer knows of. */
    sweep: async (): Promise<void> => {
      let removed = 0;
      for (;;) {
        const expired = await repository.findExpired(200);
        for (const { id, storageKey } of expired) {
          await storage.delete(storageKey);
          await repository.remove([id]);
        }
        removed += expired.length;
        if (expired.length === 0) break;
      }
      // An upload that died between storage and database has no row; its day goes once every file of it must have expired.
      const days = await storage.deleteBefore(dayOf(new Date(Date.now() - (lifetimeHours + 24) * HOUR_MS)));
      if (removed + days > 0) log.info({ reason: 'expired', files: removed, days }, 'Deleted files');
    },
  };
}
