import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { toolCards } from '../../tools/cards.index.ts';
import type { ToolCard } from '../../tools/tool-card.ts';
import { type Keywords, rankTools } from './rank-tools.ts';

/**
 * A search box with a list of tools below it that is used from the keyboard (the ARIA combobox pattern): typing filters,
 * arrows choose, Enter opens, Escape clears.
 *
 * @param whenEmpty what the list shows before anything is typed.
 */
export function useToolSearch({
  whenEmpty = [],
  onOpen,
}: {
  whenEmpty?: readonly ToolCard[];
  onOpen?: () => void;
} = {}) {
  const navigate = useNavigate();
  const listId = useId();
  const [keywords, setKeywords] = useState<Keywords>({});
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const results = query.trim() === '' ? whenEmpty : rankTools(toolCards, query, keywords);
  const active = results[activeIndex];

  const change = (text: string) => {
    setQuery(text);
    setActiveIndex(0);
  };
  const loadKeywords = () =>
    import('../../tools/keywords.index.ts').then(
      ({ toolKeywords }) => setKeywords(toolKeywords),
      // Offline, or a new version is out: names and summaries are searched all the same.
      () => setKeywords({}),
    );
  const open = (tool: ToolCard) => {
    change('');
    onOpen?.();
    navigate(tool.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = results.length - 1;
    const { key } = event;
    if (key === 'ArrowDown') setActiveIndex(activeIndex >= last ? 0 : activeIndex + 1);
    else if (key === 'ArrowUp') setActiveIndex(activeIndex <= 0 ? Math.max(last, 0) : activeIndex - 1);
    else if (key === 'Escape') change('');
    else if (key === 'Enter' && active) open(active);
    else return;
    event.preventDefault();
  };
  const optionId = (tool: ToolCard) => `${listId}-${tool.slug}`;

  return {
    query,
    results,
    active,
    open,
    setActive: (tool: ToolCard) => setActiveIndex(results.indexOf(tool)),
    optionId,
    listId,
    inputProps: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': listId,
      'aria-activedescendant': active && optionId(active),
      onFocus: loadKeywords,
      autoComplete: 'off',
      spellCheck: false,
      value: query,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(target.value),
      onKeyDown,
    },
  };
}
export type ToolSearch = ReturnType<typeof useToolSearch>;
