import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError } from './platform/config/config.ts';
import { readConfig, settings } from './settings.ts';
import { GB, MB } from './shared/units.ts';

describe('readConfig', () => {
  test('needs no setting at all', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
      storageUrl: undefined,
      processMode: 'all',
      adminEmails: [],
      signingSecret: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      payment: undefined,
      logLevel: 'info',
      sandbox: 'auto',
      trustProxy: false,
      fileLifetimeHours: 24,
      keepFree: 512 * MB,
      shortDomains: [],
      linkClicksDays: 30,
      storageLimits: { own: { free: 2 * GB, pro: 20 * GB }, all: 1_000_000 * MB },
    });
  });

  test('promises no office hours where the operator has none', () => {
    expect(readConfig({ SUPPORT_HOURS: 'None' }).supportHours).toEqual([]);
    expect(readConfig({ SUPPORT_HOURS: 'None on Sundays' }).supportHours).toEqual(['None on Sundays']);
  });

  test('takes every setting from its variable', () => {
    expect(
      readConfig({
        HOST: '0.0.0.0',
        PORT: '8080',
        DATA_DIR: '/var/lib/satchel',
        PUBLIC_URL: 'https://files.example.org/',
        DATABASE_URL: 'postgres://satchel:secret@db:5432/satchel',
        STORAGE_URL: 'http://key:secret@storage:9000/files?region=eu-central-1',
        PROCESS_MODE: 'web',
        ADMIN_EMAILS: 'Ada@example.org, grace@example.org',
        SIGNING_SECRET: 'a secret of more than thirty-two characters',
        SMTP_URL: 'smtps://satchel:secret@mail.example.org:465',
        MAIL_FROM: 'files@example.org',
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_PRICE_ANNUAL: 'price_1',
        LOG_LEVEL: 'warn',
        SANDBOX: 'required',
        WORKER_CONCURRENCY: '5',
        TRUST_PROXY: 'true',
        FILE_LIFETIME_HOURS: '48',
        FREE_STORAGE_MB: '10',
        PRO_STORAGE_MB: '100',
        STORAGE_LIMIT_MB: '1000',
        KEEP_FREE_MB: '5',
        DRAIN_SECONDS: '5',
        SHORT_DOMAINS: 'Sho.rt, go.example.org',
        COUNTRY_HEADER: 'CF-IPCountry',
        GEO_DATABASE: '/var/lib/countries.mmdb',
        LINK_BLOCKLIST_FILE: '/etc/satchel/hosts',
        LINK_CLICKS_DAYS: '7',
        ANALYTICS_EVENTS_DAYS: '9',
        MARKETING_REPORT_TO: 'boss@example.org',
      }),
    ).toEqual({
      drainSeconds: 5,
      shortDomains: ['sho.rt', 'go.example.org'],
      countryHeader: 'cf-ipcountry',
      geoDatabase: '/var/lib/countries.mmdb',
      linkBlocklistFile: '/etc/satchel/hosts',
      linkClicksDays: 7,
      analyticsEventsDays: 9,
      marketingReportTo: 'boss@example.org',
      // Those of the defaults.
      applicationDays: 180,
      conversationDays: 365,
      responseHours: { billing: 6, general: 24, technical: 12 },
      supportHours: ['Mon-Fri 9:00-18:00 EST', 'Sat 10:00-16:00 EST', 'Sun closed'],
      supportNotify: [],
      settingsInUse: expect.any(Array),
      host: '0.0.0.0',
      port: 8080,
      dataDir: '/var/lib/satchel',
      publicUrl: 'https://files.example.org',
      databaseUrl: 'postgres://satchel:secret@db:5432/satchel',
      storageUrl: 'http://key:secret@storage:9000/files?region=eu-central-1',
      processMode: 'web',
      adminEmails: ['ada@example.org', 'grace@example.org'],
      signingSecret: 'a secret of more than thirty-two characters',
      smtpUrl: 'smtps://satchel:secret@mail.example.org:465',
      mailFrom: 'files@example.org',
      everyonePro: false,
      payment: {
        secretKey: 'sk_test_1',
        publishableKey: 'pk_test_1',
        webhookSecret: 'whsec_1',
        apiUrl: 'https://api.stripe.com',
        jsUrl: 'https://js.stripe.com/endive/stripe.js',
        prices: { monthly: undefined, annual: 'price_1' },
        graceDays: 7,
      },
      logLevel: 'warn',
      sandbox: 'required',
      workerConcurrency: 5,
      trustProxy: 1,
      fileLifetimeHours: 48,
      keepFree: 5 * MB,
      storageLimits: { own: { free: 10 * MB, pro: 100 * MB }, all: 1000 * MB },
    });
  });

  test('treats an empty variable as unset, as compose files pass them', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test.each([
    ['false', false],
    ['true', 1],
    ['2', 2],
    ['loopback, 10.0.0.0/8, fd00::/8, 192.0.2.7', ['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.7']],
  ])('reads TRUST_PROXY=%s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  test('puts an IPv6 host in brackets in the address of the site', () => {
    expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
  });

  test.each([
    ['PORT', '70000'],
    ['ANALYTICS_EVENTS_DAYS', '0'],
    ['MARKETING_REPORT_TO', 'the boss'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'files.example.org'],
    ['PUBLIC_URL', 'https://example.org/files'],
    ['PROCESS_MODE', 'both'],
    ['ADMIN_EMAILS', 'ada@example.org, nobody'],
    ['MAIL_FROM', 'Satchel'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
    ['STRIPE_PRICE_MONTHLY', '2.99'],
    ['STRIPE_API_URL', 'https://api.stripe.com/v1'],
    ['STRIPE_JS_URL', 'js.stripe.com'],
    ['PAYMENT_GRACE_DAYS', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['SANDBOX', 'off'],
    ['WORKER_CONCURRENCY', '0'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', 'loopback;10.0.0.1'],
    ['FILE_LIFETIME_HOURS', '0'],
    ['AI_PROVIDER', 'skynet'],
    ['AI_BASE_URL', 'ftp://models'],
    ['AI_PRICES', 'good=cheap'],
    ['AI_CONTEXT_TOKENS', '10'],
  ])('refuses %s=%s in a sentence that names the variable, the value and what is allowed', (name, value) => {
    const allowed = Object.values(settings).find((setting) => setting.name === name)?.allowed;
    expect(() => readConfig({ [name]: value })).toThrow(
      new ConfigError(`The setting ${name} is '${value}'. It must be ${allowed}.`),
    );
  });

  test.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db/satchel'],
    ['STORAGE_URL', 'https://key:hunter2@storage'],
    ['STORAGE_URL', 'ftp://key:hunter2@storage/files'],
    ['SMTP_URL', 'https://satchel:hunter2@mail'],
  ])('refuses %s=%s without showing the password', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The setting ${name} has an invalid value. It must be an address such as (?!.*hunter2)`),
    );
  });

  test.each([
    { STRIPE_SECRET_KEY: 'sk_test_hunter2' },
    { STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_hunter2' },
  ])('refuses half the settings of payments, and shows no secret', (environment) => {
    expect(() => readConfig(environment)).toThrow(/^Payments need all of STRIPE_SECRET_KEY, (?!.*hunter2)/);
  });

  test('reads an AI provider with models per task, one after the other, a fallback and prices', () => {
    const { ai } = readConfig({
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: 'http://127.0.0.1:11434/v1/',
      AI_MODEL: 'small, large',
      AI_MODEL_TRANSLATION: 'polyglot',
      AI_FALLBACK_PROVIDER: 'anthropic',
      AI_FALLBACK_API_KEY: 'key',
      AI_FALLBACK_MODEL: 'other',
      AI_PRICES: 'small=0.25/2, polyglot=3/15',
    });
    expect(ai?.provider).toMatchObject({
      baseUrl: 'http://127.0.0.1:11434/v1',
      models: { summary: ['small', 'large'], translation: ['polyglot'] },
    });
    expect(ai?.fallback).toMatchObject({ baseUrl: 'https://api.anthropic.com/v1', models: { translation: ['other'] } });
    expect(ai?.prices.get('polyglot')).toEqual({ input: 3, output: 15 });
  });

  test.each([
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, /AI_BASE_URL/],
    [{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://h/v1' }, /AI_MODEL/],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, /AI_API_KEY/],
    [{ AI_API_KEY: 'hunter2' }, /^AI_PROVIDER is not set(?!.*hunter2)/],
    [{ AI_FALLBACK_PROVIDER: 'anthropic', AI_FALLBACK_MODEL: 'm', AI_FALLBACK_API_KEY: 'k' }, /without AI_PROVIDER/],
  ])('refuses half an AI provider: %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  test.each(['web', 'worker'])('refuses PROCESS_MODE=%s without a database that others can reach', (processMode) => {
    expect(() => readConfig({ PROCESS_MODE: processMode })).toThrow(/DATABASE_URL is not set/);
  });
});
