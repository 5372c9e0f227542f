import { mkdir } from 'node:fs/promises';
import { type ActionRun, OutputFile, type ToolRuns } from '../../catalog/define-run.ts';
import type { ActionDefinition } from '../../catalog/define-tool.ts';
import { listOperations, type PlannedStep, planStep } from '../../catalog/operations.ts';
import type { Engine, Engines, RunStep } from '../../engines/engines.ts';
import { AppError, defineError } from '../../shared/errors.ts';
import { acceptedType } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { planUsers } from '../../shared/plans.ts';
import { fileErrors } from '../files/files.errors.ts';
import { jobErrors } from '../jobs/jobs.errors.ts';
import { startDeadline } from '../jobs/start-deadline.ts';
import { meterName, meterOf } from '../usage/usage.usecases.ts';
import { callErrors, parseOptions } from './read-call.ts';

const stepErrors = {
  unsuitable: defineError<{ sentence: string }>('STEP_UNSUITABLE', 422, ({ sentence }) => sentence),
};

type Request = Parameters<RunStep>[0];
type Planned = Extract<PlannedStep, { operation: unknown }>;

/** Lets runs call actions of other tools. `engines` may be filled after this call. */
export const createStepEngine = (dependencies: { tools: readonly ToolRuns[]; engines: Engines }): Engine => ({
  name: 'Steps of other tools',
  provides: { runStep: createRunStep(dependencies) },
  refusals: [stepErrors.unsuitable({ sentence: "There is no operation called 'explode'." }), jobErrors.notAvailable()],
  status: async () => ({ state: 'ready' }),
  close: async () => undefined,
});

function createRunStep({ tools, engines }: { tools: readonly ToolRuns[]; engines: Engines }): RunStep {
  const operations = listOperations(tools.map(({ tool }) => tool));
  const actions = new Map(
    tools.flatMap(({ tool, runs }) =>
      Object.entries<ActionDefinition>(tool.actions).map(([name, action]) => [
        `${tool.slug}/${name}`,
        {
          action,
          run: runs[name],
          meter: meterOf(tool, name),
        },
      ]),
    ),
  );

  return async (request) => {
    const planned = planStep(operations, request.step, request.input.type);
    if ('problem' in planned) throw stepErrors.unsuitable({ sentence: planned.problem });
    if ('already' in planned) return { ...request.input, notes: [t('The file is of this format already.')] };
    const found = actions.get(planned.operation.id);
    if (!found?.run) throw new Error(`No run for ${planned.operation.id}.`);
    const { action, run, meter } = found;
    // Usually counted when the call came; but not all types of intermediate files are known then.
    if (meter && meter.takenBy === 'call') await request.meter(meterName(meter)).takeOnce();
    if (run.needs.some((need) => !(need in engines))) throw jobErrors.notAvailable();
    return runAction({ action, run, planned, engines, request });
  };
}

async function runAction(call: {
  action: ActionDefinition;
  run: ActionRun;
  planned: Planned;
  engines: Engines;
  request: Request;
}): ReturnType<RunStep> {
  const { action, run, planned, engines, request } = call;
  const { input, directory, caller, meter, progress } = request;
  await mkdir(directory, { recursive: true });
  const deadline = new AbortController();
  const endDeadline = startDeadline(action, input.bytes, deadline);
  const signal = AbortSignal.any([request.signal, deadline.signal]);
  try {
    const result = await run.run({
      options: parseOptions(action, planned.options),
      files: takeFile(action, planned, request),
      engines,
      caller,
      meter,
      directory,
      signal,
      progress,
      emit: () => undefined,
    });
    signal.throwIfAborted();
    return readResult(action, result);
  } catch (error) {
    // A stopped engine reports errors of its own; the reason for the stop counts.
    throw signal.aborted ? signal.reason : error;
  } finally {
    endDeadline();
  }
}

/** The file for the action's field, when the plan allows it there. */
function takeFile(action: ActionDefinition, { plain }: Planned, { input, caller: { plan } }: Request) {
  if (action.proOnly && plan !== 'pro') throw callErrors.proFeature({ sentence: action.proOnly.text });
  const [entry] = Object.entries(action.files ?? {});
  if (!entry) throw new Error('An action in bulk takes a file.');
  const [name, { accepts, maxBytes, messages }] = entry;
  const type = acceptedType(accepts, input.type);
  if (!type) throw new AppError({ code: 'INVALID_FILE', status: 415, message: messages.wrongType.text });
  // A plain operation has the limits of the original call; the tool's own work is made for its largest files.
  const most = plain ? maxBytes.pro : maxBytes[plan];
  if (input.bytes > most) {
    const { text } = messages.tooLarge({ who: planUsers[plain ? 'pro' : plan], maxBytes: most, fileName: input.name });
    throw new AppError({ code: 'FILE_TOO_LARGE', status: 413, message: text });
  }
  if (input.bytes === 0 && !accepts.includes('any')) throw fileErrors.empty({ name: input.name });
  return { [name]: [{ ...input, type }] };
}

async function readResult(action: ActionDefinition, result: Record<string, unknown>): ReturnType<RunStep> {
  const fields = [action.inBulk?.result ?? 'downloadUrl'].flat();
  const output = fields.map((field) => result[field]).find((value) => value instanceof OutputFile);
  if (!output) throw new Error(`${action.path} gave no file where its definition says so.`);
  const notes = [result.notes, result.warnings].flat().filter((note): note is string => typeof note === 'string');
  return { path: output.path, name: output.name, type: output.type, notes };
}
