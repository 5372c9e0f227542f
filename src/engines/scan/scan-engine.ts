import { rm } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import type { FileType } from '../../shared/file-types.ts';
import { MB, MINUTE_MS } from '../../shared/units.ts';
import type { Engine, EngineLog, FindPaper, FlattenPage } from '../engines.ts';
import { createHeicDecoder } from '../image/heic.ts';
import { nodeProgram, packageVersion } from '../packages.ts';
import type { RunCommand } from '../run-command.ts';
import type { Sandbox } from '../sandbox.ts';
import { createSupervisor } from '../supervisor.ts';
import { scanErrors } from './scan.errors.ts';
import { flattenedSchema, foundSchema, pageNames, photoName, type ScanTask } from './scan-tasks.ts';

export type ScanEngineDependencies = {
  runCommand: RunCommand;
  sandbox: Sandbox;
  /** Where the processes exchange files with the server; see `SupervisorOptions`. */
  slotsDirectory: string;
  log: EngineLog;
  /** How many photos are worked on at the same time; one per core when left out. */
  processes?: number;
};

/** A photo of 100 megapixels, decoded whole where its format cannot do less, measured below this. */
const largestPhotoMb = 1536;
const timeoutMs = MINUTE_MS;

/** Finds pages in photos and flattens them (docs/decisions/0091). Nothing runs before the first photo. */
export function createScanEngine(dependencies: ScanEngineDependencies): Engine {
  const { runCommand, sandbox, slotsDirectory, log, processes: size = availableParallelism() } = dependencies;
  const heic = createHeicDecoder(runCommand);
  const program = nodeProgram(new URL('./scan-worker.ts', import.meta.url), 512);
  const processes = createSupervisor<ScanTask>({
    name: 'scan',
    ...program,
    // The C library keeps freed memory in one arena per thread; a few large photos would hold gigabytes.
    env: { ...program.env, MALLOC_ARENA_MAX: '2' },
    limits: { fileMb: 1024, openFiles: 256 },
    size,
    queueLimit: 200,
    maxJobs: 200,
    memory: { recycleMb: 512, killMb: Math.min(largestPhotoMb, Math.round(((totalmem() / MB) * 0.8) / size)) },
    idleStopMs: 5 * MINUTE_MS,
    sandbox,
    slotsDirectory,
    log,
  });

  /** HEIC is decoded by the system's program, beside `near`. */
  async function withPhoto<Result>(
    { input, type, near, signal }: { input: string; type: FileType; near: string; signal: AbortSignal },
    work: (photo: { path: string; type: FileType; upright: boolean }) => Promise<Result>,
  ): Promise<Result> {
    if (type === 'svg') throw scanErrors.notPhoto();
    if (type !== 'heic') return work({ path: input, type, upright: false });
    const decoded = await heic.decode(input, near, signal);
    try {
      return await work({ ...decoded, upright: true });
    } finally {
      await decoded.remove();
    }
  }

  const findPaper: FindPaper = ({ input, type, signal }) =>
    withPhoto({ input, type, near: input, signal }, ({ path, ...photo }) =>
      processes.run({
        request: { task: 'find', ...photo },
        answer: foundSchema,
        inputs: { [photoName]: path },
        outputs: {},
        timeoutMs,
        signal,
      }),
    );

  const flattenPage: FlattenPage = async ({ input, type, outputs, signal, ...look }) => {
    const paths = pageNames.map((name) => join(outputs, `${name}.${look.format === 'jpeg' ? 'jpg' : 'png'}`));
    const [first = '', second = ''] = paths;
    const flattened = await withPhoto({ input, type, near: first, signal }, ({ path, ...photo }) =>
      processes.run({
        request: { task: 'flatten', ...photo, ...look },
        answer: flattenedSchema,
        inputs: { [photoName]: path },
        outputs: { [pageNames[0]]: first, [pageNames[1]]: second },
        timeoutMs,
        signal,
      }),
    );
    if (flattened.pages.length === 1) await rm(second);
    return { ...flattened, pages: flattened.pages.map((page, index) => ({ ...page, path: paths[index] ?? first })) };
  };

  return {
    name: 'scanner',
    provides: { findPaper, flattenPage },
    status: async () => ({
      state: processes.state().running > 0 ? 'ready' : 'idle',
      version: `sharp ${packageVersion('sharp')}`,
    }),
    close: processes.close,
  };
}
