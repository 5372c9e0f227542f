import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closeUnfinishedUpload } from '../../platform/http/close-unfinished-upload.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionRun, ToolRuns } from '../../tools/define-run.ts';
import type { ActionDefinition, ToolDefinition } from '../../tools/define-tool.ts';
import type { Identify } from '../accounts/caller.ts';
import type { Files } from '../files/files.usecases.ts';
import type { ExecuteRun } from '../jobs/execute-run.ts';
import { jobPath } from '../jobs/jobs.contract.ts';
import { jobErrors } from '../jobs/jobs.errors.ts';
import { type Jobs, toJob } from '../jobs/jobs.usecases.ts';
import { describeCall } from './describe-call.ts';
import { readCall } from './read-call.ts';

type Dependencies = {
  tools: readonly ToolRuns[];
  files: Files;
  jobs: Jobs;
  executeRun: ExecuteRun;
  identify: Identify;
};

/** One POST route for every action of every tool. */
export function toolCallRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  for (const { tool, runs } of dependencies.tools) {
    for (const [name, action] of Object.entries(tool.actions)) {
      const run = runs[name];
      if (!run) throw new Error(`${tool.slug} has no run for its action ${name}.`);
      const answer = runsAsJob(action)
        ? answerByJob(tool, name, action, dependencies)
        : answerAtOnce(action, run, dependencies);
      app.post(action.path, { schema: describeCall(tool, action) }, async (request, reply) => {
        try {
          return await answer(request, reply);
        } catch (error) {
          closeUnfinishedUpload(request, reply);
          throw error;
        }
      });
    }
  }
}

export const runsAsJob = (action: ActionDefinition): boolean => action.files !== undefined || action.asJob === true;

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function answerAtOnce(action: ActionDefinition, run: ActionRun, { files, executeRun, identify }: Dependencies): Answer {
  return async (request, reply) => {
    const { plan } = await identify(request);
    const { options } = await readCall(request, action, plan, files);
    return executeRun({ action, run, options, inputs: {}, plan, signal: goneSignal(reply), progress: () => undefined });
  };
}

function answerByJob(tool: ToolDefinition, name: string, action: ActionDefinition, dependencies: Dependencies): Answer {
  const { files, jobs, identify } = dependencies;
  return async (request, reply) => {
    const { plan, user } = await identify(request);
    const { options, inputs, uploaded } = await readCall(request, action, plan, files);
    const stored = Object.values(inputs).flat();
    const job = await jobs
      .start({
        tool: tool.slug,
        action: name,
        plan,
        userId: user?.id ?? null,
        options,
        inputs: Object.fromEntries(Object.entries(inputs).map(([field, list]) => [field, list.map(({ id }) => id)])),
        inputBytes: stored.reduce((sum, { bytes }) => sum + bytes, 0),
      })
      .catch(async (error) => {
        for (const { id } of uploaded) await files.remove(id);
        throw error;
      });
    if (prefersAsync(request)) {
      return reply
        .status(202)
        .headers({ location: jobPath(job.id), 'preference-applied': 'respond-async' })
        .send(toJob(job));
    }
    const gone = goneSignal(reply);
    await jobs.follow(job.id, () => undefined, gone);
    if (gone.aborted) return jobs.cancel(job.id);
    return resultOf(await jobs.require(job.id));
  };
}

function resultOf({ state, result, error }: Awaited<ReturnType<Jobs['require']>>): unknown {
  if (state === 'done') return result;
  if (state === 'failed' && error) throw new AppError(error);
  throw jobErrors.cancelled();
}

/** RFC 7240. */
const prefersAsync = (request: FastifyRequest): boolean =>
  /(^|[,\s])respond-async($|[,;\s])/i.test(String(request.headers.prefer ?? ''));

/** Aborts when the client goes away before it has its answer. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) control.abort();
  });
  return control.signal;
}
