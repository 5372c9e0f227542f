import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ActionRun, ToolRuns } from '../../catalog/define-run.ts';
import type { ActionDefinition } from '../../catalog/define-tool.ts';
import { listOperations, meteredSteps } from '../../catalog/operations.ts';
import type { Capability, Engine } from '../../engines/engines.ts';
import { endStep } from '../../platform/call-steps.ts';
import { answerSignal, ClientLeft } from '../../platform/http/client-left.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { AppError } from '../../shared/errors.ts';
import { createId } from '../../shared/ids.ts';
import type { Caller, Identify } from '../accounts/caller.ts';
import { fileIdOf } from '../files/files.contract.ts';
import type { StoredFile } from '../files/files.repository.ts';
import { sendFile } from '../files/files.routes.ts';
import type { Files } from '../files/files.usecases.ts';
import type { ExecuteRun } from '../jobs/execute-run.ts';
import { jobPath } from '../jobs/jobs.contract.ts';
import { jobErrors } from '../jobs/jobs.errors.ts';
import type { JobRow } from '../jobs/jobs.repository.ts';
import type { KeepUploads } from '../jobs/jobs.tables.ts';
import { type Jobs, toJob } from '../jobs/jobs.usecases.ts';
import { laneOf } from '../jobs/lane-of.ts';
import type { CallMeter, MeterCall } from '../usage/meter-call.ts';
import type { RunMeters } from '../usage/run-meters.ts';
import { type Meter, meterName, meterOf, metersOf, type UsageLedger } from '../usage/usage.usecases.ts';
import type { Makers } from '../visitors/makers.ts';
import { addressOf, ownOf, type Place, type Subject } from '../visitors/subjects.ts';
import type { BeginCall, Route } from './begin-call.ts';
import { callKeyOf } from './call-key.ts';
import { describeCall, hasSuccessField } from './describe-call.ts';
import type { InstantWork } from './instant-work.ts';
import { readCall } from './read-call.ts';
import { textBytesOf } from './text-bytes.ts';

type Dependencies = {
  tools: readonly ToolRuns[];
  files: Files;
  storage: Storage;
  jobs: Jobs;
  executeRun: ExecuteRun;
  identify: Identify;
  meterCall: MeterCall;
  usage: Pick<UsageLedger, 'settle' | 'takenOut'>;
  runMeters: RunMeters;
  subjectsOf: (request: FastifyRequest, caller: Caller) => Subject[];
  placeOf: (request: FastifyRequest, caller: Caller) => Place | undefined;
  instantWork: InstantWork;
  beginCall: BeginCall;
  makers: Pick<Makers, 'holderOf' | 'namesOf'>;
  hasPlans: boolean;
  /** What they refuse is in the documentation of the calls that need them. */
  engines: readonly Engine[];
};

/** One POST route for every action of every tool. */
export function toolCallRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  for (const { tool, runs, refusals } of dependencies.tools) {
    for (const [name, action] of Object.entries(tool.actions)) {
      const run = runs[name];
      if (!run) throw new Error(`${tool.slug} has no run for its action ${name}.`);
      const route = { tool, name, action };
      const answer = runsAsJob(action) ? answerByJob(route, dependencies) : answerAtOnce(route, run, dependencies);
      const description = {
        refusals: [...(refusals?.[name] ?? []), ...refusalsOfRun(run, dependencies.engines)],
        hasPlans: dependencies.hasPlans,
      };
      const config = { hasSuccessField: hasSuccessField(action) };
      app.post(
        action.path,
        { schema: describeCall(tool, action, description), config, bodyLimit: textBytesOf(action) },
        answer,
      );
    }
  }
}

/** What the engines refuse that a run asks. */
function refusalsOfRun({ needs, uses = [] }: ActionRun, engines: readonly Engine[]): AppError[] {
  const asked: readonly Capability[] = [...needs, ...uses];
  return engines.flatMap(({ provides, refusals = [] }) => (asked.some((need) => need in provides) ? refusals : []));
}

