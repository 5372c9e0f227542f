import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ToolRuns } from './catalog/define-run.ts';
import type { ActionDefinition } from './catalog/define-tool.ts';
import { withoutPlans } from './catalog/without-plans.ts';
import { createArchiveEngines } from './engines/archive/archive-engines.ts';
import type { Engine, Engines } from './engines/engines.ts';
import { createImageEngines } from './engines/image/image-engines.ts';
import { createOcrEngine } from './engines/ocr/ocr-engine.ts';
import { createOfficeEngine } from './engines/office/office-engine.ts';
import { createPdfEngines } from './engines/pdf/pdf-engines.ts';
import { createPdfToDocumentEngine } from './engines/pdf-to-document/pdf-to-document-engine.ts';
import { createScanEngine } from './engines/scan/scan-engine.ts';
import { accountRoutes } from './modules/accounts/accounts.routes.ts';
import { createAccounts } from './modules/accounts/accounts.usecases.ts';
import { apiKeyRules } from './modules/accounts/api-keys.usecases.ts';
import type { Identify } from './modules/accounts/caller.ts';
import { accountChannel } from './modules/accounts/callers.ts';
import { isLocalOnly } from './modules/accounts/roles.ts';
import { adminDoorRoutes } from './modules/admin/admin.routes.ts';
import { createAdminGuard } from './modules/admin/admin-guard.ts';
import { createAuditLog } from './modules/admin/audit-log.ts';
import { createPayments } from './modules/billing/payments.ts';
import { createFilesRepository } from './modules/files/files.repository.ts';
import { fileRoutes } from './modules/files/files.routes.ts';
import { createFiles } from './modules/files/files.usecases.ts';
import { createStorageRoom } from './modules/files/storage-room.ts';
import { fontRoutes } from './modules/fonts/fonts.routes.ts';
import { createHandoffsRepository } from './modules/handoffs/handoffs.repository.ts';
import { handoffRoutes } from './modules/handoffs/handoffs.routes.ts';
import { createHandoffs } from './modules/handoffs/handoffs.usecases.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { endUploads } from './modules/jobs/end-uploads.ts';
import { createExecuteRun } from './modules/jobs/execute-run.ts';
import { createJobsRepository } from './modules/jobs/jobs.repository.ts';
import { jobRoutes } from './modules/jobs/jobs.routes.ts';
import { cancelChannel, createJobs, jobChannel, taskName } from './modules/jobs/jobs.usecases.ts';
import { jobsOfUser } from './modules/jobs/jobs-of-user.ts';
import { createLineRepository } from './modules/jobs/line.repository.ts';
import { createToolRunJob } from './modules/jobs/tool-run.job.ts';
import { createInstantWork } from './modules/tool-calls/instant-work.ts';
import { createStepEngine } from './modules/tool-calls/run-step.ts';
import { runsAsJob, toolCallRoutes } from './modules/tool-calls/tool-calls.routes.ts';
import { createMeterCall } from './modules/usage/meter-call.ts';
import { createRunMeters } from './modules/usage/run-meters.ts';
import { createUsageRepository } from './modules/usage/usage.repository.ts';
import { usageRoutes } from './modules/usage/usage.routes.ts';
import { createUsage } from './modules/usage/usage.usecases.ts';
import { placeOf, subjectsOf } from './modules/visitors/caller-subjects.ts';
import { createMakers } from './modules/visitors/makers.ts';
import { createVisitors } from './modules/visitors/subjects.ts';
import { openDatabase } from './platform/database/database.ts';
import { openNotifications } from './platform/database/notifications.ts';
import { createDiskSpace } from './platform/disk/disk-space.ts';
import { describeApi } from './platform/http/openapi.ts';
import { refuseCrossSiteCalls } from './platform/http/origin-check.ts';
import { createHttpServer, type HttpLimits } from './platform/http/server.ts';
import { serveSite } from './platform/http/site.ts';
import type { Log } from './platform/log/log.ts';
import { createMail } from './platform/mail/mail.ts';
import { openProcessFolder } from './platform/process-folder.ts';
import { packagesDirectory } from './platform/processes/packages.ts';
import { createRunCommand } from './platform/processes/run-command.ts';
import { createSandbox } from './platform/processes/sandbox.ts';
import { openQueue } from './platform/queue/queue.ts';
import { startWorker, type TaskHandler } from './platform/queue/worker.ts';
import { createRateLimits } from './platform/rate-limit/rate-limits.ts';
import { openFolderStorage } from './platform/storage/folder-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { Config } from './settings.ts';
import { createId } from './shared/ids.ts';
import { SECOND_MS } from './shared/units.ts';

