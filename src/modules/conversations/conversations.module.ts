import type { Engines } from '../../engines/engines.ts';
import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { t } from '../../shared/language/translate.ts';
import { DAY_MS } from '../../shared/units.ts';
import type { AccountsConfig } from '../accounts/accounts.config.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import { createAdminGuard } from '../admin/admin-guard.ts';
import { createAuditLog } from '../admin/audit-log.ts';
import type { Module } from '../define-module.ts';
import type { JobsModule } from '../jobs/jobs.module.ts';
import type { Services } from '../services.ts';
import { userSubject } from '../visitors/subjects.ts';
import type { VisitorsModule } from '../visitors/visitors.module.ts';
import { createAdministrationRepository } from './administration.repository.ts';
import { administrationRoutes } from './administration.routes.ts';
import { createAdministration } from './administration.usecases.ts';
import { createConversationMails } from './conversation-mails.ts';
import type { ConversationsConfig } from './conversations.config.ts';
import { createConversationsRepository } from './conversations.repository.ts';
import { type Conversations, createConversations } from './conversations.usecases.ts';
import { describeFailedJob } from './describe-failed-job.ts';
import { createSecondOpinion } from './second-opinion.ts';
import { createTicketKeys } from './ticket-keys.ts';
import { ticketRoutes } from './tickets.routes.ts';

export type ConversationsModule = Module & {
  conversations: Conversations;
  /** The page of a conversation, for its person. */
  linkOf: (conversation: { id: number; number: string }) => string;
};

const HOUR_SECONDS = 3600;
/** How long what was taken for a robot's is kept, so that an administrator can rescue it. */
const spamDays = 30;

/** What people write to the operator, from any page or by email, and the answers. */
export function createConversationsModule(
  services: Services<ConversationsConfig & AccountsConfig>,
  others: { accounts: AccountsModule; visitors: VisitorsModule; jobs: JobsModule },
): ConversationsModule {
  const { config, database, pool, mail, queue, signingSecret, log } = services;
  const { publicUrl, adminEmails, supportNotify, conversationDays } = config;
  const { accounts, identify } = others.accounts;
  const repository = createConversationsRepository(database);
  const administrationRepository = createAdministrationRepository(database);
  const keys = createTicketKeys({ signingSecret, publicUrl });
  const { define } = createRateLimits(pool);
  const mails = createConversationMails({
    ...{ mail, site: publicUrl },
    operators: supportNotify.length > 0 ? supportNotify : adminEmails,
    limits: {
      confirmation: define({ name: 'ticket-confirmation', points: 3, seconds: HOUR_SECONDS }),
      operators: define({ name: 'ticket-operators', points: 30, seconds: HOUR_SECONDS }),
      urgent: define({ name: 'ticket-urgent', points: 30, seconds: HOUR_SECONDS }),
    },
    adminLinkOf: (number) => `${publicUrl}/escalations?conversation=${number}`,
  });
  const secondOpinion = createSecondOpinion({
    ...{ repository, queue, log },
    generateText: () => (services.capabilities as Partial<Engines>).generateText,
  });
  const conversations = createConversations({
    ...{ repository, mail, mails, linkOf: keys.linkOf, onMessage: secondOpinion.ask },
  });
  return {
    name: 'conversations',
    conversations,
    linkOf: keys.linkOf,
    routes: (web) => {
      ticketRoutes(web, {
        ...{ conversations, keys, mail, identify, makers: others.visitors.makers },
        describeJob: describeFailedJob(others.jobs.repository),
        limits: {
          visitor: define({ name: 'ticket-visitor', points: 10, seconds: HOUR_SECONDS, refusal: tooMany }),
          network: define({ name: 'ticket-network', points: 40, seconds: HOUR_SECONDS, refusal: tooMany }),
        },
      });
      administrationRoutes(web, {
        administration: createAdministration({
          ...{ conversations, repository: administrationRepository, conversationsRepository: repository },
          ...{ audit: createAuditLog(database), administrators: accounts.administrators },
        }),
        guard: createAdminGuard({ identify }),
      });
    },
    tasks: () => secondOpinion.tasks,
    schedule: [
      {
        name: 'sweep-conversations',
        cron: '37 3 * * *',
        run: () =>
          administrationRepository.deleteBefore(
            new Date(Date.now() - conversationDays * DAY_MS),
            new Date(Date.now() - spamDays * DAY_MS),
          ),
      },
    ],
    personalData: {
      name: 'conversations',
      collect: async (userId) =>
        Promise.all(
          (await repository.listOf([userSubject(userId)], 1000)).map(
            async ({ id, number, channel, state, subject, ...row }) => ({
              ...{ number, channel, state, subject, name: row.name, email: row.email, context: row.context },
              ...{ systemData: row.systemData, createdAt: row.createdAt.toISOString() },
              messages: (await repository.messages(id)).map(({ author, text, createdAt }) => ({
                ...{ author, text, at: createdAt.toISOString() },
              })),
            }),
          ),
        ),
      erase: (userId) => repository.deleteOf(userSubject(userId)),
    },
  };
}

const tooMany = (wait: string): string =>
  t(
    'You have sent many messages within an hour. Please wait {wait} and send it then, or add it to a ticket you have open.',
    { wait },
  );
