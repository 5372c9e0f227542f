import type { SettingInUse } from '../../platform/config/settings-in-use.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import type { Module } from '../define-module.ts';
import type { PlansConfig } from '../plans/plans.config.ts';
import type { Services } from '../services.ts';
import { adminDoorRoutes } from './admin.routes.ts';
import { createAdminGuard } from './admin-guard.ts';
import { createAuditLog } from './audit-log.ts';
import { createSiteFigures } from './site-figures.ts';

export type AdminConfig = PlansConfig & { settingsInUse: readonly SettingInUse[] };

/** @param others.modules whose figures are shown over time */
export function createAdminModule(
  { config, database }: Services<AdminConfig>,
  { accounts: { accounts, identify }, modules }: { accounts: AccountsModule; modules: readonly Module[] },
): Module {
  const guard = createAdminGuard({ identify });
  const audit = createAuditLog(database);
  const siteFigures = createSiteFigures({ database, figures: modules.flatMap(({ figures }) => figures ?? []) });
  return {
    name: 'admin',
    routes: (web) =>
      adminDoorRoutes(web, {
        ...{ accounts, audit, guard, siteFigures },
        ...{ hasPlans: !config.everyonePro, settings: config.settingsInUse },
      }),
    schedule: [{ name: 'record-site-figures', cron: '58 * * * *', run: siteFigures.record }],
  };
}
