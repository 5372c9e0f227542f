import { availableParallelism, totalmem } from 'node:os';
import { MB, MINUTE_MS } from '../../shared/units.ts';
import type { EngineLog } from '../engines.ts';
import { nodeProgram } from '../packages.ts';
import type { Sandbox } from '../sandbox.ts';
import { createSupervisor, type Supervisor } from '../supervisor.ts';
import type { ImageTask } from './image-tasks.ts';

export type ImageProcessesDependencies = {
  sandbox: Sandbox;
  /** Where the image processes exchange files with the server; see `SupervisorOptions`. */
  slotsDirectory: string;
  log: EngineLog;
  /** How many images are worked on at the same time; one per core when left out. */
  processes?: number;
};

export type ImageProcesses = Supervisor<ImageTask>;

/** The processes in which visitors' images are opened. None runs before the first image. */
export function createImageProcesses(dependencies: ImageProcessesDependencies): ImageProcesses {
  const { sandbox, slotsDirectory, log, processes: size = availableParallelism() } = dependencies;
  const program = nodeProgram(new URL('./image-worker.ts', import.meta.url), 512);
  return createSupervisor<ImageTask>({
    name: 'image',
    ...program,
    // The C library keeps freed memory in one arena per thread; a few large images would hold gigabytes.
    env: { ...program.env, MALLOC_ARENA_MAX: '2' },
    limits: { fileMb: 2048, openFiles: 256 },
    size,
    queueLimit: 200,
    maxJobs: 200,
    memory: { recycleMb: 512, killMb: memoryPerProcessMb(size) },
    idleStopMs: 5 * MINUTE_MS,
    sandbox,
    slotsDirectory,
    log,
  });
}

/** The most that one image needs: 100 megapixels as lossless WebP, measured 2,573 MB. */
const largestImageMb = 3072;

/** What one of `size` processes may hold, so that all of them together leave a fifth of the machine to the server. */
function memoryPerProcessMb(size: number): number {
  const constrained = process.constrainedMemory();
  const availableMb = Math.min(totalmem(), constrained > 0 ? constrained : Number.POSITIVE_INFINITY) / MB;
  return Math.min(largestImageMb, Math.round((availableMb * 0.8) / size));
}
