import type { FastifyInstance } from 'fastify';
import type { ToolRuns } from '../../catalog/define-run.ts';
import type { Capability, Engine } from '../../engines/engines.ts';
import type { Sandbox } from '../../platform/processes/sandbox.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { describeRoute } from '../accounts/describe-route.ts';
import type { JobsRepository } from '../jobs/jobs.repository.ts';
import { taskName } from '../jobs/jobs.usecases.ts';
import { runsAsJob } from '../tool-calls/tool-calls.routes.ts';
import { type Health, healthSchema, type Stats, statsSchema } from './health.contract.ts';
import type { HealthCheck } from './health-check.ts';

// Clients such as Docker's health check do not wait much longer.
const answerWithinMs = 3 * SECOND_MS;

export function healthRoutes(
  app: FastifyInstance,
  dependencies: {
    version: string;
    tools: readonly ToolRuns[];
    engines: readonly Engine[];
    sandbox: Sandbox;
    /** Timeout of the parts besides the database. */
    checks: readonly HealthCheck[];
    jobsRepository: JobsRepository;
    jobsAtOnce: number;
  },
): void {
  const { version, tools, engines, sandbox, checks, jobsRepository, jobsAtOnce } = dependencies;
  const runningSince = new Date().toISOString();

  app.get(
    '/api/health',
    describeRoute({ tag: 'Instance', access: 'anyone', summary: 'What works on this instance.', result: healthSchema }),
    async (_request, reply) => {
      const [tasks, ...others] = await Promise.all([
        within(answerWithinMs, jobsRepository.availableTasks()).catch(reasonOf),
        ...checks.map(describePart),
      ]);
      const database: Part =
        typeof tasks === 'string'
          ? { name: 'database', state: 'failing', reason: tasks }
          : { name: 'database', state: 'ok' };
      const parts = [database, ...others];
      const status =
        (['failing', 'degraded'] as const).find((worst) => parts.some(({ state }) => state === worst)) ?? 'ok';
      const health: Health = {
        status,
        version,
        sandbox: (await sandbox.ready()).level,
        parts,
        engines: await Promise.all(engines.map(describeEngine)),
        actions: describeActions(tools, typeof tasks === 'string' ? new Set() : tasks, engines),
      };
      if (status === 'failing') reply.header('retry-after', '10');
      return reply
        .status(status === 'failing' ? 503 : 200)
        .header('cache-control', 'no-store')
        .send(health);
    },
  );

  app.get(
    '/api/stats',
    describeRoute({
      tag: 'Instance',
      access: 'anyone',
      summary: 'Numbers this instance counted itself.',
      result: statsSchema,
    }),
    async (_request, reply): Promise<Stats> => {
      const totals = await jobsRepository.totals();
      reply.header('cache-control', 'public, max-age=60');
      return { tools: tools.length, ...totals, jobsAtOnce, runningSince };
    },
  );
}

type Part = Health['parts'][number];

async function describePart({ name, check, whenRejected = 'failing' }: HealthCheck): Promise<Part> {
  try {
    return { name, ...(await within(answerWithinMs, check())) };
  } catch (error) {
    return { name, state: whenRejected, reason: reasonOf(error) };
  }
}

/** The failure in a few words, without addresses or passwords, which drivers like to quote. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? error.name : reasonOf(error.cause);
};

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new NoAnswer()), ms);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

async function describeEngine(engine: Engine): Promise<Health['engines'][number]> {
  const status = await engine.status();
  return { name: engine.name, ...status, capabilities: Object.keys(engine.provides) };
}

function describeActions(
  tools: readonly ToolRuns[],
  tasks: ReadonlySet<string>,
  engines: readonly Engine[],
): Health['actions'] {
  const here = new Set(engines.flatMap(({ provides }) => Object.keys(provides) as Capability[]));
  return tools.flatMap(({ tool, runs }) =>
    Object.entries(tool.actions).map(([name, action]) => {
      const missing = (runs[name]?.needs ?? []).filter((need) => !here.has(need));
      const available = runsAsJob(action) ? tasks.has(taskName(tool.slug, name)) : missing.length === 0;
      return { tool: tool.slug, path: action.path, available, missing: available ? [] : missing };
    }),
  );
}
