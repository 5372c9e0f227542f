import { chooseSentences } from './choose-sentences.ts';
import { findKeywords } from './find-keywords.ts';
import { type LeftOut, leaveOut } from './leave-out.ts';
import { findPages } from './page-furniture.ts';
import { scoreSentences } from './score-sentences.ts';
import { type SentenceVectors, vectorsOf } from './sentence-vectors.ts';
import { type Sentence, sentencesOf } from './source-sentences.ts';
import { summarizeErrors } from './summarize.errors.ts';
import type { SourceText, SummaryKind, SummaryLength, TextSummary } from './summarize-capabilities.ts';
import { findBlocks, type TextBlock } from './text-blocks.ts';
import { contentWords, languageOf, type TextLanguage, termOf } from './text-terms.ts';

/** A text's sentences, ready to be compared. */
export type AnalysedText = {
  sentences: Sentence[];
  vectors: SentenceVectors;
  language: TextLanguage;
  headings: string[];
  leftOut: Set<LeftOut>;
};

/** Throws NOTHING_TO_SUMMARIZE for texts without words. */
export function analyseText(text: string, known?: readonly TextBlock[]): AnalysedText {
  const { furniture } = findPages(text);
  const { blocks, kinds: leftOut } = leaveOut(text, known ?? findBlocks(text, furniture));
  const language = languageOf(text);
  const found = sentencesOf(text, blocks, language.locale);
  const sentences = found.length > 0 ? found : sentencesOf(text, blocks.map(asParagraph), language.locale);
  if (sentences.length === 0) throw summarizeErrors.nothingToSummarize();
  const vectors = vectorsOf(sentences.map((sentence) => termsOf(sentence.text, language)));
  const headings = blocks
    .filter(({ kind }) => kind === 'heading')
    .map(({ lines }) => lines.map(({ start, end }) => text.slice(start, end)).join(' '));
  return { sentences, vectors, language, headings, leftOut };
}

/** A text of a word or title only is its own summary. */
const asParagraph = (block: TextBlock): TextBlock => ({ ...block, kind: 'paragraph' });

export const termsOf = (text: string, language: TextLanguage): string[] =>
  contentWords(text, language).map(({ folded }) => termOf(folded));

const shownKeywords = 8;
/** Of a text's sentences, a summary has at most this share. */
const largestShare = 0.6;

/** Sentences of a summary by its length. A detailed one grows with the text. */
const sentencesOfKind: Record<SummaryKind, Record<SummaryLength, number>> = {
  brief: { short: 2, medium: 3, long: 5 },
  detailed: { short: 5, medium: 8, long: 14 },
  bullet: { short: 4, medium: 6, long: 10 },
};
/** In sentences; from there on detailed summaries grow, up to twice their length. */
const ordinaryText = 60;
const mostGrowth = 2;

/** The sentences that say most about the text without repeating each other, the best first. */
export function rankSentences(analysed: AnalysedText, wanted: number): Sentence[] {
  const { sentences, vectors, language, headings } = analysed;
  const title = new Set(headings.slice(0, 1).flatMap((words) => termsOf(words, language)));
  const sections = sentences.map(({ section }) => section);
  return chooseSentences(scoreSentences(sentences, vectors, title), vectors, sections, wanted).flatMap(
    (index) => sentences[index] ?? [],
  );
}

export function summarizeText(source: SourceText, kind: SummaryKind, length: SummaryLength): TextSummary {
  const analysed = analyseText(source.text, source.blocks);
  const { sentences, language, leftOut } = analysed;
  const growth = kind === 'detailed' ? Math.sqrt(sentences.length / ordinaryText) : 1;
  const grown = sentencesOfKind[kind][length] * Math.min(mostGrowth, Math.max(1, growth));
  const wanted = Math.max(1, Math.min(Math.round(grown), Math.ceil(sentences.length * largestShare)));
  const chosen = rankSentences(analysed, wanted).sort((one, two) => one.start - two.start);
  return {
    lines: chosen.map((sentence) => ({
      text: sentence.text,
      // A few sentences are read as one text.
      ...(sentence.heading === undefined || kind === 'brief' ? {} : { heading: sentence.heading }),
      sources: [placeOf(sentence, source.pages)],
    })),
    keywords: findKeywords(sentences, language, shownKeywords),
    ...(language.language === undefined ? {} : { language: language.language }),
    sentences: sentences.length,
    leftOut: [...leftOut],
  };
}

/** A sentence's place in the source, with its page. */
export function placeOf({ start, end }: Sentence, pages: readonly number[] | undefined) {
  if (pages === undefined) return { start, end };
  const next = pages.findIndex((page) => page > start);
  return { start, end, page: next === -1 ? pages.length : next };
}
