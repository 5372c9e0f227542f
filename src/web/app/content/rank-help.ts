import { searchWords } from '../../../shared/text/search-words.ts';

/** A help article, for searching. */
export type HelpEntry = { path: string; title: string; description: string; headings: readonly string[]; text: string };

/** Words that say nothing about what is meant. */
const fillers = new Set(
  'a an and can do does for how i in is it my of on or the to what when where why with'.split(' '),
);

/** The articles in which every typed word begins a word, best first: titles count most, then headings, then the rest. */
export function rankHelp<Entry extends HelpEntry>(entries: readonly Entry[], typed: string): Entry[] {
  const all = searchWords(typed);
  const significant = all.filter((word) => !fillers.has(word));
  const words = significant.length > 0 ? significant : all;
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, scores: words.map((word) => scoreOf(entry, word)) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .toSorted((a, b) => total(b.scores) - total(a.scores))
    .map(({ entry }) => entry);
}

function scoreOf({ title, description, headings, text }: HelpEntry, word: string): number {
  const fields = [
    { words: searchWords(title), weight: 8 },
    { words: headings.flatMap(searchWords), weight: 3 },
    { words: searchWords(description), weight: 2 },
    { words: searchWords(text), weight: 1 },
  ];
  return Math.max(
    ...fields.map(({ words, weight }) =>
      words.includes(word) ? 2 * weight : words.some((each) => each.startsWith(word)) ? weight : 0,
    ),
  );
}

const total = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0);
