import { MB } from '../../shared/units.ts';
import { StartError } from '../start-error.ts';
import { type Setting, settings } from './settings.ts';

/** What the operator chose, checked, with every default filled in. */
export type Config = ReturnType<typeof readConfig>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. The message is a sentence for the operator and holds no secret. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}

/**
 * Checks all settings, once, at the start.
 * @throws ConfigError that names the first variable that cannot be used
 */
export function readConfig(environment: Environment) {
  const read = <Value>(setting: Setting<Value>): Value => {
    const text = settingText(setting, environment);
    const parsed = setting.schema.safeParse(text);
    if (parsed.success) return parsed.data;
    const was = setting.secret ? 'has a value that cannot be used' : `is '${text}'`;
    throw new ConfigError(`The setting ${setting.name} ${was}. It must be ${setting.allowed}.`);
  };

  const host = read(settings.host);
  const port = read(settings.port);
  const databaseUrl = read(settings.databaseUrl);
  const processMode = read(settings.processMode);
  if (processMode !== 'all' && databaseUrl === undefined) {
    throw new ConfigError(
      `The setting PROCESS_MODE is '${processMode}', but DATABASE_URL is not set. Processes that share the work need one ` +
        'PostgreSQL server that all of them can reach: set DATABASE_URL, or use PROCESS_MODE=all.',
    );
  }
  const payment = readPayment(read);
  const everyonePro = read(settings.everyonePro);
  if (everyonePro && payment) {
    throw new ConfigError(
      'The setting EVERYONE_PRO gives Pro to everybody, so there is nothing to sell: unset it, or unset STRIPE_SECRET_KEY, ' +
        'STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET. End running subscriptions at Stripe first, or they go on being charged.',
    );
  }
  return {
    host,
    port,
    /** Absolute path. */
    dataDir: read(settings.dataDir),
    /** Without a slash at the end. */
    publicUrl: read(settings.publicUrl) ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    databaseUrl,
    storageUrl: read(settings.storageUrl),
    processMode,
    /** In lower case. */
    adminEmails: read(settings.adminEmails),
    signingSecret: read(settings.signingSecret),
    smtpUrl: read(settings.smtpUrl),
    mailFrom: read(settings.mailFrom),
    payment,
    everyonePro,
    logLevel: read(settings.logLevel),
    sandbox: read(settings.sandbox),
    workerConcurrency: read(settings.workerConcurrency),
    trustProxy: read(settings.trustProxy),
    fileLifetimeHours: read(settings.fileLifetimeHours),
    drainSeconds: read(settings.drainSeconds),
    /** In bytes. */
    keepFree: read(settings.keepFreeMegabytes) * MB,
    /** What stored files may take at once, in bytes: those of one visitor or user by plan, and all of them. */
    storageLimits: {
      own: { free: read(settings.freeStorageMegabytes) * MB, pro: read(settings.proStorageMegabytes) * MB },
      all: read(settings.storageLimitMegabytes) * MB,
    },
  };
}

/** What is needed to take payments: all of it, or nothing. */
function readPayment(read: <Value>(setting: Setting<Value>) => Value) {
  const secretKey = read(settings.stripeSecretKey);
  const publishableKey = read(settings.stripePublishableKey);
  const webhookSecret = read(settings.stripeWebhookSecret);
  const rest = {
    apiUrl: read(settings.stripeApiUrl),
    jsUrl: read(settings.stripeJsUrl),
    prices: { monthly: read(settings.stripePriceMonthly), annual: read(settings.stripePriceAnnual) },
    graceDays: read(settings.paymentGraceDays),
  };
  if (secretKey && publishableKey && webhookSecret) return { secretKey, publishableKey, webhookSecret, ...rest };
  if (secretKey || publishableKey || webhookSecret) {
    throw new ConfigError(
      'Payments need all of STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET. Set the missing ones, or ' +
        'none of them to take no payments.',
    );
  }
  return undefined;
}

/** The text a setting is read from: an empty variable counts as unset. */
export const settingText = (setting: Setting<unknown>, environment: Environment): string =>
  environment[setting.name]?.trim() || setting.default || '';
