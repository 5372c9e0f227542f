import type { FastifyInstance } from 'fastify';
import type { DescribeAi } from '../../engines/ai/ai-capabilities.ts';
import { DAY_MS } from '../../shared/units.ts';
import { describeRoute } from '../accounts/describe-route.ts';
import type { AdminGuard } from '../admin/admin-guard.ts';
import { periodOf } from '../usage/periods.ts';
import type { UsageRepository } from '../usage/usage.repository.ts';
import { type Ai, adminAiPath, aiPath, aiSchema, aiUsageSchema } from './ai.contract.ts';
import type { createAiRepository } from './ai.repository.ts';
import { siteSubject, tokenMeter } from './token-ledger.ts';

const shownDays = 30;

export function aiRoutes(
  app: FastifyInstance,
  dependencies: {
    repository: ReturnType<typeof createAiRepository>;
    counters: Pick<UsageRepository, 'used'>;
    /** Undefined without a provider. */
    describeAi: DescribeAi | undefined;
    siteTokens: number;
    guard: AdminGuard;
  },
): void {
  const { repository, counters, describeAi, siteTokens, guard } = dependencies;

  app.get(
    aiPath,
    describeRoute({
      tag: 'Instance',
      access: 'anyone',
      summary: 'Where texts go when a tool uses AI.',
      result: aiSchema,
    }),
    async (_request, reply): Promise<Ai> => {
      reply.header('cache-control', 'no-store');
      if (!describeAi) return { provider: null, fallback: null };
      const { provider, fallback } = await describeAi();
      return { provider, fallback };
    },
  );

  guard.routes(app, (admin) => {
    admin.get(
      adminAiPath,
      { summary: 'Calls, tokens and costs of the AI provider in the last 30 days.', result: aiUsageSchema },
      async () => {
        const now = new Date();
        const since = new Date(now.getTime() - (shownDays - 1) * DAY_MS);
        const used = await counters.used([siteSubject], tokenMeter, periodOf('day', now).start);
        const rows = await repository.since(periodOf('day', since).start);
        return {
          isSet: describeAi !== undefined,
          today: { used: used.get(siteSubject) ?? 0, max: siteTokens },
          rows: rows.map(({ costMicros, answeredAt: _, failedAt: __, ...row }) => ({
            ...row,
            dollars: costMicros / 1_000_000,
          })),
        };
      },
    );
  });
}
