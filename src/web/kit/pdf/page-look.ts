import type { DeckPage } from './page-deck.ts';

/** How a page stands out in the grid, by what the tool does with it. */
export type PageLook = {
  /** Its colour, from 0; the same for all pages that belong together. */
  tint?: number;
  /** Who it belongs to, in a word or two beside its number: 'Part 2'. Read out with it. */
  note?: string;
  /** Faded: not part of any result. */
  isLeftOut?: boolean;
  /** A cut runs before it. */
  hasCutBefore?: boolean;
};

/** Its own page number in its document: what people look for in the file itself. */
export type LookOfPage = (page: DeckPage, index: number) => PageLook;

const tints = [
  { bar: 'bg-part-1', chip: 'bg-part-1 text-card' },
  { bar: 'bg-part-2', chip: 'bg-part-2 text-card' },
  { bar: 'bg-part-3', chip: 'bg-part-3 text-card' },
  { bar: 'bg-part-4', chip: 'bg-part-4 text-card' },
  { bar: 'bg-part-5', chip: 'bg-part-5 text-card' },
  { bar: 'bg-part-6', chip: 'bg-part-6 text-card' },
] as const;

/** The classes of a tint: neighbours differ, and what belongs together has its note besides, so colour says nothing alone. */
export const tintClasses = (tint: number): { bar: string; chip: string } => tints[tint % tints.length] ?? tints[0];