export type Application = {
  /** Unset in a process that only works. */
  web: FastifyInstance | undefined;
  /** Ends open requests and running jobs, in the order in which nothing is lost. */
  close: () => Promise<void>;
};

/** Picks the implementations and wires them: the only file that does. `databaseUrl` is a server that is running. */
export async function compose(params: {
  config: Config;
  databaseUrl: string;
  tools: readonly ToolRuns[];
  /** The folder of the built site; left out, only the API is served. */
  siteDirectory?: string;
  /** Signs cookies; the same in every process of an instance. */
  signingSecret: string;
  /** Whom a request is served for, in place of what accounts say. */
  identify?: Identify;
  /** What one client may take of the server, in place of what is usual. */
  limits?: Partial<HttpLimits>;
  version: string;
  log: Log;
}): Promise<Application> {
  const { config, databaseUrl, siteDirectory, version, log } = params;
  const tools = config.everyonePro ? params.tools.map(forEveryone) : params.tools;
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of closing.toReversed())
      await step().catch((error) => log.error({ err: error }, 'Could not close a part'));
  };

  try {
    const { path: processFolder, close: removeProcessFolder } = await openProcessFolder(
      join(config.dataDir, 'work'),
      log,
    );
    closing.push(removeProcessFolder);
    const storage = await openStorage(config);
    const diskSpace = createDiskSpace({
      folders: config.storageUrl === undefined ? [processFolder, storageFolder(config)] : [processFolder],
      keepFree: config.keepFree,
    });
    const {
      database,
      pool,
      close: closeDatabase,
    } = await openDatabase({
      url: databaseUrl,
      // Every running job and a good number of requests at once; PostgreSQL allows 100 by default.
      maxConnections: Math.min(10 + config.workerConcurrency * 4, 40),
      // Not the error itself, which carries the whole connection.
      onConnectionError: ({ message }) => log.warn({ reason: message }, 'A database connection broke'),
    });
    closing.push(closeDatabase);
    const channels = [jobChannel, cancelChannel, accountChannel];
    const notifications = await openNotifications({ url: databaseUrl, pool, channels, log });
    closing.push(notifications.close);
    const queue = await openQueue(pool);

    const mail = createMail({
      database,
      queue,
      smtpUrl: config.smtpUrl,
      from: config.mailFrom ?? `no-reply@${new URL(config.publicUrl).hostname}`,
      log,
    });
    closing.push(mail.close);
    const accounts = createAccounts({
      database,
      pool,
      notifications,
      mail,
      signingSecret: params.signingSecret,
      publicUrl: config.publicUrl,
      adminEmails: config.adminEmails,
      localOnly: isLocalOnly(config),
      everyonePro: config.everyonePro,
      log,
    });
    const identify = params.identify ?? accounts.identify;

    const sandbox = createSandbox({ policy: config.sandbox, log });
    // Rejects at once when confinement is required and this machine has none; otherwise the probe goes on beside the start.
    if (config.sandbox === 'required') await sandbox.ready();
    const runCommand = createRunCommand({ sandbox, temporaryDirectory: processFolder });
    const capabilities = {} as Engines;
    const engines: Engine[] = [
      ...createImageEngines({
        runCommand,
        sandbox,
        slotsDirectory: join(processFolder, 'slots'),
        log,
      }),
      ...createArchiveEngines({ runCommand, log }),
      ...createPdfEngines({ sandbox, slotsDirectory: join(processFolder, 'slots'), log }),
      createOfficeEngine({ sandbox, slotsDirectory: join(processFolder, 'slots'), log }),
      createOcrEngine({ runCommand, sandbox, slotsDirectory: join(processFolder, 'slots'), log }),
      createScanEngine({ runCommand, sandbox, slotsDirectory: join(processFolder, 'slots'), log }),
      createPdfToDocumentEngine({ engines: capabilities }),
      createStepEngine({ tools, engines: capabilities }),
    ];
    Object.assign(capabilities, ...engines.map(({ provides }) => provides));
    for (const engine of engines) closing.push(engine.close);
    const filesRepository = createFilesRepository(database);
    const files = createFiles({
      repository: filesRepository,
      storage,
      diskSpace,
      room: createStorageRoom({
        repository: filesRepository,
        storageDisk: config.storageUrl === undefined ? diskSpace : undefined,
        limits: config.storageLimits,
      }),
      arrivals: processFolder,
      lifetimeHours: config.fileLifetimeHours,
      log,
    });
    const usage = createUsage({
      repository: createUsageRepository(database),
      signingSecret: params.signingSecret,
      log,
    });
    const uploads = endUploads({ filesRepository, files, log });
    const jobsRepository = createJobsRepository(database, {
      onEnd: async (transaction, job) => {
        await (job.state === 'done' ? usage.keep(job.id, transaction) : usage.giveBack(job.id, transaction));
        await uploads.onEnd(transaction, job);
      },
      afterEnd: uploads.afterEnd,
    });
    const payments = await createPayments({
      settings: config.payment,
      database,
      queue,
      publicUrl: config.publicUrl,
      signingSecret: params.signingSecret,
      onChange: accounts.parts.callers.forget,
      log,
    });
    accounts.addPersonalData(payments.personalData);
    accounts.addPersonalData(usage.personalData);
    accounts.addPersonalData(jobsOfUser({ jobs: jobsRepository, filesRepository, files }));
    const handoffs = createHandoffs({
      repository: createHandoffsRepository(database),
      giveFiles: filesRepository.give,
      signingSecret: params.signingSecret,
    });
    const line = createLineRepository(database);
    const jobs = createJobs({ repository: jobsRepository, line, queue, notifications });
    const executeRun = createExecuteRun({
      ...{ engines: capabilities, files, storage, diskSpace, workFolder: processFolder },
    });

    const runMeters = createRunMeters({ usage, tools: tools.map(({ tool }) => tool) });

    if (config.processMode !== 'web') {
      const toolRunJob = createToolRunJob({
        repository: jobsRepository,
        line,
        jobs,
        files,
        notifications,
        executeRun,
        runMeters,
        usage,
        log,
      });
      const worker = await startWorker({
        id: createId(),
        databaseUrl,
        database,
        tasks: { ...toolTasks(tools, toolRunJob, capabilities), ...payments.tasks, ...mail.tasks },
        schedule: [
          ...payments.schedule,
          ...mail.schedule,
          { name: 'sweep-accounts', cron: '41 * * * *', run: accounts.sweep },
          { name: 'sweep-files', cron: '*/5 * * * *', run: files.sweep },
          { name: 'sweep-handoffs', cron: '*/10 * * * *', run: handoffs.sweep },
          { name: 'sweep-usage', cron: '*/10 * * * *', run: usage.sweep },
          {
            name: 'sweep-jobs',
            cron: '17 * * * *',
            run: async () => {
              await jobsRepository.deleteOlderThan(config.fileLifetimeHours);
              await line.sweep();
            },
          },
        ],
        concurrency: config.workerConcurrency,
        log,
        onAbandoned: jobs.abandon,
      });
      closing.push(worker.stop);
    }
    if (config.processMode === 'worker') return { web: undefined, close };

    const web = await createHttpServer({
      log,
      trustProxy: config.trustProxy,
      publicUrl: config.publicUrl,
      drainMs: config.drainSeconds * SECOND_MS,
      limits: params.limits,
    });
    closing.push(() => web.close());
    refuseCrossSiteCalls(web, { publicUrl: config.publicUrl });
    accounts.guardApiKeys(web, apiKeyRules(toolCategories(tools)));
    await describeApi(web, { version, publicUrl: config.publicUrl });
    const visitors = createVisitors({ signingSecret: params.signingSecret });
    const meterCall = createMeterCall({ usage, visitors });
    const makers = createMakers({ visitors, secureCookies: config.publicUrl.startsWith('https:') });
    toolCallRoutes(web, {
      ...{ tools, files, storage, jobs, executeRun, identify, meterCall, usage, runMeters, makers },
      hasPlans: !config.everyonePro,
      subjectsOf: (request, caller) => subjectsOf(request, caller, visitors),
      placeOf: (request, caller) => placeOf(request, caller, visitors),
      instantWork: createInstantWork(),
    });
    usageRoutes(web, { usage, visitors, tools: tools.map(({ tool }) => tool), identify, makers });
    if (!config.everyonePro) payments.routes(web, { identify, limit: accounts.parts.limits.payment.take });
    jobRoutes(web, { jobs, identify, makers });
    fileRoutes(web, { files, storage, identify, makers });
    handoffRoutes(web, { handoffs, rateLimits: createRateLimits(pool), publicUrl: config.publicUrl, identify, makers });
    accountRoutes(web, accounts);
    adminDoorRoutes(web, {
      accounts,
      audit: createAuditLog(database),
      guard: createAdminGuard({ identify }),
      hasPlans: !config.everyonePro,
    });
    if (siteDirectory !== undefined) {
      serveSite(web, {
        directory: siteDirectory,
        planMode: config.everyonePro ? 'none' : config.payment ? 'sold' : 'granted',
        publicUrl: config.publicUrl,
        fileLifetimeHours: config.fileLifetimeHours,
        processors: {
          storage: config.storageUrl && new URL(config.storageUrl).host,
          mail: config.smtpUrl && new URL(config.smtpUrl).host,
          payment: payments.processor,
        },
        outside: payments.outside,
      });
    }
    fontRoutes(web, { packagesDirectory });
    const jobsAtOnce = config.workerConcurrency;
    healthRoutes(web, { version, tools, engines, sandbox, storage, diskSpace, mail, jobsRepository, jobsAtOnce });
    return { web, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const forEveryone = ({ tool, runs }: ToolRuns): ToolRuns => ({ tool: withoutPlans(tool), runs });

/** The task of every action that runs as a job and whose engines this machine has. */
function toolTasks(
  tools: readonly ToolRuns[],
  toolRunJob: ReturnType<typeof createToolRunJob>,
  capabilities: Partial<Engines>,
): Record<string, TaskHandler> {
  const tasks: Record<string, TaskHandler> = {};
  for (const { tool, runs } of tools) {
    for (const [name, action] of Object.entries(tool.actions)) {
      const run = runs[name];
      if (!run || !runsAsJob(action) || !run.needs.every((need) => need in capabilities)) continue;
      tasks[taskName(tool.slug, name)] = toolRunJob(action, run);
    }
  }
  return tasks;
}

/**
 * The category of the tool behind each path of a tool call. One that hands on to tools of every category is in none, so that a
 * key for some of them does not reach the others.
 */
const toolCategories = (tools: readonly ToolRuns[]): Map<string, string> =>
  new Map(
    tools.flatMap(({ tool }) =>
      Object.values<ActionDefinition>(tool.actions).map(({ path, delegatesTo }): [string, string] => [
        path,
        delegatesTo ? 'every' : tool.category,
      ]),
    ),
  );

const storageFolder = ({ dataDir }: Config): string => join(dataDir, 'files');

async function openStorage(config: Config): Promise<Storage> {
  if (config.storageUrl === undefined) return openFolderStorage(storageFolder(config));
  // Loaded only when used: the S3 client costs half a second at start.
  const { openS3Storage } = await import('./platform/storage/s3-storage.ts');
  return openS3Storage(new URL(config.storageUrl));
}
