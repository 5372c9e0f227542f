import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ToolCard } from '../../../catalog/tool-card.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { useMissedSearch } from '../../kit/analytics/use-missed-search.ts';
import { type Found, rankTools, type SearchWords } from './rank-tools.ts';

const namesOnly: SearchWords = { keywords: {}, conversions: {} };

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
  const [words, setWords] = useState(namesOnly);
  const [query, setQuery] = useState('');
  // By tool, not by index: the list may grow when the keywords arrive.
  const [chosen, setChosen] = useState<ToolCard>();
  const found: Found<ToolCard> =
    query.trim() === '' ? { tools: whenEmpty, fits: true } : rankTools(toolCards, query, words);
  const results = found.tools;
  useMissedSearch(found.fits || words === namesOnly ? undefined : query);
  const activeIndex = chosen ? Math.max(results.indexOf(chosen), 0) : 0;
  const active = results[activeIndex];

  const change = (text: string) => {
    setQuery(text);
    setChosen(undefined);
  };
  const loadKeywords = () =>
    import('../../../tools/keywords.index.ts').then(
      ({ toolKeywords, toolConversions }) => setWords({ keywords: toolKeywords, conversions: toolConversions }),
      // Offline, or after a deployment: search names and summaries only.
      () => setWords(namesOnly),
    );
  const open = (tool: ToolCard) => {
    change('');
    onOpen?.();
    navigate(tool.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown') setChosen(results[activeIndex + 1] ?? results[0]);
    else if (key === 'ArrowUp') setChosen(results.at(activeIndex - 1));
    else if (key === 'Escape') change('');
    else if (key === 'Enter' && active) open(active);
    else return;
    event.preventDefault();
  };
  const optionId = (tool: ToolCard) => `${listId}-${tool.slug}`;

  return {
    query,
    results,
    /** False when nothing fits, and the results are only the nearest. */
    fits: found.fits,
    active,
    open,
    setActive: setChosen,
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
