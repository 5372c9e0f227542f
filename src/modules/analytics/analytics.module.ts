import type { AccountsModule } from '../accounts/accounts.module.ts';
import { createAdminGuard } from '../admin/admin-guard.ts';
import type { Module } from '../define-module.ts';
import type { Services } from '../services.ts';
import type { AnalyticsConfig } from './analytics.config.ts';
import { createAnalyticsRepository } from './analytics.repository.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { type Analytics, createAnalytics } from './analytics.usecases.ts';
import { createEventWriter } from './event-writer.ts';

export type AnalyticsModule = Module & { analytics: Pick<Analytics, 'figures' | 'missedSearches'> };

/** Counts visits of pages without cookies (decision 0131). */
export function createAnalyticsModule(
  { config, database, pool, tools, log }: Services<AnalyticsConfig>,
  { accounts: { identify } }: { accounts: AccountsModule },
): AnalyticsModule {
  const writer = createEventWriter({ pool, log });
  const analytics = createAnalytics({
    repository: createAnalyticsRepository(database),
    writer,
    tools: new Set(tools.map(({ tool }) => tool.slug)),
    eventsDays: config.analyticsEventsDays,
  });
  return {
    name: 'analytics',
    analytics,
    routes: (web) =>
      analyticsRoutes(web, { analytics, guard: createAdminGuard({ identify }), publicUrl: config.publicUrl }),
    schedule: [{ name: 'sweep-analytics', cron: '4 * * * *', run: analytics.sweep }],
    close: writer.close,
  };
}