export const runsAsJob = (action: ActionDefinition): boolean => action.files !== undefined || action.asJob === true;

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function answerAtOnce(route: Route, run: ActionRun, dependencies: Dependencies): Answer {
  const { files, executeRun, identify, meterCall, usage, runMeters, subjectsOf, placeOf, instantWork, makers } =
    dependencies;
  const { action } = route;
  return async (request, reply) => {
    const caller = await identify(request);
    const meter = await meterCall({ request, reply, caller, meter: meterOf(route.tool, route.name) });
    const { plan, user } = caller;
    const { options } = await readCall(request, action, { plan, files });
    const signal = answerSignal(reply);
    const subjects = subjectsOf(request, caller);
    const who = placeOf(request, caller)?.block ?? subjects[0]?.name ?? '';
    const id = createId();
    const owner = action.keepsForMaker && makers.holderOf(request, reply, caller).owner;
    let isRepeat = false;
    const ofMaker = owner !== undefined && {
      ...{ maker: owner, callKey: callKeyOf(request, action.path, owner) },
      onRepeat: () => {
        isRepeat = true;
      },
    };
    const execute = () =>
      executeRun({
        ...{ action, run, options, inputs: {}, signal },
        caller: { plan, userId: user?.id, subject: ownOf(subjects).name, address: addressOf(subjects), ...ofMaker },
        meter: runMeters({ id, plan, subjects }),
        progress: () => undefined,
      });
    await meter.reserve(id);
    const work = () =>
      (action.keepsForMaker ? execute() : instantWork.run(who, execute, signal)).catch((error) => {
        // A stopped engine reports errors of its own; the reason for the stop counts.
        throw signal.aborted ? signal.reason : error;
      });
    const isCounted = plan !== 'pro' && (action.allowance ?? action.drawsOn) !== undefined;
    try {
      const { result } = await (isCounted ? usage.settle(id, work, { unless: () => isRepeat }) : work());
      if (action.drawsOn || isRepeat) await meter.refresh();
      return result;
    } catch (error) {
      await meter.refresh();
      throw error;
    }
  };
}

function answerByJob(route: Route, dependencies: Dependencies): Answer {
  const { tools, files, jobs, identify, beginCall, meterCall, makers } = dependencies;
  const { action } = route;
  const answerWith = createAnswerWith(route, dependencies);
  return async (request, reply) => {
    // Before anything is counted: the first call was.
    const [maker = ''] = makers.namesOf(request, await identify(request));
    const callKey = callKeyOf(request, action.path, maker);
    const earlier = callKey && (await jobs.findByCallKey(callKey));
    if (earlier) return answerWith(earlier, request, reply);
    const { caller, meter, jobCaller } = await beginCall(route, request, reply);
    const { plan, user } = caller;
    const holder = makers.holderOf(request, reply, caller);
    // With the holder's: a visitor without a cookie gets one with this answer.
    const names = [...makers.namesOf(request, caller), holder.owner];
    const { options, inputs, uploaded, ahead } = await readCall(request, action, { plan, files, holder, names });
    const uploads = uploaded.map(({ id }) => id);
    const sentAhead = ahead.map(({ id }) => id);
    const stored = Object.values(inputs).flat();
    const dropUploads = async (error: unknown) => {
      await files.removeAll(uploads);
      throw error;
    };
    const asked = { request, reply, caller };
    const steps = await meterAll(asked, stepMeters(action, options, stored, tools), meterCall).catch(dropUploads);
    const ids = Object.entries(inputs).map(([field, list]) => [field, list.map(({ id }) => id)]);
    const inputBytes = stored.reduce((sum, { bytes }) => sum + bytes, 0);
    const job = await jobs
      .start(
        {
          userId: user?.id ?? null,
          maker: holder.owner,
          callKey: callKeyOf(request, action.path, holder.owner),
          makerAddress: holder.address,
          uploads: [...uploads, ...sentAhead],
          // A client that sent a file ahead knows its id, and sending it again would be costly.
          keepUploads: sentAhead.length > 0 ? 'always' : keepUploads(request, action),
          options,
          inputs: Object.fromEntries(ids),
          inputBytes,
        },
        jobCaller,
        {
          lane: laneOf(action, inputBytes, options),
          isAwaited: !prefers(request, 'respond-async'),
          onInsert: async (transaction, id) => {
            await meter.reserve(id, { transaction, sha256: countedFile(action, inputs) });
            for (const each of steps) await each.reserve(id, { transaction });
          },
        },
      )
      .catch(dropUploads);
    endStep('add job');
    await files.take(sentAhead);
    // Uploads of a repeated call are not needed.
    await files.removeAll(uploads.filter((id) => !job.uploads.includes(id)));
    const refreshMeters = async () => {
      for (const each of [meter, ...steps]) await each.refresh();
    };
    return answerWith(job, request, reply, { isNew: job.state === 'queued', refreshMeters });
  };
}

