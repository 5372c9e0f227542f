import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskSpace } from '../../platform/disk/disk-space.ts';
import { dayOf, type Storage } from '../../platform/storage/storage.ts';
import { safeFileName } from '../../shared/file-types.ts';
import { HOUR_MS } from '../../shared/units.ts';
import type { Holder } from '../visitors/makers.ts';
import type { AlsoInsert, FilesRepository, StoredFile } from './files.repository.ts';
import type { StorageRoom } from './storage-room.ts';
import { expiryOf } from './store-files.ts';

/** How long an upload in parts may pause. */
const partsPatienceMs = 3 * HOUR_MS;

/** Uploads that come ahead of their call and survive a cut. */
export function uploadsInParts(dependencies: {
  repository: FilesRepository;
  storage: Storage;
  diskSpace: DiskSpace;
  room: StorageRoom;
  partsFolder: string;
  lifetimeHours: number;
}) {
  const { repository, storage, diskSpace, room, partsFolder, lifetimeHours } = dependencies;
  const pathOfParts = (id: string) => join(partsFolder, id);

  /** Until when an upload waits for its next part. */
  const endOfWait = (from = new Date()) =>
    new Date(Math.min(from.getTime() + partsPatienceMs, expiryOf(lifetimeHours, from).getTime()));

  return {
    /**
     * Reserves room for an upload that comes in parts, ahead of its call.
     *
     * @param also is done in the transaction that reserves it
     * @throws AppError 503 NO_SPACE, 429 STORAGE_FULL, 429 TOO_MANY_UPLOADS
     */
    expectParts: async (
      { id, name, bytes }: Pick<StoredFile, 'id' | 'name' | 'bytes'>,
      holder: Holder,
      also: AlsoInsert,
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
      const full = await repository.insert([file], bounds, { also });
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
      if (await repository.complete(id, { ...facts, expiresAt: expiryOf(lifetimeHours) })) return true;
      await storage.delete(storageKey);
      return false;
    },

    /** Removes parts of uploads that are not expected any more: they were completed elsewhere, removed or have expired. */
    sweepParts: async (): Promise<void> => {
      const ids = await readdir(partsFolder);
      const arriving = new Set(await repository.findArriving(ids));
      for (const id of ids) if (!arriving.has(id)) await rm(pathOfParts(id), { force: true });
    },
  };
}
