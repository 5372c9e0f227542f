import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import type { Module } from '../define-module.ts';
import type { FilesModule } from '../files/files.module.ts';
import type { Services } from '../services.ts';
import type { VisitorsModule } from '../visitors/visitors.module.ts';
import { createHandoffsRepository } from './handoffs.repository.ts';
import { handoffRoutes } from './handoffs.routes.ts';
import { createHandoffs } from './handoffs.usecases.ts';

export function createHandoffsModule(
  services: Services,
  others: { accounts: AccountsModule; visitors: VisitorsModule; files: FilesModule },
): Module {
  const { config, database, pool, signingSecret } = services;
  const repository = createHandoffsRepository(database);
  const handoffs = createHandoffs({ repository, giveFiles: others.files.files.give, signingSecret });
  const { publicUrl } = config;
  const { identify } = others.accounts;
  const { makers } = others.visitors;
  return {
    name: 'handoffs',
    routes: (web) => handoffRoutes(web, { handoffs, rateLimits: createRateLimits(pool), publicUrl, identify, makers }),
    schedule: [{ name: 'sweep-handoffs', cron: '*/10 * * * *', run: handoffs.sweep }],
  };
}
