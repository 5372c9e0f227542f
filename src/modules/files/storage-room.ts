import { diskErrors } from '../../platform/disk/disk-errors.ts';
import type { DiskSpace } from '../../platform/disk/disk-space.ts';
import type { AppError } from '../../shared/errors.ts';
import type { PerPlan } from '../../shared/plans.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { offerOfPro } from '../plans/limits.contract.ts';
import type { Holder } from '../visitors/makers.ts';
import { fileErrors } from './files.errors.ts';
import type { FilesRepository } from './files.repository.ts';

/** Limits of stored files in bytes: per owner by plan, and in total. */
export type StorageLimits = { own: PerPlan<number>; all: number };

type Bounds = { own: number; address: number };

/** An address's limit as a multiple of a visitor's, as with allowances. */
const addressFactor = 10;
// Shares of a small disk: one owner gets at most a quarter, one address half.
const ownShare = 1 / 4;
const addressShare = 1 / 2;
// Summing up everything stored is too slow for every call.
const totalAgeMs = 10 * SECOND_MS;

export type StorageRoom = ReturnType<typeof createStorageRoom>;

/** Limits stored files per owner, per address and in total. */
export function createStorageRoom(dependencies: {
  repository: Pick<FilesRepository, 'held' | 'total'>;
  /** Left out where files are not on this machine's disk. */
  storageDisk: Pick<DiskSpace, 'room'> | undefined;
  limits: StorageLimits;
}) {
  const { repository, storageDisk, limits } = dependencies;
  const incoming = createIncoming();
  let total = { bytes: 0, arriving: 0, asOf: Number.NEGATIVE_INFINITY };

  async function siteTotal(): Promise<{ bytes: number; arriving: number }> {
    if (performance.now() - total.asOf > totalAgeMs) {
      total = { ...(await repository.total()), asOf: performance.now() };
    }
    return total;
  }

  /** The holder's limit. `onDisk` incoming bytes are already on the disk. */
  async function boundsOf({ plan }: Holder, onDisk = 0): Promise<Bounds> {
    const [stored, room] = await Promise.all([siteTotal(), storageDisk?.room() ?? Number.POSITIVE_INFINITY]);
    // What is only announced takes no room on the disk yet.
    const capacity = Math.min(limits.all, stored.bytes - stored.arriving + incoming.onDisk() + onDisk + room);
    return {
      own: Math.floor(Math.min(limits.own[plan], capacity * ownShare)),
      address: Math.floor(Math.min(limits.own[plan] * addressFactor, capacity * addressShare)),
    };
  }

  /** Why files do not fit. When the disk is smaller than the plan's limit, it is the server's fault. */
  function refusal(full: 'own' | 'address' | 'arriving', { plan }: Holder, bounds: Bounds): AppError {
    if (full === 'arriving') return fileErrors.tooManyUploads(undefined, { headers: { 'retry-after': '60' } });
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

    /** Counts stored bytes until the total is summed up again. */
    addToTotal: (bytes: number): void => {
      total.bytes += bytes;
    },

    /** @throws AppError 503 NO_SPACE when the site's limit is reached */
    assertSiteHasRoom: async (bytes: number): Promise<void> => {
      if ((await siteTotal()).bytes + bytes > limits.all)
        throw fileErrors.siteFull(undefined, { headers: { 'retry-after': '300' } });
    },

    /**
     * Reserves room for an upload of this size.
     * @throws AppError 429 STORAGE_FULL when the holder's limit is reached, incoming uploads included
     */
    claim: async (holder: Holder, announced: number) => {
      const [held, bounds] = await Promise.all([repository.held(holder), boundsOf(holder)]);
      const assertRoom = (bytes: number) => {
        const own = held.own + incoming.of(holder.owner) + bytes;
        if (own > bounds.own) throw refusal('own', holder, bounds);
        if (holder.address === null) return;
        const atAddress = held.address + incoming.of(holder.address) + bytes;
        if (atAddress > bounds.address) throw refusal('address', holder, bounds);
      };
      return incoming.claim(holder, announced, assertRoom);
    },
  };
}

/** What is being uploaded to this process. */
function createIncoming() {
  /** Bytes by owner and by address. */
  const claimedBy = new Map<string, number>();
  let onDisk = 0;

  const add = ({ owner, address }: Holder, bytes: number) => {
    for (const name of address === null ? [owner] : [owner, address]) {
      const sum = (claimedBy.get(name) ?? 0) + bytes;
      if (sum === 0) claimedBy.delete(name);
      else claimedBy.set(name, sum);
    }
  };

  return {
    of: (name: string): number => claimedBy.get(name) ?? 0,

    /** How many bytes of it are on the disk already. */
    onDisk: (): number => onDisk,

    /** @param assertRoom throws where so many more bytes are too many */
    claim: (holder: Holder, announced: number, assertRoom: (bytes: number) => void) => {
      // Synchronous, so that concurrent calls see each other.
      assertRoom(Math.max(announced, 1));
      add(holder, announced);
      let claimed = announced;
      let own = 0;
      return {
        /** Counts bytes beyond the announced ones as they arrive; throws as above. */
        grow: (bytes: number): void => {
          onDisk += bytes;
          own += bytes;
          const more = own - claimed;
          if (more <= 0) return;
          assertRoom(more);
          add(holder, more);
          claimed = own;
        },
        release: (): void => {
          add(holder, -claimed);
          onDisk -= own;
          claimed = 0;
          own = 0;
        },
      };
    },
  };
}
