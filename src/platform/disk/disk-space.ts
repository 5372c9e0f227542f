import { statfs } from 'node:fs/promises';
import { MB } from '../../shared/units.ts';
import { diskErrors } from './disk-errors.ts';

/** How much is written between two looks at the disk. */
const lookEvery = 8 * MB;
/** A disk on which an upload of this size finds no room is reported by health. */
const worthReporting = 16 * MB;

export type DiskSpace = ReturnType<typeof createDiskSpace>;

/**
 * Watches the disks that files are written to. `keepFree` bytes of each are left to running jobs, the database and the log.
 * What was promised in this process and is not written yet counts as taken; other processes are noticed by what they wrote.
 */
export function createDiskSpace(params: {
  folders: readonly string[];
  keepFree: number;
  /** Bytes that are free on the disk of a folder. */
  freeOn?: (folder: string) => Promise<number>;
}) {
  const { folders, keepFree, freeOn = askSystem } = params;
  let promised = 0;

  const available = async (): Promise<number> => Math.min(...(await Promise.all(folders.map(freeOn))));

  return {
    /** Bytes that may still be written, promised ones included. */
    room: async (): Promise<number> => Math.max(0, (await available()) - keepFree),

    /** Whether uploads of an ordinary size are refused. */
    isLow: async (): Promise<boolean> => ((await available()) - keepFree) / 2 < worthReporting,

    /**
     * Reserves room for an upload that announces this many bytes (0 when it does not say). Large uploads leave half of what
     * there is to smaller ones.
     * @throws AppError 503 NO_SPACE
     */
    reserve: async (announced: number) => {
      const free = await available();
      // Nothing else runs between these lines, so uploads that come at once see each other.
      const left = free - promised - keepFree;
      if (left <= 0 || announced > left / 2) throw diskErrors.full();
      promised += announced;
      let waiting = announced;
      let sinceLook = lookEvery;
      return {
        /**
         * Counts bytes that are about to be written.
         * @throws AppError 503 NO_SPACE when the disk has filled up meanwhile
         */
        write: async (bytes: number): Promise<void> => {
          const expected = Math.min(bytes, waiting);
          waiting -= expected;
          promised -= expected;
          sinceLook += bytes;
          if (sinceLook < lookEvery) return;
          sinceLook = 0;
          const free = await available();
          const isAnnounced = expected === bytes;
          if (free - keepFree < (isAnnounced ? 0 : promised)) throw diskErrors.full();
        },
        /** Gives back what was not written. */
        release: (): void => {
          promised -= waiting;
          waiting = 0;
        },
      };
    },

    /**
     * For work that is about to write about this many bytes. It may use half of what uploads leave free, so that what was let
     * in can be worked on.
     * @throws AppError 503 NO_SPACE
     */
    assertRoomForWork: async (bytes: number): Promise<void> => {
      if ((await available()) - keepFree / 2 < bytes) throw diskErrors.full();
    },
  };
}

async function askSystem(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
