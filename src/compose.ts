import type { FastifyInstance } from 'fastify';
import type { ToolRuns } from './catalog/define-run.ts';
import { withoutPlans } from './catalog/without-plans.ts';
import { describeProviders } from './engines/ai/describe-provider.ts';
import { describeTranslateProvider } from './engines/text/translate/translate.config.ts';
import type { AccountsOptions } from './modules/accounts/accounts.module.ts';
import type { Module } from './modules/define-module.ts';
import { createModules } from './modules/modules.ts';
import type { Services } from './modules/services.ts';
import { type OnClose, openServices, type ReplaceEngines } from './open-services.ts';
import { describeApi } from './platform/http/openapi.ts';
import { refuseCrossSiteCalls } from './platform/http/origin-check.ts';
import { createHttpServer, type HttpLimits } from './platform/http/server.ts';
import { serveSite } from './platform/http/site.ts';
import type { Processors } from './platform/http/site-values.ts';
import type { Log } from './platform/log/log.ts';
import { startWorker, type Worker } from './platform/queue/worker.ts';
import type { Config } from './settings.ts';
import { createId } from './shared/ids.ts';
import { SECOND_MS } from './shared/units.ts';

export type Application = {
  /** Undefined in a worker-only process. */
  web: FastifyInstance | undefined;
  /** Ends open requests and running jobs, in an order that loses nothing. */
  close: () => Promise<void>;
};

/** Wires the application: opens the shared services, creates the modules and connects them. */
export async function compose(params: {
  config: Config;
  /** A running server. */
  databaseUrl: string;
  tools: readonly ToolRuns[];
  /** The folder of the built site; without it only the API is served. */
  siteDirectory?: string;
  /** Signs cookies; the same in every process of an instance. */
  signingSecret: string;
  accounts?: AccountsOptions;
  /** Overrides the default limits per client. */
  limits?: Partial<HttpLimits>;
  /** Replaces engines, for tests. */
  replaceEngines?: ReplaceEngines;
  version: string;
  log: Log;
}): Promise<Application> {
  const {
    config,
    databaseUrl,
    signingSecret,
    siteDirectory,
    accounts = {},
    limits,
    replaceEngines,
    version,
    log,
  } = params;
  const tools = config.everyonePro ? params.tools.map(forEveryone) : params.tools;
  const closing: { part: string; close: () => Promise<void> }[] = [];
  const onClose: OnClose = (part, close) => void closing.push({ part, close });
  const close = async () => {
    for (const { part, close: closePart } of closing.toReversed())
      await closePart().catch((error) => log.error({ err: error, part }, 'Could not close a service'));
  };

  try {
    const services = await openServices({
      ...{ config, databaseUrl, tools, signingSecret, version, log, onClose, replaceEngines },
    });
    const modules = await createModules(services, accounts);
    for (const module of modules) {
      if (module.engine) {
        Object.assign(services.capabilities, module.engine.provides);
        onClose(module.engine.name, module.engine.close);
      }
      if (module.close) onClose(module.name, module.close);
    }
    await services.notifications.listen();

    if (config.processMode !== 'web') {
      onClose('worker', (await startModuleWorker(services, modules, databaseUrl)).stop);
      for (const { name, watch } of modules) if (watch) onClose(`${name} watch`, watch().stop);
    }
    if (config.processMode === 'worker') return { web: undefined, close };

    const { trustProxy, publicUrl, shortDomains, drainSeconds } = config;
    const web = await createHttpServer({
      ...{ log, trustProxy, publicUrl, otherHosts: shortDomains, drainMs: drainSeconds * SECOND_MS, limits },
    });
    onClose('web', () => web.close());
    refuseCrossSiteCalls(web, { publicUrl });
    for (const { hooks } of modules) hooks?.(web);
    await describeApi(web, { version, publicUrl });
    for (const { routes } of modules) routes?.(web);
    if (siteDirectory !== undefined) serveModuleSite(web, siteDirectory, config, modules);
    return { web, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const startModuleWorker = (services: Services, modules: readonly Module[], databaseUrl: string): Promise<Worker> =>
  startWorker({
    id: createId(),
    databaseUrl,
    database: services.database,
    tasks: Object.fromEntries(modules.flatMap(({ tasks }) => Object.entries(tasks?.() ?? {}))),
    schedule: modules.flatMap(({ schedule }) => schedule ?? []),
    concurrency: services.config.workerConcurrency,
    log: services.log,
    onAbandoned: async (keys) => {
      for (const { onAbandoned } of modules) await onAbandoned?.(keys);
    },
  });

function serveModuleSite(web: FastifyInstance, directory: string, config: Config, modules: readonly Module[]): void {
  const {
    everyonePro,
    payment,
    publicUrl,
    fileLifetimeHours,
    storageUrl,
    smtpUrl,
    ai,
    translateProvider,
    adsFrameUrl,
  } = config;
  const processors: Processors = {
    storage: storageUrl && new URL(storageUrl).host,
    mail: smtpUrl && new URL(smtpUrl).host,
    ai: ai && describeProviders(ai),
    translation: translateProvider && describeTranslateProvider(translateProvider),
  };
  for (const module of modules) Object.assign(processors, module.processors);
  serveSite(web, {
    directory,
    planMode: everyonePro ? 'none' : payment ? 'sold' : 'granted',
    publicUrl,
    fileLifetimeHours,
    processors,
    adsFrameUrl: everyonePro ? undefined : adsFrameUrl,
    support: config,
    applicationDays: config.applicationDays,
    outside: Object.fromEntries(modules.flatMap(({ outside }) => Object.entries(outside ?? {}))),
  });
}

const forEveryone = (runs: ToolRuns): ToolRuns => ({ ...runs, tool: withoutPlans(runs.tool) });
