import type { FastifyInstance } from 'fastify';
import type { AdminGuard } from '../admin/admin-guard.ts';
import type { AuditLog } from '../admin/audit-log.ts';
import {
  type Article,
  adminArticlesPath,
  articleBody,
  articleIdBody,
  articleLimits,
  articleSchema,
  articlesQuery,
  articlesSchema,
} from './knowledge.contract.ts';
import { knowledgeErrors } from './knowledge.errors.ts';
import type { ArticleRow, KnowledgeRepository } from './knowledge.repository.ts';

/** What administrators teach the help search and the assistant. */
export function articleRoutes(
  app: FastifyInstance,
  dependencies: { repository: KnowledgeRepository; guard: AdminGuard; audit: AuditLog },
): void {
  const { repository, guard, audit } = dependencies;

  guard.routes(app, (admin) => {
    admin.get(
      adminArticlesPath,
      { summary: 'Articles for the help search and the assistant.', query: articlesQuery, result: articlesSchema },
      async ({ query: { page } }) => {
        const { pageSize } = articleLimits;
        const { rows, total } = await repository.articles({ limit: pageSize, offset: (page - 1) * pageSize });
        return { articles: rows.map(toArticle), total, page, pageSize };
      },
    );

    admin.post(
      adminArticlesPath,
      {
        summary: 'Adds an article, or changes one. It is found at once.',
        body: articleBody,
        result: articleSchema,
        refusals: [knowledgeErrors.noSuchArticle(), knowledgeErrors.tooManyArticles({ max: articleLimits.all })],
      },
      async ({ actor, body: { id, ...content } }) => {
        const { all: max } = articleLimits;
        if (id === undefined && (await repository.countArticles()) >= max)
          throw knowledgeErrors.tooManyArticles({ max });
        const written = { ...content, userId: actor.id };
        const row =
          id === undefined ? await repository.addArticle(written) : await repository.changeArticle(Number(id), written);
        if (!row) throw knowledgeErrors.noSuchArticle();
        await audit.record({ actor, act: id === undefined ? 'article.add' : 'article.change', target: row.title });
        return toArticle(row);
      },
    );

    admin.delete(
      adminArticlesPath,
      { summary: 'Deletes an article.', body: articleIdBody, status: 204, refusals: [knowledgeErrors.noSuchArticle()] },
      async ({ actor, body: { id } }) => {
        const row = await repository.deleteArticle(Number(id));
        if (!row) throw knowledgeErrors.noSuchArticle();
        await audit.record({ actor, act: 'article.delete', target: row.title });
      },
    );
  });
}

const toArticle = ({ id, title, text, words, path, updatedAt }: ArticleRow): Article => ({
  ...{ id: String(id), title, text, words, path, updatedAt: updatedAt.toISOString() },
});
