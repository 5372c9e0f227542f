import stopWordLists from './stop-words.json' with { type: 'json' };

/**
 * Languages whose function words are known, as ISO 639-1 codes. The lists hold the commonest articles, pronouns, prepositions,
 * conjunctions and auxiliary verbs. They carry no subject, so keyword lists leave them out, and their share of a text tells its
 * language. Own lists, kept short on purpose: a word that can be somebody's subject is not on them.
 */
export type KnownLanguage = keyof typeof stopWordLists;

export const knownLanguages = Object.keys(stopWordLists) as readonly KnownLanguage[];

const sets = new Map<KnownLanguage, ReadonlySet<string>>();

/** The function words of a language, in lower case, with straight apostrophes. */
export function stopWordsOf(language: KnownLanguage): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const made = new Set<string>(stopWordLists[language].split(' '));
  sets.set(language, made);
  return made;
}
