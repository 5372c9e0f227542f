import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { retryDuringOutage } from '../../platform/outage.ts';
import { dayOf, type Storage } from '../../platform/storage/storage.ts';
import { createId } from '../../shared/ids.ts';
import { HOUR_MS, MINUTE_MS } from '../../shared/units.ts';
import type { Holder } from '../visitors/makers.ts';
import type { FilesRepository, Location, StoredFile } from './files.repository.ts';
import type { StorageRoom } from './storage-room.ts';

/** A complete file that is not in storage yet. */
export type Arrival = Pick<StoredFile, 'name' | 'type' | 'bytes' | 'sha256'> & { path: string };

/** How long finished work waits for an unavailable database. */
const resultPatienceMs = 2 * MINUTE_MS;

export type Store = ReturnType<typeof createStore>['store'];

/** Puts files into storage and takes them out. */
export function createStore(dependencies: {
  repository: FilesRepository;
  storage: Storage;
  room: StorageRoom;
  partsFolder: string;
  lifetimeHours: number;
}) {
  const { repository, storage, room, partsFolder, lifetimeHours } = dependencies;

  /**
   * Moves files into storage: all or none. Rows are written first, for concurrent limits; they are safe once their job is added
   * or has ended.
   */
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
      const place = { id, storageKey: `${dayOf(now)}/${id}`, expiresAt: expiryOf(lifetimeHours, now) };
      return { path, file: { ...facts, ...place, origin, parts: null, owner, address, job } };
    });
    const files = moves.map(({ file }) => file);
    const claim = async () => {
      await room.assertSiteHasRoom(bytes);
      const bounds = await room.boundsOf(holder, origin === 'result' ? bytes : 0);
      const full = await repository.insert(files, bounds, { isFollowed: true });
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
    await removeLocated(await repository.locate(ids));
  }

  async function removeLocated(located: readonly Location[]): Promise<void> {
    // The row last: a failed deletion is retried by the sweep.
    for (const file of located) await removeContent(file);
    for (const { bytes } of await repository.remove(located.map(({ id }) => id))) room.addToTotal(-bytes);
  }

  async function removeContent({ id, storageKey, parts }: Location) {
    await storage.delete(storageKey);
    if (parts === 'arriving') await rm(join(partsFolder, id), { force: true });
  }

  return { store, removeAll, removeLocated, removeContent };
}

export const expiryOf = (lifetimeHours: number, from = new Date()): Date =>
  new Date(from.getTime() + lifetimeHours * HOUR_MS);
