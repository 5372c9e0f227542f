import type { FastifyInstance } from 'fastify';
import type { OutsideSources } from '../../platform/http/site.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import type { Module } from '../define-module.ts';
import type { PlansConfig } from '../plans/plans.config.ts';
import type { Services } from '../services.ts';
import type { BillingConfig } from './billing.config.ts';
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

// With the waits between them, well below the lock timeout of a customer.
const providerTimeoutMs = 10_000;
const providerRetries = 2;

/** Payments. Without the provider's keys, calls say so, and users' billing data stays available. */
export async function createBillingModule(
  services: Services<BillingConfig & PlansConfig>,
  others: { accounts: AccountsModule },
): Promise<Module> {
  const { config, database, queue, signingSecret, log } = services;
  const { payment: settings, everyonePro, publicUrl } = config;
  const { identify, accounts } = others.accounts;
  const { callers, limits } = accounts.parts;
  const repository = createBillingRepository(database);
  const jobs = createBillingJobs({ repository, queue, log });
  const trials = createTrials({ repository, signingSecret });
  const readState = createReadState({ repository, trials });
  const parts = { identify, limit: limits.payment.take, readState };
  const personalData = personalBillingData({
    repository,
    closeLater: (userId) => jobs.closeLater(userId, database),
  });
  if (!settings) {
    const routes = (web: FastifyInstance) => billingRoutes(web, { ...parts, billing: undefined, settings });
    return { name: 'billing', personalData, ...(!everyonePro && { routes }) };
  }
  const stripe = await connect(settings);
  const gateway = createGateway({ stripe, settings, log });
  const { graceDays, webhookSecret: secret } = settings;
  const sync = createSync({ repository, gateway, trials, graceDays, onChange: callers.forget, log });
  const billing = createBilling({ repository, gateway, sync, trials, readState, accountUrl: `${publicUrl}/account` });
  return {
    name: 'billing',
    routes: (web) => {
      billingRoutes(web, { ...parts, billing, settings });
      webhookRoutes(web, { webhooks: stripe.webhooks, secret, onMessage: jobs.onMessage });
    },
    tasks: () => jobs.tasks({ sync, billing }),
    schedule: jobs.schedule(database),
    personalData,
    outside: { '/subscribe': outsideOf(settings) },
    processors: { payment: 'Stripe' },
  };
}

async function connect({ secretKey, apiUrl }: PaymentSettings) {
  // Loaded on demand: it takes a tenth of a second.
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

/** Sources the provider's script needs (https://docs.stripe.com/security/guide#content-security-policy). */
function outsideOf({ apiUrl, jsUrl }: PaymentSettings): OutsideSources {
  const script = new URL(jsUrl).origin;
  const own = script === 'https://js.stripe.com';
  const scripts = own ? [script, 'https://*.js.stripe.com'] : [script];
  return { scripts, frames: own ? [...scripts, 'https://hooks.stripe.com'] : scripts, connections: [apiUrl] };
}
