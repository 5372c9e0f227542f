import type { FastifyInstance } from 'fastify';
import type { Engines } from '../../engines/engines.ts';
import type { AccountsConfig } from '../accounts/accounts.config.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import { createAdminGuard } from '../admin/admin-guard.ts';
import { createAuditLog } from '../admin/audit-log.ts';
import type { AnalyticsModule } from '../analytics/analytics.module.ts';
import type { Module } from '../define-module.ts';
import type { Services } from '../services.ts';
import type { AskSite } from './audit-site.ts';
import { createFetchPage } from './fetch-page.ts';
import type { MarketingConfig } from './marketing.config.ts';
import { createMarketingRepository } from './marketing.repository.ts';
import { marketingRoutes } from './marketing.routes.ts';
import { createMarketing } from './marketing.usecases.ts';
import { createMarketingItems } from './marketing-items.ts';
import { createMarketingTasks } from './marketing-tasks.ts';

/** The operator's marketing: lists to work through, tasks that look after them, and a report (decision 0132). */
export function createMarketingModule(
  services: Services<MarketingConfig & AccountsConfig>,
  others: { accounts: AccountsModule; analytics: AnalyticsModule },
): Module {
  const { config, database, pool, tools, mail, capabilities, log } = services;
  const { publicUrl, adminEmails, marketingReportTo } = config;
  const { analytics } = others.analytics;
  const repository = createMarketingRepository(database);
  const items = createMarketingItems({ repository, ownHost: new URL(publicUrl).hostname });
  const marketing = createMarketing({
    ...{ repository, items, analytics, mail, pool, publicUrl, log },
    reportTo: marketingReportTo === undefined ? adminEmails : [marketingReportTo],
  });
  return {
    name: 'marketing',
    routes: (web) => {
      const { generateText }: Partial<Engines> = capabilities;
      marketingRoutes(web, {
        ...{ marketing, items, repository },
        tasks: createMarketingTasks({
          ...{ items, repository, generateText, publicUrl },
          missedSearches: analytics.missedSearches,
          askSite: createAskSite(web, publicUrl),
          fetchPage: createFetchPage({ agent: `SatchelLinkCheck (+${publicUrl})` }),
          tools: tools.map(({ tool: { slug, name, summary } }) => ({ slug, name, summary })),
        }),
        guard: createAdminGuard({ identify: others.accounts.identify, tag: 'Marketing' }),
        audit: createAuditLog(database),
      });
    },
    schedule: [
      { name: 'send-marketing-report', cron: '0 8 * * *', run: marketing.sendDailyReport },
      { name: 'sweep-marketing', cron: '37 * * * *', run: marketing.sweep },
    ],
  };
}

/** Asks the server within its own process, as a visitor without cookies. */
const createAskSite =
  (web: FastifyInstance, publicUrl: string): AskSite =>
  async (path) => {
    const { statusCode, headers, body } = await web.inject({
      method: 'GET',
      url: path,
      headers: { host: new URL(publicUrl).host },
    });
    return { status: statusCode, type: String(headers['content-type'] ?? ''), body };
  };
