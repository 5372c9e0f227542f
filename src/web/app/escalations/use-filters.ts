import { useSearchParams } from 'react-router';
import { conversationsQuery } from '../../../modules/conversations/administration.contract.ts';

const defaults = conversationsQuery.parse({});
export type Filters = typeof defaults;

/** The filters of the list and the open conversation, in the page's address: Back, reload and a link keep them. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const read = conversationsQuery.safeParse(Object.fromEntries(search));
  const filters = read.success ? read.data : defaults;
  const number = /^\d{8}$/.exec(search.get('conversation') ?? '')?.[0];

  const paramsOf = (changed: Partial<Filters>, open?: string): URLSearchParams => {
    const next = { ...filters, page: 1, ...changed };
    const params = new URLSearchParams();
    for (const name of Object.keys(defaults) as (keyof Filters)[]) {
      if (next[name] !== defaults[name]) params.set(name, String(next[name]));
    }
    if (open) params.set('conversation', open);
    return params;
  };
  return {
    filters,
    /** Whether the list shows what it shows at first. */
    isUnfiltered: paramsOf({}).size === 0,
    /** The open conversation. */
    number,
    change: (changed: Partial<Filters>) => setSearch(paramsOf(changed), { preventScrollReset: true }),
    /** Where a conversation opens, or with undefined the list. */
    linkTo: (open: string | undefined): { search: string } => ({
      search: paramsOf({ page: filters.page }, open).toString(),
    }),
  };
}
