import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { articles, knowledgeState, passages, vocabulary } from './knowledge.tables.ts';
import type { Passage } from './passage.ts';
import type { PassageKind } from './passage-kinds.contract.ts';

export type KnowledgeRepository = ReturnType<typeof createKnowledgeRepository>;
export type ArticleRow = typeof articles.$inferSelect;
type ArticleContent = Pick<ArticleRow, 'title' | 'text' | 'words' | 'path' | 'userId'>;

/** A passage that has words of a question. */
export type ScoredPassage = Pick<Passage, 'id' | 'title' | 'text' | 'path'> & {
  kind: PassageKind;
  tool: string | null;
  /** How well it fits: comparable within a question. */
  score: number;
  /** The share of the question that it has, from 0 to 1, where rare words count more. */
  coverage: number;
};

/** A word of the question with one word that is looked for. */
export type SearchedWord = { term: number; text: string; weight: number };

const writing = 'knowledge';

/** Characters of a question that may quote a message: fewer are in many. */
const shortestQuote = 25;
/** Of these the titles and messages are compared with the question as a whole, which takes longer. */
const candidates = 60;

export function createKnowledgeRepository(database: Database) {
  const productHash = async (from: Pick<Transaction, 'select'>) => {
    const [row] = await from.select({ hash: knowledgeState.hash }).from(knowledgeState);
    return row?.hash;
  };

  return {
    /** Of the passages that are in the index. */
    hash: () => productHash(database),

    /** Replaces the product's passages, unless another process has done it meanwhile. */
    replaceProduct: (hash: string, list: readonly Passage[]): Promise<void> =>
      database.transaction(async (transaction) => {
        await transaction.lock(writing);
        if ((await productHash(transaction)) === hash) return;
        await transaction.delete(passages).where(sql`${passages.kind} <> 'article'`);
        if (list.length > 0) await transaction.insert(passages).values(list.map((each) => ({ ...each })));
        await refreshVocabulary(transaction);
        await transaction
          .insert(knowledgeState)
          .values({ name: 'product', hash })
          .onConflictDoUpdate({ target: knowledgeState.name, set: { hash } });
      }),

    /** For each word that no passage has, the nearest ones that some have. */
    nearest: async (words: readonly string[]): Promise<{ word: string; near: string; similarity: number }[]> => {
      const { rows } = await database.execute<{ word: string; near: string; similarity: number }>(sql`
        select asked.word, found.word as near, found.similarity
        from unnest(${sql.param([...words])}::text[]) as asked(word)
        cross join lateral (
          select known.word, similarity(known.word, asked.word) as similarity
          from ${vocabulary} known
          where known.word % asked.word
          order by similarity(known.word, asked.word) desc, known.passages desc
          limit 3
        ) found
        where not exists (select from ${vocabulary} known where known.word = asked.word)`);
      return rows;
    },

    /**
     * The passages with any of these words, best first. A word counts the more, the fewer passages have it (inverse document
     * frequency, as in BM25), and of the words that stand for one term the best counts.
     */
    search: async (
      { question, isQuestion }: { question: string; isQuestion: boolean },
      words: readonly SearchedWord[],
      limit: number,
    ): Promise<ScoredPassage[]> => {
      const { rows } = await database.execute<ScoredPassage>(sql`
        with words as (
          select word, term, weight, plainto_tsquery('english', text) as query
          from unnest(
            ${sql.param(words.map(({ term }) => term))}::int[], ${sql.param(words.map(({ text }) => text))}::text[],
            ${sql.param(words.map(({ weight }) => weight))}::real[]
          ) with ordinality as asked(term, text, weight, word)
        ), matches as materialized (
          select words.word, words.term, words.weight, passage.id,
            ts_rank('{0.45, 0.4, 0.75, 1}', passage.search, words.query) as rank
          from words join ${passages} passage on passage.search @@ words.query
          where numnode(words.query) > 0
        ), total as (
          select count(*)::real as passages from ${passages}
        ), counts as (
          select word, ln(1 + (max(total.passages) - count(*) + 0.5) / (count(*) + 0.5)) as rarity
          from matches, total group by word
        ), weighed as (
          select term, id, weight * rarity as rarity, rank from matches join counts using (word)
        ), terms as (
          select term, max(rarity) as rarity from weighed group by term
        ), asked as (
          -- A word that no passage has is as rare as can be.
          select sum(terms.rarity) as found,
            sum(coalesce(terms.rarity, ln(1 + (total.passages + 0.5) / 0.5))) as rarity
          from (select distinct term from words where numnode(query) > 0) each left join terms using (term), total
        ), best as (
          select id, term, max(rarity * rank) as score from weighed group by id, term
        ), scored as (
          select id, sum(score) * (0.4 + sum(terms.rarity) / max(asked.found)) as score, sum(terms.rarity) as covered
          from best join terms using (term), asked
          group by id order by score desc limit ${candidates}
        )
        select passage.id, kind, title, text, path, tool, covered / asked.rarity as coverage,
          (score + 2 * similarity(title, ${question})
            + case when kind = 'error' and ${question.length >= shortestQuote} then greatest(0, 18 * word_similarity(${question}, text || ' ' || words) - 9) else 0 end)
            * case kind when 'tool' then ${isQuestion ? 0.95 : 1.15} when 'limits' then 0.9 when 'help' then 0.85 when 'error' then 0.5 else 1 end as score
        from scored join ${passages} passage using (id), asked
        order by score desc, id limit ${limit}`);
      return rows;
    },

    find: (ids: readonly string[]) =>
      database
        .select({ id: passages.id, title: passages.title, text: passages.text, path: passages.path })
        .from(passages)
        .where(inArray(passages.id, [...ids])),

    articles: async (page: { limit: number; offset: number }) => {
      const [rows, [counted]] = await Promise.all([
        database
          .select()
          .from(articles)
          .orderBy(desc(articles.updatedAt), desc(articles.id))
          .limit(page.limit)
          .offset(page.offset),
        database.select({ total: count() }).from(articles),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },

    addArticle: (content: ArticleContent): Promise<ArticleRow> =>
      database.transaction(async (transaction) => {
        await transaction.lock(writing);
        const [row] = await transaction.insert(articles).values(content).returning();
        if (!row) throw new Error('An inserted article has a row.');
        await putPassage(transaction, row);
        return row;
      }),

    changeArticle: (id: number, content: ArticleContent): Promise<ArticleRow | undefined> =>
      database.transaction(async (transaction) => {
        await transaction.lock(writing);
        const [row] = await transaction
          .update(articles)
          .set({ ...content, updatedAt: sql`now()` })
          .where(eq(articles.id, id))
          .returning();
        if (row) await putPassage(transaction, row);
        return row;
      }),

    /** Returns what it deleted. */
    deleteArticle: (id: number): Promise<ArticleRow | undefined> =>
      database.transaction(async (transaction) => {
        await transaction.lock(writing);
        const [row] = await transaction.delete(articles).where(eq(articles.id, id)).returning();
        await transaction.delete(passages).where(eq(passages.id, passageIdOf(id)));
        await refreshVocabulary(transaction);
        return row;
      }),

    countArticles: async (): Promise<number> => {
      const [row] = await database.select({ total: count() }).from(articles);
      return row?.total ?? 0;
    },
  };
}

const passageIdOf = (article: number): string => `article/${article}`;

async function putPassage(transaction: Transaction, { id, title, text, words, path }: ArticleRow): Promise<void> {
  const passage = { id: passageIdOf(id), kind: 'article' as const, title, text, words, path, about: '' };
  await transaction
    .insert(passages)
    .values(passage)
    .onConflictDoUpdate({ target: passages.id, set: { title, text, words, path } });
  await refreshVocabulary(transaction);
}

/** A second's fraction for the thousands of words there are, and only when something changed. */
async function refreshVocabulary(transaction: Transaction): Promise<void> {
  await transaction.delete(vocabulary);
  await transaction.execute(sql`
    insert into ${vocabulary} (word, passages)
    select word, ndoc from ts_stat($$
      select to_tsvector('simple', concat_ws(' ', title, words, text)) from knowledge_passages
    $$) where word ~ '^[a-z]{4,24}$'`);
}
