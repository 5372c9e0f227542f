import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '../../shared/units.ts';
import type { EngineLog } from '../engines.ts';
import { nodePrograms } from '../packages.ts';
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
  const { sandbox, slotsDirectory, log } = dependencies;
  return createSupervisor<ImageTask>({
    name: 'image',
    command: process.execPath,
    args: ['--max-old-space-size=512', fileURLToPath(new URL('./image-worker.ts', import.meta.url))],
    // The C library keeps freed memory in one arena per thread; a few large images would hold gigabytes.
    env: { MALLOC_ARENA_MAX: '2' },
    readOnly: nodePrograms,
    limits: { fileMb: 2048, openFiles: 256 },
    size: dependencies.processes ?? availableParallelism(),
    queueLimit: 200,
    maxJobs: 200,
    // 100 megapixels of decoded pixels are 400 MB; an encoder may hold them three times.
    memory: { recycleMb: 512, killMb: 3072 },
    idleStopMs: 5 * MINUTE_MS,
    sandbox,
    slotsDirectory,
    log,
  });
}
