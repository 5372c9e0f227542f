import { readTarget } from '../../shared/links/target.ts';
import {
  type Item,
  type ItemBody,
  type ItemList,
  itemSchemas,
  type LinkCheck,
  maxItems,
} from './marketing.contract.ts';
import { marketingErrors } from './marketing.errors.ts';
import type { ItemRow, MarketingRepository } from './marketing.repository.ts';

export type MarketingItems = ReturnType<typeof createMarketingItems>;

/** What an entry holds besides what the operator edits, when it is new. */
const ownFields = {
  backlinks: { check: null },
  ideas: { source: 'own' },
  drafts: { sentAt: null },
  tasks: {},
} as const satisfies Record<ItemList, object>;

/** The lists that the operator edits. */
export function createMarketingItems({
  repository,
  ownHost,
}: {
  repository: MarketingRepository;
  /** Nothing of this site itself is asked as a page elsewhere. */
  ownHost: string;
}) {
  function checked<List extends ItemList>(list: List, body: ItemBody<List>): ItemBody<List> {
    if (list !== 'backlinks' || !('url' in body)) return body;
    const target = readTarget(body.url, [ownHost]);
    // Only web servers at their own port: nothing else of a host is anybody's page.
    if ('problem' in target || new URL(target.url).port !== '') throw marketingErrors.badAddress();
    return { ...body, url: target.url };
  }

  async function find<List extends ItemList>(list: List, id: string): Promise<Item<List>> {
    const row = await repository.item(list, id);
    if (!row) throw marketingErrors.unknownItem();
    return toItem(list, row);
  }

  return {
    find,

    list: async <List extends ItemList>(list: List): Promise<Item<List>[]> =>
      (await repository.items(list)).map((row) => toItem(list, row)),

    /** @throws AppError LIST_FULL, BAD_ADDRESS */
    add: async <List extends ItemList>(list: List, body: ItemBody<List>): Promise<Item<List>> => {
      if ((await repository.countItems(list)) >= maxItems) throw marketingErrors.full();
      const [row] = await repository.addItems(list, [{ ...ownFields[list], ...checked(list, body) }]);
      if (!row) throw new Error('The entry was not added.');
      return toItem(list, row);
    },

    /** Adds what a task found, as far as there is room; returns how many. */
    addFound: async (list: ItemList, items: readonly Record<string, unknown>[]): Promise<number> => {
      const room = Math.max(0, maxItems - (await repository.countItems(list)));
      const added = await repository.addItems(
        list,
        items.slice(0, room).map((item) => ({ ...ownFields[list], ...item })),
      );
      return added.length;
    },

    /** @throws AppError UNKNOWN_ITEM, BAD_ADDRESS */
    change: async <List extends ItemList>(list: List, id: string, body: ItemBody<List>): Promise<Item<List>> => {
      const before = await repository.item(list, id);
      if (!before) throw marketingErrors.unknownItem();
      const next: Record<string, unknown> = { ...before.item, ...checked(list, body) };
      // What was found is about another page.
      if (list === 'backlinks' && next.url !== before.item.url) next.check = null;
      // Another text can be sent again.
      const isRewritten = (['to', 'subject', 'text'] as const).some((field) => next[field] !== before.item[field]);
      if (list === 'drafts' && isRewritten) next.sentAt = null;
      if (!(await repository.replaceItem(list, id, next))) throw marketingErrors.unknownItem();
      return toItem(list, { ...before, item: next });
    },

    delete: async (list: ItemList, id: string): Promise<void> => {
      if (!(await repository.deleteItem(list, id))) throw marketingErrors.unknownItem();
    },

    /** Keeps what a check found, and the status that follows from it. */
    keepCheck: (entry: Item<'backlinks'>, check: LinkCheck, status: Item<'backlinks'>['status']): Promise<void> =>
      repository.addToBacklink(entry.id, entry.url, { check, ...(status !== entry.status && { status }) }),
  };
}

const toItem = <List extends ItemList>(list: List, { id, item, createdAt }: ItemRow): Item<List> =>
  itemSchemas[list].parse({ ...item, id, createdAt: createdAt.toISOString() }) as Item<List>;
