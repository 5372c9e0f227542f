import { diskErrors } from '../../platform/disk/disk-errors.ts';
import type { DiskSpace } from '../../platform/disk/disk-space.ts';
import type { AppError } from '../../shared/errors.ts';
import type { PerPlan } from '../../shared/plans.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { offerOfPro } from '../plans/limits.contract.ts';
import type { Holder } from '../visitors/makers.ts';
import { fileErrors } from './files.errors.ts';
import type { FilesRepository } from './files.repository.ts';

/** What stored files may take at once, in bytes: those of one owner by plan, and all of them. */
export type StorageLimits = { own: PerPlan<number>; all: number };

type Bounds = { own: number; address: number };

/** How many times the room of one visitor all visitors at one address have, as with allowances. */
const addressFactor = 10;
// So that a small disk serves more than one: of all there may be, one owner gets a quarter at most, one address half.
const ownShare = 1 / 4;
const addressShare = 1 / 2;
// Adding up everything that is stored takes longer than one call should.
const totalAgeMs = 10 * SECOND_MS;

export type StorageRoom = ReturnType<typeof createStorageRoom>;

/** Bounds what lies in storage at once: for each owner, each address, and the whole site. */
export function createStorageRoom(dependencies: {
  repository: Pick<FilesRepository, 'held' | 'total'>;
  /** Left out where files are kept elsewhere than on a disk of this machine. */
  storageDisk: Pick<DiskSpace, 'room'> | undefined;
  limits: StorageLimits;
}) {
  const { repository, storageDisk, limits } = dependencies;
  /** What arrives in this process right now, by owner and by address. */
  const arriving = new Map<string, number>();
  /** How much of that is on the disk, where it takes room that is not free any more. */
  let arrived = 0;
  let total = { bytes: 0, asOf: Number.NEGATIVE_INFINITY };

  const namesOf = ({ owner, address }: Holder): string[] => (address === null ? [owner] : [owner, address]);

  const addArriving = (holder: Holder, bytes: number) => {
    for (const name of namesOf(holder)) {
      const sum = (arriving.get(name) ?? 0) + bytes;
      if (sum === 0) arriving.delete(name);
      else arriving.set(name, sum);
    }
  };

  async function siteTotal(): Promise<number> {
    if (performance.now() - total.asOf > totalAgeMs) {
      total = { bytes: await repository.total(), asOf: performance.now() };
    }
    return total.bytes;
  }

  /** What the holder may have at once. `onDisk` bytes of it lie on the disk, and not in storage yet. */
  async function boundsOf({ plan }: Holder, onDisk = 0): Promise<Bounds> {
    const [stored, room] = await Promise.all([siteTotal(), storageDisk?.room() ?? Number.POSITIVE_INFINITY]);
    const capacity = Math.min(limits.all, stored + arrived + onDisk + room);
    return {
      own: Math.floor(Math.min(limits.own[plan], capacity * ownShare)),
      address: Math.floor(Math.min(limits.own[plan] * addressFactor, capacity * addressShare)),
    };
  }

  /** Why files do not fit. Where the disk is smaller than what the plan allows, the server is to blame. */
  function refusal(full: 'own' | 'address', { plan }: Holder, bounds: Bounds): AppError {
    const max = limits.own[plan];
    if (full === 'own') {
      if (bounds.own < max) return diskErrors.full();
      return fileErrors.storageFull({ max }, { pro: offerOfPro.storage(plan, limits.own) });
    }
    const maxHere = max * addressFactor;
    return bounds.address < maxHere ? diskErrors.full() : fileErrors.storageFullAtAddress({ max: maxHere });
  }

  return {
    boundsOf,
    refusal,

    /** Counts what was stored, until the total is added up again. */
    addToTotal: (bytes: number): void => {
      total.bytes += bytes;
    },

    /** @throws AppError 503 NO_SPACE when the whole site holds as much as it may */
    assertSiteHasRoom: async (bytes: number): Promise<void> => {
      if ((await siteTotal()) + bytes > limits.all)
        throw fileErrors.siteFull(undefined, { headers: { 'retry-after': '300' } });
    },

    /**
     * Claims room for an upload that announces this many bytes.
     * @throws AppError 429 STORAGE_FULL when the holder has as much as they may, with what is arriving for them right now
     */
    claim: async (holder: Holder, announced: number) => {
      const [held, bounds] = await Promise.all([repository.held(holder), boundsOf(holder)]);
      const assertRoom = (bytes: number) => {
        const own = held.own + (arriving.get(holder.owner) ?? 0) + bytes;
        if (own > bounds.own) throw refusal('own', holder, bounds);
        if (holder.address === null) return;
        const atAddress = held.address + (arriving.get(holder.address) ?? 0) + bytes;
        if (atAddress > bounds.address) throw refusal('address', holder, bounds);
      };
      // Nothing else runs between these lines, so calls that come at once see each other.
      assertRoom(Math.max(announced, 1));
      addArriving(holder, announced);
      let claimed = announced;
      let own = 0;
      return {
        /** Counts bytes as they arrive; throws as above for those that were not announced. */
        grow: (bytes: number): void => {
          arrived += bytes;
          own += bytes;
          const more = own - claimed;
          if (more <= 0) return;
          assertRoom(more);
          addArriving(holder, more);
          claimed = own;
        },
        release: (): void => {
          addArriving(holder, -claimed);
          arrived -= own;
          claimed = 0;
          own = 0;
        },
      };
    },
  };
}
