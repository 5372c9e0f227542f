import { aiSettings, readAiConfig } from './engines/ai/ai.config.ts';
import { modelSettings, readModelsConfig } from './engines/onnx/onnx.config.ts';
import { readTranslateConfig, translateSettings } from './engines/text/translate/translate.config.ts';
import { accountSettings, readAccountsConfig } from './modules/accounts/accounts.config.ts';
import { adSettings, readAdsConfig } from './modules/ads/ads.config.ts';
import { analyticsSettings, readAnalyticsConfig } from './modules/analytics/analytics.config.ts';
import { applicationSettings, readApplicationsConfig } from './modules/applications/applications.config.ts';
import { billingSettings, readBillingConfig } from './modules/billing/billing.config.ts';
import { contentSettings, readContentConfig } from './modules/content/content.config.ts';
import { conversationSettings, readConversationsConfig } from './modules/conversations/conversations.config.ts';
import { fileSettings, readFilesConfig } from './modules/files/files.config.ts';
import { linkSettings, readLinksConfig } from './modules/links/links.config.ts';
import { mailboxSettings, readMailboxConfig } from './modules/mailbox/mailbox.config.ts';
import { marketingSettings, readMarketingConfig } from './modules/marketing/marketing.config.ts';
import { planSettings, readPlansConfig } from './modules/plans/plans.config.ts';
import { type Environment, readFrom } from './platform/config/config.ts';
import { describeSettings } from './platform/config/settings-in-use.ts';
import { dataFolderSettings, readDataFolderConfig } from './platform/data-folder/data-folder.config.ts';
import { databaseSettings, readDatabaseConfig } from './platform/database/database.config.ts';
import { diskSettings, readDiskConfig } from './platform/disk/disk.config.ts';
import { httpSettings, readHttpConfig } from './platform/http/http.config.ts';
import { logSettings, readLogConfig } from './platform/log/log.config.ts';
import { mailSettings, readMailConfig } from './platform/mail/mail.config.ts';
import { processSettings, readProcessConfig } from './platform/processes/processes.config.ts';
import { queueSettings, readQueueConfig } from './platform/queue/queue.config.ts';
import { readStorageConfig, storageSettings } from './platform/storage/storage.config.ts';

/** Every setting, in the order of `npm run config`. Each part defines its own in its `.config.ts`. */
export const settings = {
  ...httpSettings,
  ...dataFolderSettings,
  ...databaseSettings,
  ...storageSettings,
  ...queueSettings,
  ...accountSettings,
  ...mailSettings,
  ...mailboxSettings,
  ...billingSettings,
  ...planSettings,
  ...adSettings,
  ...logSettings,
  ...processSettings,
  ...modelSettings,
  ...translateSettings,
  ...aiSettings,
  ...fileSettings,
  ...linkSettings,
  ...analyticsSettings,
  ...marketingSettings,
  ...contentSettings,
  ...applicationSettings,
  ...conversationSettings,
  ...diskSettings,
};

/** The operator's settings, validated, with defaults. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Validates all settings once, at the start.
 * @throws ConfigError that names the first invalid variable
 */
export function readConfig(environment: Environment) {
  const read = readFrom(environment);
  return {
    ...readHttpConfig(read),
    ...readDataFolderConfig(read),
    ...readDatabaseConfig(read),
    ...readStorageConfig(read),
    ...readQueueConfig(read),
    ...readAccountsConfig(read),
    ...readMailConfig(read),
    ...readMailboxConfig(read),
    ...readBillingConfig(read),
    ...readPlansConfig(read),
    ...readAdsConfig(read, readHttpConfig(read)),
    ...readLogConfig(read),
    ...readProcessConfig(read),
    ...readModelsConfig(read),
    ...readTranslateConfig(read),
    ...readAiConfig(read),
    ...readFilesConfig(read),
    ...readLinksConfig(read),
    ...readAnalyticsConfig(read),
    ...readMarketingConfig(read),
    ...readContentConfig(read),
    ...readApplicationsConfig(read),
    ...readConversationsConfig(read),
    ...readDiskConfig(read),
    settingsInUse: describeSettings(Object.values(settings), environment),
  };
}
