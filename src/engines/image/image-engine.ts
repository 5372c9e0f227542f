import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import type { EncodeImage, Engine, EngineLog, ImageFacts, ReadImage } from '../engines.ts';
import { nodePrograms, packageVersion } from '../packages.ts';
import type { RunCommand } from '../run-command.ts';
import type { Sandbox } from '../sandbox.ts';
import { createSupervisor, type Supervisor } from '../supervisor.ts';
import { createThreadPool } from '../thread-pool.ts';
import { type ImageAnswer, type ImageTask, imageAnswerSchema, inputName, outputName } from './image-tasks.ts';
import type { OptimizePng } from './png-thread.ts';

export type ImageEngineDependencies = {
  runCommand: RunCommand;
  sandbox: Sandbox;
  /** Where the image processes exchange files; best on the file system of the jobs' directories. */
  slotsDirectory: string;
  log: EngineLog;
  /** How many images are worked on at the same time; one per core by default. */
  processes?: number;
};

/** sharp in supervised, sandboxed processes; oxipng in threads. */
export function createImageEngine(dependencies: ImageEngineDependencies): Engine {
  const processes = superviseImageProcesses(dependencies);
  const pngThreads = createThreadPool<OptimizePng, { bytes: number }>({
    script: new URL('./png-thread.ts', import.meta.url),
    size: Math.max(1, availableParallelism() - 1),
    queueLimit: 200,
    maxJobs: 200,
    heapMb: 256,
    idleStopMs: 5 * MINUTE_MS,
  });

  const readImage: ReadImage = async ({ input, type, signal }) => {
    const answer = await processes.run({
      request: { task: 'read', type },
      inputs: { [inputName]: input },
      outputs: {},
      timeoutMs: 20 * SECOND_MS,
      signal,
    });
    return factsOf(answer);
  };

  const encodeImage: EncodeImage = async ({ input, inputType, output, signal, ...options }) => {
    const answer = await processes.run({
      request: { task: 'encode', type: inputType, upright: false, ...options },
      inputs: { [inputName]: input },
      outputs: { [outputName]: output },
      timeoutMs: 5 * MINUTE_MS,
      signal,
    });
    if (options.format === 'png') {
      await pngThreads.run({ path: output, level: 2, alpha: options.quality < 100 }, signal);
    }
    return { ...factsOf(answer), bytes: (await stat(output)).size };
  };

  return {
    name: 'sharp',
    provides: { readImage, encodeImage },
    status: async () => ({ state: processes.state().running > 0 ? 'ready' : 'idle', version: packageVersion('sharp') }),
    close: async () => {
      await Promise.all([processes.close(), pngThreads.close()]);
    },
  };
}

function superviseImageProcesses(dependencies: ImageEngineDependencies): Supervisor<ImageTask, ImageAnswer> {
  const { sandbox, slotsDirectory, log } = dependencies;
  return createSupervisor<ImageTask, ImageAnswer>({
    name: 'image',
    command: process.execPath,
    args: ['--max-old-space-size=512', fileURLToPath(new URL('./image-worker.ts', import.meta.url))],
    // The C library's per-thread arenas would keep several times the memory of the largest image.
    env: { MALLOC_ARENA_MAX: '2' },
    readOnly: nodePrograms,
    limits: { fileMb: 2048, openFiles: 256 },
    size: dependencies.processes ?? availableParallelism(),
    queueLimit: 200,
    maxJobs: 200,
    memory: { recycleMb: 512, killMb: 3072 },
    idleStopMs: 5 * MINUTE_MS,
    answer: imageAnswerSchema,
    sandbox,
    slotsDirectory,
    log,
  });
}

function factsOf(answer: ImageAnswer): ImageFacts {
  if (answer.done !== 'facts') throw new Error('The image process answered something else than asked');
  return answer.facts;
}
