import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import type { EventLog } from '../../platform/log/log.ts';
import { nodeProgram } from '../../platform/processes/packages.ts';
import { engineErrors, isEngineFailure } from '../../platform/processes/process.errors.ts';
import type { Sandbox } from '../../platform/processes/sandbox.ts';
import { createSupervisor } from '../../platform/processes/supervisor.ts';
import { AppError } from '../../shared/errors.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import { type ModelTask, openedSchema } from './model-tasks.ts';
import { modelErrors } from './onnx.errors.ts';
import type { ModelShape, RunModel } from './onnx-capabilities.ts';
import { runOnce } from './run-once.ts';

export type ModelDependencies = {
  sandbox: Sandbox;
  /** Where processes and server exchange files; see `SupervisorOptions`. */
  slotsDirectory: string;
  log: EventLog;
};

export type ModelFile = {
  /** Absolute path of an ONNX file. */
  path: string;
  shape: ModelShape;
  /** Maximum memory of its process while it runs. */
  memoryMb: number;
  /** Maximum time of one run, which may include loading the file. */
  timeoutMs: number;
};

export type Model = {
  run: RunModel;
  /** Loads the file and checks its shape. Throws MODEL_UNUSABLE, which every later run throws as well. */
  check: (signal: AbortSignal) => Promise<void>;
  status: () => { state: 'ready' | 'idle' } | { state: 'off'; reason: string };
  close: () => Promise<void>;
};

/** Runs a model in a sandboxed process of its own, one run at a time (docs/decisions/0088). It starts with the first run. */
export function openModel({ path, shape, memoryMb, timeoutMs }: ModelFile, dependencies: ModelDependencies): Model {
  const { sandbox, slotsDirectory, log } = dependencies;
  const name = basename(path);
  let refusal: AppError | undefined;
  const program = nodeProgram(new URL('./model-worker.ts', import.meta.url), 256);
  const supervisor = createSupervisor<ModelTask>({
    name: `model ${name}`,
    ...program,
    readOnly: [...program.readOnly, path],
    // glibc keeps freed memory in one arena per thread.
    env: { ...program.env, MALLOC_ARENA_MAX: '2' },
    limits: { fileMb: 1024, openFiles: 256 },
    size: 1,
    queueLimit: 200,
    maxJobs: 1000,
    memory: { recycleMb: memoryMb, killMb: memoryMb },
    idleStopMs: MINUTE_MS,
    sandbox,
    slotsDirectory,
    log,
  });

  /** Remembers that the file is unusable: it would be loaded in vain for every photo. */
  async function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result> {
    if (refusal) throw refusal;
    try {
      await access(path).catch((error: unknown) => {
        throw unusable('the file cannot be read', error);
      });
      await (await sandbox.ready()).grantRead(path);
      return await work();
    } catch (error) {
      if (isUnusable(error)) refusal ??= error;
      throw error;
    }
  }

  const unusable = (fault: string, cause: unknown) => modelErrors.unusable({ model: name, fault }, { cause });

  return {
    check: (signal) =>
      unlessRefused(async () => {
        const request = { task: 'open', model: path, shape } as const;
        try {
          await supervisor.run({ request, answer: openedSchema, inputs: {}, outputs: {}, timeoutMs, signal });
        } catch (error) {
          if (isTooLarge(error)) throw unusable(`it needs more than ${memoryMb} MB of memory`, error);
          if (isEngineFailure(error)) throw unusable('it cannot be loaded', error);
          throw error;
        }
      }),
    run: ({ inputs, signal }) =>
      unlessRefused(() => runOnce(supervisor, { path, shape, timeoutMs, slotsDirectory, inputs, signal })),
    status: () => {
      if (refusal) return { state: 'off', reason: refusal.message };
      return { state: supervisor.state().running > 0 ? 'ready' : 'idle' };
    },
    close: supervisor.close,
  };
}

const isUnusable = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === modelErrors.unusable({ model: '', fault: '' }).code;

const isTooLarge = (error: unknown): boolean =>
  error instanceof AppError && error.code === engineErrors.tooMuchMemory().code;
