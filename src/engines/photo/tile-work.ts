import { createStep, type StepPlan } from './photo-steps.ts';
import { cropTile } from './photo-tile.ts';
import type { TileTask } from './tile-plan.ts';
import { openWorkPhoto } from './work-photo.ts';

export type TileJob = {
  /** Paths of work photos. */
  input: string;
  output: string;
  plans: readonly StepPlan[];
  /** Where the result begins in the whole photo's result. */
  origin: { x: number; y: number };
  tile: TileTask;
};

/** Reads a tile, does all steps on it, and writes the part that is right. */
export function doTile({ input, output, plans, origin, tile }: TileJob): void {
  const source = openWorkPhoto(input);
  let pixels = source.read(tile.read);
  source.close();
  for (const plan of plans) pixels = createStep(plan).apply(pixels);
  const kept = cropTile(pixels, tile.kept);
  const result = openWorkPhoto(output, 'r+');
  result.write({ ...kept, x: kept.x - origin.x, y: kept.y - origin.y });
  result.close();
}
