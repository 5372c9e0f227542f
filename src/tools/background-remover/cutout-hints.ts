import { z } from 'zod';
import type { Hint } from '../../shared/cutout/hints.ts';

const hintSchema = z.object({
  keep: z.boolean(),
  points: z.array(z.object({ x: z.number(), y: z.number() })).min(1),
  size: z.number().positive().optional(),
  hardness: z.number().min(0).max(1).optional(),
}) satisfies z.ZodType<Hint>;

/** The corrections of each photo, by its name on the list. */
export const hintsSchema = z.record(z.string(), z.array(hintSchema));

export const correctionModes = ['look', 'belongs', 'doesNot', 'restore', 'erase'] as const;
export type CorrectionMode = (typeof correctionModes)[number];

/** A correction by a click, or with a brush of this diameter in pixels of the photo. */
export function hintFor(
  mode: Exclude<CorrectionMode, 'look'>,
  points: readonly { x: number; y: number }[],
  brush: { size: number; hardness: number },
): Hint {
  const rounded = thinned(points, mode === 'restore' || mode === 'erase' ? brush.size / 8 : 2);
  if (mode === 'belongs' || mode === 'doesNot') return { keep: mode === 'belongs', points: rounded };
  return {
    keep: mode === 'restore',
    points: rounded,
    size: Math.max(1, Math.round(brush.size)),
    hardness: brush.hardness,
  };
}

/** Most points that a call takes in one hint. */
const mostPoints = 5000;

/** Points at least `step` apart, in whole pixels: a slow hand leaves hundreds on the same place. */
function thinned(points: readonly { x: number; y: number }[], step: number): { x: number; y: number }[] {
  const kept: { x: number; y: number }[] = [];
  for (const [index, { x, y }] of points.entries()) {
    const last = kept.at(-1);
    const isFar = last === undefined || Math.hypot(x - last.x, y - last.y) >= step;
    if ((isFar || index === points.length - 1) && kept.length < mostPoints)
      kept.push({ x: Math.round(x), y: Math.round(y) });
  }
  return kept;
}
