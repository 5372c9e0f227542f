import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../platform/http/network-of.ts';
import { attemptsUsedUp, type RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { createRoutes, neverCached } from '../accounts/create-routes.ts';
import { helpSearchPath, helpSearchQuery, helpSearchSchema, shorten } from './knowledge.contract.ts';
import { knowledgeErrors } from './knowledge.errors.ts';
import type { Knowledge } from './knowledge.usecases.ts';

/** `GET /api/help/search`: for the search of the help page, and for programs. */
export function knowledgeRoutes(
  app: FastifyInstance,
  { knowledge, rateLimits }: { knowledge: Knowledge; rateLimits: Pick<RateLimits, 'define'> },
): void {
  // Somebody who types asks a few times a minute; an office shares its address.
  const limit = rateLimits.define({ name: 'help-search', points: 300, seconds: 300 });
  const route = createRoutes(app, { tag: 'Help', access: 'anyone' }, neverCached);

  route.get(
    helpSearchPath,
    {
      summary: 'What answers a question about this site: tools, limits, messages, plans and articles, best first.',
      ...{
        query: helpSearchQuery,
        result: helpSearchSchema,
        refusals: [knowledgeErrors.nothingAsked(), attemptsUsedUp()],
      },
    },
    async ({ request, query: { q, limit: most } }) => {
      if (q === '') throw knowledgeErrors.nothingAsked();
      await limit.take(networkOf(request.ip));
      const { passages } = await knowledge.search(q, most);
      return {
        results: passages.map(({ id, kind, title, text, path, tool }) => ({
          ...{ id, kind, title, text: shorten(text), path, tool },
        })),
      };
    },
  );
}
