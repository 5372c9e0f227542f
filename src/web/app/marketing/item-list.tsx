import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type Item,
  type ItemList,
  itemsPath,
  itemsSchema,
  marketingPaths,
} from '../../../modules/marketing/marketing.contract.ts';
import { postApi } from '../../kit/http/call-api.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { queryOf, refetchQueries } from '../../kit/session/query-client.ts';
import { Button } from '../../kit/ui/button.tsx';
import { DialogCard } from '../../kit/ui/dialog-card.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { Thing, ThingList } from '../account/settings/settings-panel.tsx';
import { ItemDialog } from './item-dialog.tsx';

type Words = {
  /** 'Backlinks'. */
  title: string;
  /** 'Loading the backlinks…'. */
  loading: string;
  /** 'Add a page'. */
  add: string;
  /** 'Edit the page'. */
  edit: string;
  /** 'Delete the page?'. */
  askDelete: string;
  empty: string;
};

/** A list that the operator edits. */
export function ItemListPanel<List extends ItemList>(props: {
  list: List;
  words: Words;
  nameOf: (entry: Item<List>) => string;
  show: (entry: Item<List>) => { badge: string; details: string };
  /** More buttons of an entry. */
  children?: (entry: Item<List>) => ReactNode;
}) {
  const { list, words, nameOf, show, children } = props;
  const [isAdding, setAdding] = useState(false);
  const query = useQuery({ ...queryOf(itemsPath(list), itemsSchema(list)), staleTime: 0 });
  return (
    <section aria-labelledby={`list-${list}`} className="mt-8 first:mt-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={`list-${list}`} className="text-xl">
          {words.title}
        </h2>
        <Button look="secondary" size="small" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </div>
      <LoadedThings query={query} label={words.loading}>
        {({ items }) => {
          const entries = items as Item<List>[];
          if (entries.length === 0) return <p className="text-soft">{words.empty}</p>;
          return (
            <ThingList label={words.title}>
              {entries.map((entry) => (
                <Entry key={entry.id} list={list} entry={entry} words={words} name={nameOf(entry)} shown={show(entry)}>
                  {children?.(entry)}
                </Entry>
              ))}
            </ThingList>
          );
        }}
      </LoadedThings>
      {isAdding && <ItemDialog list={list} title={words.add} onClose={() => setAdding(false)} />}
    </section>
  );
}

function Entry(props: {
  list: ItemList;
  entry: Item<ItemList>;
  words: Words;
  name: string;
  shown: { badge: string; details: string };
  children: ReactNode;
}) {
  const { list, entry, words, name, shown, children } = props;
  const [asks, setAsks] = useState<'edit' | 'delete'>();
  const remove = useMutation({
    mutationFn: () => postApi(`${itemsPath(list)}/${entry.id}`, { method: 'DELETE' }),
    onSuccess: () => refetchQueries(itemsPath(list), marketingPaths.dashboard),
  });
  return (
    <Thing
      name={
        <>
          {name}
          <span className="rounded-md bg-accent-soft px-2 py-0.5 text-accent text-xs">{shown.badge}</span>
        </>
      }
      details={shown.details}
      failure={remove.error ? describeFailure(remove.error) : undefined}
    >
      {children}
      <Button look="secondary" size="small" onClick={() => setAsks('edit')}>
        Edit<span className="sr-only">: {name}</span>
      </Button>
      <Button look="secondary" size="small" onClick={() => setAsks('delete')}>
        Delete<span className="sr-only">: {name}</span>
      </Button>
      {asks === 'edit' && (
        <ItemDialog list={list} entry={entry} title={words.edit} onClose={() => setAsks(undefined)} />
      )}
      {asks === 'delete' && (
        <DialogCard title={words.askDelete} onClose={() => setAsks(undefined)}>
          <p className="mb-5 [overflow-wrap:anywhere]">{name}</p>
          <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
            Delete
          </Button>
        </DialogCard>
      )}
    </Thing>
  );
}
