import { availableParallelism } from 'node:os';
import { createStep } from './photo-steps.ts';
import type { EstimateTask } from './photo-tasks.ts';
import type { Tile } from './photo-tile.ts';
import { type PhotoMeasures, planSteps } from './plan-steps.ts';

const side = 192;
/** Decoding and encoding as JPEG, measured with sharp on 12 megapixels. */
const codecSecondsPerMegapixel = { decode: 0.015, encode: 0.06 };
/** The same work for every photo. */
const typicalMeasures: PhotoMeasures = {
  tone: { low: 8, high: 240, quartiles: [60, 100, 150], saturation: 0.3, gray: [0.5, 0.5, 0.5] },
  flaws: { noise: 8, colorNoise: 6, blur: 1.6, jpegQuality: 60 },
};

/** Does the steps on a drawn tile, and extrapolates: seconds on this machine while it does nothing else. */
export function estimateEnhancement({ width, height, ...request }: EstimateTask): number {
  const plans = planSteps(request, typicalMeasures).map(({ plan }) => plan);
  // The first round compiles.
  timeSteps(plans);
  const milliseconds = timeSteps(plans);
  const scale = plans.reduce((by, plan) => by * createStep(plan).scale, 1);
  const megapixels = (width * height) / 1_000_000;
  const work = (milliseconds / 1000 / (side * side)) * (width * height);
  const codecs = codecSecondsPerMegapixel.decode + codecSecondsPerMegapixel.encode * scale * scale;
  return work / availableParallelism() + codecs * megapixels;
}

/** Milliseconds of a core. */
function timeSteps(plans: readonly Parameters<typeof createStep>[0][]): number {
  let tile = drawnTile();
  // Of this thread alone: on a clock, other visitors' work would count several times over.
  const start = process.threadCpuUsage();
  for (const plan of plans) tile = createStep(plan).apply(tile);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** Waves and grain: as much work as a photo. */
function drawnTile(): Tile {
  const data = new Uint8Array(side * side * 3);
  let random = 1;
  for (let at = 0; at < data.length; at += 1) {
    random = (random * 48_271) % 2_147_483_647;
    const pixel = Math.floor(at / 3);
    data[at] = 128 + 80 * Math.sin((pixel % side) / 9) * Math.cos(pixel / side / 13) + (random % 17) - 8;
  }
  return { x: 0, y: 0, width: side, height: side, channels: 3, data };
}
