import type { AccountsConfig } from './accounts/accounts.config.ts';
import { type AccountsOptions, createAccountsModule } from './accounts/accounts.module.ts';
import { type AdminConfig, createAdminModule } from './admin/admin.module.ts';
import { type AiModuleConfig, createAiModule } from './ai/ai.module.ts';
import type { AnalyticsConfig } from './analytics/analytics.config.ts';
import { createAnalyticsModule } from './analytics/analytics.module.ts';
import type { ApplicationsConfig } from './applications/applications.config.ts';
import { createApplicationsModule } from './applications/applications.module.ts';
import { createAssistantModule } from './assistant/assistant.module.ts';
import type { BillingConfig } from './billing/billing.config.ts';
import { createBillingModule } from './billing/billing.module.ts';
import type { ContentConfig } from './content/content.config.ts';
import { createContentModule } from './content/content.module.ts';
import type { ConversationsConfig } from './conversations/conversations.config.ts';
import { createConversationsModule } from './conversations/conversations.module.ts';
import type { Module } from './define-module.ts';
import type { FilesConfig } from './files/files.config.ts';
import { createFilesModule } from './files/files.module.ts';
import { createFontsModule } from './fonts/fonts.module.ts';
import { createHandoffsModule } from './handoffs/handoffs.module.ts';
import { createHealthModule } from './health/health.module.ts';
import { createJobsModule } from './jobs/jobs.module.ts';
import { createKnowledgeModule } from './knowledge/knowledge.module.ts';
import type { LinksConfig } from './links/links.config.ts';
import { createLinksModule } from './links/links.module.ts';
import { createMailModule } from './mail/mail.module.ts';
import { createMailboxModule, type MailboxModuleConfig } from './mailbox/mailbox.module.ts';
import type { MarketingConfig } from './marketing/marketing.config.ts';
import { createMarketingModule } from './marketing/marketing.module.ts';
import { createNewsletterModule } from './newsletter/newsletter.module.ts';
import type { PlansConfig } from './plans/plans.config.ts';
import { createProactiveModule } from './proactive/proactive.module.ts';
import type { Services } from './services.ts';
import { createToolCallsModule } from './tool-calls/tool-calls.module.ts';
import { createUploadsModule } from './uploads/uploads.module.ts';
import { createUsageModule } from './usage/usage.module.ts';
import { createVisitorsModule } from './visitors/visitors.module.ts';

/**
 * Every module, with what it needs of the others. The order of the list is that of the documentation of the calls, of what users
 * download about themselves, and of what goes when they leave.
 */
export async function createModules(
  services: Services<
    AccountsConfig &
      BillingConfig &
      FilesConfig &
      PlansConfig &
      AiModuleConfig &
      LinksConfig &
      AnalyticsConfig &
      ConversationsConfig &
      ContentConfig &
      AdminConfig &
      ApplicationsConfig &
      MarketingConfig &
      MailboxModuleConfig
  >,
  options: AccountsOptions,
): Promise<readonly Module[]> {
  const visitors = createVisitorsModule(services);
  const accounts = createAccountsModule(services, options);
  const billing = await createBillingModule(services, { accounts });
  const usage = createUsageModule(services, { accounts, visitors });
  const files = createFilesModule(services, { accounts, visitors, usage });
  const jobs = createJobsModule(services, { accounts, visitors, files, usage });
  const calls = createToolCallsModule(services, { accounts, visitors, files, usage, jobs });
  const knowledge = createKnowledgeModule(services, { accounts });
  const conversations = createConversationsModule(services, { accounts, visitors, jobs });
  const content = createContentModule(services);
  const analytics = createAnalyticsModule(services, { accounts });
  const assistant = createAssistantModule(services, {
    accounts,
    visitors,
    files,
    jobs,
    usage,
    knowledge,
    conversations,
  });
  const modules: readonly Module[] = [
    calls,
    billing,
    usage,
    jobs,
    files,
    createUploadsModule(services, { accounts, visitors, files, calls }),
    createMailModule(services),
    createHandoffsModule(services, { accounts, visitors, files }),
    createLinksModule(services, { accounts, visitors }),
    knowledge,
    content,
    conversations,
    assistant,
    createApplicationsModule(services, { accounts, visitors, content, conversations }),
    createNewsletterModule(services, { accounts, content }),
    createMailboxModule(services, { accounts, conversations, answer: assistant.answerIfSure }),
    visitors,
    accounts,
    createFontsModule(),
    createAiModule(services, { accounts }),
    analytics,
    createMarketingModule(services, { accounts, analytics }),
    createProactiveModule(services, { accounts, visitors }),
  ];
  for (const { personalData } of modules) if (personalData) accounts.accounts.addPersonalData(personalData);
  return [
    ...modules,
    createAdminModule(services, { accounts, modules }),
    createHealthModule(services, { jobs, modules }),
  ];
}
