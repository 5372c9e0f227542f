import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../shared/units.ts';
import type { AdminGuard } from '../admin/admin-guard.ts';
import { shorten } from '../knowledge/knowledge.contract.ts';
import type { Knowledge } from '../knowledge/knowledge.usecases.ts';
import { adminRatingsPath, answerRatingsSchema } from './assistant.contract.ts';
import type { AssistantRepository } from './assistant.repository.ts';

const shownDays = 30;
const shownBad = 20;

/** What administrators see of how answers were rated. */
export function answerRatingRoutes(
  app: FastifyInstance,
  dependencies: {
    repository: Pick<AssistantRepository, 'counts' | 'lastBad'>;
    knowledge: Pick<Knowledge, 'find'>;
    guard: AdminGuard;
  },
): void {
  const { repository, knowledge, guard } = dependencies;
  guard.routes(app, (admin) => {
    admin.get(
      adminRatingsPath,
      { summary: 'How answers of the assistant were rated in the last 30 days.', result: answerRatingsSchema },
      async () => {
        const since = new Date(Date.now() - shownDays * DAY_MS);
        const [counts, bad] = await Promise.all([repository.counts(since), repository.lastBad(since, shownBad)]);
        const passages = await knowledge.find(bad.flatMap(({ passage }) => passage ?? []));
        return {
          ...counts,
          lastBad: bad.map(({ id, passage, createdAt }) => {
            const found = passages.find((each) => each.id === passage);
            return {
              ...{ id, ratedAt: createdAt.toISOString() },
              passage: found ? { title: found.title, text: shorten(found.text), path: found.path } : null,
            };
          }),
        };
      },
    );
  });
}
