import type { AccountsModule } from '../accounts/accounts.module.ts';
import type { Module } from '../define-module.ts';
import type { PlansConfig } from '../plans/plans.config.ts';
import type { Services } from '../services.ts';
import { adminDoorRoutes } from './admin.routes.ts';
import { createAdminGuard } from './admin-guard.ts';
import { createAuditLog } from './audit-log.ts';

export function createAdminModule(
  { config, database }: Services<PlansConfig>,
  { accounts: { accounts, identify } }: { accounts: AccountsModule },
): Module {
  const guard = createAdminGuard({ identify });
  const audit = createAuditLog(database);
  return {
    name: 'admin',
    routes: (web) => adminDoorRoutes(web, { accounts, audit, guard, hasPlans: !config.everyonePro }),
  };
}
