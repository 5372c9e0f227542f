import type { AccountsModule } from '../accounts/accounts.module.ts';
import type { Module } from '../define-module.ts';
import type { Services } from '../services.ts';
import type { VisitorsModule } from '../visitors/visitors.module.ts';
import { createMeterCall, type MeterCall } from './meter-call.ts';
import { createRunMeters, type RunMeters } from './run-meters.ts';
import { createUsageRepository } from './usage.repository.ts';
import { usageRoutes } from './usage.routes.ts';
import { createUsage, type UsageLedger } from './usage.usecases.ts';

export type UsageModule = Module & { usage: UsageLedger; meterCall: MeterCall; runMeters: RunMeters };

export function createUsageModule(
  services: Services,
  others: { accounts: AccountsModule; visitors: VisitorsModule },
): UsageModule {
  const { database, signingSecret, log } = services;
  const tools = services.tools.map(({ tool }) => tool);
  const usage = createUsage({ repository: createUsageRepository(database), signingSecret, log });
  const { identify } = others.accounts;
  const { visitors, makers } = others.visitors;
  return {
    name: 'usage',
    usage,
    meterCall: createMeterCall({ usage, visitors }),
    runMeters: createRunMeters({ usage, tools }),
    routes: (web) => usageRoutes(web, { usage, visitors, tools, identify, makers }),
    schedule: [{ name: 'sweep-usage', cron: '*/10 * * * *', run: usage.sweep }],
    personalData: usage.personalData,
  };
}
