import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OutputFile } from '../../catalog/define-run.ts';
import type { FileField } from '../../catalog/define-tool.ts';
import type { DiskSpace } from '../../platform/disk/disk-space.ts';
import type { Log } from '../../platform/log/log.ts';
import { retryDuringOutage } from '../../platform/outage.ts';
import { dayOf, type Storage } from '../../platform/storage/storage.ts';
import { safeFileName } from '../../shared/file-types.ts';
import { createId } from '../../shared/ids.ts';
import { callBytes } from '../../shared/plans.ts';
import { HOUR_MS, MINUTE_MS } from '../../shared/units.ts';

import { offerOfPro } from '../plans/limits.contract.ts';
import type { UsageLedger } from '../usage/usage.usecases.ts';
import type { Holder } from '../visitors/makers.ts';

import { fileErrors } from './files.errors.ts';
import type { FilesRepository, StoredFile } from './files.repository.ts';
import type { StorageRoom } from './storage-room.ts';
import { UploadCheck } from './upload-check.ts';

export type Files = ReturnType<typeof createFiles>;
/** The files of one call while they arrive. Always `close` it. */
export type Upload = Awaited<ReturnType<Files['openUpload']>>;

type Facts = Pick<StoredFile, 'name' | 'type' | 'bytes' | 'sha256'>;
/** A complete upload that is not in storage yet. */
export type Arrival = Facts & { path: string };

/** How long a failed job's upload is kept for a retry. */
const secondTryMs = 15 * MINUTE_MS;
/** How long an upload in parts may pause. */
const partsPatienceMs = 3 * HOUR_MS;
/** How long finished work waits for an unavailable database. */
const resultPatienceMs = 2 * MINUTE_MS;

