import type { Dispatch, KeyboardEvent } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { keyByReading } from '../ui/reading-direction.ts';
import { type DeckAction, indexOf, type PageDeck } from './page-deck.ts';

type DeckKeys = {
  deck: PageDeck;
  dispatch: Dispatch<DeckAction>;
  isArrangeable: boolean;
  columns: number;
  activeIndex: number;
  onOpen: (index: number) => void;
  onAnnounce: (sentence: string) => void;
};

/** Rows moved by Page Up and Page Down. */
const rowsPerScreen = 4;

/**
 * The grid's keys, as in file managers: arrows move, with Shift they select, with Alt they move pages.
 * @returns the key handler; it returns the page to scroll to, if any.
 */
export function useDeckKeys(keys: DeckKeys): (event: KeyboardEvent) => number | undefined {
  const { deck, dispatch, isArrangeable, columns, activeIndex, onOpen, onAnnounce } = keys;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -columns * rowsPerScreen,
    PageDown: columns * rowsPerScreen,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };

  const move = (step: number): number | undefined => {
    if (!isArrangeable) return undefined;
    const isChosen = deck.active !== undefined && deck.selected.has(deck.active);
    if (!isChosen && deck.active !== undefined) dispatch({ type: 'select', key: deck.active, how: 'only' });
    if (Math.abs(step) === 1) dispatch({ type: 'nudge', by: step < 0 ? -1 : 1 });
    else {
      const target = step < 0 ? activeIndex + step : activeIndex + step + 1;
      dispatch({ type: 'move', index: Math.max(0, Math.min(deck.pages.length, target)) });
    }
    const place = Math.max(0, Math.min(deck.pages.length - 1, activeIndex + step));
    onAnnounce(t('Moved to place {place} of {places}.', { place: place + 1, places: deck.pages.length }));
    return place;
  };

  return (event) => {
    const step = steps[keyByReading(event.key)];
    const isCommand = event.ctrlKey || event.metaKey;
    if (step !== undefined && !isCommand) {
      event.preventDefault();
      if (event.altKey) return move(step);
      const index = Math.max(0, Math.min(deck.pages.length - 1, activeIndex + step));
      dispatch({ type: 'activate', index, extend: event.shiftKey });
      return index;
    }
    if (event.key === ' ' && deck.active !== undefined) {
      event.preventDefault();
      dispatch({ type: 'select', key: deck.active, how: 'toggle' });
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault();
      onOpen(activeIndex);
    } else if (event.key === 'Escape') dispatch({ type: 'choose', keys: [] });
    else if (isCommand && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      dispatch({ type: 'choose', keys: deck.pages.map(({ key }) => key) });
    } else if (isArrangeable) arrange(event, isCommand);
    return indexOf(deck, deck.active) >= 0 && event.key === ' ' ? activeIndex : undefined;
  };

  function arrange(event: KeyboardEvent, isCommand: boolean): void {
    const key = event.key.toLowerCase();
    if (isCommand && (key === 'y' || (key === 'z' && event.shiftKey))) {
      event.preventDefault();
      dispatch({ type: 'redo' });
    } else if (isCommand && key === 'z') {
      event.preventDefault();
      dispatch({ type: 'undo' });
    } else if (key === 'delete' || key === 'backspace') {
      event.preventDefault();
      dispatch({ type: 'remove' });
    } else if (key === 'r' && !isCommand) dispatch({ type: 'rotate', by: event.shiftKey ? 270 : 90 });
  }
}
