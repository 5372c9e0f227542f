import { rename, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { packageVersion } from '../../platform/processes/packages.ts';
import { createThreadPool, type ThreadPool } from '../../platform/processes/thread-pool.ts';
import { createId } from '../../shared/ids.ts';
import { MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import type { Engine } from '../engines.ts';
import type { MinifySvg } from './image-capabilities.ts';
import type { ImageProcesses } from './image-processes.ts';
import { differenceSchema, factsSchema, inputName, otherName } from './image-tasks.ts';
import type { RewriteSvg } from './svg-thread.ts';

/**
 * Writes a checked copy of an SVG into the directory of `near`, serialised from the parse that was checked, so that other
 * readers see the same. Throws SVG_NOT_SAFE, SVG_TOO_LARGE or IMAGE_DAMAGED.
 */
export type CleanSvg = (request: {
  input: string;
  near: string;
  signal: AbortSignal;
}) => Promise<{ path: string; remove: () => Promise<void> }>;

const drawTimeoutMs = 30 * SECOND_MS;
const rewriteTimeoutMs = 30 * SECOND_MS;
/** Maximum share of colour samples that may differ after minifying: rounding moves edges a little. */
const acceptedDifference = 0.001;

/** Checks and minifies SVG with svgo in threads that can be terminated. */
export function createSvgEngine(dependencies: { processes: ImageProcesses }): Engine & { cleanSvg: CleanSvg } {
  const threads: ThreadPool<RewriteSvg, { bytes: number }> = createThreadPool({
    script: new URL('./svg-thread.ts', import.meta.url),
    size: Math.max(1, availableParallelism() - 1),
    queueLimit: 200,
    maxJobs: 200,
    heapMb: 512,
    idleStopMs: 5 * MINUTE_MS,
  });
  const rewrite = (request: RewriteSvg, signal: AbortSignal) =>
    threads.run({ request, timeoutMs: rewriteTimeoutMs, signal });

  const cleanSvg: CleanSvg = async ({ input, near, signal }) => {
    const path = join(dirname(near), `${createId()}.svg`);
    await rewrite({ input, output: path, effort: 'clean', metadata: 'keep' }, signal);
    return { path, remove: () => rm(path, { force: true }) };
  };

  const minifySvg: MinifySvg = async ({ input, output, metadata, signal }) => {
    const clean = await cleanSvg({ input, near: output, signal });
    try {
      await writeSmallest({ clean: clean.path, output, metadata, signal });
    } finally {
      await clean.remove();
    }
    const facts = await dependencies.processes.run({
      request: { task: 'read', type: 'svg' },
      answer: factsSchema,
      inputs: { [inputName]: output },
      outputs: {},
      timeoutMs: drawTimeoutMs,
      signal,
    });
    return { ...facts, bytes: (await stat(output)).size };
  };

  /** The strongest rewrite that still looks the same. */
  async function writeSmallest(request: Omit<Parameters<MinifySvg>[0], 'input'> & { clean: string }): Promise<void> {
    const { clean, output, metadata, signal } = request;
    for (const effort of ['full', 'careful'] as const) {
      await rewrite({ input: clean, output, effort, metadata }, signal);
      if ((await difference(clean, output, signal)) <= acceptedDifference) return;
    }
    await rename(clean, output);
  }

  async function difference(before: string, after: string, signal: AbortSignal): Promise<number> {
    const answer = await dependencies.processes.run({
      request: { task: 'compare' },
      answer: differenceSchema,
      inputs: { [inputName]: before, [otherName]: after },
      outputs: {},
      timeoutMs: drawTimeoutMs,
      signal,
    });
    return answer.difference;
  }

  return {
    name: 'svgo',
    provides: { minifySvg },
    status: async () => {
      const state = threads.state().running > 0 ? 'ready' : 'idle';
      return { state, version: packageVersion('svgo') };
    },
    close: threads.close,
    cleanSvg,
  };
}
