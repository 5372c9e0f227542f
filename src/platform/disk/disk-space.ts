import { statfs } from 'node:fs/promises';
import { createRecent } from '../../shared/recent.ts';
import { MB } from '../../shared/units.ts';
import { diskErrors } from './disk-errors.ts';

/** Bytes written between two checks of the disk. */
const checkEvery = 8 * MB;
/** Health reports a disk that has no room for an upload of this size. */
const reportBelow = 16 * MB;

export type DiskSpace = ReturnType<typeof createDiskSpace>;

/**
 * Watches the disks that files are written to, keeping `keepFree` bytes for running jobs, the database and the log. Counts
 * this process's reservations as used; other processes show by what they have written.
 */
export function createDiskSpace(params: {
  folders: readonly string[];
  keepFree: number;
  /** Free bytes on a folder's disk. */
  freeOn?: (folder: string) => Promise<number>;
}) {
  const { folders, keepFree, freeOn = recentlyFree() } = params;
  let promised = 0;

  const available = async (): Promise<number> => Math.min(...(await Promise.all(folders.map(freeOn))));

  return {
    /** Bytes that may still be written, including reserved ones. */
    room: async (): Promise<number> => Math.max(0, (await available()) - keepFree),

    /** Whether uploads of ordinary size are refused. */
    isLow: async (): Promise<boolean> => ((await available()) - keepFree) / 2 < reportBelow,

    /**
     * Reserves room for an upload of the announced size (0 if unknown). Large uploads leave half of the space to smaller
     * ones.
     * @throws AppError 503 NO_SPACE
     */
    reserve: async (announced: number) => {
      const free = await available();
      // No await up to the reservation, so concurrent uploads see each other.
      const left = free - promised - keepFree;
      if (left <= 0 || announced > left / 2) throw diskErrors.full();
      promised += announced;
      let waiting = announced;
      let sinceCheck = checkEvery;
      return {
        /**
         * Counts bytes about to be written.
         * @throws AppError 503 NO_SPACE when the disk has filled up meanwhile
         */
        write: async (bytes: number): Promise<void> => {
          const expected = Math.min(bytes, waiting);
          waiting -= expected;
          promised -= expected;
          sinceCheck += bytes;
          if (sinceCheck < checkEvery) return;
          sinceCheck = 0;
          const free = await available();
          const isAnnounced = expected === bytes;
          if (free - keepFree < (isAnnounced ? 0 : promised)) throw diskErrors.full();
        },
        /** Releases what was not written. */
        release: (): void => {
          promised -= waiting;
          waiting = 0;
        },
      };
    },

    /**
     * For work about to write this many bytes. It may use half of what uploads leave free, so that accepted files can be
     * processed.
     * @throws AppError 503 NO_SPACE
     */
    assertRoomForWork: async (bytes: number): Promise<void> => {
      if ((await available()) - keepFree / 2 < bytes) throw diskErrors.full();
    },
  };
}

// A call asks several times in a few milliseconds.
const freshMs = 50;

/** Free bytes on a folder's disk, as of at most 50 ms ago. */
function recentlyFree(): (folder: string) => Promise<number> {
  const known = new Map<string, () => Promise<number>>();
  return (folder) => {
    const free = known.get(folder) ?? createRecent(() => freeBytesOn(folder), freshMs);
    known.set(folder, free);
    return free();
  };
}

async function freeBytesOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
