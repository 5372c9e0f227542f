import { cleanText } from '../../shared/clean-text.ts';
import { findTerms, type Term } from './find-terms.ts';
import type { KnowledgeRepository, ScoredPassage, SearchedWord } from './knowledge.repository.ts';
import { hashPassages, type Passage } from './passage.ts';

export type Knowledge = ReturnType<typeof createKnowledge>;

/** What was found for a question. */
export type Found = {
  /** Best first. */
  passages: ScoredPassage[];
  /** The words of the question that say something, as they were understood. */
  terms: string[];
};

/** Words shorter than this are too alike to be corrected. */
const shortestCorrected = 4;
const minSimilarity = 0.4;
const maxLimit = 20;

/** What the product knows of itself. */
export function createKnowledge(dependencies: {
  repository: KnowledgeRepository;
  /** What this process says of the product; undefined where it does not know all of it, as a worker without calls. */
  productPassages: () => Promise<readonly Passage[] | undefined>;
}) {
  const { repository, productPassages } = dependencies;
  let ready: Promise<void> | undefined;

  /** Brings the index up to date, once per process: one query where nothing changed. */
  function prepare(): Promise<void> {
    ready ??= update().catch((error) => {
      ready = undefined;
      throw error;
    });
    return ready;
  }

  async function update(): Promise<void> {
    const list = await productPassages();
    if (!list) return;
    const hash = hashPassages(list);
    if ((await repository.hash()) !== hash) await repository.replaceProduct(hash, list);
  }

  return {
    prepare,

    /** The passages with these ids that there are. */
    find: async (ids: readonly string[]) => {
      await prepare();
      return repository.find(ids);
    },

    /** The passages that answer a question, in any of the languages of `other-words.tsv`, and with typing errors. */
    search: async (asked: string, limit = 5): Promise<Found> => {
      await prepare();
      const question = cleanText(asked);
      const terms = findTerms(question);
      if (terms.length === 0) return { passages: [], terms: [] };
      const words = await withCorrections(terms);
      const passages = await repository.search(
        { question: question.slice(0, 300), isQuestion: asksSomething(question) },
        words,
        Math.min(limit, maxLimit),
      );
      return { passages, terms: terms.map(({ word }) => word) };
    },
  };

  async function withCorrections(terms: readonly Term[]): Promise<SearchedWord[]> {
    const unknown = terms.filter(({ word }) => word.length >= shortestCorrected && /^[a-z]+$/.test(word));
    const near = unknown.length > 0 ? await repository.nearest(unknown.map(({ word }) => word)) : [];
    return terms.flatMap(({ word, alternatives }, term) => [
      ...alternatives.map((alternative) => ({ term, ...alternative })),
      // A word of another language is known already.
      ...(alternatives.length > 1
        ? []
        : near
            .filter((each) => each.word === word && each.similarity >= minSimilarity)
            .map(({ near: text, similarity }) => ({ term, text, weight: similarity }))),
    ]);
  }
}

/** 'does it keep links' asks about something; 'how do I merge PDFs' and 'merge PDFs' want something done. */
const asksSomething = (question: string): boolean =>
  /^(?:and |but |so )?(?:do|does|did|is|are|was|will|would|can|could|what|which|why|who|where|when|how (?:long|large|big|much|many|safe|is|are|does)|if)\b/i.test(
    question.trim(),
  );
