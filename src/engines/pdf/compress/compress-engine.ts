import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { EventLog } from '../../../platform/log/log.ts';
import { availableMb } from '../../../platform/processes/available-memory.ts';
import { nodeProgram, packageVersion } from '../../../platform/processes/packages.ts';
import type { Sandbox } from '../../../platform/processes/sandbox.ts';
import { createSupervisor } from '../../../platform/processes/supervisor.ts';
import { MB, MINUTE_MS, SECOND_MS } from '../../../shared/units.ts';
import type { Engine } from '../../engines.ts';
import { drawingRefusals } from '../pdf.errors.ts';
import type { CompressPdf } from '../pdf-capabilities.ts';
import { type CompressTask, compressAnswerSchema, inputName, outputName } from './compress-tasks.ts';

export type CompressEngineDependencies = {
  sandbox: Sandbox;
  /** Where processes and server exchange files; see `SupervisorOptions`. */
  slotsDirectory: string;
  log: EventLog;
};

/** Timeout for a PDF of this size. Most take a second per megabyte; a target size takes up to six attempts. */
export const compressTimeoutMs = (bytes: number): number => 2 * MINUTE_MS + (bytes / MB) * 8 * SECOND_MS;

/** At most 1 GB was measured for 50 MB; a file that needs twice that is hostile. */
const maxMb = 2048;
/** PDFium's memory never shrinks, so processes are replaced once they have grown this much. */
const recycleMb = 512;

/** Compresses PDFs in sandboxed processes (docs/decisions). */
export function createCompressEngine({ sandbox, slotsDirectory, log }: CompressEngineDependencies): Engine {
  const program = nodeProgram(new URL('./compress-worker.ts', import.meta.url), 1536);
  const processes = createSupervisor<CompressTask>({
    name: 'pdf-compress',
    ...program,
    // glibc keeps freed memory in one arena per thread; a few large images would hold gigabytes.
    env: { ...program.env, MALLOC_ARENA_MAX: '2' },
    limits: { fileMb: 1024, openFiles: 256 },
    // Each uses about two cores while recoding images.
    size: Math.max(1, Math.floor(availableParallelism() / 2)),
    queueLimit: 100,
    maxJobs: 50,
    memory: { recycleMb, killMb: Math.min(maxMb, Math.round(availableMb() * 0.6)) },
    idleStopMs: 2 * MINUTE_MS,
    sandbox,
    slotsDirectory,
    log,
  });

  const compressPdf: CompressPdf = async (request) => {
    const { input, output, progress, signal, ...task } = request;
    const { facts, drawerLosses } = await processes.run({
      request: task,
      answer: compressAnswerSchema,
      inputs: { [inputName]: input },
      outputs: { [outputName]: output },
      timeoutMs: compressTimeoutMs((await stat(input)).size),
      onProgress: progress,
      signal,
    });
    for (const reason of drawerLosses) log.warn({ reason }, 'The thread that draws PDF pages died and was replaced');
    return { ...facts, bytes: (await stat(output)).size };
  };

  return {
    name: 'pdf-compress',
    refusals: drawingRefusals,
    provides: { compressPdf },
    status: async () => ({
      state: processes.state().running > 0 ? 'ready' : 'idle',
      version: `PDFium ${packageVersion('@embedpdf/pdfium')}, HarfBuzz ${packageVersion('harfbuzzjs')}, sharp ${packageVersion('sharp')}`,
    }),
    close: processes.close,
  };
}
