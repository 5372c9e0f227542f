import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { t } from '../../shared/language/translate.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import { createAdminGuard } from '../admin/admin-guard.ts';
import { createAuditLog } from '../admin/audit-log.ts';
import type { ContentModule } from '../content/content.module.ts';
import type { ConversationsModule } from '../conversations/conversations.module.ts';
import type { Module } from '../define-module.ts';
import type { Services } from '../services.ts';
import { userSubject } from '../visitors/subjects.ts';
import type { VisitorsModule } from '../visitors/visitors.module.ts';
import type { ApplicationsConfig } from './applications.config.ts';
import { createApplicationsRepository } from './applications.repository.ts';
import { applicationRoutes } from './applications.routes.ts';
import { createApplications } from './applications.usecases.ts';

const HOUR_SECONDS = 3600;

/** Applications for the positions on the careers page. */
export function createApplicationsModule(
  services: Services<ApplicationsConfig>,
  others: {
    accounts: AccountsModule;
    visitors: VisitorsModule;
    content: ContentModule;
    conversations: ConversationsModule;
  },
): Module {
  const { config, database, pool, storage, diskSpace, workFolder } = services;
  const { conversations, linkOf } = others.conversations;
  const applications = createApplications({
    ...{ repository: createApplicationsRepository(database), storage, conversations },
    positions: others.content.content.careers,
    keptDays: config.applicationDays,
    publicUrl: config.publicUrl,
  });
  const { identify } = others.accounts;
  const { define } = createRateLimits(pool);
  return {
    name: 'applications',
    routes: (web) =>
      applicationRoutes(web, {
        ...{ applications, storage, diskSpace, workFolder, linkOf, identify },
        makers: others.visitors.makers,
        limits: {
          visitor: define({ name: 'application-visitor', points: 6, seconds: HOUR_SECONDS }),
          network: define({ name: 'application-network', points: 20, seconds: HOUR_SECONDS }),
          // All CVs share their room for months: without it one network could fill it within a day.
          networkMonth: define({
            ...{ name: 'application-network-month', points: 40, seconds: 30 * 24 * HOUR_SECONDS },
            refusal: (wait) =>
              t(
                'Very many applications have come from your network. Please send yours from another one, or in {wait}.',
                { wait },
              ),
          }),
        },
        guard: createAdminGuard({ identify }),
        audit: createAuditLog(database),
      }),
    schedule: [{ name: 'sweep-applications', cron: '7 4 * * *', run: applications.sweep }],
    personalData: {
      name: 'applications',
      collect: async (userId) =>
        (await applications.ofOwner(userSubject(userId))).map(
          ({ number, position, name, email, cvName, createdAt }) => ({
            ...{ number, position, name, email, cv: cvName, createdAt: createdAt.toISOString() },
          }),
        ),
      erase: (userId) => applications.removeOfOwner(userSubject(userId)),
    },
  };
}
