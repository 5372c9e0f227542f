import { type Rotation, turned } from '../../../pdf/pdf-document.ts';
import { t } from '../../../shared/language/translate.ts';

/** A page on the table: its document, its index there, and the visitor's rotation. */
export type DeckPage = { key: string; document: number; page: number; rotation: Rotation };

/** Pages in the visitor's order, the selection, and the undo history. */
export type PageDeck = {
  pages: readonly DeckPage[];
  selected: ReadonlySet<string>;
  /** Documents whose pages were added; all of them may have been removed since. */
  documents: ReadonlySet<number>;
  /** The page that arrow keys start from. */
  active: string | undefined;
  /** Where a range selection begins. */
  anchor: string | undefined;
  /** The visitor made this order; it is not just the documents' own. */
  isArranged: boolean;
  past: readonly (readonly DeckPage[])[];
  future: readonly (readonly DeckPage[])[];
};

export type DeckAction =
  /** Other documents: cannot be undone. */
  | { type: 'load'; pages: readonly DeckPage[] }
  /** The current documents: pages of removed ones are dropped, pages of new ones appended. */
  | { type: 'sync'; documents: ReadonlyMap<number, readonly DeckPage[]> }
  | { type: 'select'; key: string; how: 'only' | 'toggle' | 'range' }
  | { type: 'choose'; keys: Iterable<string> }
  | { type: 'activate'; index: number; extend?: boolean }
  /** Moves the selected pages, in order, before the page now at `index`. */
  | { type: 'move'; index: number }
  | { type: 'nudge'; by: -1 | 1 }
  | { type: 'rotate'; by: Rotation }
  | { type: 'remove' }
  | { type: 'undo' }
  | { type: 'redo' };

/** Undo steps kept. */
const maxHistory = 100;

export const emptyDeck: PageDeck = {
  pages: [],
  selected: new Set(),
  documents: new Set(),
  active: undefined,
  anchor: undefined,
  isArranged: false,
  past: [],
  future: [],
};

/** The deck after an action. A no-op returns the same deck, so it adds no undo step. */
export function changeDeck(deck: PageDeck, action: DeckAction): PageDeck {
  switch (action.type) {
    case 'load':
      return load(action.pages);
    case 'sync':
      return sync(deck, action.documents);
    case 'select':
      return select(deck, action.key, action.how);
    case 'choose':
      return { ...deck, selected: new Set(action.keys) };
    case 'activate':
      return activate(deck, action.index, action.extend ?? false);
    case 'move':
      return arrange(deck, movedTo(deck, action.index));
    case 'nudge':
      return arrange(deck, nudged(deck, action.by));
    case 'rotate':
      return arrange(
        deck,
        deck.pages.map((page) =>
          deck.selected.has(page.key) ? { ...page, rotation: turned(page.rotation, action.by) } : page,
        ),
      );
    case 'remove':
      return remove(deck);
    case 'undo':
      return stepBack(deck);
    case 'redo':
      return stepForward(deck);
  }
}

export const indexOf = ({ pages }: PageDeck, key: string | undefined): number =>
  pages.findIndex((page) => page.key === key);

function load(pages: readonly DeckPage[]): PageDeck {
  return { ...emptyDeck, pages, documents: new Set(pages.map(({ document }) => document)), active: pages[0]?.key };
}

function sync(deck: PageDeck, documents: ReadonlyMap<number, readonly DeckPage[]>): PageDeck {
  const left = deck.pages.filter(({ document }) => documents.has(document));
  const added = [...documents].flatMap(([id, pages]) => (deck.documents.has(id) ? [] : pages));
  const isLeaving = [...deck.documents].some((id) => !documents.has(id));
  if (!isLeaving && added.length === 0) return deck;
  const next = { ...withPages(deck, [...left, ...added]), isArranged: deck.isArranged && left.length > 0 };
  // Undo would bring back pages of removed documents.
  return { ...next, documents: new Set(documents.keys()), past: [], future: [] };
}