/** All operations on stored files. They expire `lifetimeHours` after they arrive. */
export function createFiles(dependencies: {
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
}) {
  const { repository, storage, diskSpace, room, arrivals, partsFolder, lifetimeHours, usage, log } = dependencies;
  const expiry = (from = new Date()) => new Date(from.getTime() + lifetimeHours * HOUR_MS);

  /** Until when an upload waits for its next part. */
  const endOfWait = (from = new Date()) => new Date(Math.min(from.getTime() + partsPatienceMs, expiry(from).getTime()));

  /** Moves files into storage: all or none. Rows are written first, for concurrent limits. */
  async function store(
    contents: readonly Arrival[],
    origin: StoredFile['origin'],
    holder: Holder,
    job: string | null = null,
  ): Promise<StoredFile[]> {
    if (contents.length === 0) return [];
    const { owner, address } = holder;
    const now = new Date();
    const bytes = contents.reduce((sum, content) => sum + content.bytes, 0);
    const moves = contents.map(({ path, ...facts }) => {
      const id = createId();
      const place = { id, storageKey: `${dayOf(now)}/${id}`, expiresAt: expiry(now) };
      return { path, file: { ...facts, ...place, origin, parts: null, owner, address, job } };
    });
    const files = moves.map(({ file }) => file);
    const claim = async () => {
      await room.assertSiteHasRoom(bytes);
      const bounds = await room.boundsOf(holder, origin === 'result' ? bytes : 0);
      const full = await repository.insert(files, bounds);
      if (full) throw room.refusal(full, holder, bounds);
    };
    // Uploads fail at once, because their sender waits.
    await retryDuringOutage(claim, { forMs: origin === 'result' ? resultPatienceMs : 0 });
    try {
      for (const { path, file } of moves) await storage.adopt(file.storageKey, path);
    } catch (error) {
      await removeAll(files.map(({ id }) => id));
      throw error;
    }
    room.addToTotal(bytes);
    return files;
  }

  /** Deletes files; missing ones are ignored. */
  async function removeAll(ids: readonly string[]): Promise<void> {
    // The row last: a failed deletion is retried by the sweep.
    for (const file of await repository.locate(ids)) await removeContent(file);
    for (const { bytes } of await repository.remove(ids)) room.addToTotal(-bytes);
  }

  /** Call before the content of files is downloaded or used: their work stays counted from then on. */
  const takenOut = (stored: readonly StoredFile[]): Promise<void> =>
    usage.takenOut([...new Set(stored.flatMap(({ job }) => job ?? []))]);

  const pathOfParts = (id: string) => join(partsFolder, id);

  async function removeContent({ id, storageKey, parts }: Pick<StoredFile, 'id' | 'storageKey' | 'parts'>) {
    await storage.delete(storageKey);
    if (parts === 'arriving') await rm(pathOfParts(id), { force: true });
  }

  return {
    /**
     * Reserves room for a call's files, on the disk and in the holder's limit.
     * @param announced the call's Content-Length; 0 when unknown
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
        /** Receives one file: limits its size, detects its type, hashes it. Throws AppErrors with the field's own sentences. */
        receive: async (content: Readable, name: string, field: FileField): Promise<Arrival> => {
          const fileName = safeFileName(name);
          const path = join(arrivals, createId());
          const check = new UploadCheck(field, plan, fileName, count);
          paths.push(path);
          await pipeline(content, check, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
          return { path, name: fileName, ...check.facts() };
        },
        /** Moves complete uploads into storage. */
        store: async (contents: readonly Arrival[]): Promise<StoredFile[]> => {
          const files = await store(contents, 'upload', holder);
          claim.release();
          return files;
        },
        /** Deletes what is not in storage and releases the room. */
        close: async (): Promise<void> => {
          claim.release();
          space.release();
          for (const path of paths) await rm(path, { force: true });
        },
      };
    },

    /**
     * Reserves room for an upload that comes in parts, ahead of its call.
     *
     * @param also is done in the transaction that reserves it
     * @throws AppError 503 NO_SPACE, 429 STORAGE_FULL, 429 TOO_MANY_UPLOADS
     */
    expectParts: async (
      { id, name, bytes }: Pick<StoredFile, 'id' | 'name' | 'bytes'>,
      holder: Holder,
      also: Parameters<FilesRepository['insert']>[2],
    ): Promise<void> => {
      await room.assertSiteHasRoom(bytes);
      // Only a look: what arrives is reserved while it does.
      (await diskSpace.reserve(bytes)).release();
      const bounds = await room.boundsOf(holder);
      const { owner, address } = holder;
      const now = new Date();
      const place = { id, storageKey: `${dayOf(now)}/${id}`, expiresAt: endOfWait(now) };
      const facts = { name: safeFileName(name), type: 'any', bytes, sha256: null } as const;
      const file = { ...facts, ...place, origin: 'upload', parts: 'arriving', owner, address, job: null } as const;
      const full = await repository.insert([file], bounds, also);
      if (full) throw room.refusal(full, holder, bounds);
      room.addToTotal(bytes);
    },

    pathOfParts,

    /** Lets an upload in parts wait longer for the next one. */
    awaitMoreParts: (id: string): Promise<void> => repository.prolong(id, endOfWait(), lifetimeHours),

    /** Moves an upload whose last part has come into storage. False when it is not expected any more. */
    storeParts: async (
      { id, storageKey }: StoredFile,
      facts: Pick<StoredFile, 'type' | 'sha256'>,
    ): Promise<boolean> => {
      await storage.adopt(storageKey, pathOfParts(id));
      if (await repository.complete(id, { ...facts, expiresAt: expiry() })) return true;
      await storage.delete(storageKey);
      return false;
    },

    /** Removes parts of uploads that are not expected any more: they were completed elsewhere, removed or have expired. */
    sweepParts: async (): Promise<void> => {
      const ids = await readdir(partsFolder);
      const arriving = new Set(await repository.findArriving(ids));
      for (const id of ids) if (!arriving.has(id)) await rm(pathOfParts(id), { force: true });
    },

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
