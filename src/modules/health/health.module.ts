import type { Module } from '../define-module.ts';
import type { JobsModule } from '../jobs/jobs.module.ts';
import type { Services } from '../services.ts';
import { healthRoutes } from './health.routes.ts';

/** @param others.modules whose parts and engines are reported */
export function createHealthModule(
  { config, version, tools, engines, sandbox }: Services,
  { jobs, modules }: { jobs: JobsModule; modules: readonly Module[] },
): Module {
  return {
    name: 'health',
    routes: (web) =>
      healthRoutes(web, {
        ...{ version, tools, sandbox },
        engines: [...engines, ...modules.flatMap(({ engine }) => engine ?? [])],
        checks: modules.flatMap(({ health }) => health ?? []),
        jobsRepository: jobs.repository,
        jobsAtOnce: config.workerConcurrency,
      }),
  };
}
