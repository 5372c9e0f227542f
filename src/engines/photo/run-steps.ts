import { availableParallelism } from 'node:os';
import { createThreadPool, type ThreadPool } from '../../platform/processes/thread-pool.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import { createStep, type StepPlan } from './photo-steps.ts';
import { type Area, planTiles, scaleOf } from './tile-plan.ts';
import { doTile, type TileJob } from './tile-work.ts';
import { createWorkPhoto, openWorkPhoto } from './work-photo.ts';

export type TileThreads = ThreadPool<TileJob, undefined>;

/** One thread per core. They start with the first photo of several tiles. */
export const createTileThreads = (): TileThreads =>
  createThreadPool<TileJob, undefined>({
    script: new URL('./tile-thread.ts', import.meta.url),
    size: availableParallelism(),
    queueLimit: Number.POSITIVE_INFINITY,
    maxJobs: Number.POSITIVE_INFINITY,
    // Pixels are outside it.
    heapMb: 128,
    idleStopMs: MINUTE_MS,
  });

const tileTimeoutMs = 5 * MINUTE_MS;

/**
 * Does the steps one after another on each tile of a work photo, so that a chain loses nothing in between, and writes the
 * result as a work photo. With a `region`, in pixels of the input, the result is only that part.
 */
export async function runSteps(
  {
    input,
    output,
    plans,
    region,
  }: { input: string; output: string; plans: readonly StepPlan[]; region?: Area | undefined },
  { threads, side, progress }: { threads: TileThreads; side?: number; progress: (fraction: number) => void },
): Promise<{ width: number; height: number }> {
  const steps = plans.map(createStep);
  const photo = openWorkPhoto(input);
  photo.close();
  const { x, y, width, height } = region ?? { x: 0, y: 0, width: photo.width, height: photo.height };
  const tiles = planTiles(photo, { steps, region, side });
  const scale = scaleOf(steps);
  const size = { width: width * scale, height: height * scale };
  createWorkPhoto(output, input, size);
  const job = { input, output, plans, origin: { x: x * scale, y: y * scale } };
  const [only] = tiles;
  if (tiles.length === 1 && only) {
    // Starting a thread takes as long as a tile.
    doTile({ ...job, tile: only });
    return size;
  }
  const failed = new AbortController();
  let done = 0;
  const doOne = async (tile: TileJob['tile']) => {
    await threads.run({ request: { ...job, tile }, timeoutMs: tileTimeoutMs, signal: failed.signal });
    done += 1;
    progress(done / tiles.length);
  };
  try {
    await Promise.all(tiles.map(doOne));
  } catch (error) {
    failed.abort();
    throw error;
  }
  return size;
}