function select(deck: PageDeck, key: string, how: 'only' | 'toggle' | 'range'): PageDeck {
  if (indexOf(deck, key) < 0) return deck;
  if (how === 'range') return { ...deck, active: key, selected: rangeBetween(deck, deck.anchor ?? key, key) };
  if (how === 'only') return { ...deck, active: key, anchor: key, selected: new Set([key]) };
  const selected = new Set(deck.selected);
  if (!selected.delete(key)) selected.add(key);
  return { ...deck, active: key, anchor: key, selected };
}

function activate(deck: PageDeck, index: number, extend: boolean): PageDeck {
  const page = deck.pages[Math.max(0, Math.min(index, deck.pages.length - 1))];
  if (!page) return deck;
  if (!extend) return { ...deck, active: page.key, anchor: page.key };
  const anchor = deck.anchor ?? deck.active ?? page.key;
  return { ...deck, active: page.key, anchor, selected: rangeBetween(deck, anchor, page.key) };
}

function rangeBetween(deck: PageDeck, from: string, to: string): Set<string> {
  const [first = 0, last = 0] = [indexOf(deck, from), indexOf(deck, to)].sort((a, b) => a - b);
  return new Set(deck.pages.slice(Math.max(0, first), last + 1).map(({ key }) => key));
}

function movedTo({ pages, selected }: PageDeck, index: number): DeckPage[] {
  const isSelected = ({ key }: DeckPage) => selected.has(key);
  const staysBefore = pages.slice(0, index).filter((page) => !isSelected(page));
  const staysAfter = pages.slice(index).filter((page) => !isSelected(page));
  return [...staysBefore, ...pages.filter(isSelected), ...staysAfter];
}

/** Gathers the selected pages at the first of them, then moves them past one unselected page. */
function nudged(deck: PageDeck, by: -1 | 1): DeckPage[] {
  const chosen = deck.pages.flatMap(({ key }, index) => (deck.selected.has(key) ? [index] : []));
  const first = chosen[0];
  const last = chosen.at(-1);
  if (first === undefined || last === undefined) return [...deck.pages];
  return movedTo(deck, by < 0 ? Math.max(0, first - 1) : Math.min(deck.pages.length, last + 2));
}

function remove(deck: PageDeck): PageDeck {
  const left = deck.pages.filter(({ key }) => !deck.selected.has(key));
  const firstRemoved = deck.pages.findIndex(({ key }) => deck.selected.has(key));
  const next = left[Math.min(Math.max(0, firstRemoved), left.length - 1)];
  return { ...arrange(deck, left), selected: new Set(), active: next?.key, anchor: next?.key };
}

/** A new page order, with an undo step. */
function arrange(deck: PageDeck, pages: readonly DeckPage[]): PageDeck {
  const isSame = pages.length === deck.pages.length && pages.every((page, index) => isAlike(page, deck.pages[index]));
  if (isSame) return deck;
  return { ...deck, pages, isArranged: true, past: [...deck.past, deck.pages].slice(-maxHistory), future: [] };
}

const isAlike = (page: DeckPage, other: DeckPage | undefined): boolean =>
  page.key === other?.key && page.rotation === other.rotation;

function stepBack(deck: PageDeck): PageDeck {
  const pages = deck.past.at(-1);
  if (!pages) return deck;
  return { ...withPages(deck, pages), past: deck.past.slice(0, -1), future: [deck.pages, ...deck.future] };
}

function stepForward(deck: PageDeck): PageDeck {
  const [pages, ...future] = deck.future;
  if (!pages) return deck;
  return { ...withPages(deck, pages), past: [...deck.past, deck.pages], future };
}

function withPages(deck: PageDeck, pages: readonly DeckPage[]): PageDeck {
  const there = new Set(pages.map(({ key }) => key));
  const isThere = (key: string | undefined) => (key !== undefined && there.has(key) ? key : pages[0]?.key);
  return {
    ...deck,
    pages,
    selected: new Set([...deck.selected].filter((key) => there.has(key))),
    active: isThere(deck.active),
    anchor: isThere(deck.anchor),
  };
}

export const pagesInWords = (pages: number): string => t('{pages, plural, one {# page} other {# pages}}', { pages });
