import type { Engines } from '../../engines/engines.ts';
import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { DAY_MS } from '../../shared/units.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import { createAdminGuard } from '../admin/admin-guard.ts';
import type { ConversationsConfig } from '../conversations/conversations.config.ts';
import type { ConversationsModule } from '../conversations/conversations.module.ts';
import type { Module } from '../define-module.ts';
import type { FilesModule } from '../files/files.module.ts';
import type { JobsModule } from '../jobs/jobs.module.ts';
import type { KnowledgeModule } from '../knowledge/knowledge.module.ts';
import type { PlansConfig } from '../plans/plans.config.ts';
import type { Services } from '../services.ts';
import type { UsageModule } from '../usage/usage.module.ts';
import { userSubject } from '../visitors/subjects.ts';
import type { VisitorsModule } from '../visitors/visitors.module.ts';
import { createAnswerIds } from './answer-ids.ts';
import { type AnswerIfSure, createAnswerIfSure } from './answer-if-sure.ts';
import { answerRatingRoutes } from './answer-ratings.routes.ts';
import { createAssistantRepository } from './assistant.repository.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { createAssistant } from './assistant.usecases.ts';
import { createCallerFacts } from './caller-facts.ts';

/** `answerIfSure` is for emails, where nobody can ask back. */
export type AssistantModule = Module & { answerIfSure: AnswerIfSure };

const keepDays = 400;

/** The support chat: answers from what the product knows of itself, and from the caller's own account and jobs. */
export function createAssistantModule(
  services: Services<PlansConfig & ConversationsConfig>,
  others: {
    accounts: AccountsModule;
    visitors: VisitorsModule;
    files: FilesModule;
    jobs: JobsModule;
    usage: UsageModule;
    knowledge: KnowledgeModule;
    conversations: ConversationsModule;
  },
): AssistantModule {
  const { config, tools, database, pool, signingSecret, capabilities } = services;
  const { accounts, visitors, files, jobs, usage, knowledge, conversations } = others;
  const { generateText, describeAi }: Partial<Engines> = capabilities;
  const repository = createAssistantRepository(database);
  const assistant = createAssistant({
    ...{ repository, generateText, signingSecret, answerIds: createAnswerIds({ signingSecret }) },
    ...{ knowledge: knowledge.knowledge, conversations: conversations.conversations },
  });
  const callerFacts = createCallerFacts({
    ...{ tools: tools.map(({ tool }) => tool), hasPlans: !config.everyonePro },
    ...{ usage: usage.usage, jobs: jobs.repository, files: files.repository },
  });
  const raterOfUser = (userId: string) => assistant.raterOf(userSubject(userId));
  return {
    name: 'assistant',
    answerIfSure: createAnswerIfSure({ knowledge: knowledge.knowledge, generateText, publicUrl: config.publicUrl }),
    routes: (web) => {
      assistantRoutes(web, {
        ...{ assistant, callerFacts, rateLimits: createRateLimits(pool), identify: accounts.identify },
        ...{ visitors: visitors.visitors, makers: visitors.makers },
        info: async () => {
          const provider = (await describeAi?.())?.provider;
          return {
            provider: provider ? { name: provider.name, host: provider.host } : null,
            supportEmail: config.supportEmail ?? null,
          };
        },
      });
      const guard = createAdminGuard({ identify: accounts.identify });
      answerRatingRoutes(web, { repository, knowledge: knowledge.knowledge, guard });
    },
    schedule: [
      {
        name: 'sweep-answer-ratings',
        cron: '41 * * * *',
        run: async () => {
          await repository.forgetRatersBefore(new Date(Date.now() - DAY_MS));
          await repository.deleteBefore(new Date(Date.now() - keepDays * DAY_MS));
        },
      },
    ],
    personalData: {
      name: 'answerRatings',
      collect: (userId) => repository.ofRaters([raterOfUser(userId)]),
      erase: (userId) => repository.forgetRater(raterOfUser(userId)),
    },
  };
}
