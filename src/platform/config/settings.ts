import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';

/** One thing an operator may set, through an environment variable of this name. */
export type Setting<Value> = {
  name: string;
  /** What it does, for `npm run config`. */
  doc: string;
  /** What may be written, as the end of the sentence 'It must be ...'. */
  allowed: string;
  /** Reads the variable's text. */
  schema: z.ZodType<Value, string>;
  /** The text that stands in when the variable is unset or empty; undefined when unset has a meaning of its own. */
  default: string | undefined;
  /** What unset means, for settings without a default text. */
  unset?: string;
  /** Holds a password: never printed, not even in errors. */
  secret?: boolean;
};

const defineSetting = <Value>(setting: Setting<Value>): Setting<Value> => setting;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const optionalUrl = (protocol: RegExp) =>
  z.union([z.literal(''), z.url({ protocol })]).transform((text) => text || undefined);

const optionalKey = (pattern: RegExp) =>
  z.union([z.literal(''), z.string().regex(pattern)]).transform((text) => text || undefined);

const emailList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter((email) => email !== ''),
  )
  .pipe(z.array(z.email()));

/** `'true'` → `1`, `'2'` → `2`, `'loopback, 10.0.0.0/8'` → `['loopback', '10.0.0.0/8']` */
const trustedProxies = z.union([
  z.literal('false').transform(() => false as const),
  z.literal('true').transform(() => 1),
  z
    .string()
    .regex(/^[1-9]$/)
    .transform(Number),
  z
    .string()
    .transform((text) => text.split(',').map((proxy) => proxy.trim()))
    .pipe(
      z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])])),
    ),
]);

