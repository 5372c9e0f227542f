import { similaritiesToTerms } from './sentence-vectors.ts';
import type { FoundPassage, SourceText } from './summarize-capabilities.ts';
import { analyseText, placeOf, termsOf } from './summarize-text.ts';

/** Words of questions that no answer has to repeat, besides function words. */
const askingWords =
  /^(?:what|who|whom|whose|when|where|why|how|which|much|many|tell|explain|describe|mention|mentioned|say|says|said|document|text|article|was|wer|wen|wem|wann|wo|warum|wieso|wie|welche[rsmn]?|quoi|qui|quand|où|pourquoi|comment|combien|quel(?:le)?s?|qué|quién|cuándo|dónde|cómo|cuánt[oa]s?|cuál(?:es)?|chi|quando|dove|perché|come|quanto|quale|что|кто|когда|где|почему|как|сколько|какой)$/iu;

const shownPassages = 3;
/** Of the question's words, weighed by rarity, an answer has at least this share. */
const leastCovered = 0.55;
/** Beside the best passage, others are shown when they are nearly as good. */
const nearlyAsGood = 0.7;
/** How much the sentences around one add to it: an answer often needs two. */
const neighbours = 0.35;

/** The sentences of a text that answer a question best, with what they share of its words. None when the text does not have them. */
export function findPassages(source: SourceText, question: string): FoundPassage[] {
  const { sentences, vectors, language } = analyseText(source.text, source.blocks);
  const asked = new Set(
    termsOf(
      question.replaceAll(/[\p{L}\p{M}]+/gu, (word) => (askingWords.test(word) ? ' ' : word)),
      language,
    ),
  );
  if (asked.size === 0) return [];
  const { numbers, rarity, terms } = vectors;
  const rarest = Math.log(1 + sentences.length);
  const weightOf = (term: string) => {
    const number = numbers.get(term);
    return number === undefined ? rarest : (rarity[number] ?? rarest);
  };
  const whole = [...asked].reduce((sum, term) => sum + weightOf(term), 0);
  const known = new Set([...asked].flatMap((term) => numbers.get(term) ?? []));
  const coverage = (index: number): number =>
    (terms[index] ?? new Uint32Array()).reduce((sum, term) => sum + (known.has(term) ? (rarity[term] ?? 0) : 0), 0) /
    whole;
  const cosines = similaritiesToTerms(vectors, [...asked]);
  const scored = sentences.map((sentence, index) => {
    const own = coverage(index);
    const around = own === 0 ? 0 : Math.max(besideOf(index - 1), besideOf(index + 1));
    function besideOf(other: number): number {
      return sentences[other]?.section === sentence.section ? coverage(other) : 0;
    }
    const covered = Math.min(1, own + neighbours * around);
    return { sentence, covered, score: covered + 0.5 * (cosines[index] ?? 0) };
  });
  const good = scored.filter(({ covered }) => covered >= leastCovered).sort((one, two) => two.score - one.score);
  const best = good[0]?.score ?? 0;
  return good
    .filter(({ score }) => score >= best * nearlyAsGood)
    .slice(0, shownPassages)
    .map(({ sentence }) => ({ text: sentence.text, ...placeOf(sentence, source.pages) }));
}
