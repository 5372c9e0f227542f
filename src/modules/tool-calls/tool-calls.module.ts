import type { FastifyRequest } from 'fastify';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import type { Caller } from '../accounts/caller.ts';
import type { Module } from '../define-module.ts';
import type { FilesModule } from '../files/files.module.ts';
import type { JobsModule } from '../jobs/jobs.module.ts';
import { taskName } from '../jobs/jobs.usecases.ts';
import type { PlansConfig } from '../plans/plans.config.ts';
import type { Services } from '../services.ts';
import type { UsageModule } from '../usage/usage.module.ts';
import { placeOf, subjectsOf } from '../visitors/caller-subjects.ts';
import type { VisitorsModule } from '../visitors/visitors.module.ts';
import { type BeginCall, createBeginCall } from './begin-call.ts';
import { createInstantWork } from './instant-work.ts';
import { createStepEngine } from './run-step.ts';
import { runsAsJob, toolCallRoutes } from './tool-calls.routes.ts';

export type ToolCallsModule = Module & { beginCall: BeginCall };

export function createToolCallsModule(
  services: Services<PlansConfig>,
  others: {
    accounts: AccountsModule;
    visitors: VisitorsModule;
    files: FilesModule;
    usage: UsageModule;
    jobs: JobsModule;
  },
): ToolCallsModule {
  const { config, tools, storage, engines, capabilities } = services;
  const { identify } = others.accounts;
  const { visitors, makers } = others.visitors;
  const { files } = others.files;
  const { usage, meterCall, runMeters } = others.usage;
  const { jobs, executeRun } = others.jobs;
  const subjectsOfCaller = (request: FastifyRequest, caller: Caller) => subjectsOf(request, caller, visitors);
  const placeOfCaller = (request: FastifyRequest, caller: Caller) => placeOf(request, caller, visitors);
  const whose = { identify, subjectsOf: subjectsOfCaller, placeOf: placeOfCaller };
  const beginCall = createBeginCall({ jobs, meterCall, ...whose });
  return {
    name: 'tool-calls',
    beginCall,
    engine: createStepEngine({ tools, engines: capabilities }),
    routes: (web) =>
      toolCallRoutes(web, {
        ...{ tools, files, storage, jobs, executeRun, meterCall, usage, runMeters, makers, beginCall, ...whose },
        ...{ engines, hasPlans: !config.everyonePro },
        instantWork: createInstantWork(),
      }),
    tasks: () => toolTasks(services, others.jobs),
  };
}

/** The tasks of every action that runs as a job and whose engines this machine has. */
function toolTasks(
  { tools, capabilities }: Services,
  { toolRunJob }: JobsModule,
): ReturnType<NonNullable<Module['tasks']>> {
  const tasks: ReturnType<NonNullable<Module['tasks']>> = {};
  for (const { tool, runs } of tools) {
    for (const [name, action] of Object.entries(tool.actions)) {
      const run = runs[name];
      if (!run || !runsAsJob(action) || !run.needs.every((need) => need in capabilities)) continue;
      tasks[taskName(tool.slug, name)] = toolRunJob(action, run);
    }
  }
  return tasks;
}