/** Every setting of the application: the keys are the fields of `Config`. */
export const settings = {
  host: defineSetting({
    name: 'HOST',
    doc: 'Address to listen on. 0.0.0.0 makes the site reachable from other machines.',
    allowed: 'an address or host name of this machine',
    schema: z.string().regex(/^[A-Za-z0-9.:_-]+$/),
    default: '127.0.0.1',
  }),
  port: defineSetting({
    name: 'PORT',
    doc: 'Port to listen on.',
    allowed: 'a whole number from 1 to 65535',
    schema: wholeNumber(1, 65_535),
    default: '3000',
  }),
  dataDir: defineSetting({
    name: 'DATA_DIR',
    doc: 'Folder for the embedded database, the stored files and the generated secrets.',
    allowed: 'the path of a folder',
    schema: z.string().transform((path) => resolve(path)),
    default: 'data',
  }),
  publicUrl: defineSetting({
    name: 'PUBLIC_URL',
    doc: 'Address under which visitors reach the site, for links, canonical addresses and secure cookies.',
    allowed: 'a web address without a path, such as https://files.example.org',
    schema: z
      .union([z.literal(''), z.url({ protocol: /^https?$/ }).pipe(z.string().refine(hasNoPath))])
      .transform((text) => (text === '' ? undefined : new URL(text).origin)),
    default: undefined,
    unset: 'http://HOST:PORT',
  }),
  databaseUrl: defineSetting({
    name: 'DATABASE_URL',
    doc: 'A PostgreSQL server (14 or newer) to use instead of the embedded one.',
    allowed: 'an address such as postgres://user:password@host:5432/satchel',
    schema: optionalUrl(/^postgres(ql)?$/),
    default: undefined,
    unset: 'the embedded PostgreSQL in DATA_DIR',
    secret: true,
  }),
  storageUrl: defineSetting({
    name: 'STORAGE_URL',
    doc: 'A bucket of an S3-compatible service for the files, instead of a folder. Encode special characters of the secret.',
    allowed: 'an address such as https://KEY:SECRET@host/bucket?region=eu-central-1',
    schema: optionalUrl(/^https?$/).pipe(z.string().refine(hasBucketAndKeys).optional()),
    default: undefined,
    unset: 'a folder in DATA_DIR',
    secret: true,
  }),
  processMode: defineSetting({
    name: 'PROCESS_MODE',
    doc: 'What this process does: answer requests (web), run jobs (worker), or both (all).',
    allowed: 'all, web or worker',
    schema: z.enum(['all', 'web', 'worker']),
    default: 'all',
  }),
  adminEmails: defineSetting({
    name: 'ADMIN_EMAILS',
    doc: 'E-mail addresses whose accounts are administrators once they are confirmed, separated by commas.',
    allowed: 'e-mail addresses separated by commas',
    schema: emailList,
    default: undefined,
    unset: 'nobody',
  }),
  signingSecret: defineSetting({
    name: 'SIGNING_SECRET',
    doc: 'Signs cookies and encrypts second factors: the same one in all processes that share no DATA_DIR. A new one signs everybody out and makes second factors useless.',
    allowed: 'at least 32 characters',
    schema: z.union([z.literal(''), z.string().min(32)]).transform((text) => text || undefined),
    default: undefined,
    unset: 'made at the first start, in DATA_DIR',
    secret: true,
  }),
  smtpUrl: defineSetting({
    name: 'SMTP_URL',
    doc: 'A mail server for what the site sends: confirmations, new passwords. Encode special characters of the password.',
    allowed: 'an address such as smtps://user:password@mail.example.org:465 or smtp://mail.example.org:587',
    schema: optionalUrl(/^smtps?$/),
    default: undefined,
    unset: 'no mail is sent',
    secret: true,
  }),
  mailFrom: defineSetting({
    name: 'MAIL_FROM',
    doc: 'The sender of these messages.',
    allowed: 'an e-mail address',
    schema: z.union([z.literal(''), z.email()]).transform((text) => text || undefined),
    default: undefined,
    unset: 'no-reply@ the host of PUBLIC_URL',
  }),
  stripeSecretKey: defineSetting({
    name: 'STRIPE_SECRET_KEY',
    doc: 'The secret key of a Stripe account, to take payments. Set STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, too.',
    allowed: 'a key that begins with sk_ or rk_',
    schema: optionalKey(/^(sk|rk)_\w+$/),
    default: undefined,
    unset: 'no payments are taken',
    secret: true,
  }),
  stripePublishableKey: defineSetting({
    name: 'STRIPE_PUBLISHABLE_KEY',
    doc: 'The key of the same account that pages may know.',
    allowed: 'a key that begins with pk_',
    schema: optionalKey(/^pk_\w+$/),
    default: undefined,
    unset: 'no payments are taken',
  }),
  stripeWebhookSecret: defineSetting({
    name: 'STRIPE_WEBHOOK_SECRET',
    doc: 'The signing secret of the webhook endpoint PUBLIC_URL/api/stripe/webhook at Stripe.',
    allowed: 'a secret that begins with whsec_',
    schema: optionalKey(/^whsec_[\w+/=]+$/),
    default: undefined,
    unset: 'no payments are taken',
    secret: true,
  }),
  stripePriceMonthly: defineSetting({
    name: 'STRIPE_PRICE_MONTHLY',
    doc: 'A price of your own at Stripe for Pro Monthly.',
    allowed: 'the id of a price, such as price_1ABC',
    schema: optionalKey(/^price_\w+$/),
    default: undefined,
    unset: 'made at Stripe from the plan catalogue',
  }),
  stripePriceAnnual: defineSetting({
    name: 'STRIPE_PRICE_ANNUAL',
    doc: 'A price of your own at Stripe for Pro Annual.',
    allowed: 'the id of a price, such as price_1ABC',
    schema: optionalKey(/^price_\w+$/),
    default: undefined,
    unset: 'made at Stripe from the plan catalogue',
  }),
  stripeApiUrl: defineSetting({
    name: 'STRIPE_API_URL',
    doc: "Where Stripe's API is; `npm run fake-stripe` is a stand-in for tests and development.",
    allowed: 'a web address without a path',
    schema: z
      .url({ protocol: /^https?$/ })
      .pipe(z.string().refine(hasNoPath))
      .transform((text) => new URL(text).origin),
    default: 'https://api.stripe.com',
  }),
  stripeJsUrl: defineSetting({
    name: 'STRIPE_JS_URL',
    doc: "Stripe's script for the card form; only the subscribe page loads it.",
    allowed: 'a web address',
    schema: z.url({ protocol: /^https?$/ }),
    default: 'https://js.stripe.com/endive/stripe.js',
  }),
  paymentGraceDays: defineSetting({
    name: 'PAYMENT_GRACE_DAYS',
    doc: 'How many days Pro goes on while the charge of a renewal fails.',
    allowed: 'a whole number from 0 to 30',
    schema: wholeNumber(0, 30),
    default: '7',
  }),
  everyonePro: defineSetting({
    name: 'EVERYONE_PRO',
    doc: 'true for a site of your own or your team: everybody has the Pro limits, signed in or not, and no page names a plan, a price or an allowance.',
    allowed: 'true or false',
    schema: z.enum(['true', 'false']).transform((text) => text === 'true'),
    default: 'false',
  }),
  logLevel: defineSetting({
    name: 'LOG_LEVEL',
    doc: 'The least important lines that are logged.',
    allowed: 'trace, debug, info, warn, error, fatal or silent',
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    default: 'info',
  }),
  sandbox: defineSetting({
    name: 'SANDBOX',
    doc: 'auto: programs run as tightly confined as this machine can; required: refuse to run them without confinement.',
    allowed: 'auto or required',
    schema: z.enum(['auto', 'required']),
    default: 'auto',
  }),
  workerConcurrency: defineSetting({
    name: 'WORKER_CONCURRENCY',
    doc: 'How many longer jobs this process runs at once, and as many that take less than a second. The default is the number of processors it may use.',
    allowed: 'a whole number from 1 to 256',
    schema: wholeNumber(1, 256),
    default: String(availableParallelism()),
  }),
  trustProxy: defineSetting({
    name: 'TRUST_PROXY',
    doc: 'Whose X-Forwarded-For, -Host and -Proto are believed: how many reverse proxies stand in front (true means one), or their addresses and networks, such as loopback,10.0.0.0/8. With a number nobody may reach this port but through them.',
    allowed:
      'false, true, a whole number from 1 to 9, or addresses, networks, loopback, linklocal and uniquelocal, separated by commas',
    schema: trustedProxies,
    default: 'false',
  }),
  drainSeconds: defineSetting({
    name: 'DRAIN_SECONDS',
    doc: 'How long calls that wait for their results may go on when the site is stopped. Their work goes on in any case.',
    allowed: 'a whole number from 0 to 600',
    schema: wholeNumber(0, 600),
    default: '20',
  }),
  fileLifetimeHours: defineSetting({
    name: 'FILE_LIFETIME_HOURS',
    doc: 'Uploaded files and results are deleted this many hours after they arrived.',
    allowed: 'a whole number from 1 to 720',
    schema: wholeNumber(1, 720),
    default: '24',
  }),
  freeStorageMegabytes: defineSetting({
    name: 'FREE_STORAGE_MB',
    doc: 'How much the files of one visitor or free user may take at once, in MB; ten times as much for all at one address.',
    allowed: 'a whole number from 1 to 100000000',
    schema: wholeNumber(1, 100_000_000),
    default: '2048',
  }),
  proStorageMegabytes: defineSetting({
    name: 'PRO_STORAGE_MB',
    doc: 'How much the files of one Pro user may take at once, in MB.',
    allowed: 'a whole number from 1 to 100000000',
    schema: wholeNumber(1, 100_000_000),
    default: '20480',
  }),
  storageLimitMegabytes: defineSetting({
    name: 'STORAGE_LIMIT_MB',
    doc: 'How much all stored files may take together, in MB. A disk sets its own limit; for a bucket this is the only one.',
    allowed: 'a whole number from 1 to 100000000',
    schema: wholeNumber(1, 100_000_000),
    default: '1000000',
  }),
  keepFreeMegabytes: defineSetting({
    name: 'KEEP_FREE_MB',
    doc: 'How much of the disk uploads leave free, in MB, for running jobs, the database and the log.',
    allowed: 'a whole number from 1 to 100000000',
    schema: wholeNumber(1, 100_000_000),
    default: '512',
  }),
};

function hasNoPath(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && search === '' && hash === '';
}

function hasBucketAndKeys(address: string): boolean {
  const { pathname, username, password } = new URL(address);
  return /^\/[^/]+$/.test(pathname) && username !== '' && password !== '';
}
