import { describe, expect, it } from 'vitest';
import { changeDeck, type DeckAction, emptyDeck, type PageDeck } from './page-deck.ts';

describe('choosing pages', () => {
  it('takes one, adds more, and takes everything between two', () => {
    const one = deckAfter(deckOf('abcdef'), { type: 'select', key: 'b', how: 'only' });
    expect(chosen(one)).toBe('b');
    expect(chosen(deckAfter(one, { type: 'select', key: 'e', how: 'toggle' }))).toBe('be');
    expect(chosen(deckAfter(one, { type: 'select', key: 'e', how: 'range' }))).toBe('bcde');
    expect(chosen(deckAfter(one, { type: 'select', key: 'b', how: 'toggle' }))).toBe('');
  });

  it('grows and shrinks with the arrow keys from where it began', () => {
    const start = deckAfter(deckOf('abcdef'), { type: 'activate', index: 2 });
    const grown = deckAfter(
      start,
      { type: 'activate', index: 3, extend: true },
      { type: 'activate', index: 4, extend: true },
    );
    expect(chosen(grown)).toBe('cde');
    expect(chosen(deckAfter(grown, { type: 'activate', index: 1, extend: true }))).toBe('bc');
  });

  it('stops at the first and the last page', () => {
    expect(deckAfter(deckOf('abc'), { type: 'activate', index: 99 }).active).toBe('c');
    expect(deckAfter(deckOf('abc'), { type: 'activate', index: -3 }).active).toBe('a');
  });
});

describe('moving pages', () => {
  it('puts the chosen ones together where they are dropped', () => {
    const deck = deckAfter(deckOf('abcdef'), { type: 'choose', keys: 'bf' });
    expect(order(deckAfter(deck, { type: 'move', index: 4 }))).toBe('acdbfe');
    expect(order(deckAfter(deck, { type: 'move', index: 0 }))).toBe('bfacde');
    expect(order(deckAfter(deck, { type: 'move', index: 6 }))).toBe('acdebf');
  });

  it('goes one page on with each step and stops at the ends', () => {
    const deck = deckAfter(deckOf('abcd'), { type: 'choose', keys: 'b' });
    expect(order(deckAfter(deck, { type: 'nudge', by: 1 }))).toBe('acbd');
    expect(order(deckAfter(deck, { type: 'nudge', by: -1 }, { type: 'nudge', by: -1 }))).toBe('bacd');
  });
});

describe('the way back', () => {
  it('brings back removed and turned pages, and forward again', () => {
    const deck = deckAfter(
      deckOf('abc'),
      { type: 'choose', keys: 'ab' },
      { type: 'rotate', by: 270 },
      { type: 'remove' },
    );
    expect(order(deck)).toBe('c');
    const back = deckAfter(deck, { type: 'undo' });
    expect(back.pages.map(({ rotation }) => rotation)).toEqual([270, 270, 0]);
    const start = deckAfter(back, { type: 'undo' });
    expect(start.pages.map(({ rotation }) => rotation)).toEqual([0, 0, 0]);
    expect(order(deckAfter(start, { type: 'redo' }, { type: 'redo' }))).toBe('c');
  });

  it('forgets what was undone once something else is done', () => {
    const deck = deckAfter(deckOf('abc'), { type: 'choose', keys: 'a' }, { type: 'remove' }, { type: 'undo' });
    const other = deckAfter(deck, { type: 'choose', keys: 'c' }, { type: 'remove' }, { type: 'redo' });
    expect(order(other)).toBe('ab');
  });

  it('has no step for what changed nothing', () => {
    const deck = deckAfter(
      deckOf('abc'),
      { type: 'choose', keys: 'a' },
      { type: 'move', index: 0 },
      { type: 'nudge', by: -1 },
    );
    expect(deck.past).toEqual([]);
  });

  it('goes on from the page that takes the place of the removed one', () => {
    const deck = deckAfter(deckOf('abc'), { type: 'choose', keys: 'b' }, { type: 'remove' });
    expect(deck.active).toBe('c');
    expect(deckAfter(deck, { type: 'choose', keys: 'c' }, { type: 'remove' }).active).toBe('a');
  });
});

describe('documents that come and go', () => {
  const pageOf = (document: number, key: string) => ({ key, document, page: 0, rotation: 0 as const });

  it('bring their pages at the end and take them along, and leave the order of the others', () => {
    const deck = deckAfter(
      deckOf('abc'),
      { type: 'choose', keys: 'c' },
      { type: 'move', index: 0 },
      {
        type: 'sync',
        documents: new Map([
          [0, []],
          [7, [pageOf(7, 'x')]],
        ]),
      },
    );
    expect(order(deck)).toBe('cabx');
    expect(order(deckAfter(deck, { type: 'sync', documents: new Map([[7, [pageOf(7, 'x')]]]) }))).toBe('x');
  });

  it('do not bring back pages that were removed', () => {
    const documents = new Map([[0, [pageOf(0, 'a')]]]);
    const deck = deckAfter(
      deckOf('ab'),
      { type: 'choose', keys: 'a' },
      { type: 'remove' },
      { type: 'sync', documents },
    );
    expect(order(deck)).toBe('b');
    expect(order(deckAfter(deck, { type: 'undo' }))).toBe('ab');
  });
});

function deckOf(keys: string): PageDeck {
  const pages = [...keys].map((key, page) => ({ key, document: 0, page, rotation: 0 as const }));
  return changeDeck(emptyDeck, { type: 'load', pages });
}
const deckAfter = (deck: PageDeck, ...actions: DeckAction[]): PageDeck => actions.reduce(changeDeck, deck);
const order = ({ pages }: PageDeck): string => pages.map(({ key }) => key).join('');
const chosen = ({ pages, selected }: PageDeck): string =>
  pages
    .filter(({ key }) => selected.has(key))
    .map(({ key }) => key)
    .join('');
