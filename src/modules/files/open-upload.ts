import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileField } from '../../catalog/define-tool.ts';
import type { DiskSpace } from '../../platform/disk/disk-space.ts';
import { safeFileName } from '../../shared/file-types.ts';
import { createId } from '../../shared/ids.ts';
import { callBytes } from '../../shared/plans.ts';
import { offerOfPro } from '../plans/limits.contract.ts';
import type { Holder } from '../visitors/makers.ts';
import { fileErrors } from './files.errors.ts';
import type { StoredFile } from './files.repository.ts';
import type { StorageRoom } from './storage-room.ts';
import type { Arrival, Store } from './store-files.ts';
import { UploadCheck } from './upload-check.ts';

/** The files of one call while they arrive. Always `close` it. */
export type Upload = Awaited<ReturnType<ReturnType<typeof createOpenUpload>>>;

/**
 * Reserves room for a call's files, on the disk and in the holder's limit.
 * @param announced the call's Content-Length; 0 when unknown
 * @throws AppError 503 NO_SPACE, 429 STORAGE_FULL
 */
export const createOpenUpload =
  ({ diskSpace, room, arrivals }: { diskSpace: DiskSpace; room: StorageRoom; arrivals: string }, store: Store) =>
  async (announced: number, holder: Holder) => {
    const { plan } = holder;
    await room.assertSiteHasRoom(announced);
    const space = await diskSpace.reserve(announced);
    const claim = await room.claim(holder, announced).catch((error) => {
      space.release();
      throw error;
    });
    const leftOver = new Set<string>();
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
        leftOver.add(path);
        await pipeline(content, check, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        return { path, name: fileName, ...check.facts() };
      },
      /** Moves complete uploads into storage. */
      store: async (contents: readonly Arrival[]): Promise<StoredFile[]> => {
        const files = await store(contents, 'upload', holder);
        for (const { path } of contents) leftOver.delete(path);
        claim.release();
        return files;
      },
      /** Deletes what is not in storage and releases the room. */
      close: async (): Promise<void> => {
        claim.release();
        space.release();
        for (const path of leftOver) await rm(path, { force: true });
      },
    };
  };