/** Answers with a job, with its result or with the file it made, as the caller prefers. */
function createAnswerWith({ tool, name, action }: Route, { jobs, files, storage, usage }: Dependencies) {
  const counted = meterOf(tool, name);

  /**
   * @param added whether this call added the job, and what updates the RateLimit headers when the job has changed what is
   * left
   */
  return async (
    job: JobRow,
    request: FastifyRequest,
    reply: FastifyReply,
    {
      isNew = false,
      refreshMeters = async () => undefined,
    }: { isNew?: boolean; refreshMeters?: () => Promise<void> } = {},
  ) => {
    if (prefers(request, 'respond-async')) {
      return reply
        .status(202)
        .headers({ location: jobPath(job.id), 'preference-applied': 'respond-async' })
        .send(toJob(job));
    }
    const signal = answerSignal(reply);
    const ended = await jobs
      .follow(job.id, () => undefined, signal, { added: isNew ? job : undefined })
      .catch(notThere);
    if (!ended) {
      // A client with an Idempotency-Key may come back for the answer.
      if (signal.reason instanceof ClientLeft && job.callKey === null) return jobs.cancel(job.id);
      // The server stops but the work continues: its result will be there.
      reply.header('location', jobPath(job.id));
      throw signal.reason;
    }
    if (ended.state !== 'done' || counted?.takenBy === 'run') await refreshMeters();
    const result = resultOf(ended);
    // The text in it has been read.
    if (counted?.allowance.freeIfDeletedSoon) await usage.takenOut([job.id]);
    if (action.answersWith === undefined) return result;
    const url = z.record(z.string(), z.unknown()).parse(result)[action.answersWith];
    const [file] = await files.require([fileIdOf(String(url)) ?? '']);
    if (!file) throw new Error(`${action.path} answered without a file.`);
    return sendFile(reply.header('content-location', String(url)), file, storage);
  };
}

/** A job that its caller waits for may be lost in a crash of the database (decision 0032). */
function notThere(error: unknown): never {
  const isLost = error instanceof AppError && error.code === jobErrors.unknown().code;
  throw isLost ? jobErrors.lost(undefined, { cause: error, headers: { 'retry-after': '1' } }) : error;
}

/** The digest of the file an allowance counts once; other tools' results have none. */
function countedFile({ allowance }: ActionDefinition, inputs: Readonly<Record<string, StoredFile[]>>) {
  const field = allowance?.sameFile?.field;
  return (field === undefined ? undefined : inputs[field]?.[0]?.sha256) ?? undefined;
}

async function meterAll(
  asked: Omit<Parameters<MeterCall>[0], 'meter'>,
  meters: readonly Meter[],
  meterCall: MeterCall,
): Promise<CallMeter[]> {
  const metered: CallMeter[] = [];
  for (const meter of meters) metered.push(await meterCall({ ...asked, meter }));
  return metered;
}

/** The meters of other tools' actions that the call runs. */
function stepMeters(
  action: ActionDefinition,
  options: Record<string, unknown>,
  [first]: readonly StoredFile[],
  runs: readonly ToolRuns[],
): Meter[] {
  if (!action.delegatesTo || !first) return [];
  const tools = runs.map(({ tool }) => tool);
  const ids = meteredSteps(listOperations(tools), action.delegatesTo(options), first.type);
  // Always in the same order, to avoid deadlocks.
  return metersOf(tools)
    .filter((meter) => ids.includes(meterName(meter)))
    .toSorted((a, b) => (meterName(a) < meterName(b) ? -1 : 1));
}

function resultOf({ state, result, error }: Awaited<ReturnType<Jobs['require']>>): unknown {
  if (state === 'done') return result;
  if (state === 'failed' && error) throw new AppError(error);
  throw jobErrors.cancelled();
}

/** RFC 7240. */
const prefers = ({ headers }: FastifyRequest, what: 'respond-async' | 'keep-input'): boolean =>
  String(headers.prefer ?? '')
    .split(',')
    .some((preference) => preference.split(';')[0]?.trim().toLowerCase() === what);

function keepUploads(request: FastifyRequest, { keepsUploads }: ActionDefinition): KeepUploads {
  if (!prefers(request, 'respond-async')) return keepsUploads ? 'done' : 'never';
  return prefers(request, 'keep-input') ? 'always' : 'done';
}
