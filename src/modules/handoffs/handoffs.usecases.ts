import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { createId } from '../../shared/ids.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import { fileIdsIn } from '../files/files.contract.ts';
import type { Files } from '../files/files.usecases.ts';
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

/** How long items stay after the end, for a desktop that was asleep. */
const keptMs = 30 * MINUTE_MS;

/** Handoffs from a phone to a page on another device: short-lived, for one phone, by secret. */
export function createHandoffs(dependencies: {
  repository: HandoffsRepository;
  /** Transfers stored files of these makers to another. */
  giveFiles: Files['give'];
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
     * Opens a handoff for a page of this site.
     * @param site the address the phone uses, without a path
     * @param address whose limit it counts towards
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

    /** Admits the first phone. Throws HANDOFF_UNKNOWN, HANDOFF_ENDED and HANDOFF_TAKEN. */
    join: async (id: string, key: string): Promise<JoinedHandoff> => {
      const row = await require(id);
      // Without the secret its existence is not revealed.
      if (!matches(key, row.phoneKeyHash)) throw handoffErrors.unknown();
      if (hasEnded(row)) throw handoffErrors.ended();
      const token = createId();
      const expiresAt = nextEnd(row);
      if (!(await repository.join(id, hash(token), expiresAt))) throw handoffErrors.taken();
      return { token, expiresAt: expiresAt.toISOString() };
    },

    /**
     * Adds an item. Stored files in it that one of these makers made are transferred to the handoff's owner, who can then
     * delete them. Throws HANDOFF_UNKNOWN, HANDOFF_ENDED, and the limit it exceeds.
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

    /** The items after this position. Throws HANDOFF_UNKNOWN. */
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

    /** Ends it and deletes its items; ignored without one of its secrets. */
    end: (id: string, secret: string): Promise<void> => repository.remove(id, hash(secret)),

    sweep: (): Promise<void> => repository.deleteExpiredBefore(new Date(now().getTime() - keptMs)),
  };
}

const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const matches = (secret: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hash(secret)), Buffer.from(expected));
