import type { FastifyInstance } from 'fastify';
import type { AdminGuard } from '../admin/admin-guard.ts';
import {
  type AdminJob,
  adminJobsPageSize,
  adminJobsPath,
  adminJobsQuery,
  adminJobsSchema,
} from './admin-jobs.contract.ts';
import type { JobsRepository } from './jobs.repository.ts';

/** What administrators see of jobs. */
export function adminJobRoutes(
  app: FastifyInstance,
  { repository, guard }: { repository: Pick<JobsRepository, 'latest'>; guard: AdminGuard },
): void {
  guard.routes(app, (admin) => {
    admin.get(
      adminJobsPath,
      { summary: 'Jobs, newest first, without whose they are.', query: adminJobsQuery, result: adminJobsSchema },
      async ({ query: { state, page } }) => {
        const wanted = state === 'all' ? undefined : state;
        const [limit, offset] = [adminJobsPageSize, (page - 1) * adminJobsPageSize];
        const { rows, counts } = await repository.latest({ state: wanted, limit, offset });
        const counted = counts.filter((each) => wanted === undefined || each.state === wanted);
        return {
          ...{ jobs: rows.map(toAdminJob), counts, page, pageSize: adminJobsPageSize },
          total: counted.reduce((sum, { count }) => sum + count, 0),
        };
      },
    );
  });
}

type Row = Awaited<ReturnType<JobsRepository['latest']>>['rows'][number];

function toAdminJob({ error, createdAt, startedAt, finishedAt, ...job }: Row): AdminJob {
  const between = (start: Date | null, end: Date | null) => (start && end ? end.getTime() - start.getTime() : null);
  return {
    ...job,
    errorCode: error?.code ?? null,
    createdAt: createdAt.toISOString(),
    waitedMs: between(createdAt, startedAt),
    tookMs: between(startedAt, finishedAt),
  };
}
