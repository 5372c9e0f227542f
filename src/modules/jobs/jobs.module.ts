import { together } from '../../platform/database/together.ts';
import { t } from '../../shared/language/translate.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import { createAdminGuard } from '../admin/admin-guard.ts';
import type { Module } from '../define-module.ts';
import type { FilesConfig } from '../files/files.config.ts';
import type { FilesModule } from '../files/files.module.ts';
import type { Services } from '../services.ts';
import type { UsageModule } from '../usage/usage.module.ts';
import type { VisitorsModule } from '../visitors/visitors.module.ts';
import { adminJobRoutes } from './admin-jobs.routes.ts';
import { endUploads } from './end-uploads.ts';
import { createExecuteRun, type ExecuteRun } from './execute-run.ts';
import { publishChange } from './follow-job.ts';
import { createJobsRepository, type JobsRepository } from './jobs.repository.ts';
import { jobRoutes } from './jobs.routes.ts';
import { createJobs, type Jobs } from './jobs.usecases.ts';
import { jobsOfUser } from './jobs-of-user.ts';
import { createLineRepository } from './line.repository.ts';
import { createRecentResults } from './recent-results.ts';
import { createToolRunJob, type ToolRunJob } from './tool-run.job.ts';

export type JobsModule = Module & {
  jobs: Jobs;
  repository: JobsRepository;
  executeRun: ExecuteRun;
  toolRunJob: ToolRunJob;
};

export function createJobsModule(
  services: Services<FilesConfig>,
  others: { accounts: AccountsModule; visitors: VisitorsModule; files: FilesModule; usage: UsageModule },
): JobsModule {
  const { config, database, queue, notifications, storage, diskSpace, workFolder, capabilities, log } = services;
  const { files, repository: filesRepository } = others.files;
  const { usage, runMeters } = others.usage;
  const endUploadsOf = endUploads({ filesRepository, files, log });
  const repository = createJobsRepository(database, {
    onEnd: async (transaction, job) => {
      const { id, state } = job;
      const [afterEnd] = await together([
        endUploadsOf(transaction, job),
        state === 'done' ? usage.keep(id, transaction) : usage.giveBack(id, transaction),
        publishChange(notifications, { id, state, progress: state === 'done' ? 1 : 0, step: null }, transaction),
      ]);
      return afterEnd;
    },
  });
  const line = createLineRepository(database);
  const jobs = createJobs({ repository, line, queue, notifications });
  const executeRun = createExecuteRun({ engines: capabilities, files, storage, diskSpace, workFolder, log });
  const { identify } = others.accounts;
  const { makers } = others.visitors;
  return {
    name: 'jobs',
    jobs,
    repository,
    executeRun,
    toolRunJob: createToolRunJob({
      ...{ repository, line, jobs, files, notifications, executeRun, runMeters, usage, log },
    }),
    routes: (web) => {
      jobRoutes(web, {
        ...{ jobs, identify, makers },
        recentResults: createRecentResults({ files: filesRepository, jobs: repository }),
      });
      adminJobRoutes(web, { repository, guard: createAdminGuard({ identify }) });
    },
    schedule: [
      {
        name: 'sweep-jobs',
        cron: '17 * * * *',
        run: async () => {
          await repository.deleteOlderThan(config.fileLifetimeHours);
          await line.sweep();
        },
      },
    ],
    figures: [
      { id: 'jobs', name: () => t('Jobs done'), read: async () => (await repository.totals()).jobsDone },
      { id: 'files', name: () => t('Files processed'), read: async () => (await repository.totals()).filesProcessed },
    ],
    onAbandoned: jobs.abandon,
    personalData: jobsOfUser({ jobs: repository, filesRepository, files }),
  };
}
