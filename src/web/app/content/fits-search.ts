import { searchWords } from '../../../shared/text/search-words.ts';

/** Whether every typed word begins a word of these texts. Accents and case do not matter. */
export function fitsSearch(typed: string, texts: readonly string[]): boolean {
  const words = texts.flatMap(searchWords);
  return searchWords(typed).every((part) => words.some((word) => word.startsWith(part)));
}
