import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { createId } from '../../shared/ids.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import { fileIdsIn } from '../files/files.contract.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import {
  type HandoffItems,
  type handOverBody,
  handoffFragment,
  handoffItemsSchema,
  idleMs,
  type JoinedHandoff,
  longestMs,
  maxItemLength,
  type OpenedHandoff,
} from './handoffs.contract.ts';
import { handoffErrors } from './handoffs.errors.ts';
import type { HandoffRow, HandoffsRepository } from './handoffs.repository.ts';

export type Handoffs = ReturnType<typeof createHandoffs>;

/** What was handed over stays this long after the end, for a desktop that was asleep. */
const keptMs = 30 * MINUTE_MS;

/** Connections from a phone to a page on another device: short-lived, for one phone, for whoever has the secrets. */
export function createHandoffs(dependencies: {
  repository: HandoffsRepository;
  /** Makes stored files of these makers another's. */
  giveFiles: FilesRepository['give'];
  signingSecret: string;
  now?: () => Date;
}) {
  const { repository, giveFiles, signingSecret, now = () => new Date() } = dependencies;

  async function require(id: string): Promise<HandoffRow> {
    const row = await repository.find(id);
    if (!row) throw handoffErrors.unknown();
    return row;
  }

  const hasEnded = ({ expiresAt }: HandoffRow) => expiresAt <= now();

  const nextEnd = ({ createdAt }: HandoffRow): Date =>
    new Date(Math.min(now().getTime() + idleMs, createdAt.getTime() + longestMs));

  return {
    /**
     * Opens a connection for a page of this site.
     *
     * @param site the address under which the phone reaches it, without a path
     * @param address whose room it takes
     * @param maker who opens it
     */
    open: async (
      site: string,
      path: string,
      address: string,
      maker: string,
    ): Promise<Pick<OpenedHandoff, 'id' | 'key' | 'link' | 'expiresAt'>> => {
      const [id, key, phoneKey] = [createId(), createId(), createId()];
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + idleMs);
      const openedFrom = createHmac('sha256', signingSecret).update(`handoff:${address}`).digest('base64url');
      const hashes = { desktopKeyHash: hash(key), phoneKeyHash: hash(phoneKey), openedFrom };
      await repository.insert({ id, ...hashes, openedBy: maker, createdAt, expiresAt });
      return { id, key, link: `${site}${path}#${handoffFragment(id, phoneKey)}`, expiresAt: expiresAt.toISOString() };
    },

    /** Lets the first phone in. Throws HANDOFF_UNKNOWN, HANDOFF_ENDED and HANDOFF_TAKEN. */
    join: async (id: string, key: string): Promise<JoinedHandoff> => {
      const row = await require(id);
      // Whoever has not its secret is not told that there is one.
      if (!matches(key, row.phoneKeyHash)) throw handoffErrors.unknown();
      if (hasEnded(row)) throw handoffErrors.ended();
      const token = createId();
      const expiresAt = nextEnd(row);
      if (!(await repository.join(id, hash(token), expiresAt))) throw handoffErrors.taken();
      return { token, expiresAt: expiresAt.toISOString() };
    },

    /**
     * Takes something from the phone. Stored files in it that one of these makers made become those of whoever opened the
     * handoff, who can then delete them. Throws HANDOFF_UNKNOWN, HANDOFF_ENDED, and what is full: the handoff,
     * its address or all.
     */
    handOver: async (id: string, { token, content }: z.infer<typeof handOverBody>, makers: readonly string[]) => {
      const row = await require(id);
      if (row.phoneTokenHash === null || !matches(token, row.phoneTokenHash)) throw handoffErrors.unknown();
      if (hasEnded(row)) throw handoffErrors.ended();
      const text = JSON.stringify(content);
      if (text.length > maxItemLength) throw handoffErrors.full();
      const expiresAt = nextEnd(row);
      const position = await repository.add(row, text, expiresAt);
      if (position === 'handoff') throw handoffErrors.full();
      if (position === 'address') throw handoffErrors.addressFull();
      if (position === 'all') throw handoffErrors.allFull();
      if (row.openedBy !== null) await giveFiles(fileIdsIn(content), makers, row.openedBy);
      return { position, expiresAt: expiresAt.toISOString() };
    },

    /** What has come behind this position. Throws HANDOFF_UNKNOWN. */
    items: async (id: string, key: string, after: number): Promise<HandoffItems> => {
      const row = await require(id);
      if (!matches(key, row.desktopKeyHash)) throw handoffErrors.unknown();
      const items = await repository.items(id, after);
      return handoffItemsSchema.parse({
        state: hasEnded(row) ? 'ended' : row.phoneTokenHash === null ? 'waiting' : 'paired',
        expiresAt: row.expiresAt.toISOString(),
        items: items.map(({ position, content }) => ({ position, content: JSON.parse(content) as unknown })),
      });
    },

    /** Ends it and removes what was handed over; nothing happens without one of its secrets. */
    end: (id: string, secret: string): Promise<void> => repository.remove(id, hash(secret)),

    sweep: (): Promise<void> => repository.deleteExpiredBefore(new Date(now().getTime() - keptMs)),
  };
}

const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const matches = (secret: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hash(secret)), Buffer.from(expected));
