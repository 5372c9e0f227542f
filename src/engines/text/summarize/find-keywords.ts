import type { Sentence } from './source-sentences.ts';
import { contentWords, type TextLanguage, termOf } from './text-terms.ts';

const fewest = 2;
const longestPhrase = 3;
/** In UTF-16 units. What is longer is data, not words. */
const longest = 100;
const hasLetter = /\p{L}/u;
/** Languages written without spaces: phrases have none either. */
const unspaced = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);

type Candidate = { forms: Map<string, number>; count: number; words: number; terms: string[] };

/**
 * Words and phrases that stand for the text: content words next to each other that occur more than once (C-value: Frantzi,
 * Ananiadou and Mima, 2000). In their commonest spelling, the best first.
 */
export function findKeywords(sentences: readonly Sentence[], language: TextLanguage, limit: number): string[] {
  const candidates = new Map<string, Candidate>();
  for (const { text } of sentences) {
    const words = contentWords(text, language);
    for (const [index, first] of words.entries()) {
      const terms: string[] = [];
      for (let length = 1; length <= longestPhrase; length++) {
        const word = words[index + length - 1];
        const previous = words[index + length - 2];
        if (!word || !hasLetter.test(word.folded)) break;
        if (length > 1 && previous && !/^[ ]?$/.test(text.slice(previous.end, word.start))) break;
        terms.push(termOf(word.folded));
        const key = terms.join(' ');
        const form = text.slice(first.start, word.end);
        const known = candidates.get(key) ?? { forms: new Map(), count: 0, words: length, terms: [...terms] };
        known.count++;
        known.forms.set(form, (known.forms.get(form) ?? 0) + 1);
        candidates.set(key, known);
      }
    }
  }
  const shortest = unspaced.has(language.locale) ? 2 : 3;
  const ranked = [...candidates.values()]
    .filter(({ count }) => count >= fewest)
    .map((candidate) => ({ ...candidate, form: commonestForm(candidate.forms) }))
    .filter(({ form }) => form.length >= shortest && form.length <= longest)
    .map((candidate) => ({ ...candidate, score: candidate.count * Math.log2(1.6 + candidate.words) ** 1.5 }))
    .sort((one, two) => two.score - one.score || two.words - one.words || (one.form < two.form ? -1 : 1));
  const chosen: typeof ranked = [];
  for (const candidate of ranked) {
    if (chosen.length >= limit) break;
    // A part of a phrase, or a phrase of its parts, says nothing new.
    if (!chosen.some(({ terms }) => terms.some((term) => candidate.terms.includes(term)))) chosen.push(candidate);
  }
  return chosen.map(({ form }) => form);
}

function commonestForm(forms: ReadonlyMap<string, number>): string {
  let best = '';
  for (const [form, count] of forms) if (count > (forms.get(best) ?? 0)) best = form;
  return best;
}
