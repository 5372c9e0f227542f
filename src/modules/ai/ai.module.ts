import type { Engines } from '../../engines/engines.ts';
import { t } from '../../shared/language/translate.ts';
import { DAY_MS, HOUR_MS } from '../../shared/units.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import { createAdminGuard } from '../admin/admin-guard.ts';
import type { Module } from '../define-module.ts';
import type { Services } from '../services.ts';
import { periodOf } from '../usage/periods.ts';
import { createUsageRepository } from '../usage/usage.repository.ts';
import { createAiRepository } from './ai.repository.ts';
import { aiRoutes } from './ai.routes.ts';
import type { TokenSettings } from './token-ledger.ts';

/** The settings of the provider that this module reads. */
export type AiModuleConfig = { ai: TokenSettings | undefined };

const keepDays = 400;

/** What pages and administrators know of the AI provider. The engine does its work, the usage module has its budgets. */
export function createAiModule(
  { config, capabilities, database }: Services<AiModuleConfig>,
  { accounts: { identify } }: { accounts: AccountsModule },
): Module {
  const repository = createAiRepository(database);
  const { describeAi }: Partial<Engines> = capabilities;
  return {
    name: 'ai',
    routes: (web) =>
      aiRoutes(web, {
        ...{ repository, describeAi, guard: createAdminGuard({ identify }) },
        ...{ counters: createUsageRepository(database), siteTokens: config.ai?.tokensPerDay.site ?? 0 },
      }),
    schedule: [
      {
        name: 'sweep-ai-usage',
        cron: '17 3 * * *',
        run: () => repository.deleteBefore(periodOf('day', new Date(Date.now() - keepDays * DAY_MS)).start),
      },
    ],
    // Built-in engines do the work while it is away.
    health: [
      {
        name: 'ai',
        whenRejected: 'degraded',
        check: async () => {
          if (!config.ai) return { state: 'unset' };
          const { answeredAt, failedAt } = await repository.lastCalls();
          const isFailing = failedAt && failedAt > (answeredAt ?? 0) && Date.now() - failedAt.getTime() < HOUR_MS;
          if (!isFailing) return { state: 'ok' };
          return {
            state: 'degraded',
            reason: t('The last call of the AI provider failed.'),
            since: failedAt.toISOString(),
          };
        },
      },
    ],
  };
}
