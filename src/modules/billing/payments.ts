import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { OutsideSources } from '../../platform/http/site.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { ScheduledTask, TaskHandler } from '../../platform/queue/worker.ts';
import type { Identify } from '../accounts/caller.ts';
import type { PersonalData } from '../accounts/personal-data.ts';
import { createBillingJobs } from './billing.job.ts';
import { createBillingRepository } from './billing.repository.ts';
import { billingRoutes } from './billing.routes.ts';
import { createBilling, createReadState } from './billing.usecases.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { personalBillingData } from './personal-billing-data.ts';
import { createGateway } from './stripe-gateway.ts';
import { createSync } from './sync-customer.ts';
import { createTrials } from './trials.ts';
import { webhookRoutes } from './webhook.routes.ts';

/** Payments, put together: what the web process answers and what the workers do. */
export type Payments = {
  routes: (app: FastifyInstance, parts: { identify: Identify; limit: (userId: string) => Promise<unknown> }) => void;
  tasks: Record<string, TaskHandler>;
  schedule: readonly ScheduledTask[];
  personalData: PersonalData;
  /** What the subscribe page may load from the provider. */
  outside: Record<string, OutsideSources>;
  /** The provider's name for the legal pages; undefined when this server takes no payments. */
  processor: string | undefined;
};

// Together with the waits between them well below the time somebody waits for the customer's lock.
const providerTimeoutMs = 10_000;
const providerRetries = 2;

export async function createPayments(dependencies: {
  settings: PaymentSettings | undefined;
  database: Database;
  queue: Queue;
  publicUrl: string;
  signingSecret: string;
  /** Told of every user whose plan may have changed. */
  onChange: (userId: string) => Promise<void>;
  log: Log;
}): Promise<Payments> {
  const { settings, database, queue, publicUrl, signingSecret, onChange, log } = dependencies;
  const repository = createBillingRepository(database);
  const jobs = createBillingJobs({ repository, queue, log });
  const trials = createTrials({ repository, signingSecret });
  const readState = createReadState({ repository, trials });
  const personalData = personalBillingData({
    repository,
    closeLater: (userId) => jobs.closeLater(userId, database),
  });
  if (!settings) {
    return {
      routes: (app, parts) => billingRoutes(app, { ...parts, readState, billing: undefined, settings }),
      tasks: {},
      schedule: [],
      personalData,
      outside: {},
      processor: undefined,
    };
  }
  const stripe = await connect(settings);
  const gateway = createGateway({ stripe, settings, log });
  const sync = createSync({ repository, gateway, trials, graceDays: settings.graceDays, onChange, log });
  const billing = createBilling({ repository, gateway, sync, trials, readState, accountUrl: `${publicUrl}/account` });
  return {
    routes: (app, parts) => {
      billingRoutes(app, { ...parts, readState, billing, settings });
      const { webhookSecret: secret } = settings;
      webhookRoutes(app, { webhooks: stripe.webhooks, secret, onMessage: jobs.onMessage });
    },
    tasks: jobs.tasks({ sync, billing }),
    schedule: jobs.schedule(database),
    personalData,
    outside: { '/subscribe': outsideOf(settings) },
    processor: 'Stripe',
  };
}

async function connect({ secretKey, apiUrl }: PaymentSettings) {
  // Loaded only when used: it costs a tenth of a second at start.
  const { Stripe } = await import('stripe');
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : port,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: providerTimeoutMs,
    maxNetworkRetries: providerRetries,
    telemetry: false,
  });
}

/** What the provider's script needs (https://docs.stripe.com/security/guide#content-security-policy). */
function outsideOf({ apiUrl, jsUrl }: PaymentSettings): OutsideSources {
  const script = new URL(jsUrl).origin;
  const own = script === 'https://js.stripe.com';
  const scripts = own ? [script, 'https://*.js.stripe.com'] : [script];
  return { scripts, frames: own ? [...scripts, 'https://hooks.stripe.com'] : scripts, connections: [apiUrl] };
}
