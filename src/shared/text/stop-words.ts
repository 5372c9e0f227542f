import stopWordLists from './stop-words.json' with { type: 'json' };

/**
 * Languages with known function words, as ISO 639-1 codes: the most common articles, pronouns, prepositions, conjunctions and
 * auxiliary verbs. Keyword lists leave them out, and their share of a text identifies its language. Our own lists, kept short
 * on purpose: no word that can be a subject.
 */
export type KnownLanguage = keyof typeof stopWordLists;

export const knownLanguages = Object.keys(stopWordLists) as readonly KnownLanguage[];

const sets = new Map<KnownLanguage, ReadonlySet<string>>();

/** A language's function words, in lower case, with straight apostrophes. */
export function stopWordsOf(language: KnownLanguage): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const made = new Set<string>(stopWordLists[language].split(' '));
  sets.set(language, made);
  return made;
}
