import type { Engines } from '../../engines/engines.ts';
import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import { createAdminGuard } from '../admin/admin-guard.ts';
import { createAuditLog } from '../admin/audit-log.ts';
import type { BillingConfig } from '../billing/billing.config.ts';
import type { ContentConfig } from '../content/content.config.ts';
import { contentFolders, readContent } from '../content/read-content.ts';
import type { Module } from '../define-module.ts';
import type { FilesConfig } from '../files/files.config.ts';
import type { PlansConfig } from '../plans/plans.config.ts';
import type { Services } from '../services.ts';
import { articleRoutes } from './articles.routes.ts';
import { createKnowledgeRepository } from './knowledge.repository.ts';
import { knowledgeRoutes } from './knowledge.routes.ts';
import { createKnowledge, type Knowledge } from './knowledge.usecases.ts';
import type { Passage } from './passage.ts';
import { passagesOfArticles } from './passages-of-articles.ts';
import { type DescribedRefusal, passagesOfErrors, refusalsOfSchema } from './passages-of-errors.ts';
import { passagesOfSite } from './passages-of-site.ts';
import { passagesOfTools } from './passages-of-tools.ts';

export type KnowledgeModule = Module & { knowledge: Knowledge };

type KnowledgeConfig = FilesConfig & PlansConfig & BillingConfig & ContentConfig;

/** What the product says of itself, in one index: its definitions, its messages, and what operators add. */
export function createKnowledgeModule(
  services: Services<KnowledgeConfig>,
  { accounts: { identify } }: { accounts: AccountsModule },
): KnowledgeModule {
  const { database, pool } = services;
  const repository = createKnowledgeRepository(database);
  // Only a process that answers calls knows what they refuse.
  let refusals: DescribedRefusal[] | undefined;
  const knowledge = createKnowledge({
    repository,
    productPassages: async () => refusals && (await passagesOfProduct(services, refusals)),
  });
  return {
    name: 'knowledge',
    knowledge,
    hooks: (web) => {
      const seen: DescribedRefusal[] = [];
      refusals = seen;
      web.addHook('onRoute', ({ schema }) => void seen.push(...refusalsOfSchema(schema)));
    },
    routes: (web) => {
      knowledgeRoutes(web, { knowledge, rateLimits: createRateLimits(pool) });
      articleRoutes(web, { repository, guard: createAdminGuard({ identify }), audit: createAuditLog(database) });
    },
  };
}

async function passagesOfProduct(
  { config, tools, mail, capabilities }: Services<KnowledgeConfig>,
  refusals: readonly DescribedRefusal[],
): Promise<readonly Passage[]> {
  const { describeAi }: Partial<Engines> = capabilities;
  const hasPlans = !config.everyonePro;
  const definitions = tools.map(({ tool }) => tool);
  return [
    ...passagesOfTools(definitions, { hasPlans }),
    ...passagesOfSite({
      ...{ hasPlans, isSold: hasPlans && config.payment !== undefined, hasMail: mail.available },
      fileLifetimeHours: config.fileLifetimeHours,
      aiProvider: (await describeAi?.())?.provider.name,
    }),
    ...passagesOfErrors(refusals, definitions),
    ...passagesOfArticles(
      readContent(contentFolders(config)).help,
      definitions.map(({ slug }) => slug),
    ),
  ];
}
