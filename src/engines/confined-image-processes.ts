import { availableParallelism } from 'node:os';
import type { EventLog } from '../platform/log/log.ts';
import { availableMb } from '../platform/processes/available-memory.ts';
import { nodeProgram } from '../platform/processes/packages.ts';
import type { Sandbox } from '../platform/processes/sandbox.ts';
import { createSupervisor, type Supervisor } from '../platform/processes/supervisor.ts';
import { MINUTE_MS } from '../shared/units.ts';

export type ImageProcessesDependencies = {
  sandbox: Sandbox;
  /** Where processes and server exchange files; see `SupervisorOptions`. */
  slotsDirectory: string;
  log: EventLog;
  /** Images processed at once; one per core by default. */
  processes?: number;
};

export type ImageProgram = {
  name: string;
  worker: URL;
  /** JavaScript heap; pixels are outside it. */
  heapMb: number;
  /** Maximum size of files it writes. */
  fileMb: number;
  /** Measured maximum for one image. */
  largestMb: number;
};

/** Sandboxed processes for visitors' images, one per core. None starts before the first image. */
export function createConfinedImageProcesses<Task>(
  dependencies: ImageProcessesDependencies,
  { name, worker, heapMb, fileMb, largestMb }: ImageProgram,
): Supervisor<Task> & { size: number } {
  const { sandbox, slotsDirectory, log, processes: size = availableParallelism() } = dependencies;
  const program = nodeProgram(worker, heapMb);
  const processes = createSupervisor<Task>({
    name,
    ...program,
    // glibc keeps freed memory in one arena per thread; a few large images would hold gigabytes.
    env: { ...program.env, MALLOC_ARENA_MAX: '2' },
    limits: { fileMb, openFiles: 256 },
    size,
    queueLimit: 200,
    maxJobs: 200,
    memory: { recycleMb: 512, killMb: Math.min(largestMb, memoryPerProcessMb(size)) },
    idleStopMs: 5 * MINUTE_MS,
    sandbox,
    slotsDirectory,
    log,
  });
  return { ...processes, size };
}

/**
 * Memory for one of `size` processes, leaving a fifth of the machine to the server. There are as many again for short work
 * with small files; they count half.
 */
const memoryPerProcessMb = (size: number): number => Math.round((availableMb() * 0.8) / (size * 1.5));
