import type { DeckPage } from './page-deck.ts';

/** How a tool highlights a page in the grid. */
export type PageLook = {
  /** Index of its colour, from 0; shared by pages that belong together. */
  tint?: number;
  /** A short note beside the page number, also read aloud: 'Part 2'. */
  note?: string;
  /** Faded: not part of any result. */
  isLeftOut?: boolean;
  /** A cut is made before it. */
  hasCutBefore?: boolean;
};

/** The page number in its own document, as readers of the file know it. */
export type LookOfPage = (page: DeckPage, index: number) => PageLook;

const tints = [
  { bar: 'bg-part-1', chip: 'bg-part-1 text-card' },
  { bar: 'bg-part-2', chip: 'bg-part-2 text-card' },
  { bar: 'bg-part-3', chip: 'bg-part-3 text-card' },
  { bar: 'bg-part-4', chip: 'bg-part-4 text-card' },
  { bar: 'bg-part-5', chip: 'bg-part-5 text-card' },
  { bar: 'bg-part-6', chip: 'bg-part-6 text-card' },
] as const;

/** The tint's classes. Neighbours differ, and the note says the same in words, so colour is never the only cue. */
export const tintClasses = (tint: number): { bar: string; chip: string } => tints[tint % tints.length] ?? tints[0];
