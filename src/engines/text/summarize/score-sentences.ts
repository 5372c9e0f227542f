import { centralityOf, type SentenceVectors } from './sentence-vectors.ts';
import type { Sentence } from './source-sentences.ts';

/** Headings of parts that sum up. */
const summingUp =
  /^(?:abstract|(?:executive )?summary|overview|introduction|conclusions?|concluding remarks|key (?:points|findings)|results and discussion|zusammenfassung|einleitung|fazit|schluss(?:folgerung(?:en)?)?|résumé|introduction|conclusions?|resumen|introducción|conclusión(?:es)?|riassunto|sommario|introduzione|conclusion[ei]|resumo|introdução|conclusão|conclusões|samenvatting|inleiding|conclusie|введение|заключение|выводы|аннотация|摘要|引言|结论|要約|はじめに|まとめ|결론|요약|서론|الخلاصة|مقدمة|الملخص)\b/iu;
const ownSummary =
  /^(?:abstract|(?:executive )?summary|key (?:points|findings)|zusammenfassung|résumé|resumen|riassunto|resumo|samenvatting|аннотация|摘要|要約|요약|الملخص)\b/iu;

/** Phrases with which authors say what matters. */
const cue =
  /\b(?:in (?:conclusion|summary|short|this (?:paper|article|report|work|document|study|vignette))|this (?:paper|article|report|work|document|study|package|book|manual|vignette) (?:\w+ )?(?:describes?|presents?|introduces?|shows?|provides?|discusses|explains?|aims|proposes?|gives|is|offers|implements)|we (?:(?:\w+ )?(?:show|present|propose|describe|introduce|find|conclude|demonstrate|develop)|have (?:shown|presented|described))|the (?:aim|goal|purpose|main (?:result|point|idea)) (?:of|is)|results? (?:show|suggest|indicate)|most importantly|to sum up|overall,|ziel (?:dieser|der|des)|zusammenfassend|wir (?:zeigen|stellen|beschreiben)|dieser? (?:arbeit|artikel|bericht|paket|anleitung)|en (?:conclusion|résumé)|nous (?:présentons|montrons|proposons)|cet? (?:article|document|extension)|en (?:conclusión|resumen)|este (?:artículo|trabajo|documento|paquete)|in conclusione|questo (?:articolo|documento|pacchetto))\b/iu;

/** A sentence that leans on the one before it makes no sense alone. */
const leaning =
  /^(?:and|but|so|however|therefore|thus|hence|moreover|furthermore|also|then|he|she|they|it|this|that|these|those|such|here|for (?:example|instance)|in (?:addition|contrast|particular)|on the other hand|und|aber|doch|er|sie|es|dies\w*|et|mais|il|elle|ils|ce(?:la|ci)?|y|pero|esto|ese|e|ma|questo)\b/iu;
const pointing =
  /\b(?:fig(?:ure|\.)|table|section|equation|eq\.|above|below|see|listing|chapter|abbildung|tabelle|siehe|voir|véase|cf\.)(?!\p{L})/iu;

/** The best lengths of a sentence of a summary, in content words. */
const bestLength = { from: 7, to: 26 };

/** How much each sentence says about the whole text: higher is better. */
export function scoreSentences(
  sentences: readonly Sentence[],
  vectors: SentenceVectors,
  titleTerms: ReadonlySet<string>,
): Float64Array {
  const centrality = centralityOf(vectors);
  const { numbers } = vectors;
  const title = new Set([...titleTerms].flatMap((term) => numbers.get(term) ?? []));
  const lastSection = sentences.at(-1)?.section ?? 0;
  return Float64Array.from(sentences, (sentence, index) => {
    const terms = vectors.terms[index] ?? new Uint32Array();
    const shared = terms.reduce((count, term) => count + (title.has(term) ? 1 : 0), 0);
    const score =
      (centrality[index] ?? 0) +
      placeBonus(sentence, index, sentences.length, lastSection) +
      (title.size > 0 ? 0.25 * Math.min(1, shared / Math.min(4, title.size)) : 0) +
      (cue.test(sentence.text) ? 0.35 : 0);
    return score * soundness(sentence, terms.length);
  });
}

/** Texts say what they are about at the beginning, and sections in their first sentence. */
function placeBonus(sentence: Sentence, index: number, count: number, lastSection: number): number {
  const heading = sentence.heading ?? '';
  const opening = 0.7 * Math.exp(-index / Math.max(3, Math.min(12, count / 10)));
  const inSection = sentence.inSection === 0 && sentence.inBlock === 0 ? 0.12 : 0;
  const inBlock = sentence.inBlock === 0 ? 0.05 : 0;
  const ofPart = ownSummary.test(heading) ? 0.8 : summingUp.test(heading) ? 0.2 : 0;
  const closing = lastSection > 0 && sentence.section === lastSection ? 0.05 : 0;
  return opening + inSection + inBlock + ofPart + closing;
}

/** From 0 to 1: whether it is a whole, readable sentence that stands alone. */
function soundness({ text, isItem }: Sentence, terms: number): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const visible = text.replaceAll(/\s/g, '').length || 1;
  let factor = letters / visible < 0.7 ? 0.3 : 1;
  if ((text.match(/[\\{}<>=_@#$|]/g)?.length ?? 0) > 1) factor *= 0.5;
  // A row of a table.
  const words = text.split(' ');
  if (words.filter((word) => /^[^\p{L}]*\p{N}[^\p{L}]*$/u.test(word)).length > words.length / 4) factor *= 0.3;
  if (terms < bestLength.from) factor *= 0.35 + (0.65 * terms) / bestLength.from;
  if (terms > bestLength.to) factor *= Math.max(0.4, bestLength.to / terms);
  if (leaning.test(text)) factor *= 0.75;
  if (pointing.test(text)) factor *= 0.75;
  if (/[?？؟]["'”’»)]*$/u.test(text)) factor *= 0.6;
  if (/[:：;,]$/u.test(text)) factor *= 0.5;
  if (isItem) factor *= 0.8;
  if (!/[.!?…。！？؟।॥]["'”’»)\]]*$/u.test(text)) factor *= 0.6;
  if (/["“”«»„]/u.test(text)) factor *= 0.9;
  return factor;
}
